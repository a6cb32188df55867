import Testing

@testable import Formats

@Suite struct AssetNameTests {
    @Test(
        "names that every file system can hold are accepted",
        arguments: [
            "a", "spinner", "Spinner 2", "1.5", "a-b_c", "a@2x", "\u{E4}\u{1F600}", "a-", "a.b.c",
            String(repeating: "n", count: 200),
        ])
    func possible(name: String) {
        #expect(AssetName.problem(with: name) == nil)
    }

    @Test(
        "names that lead elsewhere, hide, look like options, or break somewhere are refused",
        arguments: [
            ("", "empty"), (".", "begin"), ("..", "begin"), (".a", "begin"), ("-a", "begin"), (" a", "begin"),
            ("a..b", ".."), ("a/b", "\"/\""), ("/", "\"/\""), ("a\\b", "not allowed"), ("a:b", "\":\""),
            ("a*", "\"*\""), ("a?", "\"?\""), ("<", "\"<\""), ("a>b", "\">\""), ("a|b", "\"|\""),
            ("a\"b", "not allowed"), ("a\nb", "\\n"), ("a\0b", "\\0"), ("a\u{1B}[0m", "\\u{1B}"),
            ("a\u{202E}b", "not allowed"), ("a\u{2028}b", "not allowed"), ("\u{FEFF}a", "not allowed"),
            ("a\u{E0001}b", "not allowed"), ("a\u{10FFFE}", "not allowed"),
            (String(repeating: "n", count: 201), "201 bytes"),
            (String(repeating: "\u{1F600}", count: 51), "204 bytes"),
        ])
    func impossible(name: String, fragment: String) throws {
        let problem = try #require(AssetName.problem(with: name))
        #expect(problem.contains(fragment), "\(problem)")
        #expect(problem.utf8.count < 300)
        #expect(!problem.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E }, "\(problem)")
    }
}
