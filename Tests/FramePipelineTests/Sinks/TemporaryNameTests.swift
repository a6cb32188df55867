import Foundation
import Testing

@testable import FramePipeline

@Suite struct TemporaryNameTests {
    @Test("names read back, and nothing else does")
    func parsing() throws {
        let name = TemporaryName(process: 42, number: 7)
        #expect(name.text == ".spindle-42-7.tmp")
        #expect(TemporaryName(name.text) == name)
        for text in [
            ".spindle-42-07.tmp", ".spindle-+42-7.tmp", ".spindle-42-7", "spindle-42-7.tmp",
            ".spindle-42.tmp",
            ".spindle-0-7.tmp", ".spindle-99999999999-7.tmp", ".spindle-42-7-1.tmp", ".spindle-.tmp", ".tmp",
            "",
        ] {
            #expect(TemporaryName(text) == nil, "\(text)")
        }
    }

    @Test("names are used once, and are not abandoned while the process lives")
    func fresh() {
        let (one, two) = (TemporaryName.fresh(), TemporaryName.fresh())
        #expect(one != two)
        #expect(!one.isAbandoned && !two.isAbandoned)
        #expect(!TemporaryName(process: 1, number: 0).isAbandoned)
        #expect(TemporaryName(process: 2_000_000_000, number: 0).isAbandoned)
        #expect(TemporaryName(process: getpid(), number: .max).isAbandoned)
    }
}
