public import Basics
public import Files
public import Formats
internal import MotionCore
public import PictureFiles
public import Platform
public import Requests
internal import Resolution
internal import Vectors

/// A request to write frames that others have made.
public struct PackSpec: Sendable {
    /// The paths and patterns, in the order in which their frames are shown.
    public var files: [FilePattern]
    /// The timing of the frames.
    public var timing = PackTiming.own
    /// The scales to write, of which the frames have the highest; empty for those that the names of the files state, such as `a@2x.png`, or 1.
    public var scales: [Double] = []
    /// Whether an atlas is requested, whatever the files are.
    public var isAtlas = false
    /// The delays of some animations of an atlas, in milliseconds, in place of ``timing``; of several for one the last counts.
    public var delays: [PackMark<Double>] = []
    /// The names of the frames of an atlas; nil for those of the files, in an atlas that the files ask for by themselves.
    public var names: PackNames?
    /// The place of frames of different sizes on a common canvas; nil for frames that keep their own size, in an atlas.
    public var anchor: PackAnchor?
    /// The points by which animations and sprites are placed; of several for one the last counts.
    public var pivots: [PackMark<SheetClip.Pivot>] = []
    /// The borders of sprites that keep their width where these are stretched; of several for one the last counts.
    public var borders: [PackMark<SheetClip.Insets>] = []
    /// The animations and sprites of an atlas that come before those of files.
    package var clips: [AtlasClip] = []
    /// The look and the part of moving SVG files.
    public var moving = MovingOptions()
    /// Options that are those of several requests, and of which nobody is told that they have no effect on one.
    package var sharedOptions: Set<OptionKey> = []
    /// The notes about an atlas that whoever requests it has, a sentence each.
    package var notes: [Message] = []
    /// Whether the lower scales are made of the highest one.
    public var resamples = false
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
        .to, .name, .fps, .speed, .hold, .pingpong, .compression, .matte, .pixels, .pixelOrder, .dither, .rle,
        .cells, .characters,
        .repeat, .maxBytes,
        .hotspot, .maxFrames, .maxFrameSide, .sheetLayout, .sheetColumns, .sheetPadding,
        .sheetBorder, .sheetExtrude, .sheetMipLevels, .sheetRotate, .sheetMaxSide, .sheetMaxPagePixels,
        .sheetDialect,
        .sheetSides, .sheetSquare, .sheetTrim, .sheetAlpha, .sheetBleed, .sheetKeepDuplicates,
        .sheetDebugPicture,
        .sheetTag,
    ]

    /// Reads the size and the timing of the files, and resolves the request.
    ///
    /// - Throws: ``SpecError`` for files that are missing, broken or too large, and for requests that cannot be met with
    ///   them.
    public func resolve(from inputs: InputFiles, workers: Workers) throws(SpecError) -> PackJob {
        var items: [PackItem] = []
        for file in files { items += try file.items() }
        if items.contains(where: \.isMoving) { return try resolve(moving: items, from: inputs, workers) }
        if moving != MovingOptions() {
            throw SpecError(
                at: .named("files"),
                "have no moving SVG, for which color, scheme, reduced motion, seconds, loops and size are; leave them out"
            )
        }
        return try resolve(items, from: inputs, workers)
    }

    /// Resolves the request for pictures.
    func resolve(
        _ items: [PackItem], from inputs: InputFiles, _ workers: Workers
    ) throws(SpecError) -> PackJob {
        let (paths, limits) = (items.map(\.path), limits)
        if paths.count > limits.maxFrames {
            throw .excess(
                at: .named(files[0].text), "\(paths.count) files are", over: limits.maxFrames,
                PictureLimits.framesRange, raisedBy: "\(option: .maxFrames)")
        }
        if paths.isEmpty {
            if clips.isEmpty { throw SpecError(at: "<files>", "name at least one file") }
            // Formats of one animation are refused.
            _ = try isAtlas([])
            return try atlas([], scales: atlasScales)
        }
        let pictures = try pictures(paths, from: inputs, limits, workers)
        let densities = try PackDensities(paths, asked: scales, resamples: resamples)
        if let atlas = try atlas(items, pictures, densities) { return atlas }
        let patches = try patchNotes(pictures)
        let known = Dictionary(zip(paths, pictures)) { first, _ in first }
        let sets = try densities.files.map { files throws(SpecError) in try frames(files, among: known) }
        let highest = sets[sets.count - 1]
        let times = try timing.times(highest.pictures, rate: MotionSpec.defaultFPS)
        for set in sets {
            let first = set.pictures[0]
            try limits.check(
                set.pictures.count == 1 ? first.name : files[0].text, width: first.width,
                height: first.height,
                frames: times.count)
            try requireFit(set, highest)
        }
        let lower = densities.resampled.map { resampled($0, of: highest) }
        let plays = PackPlays(highest.pictures)
        return try job(
            lower.map(\.scale) + sets.map(\.scale), named: Self.name(of: items, densities.names),
            times: times,
            plays: plays.count,
            found: patches
                + [timing.note(highest.pictures), output.repeats == nil ? plays.note : nil]
                .compactMap { $0 } + lower.compactMap(\.note),
            gamut: PackGamut(sets.flatMap(\.pictures)))
    }

    /// Returns a job with frames whose facts are all known.
    ///
    /// - Parameters:
    ///   - scales: The frames at each scale, in ascending order.
    ///   - times: The times of the frames in milliseconds.
    ///   - plays: The number of times that the frames play, 0 for endless.
    ///   - found: The notes about the files that were read.
    ///   - gamut: The colors of the files.
    ///   - picture: The same without pixels; nil where there are only frames.
    func job(
        _ scales: [PackScale], named name: String, times: [Double], plays: Int,
        found: [Message] = [], gamut: PackGamut = PackGamut([]), picture: VectorPicture? = nil
    ) throws(SpecError) -> PackJob {
        let output = output.aimed()
        let formats = resolvedFormats
        if picture == nil { try requireFrames(formats) }
        try output.checkLayouts(formats)
        try output.checkPackedPixels(formats)
        let name = try output.resolvedName(name, formats)
        let course = try PackCourse(times, output)
        let highest = scales[scales.count - 1]
        try limits.check(name, width: highest.width, height: highest.height, frames: course.order.count)
        var sequence = FrameSequence(
            name: name, animation: name, count: course.order.count, fps: 60, loops: plays != 1,
            scale: highest.scale, width: highest.width, height: highest.height)
        sequence.setTimes(course.times)
        let options = try output.resolvedOptions()
        if formats.contains(.sheet) {
            do throws(SheetError) { try options.sheet.check(sequence) } catch { throw SpecError(error) }
        }
        return try checked(
            PackJob(
                sequence: sequence, plays: plays, formats: formats, options: options, scales: scales,
                order: course.order, target: output.target,
                found: found + notes(about: course) + output.matteNotes(formats) + gamut.notes(formats),
                gamut: gamut.common, patterns: files, picture: picture))
    }

    /// Returns the notes about options that have no effect on the frames, of those that are for them alone.
    func notes(about course: PackCourse) -> [Message] {
        course.idle.filter { !sharedOptions.contains($0) }.map {
            "\(option: $0) has no effect on a single frame"
        }
    }

    /// Returns the note about nine-patches whose frame stays a part of the picture.
    private func patchNotes(_ pictures: [PictureFile]) throws(SpecError) -> [Message] {
        for picture in pictures {
            guard try NinePatch(picture, path: PackDensities.plain(picture.name)) != nil else { continue }
            return [
                "\(quoted(picture.name)) is a nine-patch of Android, and its frame of one pixel is a part of the picture here; on a sheet, with \(option: .to, "sheet"), it becomes borders"
            ]
        }
        return []
    }

    /// Returns a job that can be done.
    func checked(_ job: PackJob) throws(SpecError) -> PackJob {
        try job.checkSides()
        try job.checkScales()
        try job.checkTarget()
        return job
    }

    /// The scales of an atlas, in ascending order.
    package var atlasScales: [Double] { scales.isEmpty ? [1] : Set(scales).sorted() }

    /// Returns the default name: that of the folder that was named, or of the first file without its number.
    private static func name(of items: [PackItem], _ paths: [String]) -> String {
        let folder = items[0].folder
        if items[0].isFolder, !folder.isEmpty, AssetName.problem(with: folder) == nil { return folder }
        return PackJob.name(paths)
    }

    /// Returns whether a format can have frames of others.
    public static func writes(_ format: OutputFormat) -> Bool { format.content != .vector }

    /// Refuses formats that cannot have frames of others.
    private func requireFrames(_ formats: [OutputFormat]) throws(SpecError) {
        for format in formats {
            if Self.writes(format) { continue }
            throw SpecError(
                at: .option(.to),
                "\(format.name) stores curves, and these are frames; use sheet, frames, apng, gif or webp")
        }
    }
}

extension RenderSpec {
    /// The note about a matte that formats or pixels with alpha do without; none otherwise.
    func matteNotes(_ formats: [OutputFormat]) -> [Message] {
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
