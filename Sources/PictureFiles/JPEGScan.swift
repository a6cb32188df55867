internal import CReaders
internal import Imaging

/// The facts of a JPEG file, without its pixels.
struct JPEGScan: Sendable {
    /// As it is shown.
    var width: Int { orientation.isTransposed ? storedHeight : storedWidth }
    var height: Int { orientation.isTransposed ? storedWidth : storedHeight }
    /// Whether the file's profile is that of Display P3.
    let isDisplayP3: Bool

    private let bytes: [UInt8]
    private let storedWidth, storedHeight: Int
    private let orientation: Orientation

    static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    init(_ bytes: [UInt8]) throws(BrokenPicture) {
        self.bytes = bytes
        var (size, orientation) = (SIMD2<Int>?.none, Orientation.upright)
        // Parts of a profile, by their number.
        var profile: [(number: UInt8, part: ArraySlice<UInt8>)] = []
        var offset = 2
        while true {
            guard offset + 4 <= bytes.count else { throw Self.tooShort }
            guard bytes[offset] == 0xFF else {
                throw BrokenPicture("the JPEG is broken: a marker is missing")
            }
            let marker = bytes[offset + 1]
            // What fills, and what stands alone.
            if marker == 0xFF || marker == 0x01 || (0xD0...0xD7).contains(marker) {
                offset += marker == 0xFF ? 1 : 2
                continue
            }
            if marker == 0xD9 { throw Self.tooShort }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2, offset + 2 + length <= bytes.count else { throw Self.tooShort }
            let body = bytes[offset + 4..<offset + 2 + length]
            switch marker {
            case 0xDA:
                guard let size else { throw BrokenPicture("the JPEG is broken: it has no header") }
                (storedWidth, storedHeight, self.orientation) = (size.x, size.y, orientation)
                let whole = profile.sorted { $0.number < $1.number }.flatMap(\.part)
                isDisplayP3 = ColorProfileName.isDisplayP3(profile: whole)
                return
            case 0xC4, 0xC8, 0xCC: break
            case 0xC0...0xCF:
                if size != nil { throw BrokenPicture("the JPEG is broken: it has two headers") }
                size = try Self.size(body, isLossless: ![0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker))
            case 0xE1 where body.starts(with: Array("Exif\0\0".utf8)):
                orientation = Orientation(metadata: body)
            case 0xE2 where body.starts(with: Array("ICC_PROFILE\0".utf8)) && body.count > 14:
                profile.append((body[body.startIndex + 12], body.dropFirst(14)))
            default: break
            }
            offset += 2 + length
        }
    }

    private static var tooShort: BrokenPicture { BrokenPicture("the JPEG is broken: it ends too early") }

    /// Returns the width and the height in the header of a frame.
    private static func size(_ body: ArraySlice<UInt8>, isLossless: Bool) throws(BrokenPicture) -> SIMD2<Int>
    {
        let body = Array(body)
        guard body.count >= 6 else { throw tooShort }
        if isLossless {
            throw BrokenPicture(
                "is a JPEG of a rare kind (lossless or hierarchical); convert it: magick in.jpg out.png")
        }
        if body[0] != 8 {
            throw BrokenPicture("is a JPEG of \(body[0]) bits per channel; convert it: magick in.jpg out.png")
        }
        let (height, width) = (Int(body[1]) << 8 | Int(body[2]), Int(body[3]) << 8 | Int(body[4]))
        guard width > 0, height > 0 else { throw BrokenPicture("the JPEG is broken: it has no pixels") }
        switch body[5] {
        case 1, 3: return SIMD2(width, height)
        case 4:
            throw BrokenPicture(
                "is a JPEG for printing, in cyan, magenta, yellow and black, which are no colors of a screen by themselves; convert it: magick in.jpg -colorspace sRGB out.png"
            )
        default: throw BrokenPicture("is a JPEG of \(body[5]) channels; convert it to gray or RGB")
        }
    }

    /// Returns the picture as it is shown.
    func bitmap() throws(BrokenPicture) -> Bitmap {
        var bitmap = Bitmap(width: storedWidth, height: storedHeight, format: .rgba)
        var message = [CChar](repeating: 0, count: 256)
        let status = unsafe spindle_read_jpeg(
            bytes, bytes.count, &bitmap.bytes, UInt32(storedWidth), UInt32(storedHeight), &message,
            message.count)
        if status != 0 { throw BrokenPicture("JPEG", message) }
        return orientation.applied(to: bitmap)
    }
}
