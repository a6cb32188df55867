import Basics
import Files
import Foundation
import Jobs
import Requests
import TestSupport
import Testing

@testable import Loading

/// What requests are noted for that is not as it was asked for.
@Suite struct NotesTests {
    private func notes(_ yaml: String) throws -> [String] {
        let file = try RenderFile.parse(Array(yaml.utf8), name: "a.yaml")
        return try file.resolve().notes.map { $0.text(.flags) }
    }

    @Test("a note about a file has its place and keys, and flags for what was given beside it")
    func places() throws {
        func located(_ yaml: String, _ typed: (key: String, text: String)?) throws -> [String] {
            var file = try RenderFile.parse(Array(yaml.utf8), name: "a.yaml")
            if let typed { try file.set(try #require(SpecOption.named(typed.key)), [typed.text]) }
            return try file.resolve().notes.map { file.located($0).text(.flags) }
        }
        let yaml = "motion: fluent\nframes: 1\n"
        #expect(
            try located(yaml + "with-reduced-motion: slow\n", nil) == [
                "a.yaml:3:22: one picture does not move, so with-reduced-motion has no effect"
            ])
        #expect(
            try located(yaml, ("with-reduced-motion", "slow")) == [
                "one picture does not move, so --with-reduced-motion has no effect"
            ])
        // A remedy that stands nowhere yet belongs into the file.
        let blank = try located("value: 0\n", nil)
        #expect(blank.count == 1 && blank[0].hasPrefix("a.yaml:1:8: ") && blank[0].contains("add track: "))
        #expect(
            try located("indicator: circular", ("value", "0")).first?.contains("or use another --value")
                == true)
    }

    @Test(
        "what a logo has and a shape in one color has not is noted, with a way out",
        arguments: [
            (
                "<circle r=\"9\" fill=\"#1877F2\"/><circle r=\"5\" fill=\"white\"/>",
                "shape-color: single, ",
                "has #1877F2 and #FFFFFF: what lies on another color cannot be told from it"
            ),
            ("<circle r=\"9\" fill=\"red\"/>", "", "add --color '#FF0000'"),
            ("<circle r=\"9\" fill=\"red\"/>", "color: blue, ", nil),
            ("<circle r=\"9\"/>", "", nil), ("<circle r=\"9\" fill=\"currentColor\"/>", "", nil),
            (
                "<circle r=\"9\" fill=\"url(#a)\"/><linearGradient id=\"a\"><stop/></linearGradient>",
                "shape-color: single, ",
                "has the gradient \"a\"; leave out --shape-color to keep it"
            ),
            ("<circle r=\"9\" fill=\"#1877F2\"/><circle r=\"5\" fill=\"white\"/>", "", nil),
            ("<circle r=\"9\" fill=\"red\"/>", "shape-color: own, ", nil),
            ("<circle r=\"9\" opacity=\"0.5\"/>", "", "translucent parts of"),
            ("<circle r=\"9\" opacity=\"0\"/><path d=\"M0 0h9v9z\"/>", "", nil),
        ] as [(String, String, String?)])
    func logos(body: String, more: String, part: String?) throws {
        let folder = try WorkFolder()
        let path = folder.path + "/logo.svg"
        try Data("<svg>\(body)</svg>".utf8).write(to: URL(filePath: path))
        let notes = try notes("{\(more)value: 0.5, shape: \(path)}")
        if let part {
            #expect(notes.count == 1 && notes[0].contains(part) && notes[0].contains("logo.svg"), "\(notes)")
        } else {
            #expect(notes.isEmpty, "\(notes)")
        }
    }

    @Test(
        "what an icon in the middle and a shape that must be in one color lose is noted, with no way out that is none"
    )
    func oneColor() throws {
        let folder = try WorkFolder()
        let path = folder.path + "/logo.svg"
        let body =
            "<circle r=\"9\" fill=\"#1877F2\"/><circle r=\"5\" fill=\"white\" style=\"mix-blend-mode:multiply\"/>"
        try Data("<svg>\(body)</svg>".utf8).write(to: URL(filePath: path))
        for (more, subject) in [
            ("center: \(path), size: 100, shape-color: single", "an icon in the middle"),
            ("shape: \(path), shape-color: single", "a shape"),
            ("shape: \(path), template: white", "a shape"),
        ] {
            let notes = try notes("{value: 0.5, \(more)}")
            #expect(
                notes.contains {
                    $0.contains("\(subject) is drawn in one color")
                        && $0.contains("cannot be told from it; in the drawing program, cut it out")
                }, "\(more): \(notes)")
        }
    }

    @Test(
        "where files have a look for dark screens, one of one's own that has none is noted, and colors that are the same in both",
        arguments: ["xcassets", "android", "web", "plymouth", "dotlottie"])
    func dark(format: String) throws {
        let brand = "theme: {name: brand, base: fiori-light, colors: {indicator: '#D4006A'}}"
        let own = try notes("{motion: fluent, \(brand), to: \(format)}")
        #expect(
            own.contains {
                $0.contains("gets one look for all screens, because the theme \"brand\" has no other")
                    && $0.contains("add dark: {colors: {…}} to the theme")
            })
        let colored = try notes(
            "{motion: fluent, theme: fiori-light, theme-color: 'indicator=#D4006A', track: '#EEE', to: \(format)}"
        )
        #expect(
            colored.contains {
                $0.contains("--theme-color, --track are the same on light and dark screens")
                    && $0.contains("give a pair, such as light-dark(#0A6ED1, #5BA8F5)")
            }, "\(colored)")
        for plain in [
            "motion: fluent, theme: fiori-light, to: \(format)", "motion: fluent, to: \(format)",
            "motion: fluent, theme: fiori-dark, color: red, to: \(format)",
            "motion: fluent, \(brand), to: webp",
            "motion: fluent, theme: {base: fiori-light, dark: {colors: {indicator: red}}}, to: \(format)",
            "motion: fluent, theme: fiori-light, color: 'light-dark(#D4006A, #FF8AC4)', to: \(format)",
        ] {
            let notes = try notes("{\(plain)}")
            #expect(!notes.contains { $0.contains("screens") }, "\(plain): \(notes)")
        }
    }

    @Test("a gradient of the theme that is not drawn is noted")
    func gradients() throws {
        let theme = "theme: {base: material-light, gradient: 'red, blue'}"
        #expect(try !notes("{value: 0.6, \(theme), to: frames}").contains { $0.contains("gradient") })
        #expect(
            try notes("{value: 0.6, \(theme), to: avd}").contains {
                $0.contains("the gradient of the theme is left out: avd cannot")
            })
        #expect(
            try notes(
                "{indicator: linear, transition: 'indeterminate:determinate=0.4', \(theme), to: frames}"
            ).contains {
                $0.contains("the gradient of the theme is left out, as a change of state has one color")
            })
    }

    @Test("a color of which only one half shows is noted, and one look of several that is named")
    func halves() throws {
        let pair = "color: 'light-dark(#0A6ED1, #5BA8F5)'"
        #expect(
            try notes("{value: 0.5, \(pair), track: 'light-dark(#EEE, #333)', to: frames}").contains {
                $0.contains("of --color, --track only the color for light screens shows")
            })
        #expect(
            try notes("{value: 0.5, \(pair), theme: neutral-dark, to: web}").contains {
                $0.contains("of --color only the color for dark screens shows")
            })
        #expect(try notes("{value: 0.5, \(pair), to: web}").isEmpty)
        #expect(
            try notes("{value: 0.5, \(pair), to: [web, svg]}").contains {
                $0.contains("in svg, of --color only the color for light screens shows")
            })
        #expect(
            try notes("{motion: fluent, \(pair), to: watchkit}").contains {
                $0.contains("of --color only the color for light screens shows")
            })
        #expect(
            try notes("{value: 0.5, theme: {base: fiori-light, dark: {}, look: dark}, to: web}").contains {
                $0.contains("web gets one look for all screens, dark, which --theme names")
            })
        func dotlottie(_ dark: String) throws -> Bool {
            try notes("{value: 0.5, theme: {base: fiori-light, dark: {\(dark)}}, to: dotlottie}").contains {
                $0.contains("dotlottie has the sizes, shapes and motion of the look light in all looks")
            }
        }
        #expect(try dotlottie("cap: butt") && !dotlottie("colors: {indicator: red}"))
    }
}
