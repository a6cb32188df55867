public import Basics
public import Files
public import Formats
internal import MotionCore
public import PictureFiles
public import Platform
public import Requests
internal import Resolution

/// A request to write frames that others have made.
public struct PackSpec: Sendable {
    /// The paths and patterns, in the order in which their frames are shown.
    public var files: [FilePattern]
    /// The timing of the frames.
    public var timing = PackTiming.own
    /// The scale at which the frames were drawn.
    public var scale = 1.0
    /// The greatest number of pixels of all frames together.
    public var maxPixels = PictureLimits.defaultMaxPixels
    /// The options of the files to write: formats, name, sheets, compression and limits. The rest is ignored.
    public var output = RenderSpec()

    /// Creates a request for files, with defaults for everything else.
    public init(_ files: [FilePattern]) { self.files = files }

    /// The limits for reading.
    public var limits: PictureLimits {
        var limits = PictureLimits()
        limits.maxSide = output.maxFrameSide ?? limits.maxSide
        limits.maxFrames = output.animation.maxFrames ?? limits.maxFrames
        limits.maxPixels = maxPixels
        return limits
    }

    /// The keys of the options that are about the files to write.
    public static let optionKeys: [OptionKey] = [
        .to, .name, .fps, .compression, .matte, .pixels, .pixelOrder, .dither, .rle, .cells, .characters,
        .repeat, .maxBytes,
        .hotspot, .maxFrames, .maxFrameSide, .sheetLayout, .sheetColumns, .sheetPadding,
        .sheetBorder, .sheetExtrude, .sheetMipLevels, .sheetRotate, .sheetMaxSide, .sheetMaxPagePixels,
        .sheetDialect,
        .sheetSides, .sheetSquare, .sheetTrim, .sheetAlpha, .sheetBleed, .sheetKeepDuplicates,
        .sheetTag,
    ]

    /// Reads the size and the timing of the files, and resolves the request.
    ///
    /// - Throws: ``SpecError`` for files that are missing, broken or too large, and for requests that cannot be met with
    ///   them.
    public func resolve(from inputs: InputFiles, workers: Workers) throws(SpecError) -> PackJob {
        var found: [String] = []
        for file in files { found += try file.paths() }
        let (paths, limits) = (found, limits)
        if paths.count > limits.maxFrames {
            throw .excess(
                at: .named(files[0].text), "\(paths.count) files are", over: limits.maxFrames,
                PictureLimits.framesRange, raisedBy: "\(option: .maxFrames)")
        }
        var pictures: [PictureFile] = []
        try workers.inOrder(paths.count) { index in
            Result { () throws(SpecError) in
                try PictureFile(
                    inputs.bytes(paths[index], limit: PictureLimits.maxBytes), name: paths[index],
                    limits: limits)
            }
        } take: { _, result throws(SpecError) in
            pictures.append(try result.get())
        }
        guard let first = pictures.first else { throw SpecError(at: "<files>", "name at least one file") }
        if let other = pictures.first(where: { $0.width != first.width || $0.height != first.height }) {
            throw SpecError(
                .file, at: other.name,
                "is \(other.width)×\(other.height) pixels, but \(quoted(first.name)) is \(first.width)×\(first.height); frames need one size, as nothing is scaled"
            )
        }
        let times = try timing.times(pictures, rate: MotionSpec.defaultFPS)
        try limits.check(
            pictures.count == 1 ? first.name : files[0].text, width: first.width, height: first.height,
            frames: times.count)
        let plays = PackPlays(pictures)
        return try job(
            .files(pictures), named: PackJob.name(paths), width: first.width, height: first.height,
            times: times, plays: plays.count,
            found: [timing.note(pictures), output.repeats == nil ? plays.note : nil].compactMap { $0 },
            gamut: PackGamut(pictures))
    }

