import Testing

@testable import Formats

@Suite struct FrameNamesTests {
    func names(count: Int, scale: Double = 1) -> FrameNames {
        FrameNames(
            FrameSequence(
                name: "spin", animation: "turn", count: count, fps: 60, loops: true, scale: scale, width: 1,
                height: 1))
    }

    @Test("numbers have four digits, and more where the last frame needs them")
    func digits() {
        #expect(names(count: 1).file(0) == "spin-0000.png")
        #expect(names(count: 10000).file(9999) == "spin-9999.png")
        #expect(names(count: 10001).file(0) == "spin-00000.png")
        #expect(names(count: 10001).file(10000) == "spin-10000.png")
        #expect(names(count: 1_234_567).file(42) == "spin-0000042.png")
    }

    @Test(
        "a scale other than 1 stands before the extension",
        arguments: [(2.0, "@2x"), (1.5, "@1.5x"), (0.75, "@0.75x")])
    func scales(scale: Double, suffix: String) {
        let names = names(count: 3, scale: scale)
        #expect(names.suffix == suffix)
        #expect(names.file(1) == "spin-0001\(suffix).png")
        #expect(names.file(extension: "json") == "spin\(suffix).json")
        #expect(names.file(number: 2, extension: "png") == "spin-2\(suffix).png")
    }

    @Test("keys are the same at every scale")
    func keys() {
        #expect(names(count: 3, scale: 2).key(1) == "spin-0001.png")
        #expect(names(count: 3).key(1) == "spin-0001.png")
    }
}
