import Basics
import Formats
import Jobs
import MotionCore
import RequestSupport
import Specs
import TestSupport
import Testing

@testable import Builds

@Suite struct ManifestTests {
    private func ids(_ manifest: String) throws -> [String] {
        try BuildFixture(manifest).plan().jobs.map(\.id)
    }

    @Test("assets are a map or a list, in folders of their own")
    func assets() throws {
        #expect(
            try ids("{version: 1, assets: {b: {folder: x/y}, a: }}") == ["a", "x/y/b"])
        #expect(
            try ids("{version: 1, defaults: {folder: x}, assets: [{name: b}, {name: a, folder: z}]}") == [
                "x/b", "z/a",
            ])
    }

    @Test("a matrix has one variant for each combination, called after its values or as is said")
    func matrix() throws {
        let axes = "matrix: {direction: [ltr, rtl], os: {ios: {size: 20}, web: {size: 24}}}"
        #expect(
            try ids("{version: 1, assets: {a: {\(axes)}}}") == [
                "a-ltr-ios", "a-ltr-web", "a-rtl-ios", "a-rtl-web",
            ])
        #expect(
            try ids(
                "{version: 1, assets: {a: {\(axes), theme: fiori-dark, folder: '{os}', naming: '{theme}-{name}-{size}-{direction}'}}}"
            ) == [
                "ios/fiori-dark-a-20-ltr", "ios/fiori-dark-a-20-rtl", "web/fiori-dark-a-24-ltr",
                "web/fiori-dark-a-24-rtl",
            ])
    }

    @Test("what placeholders may stand for is told once")
    func placeholders() {
        let axes = "theme: [fiori-light, fiori-dark]"
        let error = #expect(throws: SpecError.self) {
            try ids("{version: 1, assets: {a: {motion: fluent, matrix: {\(axes)}, naming: '{nam}-{theme}'}}}")
        }
        #expect(error?.message.contains("(known: name, theme, motion)") == true, "\(error as Any)")
    }

    @Test("what an asset says goes before defaults, and a matrix before both; maps of options become one")
    func layers() throws {
        let fixture = try BuildFixture(
            """
            {version: 1, defaults: {size: 10, fps: 30, sheet: {columns: 2, padding: 1}}, assets: {a: {
              size: 20, sheet: {columns: 3}, matrix: {x: {m: {fps: 12, sheet: {border: 4}}}}}}}
            """)
        let plan = try fixture.plan()
        let entries = plan.manifest.variant(0).entries
        #expect(entries["size"]?.text == "20" && entries["fps"]?.text == "12")
        let sheet = try #require(entries["sheet"]?.entries)
        #expect(sheet.map { "\($0.key)=\($0.value.text ?? "")" } == ["columns=3", "padding=1", "border=4"])
    }

    @Test("themes are known in all files, and paths are relative to the file they stand in")
    func includes() throws {
        let fixture = try BuildFixture(
            "{version: 1, includes: [sub/more.yaml], defaults: {size: 12}, themes: {brand: {base: fiori-dark}}}"
        )
        try #require(mkdir(fixture.folder.path + "/sub"))
        fixture.put("{version: 1, assets: {a: {theme: brand, motion: own.yaml}}}", "sub/more.yaml")
        fixture.put("{name: own, period: 500, tail: {}, head: {offset: 90}}", "sub/own.yaml")
        let plan = try fixture.plan()
        let job = try plan.rendered(plan.jobs[0])
        #expect(job.timeline.motion.name == "own" && job.scene.size.width == 12)
        #expect(
            plan.inputPaths(besides: []).map { $0.dropFirst(fixture.folder.path.count) } == [
                "/spindle.yaml", "/sub/more.yaml", "/sub/own.yaml",
            ])
    }

    @Test(
        "defaults are for the assets that can have them; what an asset says itself must have an effect there")
    func defaults() throws {
        let text = """
            version: 1
            defaults: {sheet: {columns: 3}, gap: 2, track: theme, size: 20, value: 0:1, easing: ease, matte: "#FFF"}
            assets:
              a: {motion: cupertino}
              b: {to: sheet}
              c: {indicator: steps, steps: [x, y]}
              d: {indicator: linear, to: [svg, apng], scale: 2}

            """
        let plan = try BuildFixture(text).plan()
        let jobs = try plan.jobs.map { try plan.rendered($0) }
        let idle = jobs.map { $0.notes.map { $0.text(.keys) }.filter { $0.contains("no effect") } }
        #expect(idle == [[], [], [], ["scale has no effect on svg"]])
        #expect(jobs[1].options.sheet.columns == 3 && jobs[1].timeline.count == 101)
        #expect(jobs[0].timeline.motion.name == "cupertino" && jobs[0].scene.size.width == 20)
        let problems = try BuildFixture(text + "  e: {motion: ui5-dots, gap: 2, sheet: {padding: 1}}\n")
            .problems()
        #expect(
            problems == [
                "spindle.yaml:8:30: assets.e.gap: has no effect on dots; leave it out",
                "spindle.yaml:8:50: assets.e.sheet.padding: has no effect on frames; add to: sheet",
            ])
    }

    @Test("a default that one of several formats heeds stays for that one")
    func partial() throws {
        let plan = try BuildFixture(
            """
            version: 1
            defaults: {to: [sheet, svg], compression: small, frames: 2, motion: fluent}
            assets: {a: {size: 9}}
            """
        ).plan()
        #expect(try plan.jobs.map { try plan.rendered($0).options.compression } == [.small])
    }

    @Test("everything wrong is told at once, where it stands")
    func everything() throws {
        let fixture = try BuildFixture(
            """
            version: 1
            defaults: {them: x}
            themes: {brand: {base: fiori-lite}}
            assets:
              a: {motion: fluentt, fps: 9999}
              b: {theme: brend, value: 0:2}
              c: {matrix: {direction: [ltr, rt]}, naming: "{nam}"}
              con: {}
            """)
        let lines = fixture.problems()
        for (place, fragment) in [
            ("2:12", "there is no key \"them\"; did you mean \"theme\"?"),
            ("3:24", "themes.brand.base: there is no theme \"fiori-lite\"; did you mean \"fiori-light\"?"),
            ("5:29", "assets.a.fps: \"9999\" is out of range"),
            ("6:14", "assets.b.theme: there is no theme \"brend\"; did you mean \"brand\"?"),
            ("7:47", "there is no placeholder \"nam\"; did you mean \"name\"?"),
            ("8:8", "is the name of a device on Windows"),
        ] {
            #expect(
                lines.contains { $0.hasPrefix("spindle.yaml:\(place): ") && $0.contains(fragment) },
                "\(fragment) in \(lines)")
        }
        let late = try BuildFixture(
            "version: 1\ndefaults: {motion: fluentt}\nassets:\n  a:\n  b: {value: 0:2, motion: determinate}\n  c:\n"
        )
        #expect(late.problems().map { $0.prefix(19) } == ["spindle.yaml:2:20: ", "spindle.yaml:5:14: "])
    }

    @Test(
        "an axis that is no list is told of once, and one without values as well",
        arguments: [
            ("fiori-light", "expected a list, found \"fiori-light\"; write [fiori-light]"),
            ("[]", "an axis needs at least one value"),
        ])
    func axes(values: String, problem: String) throws {
        let fixture = try BuildFixture("{version: 1, assets: {a: {matrix: {theme: \(values)}}}}")
        #expect(fixture.problems() == ["spindle.yaml:1:43: assets.a.matrix.theme: \(problem)"])
    }

    @Test(
        "a manifest does not include itself, what is included already, or what is outside",
        arguments: [
            ("spindle.yaml", "is already part of this build"), ("[a.yaml, a.yaml]", "already"),
            ("[a.yaml, ./a.yaml]", "already"), ("loop.yaml", "already"),
            ("../../etc/hostname", "--include-outside"), ("/etc/hostname", "--include-outside"),
            ("link.yaml", "--include-outside"), ("none.yaml", "does not exist"),
        ])
    func refusedIncludes(includes: String, fragment: String) throws {
        let outside = try BuildFixture("{version: 1, assets: {z: }}")
        let fixture = try BuildFixture("{version: 1, includes: \(includes), assets: {b: }}")
        fixture.put("{version: 1, assets: {a: }}", "a.yaml")
        fixture.put("{version: 1, includes: spindle.yaml}", "loop.yaml")
        try link(fixture.folder.path + "/link.yaml", to: outside.path)
        // From wherever the temporary folder is, up to the top.
        let text = includes.replacing("../../etc", with: "../../../../../../etc")
        fixture.put("{version: 1, includes: \(text), assets: {b: }}")
        #expect(fixture.problems().joined().contains(fragment), "\(fixture.problems())")
    }

    @Test("more variants than allowed are refused as a limit, also where their number overflows")
    func limit() throws {
        let axis = "[" + (1...100).map(String.init).joined(separator: ", ") + "]"
        let axes = ["size", "width", "height", "stroke", "gap", "stop", "fps", "frames", "t0", "buffer"]
        let fixture = try BuildFixture(
            "{version: 1, assets: {a: {matrix: {\(axes.prefix(9).map { "\($0): \(axis)" }.joined(separator: ", "))}}}}"
        )
        let error = #expect(throws: SpecError.self) { try fixture.plan() }
        #expect(error?.kind == .limit && error?.message.contains("--max-variants") == true)
    }

    @Test(
        "names that are impossible or taken somewhere are refused",
        arguments: [
            "{a: , A: }", "{\"\u{E9}\": , \"e\u{301}\": }", "{a: {folder: x}, b: {naming: a, folder: X}}",
            "{../a: }", "{a: {folder: ../x}}", "{a: {folder: /x}}", "{a: {folder: x//y}}",
            "{a: {folder: 'x.'}}",
            "{a: {folder: .spindle}}", "{\"a\\nb\": }", "{-a: }", "{nul: }", "{a: {folder: aux}}",
            "{a: {frames: 2, motion: fluent}, a-0001: {to: sheet, motion: fluent}}",
            "{a: {to: sheet}, b: {folder: a.png}}", "{a: {naming: x, matrix: {direction: [ltr, rtl]}}}",
            "{\(String(repeating: "n", count: 256)): }",
        ])
    func names(assets: String) throws {
        let fixture = try BuildFixture("{version: 1, assets: \(assets)}")
        #expect(fixture.problems().count == 1, "\(fixture.problems())")
    }

    @Test(
        "what is wrong is told in the words of files, at the key where it stands",
        arguments: [
            ("flow: linear, transition: 'step:1:3'", "assets.a.transition", "flow: free allows"),
            ("current: 9", "assets.a.current", "counted from 1 to 3"),
            ("view: all, names: false", "assets.a.names", "leave out names"),
            ("glyph: auto", "assets.a.glyph", "chosen by content: glyph"),
            ("state: error", "assets.a.state", "such as steps: Payment:error"),
            ("width: 50000, max-frame-side: 9", "assets.a.width", "1 to 4096"),
            ("sheet: {loop: subcycle}, to: sheet", "assets.a.sheet.loop", "no effect on steps"),
        ])
    func words(options: String, path: String, fragment: String) throws {
        let problems = try BuildFixture(
            "{version: 1, assets: {a: {indicator: steps, steps: [A, B, C], \(options)}}}"
        ).problems()
        #expect(problems.count == 1 && problems[0].contains(path + ": "), "\(problems)")
        #expect(problems[0].contains(fragment) && !problems[0].contains("--"), "\(problems)")
    }

    @Test("a key that is missing is named, and what only other indicators have says which")
    func missing() throws {
        let steps = try BuildFixture("{version: 1, assets: {a: {indicator: steps}}}").problems()
        #expect(steps.count == 1 && steps[0].contains("assets.a.steps: no steps given"), "\(steps)")
        let bar = try BuildFixture(
            "{version: 1, assets: {a: {indicator: circular, motion: material-disjoint}}}"
        ).problems()
        #expect(bar.count == 1 && bar[0].hasSuffix("use indicator: linear"), "\(bar)")
        let limit = try BuildFixture("{version: 1, assets: {a: {frames: 60000, max-frames: 10}}}").problems()
        #expect(limit.count == 1 && limit[0].contains("raise the limit with max-frames"), "\(limit)")
    }

    @Test("everything wrong with steps is told at once")
    func allSteps() throws {
        let problems = try BuildFixture(
            "{version: 1, assets: {a: {indicator: steps, steps: ['A:activ', B, 'C:icon=crt', 'D:error:error']}}}"
        ).problems()
        #expect(
            problems.contains { $0.contains("'error' in 'D:error:error'") || $0.contains("a second entry") })
        let two = try BuildFixture(
            "{version: 1, assets: {a: {indicator: steps, steps: ['A:activ', B, 'C:icon=crt']}}}"
        ).problems()
        #expect(two.count == 2 && two[0].contains("active") && two[1].contains("cart"), "\(two)")
        // Each where it stands.
        let places = ["spindle.yaml:1:53: assets.a.steps[0]: ", "spindle.yaml:1:67: assets.a.steps[2]: "]
        #expect(zip(two, places).allSatisfy { $0.hasPrefix($1) && !$0.contains("--") }, "\(two)")
    }
}
