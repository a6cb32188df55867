import Foundation
import Imaging
import TestSupport
import Testing

/// Requests that ask for very much in few words. All run in little memory: what is not refused by a look at its size ends there.
@Suite struct BoundsTests {
    /// What the program can address, in kilobytes; with the libraries that it loads a small build needs less than 300,000.
    static let scarce = "ulimit -v 450000; ulimit -c 0; exec \"$@\""

    struct Attack: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let manifest: String
        /// Files beside it, and how many more names each has.
        var others: [String: (text: String, links: Int)] = [:]
        /// One run each.
        var modes = build + check
        let status: Int32
        let fragment: String

        init(
            _ name: String, _ status: Int32, _ fragment: String, modes: [[String]] = build + check,
            others: [String: (text: String, links: Int)] = [:], _ manifest: String
        ) {
            (testDescription, self.status, self.fragment) = (name, status, fragment)
            (self.manifest, self.modes, self.others) = (manifest, modes, others)
        }
    }

    static let build = [
        ["build", "m.yaml", "--out", "out"], ["build", "m.yaml", "--out", "out", "--check"],
        ["build", "m.yaml", "--out", "out", "--list-outputs"],
    ]
    static let check = [["check", "m.yaml"]]

    private static func assets(_ count: Int, _ options: String) -> String {
        "version: 1\nassets:\n" + (0..<count).map { "  asset\($0): \(options)\n" }.joined()
    }

    private static func list(_ count: Int, _ item: (Int) -> String = { "\($0)" }) -> String {
        (0..<count).map(item).joined(separator: ", ")
    }

    private static let bar =
        "{tail: {}, head: {tracks: [\(list(64) { _ in "{amount: 1, easing: linear, accumulates: false}" })]}}"
    private static let axes = "size: [\(list(60) { "\($0 + 20)" })], margin: [\(list(50))]"

    static let attacks: [Attack] = [
        Attack(
            "films of many variants", 78, "--max-pixels", modes: build,
            "version: 1\nassets: {a: {motion: fluent, frames: 65535, matrix: {\(axes)}}}"),
        Attack(
            "films of little frames", 78, "--max-pixels", modes: build,
            "version: 1\ndefaults: {size: 2, frames: 1000000, max-frames: 1000000, motion: fluent}\nassets: {a: {matrix: {margin: [\(list(50))]}}, b: , c: {scale: [1, 2, 3]}, d: {margin: 1, to: [web, frames]}}"
        ),
        Attack(
            "more variants than allowed by the lengths of axes", 78, "--max-variants",
            "version: 1\nassets: {a: {matrix: {size: [\(list(600_000))]}}}"),
        Attack(
            "more assets than allowed", 78, "--max-variants",
            "version: 1\nassets:\n" + (0..<700_000).map { "  \(String($0, radix: 36)):\n" }.joined()),
        Attack(
            "long texts of many variants", 78, "--max-variants",
            "version: 1\ndefaults: {label: '\(String(repeating: "Ab ", count: 3000))', width: 200}\nassets: {a: {motion: fluent, matrix: {\(axes)}}}"
        ),
        Attack(
            "long options of many variants", 78, "--max-variants",
            "version: 1\ndefaults: {indicator: linear, motion: {name: m, kind: bars, period: 9, bars: [\(list(64) { _ in bar })]}}\nassets: {a: {matrix: {width: [\(list(60) { "\($0 + 20)" })], margin: [\(list(50))]}}}"
        ),
        Attack(
            "a text that nothing can be", 65, "too long",
            "version: 1\nassets: {a: {label: '\(String(repeating: "x", count: 8_000_000))'}}"),
        Attack(
            "names that multiply", 65, "a template of 60000 bytes is too long",
            "version: 1\nassets: {a: {label: '\(String(repeating: "x", count: 10_000))', naming: '\(String(repeating: "{label}    ", count: 5455).prefix(60_000))', matrix: {margin: [\(list(20))]}}}"
        ),
        Attack(
            "a text that is meant again and again", 65, "bytes, with aliases expanded",
            "version: 1\nassets:\n  a: {label: &l '\(String(repeating: "x", count: 9000))'}\n"
                + (0..<20_000).map { "  a\($0): {label: *l}\n" }.joined()),
        Attack(
            "unknown keys", 65, "m.yaml: and 29900 more problems",
            "version: 1\nassets:\n  a:\n" + (0..<30_000).map { "    keyz\($0): 1\n" }.joined()),
        Attack(
            "wrong everywhere", 65, "more problems",
            assets(
                25_000,
                "{motin: fluent, fps: x, size: [1, 2], color: {a: b}, sheet: {colums: 2, padding: wide}}")),
        Attack(
            "wrong jobs", 65, "m.yaml: and 4900 more problems", modes: [build[0], build[1], check[0]],
            assets(5000, "{motion: fluentt}")),
        Attack(
            "tags, and keys twice", 65, "more problems",
            assets(60_000, "!x {size: 1, size: 2}")),
        Attack(
            "wrong themes of many assets", 65, "more problems",
            "version: 1\nthemes: {t: {\(list(20_000) { "k\($0): 1" })}}\nassets:\n"
                + (0..<2000).map { "  a\($0): {theme: t, frames: 1}\n" }.joined()),
        Attack(
            "one file under many names", 65, "is already part of this build",
            others: [
                "include.yaml": (
                    "version: 1\nthemes: {\(list(60_000) { "t%\($0): {base: fiori-dark}" })}\n", 40
                )
            ],
            "version: 1\nincludes: [\(list(40) { "include\($0).yaml" })]\nassets: {a: {frames: 1}}"),
        Attack(
            "defaults that grow from file to file", 65, "more problems",
            others: Dictionary(
                uniqueKeysWithValues: (0..<300).map { number in
                    let next = number < 299 ? "includes: i\(number + 1).yaml\n" : ""
                    return (
                        "i\(number).yaml",
                        (
                            "version: 1\n\(next)defaults: {sheet: {\(list(400) { "k\(number)x\($0): 1" })}}\n",
                            0
                        )
                    )
                }),
            "version: 1\nincludes: i0.yaml\nassets: {a: {frames: 1}}"),
        Attack(
            "steps without end", 65, "items are too many",
            "version: 1\nassets: {a: {indicator: steps, steps: [\(list(500_000) { _ in "s" })]}}"),
        Attack(
            "deep in each other", 65, "deep",
            "version: 1\nassets: " + String(repeating: "[", count: 200_000)),
    ]

    @Test("what is too much is refused before it is made", arguments: attacks)
    func refused(attack: Attack) async throws {
        for mode in attack.modes {
            let folder = try WorkFolder()
            folder.put("m.yaml", attack.manifest)
            for (name, file) in attack.others {
                folder.put(name, file.text)
                for number in 0..<file.links {
                    let link = name.replacing(".", with: "\(number).")
                    try FileManager.default.linkItem(
                        atPath: "\(folder.path)/\(name)", toPath: "\(folder.path)/\(link)")
                }
            }
            let result = try await CLI.run(mode, shell: Self.scarce, in: folder.path)
            #expect(
                result.status == attack.status && result.errors.contains(attack.fragment),
                "\(mode): \(result.status as Any) \(result.signal as Any) \(result.errors.prefix(1000))")
            #expect(result.output.isEmpty && !folder.names().contains("out"))
            // A hundred errors, how many more there are, and what check sums up.
            #expect(result.errors.split(separator: "\n").count <= 102 && result.errors.utf8.count < 1_000_000)
        }
    }

    @Test("two million files are listed in no more memory than two")
    func list() async throws {
        let folder = try WorkFolder()
        folder.put(
            "m.yaml",
            "{version: 1, assets: {a: {size: 4, motion: fluent, frames: 1000000, max-frames: 1000000, scale: [1, 2]}}}"
        )
        let result = try await CLI.run(
            "build", "m.yaml", "--out", "out", "--list-outputs",
            shell: Self.scarce + " | (head -n 1; tail -n 1)", in: folder.path)
        #expect(result.text == "out/a-000000.png\nout/a-999999@2x.png\n", "\(result.errors)")
    }

    @Test("whether films whose names begin alike meet is told without a list of their files")
    func films() async throws {
        let folder = try WorkFolder()
        let names = (["a", "a-b", "a-b-c", "a.b"] + (0..<60).map { "a-\($0)" }).map { "\($0): " }.joined(
            separator: ", ")
        func put(_ more: String) {
            folder.put(
                "m.yaml",
                "{version: 1, defaults: {size: 2, frames: 65535, motion: fluent}, assets: {\(names)\(more)}}")
        }
        put("")
        let arguments = ["build", "m.yaml", "--out", "out", "--check"]
        let none = try await CLI.run(arguments, shell: Self.scarce, in: folder.path)
        #expect(
            none.status == 1 && none.errors.contains("a-b-c is out of date"), "\(none.errors.prefix(500))")
        put(", a-b-65534: {to: sheet, frames: 2}")
        let one = try await CLI.run(arguments, shell: Self.scarce, in: folder.path)
        #expect(
            one.status == 65 && one.errors.contains("the file \"a-b-65534.png\" is also one of \"a-b\""),
            "\(one.errors.prefix(500))")
    }

    @Test(
        "pages, rows and times of any size are refused before there is memory taken for them",
        arguments: [
            (
                "render steps --step A --step B --transition step:1:2 --frames 2 --to sheet --sides 16384 -o out",
                78, "--max-page-pixels"
            ),
            (
                "render circular --value 0.4 --to sheet --sides 65535 --max-side 65535 -o out", 78,
                "--max-page-pixels"
            ),
            (
                "render circular --motion fluent --track lightgray --frames 9 --size 3000 --to sheet --bleed -o out",
                78,
                "--max-page-pixels"
            ),
            ("render circular --value 0.4 --to sheet --max-page-pixels 575 -o out", 78, "--max-page-pixels"),
            ("render circular --value 0.4 --to sheet --max-page-pixels 0 -o out", 64, "1 to 4294836225"),
            ("curve bars.yaml --frames 1000000 --max-frames 1000000", 64, "64000000 rows"),
            ("curve fluent --fps 1000 --window 86400000", 78, "--max-frames"),
            (
                "render circular --motion \(String(repeating: "m", count: 100_000)) -o out", 64,
                "there is no motion"
            ),
        ] as [(String, Int32, String)])
    func single(arguments: String, status: Int32, fragment: String) async throws {
        let folder = try WorkFolder()
        let bar = "{tail: {tracks: [{amount: 1}]}, head: {offset: 0.5, tracks: [{amount: 1}]}}"
        folder.put("bars.yaml", "{name: x, kind: bars, period: 1000, bars: [\(Self.list(64) { _ in bar })]}")
        let result = try await CLI.run(
            arguments.split(separator: " ").map(String.init), shell: Self.scarce, in: folder.path)
        #expect(result.status == status && result.errors.contains(fragment), "\(result.errors.prefix(1000))")
        #expect(result.output.isEmpty && !folder.names().contains("out"))
        #expect(result.errors.utf8.count < 10_000)
    }

    @Test("pages that all frames together would make too large are made where frames look the same")
    func alike() async throws {
        let folder = try WorkFolder()
        // Fifty frames of the same picture.
        let result = try await CLI.run(
            "render", "circular", "--value", "0.4:0.4", "--frames", "50", "--size", "1500", "--to", "sheet",
            "-o", "out",
            shell: Self.scarce, in: folder.path)
        #expect(result.status == 0, "\(result.errors)")
        let picture = try folder.picture("out/determinate.png")
        #expect(picture.width == 1502 && picture.height == 1502)
    }

    @Test("manifests by chance end with a documented status in little memory", arguments: 1...24)
    func chance(seed: UInt64) async throws {
        let folder = try WorkFolder()
        var manifest = NastyManifest(seed: seed)
        folder.put("m.yaml", manifest.text())
        for mode in [Self.build[1], Self.build[2], Self.check[0]] {
            let result = try await CLI.run(mode, shell: Self.scarce + " > /dev/null", in: folder.path)
            let status = try #require(result.status, "\(seed) \(mode): \(result.errors.suffix(2000))")
            #expect(
                [0, 1, 65, 66, 78].contains(status),
                "\(seed) \(mode): \(status) \(result.errors.suffix(2000))")
            #expect(!folder.names().contains("out"))
        }
    }
}
