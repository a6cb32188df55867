import Basics
import Imaging
import Testing

/// The marks of pictures in Display P3.
@Suite struct GamutChunksTests {
    private func types(_ png: [UInt8]) -> [String] {
        var (types, start): ([String], Int) = ([], 8)
        while start + 8 <= png.count {
            types.append(String(decoding: png[start + 4..<start + 8], as: UTF8.self))
            start += 12 + png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return types
    }

    private func picture() -> Bitmap {
        var bitmap = Bitmap(width: 2, height: 1, format: .rgba)
        for index in 0..<8 { bitmap.bytes[index] = UInt8(index * 30) }
        return bitmap
    }

    @Test("A PNG in Display P3 says so by cICP and then by a profile, and has no sRGB chunk")
    func png() throws {
        var encoder = try PNGEncoder(gamut: .displayP3)
        var (wide, plain) = ([UInt8](), [UInt8]())
        encoder.encode(picture(), into: &wide)
        #expect(Array(types(wide).prefix(3)) == ["IHDR", "cICP", "iCCP"])
        #expect(!types(wide).contains("sRGB"))
        encoder.gamut = .srgb
        encoder.encode(picture(), into: &plain)
        #expect(Array(types(plain).prefix(2)) == ["IHDR", "sRGB"])
        // H.273: Display P3's primaries, sRGB's curve, no matrix, full range.
        #expect(Array(wide[41..<45]) == [12, 13, 0, 1])
        // All else is the same.
        #expect(types(wide).dropFirst(3) == types(plain).dropFirst(2))
    }

    @Test("The profile has the size that it says, and every tag in it, at a multiple of four")
    func profile() {
        let profile = ColorProfile.displayP3
        func number(_ place: Int) -> Int { profile[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        #expect(number(0) == profile.count && profile.count.isMultiple(of: 4))
        let count = number(128)
        #expect(count == 10)
        for tag in 0..<count {
            let (offset, size) = (number(136 + 12 * tag), number(140 + 12 * tag))
            #expect(offset >= 132 + 12 * count && offset + size <= profile.count && offset.isMultiple(of: 4))
        }
    }

    @Test(
        "A WebP in Display P3 has the profile before its pictures, whether it moves or not",
        arguments: [1, 2])
    func webP(count: Int) throws {
        var encoder = WebPEncoder(width: 2, height: 1, .standard)
        var bitmap = picture()
        var frames: [(WebPFrame?, delay: Int)] = []
        for _ in 0..<count {
            bitmap.bytes[0] &+= 9
            frames.append((try encoder.encode(bitmap), 10))
        }
        let wide = try WebPFile.bytes(width: 2, height: 1, frames: frames, plays: 0, gamut: .displayP3)
        #expect(String(decoding: wide[12..<16], as: UTF8.self) == "VP8X")
        #expect(wide[20] & 0x20 != 0)
        #expect(String(decoding: wide[30..<34], as: UTF8.self) == "ICCP")
        #expect(Array(wide[38..<38 + ColorProfile.displayP3.count]) == ColorProfile.displayP3)
        let plain = try WebPFile.bytes(width: 2, height: 1, frames: frames, plays: 0)
        #expect(String(decoding: plain[12..<16], as: UTF8.self) == (count == 1 ? "VP8L" : "VP8X"))
    }
}
