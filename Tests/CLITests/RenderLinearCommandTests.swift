import Imaging
import TestSupport
import Testing

@Suite struct RenderLinearCommandTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func render(_ options: String) async throws {
        try await CLI.succeed(line: "render linear --name a -o out " + options, in: folder.path)
    }

    /// How many columns of the middle row show a color of `alpha`.
    private func columns(_ name: String, _ alpha: UInt8 = 255) throws -> Int {
        let picture = try folder.picture(name)
        return (0..<picture.width).count { picture[$0, picture.height / 2].alpha == alpha }
    }

    @Test("L1: a value is a bar from the leading edge; 0 shows nothing, 1 the whole track")
    func values() async throws {
        try await render("--value 0:1 --frames 3 --width 60 --height 6 --cap butt")
        #expect(try folder.picture("out/a-0000.png").bytes.allSatisfy { $0 == 0 })
        let half = try folder.picture("out/a-0001.png")
        #expect(half.width == 60 && half.height == 6)
        #expect((0..<60).allSatisfy { half[$0, 3].alpha == ($0 < 30 ? 255 : 0) })
        #expect(try columns("out/a-0002.png") == 60)
    }

    @Test("the track is 240 × 4 points; scales, names and sheets are those of render circular")
    func sheet() async throws {
        try await render("--frames 6 --scale 1,2 --to sheet --to frames --columns 1 --extrude 0 --no-bleed")
        for suffix in ["", "@2x"] {
            // In one column, frames and page are the same rows of pixels.
            let frames = try (0..<6).flatMap { try folder.picture("out/a-000\($0)\(suffix).png").bytes }
            #expect(try folder.picture("out/a\(suffix).png").bytes == frames)
        }
        let picture = try folder.picture("out/a-0003@2x.png")
        #expect(picture.width == 480 && picture.height == 8)
    }

    @Test("L5: --direction rtl is the mirror image")
    func direction() async throws {
        let look = "--motion material-web-linear --frames 4 --width 50.5 --cap round --track #8396A833"
        try await render(look + " --gap 2")
        let ltr = try (0..<4).map { try folder.picture("out/a-000\($0).png") }
        try await render(look + " --gap 2 --direction rtl")
        for (index, picture) in ltr.enumerated() {
            let mirrored = try folder.picture("out/a-000\(index).png")
            for y in 0..<4 {
                for x in 0..<51 { #expect(picture[x, y] == mirrored[50 - x, y]) }
            }
        }
    }

    @Test("--gap and --stop are in points: bar, gap, track, and the dot at its end")
    func gap() async throws {
        try await render(
            "--value 0.5 --width 100 --height 8 --cap butt --color #00F --track #F00 --gap 4 --stop 4")
        let picture = try folder.picture("out/a-0000.png")
        let row = (0..<100).map { picture[$0, 4] }
        let (blue, red) = (Color(0, 0, 255), Color(255, 0, 0))
        #expect(row[..<50].allSatisfy { $0 == blue } && row[50..<54].allSatisfy { $0.alpha == 0 })
        #expect(row[54..<94].allSatisfy { $0 == red } && row[94..<98].allSatisfy { $0 == blue })
        #expect(row[98...].allSatisfy { $0 == red })
    }

    @Test("material-contiguous takes its colors in turn")
    func tiles() async throws {
        try await render(
            "--motion material-contiguous --color #F00 --color #0F0 --color #00F --height 4 --cap butt")
        #expect(folder.names(in: "out").count == 60)
        let first = try folder.picture("out/a-0000.png")
        #expect(first[2, 2] == Color(0, 0, 255) && first[238, 2] == Color(0, 255, 0))
    }
}
