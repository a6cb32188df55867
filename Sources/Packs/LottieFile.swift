public import Basics
internal import CReaders
internal import Files
internal import Imaging
internal import PictureFiles
internal import Specs

/// A Lottie animation, with the size and the timing that its file states.
public struct LottieFile: Sendable {
    /// The name of the file in messages.
    public let name: String
    /// In pixels, frames a second and frames, of which the last one may be shown for a part of its time.
    public let width, height, rate, count: Double
    /// Notes about content of the file that rlottie does not draw, or not as it is meant.
    public let notes: [Message]

    /// The file as rlottie reads it.
    private let text: String

    /// The limits of drawing.
    public struct Limits: Hashable, Sendable {
        /// The greatest time, in seconds.
        public var seconds = 60
        /// The most memory, in bytes.
        public var bytes = 1 << 30

        /// Creates limits of a minute and a gibibyte.
        public init() {}

        /// The range of ``seconds``.
        public static let secondsRange = 1...3600
    }

    /// The most bytes of a file.
    public static let maxBytes = 1 << 24

    /// Reads the size and the timing that a file states.
    ///
    /// - Throws: ``SpecError`` of kind `file` for anything but a Lottie animation.
    public init(_ bytes: [UInt8], name: String) throws(SpecError) {
        let bytes = Array(withoutByteOrderMark(bytes[...]))
        guard bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) == UInt8(ascii: "{"),
            !bytes.contains(0)
        else {
            let way =
                PictureFile.isPicture(bytes) ? "for pictures, use spindle pack" : "export it as Lottie JSON"
            throw SpecError(.file, at: name, "is not a Lottie animation; \(way)")
        }
        let root = try LottieJSON.tree(bytes, name: name)
        func number(_ key: String, _ range: ClosedRange<Double>) throws(SpecError) -> Double {
            guard let number = root[key]?.number, range.contains(number) else {
                throw SpecError(
                    .file, at: name,
                    "is not a Lottie animation: \(quoted(key)) is missing, or is not a number from \(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"
                )
            }
            return number
        }
        guard root["layers"] != nil else {
            throw SpecError(.file, at: name, "is not a Lottie animation: it has no layers")
        }
        width = try number("w", 1...16384)
        height = try number("h", 1...16384)
        rate = try number("fr", 0.1...1000)
        let (start, end) = (try number("ip", -1e6...1e6), try number("op", -1e6...1e6))
        guard end > start else {
            throw SpecError(.file, at: name, "has no frames: \"op\" is not after \"ip\"")
        }
        count = end - start
        text = String(decoding: LottieText(root).bytes, as: UTF8.self)
        self.name = name
        notes = LottieGaps(root).notes
    }

    /// Draws frames with rlottie, in a process of its own.
    ///
    /// - Parameters:
    ///   - frames: The numbers of the frames.
    ///   - width: The width of each in pixels.
    ///   - height: The height of each in pixels.
    ///   - limits: The limits of drawing.
    /// - Throws: ``SpecError``: of kind `component` where rlottie is missing, `limit` where it takes too long or too much
    ///   memory, `file` where it cannot draw the file.
    func draw(_ frames: [Int], width: Int, height: Int, limits: Limits) throws(SpecError) -> [Bitmap] {
        var drawn = DrawnFrames(width: width, height: height)
        let numbers = frames.map { UInt32($0) }
        let size = width * height * 4
        let status = unsafe text.withCString { json in
            unsafe numbers.withUnsafeBufferPointer { numbers in
                var lottie = unsafe spindle_lottie(
                    json: json, width: UInt32(width), height: UInt32(height), frames: numbers.baseAddress,
                    count: numbers.count, bytes: limits.bytes + 4 * size, seconds: UInt32(limits.seconds))
                return unsafe withUnsafeMutablePointer(to: &drawn) { drawn in
                    unsafe spindle_draw_lottie(&lottie, drawn) { context, _, pixels in
                        guard let context = unsafe context, let pixels = unsafe pixels else { return 0 }
                        unsafe context.assumingMemoryBound(to: DrawnFrames.self).pointee.add(pixels)
                        return 1
                    }
                }
            }
        }
        switch Int(status) {
        case SPINDLE_LOTTIE_DONE: return drawn.bitmaps
        case SPINDLE_LOTTIE_MISSING:
            throw SpecError(
                .component, at: name, "needs rlottie, which is not installed; install librlottie0-1")
        case SPINDLE_LOTTIE_TIME:
            throw SpecError(
                .limit, at: name,
                "takes more than \(limits.seconds) s to draw; raise the limit with --max-seconds")
        case SPINDLE_LOTTIE_MEMORY:
            throw SpecError(
                .limit, at: name, "takes too much memory to draw; draw less with --size or --fps")
        case SPINDLE_LOTTIE_BROKEN:
            throw SpecError(.file, at: name, "rlottie cannot draw it")
        default:
            throw SpecError(.file, at: name, "could not be drawn: the system has no process or pipe for it")
        }
    }
}

/// The frames that have been drawn so far.
private struct DrawnFrames {
    let width, height: Int
    private(set) var bitmaps: [Bitmap] = []

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// - Parameter pixels: Premultiplied blue, green, red and alpha.
    mutating func add(_ pixels: UnsafePointer<UInt8>) {
        var bitmap = Bitmap(width: width, height: height, format: .rgba)
        let count = width * height
        unsafe bitmap.bytes.withUnsafeMutableBufferPointer { bytes in
            for pixel in 0..<count {
                let alpha = unsafe Int(pixels[4 * pixel + 3])
                if alpha == 0 { continue }
                for channel in 0..<3 {
                    let value = unsafe Int(pixels[4 * pixel + 2 - channel])
                    unsafe bytes[4 * pixel + channel] = UInt8(min(255, (value * 255 + alpha / 2) / alpha))
                }
                unsafe bytes[4 * pixel + 3] = UInt8(alpha)
            }
        }
        bitmaps.append(bitmap)
    }
}
