import Basics
import TestSupport
import Testing

@testable import Imaging

@Suite struct PNGEncoderTests {
    @Test("libpng reads back exactly the pixels", arguments: Compression.allCases)
    func roundTrip(compression: Compression) throws {
        var encoder = try PNGEncoder(compression)
        var file: [UInt8] = []
        for sample in compression == .small ? SampleBitmap.small : SampleBitmap.all {
            encoder.encode(sample.bitmap, into: &file)
            #expect(try decodePNG(file) == sample.bitmap.visible, "\(sample)")
        }
    }

    @Test(
        "pictures of a scene are read back, with few colors and many, and their bytes do not depend on those before",
        arguments: [3, 90, 4000])
    func scene(colors: Int) throws {
        var random = SeededRandom(seed: 8)
        let marks = (0..<colors).map { _ in Color(random.next8, random.next8, random.next8) }
        func picture(_ frame: Int) -> Bitmap {
            Bitmap(600, 440) { x, y in
                if (100..<130).contains(y), (x + 7 * frame) % 50 < 20 {
                    return Color(UInt8(frame * 40), 1, 2, 200)
                }
                return (x / 30 + y / 9) % 5 == 0
                    ? marks[(x / 30 * 61 + y / 9 * 37) % colors] : Color(250, 250, 250)
            }
        }
        let scene = MovingRows(scene: 0, rows: 100..<130)
        var encoder = try PNGEncoder()
        let still = StillRows()
        var (file, fresh, whole): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
        for frame in [2, 0, 5, 2] {
            encoder.encode(picture(frame), in: scene, into: &file)
            #expect(try decodePNG(file) == picture(frame))
            var other = try PNGEncoder()
            other.encode(picture(frame), in: scene, into: &fresh)
            #expect(fresh == file)
            var sharing = try PNGEncoder(still: still)
            sharing.encode(picture(frame), in: scene, into: &fresh)
            #expect(fresh == file)
            other.encode(picture(frame), into: &whole)
            #expect(file != whole && file.count < whole.count * 11 / 10)
        }
    }

    @Test("libpng reads back the colors of transparent pixels too, where they are kept")
    func hiddenColors() throws {
        var bitmap = Bitmap(width: 37, height: 21, format: .rgba)
        var random = SeededRandom(seed: 5)
        for index in bitmap.bytes.indices {
            bitmap.bytes[index] = index % 8 == 7 ? 0 : UInt8.random(in: 0...255, using: &random)
        }
        for compression in Compression.allCases {
            var encoder = try PNGEncoder(compression)
            var file: [UInt8] = []
            encoder.encode(bitmap, into: &file)
            #expect(try decodePNG(file) == bitmap.visible)
            encoder.encodeWithHiddenColors(bitmap, into: &file)
            #expect(try decodePNG(file) == bitmap)
            encoder.encode(bitmap, into: &file)
            #expect(try decodePNG(file) == bitmap.visible)
        }
    }

    @Test("all transparent pixels of a picture in one color can have it, on a palette or not")
    func hiddenColor() throws {
        for color in [Color(200, 100, 7), Color(255, 255, 255), Color(9, 9, 9, 10), Color(0, 0, 0)] {
            for levels in [[0, 255], [0, 90, 255], Array(0...255)] as [[UInt8]] {
                let bitmap = Bitmap(40, 31, color) { x, y in
                    x / 8 % 2 == 0 ? 0 : levels[(x * 31 + y) % levels.count]
                }
                for compression in Compression.allCases {
                    var encoder = try PNGEncoder(compression)
                    var file: [UInt8] = []
                    encoder.encodeWithHiddenColors(bitmap, into: &file)
                    let read = try decodePNG(file)
                    for y in 0..<bitmap.height {
                        for x in 0..<bitmap.width {
                            let expected = Color(color.red, color.green, color.blue, bitmap[x, y].alpha)
                            if read[x, y] != expected {
                                Issue.record("\(x), \(y): \(read[x, y]) instead of \(expected)")
                                return
                            }
                        }
                    }
                    encoder.encode(bitmap, into: &file)
                    #expect(try decodePNG(file) == bitmap.visible)
                }
            }
        }
    }

    @Test("Every size from 1 × 1 to 17 × 17 survives, in few colors and in many")
    func sizes() throws {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        var random = SeededRandom(seed: 3)
        for width in 1...17 {
            for height in 1...17 {
                let levels = UInt8.random(in: 1...16, using: &random)
                let color = Color(random.next8, random.next8, random.next8, random.next8)
                let coverage = Bitmap(width, height, color) { _, _ in random.next8 / levels * levels }
                encoder.encode(coverage, into: &file)
                #expect(try decodePNG(file) == coverage.visible)
                let pixels = Bitmap(width, height) { _, _ in
                    Color(random.next8 / levels, 0, 0, random.next8 % 3 == 0 ? 0 : 255)
                }
                encoder.encode(pixels, into: &file)
                #expect(try decodePNG(file) == pixels.visible)
            }
        }
    }

