import Imaging
import TestSupport
import Testing

@Suite struct LookOptionsTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func render(_ options: String) async throws {
        try await CLI.succeed(line: "render circular --name a -o out " + options, in: folder.path)
    }

    @Test(
        "an indicator of one color keeps it exactly wherever anything shows",
        arguments: [
            ("#0A6ED1", RGBA(0x0A, 0x6E, 0xD1)), ("#0a6ed180", RGBA(0x0A, 0x6E, 0xD1, 0x80)),
            ("#F80", RGBA(0xFF, 0x88, 0)), ("#123A", RGBA(0x11, 0x22, 0x33, 0xAA)),
            ("#000000", RGBA(0, 0, 0)),
        ])
    func exactColor(text: String, color: RGBA) async throws {
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
            try await render("--value 1 --size 48 --stroke \(stroke) --name s\(stroke)")
            let picture = try folder.picture("out/s\(stroke)-0000.png")
            for (x, y) in [(24, 0), (24, 47), (0, 24), (47, 24)] { #expect(picture[x, y].alpha > 230) }
            // On the center line of the stroke the ring is solid, inside its inner edge nothing is.
            #expect(picture[24, stroke / 2].alpha > 230)
            if stroke < 22 { #expect(picture[24, stroke + 1].alpha == 0) }
        }
    }

    @Test(
        "looks that cannot be are refused",
        arguments: [
            ("--size 0", 64, "--size"), ("--size=-5", 64, "--size"), ("--size nan", 64, "1 to 4096"),
            ("--size inf", 64, "1 to 4096"), ("--size 0.99", 64, "--size"), ("--size 1e300", 64, "1 to 4096"),
            ("--size 4097", 64, "1 to 4096"), ("--size 48em", 64, "--size"), ("--size=", 64, "--size"),
            ("--stroke 0", 64, "--stroke"), ("--stroke=-1", 64, "--stroke"), ("--stroke nan", 64, "--stroke"),
            ("--stroke inf", 64, "--stroke"), ("--stroke 24.1", 64, "half the diameter"),
            ("--size 8 --stroke 5", 64, "--stroke"), ("--stroke 1e-9", 64, "--stroke"),
            ("--scale 0", 64, "--scale"), ("--scale=-1", 64, "--scale"), ("--scale nan", 64, "--scale"),
            ("--scale inf", 64, "--scale"), ("--scale 0.2", 64, "0.25 to 16"),
            ("--scale 17", 64, "0.25 to 16"),
            ("--scale 1,,2", 64, "--scale"), ("--scale 1,2,1", 64, "twice"), ("--scale 2y", 64, "--scale"),
            ("--scale=", 64, "--scale"), ("--size 300 --scale 1,16", 78, "--max-frame-side"),
            ("--max-frame-side 0", 64, "--max-frame-side"), ("--max-frame-side=-1", 64, "--max-frame-side"),
            ("--max-frame-side 47", 78, "--max-frame-side"), ("--max-frame-side 16385", 64, "16384"),
            ("--cap rounded", 64, "did you mean \"round\""), ("--cap BUTT", 64, "\"butt\""),
            ("--cap=", 64, "--cap"),
            ("--theme fiori", 64, "did you mean"), ("--theme none", 64, "spindle list themes"),
            ("--color redd", 64, "--color"), ("--color #12", 64, "write a CSS color"),
            ("--color #GGGGGG", 64, "--color"),
            ("--color 0A6ED1G", 64, "--color"), ("--color=", 64, "--color"), ("--color #", 64, "--color"),
            ("--color #0A6ED1F", 64, "--color"), ("--color #FFF --color nope", 64, "nope"),
            ("--track #12345", 64, "--track"), ("--track bluish", 64, "--track"),
            ("--motion fluent --color #F00 --color #0F0", 64, "does not change color"),
            ("--value 0.5 --color #F00 --color #0F0", 64, "does not change color"),
            (String(repeating: "--color #F00 ", count: 65), 64, "64"),
        ] as [(String, Int32, String)])
    func refused(options: String, status: Int32, fragment: String) async throws {
        let words = options.split(separator: " ").map(String.init)
        try await expectRefusal(
            ["render", "circular", "--frames", "2", "-o", "out"] + words, status, fragment)
    }
}
