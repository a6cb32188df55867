/// The facts of a GIF file, without its pixels.
struct GIFScan {
    let width, height: Int
    /// The delays in milliseconds, one for each picture; 0 where the file states none.
    private(set) var delays: [Double] = []
    /// The number of times that the animation plays, 0 for endless; nil where the file states none.
    private(set) var plays: Int?

    static func isGIF(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
    }

    init(_ bytes: [UInt8]) throws(BrokenPicture) {
        guard bytes.count > 13 else { throw Self.tooShort }
        (width, height) = (Self.little16(bytes, 6), Self.little16(bytes, 8))
        guard width > 0, height > 0 else { throw BrokenPicture("the GIF is broken: it has no pixels") }
        var offset = 13 + Self.tableSize(bytes[10])
        var delay = 0.0
        while true {
            guard offset < bytes.count else { throw Self.tooShort }
            switch bytes[offset] {
            case 0x21:
                guard offset + 2 < bytes.count else { throw Self.tooShort }
                let (label, start) = (bytes[offset + 1], offset + 2)
                offset = try Self.end(ofBlocks: start, bytes)
                if label == 0xF9, bytes[start] == 4, start + 5 < bytes.count {
                    delay = 10 * Double(Self.little16(bytes, start + 2))
                } else if label == 0xFF, let repeats = Self.repeats(bytes, start) {
                    // The number of the last block counts, as in browsers.
                    plays = repeats == 0 ? 0 : repeats + 1
                }
            case 0x2C:
                guard offset + 10 < bytes.count else { throw Self.tooShort }
                let start = offset + 10 + Self.tableSize(bytes[offset + 9]) + 1
                offset = try Self.end(ofBlocks: start, bytes)
                delays.append(delay)
                delay = 0
            case 0x3B:
                if delays.isEmpty { throw BrokenPicture("the GIF is broken: it has no picture") }
                return
            default: throw BrokenPicture("the GIF is broken: it has something unknown in it")
            }
        }
    }

    /// Returns the number of repetitions, 0 for endless, in the application extension at an offset; nil for an extension of
    /// another kind. Like browsers, it reads only the first block.
    private static func repeats(_ bytes: [UInt8], _ start: Int) -> Int? {
        guard start + 16 < bytes.count, bytes[start] == 11, bytes[start + 12] == 3, bytes[start + 13] == 1,
            ["NETSCAPE2.0", "ANIMEXTS1.0"].contains(where: {
                bytes[start + 1...start + 11].elementsEqual($0.utf8)
            })
        else { return nil }
        return little16(bytes, start + 14)
    }

    private static var tooShort: BrokenPicture { BrokenPicture("the GIF is broken: it ends too early") }

    /// Returns the size of the color table, in bytes, that a byte of flags announces.
    private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    private static func little16(_ bytes: [UInt8], _ offset: Int) -> Int {
        Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
    }

    /// Returns the end of the blocks that begin at an offset.
    private static func end(ofBlocks start: Int, _ bytes: [UInt8]) throws(BrokenPicture) -> Int {
        var offset = start
        while offset < bytes.count {
            if bytes[offset] == 0 { return offset + 1 }
            offset += Int(bytes[offset]) + 1
        }
        throw tooShort
    }
}
