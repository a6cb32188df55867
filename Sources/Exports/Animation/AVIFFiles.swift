internal import Basics
internal import CAVIF
internal import Files
internal import Formats
internal import Imaging
internal import Platform

extension FormatWriter {
    /// Frames go to the encoder as they are painted, in one thread: each is told by the one before.
    static let avif = FormatWriter.each(check: checkAVIF, once: "avif") {
        source, options, _, sink in
        var file = try avifFile(source, options)
        let plays = options.plays(of: source.sequence)
        // Players repeat what says nothing of it.
        let isSaid = plays == 0 || source.sequence.count == 1 || setAVIFPlays(plays, of: &file)
        try sink.write(FrameNames(source.sequence).file(extension: "avif"), file)
        return isSaid
            ? []
            : ["this version of libavif leaves no place for a number of plays: players repeat it forever"]
    }
}

/// The version of libavif and of its encoders, on which the bytes of a file depend; nil without libavif.
package func avifVersion() -> String? {
    guard spindle_avif_state() == SPINDLE_AVIF_READY else { return nil }
    return unsafe String(cString: spindle_avif_version())
}

@Sendable private func checkAVIF(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers
) throws {
    try requireAVIF()
}

private func requireAVIF() throws(AVIFError) {
    switch spindle_avif_state() {
    case SPINDLE_AVIF_READY: return
    case SPINDLE_AVIF_UNKNOWN:
        let version = unsafe String(cString: spindle_avif_version())
        throw .unknown(version: String(version.prefix { $0 != " " }))
    default: throw .notInstalled
    }
}

private func avifFile(_ source: any FrameSource, _ options: ExportOptions) throws -> [UInt8] {
    try requireAVIF()
    let sequence = source.sequence
    let (frames, rate) = sequence.browserTimes()
    let second = DelayFraction(fps: rate)
    // Above 6 libaom works as for calls, and aborts where nothing may be lost.
    let speed: Int32 = options.compression == .small ? 2 : 6
    let begun = unsafe spindle_avif_begin(
        Int32(sequence.width), Int32(sequence.height), UInt32(second.denominator), speed,
        sequence.gamut == .displayP3 ? 1 : 0)
    guard let encoder = unsafe begun else { throw AVIFError.failed("out of memory") }
    defer { unsafe spindle_avif_end(encoder) }
    func check(_ result: Int32) throws(AVIFError) {
        if result != 0 { throw .failed(unsafe String(cString: spindle_avif_message(result))) }
    }
    var painter = try source.makePainter()
    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
    var (pixels, delay) = ([UInt8](), 0)
    func add() throws {
        try check(
            unsafe spindle_avif_add(
                encoder, pixels, UInt64(delay * second.numerator), sequence.count == 1 ? 1 : 0))
    }
    for (index, timed) in frames.enumerated() {
        try painter.paint(timed.frame, into: &bitmap)
        let next = bitmap.inRGBA().bytes
        // A frame identical to the one before extends its duration.
        if index > 0, next != pixels {
            try add()
            delay = 0
        }
        pixels = next
        delay += timed.delay
    }
    try add()
    var (bytes, count) = (unsafe UnsafePointer<UInt8>?.none, 0)
    try check(unsafe spindle_avif_finish(encoder, &bytes, &count))
    var file = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    forgetTimes(in: 0..<file.count, of: &file)
    return file
}

/// libavif writes down when a file was made; the same frames are to give the same bytes.
private func forgetTimes(in range: Range<Int>, of file: inout [UInt8]) {
    var start = range.lowerBound
    while start + 8 <= range.upperBound {
        let size = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        guard size >= 8, start + size <= range.upperBound else { return }
        switch String(decoding: file[start + 4..<start + 8], as: UTF8.self) {
        case "moov", "trak", "mdia": forgetTimes(in: start + 8..<start + size, of: &file)
        case "mvhd", "tkhd", "mdhd":
            // Of version 1 both have eight bytes, else four.
            let count = file[start + 8] == 1 ? 16 : 8
            for index in start + 12..<min(start + 12 + count, start + size) { file[index] = 0 }
        default: break
        }
        start += size
    }
}
