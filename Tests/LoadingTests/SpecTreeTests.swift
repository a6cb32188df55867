import Specs
import Testing

@testable import Loading

@Suite struct SpecTreeTests {
    private func read(_ text: String) throws -> SpecNode {
        let log = SpecLog()
        let root = try SpecTree.read(Array(text.utf8), log: log).root
        #expect(log.problems.isEmpty)
        return root
    }

    private func failure(_ text: String) -> YAMLSyntaxError? {
        #expect(throws: YAMLSyntaxError.self) { try SpecTree.read(Array(text.utf8), log: SpecLog()) }
    }

    /// The tree as text: plain scalars as they are, others in quotation marks.
    private func text(_ node: SpecNode) -> String {
        switch node.content {
        case .text(let text, let isPlain): isPlain ? text : text.debugDescription
        case .list(let items): "[" + items.map(self.text).joined(separator: " ") + "]"
        case .map(let entries):
            "{" + entries.map { "\($0.key)=\(self.text($0.value))" }.joined(separator: " ") + "}"
        }
    }

    @Test(
        "blocks, flows, JSON, comments, quotation marks and aliases make the same tree as everywhere",
        arguments: [
            ("a: 1\nb: [x, 'y', \"z\"]", "{a=1 b=[x \"y\" \"z\"]}"),
            (#"{"a": {"b": [1, 2.5e3, true]}, "c": "\u00e9\n"}"#, "{a={b=[1 2.5e3 true]} c=\"é\\n\"}"),
            ("# note\n- a # more\n-\n  - b\n", "[a [b]]"),
            ("a: &x {k: 1}\nb: *x\nc: [*x, *x]", "{a={k=1} b={k=1} c=[{k=1} {k=1}]}"),
            ("a: no\nb: 1:30\nc: ~\nd:", "{a=no b=1:30 c=~ d=}"),
            ("a: |\n  two\n  lines\n", "{a=\"two\\nlines\\n\"}"),
            ("\u{FEFF}a: 1", "{a=1}"),
            ("---\na: 1\n...\n", "{a=1}"),
            ("a:\r\n  - 1\r\n", "{a=[1]}"),
            ("<<: {a: 1}", "{a=1}"),
            ("x: &x {a: 1, b: 2}\ny: {b: 3, <<: *x, c: 4}", "{x={a=1 b=2} y={a=1 b=3 c=4}}"),
            ("x: &x {a: 1}\ny: &y {a: 2, b: 2}\nz: {<<: [*x, *y]}", "{x={a=1} y={a=2 b=2} z={a=1 b=2}}"),
            ("x: &x {<<: {a: 1}, b: 2}\ny: {<<: *x}", "{x={a=1 b=2} y={a=1 b=2}}"),
            ("'<<': {a: 1}", "{<<={a=1}}"), ("<<: []\na: 1", "{a=1}"),
        ])
    func trees(yaml: String, expected: String) throws {
        #expect(try text(read(yaml)) == expected)
    }

    @Test(
        "what is not understood is refused where it stands",
        arguments: [
            ("", 1, 1, "empty"), ("# nothing\n", 2, 1, "empty"), ("a: 1\n---\nb: 2", 2, 1, "one document"),
            ("a: *x", 1, 4, "no anchor &x"), ("a: &x [*x]", 1, 8, "no anchor &x"),
            ("? [1]\n: 2", 1, 3, "a key must be plain text"), ("&k a: 1", 1, 1, "a key must be plain text"),
            ("%YAML 1.2\n---\na: 1", 1, 1, "directives"), ("a: 1\n%TAG ! x\n", 2, 1, "directives"),
            ("\u{1}\u{2}\u{3}\n%a", 1, 1, "the file is binary"),
            ("a: [1", 2, 1, "a comma or ] is missing"),
            ("a: {b: \"x\" // one\n, c: 2}", 1, 12, "begins with #"),
            ("a: 1\n\tb: 2", 2, 1, "a tab cannot indent; use spaces"),
            ("{\"a\": \"b", 1, 9, "add the closing one"), ("a: @b", 1, 4, "cannot begin with @"),
            ("a: b: c", 1, 5, "a colon is not expected here"), ("a:\n  b: 1\n c: 2", 3, 2, "indent the keys"),
            ("a: - b", 1, 4, "write it as [a, b]"), ("a: 1\nb", 3, 1, "write key: value"),
            ("a: \"\\q\"", 1, 5, "write \\\\ for a backslash"), ("a: }", 1, 4, "a value is missing"),
            ("é: \u{1}", 1, 4, "control characters"), ("a: \"\\ud83d\\ude00\"", 1, 7, "escape"),
        ])
    func refused(yaml: String, line: Int, column: Int, part: String) {
        let error = failure(yaml)
        #expect(error?.position == FilePosition(line: line, column: column), "\(String(describing: error))")
        #expect(error?.message.contains(part) == true, "\(String(describing: error))")
    }

    @Test("bytes that are no UTF-8 are refused where they stand")
    func encoding() {
        let error = #expect(throws: YAMLSyntaxError.self) {
            try SpecTree.read(Array("a: 1\nb: é".utf8) + [0xFF], log: SpecLog())
        }
        #expect(error?.position == FilePosition(line: 2, column: 5))
        for bytes: [UInt8] in [[0xFF, 0xFE, 0x61, 0x00], [0xED, 0xA0, 0x80], [0x61, 0x3A, 0x20, 0x00]] {
            #expect(throws: YAMLSyntaxError.self) { try SpecTree.read(bytes, log: SpecLog()) }
        }
    }

