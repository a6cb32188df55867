import Foundation
import TestSupport
import Testing

/// Formats without pixels, as the command line makes them.
@Suite struct VectorTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    static let small = ["render", "circular", "--motion", "qt-material", "--size", "12"]

    @Test("each is one file whatever the scales, and says where it is fitted")
    func files() async throws {
        let formats = ["--to", "svg", "--to", "svg-css", "--to", "lottie", "--to", "avd"]
        let result = try await CLI.run(
            Self.small + formats + ["-o", "out", "--scale", "1,2", "--json"], in: folder.path)
        #expect(result.status == 0)
        #expect(
            Set(folder.names(in: "out")) == [
                "qt-material.svg", "qt-material.css.svg", "qt-material.lottie.json", "qt_material.avd.xml",
            ])
        #expect(result.text.contains(#""vector": {"exact": false, "distance": 0.001"#))
        #expect(result.errors.contains("Note: vector formats: some curves are fitted, at most 0.001 points"))
        #expect(result.text.contains("the drawable is called qt_material"))
    }

    @Test(
        "whoever asks for one is told how far it is from the motion, and nothing where it is not",
        arguments: [
            ("fluent", true), ("material-web", true), ("flutter", false), ("chromium", false),
            ("ui5-dots", true),
        ])
    func fidelity(motion: String, isExact: Bool) async throws {
        let render = ["render", "circular", "--motion", motion, "--to", "lottie", "-o", "out", "--json"]
        let result = try await CLI.run(render, in: folder.path)
        #expect(result.status == 0)
        #expect(result.text.contains("\"vector\": {\"exact\": \(isExact)"))
        #expect(result.errors.contains("Note: vector formats: some curves are fitted, at most") != isExact)
        // The catalogue says the same of every motion, without rendering.
        let list = try await CLI.run(["list", "motions", "--json"], in: folder.path)
        let json = try #require(JSONSerialization.jsonObject(with: Data(list.output)) as? [String: Any])
        let motions = try #require(json["motions"] as? [[String: Any]])
        #expect(motions.allSatisfy { $0["vector_exact"] is Bool })
        let entry = try #require(motions.first { $0["name"] as? String == motion })
        #expect(entry["vector_exact"] as? Bool == isExact)
        #expect((entry["vector_error_points"] as? Double != nil) != isExact)
    }

    @Test("each goes to standard output, the same as to a folder", arguments: ["svg", "svg-css", "lottie"])
    func standardOutput(format: String) async throws {
        let result = try await CLI.run(
            Self.small + ["--name", "a", "--to", format, "-o", "-"], in: folder.path)
        #expect(result.status == 0)
        try #require(
            try await CLI.run(Self.small + ["--name", "a", "--to", format, "-o", "out"], in: folder.path)
                .status == 0)
        #expect(folder.bytes("out/" + folder.names(in: "out")[0]) == result.output)
    }

    @Test(
        "what a format without pixels cannot hold is refused",
        arguments: [
            ("--to lottie --current-color", 64, "add --to svg or --to svg-css"),
            ("--to svg --current-color --motion material-web --color #F00 --color #0F0", 64, "one color"),
            ("--to svg --loop subcycle --motion material-web", 64, "--to sheet alone"),
            ("--to svg --motion flutter --faithful --max-frames 1000000", 78, "leave out --faithful"),
            ("--to svgs", 64, "did you mean \"svg\""),
            ("--to avd --name My-Ring", 64, "use \"my_ring\""),
            (
                "--to svg --value 0:1 --frames 3000 --progress-text fraction --progress-total 5000", 78,
                "use a lower --fps or fewer --frames"
            ),
            (
                "--to lottie --label \(String(repeating: "wide-", count: 2001))", 64,
                "a label of 10005 characters is too long: at most 10000"
            ),
        ])
    func refused(options: String, status: Int32, fragment: String) async throws {
        let words = options.split(separator: " ").map(String.init)
        try await expectRefusal(["render", "circular", "-o", "out"] + words, status, fragment)
    }
}
