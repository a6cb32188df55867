import Testing

@testable import CairoRaster

@Suite struct CoverageLevelsTests {
    @Test("C1: levels are thirds, within 1.5 of the exact coverage; free and whole pixels are exact")
    func areas() {
        for step in 0...25500 {
            let exact = Double(step) / 100
            let level = Double(CoverageLevels.level(exact / 255))
            #expect((level - exact).magnitude <= 1.5001, "\(exact)")
            #expect(level.truncatingRemainder(dividingBy: 3) == 0)
        }
        #expect(CoverageLevels.level(0.0) == 0)
        #expect(CoverageLevels.level(1.0) == 255)
        #expect(CoverageLevels.level(1.001) == 255)
    }

    @Test("C1: 16 subpixels give a third within 1.5 of their average; none and all of them are exact")
    func sums() {
        for sum in UInt32(0)...4080 {
            let level = Double(CoverageLevels.level(sum))
            #expect((level - Double(sum) / 16).magnitude <= 1.5, "\(sum)")
            #expect(level.truncatingRemainder(dividingBy: 3) == 0)
        }
        #expect(CoverageLevels.level(UInt32(0)) == 0)
        #expect(CoverageLevels.level(UInt32(4080)) == 255)
    }
}
