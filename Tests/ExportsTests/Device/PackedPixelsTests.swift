import Basics
import Imaging
import Platform
import TestSupport
import Testing

@testable import Exports
@testable import Formats

/// Pixels as devices keep them (issue 23).
@Suite struct PackedPixelsTests {
    private func pixels(
        _ layout: PixelLayout, dither: Dither? = nil, matte: Color? = nil, isBlueFirst: Bool = false
    ) -> PackedPixels {
        PackedPixels(
            ExportOptions(matte: matte, pixels: PixelOptions(layout: layout, dither: dither)), usual: .a8,
            isBlueFirst: isBlueFirst)
    }

    @Test("each layout has its own bytes of three pixels")
    func layouts() {
        let row = [Color(255, 0, 8, 255), Color(0, 255, 0, 64), Color(0, 0, 0, 0)]
        let bitmap = Bitmap(3, 1) { x, _ in row[x] }
        let bytes: [(PixelLayout, [UInt8])] = [
            (.rgb565a8, [0x01, 0xF8, 0xE0, 0x07, 0, 0, 255, 64, 0]),
            (.rgb565a8Swapped, [0xF8, 0x01, 0x07, 0xE0, 0, 0, 255, 64, 0]),
            (.rgba8888, [255, 0, 8, 255, 0, 255, 0, 64, 0, 0, 0, 0]),
            (.a8, [255, 64, 0]), (.a4, [0xF4, 0x00]), (.i1, [0b1000_0000]),
        ]
        for (layout, expected) in bytes {
            #expect(pixels(layout).bytes(bitmap) == expected, "\(layout)")
            #expect(
                expected.count == layout.stride(3) + (layout.rawValue.contains("5a8") ? 3 : 0), "\(layout)")
        }
        // Over the matte; what does not show is the matte.
        let white = Color(rgba: 0xFFFF_FFFF)
        #expect(pixels(.rgb888, matte: white).bytes(bitmap) == [255, 0, 8, 191, 255, 191, 255, 255, 255])
        #expect(
            pixels(.rgb888, matte: white, isBlueFirst: true).bytes(bitmap) == [
                8, 0, 255, 191, 255, 191, 255, 255, 255,
            ])
        #expect(pixels(.rgb565, matte: white).bytes(bitmap) == [0x01, 0xF8, 0xF7, 0xBF, 0xFF, 0xFF])
        #expect(pixels(.rgb565Swapped, matte: white).bytes(bitmap) == [0xF8, 0x01, 0xBF, 0xF7, 0xFF, 0xFF])
    }

    /// Boards of one color, with a track and a square on them that moves.
    private struct Boards: FrameSource {
        let sequence = FrameSequence(
            name: "spin", animation: "turn", count: 3, fps: 60, loops: true, scale: 1, width: 9, height: 4)
        let ground, track, ink: Color

        func makePainter() -> any FramePainter { Painter(boards: self) }

        struct Painter: FramePainter {
            let boards: Boards

            mutating func paint(_ index: Int, into bitmap: inout Bitmap) {
                bitmap = Bitmap(9, 4) { [boards] x, y in
                    y == 0 || y == 3
                        ? boards.ground : x / 3 == index ? boards.ink : y == 1 ? boards.track : boards.ground
                }
            }
        }
    }

    @Test(
        "one channel of frames on a ground says what stands out from it, dark on light as well as light on dark",
        arguments: [
            (Color(255, 255, 255), Color(229, 231, 235), Color(10, 110, 209)),
            (Color(18, 18, 18), Color(40, 44, 52), Color(255, 255, 255)),
        ])
    func grounds(ground: Color, track: Color, ink: Color) throws {
        let source = Boards(ground: ground, track: track, ink: ink)
        func written(_ format: OutputFormat, _ layout: PixelLayout) throws -> (
            sink: RecordingSink, notes: [String]
        ) {
            let sink = RecordingSink()
            let options = ExportOptions(pixels: PixelOptions(layout: layout))
            let notes = try format.write(source, options: options, workers: Workers(count: 2), to: sink)
            return (sink, notes.map { "\($0)" })
        }
        let raw = try written(.raw, .i1)
        let expected: [UInt8] = [
            0, 0, 0xE0, 0, 0xE0, 0, 0, 0, 0, 0, 0x1C, 0, 0x1C, 0, 0, 0, 0, 0, 0x03, 0x80, 0x03, 0x80, 0, 0,
        ]
        #expect(raw.sink.files["spin.raw"] == expected)
        #expect(raw.notes.contains { $0.contains("contrast to the background instead of their alpha") })
        let levels = try #require(try written(.raw, .a8).sink.files["spin.raw"])
        #expect(levels[0] == 0 && levels[9] == 255 && (1..<60).contains(levels[12]))
        // The two colors of LVGL, blue first, are those of the picture.
        let colors: [UInt8] = [ground.blue, ground.green, ground.red, 255, ink.blue, ink.green, ink.red, 255]
        let words = colors.map { level -> String in
            let digits = String(level, radix: 16, uppercase: true)
            return "0x" + (level < 16 ? "0" : "") + digits
        }
        let text = try written(.lvgl, .i1).sink.text("spin.c")
        #expect(text.contains(words.joined(separator: ", ")))
        let options = ExportOptions(pixels: PixelOptions(layout: .i1))
        #expect(OutputFormat.raw.passes(over: source.sequence, options: options) == 2)
    }

    @Test("dithering keeps the mean of an area, which rounding does not")
    func dithering() {
        for value in UInt8.min...UInt8.max {
            let area = Bitmap(8, 8) { _, _ in Color(0, 0, 0, value) }
            let packed = pixels(.a4, dither: .ordered).bytes(area)
            let sum = packed.reduce(0) { $0 + Int($1 >> 4) + Int($1 & 15) }
            #expect(abs(Double(sum) / 64 * 17 - Double(value)) <= 0.3, "\(value)")
        }
        let area = Bitmap(8, 8) { _, _ in Color(0, 0, 0, 24) }
        #expect(Set(pixels(.a4).bytes(area)) == [0x11])
    }

    @Test("what is packed is unpacked to the same, and never much longer", arguments: [1, 2, 3, 4])
    func runs(size: Int) {
        var random = SeededRandom(seed: UInt64(size))
        for length in [0, 1, 2, 3, 5, 126, 127, 128, 129, 254, 255, 600] {
            for colors in [1, 2, 5, 256] {
                let bytes = (0..<length).map { _ in UInt8(Int.random(in: 0..<colors, using: &random)) }
                let packed = packedRuns(bytes, pixel: size)
                var (out, at) = ([UInt8](), 0)
                while at < packed.count {
                    let count = Int(packed[at] & 127)
                    #expect(count > 0)
                    let isLiteral = packed[at] & 128 != 0
                    let pixels = packed[(at + 1)..<(at + 1 + (isLiteral ? count * size : size))]
                    for _ in 0..<(isLiteral ? 1 : count) { out += pixels }
                    at += 1 + pixels.count
                }
                #expect(
                    out.prefix(length) == bytes[...] && out.count < length + size, "\(length) of \(colors)")
                #expect(packed.count <= length + size + length / 100 + 4)
            }
        }
    }

    @Test("names become names of C, whatever they begin with")
    func identifiers() {
        for (name, symbol) in [
            ("spin", "spin"), ("7 up!", "image_7_up_"), ("a@1.5x", "a_1_5x"), ("é", "u00E9"), ("", "image_"),
            ("_x", "image__x"), ("üö", "u00FCu00F6"), ("🎈", "u1F388"),
        ] {
            #expect(cIdentifier(name) == symbol)
        }
    }

    @Test("frames that look alike share an image, and the note counts the bytes of flash")
    func shared() throws {
        for (format, file) in [(OutputFormat.lvgl, "spin.c"), (.carray, "spin.h")] {
            let sink = RecordingSink()
            let notes = try format.write(
                PatternSource(looks: [1, 2, 1], width: 5, height: 4), workers: Workers(count: 2), to: sink)
            #expect(notes == ["the pixels in \(file) take 120 bytes of flash: 2 images for 3 frames"])
            #expect(sink.text(file).matches(of: /\[60\] = \{/).count == 2)
        }
    }
}
