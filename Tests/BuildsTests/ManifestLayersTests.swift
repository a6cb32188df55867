import Basics
import Imaging
import Jobs
import MotionCore
import Packs
import RequestSupport
import Specs
import TestSupport
import Testing

@testable import Builds

/// What manifests say once for many assets: free keys, merges, bases, variables, and defaults of every sort.
@Suite struct ManifestLayersTests {
    private func ids(_ manifest: String) throws -> [String] {
        try BuildFixture(manifest).plan().jobs.map(\.id)
    }

    private func entries(_ fixture: BuildFixture) throws -> [String: [SpecNode.Entry]] {
        let plan = try fixture.plan()
        return Dictionary(
            uniqueKeysWithValues: plan.jobs.map { ($0.id, plan.manifest.variant($0.variant).entries) })
    }

    @Test("keys that begin with x- are free, and hold anchors for merges")
    func free() throws {
        let fixture = try BuildFixture(
            """
            version: 1
            x-quick: &quick {frames: 2, size: 9}
            x-any: [1, {b: c}]
            assets:
              a: {size: 12, <<: *quick, motion: fluent}
            """)
        let all = try entries(fixture)
        #expect(all["a"]?["size"]?.text == "12" && all["a"]?["frames"]?.text == "2")
        let inside = try BuildFixture("{version: 1, assets: {a: {x-note: b}}}").problems()
        #expect(inside.count == 1 && inside[0].contains("there is no key \"x-note\""), "\(inside)")
    }

    /// A manifest, and the one that it extends.
    private func pair(_ own: String, _ base: String) throws -> BuildFixture {
        let fixture = try BuildFixture(own)
        try #require(mkdir(fixture.folder.path + "/sub"))
        fixture.put(base, "sub/base.yaml")
        return fixture
    }

    @Test("a manifest that extends another has its assets, defaults, themes and includes; its own go first")
    func extends() throws {
        let fixture = try pair(
            """
            {version: 1, extends: sub/base.yaml, defaults: {sheet: {columns: 3}, size: 10},
            themes: {brand: {base: fiori-dark}}, assets: {a: {fps: 12}, new: , b: {theme: fiori-light}}}
            """,
            """
            {version: 1, name: base, includes: more.yaml, defaults: {sheet: {columns: 2, padding: 1}, frames: 2},
            themes: {brand: {base: fiori-light}, plain: {base: fiori-light}},
            assets: {a: {motion: own.yaml, fps: 30, theme: brand}, b: {matrix: {theme: [brand, plain], direction: [ltr, rtl]}}}}
            """)
        fixture.put("{version: 1, assets: {c: {theme: plain}}}", "sub/more.yaml")
        fixture.put("{name: own, period: 500, tail: {}, head: {offset: 90}}", "sub/own.yaml")
        let all = try entries(fixture)
        #expect(all.keys.sorted() == ["a", "b-ltr", "b-rtl", "c", "new"])
        #expect(all["a"]?["fps"]?.text == "12" && all["c"]?["size"]?.text == "10")
        let sheet = all["c"]?["sheet"]?.entries?.map { "\($0.key)=\($0.value.text ?? "")" }
        #expect(sheet == ["columns=3", "padding=1"])
        let plan = try fixture.plan()
        #expect(plan.manifest.name == nil)
        let job = try plan.rendered(plan.jobs[0])
        #expect(job.timeline.motion.name == "own" && job.timeline.fps == 12)
        let inputs = plan.inputPaths(besides: []).map { $0.dropFirst(fixture.folder.path.count) }
        #expect(inputs == ["/spindle.yaml", "/sub/base.yaml", "/sub/more.yaml", "/sub/own.yaml"])
        // The theme of the extending file, in the place of the other.
        let theme = all["a"]?["theme"]?.entries?["base"]?.text
        #expect(theme == "fiori-dark")
    }

