import Testing

@testable import CairoRaster

@Suite struct KeptTests {
    @Test("while a value is made, others are asked for and made; of one key, the first that is done is heard")
    func meanwhile() {
        let kept = Kept<Int, String>(limit: 10)
        var inner: [String] = []
        let outer = kept.value(1) {
            inner = [kept.value(2) { ("other", 1) }, kept.value(1) { ("first", 1) }]
            return ("second", 1)
        }
        #expect(inner == ["other", "first"] && outer == "first")
        let later = kept.value(1) { ("third", 1) }
        #expect(later == "first")
    }

    @Test("all are forgotten where there is no room for another")
    func limit() {
        let kept = Kept<Int, String>(limit: 3)
        let made = (0..<4).map { key in kept.value(key % 3) { ("\(key)", 1) } }
        #expect(made == ["0", "1", "2", "0"], "three have room")
        let large = kept.value(3) { ("large", 2) }
        let again = kept.value(0) { ("again", 1) }
        #expect(large == "large" && again == "again")
    }

    @Test("what cannot be made is asked for again")
    func failure() throws {
        struct Failure: Error {}
        let kept = Kept<Int, String>(limit: 3)
        #expect(throws: Failure.self) { try kept.value(1) { () throws(Failure) in throw Failure() } }
        let made = kept.value(1) { ("made", 1) }
        #expect(made == "made")
    }
}
