import Basics
import Formats
import Jobs
import Loading
import Requests
import Testing
import Vectors

/// SVG files that hold a look for light screens and one for dark ones.
@Suite struct BothLooksTests {
    private func job(_ yaml: String) throws -> RenderJob {
        try RenderFile.parse(Array("{light-dark: true, \(yaml)}".utf8), name: "a.yaml").spec.resolve()
    }

    private func notes(_ yaml: String) throws -> [String] { try job(yaml).notes.map { $0.description } }

    private func text(_ yaml: String, _ animation: SVGAnimation) throws -> String {
        let job = try job("to: [svg, svg-css], \(yaml)")
        return try #require(job.picture).svg(animation, gamut: job.gamut(in: .svg))
    }

    private func count(_ word: String, in text: String) -> Int { text.ranges(of: word).count }

    @Test(
        "Both looks share every shape and every move; only rules for dark screens are added",
        arguments: [SVGAnimation.smil, .css])
    func shapes(animation: SVGAnimation) throws {
        for yaml in [
            "theme: fiori-light, motion: fluent, track: theme", "motion: ui5-dots",
            "theme: material-light, indicator: linear, motion: material-disjoint",
            "theme: fiori-light, value: 0.4, label: Saving",
            "value: 0.5, indicator: linear, gradient: 'light-dark(red, blue),light-dark(blue, lime)'",
        ] {
            let both = try text(yaml, animation)
            let spec = try RenderFile.parse(Array("{to: svg, \(yaml)}".utf8), name: "a.yaml").spec
            let one = try #require(try spec.resolve().picture).svg(animation)
            for word in ["<path", "<g", "<animate", "<stop", "animation: "] {
                #expect(count(word, in: both) == count(word, in: one), "\(word) of \(yaml)")
            }
            #expect(count("@media (prefers-color-scheme: dark)", in: both) == 1)
            #expect(!both.contains("opacity=\"0\""), "\(yaml)")
        }
    }

    @Test(
        "The light color is an attribute, for readers without stylesheets, and the dark one a rule of a class"
    )
    func rules() throws {
        let text = try text("value: 0.5, color: 'light-dark(#0A6ED1, #5BA8F5)'", .smil)
        let rule = try #require(text.split(separator: "\n").first { $0.contains("stroke: #5BA8F5") })
        let name = rule.dropFirst().prefix { $0 != " " }
        #expect(text.contains("stroke=\"#0A6ED1\"") && text.contains("class=\"\(name)\""))
        #expect(rule == ".\(name) { stroke: #5BA8F5; }")
    }

    @Test("A color that is translucent in one look has an opacity of its own, which a rule changes")
    func alphas() throws {
        let text = try text("value: 0.5, color: 'light-dark(#0A6ED1, #5BA8F580)'", .css)
        #expect(text.contains("stroke-opacity=\"1\"") && text.contains("{ stroke-opacity: 0.502; }"))
    }

    @Test(
        "Colors that change have other keyframes on dark screens in CSS; in SMIL, what has them is there for each look"
    )
    func changing() throws {
        let yaml =
            "motion: swiperefresh, color: ['light-dark(#B3261E, #F2B8B5)', 'light-dark(#386A20, #9CD67D)']"
        let css = try text(yaml, .css)
        let dark = try #require(css.ranges(of: "@media (prefers-color-scheme: dark)").first)
        #expect(
            css[dark.lowerBound...].contains(": #F2B8B5;")
                && !css[..<dark.lowerBound].contains("#F2B8B5"))
        #expect(!css.contains("opacity=\"0\""))
        let smil = try text(yaml, .smil)
        #expect(count("<g class=", in: smil) == 2 && count("-dark\" opacity=\"0\">", in: smil) == 1)
        #expect(count("attributeName=\"stroke\"", in: smil) == 2)
    }

    @Test("Colors beyond sRGB of the dark look alone are those of Display P3 for readers that know them")
    func wide() throws {
        let text = try text("value: 0.5, color: 'light-dark(red, color(display-p3 0 1 0))'", .smil)
        let dark = try #require(text.ranges(of: "@media (prefers-color-scheme: dark)").first)
        #expect(text[dark.lowerBound...].contains("stroke: color(display-p3 0 1 0)"))
        #expect(!text[..<dark.lowerBound].contains("display-p3"))
    }

    @Test("Where looks differ in their shapes, each shows its own")
    func differing() throws {
        let theme = "theme: {base: fiori-light, dark: {cap: butt}}"
        let text = try text("\(theme), value: 0.4, stroke: 4", .css)
        #expect(count("<g class=", in: text) >= 2 && text.contains("-light { opacity: 0; }"))
        #expect(throws: SpecError.self) {
            try job("to: svg, value: 0.4, theme: {base: fiori-light, dark: {size: {medium: 99}}}")
        }
    }

    @Test(
        "What has one look is refused with the way to another",
        arguments: [
            ("to: lottie", "add to: svg or to: svg-css"),
            ("to: svg, theme: fiori-dark", "use theme: fiori-light"),
            ("to: svg, theme: high-contrast", "use a light theme"),
            (
                "to: svg, theme: {base: fiori-light, colors: {indicator: red}}",
                "such as theme: fiori-light, or pairs"
            ),
        ])
    func refusals(yaml: String, way: String) throws {
        let error = #expect(throws: SpecError.self) { try job("motion: fluent, \(yaml)") }
        let text = error.map { "\($0)" } ?? ""
        #expect(text.contains("light-dark") && text.contains(way), "\(text)")
    }

    @Test("Notes tell what is the same in both looks, and which formats have one")
    func told() throws {
        func told(_ yaml: String, _ begin: String, _ part: String) throws {
            let notes = try notes(yaml)
            #expect(notes.contains { $0.hasPrefix(begin) && $0.contains(part) }, "\(notes)")
        }
        #expect(try notes("to: svg, motion: fluent, theme: fiori-light").isEmpty)
        try told(
            "to: [svg, apng], motion: fluent, theme: fiori-light", "apng has the light look alone",
            "fiori-dark")
        try told(
            "to: svg, motion: fluent, theme: fiori-light, track: theme, color: red", "",
            "color is the same on light and dark screens")
        let pair = "motion: fluent, color: 'light-dark(red, blue)'"
        #expect(try notes("to: svg, \(pair)").isEmpty)
        try told(
            "to: [svg, gif], matte: white, \(pair)", "in gif, of ", "only the color for light screens shows")
        let spec = try RenderFile.parse(Array("{to: svg, \(pair)}".utf8), name: "a.yaml").spec
        #expect(
            try spec.resolve().notes.contains { $0.description.contains("for both in one SVG file, add") })
    }

    @Test("Where both looks are the same, a note says so")
    func same() throws {
        let job = try job("to: svg, motion: fluent, color: red")
        #expect(try #require(job.picture).darkGroups.isEmpty)
        #expect(job.notes.contains { $0.description.contains("no effect where both looks are the same") })
    }
}
