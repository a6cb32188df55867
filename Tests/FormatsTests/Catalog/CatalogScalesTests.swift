import Testing

@testable import Formats

@Suite struct CatalogScalesTests {
    @Test("what is asked for is made in ascending order, as far as it has a place")
    func chosen() {
        let scales = CatalogScales([1, 1.5, 2])
        #expect(scales.chosen(of: []) == [1, 1.5, 2])
        #expect(scales.chosen(of: [3, 2, 1]) == [1, 2])
        #expect(scales.chosen(of: [3]).isEmpty)
        #expect(CatalogScales([1], areAllPossible: true).chosen(of: [5, 0.5]) == [0.5, 5])
        #expect("\(scales)" == "1, 1.5, 2")
    }
}
