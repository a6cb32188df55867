internal import Basics
internal import Files
internal import Formats
internal import Imaging
internal import Platform

extension FormatWriter {
    static let mp4 = video(
        "mp4", hasAlpha: false,
        [
            "-vf", colors(pixels: "yuv420p", transfer: "iec61966-2-1"), "-c:v", "libx264", "-crf", "10",
            "-tune",
            "animation", "-movflags", "+faststart",
        ])
    static let webm = video(
        "webm", hasAlpha: true,
        [
            "-vf", colors(pixels: "yuva420p", transfer: "iec61966-2-1"), "-c:v", "libvpx-vp9", "-crf", "10",
            "-b:v",
            "0",
        ])
    static let mov = video(
        "mov", hasAlpha: true,
        [
            "-vf", colors(pixels: "yuva444p10le", transfer: "bt709"), "-c:v", "prores_ks", "-profile:v",
            "4444",
            "-alpha_bits", "16", "-vendor", "apl0", "-movflags", "+write_colr",
        ])

    /// Untold, ffmpeg would write the matrix of standard television, and say nothing of it.
    private static func colors(pixels: String, transfer: String) -> String {
        """
        scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int+bitexact,format=\(pixels),\
        setparams=range=tv:colorspace=bt709:color_primaries=bt709:color_trc=\(transfer)
        """
    }

    private static func video(_ ending: String, hasAlpha: Bool, _ encoder: [String]) -> FormatWriter {
        @Sendable func check(_ source: any FrameSource, _ options: ExportOptions, _ workers: Workers) throws {
            if Program.path(of: videoEncoder) == nil { throw VideoError.notInstalled(format: ending) }
        }
        return .each(check: check) { source, options, workers, sink in
            let bytes = try encoded(source, ending, hasAlpha: hasAlpha, encoder, options, workers)
            try sink.write(FrameNames(source.sequence).file(extension: ending), bytes)
            let (own, made) = (source.sequence, videoSize(source.sequence, hasAlpha: hasAlpha))
            if (own.width, own.height) == made { return [] }
            return [
                "\(ending) has an even number of columns and rows: \(made.width)×\(made.height) pixels instead of \(own.width)×\(own.height), with the background to the right and below"
            ]
        }
    }
}

private let videoEncoder = "ffmpeg"

/// The version of ffmpeg as it reports it, on which the bytes of a video depend; nil without ffmpeg.
package func videoEncoderVersion() -> String? {
    guard let program = Program.path(of: videoEncoder),
        let folder = try? ScratchFolder(files: ["version"]),
        Program(plain: program, ["-version"]).run(output: folder["version"]) == 0,
        let text = folder.read("version")
    else { return nil }
    return String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
}

/// The size of a video in pixels. Half the columns and rows have colors, so both have to be even where there is no alpha.
private func videoSize(_ sequence: FrameSequence, hasAlpha: Bool) -> (width: Int, height: Int) {
    hasAlpha
        ? (sequence.width, sequence.height) : ((sequence.width + 1) & ~1, (sequence.height + 1) & ~1)
}

private func encoded(
    _ source: any FrameSource, _ ending: String, hasAlpha: Bool, _ encoder: [String],
    _ options: ExportOptions,
    _ workers: Workers
) throws -> [UInt8] {
    guard let program = Program.path(of: videoEncoder) else {
        throw VideoError.notInstalled(format: ending)
    }
    let sequence = source.sequence
    let (width, height) = videoSize(sequence, hasAlpha: hasAlpha)
    let (frames, made, said) = ("frames.raw", "made.\(ending)", "said.txt")
    let folder = try ScratchFolder(files: [frames, made, said])
    var painter = try source.makePainter()
    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
    try folder.write(frames) { write in
        for index in 0..<sequence.count {
            try painter.paint(index, into: &bitmap)
            try write(hasAlpha ? bitmap.spread() : bitmap.padded(to: width, height, options.opaqueMatte))
        }
    }
    let rate = DelayFraction(fps: sequence.fps)
    let arguments =
        [
            "-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgba", "-video_size",
            "\(width)x\(height)", "-framerate", "\(rate.denominator)/\(rate.numerator)", "-stream_loop",
            "\((options.repeats ?? 1) - 1)", "-i", folder[frames],
        ] + encoder + [
            // The same bytes each time.
            "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1", "-threads", "1",
            folder[made],
        ]
    guard let status = Program(plain: program, arguments).run(output: folder[said], errors: folder[said])
    else {
        throw VideoError.notInstalled(format: ending)
    }
    guard status == 0, let bytes = folder.read(made), !bytes.isEmpty else {
        let text = String(decoding: folder.read(said) ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n").suffix(3).map { $0.filter { !$0.isNewline } }
        throw VideoError.failed(format: ending, status: status, text: lines.joined(separator: "; "))
    }
    return bytes
}

extension Bitmap {
    /// Straight pixels, those that do not show in the color of their neighbors: encoders mix colors of neighbors without
    /// looking at alpha.
    fileprivate func spread() -> [UInt8] {
        var bleed = ColorBleed()
        bleed.spread(self)
        return bleed.bitmap.bytes
    }

    /// The picture on an opaque color, with more of that to the right and below.
    fileprivate func padded(to width: Int, _ height: Int, _ matte: Color) -> [UInt8] {
        let bytes = standing(on: matte).bytes
        let fill: [UInt8] = [matte.red, matte.green, matte.blue, 255]
        var result: [UInt8] = []
        result.reserveCapacity(4 * width * height)
        for y in 0..<height {
            if y < self.height { result += bytes[4 * y * self.width..<4 * (y + 1) * self.width] }
            for _ in (y < self.height ? self.width : 0)..<width { result += fill }
        }
        return result
    }
}
