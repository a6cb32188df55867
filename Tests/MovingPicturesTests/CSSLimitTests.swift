import Testing

@testable import MovingPictures
@testable import SVGDocuments

@Suite struct CSSLimitTests {
    /// Reads style sheets and their animations, and whatever values they have.
    private static func read(_ svg: String) throws {
        let tree = SVGTree(try SVGParser.root(of: Array(svg.utf8)))
        let cascade = try CSSCascade(tree, CSSConditions(), accepts: CSSValidity.accepts)
        let animations = try CSSAnimations(MovingDrawing(tree, cascade.declared, color: .black), cascade)
        _ = animations.repetition
        for time: Int64 in [0, 1, 500_000_000, .max / 2] {
            var values = MovingValues()
            animations.apply(at: time, to: &values)
        }
    }

    private static func sheet(_ text: String, _ body: String = "<g id=\"t\" class=\"a\"/>") -> String {
        "<svg><style>\(text)</style>\(body)</svg>"
    }

    @Test("Style sheets that double, nest or repeat without end are read, or refused with a problem")
    func bad() {
        let many = String(repeating: "<g class=\"a\"/>", count: 500)
        var doubling = "#t{--a0:1"
        for index in 1..<60 { doubling += ";--a\(index):var(--a\(index - 1)) var(--a\(index - 1))" }
        doubling += ";fill:var(--a59);stroke:var(--a30)}"
        var chain = "#t{"
        for index in 0..<5000 { chain += "--a\(index):var(--a\(index + 1));" }
        chain += "fill:var(--a0)}"
        let open = "@media all{@supports (r:1){@layer a{"
        for svg in [
            Self.sheet(doubling), Self.sheet(chain),
            Self.sheet(String(repeating: "*{r:1}", count: 1500), many),
            Self.sheet(String(repeating: "g ~ ", count: 300) + "g{r:1px}", many),
            Self.sheet(String(repeating: "g ", count: 300) + "g{r:1px}", many),
            Self.sheet(String(repeating: open, count: 1000)),
            Self.sheet(String(repeating: ":not(", count: 2000)),
            Self.sheet(String(repeating: "{", count: 2000)), Self.sheet(String(repeating: "}", count: 2000)),
            Self.sheet("a{" + String(repeating: "(", count: 2000)),
            Self.sheet(
                ".a{animation:" + String(repeating: "k 1s,", count: 30) + "k 2s}@keyframes k{to{r:1px}}", many
            ),
            Self.sheet(
                ".a{animation:k 1s}@keyframes k{" + String(repeating: "to{r:1px}", count: 200) + "}", many),
            Self.sheet(
                "@keyframes k{" + String(repeating: "0%,", count: 2000) + "to{r:1px}}.a{animation:k 1s}"),
            Self.sheet("#t{animation:k 1e-12s 1e300s 1e300 infinite}@keyframes k{to{r:1e300px}}"),
            Self.sheet("#t{animation:k 1e30s -1e30s 1e300}@keyframes k{to{r:calc(1px*1e300*1e300)}}"),
            Self.sheet("#t{--a:" + String(repeating: "var(--b,", count: 2000) + "}"),
            Self.sheet(
                "[a*='" + String(repeating: "x", count: 2000) + "y']{r:1px}",
                "<g a=\"" + String(repeating: "x", count: 50_000) + "\"/>" + many),
            Self.sheet("@", ""), Self.sheet("@media", ""), Self.sheet("@keyframes", ""),
            Self.sheet("a{b:c!", ""),
            Self.sheet("\\", ""), Self.sheet("\"", ""), Self.sheet("/*", ""), Self.sheet("url(", ""),
            Self.sheet("a{:}", ""),
        ] {
            try? Self.read(svg)
        }
    }

    @Test("More rules than elements can be tested for are refused")
    func work() {
        let svg = Self.sheet(
            String(repeating: "*{r:1}", count: 1500), String(repeating: "<g/>", count: 2000))
        #expect(throws: SVGProblem.self) { try Self.read(svg) }
    }

    @Test(
        "What is passed over is told",
        arguments: [
            (
                "g:has(a){r:1px}",
                "the selector \"g:has(a)\" is not read; select by element, class or id, or write styles as attributes"
            ),
            ("#t{r:reed}", "r: \"reed\" is passed over"),
            ("#t{r 3}", "the declaration \"r 3\" is not read"),
            ("#t{fill:var(--a)}", "fill: \"var(--a)\" has no value; define its variables"),
            ("#t{r:1px", "the style sheet ends within a rule"),
            ("#t{g{r:1px}}", "the rule \"g{r:1px}\" within a rule is not read; write it behind that"),
        ])
    func notes(_ sheet: String, _ note: String) throws {
        let tree = SVGTree(try SVGParser.root(of: Array(Self.sheet(sheet).utf8)))
        let cascade = try CSSCascade(tree, CSSConditions(), accepts: CSSValidity.accepts)
        #expect(cascade.notes.all.map { $0.text } == [note])
    }
}