    @Test("a key that appears twice and a tag are told, and reading goes on")
    func problems() throws {
        let log = SpecLog()
        let root = try SpecTree.read(Array("a: 1\nb: {c: 1, c: 2}\na: !x 3\n".utf8), log: log).root
        let problems = log.problems.reported
        #expect(text(root) == "{a=1 b={c=1}}")
        #expect(problems.map(\.path) == ["b.c", "a", "a"])
        #expect(problems.map(\.position.line) == [2, 3, 3])
    }

    @Test("only maps can be merged, and merged maps count as copies")
    func merges() throws {
        let log = SpecLog()
        let root = try SpecTree.read(
            Array("a: &a [1]\nb: {<<: *a, c: 2}\nd: {<<: }\ne:\n  - <<: [{x: 1}, y]\n".utf8), log: log
        ).root
        let problems = log.problems.reported
        #expect(text(root) == "{a=[1] b={c=2} d={} e=[{x=1}]}")
        #expect(problems.map(\.path) == ["b.<<", "d.<<", "e[0].<<"], "\(problems)")
        #expect(problems.allSatisfy { "\($0.message)".contains("<< takes a map or a list of maps") })
        var bomb = "a0: &a0 {x0: 1, y0: 1}\n"
        for level in 1..<30 {
            let below = "*a\(level - 1)"
            bomb += "a\(level): &a\(level) {<<: [\(below), \(below)], x\(level): 1}\n"
        }
        #expect(failure(bomb)?.message.contains("values, with aliases expanded") == true)
    }

    @Test("texts and keys that nothing needs are refused, and what aliases stand for counts each time")
    func sizes() {
        #expect(
            failure("a: \(String(repeating: "x", count: 65_537))")?.message.contains("65537 bytes") == true)
        #expect(
            failure("? \(String(repeating: "x", count: 1025))\n: 1")?.message.contains("1025 bytes") == true)
        let label = String(repeating: "x", count: 50_000)
        let copies = Array(repeating: "*x", count: 30).joined(separator: ", ")
        #expect(
            failure("a: &x \(label)\nb: [\(copies)]")?.message.contains("bytes, with aliases expanded")
                == true)
        #expect(failure("a: *\(String(repeating: "x", count: 100_000))")?.message.utf8.count ?? .max < 1000)
    }

    @Test("values in a deep place with long keys take no time to be told where they are")
    func paths() throws {
        // 31 maps in each other, the innermost with a long list: the way to each value has 31,000 letters.
        let key = String(repeating: "k", count: 1000)
        let opening = (0..<29).map { "{? \(key)\($0) : " }.joined()
        let list = Array(repeating: "1", count: 90_000).joined(separator: ",")
        _ = try read("\(opening)[\(list)]\(String(repeating: "}", count: 29))")
    }

    @Test("aliases that double their content again and again are stopped, and so is deep nesting")
    func bombs() {
        var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1..<20 {
            let copies = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            bomb += "a\(level): &a\(level) [\(copies)]\n"
        }
        #expect(failure(bomb)?.message.contains("values, with aliases expanded") == true)
        let deep = String(repeating: "[", count: 100_000)
        #expect(failure(deep)?.message.contains("deep") == true)
        #expect(failure(String(repeating: "- ", count: 5000))?.message.contains("deep") == true)
        // An alias is as deep as what it stands for.
        let nested = String(repeating: "[", count: 20) + String(repeating: "]", count: 20)
        let twice = String(repeating: "[", count: 15) + "*x" + String(repeating: "]", count: 15)
        #expect(failure("a: &x \(nested)\nb: \(twice)")?.message.contains("deep") == true)
    }
}