    /// Returns a job with frames whose facts are all known.
    ///
    /// - Parameters:
    ///   - plays: The number of times that the frames play, 0 for endless.
    ///   - found: The notes about the files that were read.
    ///   - gamut: The colors of the files.
    func job(
        _ source: PackJob.Source, named name: String, width: Int, height: Int, times: [Double], plays: Int,
        found: [Message] = [], gamut: PackGamut = PackGamut([])
    ) throws(SpecError) -> PackJob {
        let output = output.aimed()
        let formats = output.formats.isEmpty ? [OutputFormat.sheet] : output.resolvedFormats()
        try requireFrames(formats)
        try output.checkLayouts(formats)
        try output.checkPackedPixels(formats)
        let name = try output.resolvedName(name, formats)
        var sequence = FrameSequence(
            name: name, animation: name, count: times.count, fps: 60, loops: plays != 1, scale: scale,
            width: width, height: height)
        sequence.setTimes(times)
        if let ending = output.target?.ending(of: formats[0], count: times.count) {
            sequence.ending = FrameNames(sequence).suffix + ending
        }
        let options = try output.resolvedOptions()
        if formats.contains(.sheet) {
            do throws(SheetError) { try options.sheet.check(sequence) } catch { throw SpecError(error) }
        }
        let job = PackJob(
            sequence: sequence, plays: plays, formats: formats, options: options, source: source,
            target: output.target, found: found + output.matteNotes(formats) + gamut.notes(formats),
            gamut: gamut.common)
        try job.checkSides()
        try job.checkTarget()
        return job
    }

    /// Returns whether a format can have frames of one scale.
    public static func writes(_ format: OutputFormat) -> Bool {
        switch format.content {
        case .vector, .catalog: false
        case .frame, .sheet, .animation: true
        }
    }

    /// Refuses formats that cannot have frames of one scale.
    private func requireFrames(_ formats: [OutputFormat]) throws(SpecError) {
        for format in formats {
            switch format.content {
            case .vector:
                throw SpecError(
                    at: .option(.to),
                    "\(format.name) stores curves, and these are frames; use sheet, frames, apng, gif or webp"
                )
            case .catalog:
                throw SpecError(
                    at: .option(.to),
                    "\(format.name) needs several scales, and these frames have one; use sheet, frames, apng, gif or webp"
                )
            case .frame, .sheet, .animation: continue
            }
        }
    }
}

extension RenderSpec {
    /// The note about a matte that formats or pixels with alpha do without; none otherwise.
    fileprivate func matteNotes(_ formats: [OutputFormat]) -> [Message] {
        guard matte != nil else { return [] }
        if case .only(let heeding)? = SpecOption.named(.matte)?.formats,
            !heeding.contains(where: { formats.contains($0) })
        {
            let names = formats.map { $0.name }.joined(separator: ", ")
            return ["\(option: .matte) has no effect on \(names)"]
        }
        guard formats.allSatisfy({ $0.traits.contains(.device) }),
            pixelLayouts(formats).allSatisfy({ $0.hasAlpha })
        else { return [] }
        return ["\(option: .matte) has no effect on pixels with alpha"]
    }

    /// Refuses frames, through which one may see, in what has no transparency, and options that pixels do not heed.
    fileprivate func checkPackedPixels(_ formats: [OutputFormat]) throws(SpecError) {
        let opaque =
            formats.first { $0.traits.contains(.opaque) || $0.traits.contains(.bilevel) }?.name
            ?? pixelLayouts(formats).first { !$0.hasAlpha }?.rawValue
        if let opaque, matte == nil {
            throw SpecError(
                at: .option(.matte),
                "\(opaque) has no transparency; add the background color, such as \(option: .matte, "#FFFFFF")"
            )
        }
        if pixels.dither ?? Dither.none != Dither.none, !dropsBits(formats) {
            throw SpecError(
                at: .option(.dither),
                "has no effect on pixels that keep all bits; use \(option: .pixels, "rgb565a8") or another layout of fewer bits"
            )
        }
    }
}
