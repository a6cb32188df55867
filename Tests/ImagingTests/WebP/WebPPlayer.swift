import CWebP
import Imaging

/// Plays a lossless WebP as its specification says; libwebp decodes the pictures.
struct WebPPlayer {
    struct Shown {
        var x, y, width, height: Int
        var delay: Int
        var isDrawnOver: Bool
        /// The whole picture.
        var picture: Bitmap
    }

    struct Broken: Error {}

    /// The types of all chunks.
    private(set) var chunks: [String] = []
    /// How often it plays, 0 forever.
    private(set) var plays = 1
    private(set) var shown: [Shown] = []

    init(_ bytes: [UInt8]) throws {
        guard bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
            bytes[8..<12].elementsEqual("WEBP".utf8), bytes.count == 8 + Self.number(bytes[4..<8])
        else { throw Broken() }
        var canvas: Bitmap?
        for (type, data) in try Self.chunks(bytes[12...]) {
            chunks.append(type)
            switch type {
            case "VP8X":
                let (width, height) = (1 + Self.number(data[4..<7]), 1 + Self.number(data[7..<10]))
                canvas = Bitmap(width: width, height: height, format: .rgba)
            case "ANIM": plays = Self.number(data[4..<6])
            case "VP8L":
                let picture = try Self.decode(data)
                shown.append(
                    Shown(
                        x: 0, y: 0, width: picture.width, height: picture.height, delay: 0,
                        isDrawnOver: false, picture: picture))
            case "ANMF":
                guard var next = canvas else { throw Broken() }
                try play(data, on: &next)
                canvas = next
            default: throw Broken()
            }
        }
    }

    private mutating func play(_ data: [UInt8], on canvas: inout Bitmap) throws {
        let (x, y) = (2 * Self.number(data[0..<3]), 2 * Self.number(data[3..<6]))
        let isDrawnOver = data[15] & 2 == 0
        guard let (_, chunk) = try Self.chunks(data[16...]).first else { throw Broken() }
        let part = try Self.decode(chunk)
        guard part.width == 1 + Self.number(data[6..<9]), part.height == 1 + Self.number(data[9..<12]),
            x + part.width <= canvas.width, y + part.height <= canvas.height, data[15] & 1 == 0
        else { throw Broken() }
        for row in 0..<part.height {
            for column in 0..<part.width {
                let pixel = part[column, row]
                if isDrawnOver, pixel.alpha == 0 { continue }
                // Readers do not agree how others are mixed.
                if isDrawnOver, pixel.alpha < 255 { throw Broken() }
                let place = 4 * ((y + row) * canvas.width + x + column)
                canvas.bytes.replaceSubrange(
                    place..<place + 4, with: [pixel.red, pixel.green, pixel.blue, pixel.alpha])
            }
        }
        shown.append(
            Shown(
                x: x, y: y, width: part.width, height: part.height, delay: Self.number(data[12..<15]),
                isDrawnOver: isDrawnOver, picture: canvas))
    }

    private static func number(_ bytes: some BidirectionalCollection<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func chunks(_ bytes: some Collection<UInt8>) throws -> [(type: String, data: [UInt8])] {
        var (chunks, rest): ([(String, [UInt8])], ArraySlice<UInt8>) = ([], Array(bytes)[...])
        while !rest.isEmpty {
            guard rest.count >= 8 else { throw Broken() }
            let length = number(rest.dropFirst(4).prefix(4))
            guard rest.count >= 8 + length + length % 2 else { throw Broken() }
            chunks.append(
                (String(decoding: rest.prefix(4), as: UTF8.self), Array(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(8 + length + length % 2)
        }
        return chunks
    }

    /// A picture from the data of its VP8L chunk.
    private static func decode(_ data: [UInt8]) throws -> Bitmap {
        func bytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 255) } }
        let odd: [UInt8] = data.count % 2 == 1 ? [0] : []
        let body = Array("WEBPVP8L".utf8) + bytes(data.count) + data + odd
        let file = Array("RIFF".utf8) + bytes(body.count) + body
        var (width, height): (Int32, Int32) = (0, 0)
        guard let pixels = unsafe WebPDecodeRGBA(file, file.count, &width, &height) else { throw Broken() }
        defer { unsafe WebPFree(pixels) }
        var bitmap = Bitmap(width: Int(width), height: Int(height), format: .rgba)
        bitmap.bytes = unsafe Array(
            UnsafeBufferPointer(start: pixels, count: 4 * Int(width) * Int(height)))
        return bitmap
    }
}
