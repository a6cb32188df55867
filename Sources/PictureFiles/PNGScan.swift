internal import CReaders
internal import Imaging

/// The chunks of a PNG or APNG file that define the picture.
struct PNGScan: Sendable {
    let width, height: Int
    /// The frames; empty for a single picture.
    private(set) var frames: [APNGPart] = []
    /// The number of times that the animation plays; 0 for endless.
    private(set) var plays = 0
    /// Whether pixels are marked as those of Display P3: by code points, or else by the name of a profile.
    private(set) var isDisplayP3 = false

    private let bytes: [UInt8]
    /// The expected sequence number of the next frame header or frame data.
    private var sequence = 0
    /// The whole chunks that every frame needs, in their order, without the header.
    private var shared: [Range<Int>] = []
    /// The whole chunks of the default picture.
    private var picture: [Range<Int>] = []

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

    init(_ bytes: [UInt8], maxFrames: Int) throws(BrokenPicture) {
        self.bytes = bytes
        guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8), bytes.big32(8) == 13 else {
            throw BrokenPicture(
                bytes.count >= 16 && bytes[12..<16].elementsEqual("CgBI".utf8)
                    ? "is a PNG in Apple's form for iOS (CgBI), not a standard one; convert it: xcrun -sdk iphoneos pngcrush -revert-iphone-optimizations in.png out.png"
                    : "the PNG is broken: it has no header")
        }
        (width, height) = (bytes.big32(16), bytes.big32(20))
        guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else {
            throw BrokenPicture("the PNG is broken: it has no pixels")
        }
        try requireIntact(8..<33)
        var (announced, isEnded, hasCodePoints) = (0, false, false)
        // Headers of frames may come before the number of frames.
        var early: [Range<Int>] = []
        var offset = 33
        while !isEnded {
            guard bytes.count - offset >= 12 else {
                throw BrokenPicture("the PNG is broken: it ends too early")
            }
            let length = bytes.big32(offset)
            guard length <= bytes.count - offset - 12 else {
                throw BrokenPicture("the PNG is broken: it ends in the middle of a chunk")
            }
            let chunk = offset..<offset + 12 + length
            switch String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self) {
            case "cICP" where length == 4 && picture.isEmpty:
                isDisplayP3 = bytes[offset + 8..<offset + 12].elementsEqual([12, 13, 0, 1])
                hasCodePoints = true
            case "iCCP" where picture.isEmpty && !hasCodePoints:
                isDisplayP3 = ColorProfileName.isDisplayP3(bytes[offset + 8..<offset + 8 + length])
            case "PLTE", "tRNS": if picture.isEmpty { shared.append(chunk) }
            case "IDAT":
                picture.append(chunk)
                // A default picture without a frame header before it is not a frame.
                if frames.count == 1, announced > 0 { frames[0].data.append(chunk) }
            case "acTL" where length == 8 && picture.isEmpty && announced == 0:
                try requireIntact(chunk)
                (announced, plays) = (bytes.big32(offset + 8), bytes.big32(offset + 12))
                guard announced > 0 else { throw BrokenPicture("the APNG is broken: it has no frames") }
                for chunk in early { try addFrame(chunk, of: announced) }
            case "fcTL" where announced > 0: try addFrame(chunk, of: announced)
            // Two frame headers in a row are wrong, whatever follows.
            case "fcTL" where picture.isEmpty && early.count < 2: early.append(chunk)
            case "fdAT" where announced > 0: try addPixels(chunk)
            case "IEND": isEnded = true
            default: break
            }
            offset = chunk.upperBound
        }
        if picture.isEmpty { throw BrokenPicture("the PNG is broken: it has no pixels") }
        if announced > 0 {
            guard frames.count == announced else {
                throw BrokenPicture(
                    "the APNG is broken: it has \(frames.count) of the \(announced) frames that it announces")
            }
            if frames.contains(where: { $0.data.isEmpty }) { throw BrokenPicture.emptyFrame }
            guard let first = frames.first, !first.isOfPicture(picture) || first.covers(width, height) else {
                throw BrokenPicture("the APNG is broken: its first frame is not the whole picture")
            }
        }
    }

    /// - Parameters:
    ///   - chunk: The header of a frame.
    ///   - announced: The announced number of frames.
    private mutating func addFrame(_ chunk: Range<Int>, of announced: Int) throws(BrokenPicture) {
        try requireIntact(chunk)
        let start = chunk.lowerBound
        guard chunk.count == 38, bytes.big32(start + 8) == sequence, frames.count < announced,
            let part = APNGPart(bytes, start + 12), part.isInside(width, height)
        else {
            throw BrokenPicture("the APNG is broken: the header of a frame is wrong")
        }
        if let last = frames.last, last.data.isEmpty { throw BrokenPicture.emptyFrame }
        frames.append(part)
        sequence += 1
    }

    /// - Parameter chunk: The frame data of the last frame, which may be empty.
    private mutating func addPixels(_ chunk: Range<Int>) throws(BrokenPicture) {
        try requireIntact(chunk)
        guard chunk.count >= 16, bytes.big32(chunk.lowerBound + 8) == sequence, !frames.isEmpty else {
            throw BrokenPicture("the APNG is broken: the pixels of a frame are out of place")
        }
        frames[frames.count - 1].data.append(chunk)
        sequence += 1
    }

    private func requireIntact(_ chunk: Range<Int>) throws(BrokenPicture) {
        let body = bytes[chunk.lowerBound + 4..<chunk.upperBound - 4]
        guard Int(pngChecksum(body)) == bytes.big32(chunk.upperBound - 4) else {
            throw BrokenPicture("the PNG is broken: a checksum is wrong")
        }
    }

    /// Returns the frames as they are shown.
    func bitmaps() throws(BrokenPicture) -> [Bitmap] {
        if frames.isEmpty { return [try decoded(width, height, data: picture)] }
        var canvas = Bitmap(width: width, height: height, format: .rgba)
        var result: [Bitmap] = []
        result.reserveCapacity(frames.count)
        for (index, frame) in frames.enumerated() {
            let pixels = try decoded(frame.area.width, frame.area.height, data: frame.data)
            let before = canvas
            canvas.draw(pixels, at: frame.area, isOver: frame.isOver)
            result.append(canvas)
            switch frame.disposal {
            case .keep: break
            // There is nothing before the first frame.
            case .previous where index > 0: canvas = before
            case .previous, .background: canvas.clear(frame.area)
            }
        }
        return result
    }

    /// Decodes a picture of its own, made of the chunks of a frame.
    private func decoded(_ width: Int, _ height: Int, data: [Range<Int>]) throws(BrokenPicture) -> Bitmap {
        var file = Self.signature
        file.reserveCapacity(data.reduce(1024) { $0 + $1.count })
        file.appendChunk("IHDR", big(width) + big(height) + bytes[24..<29])
        for chunk in shared { file += bytes[chunk] }
        for chunk in data {
            if bytes[chunk.lowerBound + 4] == UInt8(ascii: "I") {
                file += bytes[chunk]
            } else {
                file.appendChunk("IDAT", bytes[chunk.lowerBound + 12..<chunk.upperBound - 4])
            }
        }
        file.appendChunk("IEND", [UInt8]())
        var bitmap = Bitmap(width: width, height: height, format: .rgba)
        var message = [CChar](repeating: 0, count: 200)
        let status = unsafe spindle_read_png(
            file, file.count, &bitmap.bytes, UInt32(width), UInt32(height), &message, message.count)
        if status != 0 { throw BrokenPicture("PNG", message) }
        return bitmap
    }
}

