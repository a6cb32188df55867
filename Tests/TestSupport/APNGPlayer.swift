public import Imaging

/// Plays an animated PNG as its specification says, with libpng for the pixels of each frame.
public struct APNGPlayer {
    /// An error for pixels that would have to be blended, which need not give the same result everywhere.
    public struct Mixed: Error {}

    public struct Shown {
        public var area: (x: Int, y: Int, width: Int, height: Int)
        public var delay: (numerator: Int, denominator: Int)
        public var disposal, blending: UInt8
        /// The whole picture, with straight alpha; 0 where nothing shows.
        public var picture: Bitmap
    }

    public let file: PNGFile
    public private(set) var plays = 0
    public private(set) var shown: [Shown] = []

    public init(_ bytes: [UInt8]) throws {
        file = PNGFile(bytes)
        func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        let header = file["IHDR"]!
        let colors = file.chunks.filter { ["PLTE", "tRNS"].contains($0.type) }
        var canvas = Bitmap(width: number(header[0..<4]), height: number(header[4..<8]), format: .rgba)
        plays = number(file["acTL"]![4..<8])
        for (index, chunk) in file.chunks.enumerated() where chunk.type == "fcTL" {
            let control = chunk.data
            let data = file.chunks[index + 1]
            let size = (width: number(control[4..<8]), height: number(control[8..<12]))
            let (x, y) = (number(control[12..<16]), number(control[16..<20]))
            let picture = try decodePNG(
                Self.png(
                    [("IHDR", Array(control[4..<12]) + header[8...])] + colors.map { ($0.type, $0.data) } + [
                        ("IDAT", data.type == "IDAT" ? data.data : Array(data.data.dropFirst(4))),
                        ("IEND", []),
                    ]))
            for row in 0..<size.height {
                for column in 0..<size.width {
                    let pixel = picture[column, row]
                    if control[25] == 1, pixel.alpha == 0 { continue }
                    if control[25] == 1, pixel.alpha < 255, canvas[x + column, y + row].alpha > 0 {
                        throw Mixed()
                    }
                    canvas.put(pixel, x + column, y + row)
                }
            }
            shown.append(
                Shown(
                    area: (x, y, size.width, size.height),
                    delay: (number(control[20..<22]), number(control[22..<24])), disposal: control[24],
                    blending: control[25], picture: canvas))
        }
    }

    private static func png(_ chunks: [(String, [UInt8])]) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for (type, data) in chunks {
            let body = Array(type.utf8) + data
            bytes += bigEndian(UInt32(data.count)) + body
            bytes += bigEndian(crc(body))
        }
        return bytes
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// Returns the checksum, computed bit by bit, as the PNG specification defines it.
    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
        }
    }
}

extension Bitmap {
    /// Replaces a pixel of an RGBA bitmap.
    public mutating func put(_ color: Color, _ x: Int, _ y: Int) {
        let index = 4 * (y * width + x)
        bytes.replaceSubrange(index..<index + 4, with: [color.red, color.green, color.blue, color.alpha])
    }
}
