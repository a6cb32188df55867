import Basics
import Testing

@testable import Basics

@Suite struct SpecNumberTests {
    @Test(
        "decimal numbers in every form are understood",
        arguments: [
            ("0", 0), ("-0.5", -0.5), ("+3", 3), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("2.5E-3", 0.0025),
            ("007", 7), ("1e-05", 1e-5),
        ] as [(String, Double)])
    func numbers(text: String, value: Double) {
        #expect(SpecNumber.value(of: text[...]) == value)
    }

    @Test(
        "nothing else is a number",
        arguments: [
            "", ".", "-", "e5", "1e", "1e+", "0x1F", "0o17", "1_000", "1:30", ".inf", "nan", "inf", "1 ",
            " 1", "1,5",
            "1e999", "٣", "１", "--1", "1.2.3", "5ms",
        ])
    func others(text: String) {
        #expect(SpecNumber.value(of: text[...]) == nil)
    }

    @Test("numbers are written so that they read back as the same number")
    func texts() {
        #expect(5400.shortestText == "5400" && (-0.25).shortestText == "-0.25")
        for value in [1.0 / 3, 1e-7, 2_961_926, 1e22, -4000.0 / 3, 0.1 + 0.2] {
            #expect(SpecNumber.value(of: value.shortestText[...]) == value)
        }
    }
}
