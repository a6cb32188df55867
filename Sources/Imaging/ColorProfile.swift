/// Profiles of the International Color Consortium, for readers that know a gamut by nothing else.
public enum ColorProfile {
    /// Display P3, of version 4.2: a curve in parameters, and the primaries under the light that profiles are written for.
    public static let displayP3 = profile()

    private static func profile() -> [UInt8] {
        // s15Fixed16: the adaptation from D65 to D50 by Bradford's matrix, and the primaries after it.
        let adaptation: [Int32] = [68674, 1502, -3291, 1939, 64912, -1119, -606, 988, 49262]
        let white = xyz([63190, 65536, 54061])
        // sRGB's curve: ((x + 0.055) / 1.055) ^ 2.4, and x / 12.92 up to 0.04045.
        let curve = Array("para".utf8) + numbers([0, 3 << 16, 157286, 62119, 3417, 5072, 2651])
        let tags: [(name: String, data: [UInt8])] = [
            ("desc", text("Display P3")), ("cprt", text("CC0")), ("wtpt", white),
            ("chad", Array("sf32".utf8) + numbers([0] + adaptation)),
            ("rXYZ", xyz([33759, 15807, -69])), ("gXYZ", xyz([19135, 45367, 2745])),
            ("bXYZ", xyz([10296, 4363, 51385])), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
        ]
        var (table, data) = (numbers([Int32(tags.count)]), [UInt8]())
        let start = 128 + 4 + 12 * tags.count
        var known: [(data: [UInt8], offset: Int)] = []
        for tag in tags {
            let offset = known.first { $0.data == tag.data }?.offset ?? start + data.count
            if offset == start + data.count {
                known.append((tag.data, offset))
                data += tag.data + [UInt8](repeating: 0, count: (4 - tag.data.count % 4) % 4)
            }
            table += Array(tag.name.utf8) + numbers([Int32(offset), Int32(tag.data.count)])
        }
        // Version 4.2, for screens, made on a day that is always the same.
        var head = numbers([Int32(start + data.count), 0, 0x0420_0000]) + Array("mntrRGB XYZ ".utf8)
        head += numbers([0x07EA_0001, 0x0001_0000, 0]) + Array("acsp".utf8)
        head += numbers([0, 0, 0, 0, 0, 0, 0, 63190, 65536, 54061])
        return head + [UInt8](repeating: 0, count: 128 - head.count) + table + data
    }

    private static func numbers(_ values: [Int32]) -> [UInt8] {
        var bytes: [UInt8] = []
        for value in values {
            for shift: Int32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
        }
        return bytes
    }

    private static func xyz(_ values: [Int32]) -> [UInt8] {
        Array("XYZ ".utf8) + numbers([0] + values)
    }

    /// A text in one language.
    private static func text(_ text: String) -> [UInt8] {
        var letters: [UInt8] = []
        for letter in text.utf8 { letters += [0, letter] }
        let head = Array("mluc".utf8) + numbers([0, 1, 12]) + Array("enUS".utf8)
        return head + numbers([Int32(letters.count), 28]) + letters
    }
}
