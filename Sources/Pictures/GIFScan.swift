/// What a GIF file says before its pixels are looked at.
struct GIFScan {
    let width, height: Int
    /// In milliseconds, one for each picture.
    private(set) var delays: [Double] = []
    /// Whether the animation begins again after its end.
    private(set) var loops = false

    static func isGIF(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
    }

    init(_ bytes: [UInt8]) throws(BrokenPicture) {
        guard bytes.count > 13 else { throw Self.tooShort }
        (width, height) = (Self.little16(bytes, 6), Self.little16(bytes, 8))
        guard width > 0, height > 0 else { throw BrokenPicture("the GIF is broken: it has no pixels") }
        var offset = 13 + Self.tableSize(bytes[10])
        var delay = unsaidDelay
        while true {
            guard offset < bytes.count else { throw Self.tooShort }
            switch bytes[offset] {
            case 0x21:
                guard offset + 2 < bytes.count else { throw Self.tooShort }
                let (label, start) = (bytes[offset + 1], offset + 2)
                offset = try Self.end(ofBlocks: start, bytes)
                if label == 0xF9, bytes[start] == 4, start + 5 < bytes.count {
                    let hundredths = Self.little16(bytes, start + 2)
                    delay = hundredths == 0 ? unsaidDelay : 10 * Double(hundredths)
                } else if label == 0xFF, bytes[start] == 11, start + 16 < bytes.count,
                    bytes[start + 1...start + 11].elementsEqual("NETSCAPE2.0".utf8)
                {
                    // Any number of plays but one is more than one.
                    loops = bytes[start + 12] == 3 && bytes[start + 13] == 1
                }
            case 0x2C:
                guard offset + 10 < bytes.count else { throw Self.tooShort }
                let start = offset + 10 + Self.tableSize(bytes[offset + 9]) + 1
                offset = try Self.end(ofBlocks: start, bytes)
                delays.append(delay)
                delay = unsaidDelay
            case 0x3B:
                if delays.isEmpty { throw BrokenPicture("the GIF is broken: it has no picture") }
                return
            default: throw BrokenPicture("the GIF is broken: it has something unknown in it")
            }
        }
    }

    private static var tooShort: BrokenPicture { BrokenPicture("the GIF is broken: it ends too early") }

    /// How many bytes the table of colors has that a byte of flags tells of.
    private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    private static func little16(_ bytes: [UInt8], _ offset: Int) -> Int {
        Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
    }

    /// Where blocks end that begin at an offset.
    private static func end(ofBlocks start: Int, _ bytes: [UInt8]) throws(BrokenPicture) -> Int {
        var offset = start
        while offset < bytes.count {
            if bytes[offset] == 0 { return offset + 1 }
            offset += Int(bytes[offset]) + 1
        }
        throw tooShort
    }
}