    @Test("A used encoder writes the same bytes as a new one")
    func reuse() throws {
        var used = try PNGEncoder()
        var file: [UInt8] = []
        for sample in SampleBitmap.all { used.encode(sample.bitmap, into: &file) }
        for sample in SampleBitmap.all.reversed() {
            used.encode(sample.bitmap, into: &file)
            var new = try PNGEncoder()
            var fresh: [UInt8] = [1, 2, 3]
            new.encode(sample.bitmap, into: &fresh)
            #expect(file == fresh, "\(sample)")
        }
    }

    @Test("Frame after frame of one size, the output keeps its storage")
    func storage() throws {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        let ring = Bitmap.ring(48, stroke: 4, Color(10, 110, 209))
        encoder.encode(ring, into: &file)
        let before = unsafe file.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
        encoder.encode(ring, into: &file)
        let after = unsafe file.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
        #expect(after == before)
    }

    @Test("The thorough setting finds the smallest of all forms and filters")
    func smallest() throws {
        var encoder = try PNGEncoder(.small)
        var (chosen, other): ([UInt8], [UInt8]) = ([], [])
        for sample in SampleBitmap.small {
            encoder.encode(sample.bitmap, into: &chosen)
            for form in possibleForms(of: sample.bitmap) {
                for filter in PNGFilter.allCases {
                    encoder.encode(sample.bitmap, as: form, filter, into: &other)
                    #expect(chosen.count <= other.count, "\(sample) \(form) \(filter)")
                }
            }
        }
    }

    @Test("The standard choice is the smallest form, or within a tenth of it")
    func nearlySmallest() throws {
        let rings = [16, 20, 24, 32, 48, 64, 96, 144, 256].flatMap { size in
            [Color(10, 110, 209), Color(255, 255, 255), Color(10, 110, 209, 100)].map {
                SampleBitmap(name: "ring \(size) \($0)", bitmap: .ring(size, stroke: Double(size) / 12, $0))
            }
        }
        var encoder = try PNGEncoder()
        var (chosen, other): ([UInt8], [UInt8]) = ([], [])
        var (exact, total) = (0, 0)
        for sample in SampleBitmap.all + rings where sample.bitmap.width + sample.bitmap.height < 1000 {
            encoder.encode(sample.bitmap, into: &chosen)
            // Of the two filters that it chooses from; the others win by a few bytes now and then.
            var (least, likely) = (Int.max, Int.max)
            for form in possibleForms(of: sample.bitmap) {
                for filter in PNGFilter.allCases {
                    encoder.encode(sample.bitmap, as: form, filter, into: &other)
                    #expect(try decodePNG(other) == sample.bitmap.visible, "\(sample) \(form) \(filter)")
                    least = min(least, other.count)
                    if PNGFilter.likely.contains(filter) { likely = min(likely, other.count) }
                }
            }
            #expect(10 * chosen.count <= 11 * least, "\(sample): \(chosen.count) against \(least)")
            total += 1
            if chosen.count == likely { exact += 1 }
        }
        #expect(exact * 10 >= total * 9, "\(exact) of \(total)")
    }

    /// All forms that can hold a bitmap, found without the encoder's own color table.
    private func possibleForms(of bitmap: Bitmap) -> [PNGForm] {
        let visible = bitmap.visible
        let colors = Set((0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { visible[$0, y] } })
        let transparent = colors.contains(Color(0, 0, 0, 0))
        let needsAlpha =
            colors.contains { $0.alpha != 0 && $0.alpha != 255 }
            || transparent && colors.contains(Color(0, 0, 0))
        let gray = colors.allSatisfy { $0.red == $0.green && $0.green == $0.blue }
        var forms = [PNGForm(.rgba)]
        if !needsAlpha { forms.append(PNGForm(.rgb, blackIsTransparent: transparent)) }
        if gray { forms.append(PNGForm(.grayAlpha)) }
        for depth in [1, 2, 4, 8] {
            if colors.count <= 1 << depth { forms.append(PNGForm(.palette, bitDepth: depth)) }
            if gray, !needsAlpha, colors.allSatisfy({ Int($0.red) % (255 / (1 << depth - 1)) == 0 }) {
                forms.append(PNGForm(.gray, bitDepth: depth, blackIsTransparent: transparent))
            }
        }
        return forms
    }
}

extension SeededRandom {
    fileprivate var next8: UInt8 {
        mutating get { UInt8(truncatingIfNeeded: next()) }
    }
}
