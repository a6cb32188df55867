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
        #expect(
            result.errors.contains("Note: vector formats: some curves are approximated, at most 0.001 points")
        )
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
        #expect(
            result.errors.contains("Note: vector formats: some curves are approximated, at most") != isExact)
        // The catalog says the same of every motion, without rendering.
        let list = try await CLI.run(["list", "motions", "--json"], in: folder.path)
        let json = try #require(JSONSerialization.jsonObject(with: Data(list.output)) as? [String: Any])
        let motions = try #require(json["motions"] as? [[String: Any]])
        let drawn: Set = ["wave", "wave-bars", "shapes", "elements"]
        #expect(
            motions.allSatisfy { entry in
                entry["vector_exact"] is Bool || drawn.contains(entry["kind"] as? String ?? "")
            })
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

    @Test("a label that is too long for a format without pixels is refused")
    func longLabel() async throws {
        let label = String(repeating: "wide-", count: 2001)
        try await expectRefusal(
            ["render", "circular", "-o", "out", "--to", "lottie", "--label", label], 64,
            "a label of 10005 characters is too long: at most 10000")
    }
}