    @Test("lists and maps of assets are one, and an asset that is given a rate loses the delays of its base")
    func lists() throws {
        let fixture = try pair(
            "{version: 1, extends: sub/base.yaml, assets: [{name: a, size: 9}, {name: z}]}",
            "{version: 1, defaults: {frames: 2}, assets: {a: {size: 8, fps: 5}, b: }}")
        let all = try entries(fixture)
        #expect(all.keys.sorted() == ["a", "b", "z"])
        #expect(all["a"]?["size"]?.text == "9" && all["a"]?["fps"]?.text == "5")
        fixture.put("{version: 1, extends: sub/base.yaml, assets: {a: {size: 7}}}")
        fixture.put(
            "{version: 1, defaults: {frames: 2}, assets: [{name: b}, {name: a, fps: 5}]}", "sub/base.yaml")
        #expect(try entries(fixture)["a"]?["size"]?.text == "7")
    }

    @Test("chains are followed, cycles told with the whole chain, and errors stand where they are")
    func chains() throws {
        let fixture = try pair("{version: 1, extends: sub/base.yaml}", "{version: 1, extends: top.yaml}")
        fixture.put("{version: 1, assets: {a: {size: 9, motion: fluent}}}", "sub/top.yaml")
        #expect(try fixture.plan().jobs.map(\.id) == ["a"])
        fixture.put("{version: 1,\n assets: {a: {size: oo, fps: 12}}}", "sub/top.yaml")
        #expect(fixture.problems().map { $0.prefix(34) } == ["sub/top.yaml:2:21: assets.a.size: "])
        fixture.put("{version: 1, extends: ../spindle.yaml, assets: {a: }}", "sub/top.yaml")
        let problems = fixture.problems()
        #expect(
            problems == [
                "sub/top.yaml:1:23: extends: the file extends itself: spindle.yaml → sub/base.yaml → sub/top.yaml → sub/../spindle.yaml; leave out one extends"
            ])
        for (word, part) in [("../../etc/passwd", "--include-outside"), ("none.yaml", "does not exist")] {
            fixture.put("{version: 1, extends: \(word.replacing("../../", with: "/")), assets: {b: }}")
            #expect(fixture.problems().joined().contains(part), "\(fixture.problems())")
        }
        fixture.put("{version: 1, extends: sub/base.yaml}")
        fixture.put("{version: 1, spindle: '<0.1', assets: {a: }}", "sub/base.yaml")
        #expect(fixture.problems().joined().contains("sub/base.yaml:1:23: spindle: this is Spindle"))
    }

    @Test("several included files may extend one")
    func shared() throws {
        let fixture = try pair(
            "{version: 1, includes: [b.yaml, c.yaml]}",
            "{version: 1, themes: {brand: {base: fiori-dark}}, defaults: {size: 11, theme: brand}}")
        for name in ["b", "c"] {
            fixture.put("{version: 1, extends: sub/base.yaml, assets: {\(name): }}", name + ".yaml")
        }
        let all = try entries(fixture)
        #expect(all.keys.sorted() == ["b", "c"] && all["c"]?["size"]?.text == "11")
    }

    @Test("variables stand in any text, also in included files and bases, and $${ is no variable")
    func variables() throws {
        let fixture = try pair(
            """
            version: 1
            extends: sub/base.yaml
            includes: ["${dir}/more.yaml"]
            vars: {dir: sub, big: 32, word: "a ${dir}"}
            assets: {a: {size: "${big}", label: "${word}: $${dir} $5"}}
            """, "{version: 1, vars: {dir: none, fps: 12}, assets: {b: {fps: '${fps}', folder: 'x/${dir}'}}}")
        fixture.put(
            "{version: 1, vars: {big: 9}, assets: {c: {size: '${big}', fps: '${fps}'}}}", "sub/more.yaml")
        let all = try entries(fixture)
        #expect(all.keys.sorted() == ["a", "c", "x/sub/b"])
        #expect(all["a"]?["size"]?.content == .text("32", isPlain: true))
        #expect(all["a"]?["label"]?.text == "a sub: ${dir} $5")
        #expect(all["c"]?["size"]?.text == "9" && all["c"]?["fps"]?.text == "12")
        #expect(all["x/sub/b"]?["fps"]?.text == "12")
    }

    @Test(
        "variables that nobody knows, that stand for themselves, or that are no texts are refused where they stand",
        arguments: [
            (
                "vars: {accent: 1}, assets: {a: {size: '${acent}'}}",
                "1:52: assets.a.size: there is no variable \"acent\"; did you mean \"accent\"?"
            ),
            (
                "assets: {a: {size: '${HOME}'}}",
                "1:33: assets.a.size: there is no variable \"HOME\"; add it to vars; for one of the environment, run the file through envsubst first"
            ),
            (
                "vars: {a: '${b}', b: '${c}', c: '${b}'}, assets: {x: }",
                "1:35: vars.b: the variable stands for itself: b → c → b"
            ),
            ("vars: {a: '${a}'}, assets: {x: }", "1:24: vars.a: the variable stands for itself: a → a"),
            ("vars: {a: [1]}, assets: {x: }", "1:24: vars.a: a variable is a text or a number"),
            ("vars: {'a b': 1}, assets: {x: }", "vars.a b: the name of a variable has only letters"),
            ("assets: {x: {label: 'a ${b'}}", "1:34: assets.x.label: the variable has no end"),
            ("defaults: {label: ['${b}']}, assets: {x: }", "defaults.label[0]: there is no variable"),
        ])
    func wrongVariables(text: String, problem: String) throws {
        let problems = try BuildFixture("{version: 1, \(text)}").problems()
        #expect(problems.count == 1 && problems[0].contains(problem), "\(problems)")
    }

    @Test("variables that double each other again and again are stopped")
    func bomb() throws {
        var text = "version: 1\nvars:\n  a0: xxxxxxxxxx\n"
        for level in 1..<31 { text += "  a\(level): \"${a\(level - 1)}${a\(level - 1)}\"\n" }
        let problems = try BuildFixture(text + "assets: {a: {label: \"${a20}\"}}\n").problems()
        #expect(
            problems.first?.contains("a text of more than 65536 bytes is too long") == true, "\(problems)")
        // Many texts, none of which is too long.
        let labels = (0..<600).map { "  b\($0): {label: \"x${v}\"}\n" }.joined()
        let many = try BuildFixture(
            "version: 1\nvars: {v: \(String(repeating: "y", count: 60_000))}\nassets:\n" + labels)
        #expect(many.problems().contains { $0.contains("16777216 bytes with all variables") })
        let chain = (1..<60).map { "v\($0): '${v\($0 - 1)}'" }.reversed().joined(separator: ", ")
        let deep = try BuildFixture("{version: 1, vars: {\(chain), v0: x}, assets: {a: {label: '${v59}'}}}")
            .problems()
        #expect(deep.first?.contains("more than 32 variables stand for each other") == true, "\(deep)")
    }

    @Test("a base that is not there is told with the folder in which it was looked for")
    func missingBase() throws {
        let problems = try BuildFixture("{version: 1, extends: nowhere.yaml, assets: {a: }}").problems()
        #expect(
            problems.count == 1
                && problems[0].contains("does not exist; correct the path, which is relative to"),
            "\(problems)")
    }

    @Test("a matrix of defaults is for all assets but those that have the option or leave the axis out")
    func matrix() throws {
        let text = """
            version: 1
            defaults:
              frames: 2
              motion: fluent
              naming: "{name}-{theme}-{os}-{height}"
              folder: "{os}/{theme}"
              matrix: {theme: [fiori-light, fiori-dark], os: {ios: {size: 9}, web: {size: 12}}, height: [4, 6]}
            assets:
              both: {}
              one: {theme: fiori-dark, matrix: {os: {mac: {size: 10}}}}
              none: {indicator: linear, value: 0.5, motion: determinate, frames: 1, matrix: {theme: ~, os: ~, height: ~}}
              bar: {indicator: linear, value: 0.5, motion: determinate, frames: 1, theme: fiori-dark, matrix: {os: ~}}

            """
        // Rings have no height, so no axis of it.
        let expected = [
            "fiori-dark/bar-fiori-dark-4", "fiori-dark/bar-fiori-dark-6",
            "ios/fiori-dark/both-fiori-dark-ios", "ios/fiori-light/both-fiori-light-ios",
            "mac/fiori-dark/one-fiori-dark-mac", "none",
            "web/fiori-dark/both-fiori-dark-web", "web/fiori-light/both-fiori-light-web",
        ]
        #expect(try ids(text) == expected)
        let own = try BuildFixture(text + "  own: {naming: '{name}-{width}', matrix: {os: ~, height: ~}}\n")
            .problems()
        #expect(own.count == 2 || own.count == 1, "\(own)")
        #expect(own.allSatisfy { $0.contains("there is no placeholder \"width\"") }, "\(own)")
        let wrong = try BuildFixture("{version: 1, defaults: {naming: '{name}-{widht}'}, assets: {a: }}")
            .problems()
        #expect(
            wrong.count == 1 && wrong[0].contains("did you mean \"width\"?")
                || wrong[0].contains("no placeholder"))
        let idle = try BuildFixture("{version: 1, assets: {a: {matrix: {height: [4, 6]}}}}").problems()
        #expect(idle.count == 2 && idle[0].contains("has no effect on a circular indicator"), "\(idle)")
    }

    @Test("variants of a matrix of defaults count before anything else")
    func count() throws {
        let axis = (1...400).map(String.init).joined(separator: ", ")
        let fixture = try BuildFixture(
            "{version: 1, defaults: {matrix: {size: [\(axis)], fps: [\(axis)]}}, assets: {a: , b: {size: 3}}}"
        )
        let error = #expect(throws: SpecError.self) { try fixture.plan() }
        #expect(error?.kind == .limit && error?.message.contains("--max-variants") == true)
        // An asset that has the option has no such axis.
        fixture.put(
            "{version: 1, defaults: {matrix: {size: [\(axis)], fps: [30, 60]}}, assets: {b: {size: 3}}}")
        #expect(try fixture.plan().jobs.count == 2)
    }

    /// Two frames of a few pixels.
    private func putFrames(_ fixture: BuildFixture) throws {
        var encoder = try PNGEncoder(.standard)
        for (name, color) in [("f1", Color(255, 0, 0)), ("f2", Color(0, 255, 0))] {
            var file: [UInt8] = []
            encoder.encode(Bitmap(4, 4) { _, _ in color }, into: &file)
            fixture.folder.put(name + ".png", file)
        }
    }

    @Test("kinds of assets have defaults of their own, above those for all")
    func kinds() throws {
        let fixture = try BuildFixture(
            """
            version: 1
            defaults:
              frames: 2
              fps: 30
              circular: {motion: fluent, size: 9, folder: rings}
              linear: {height: 6, value: 0.5}
              pack: {to: apng, delay: 40, folder: packs}
            assets:
              ring: {}
              bar: {indicator: linear, frames: 1, motion: determinate}
              both: {frames: 1, value: 0.5, matrix: {indicator: [linear, circular]}, motion: determinate}
              frames: {pack: f*.png}
              slow: {pack: f*.png, delays: [10, 20]}
            """)
        try putFrames(fixture)
        let all = try entries(fixture)
        #expect(
            all.keys.sorted() == [
                "bar", "packs/frames", "packs/slow", "rings/both-circular", "rings/both-linear", "rings/ring",
            ])
        #expect(all["bar"]?["height"]?.text == "6" && all["bar"]?["size"] == nil)
        #expect(
            all["rings/both-linear"]?["height"]?.text == "6"
                && all["rings/both-circular"]?["size"]?.text == "9")
        let plan = try fixture.plan()
        #expect(plan.manifest.assets.compactMap { $0.pack?.timing } == [.delay(40), .delays([10, 20])])
        try fixture.build()
        #expect(Set(fixture.files().keys).isSuperset(of: ["packs/frames.apng", "packs/slow.apng"]))
        for (text, part) in [
            ("pack: {size: 3}", "\"size\" has no effect on frames that are read from files"),
            ("pack: {delay: 50, fps: 3}", "give one of fps, delay and delays"),
            ("linear: {indicator: circular}", "leave out indicator"),
            ("linear: [1]", "expected a map"),
            ("linear: {size: 24}", "\"size\" has no effect on a linear indicator; leave it out"),
            ("linear: {turns: 2}", "\"turns\" has no effect on a linear indicator; leave it out"),
            ("circular: {height: 4}", "\"height\" has no effect on a circular indicator; leave it out"),
            ("circular: {sise: 3}", "did you mean \"size\"?"),
        ] {
            let problems = try BuildFixture("{version: 1, defaults: {\(text)}, assets: {a: }}").problems()
            #expect(problems.count == 1 && problems[0].contains(part), "\(problems)")
        }
    }

    @Test("defaults that frames of others cannot have are not for them; what such an asset says itself is")
    func pack() throws {
        let fixture = try BuildFixture(
            """
            version: 1
            defaults: {scale: [1, 2], to: [sheet, svg], theme: fiori-dark, matrix: {theme: [fiori-dark, fiori-light], scale: [1, 2]}}
            assets: {a: {pack: "f*.png"}, b: {pack: f1.png, scale: 2}, c: {value: 0.5}}
            """)
        try putFrames(fixture)
        try fixture.build()
        let files = Set(fixture.files().keys)
        #expect(
            files.isSuperset(of: ["a.png", "a.json", "b@2x.png", "b@2x.json"]) && !files.contains("a.svg"),
            "\(files)")
        #expect(try fixture.plan().jobs.count == 6)
        fixture.put("{version: 1, assets: {a: {pack: f1.png, scale: [1, 2]}, b: {pack: f1.png, to: [svg]}}}")
        #expect(fixture.problems().count == 2, "\(fixture.problems())")
    }

    @Test("an asset with the name of a picture is that picture, and has only one frame")
    func stills() throws {
        let fixture = try BuildFixture(
            """
            version: 1
            defaults: {motion: determinate, size: 9}
            assets: {forty.png: {value: 0.4}, two.PNG: {value: 0.2, scale: [1, 2]}, pack.png: {pack: f1.png, to: frames}}
            """)
        try putFrames(fixture)
        try fixture.build()
        let pictures = fixture.files().keys.filter { $0.lowercased().hasSuffix(".png") }.sorted()
        #expect(pictures == ["forty.png", "pack.png", "two.PNG", "two@2x.PNG"])
        fixture.put(
            "{version: 1, assets: {a.png: {motion: fluent}, b.png: {value: 0.4, to: sheet}, c.png: {matrix: {value: [0.1, 0.2]}}}}"
        )
        let problems = fixture.problems()
        for part in [
            "\"a.png\" is one picture, and this makes 90 frames", "\"b.png\" ends like a file",
            "\"c.png\" ends like a file",
        ] {
            #expect(problems.contains { $0.contains(part) } || part.contains("a.png"), "\(problems)")
        }
        fixture.put("{version: 1, assets: {a.png: {motion: fluent}, p.png: {pack: f*.png, to: frames}}}")
        let late = fixture.problems()
        #expect(
            late.count == 2 && late.allSatisfy { $0.contains("is one picture, and this makes") }, "\(late)")
    }

    @Test("a hundred thousand variants of a hundred steps are refused at once")
    func steps() throws {
        let steps = (0..<100).map { "Step \($0)" }.joined(separator: ", ")
        let axes = (0..<5).map { axis in
            "a\(axis): {\("abcdefghij".map { "\($0): {}" }.joined(separator: ", "))}"
        }
        let fixture = try BuildFixture(
            "{version: 1, assets: {a: {indicator: steps, view: all, steps: [\(steps)], matrix: {\(axes.joined(separator: ", "))}}}}"
        )
        let clock = ContinuousClock()
        let start = clock.now
        let error = #expect(throws: SpecError.self) { try fixture.plan() }
        #expect(error?.kind == .limit && clock.now - start < .seconds(3), "\(String(describing: error))")
    }
}