extension BrokenPicture {
    static var emptyFrame: BrokenPicture { BrokenPicture("the APNG is broken: a frame has no pixels") }
}

/// One frame of an APNG: its place, and the way it is drawn.
struct APNGPart: Sendable {
    enum Disposal: UInt8 { case keep, background, previous }

    let area: FrameArea
    /// In milliseconds; 0 where the file says nothing of it.
    let delay: Double
    let disposal: Disposal
    /// Whether the frame is drawn over the pixels below it, rather than in place of them.
    let isOver: Bool
    /// The whole chunks that have the frame's pixels.
    var data: [Range<Int>] = []

    /// Reads a frame header after its sequence number; nil where it is invalid.
    init?(_ bytes: [UInt8], _ offset: Int) {
        let (width, height) = (bytes.big32(offset), bytes.big32(offset + 4))
        guard width > 0, height > 0, let disposal = Disposal(rawValue: bytes[offset + 20]),
            bytes[offset + 21] < 2
        else { return nil }
        area = FrameArea(
            x: bytes.big32(offset + 8), y: bytes.big32(offset + 12), width: width, height: height)
        let numerator = Int(bytes[offset + 16]) << 8 + Int(bytes[offset + 17])
        let denominator = Int(bytes[offset + 18]) << 8 + Int(bytes[offset + 19])
        delay = 1000 * Double(numerator) / Double(denominator == 0 ? 100 : denominator)
        (self.disposal, isOver) = (disposal, bytes[offset + 21] == 1)
    }

    func isInside(_ width: Int, _ height: Int) -> Bool {
        area.x + area.width <= width && area.y + area.height <= height
    }

    func covers(_ width: Int, _ height: Int) -> Bool { area.width == width && area.height == height }

    func isOfPicture(_ picture: [Range<Int>]) -> Bool { data.first == picture.first }
}

private func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

extension [UInt8] {
    /// Returns the number in four bytes, the highest first.
    func big32(_ offset: Int) -> Int {
        Int(self[offset]) << 24 | Int(self[offset + 1]) << 16 | Int(self[offset + 2]) << 8
            | Int(self[offset + 3])
    }

    fileprivate mutating func appendChunk(_ type: String, _ body: some Collection<UInt8>) {
        self += big(body.count)
        let start = count
        self += type.utf8
        self += body
        self += big(Int(pngChecksum(self[start...])))
    }
}
