import Testing

@testable import Files

@Suite struct TemporaryNameTests {
    @Test("names read back, and nothing else does")
    func parsing() {
        let name = TemporaryName.fresh()
        #expect(TemporaryName(name.text) == name)
        let digits = String(repeating: "0a", count: 16)
        #expect(TemporaryName(".spindle-\(digits).tmp")?.text == ".spindle-\(digits).tmp")
        for text in [
            ".spindle-\(digits)", "spindle-\(digits).tmp", ".spindle-\(digits)0.tmp",
            ".spindle-\(digits.dropLast()).tmp", ".spindle-\(digits.uppercased()).tmp",
            ".spindle-\(digits.dropLast())é.tmp", ".spindle-\(digits.dropLast())-.tmp", ".spindle-.tmp",
            ".tmp",
            ".spindle-42-7.tmp", "",
        ] {
            #expect(TemporaryName(text) == nil, "\(text)")
        }
    }

    @Test("names are used once, also by processes of one number on several machines")
    func fresh() async throws {
        #expect(Set((0..<1000).map { _ in TemporaryName.fresh() }).count == 1000)
        // A number that begins with the process would be the same in each.
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            print("first \(TemporaryName.fresh().text)")
        }
        let output = String(decoding: try #require(result?.standardOutputContent), as: UTF8.self)
        #expect(output.contains("first .spindle-") && !output.contains(TemporaryName.fresh().text.prefix(20)))
    }
}
