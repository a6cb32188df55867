internal import CReaders
internal import Imaging

/// The facts of a WebP file, without its pixels.
struct WebPScan: Sendable {
    let width, height: Int
    /// The delays of an animation in milliseconds, one for each frame; empty for a single picture.
    let delays: [Double]
    /// The number of times that an animation plays, 0 for endless; nil for a single picture.
    let plays: Int?
    /// Whether the file's profile is that of Display P3.
    let isDisplayP3: Bool
    /// The number of frames, at least 1.
    var count: Int { max(1, delays.count) }

    private let bytes: [UInt8]

    static func isWebP(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 12 && bytes.starts(with: "RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8)
    }

    init(_ bytes: [UInt8]) throws(BrokenPicture) {
        self.bytes = bytes
        var (facts, delays) = (spindle_webp_facts(), [Double]())
        let isRead = unsafe withUnsafeMutablePointer(to: &delays) { delays in
            unsafe spindle_scan_webp(bytes, bytes.count, &facts, delays) { context, delay in
                unsafe context?.assumingMemoryBound(to: [Double].self).pointee.append(Double(max(0, delay)))
                return 1
            } != 0
        }
        guard isRead, !delays.isEmpty, facts.width > 0, facts.height > 0 else {
            throw BrokenPicture("the WebP is broken: it ends too early, or is put together wrongly")
        }
        (width, height) = (Int(facts.width), Int(facts.height))
        self.delays = facts.is_animation != 0 ? delays : []
        plays = facts.is_animation != 0 ? Int(facts.plays) : nil
        let profile = bytes[facts.profile_start..<facts.profile_start + facts.profile_size]
        isDisplayP3 = ColorProfileName.isDisplayP3(profile: Array(profile))
    }

    /// Returns the frames as they are shown.
    func bitmaps() throws(BrokenPicture) -> [Bitmap] {
        var reading = Reading(width: width, height: height)
        reading.bitmaps.reserveCapacity(count)
        let isRead = unsafe withUnsafeMutablePointer(to: &reading) { reading in
            unsafe spindle_read_webp(bytes, bytes.count, reading) { context, pixels in
                guard let pixels = unsafe pixels else { return 0 }
                unsafe context?.assumingMemoryBound(to: Reading.self).pointee.add(pixels)
                return 1
            } != 0
        }
        guard isRead, reading.bitmaps.count == count else {
            throw BrokenPicture(
                count == 1
                    ? "the WebP is broken: its pixels are"
                    : "the WebP is broken: the pixels of frame \(reading.bitmaps.count + 1) of \(count) are")
        }
        return reading.bitmaps
    }

    private struct Reading {
        let width, height: Int
        var bitmaps: [Bitmap] = []

        init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

        mutating func add(_ pixels: UnsafePointer<UInt8>) {
            var bitmap = Bitmap(width: width, height: height, format: .rgba)
            unsafe bitmap.bytes.withUnsafeMutableBytes { target in
                unsafe target.copyMemory(from: UnsafeRawBufferPointer(start: pixels, count: target.count))
            }
            bitmap.clearTransparent()
            bitmaps.append(bitmap)
        }
    }
}
