import Imaging
import TestSupport
import Testing

@Suite struct LookOptionsTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func render(_ options: String, name: String = "a") async throws {
        try await CLI.succeed(line: "render circular --name \(name) -o out " + options, in: folder.path)
    }

    @Test(
        "an indicator of one color keeps it exactly wherever anything shows",
        arguments: [
            ("#0A6ED1", Color(0x0A, 0x6E, 0xD1)), ("#0a6ed180", Color(0x0A, 0x6E, 0xD1, 0x80)),
            ("#F80", Color(0xFF, 0x88, 0)), ("#123A", Color(0x11, 0x22, 0x33, 0xAA)),
            ("#000000", Color(0, 0, 0)),
        ])
    func exactColor(text: String, color: Color) async throws {
        try await render("--motion fluent --frames 3 --size 20 --scale 1.5 --color \(text)")
        for frame in 0..<3 {
            let picture = try folder.picture("out/a-000\(frame)@1.5x.png")
            var strongest: UInt8 = 0
            for y in 0..<picture.height {
                for x in 0..<picture.width where picture[x, y].alpha > 0 {
                    let pixel = picture[x, y]
                    #expect(
                        pixel.red == color.red && pixel.green == color.green && pixel.blue == color.blue)
                    strongest = max(strongest, pixel.alpha)
                }
            }
            #expect(strongest == color.alpha)
        }
    }

    @Test("several colors follow each other as the motion's source says")
    func colorChange() async throws {
        try await render("--motion material-advance --frames 40 --color #FF0000 --color #0000FF --cap butt")
        for frame in 0..<40 {
            let time = Double(frame) * 135
            let cycle = Int(time / 1350)
            let fade = PublishedMotions.standard(
                PublishedMotions.ramp(time - Double(cycle) * 1350, 1000, 333))
            let blue = 255 * (cycle.isMultiple(of: 2) ? fade : 1 - fade)
            let name = "out/a-00\(frame < 10 ? "0" : "")\(frame).png"
            let picture = try folder.picture(name)
            let pixels = stride(from: 0, to: picture.bytes.count, by: 4).filter {
                picture.bytes[$0 + 3] == 255
            }
            let first = try #require(pixels.first)
            #expect(abs(Double(picture.bytes[first + 2]) - blue) <= 1, "\(name)")
            #expect(abs(Double(picture.bytes[first]) - (255 - blue)) <= 1, "\(name)")
            #expect(picture.bytes[first + 1] == 0)
        }
    }

    @Test(
        "a loop lasts until the colors and the motion repeat together",
        arguments: [("material-advance", 1, 324), ("material-advance", 2, 324), ("material-advance", 3, 972)])
    func colorLoops(motion: String, colors: Int, frames: Int) async throws {
        let flags = ["#F00", "#0F0", "#00F"].prefix(colors).map { " --color " + $0 }.joined()
        try await render("--motion \(motion) --size 4" + flags)
        #expect(folder.names(in: "out").count == frames)
    }

    @Test("a theme gives the color that is not given, and the motion")
    func theme() async throws {
        try await render("--theme fiori-light --size 24")
        #expect(folder.names(in: "out").count == 78)
        let picture = try folder.picture("out/a-0000.png")
        let pixels = stride(from: 0, to: picture.bytes.count, by: 4).filter { picture.bytes[$0 + 3] > 0 }
        #expect(pixels.allSatisfy { Array(picture.bytes[$0..<$0 + 3]) == [0x00, 0x70, 0xF2] })
    }

    @Test("the ring's outer edge touches the box, whatever the stroke")
    func touches() async throws {
        for stroke in [1, 4, 24] {
            try await render("--value 1 --size 48 --stroke \(stroke)", name: "s\(stroke)")
            let picture = try folder.picture("out/s\(stroke)-0000.png")
            for (x, y) in [(24, 0), (24, 47), (0, 24), (47, 24)] { #expect(picture[x, y].alpha > 230) }
            // On the center line of the stroke the ring is solid, inside its inner edge nothing is.
            #expect(picture[24, stroke / 2].alpha > 230)
            if stroke < 22 { #expect(picture[24, stroke + 1].alpha == 0) }
        }
    }

    @Test("more than 64 colors are refused")
    func manyColors() async throws {
        let colors = Array(repeating: ["--color", "#F00"], count: 65).flatMap { $0 }
        try await expectRefusal(["render", "circular", "--frames", "2", "-o", "out"] + colors, 64, "64")
    }
}
