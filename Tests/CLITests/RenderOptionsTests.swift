import Imaging
import TestSupport
import Testing

@Suite struct RenderOptionsTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func render(_ options: String) async throws {
        try await CLI.succeed(line: "render circular --name a -o out " + options, in: folder.path)
    }

    @Test("a sub-cycle is a sheet of its own frames, with its rotation and a page that plays it")
    func subcycle() async throws {
        try await render("--motion material-web --size 12 --to sheet --loop subcycle")
        #expect(folder.names(in: "out") == ["a.html", "a.json", "a.png"])
        let meta = try #require(try folder.json("out/a.json")["meta"] as? [String: Any])
        #expect(meta["rotationPerWrap"] as? Double == 216 && meta["framesPerWrap"] as? Int == 80)
        #expect((try folder.json("out/a.json")["frames"] as? [String: Any])?.count == 80)
    }

    @Test("the frames of a sub-cycle are the first ones of the loop")
    func sameFrames() async throws {
        try await render(
            "--motion material-web --size 12 --to sheet --extrude 0 --no-bleed --loop subcycle --columns 1")
        try await render("--motion material-web --size 12 --fps 60 --frames 80")
        // In one column, frames and page are the same rows of pixels.
        let frames = try (0..<80).flatMap {
            try folder.picture("out/a-00\($0 < 10 ? "0" : "")\($0).png").bytes
        }
        #expect(try folder.picture("out/a.png").bytes == frames)
    }

    @Test("spokes and dots are pictures like arcs: the box of spokes, and a row as high as a dot")
    func sizes() async throws {
        try await render("--motion cupertino --frames 1 --size 40")
        let spokes = try folder.picture("out/a-0000.png")
        #expect(spokes.width == 40 && spokes.height == 40)
        try await render("--motion ui5-dots --frames 1 --size 54")
        let dots = try folder.picture("out/a-0000.png")
        #expect(dots.width == 54 && dots.height == 16)
    }

    @Test("standard output takes the picture or JSON, not both")
    func pictureOrJSON() async throws {
        let result = try await CLI.run(["render", "circular", "--value", "0.4", "-o", "-", "--json"])
        #expect(
            result.status == 64 && result.errors.contains("--json and -o - both write to standard output"))
    }
}
