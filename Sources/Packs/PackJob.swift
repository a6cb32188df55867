public import Basics
internal import Exports
public import Files
public import Formats
internal import Imaging
internal import PictureFiles
public import Platform
public import Rendering
internal import Resolution
internal import Vectors

/// A job to write frames that others have made. The request is valid; only the pixels in the files can still be wrong.
public struct PackJob: Sendable {
    /// The facts about all frames, at the highest scale.
    public let sequence: FrameSequence
    /// The number of times that the frames play, as the files state it; 0 for endless.
    public let plays: Int
    /// The formats to write, in the order in which they were requested.
    public let formats: [OutputFormat]
    /// The options for the files.
    public let options: ExportOptions
    /// The frames at each scale, in ascending order.
    let scales: [PackScale]
    /// The index of the frame in the files that each shown one is.
    let order: [Int]
    /// The destination of the files; nil for wherever they are written.
    public let target: OutputTarget?
    /// The notes about the files that were read, a sentence each.
    let found: [Message]
    /// The gamut of the pixels.
    let gamut: Gamut
    /// The files and patterns that were requested.
    package var patterns: [FilePattern] = []
    /// The animation without pixels; nil where no format needs it.
    var picture: VectorPicture?

    /// The name of the asset.
    public var name: String { sequence.name }

    /// Returns the names of the files to write, as far as they can be told without pixels.
    ///
    /// - Throws: ``SheetError`` where a request cannot be met.
    public func fileNames() throws(SheetError) -> FileNames {
        var names = FileNames([])
        for format in formats {
            names += try format.fileNames(facts(for: format).map(\.sequence), options: options(for: format))
        }
        return names
    }

    /// The number of pixels of all frames together, at all scales.
    public var pixelCount: Int {
        scales.reduce(0) { sum, scale in
            if case .atlas(let clips) = scale.source {
                return sum + FrameSequence(atlas: clips.map(\.facts), named: name).pixelCount
            }
            return sum + scale.width * scale.height * sequence.count
        }
    }

    /// The number of frames that a `FrameMonitor` is told of: each once for every pass of a format.
    public var paintCount: Int {
        formats.reduce(0) { sum, format in
            facts(for: format).reduce(sum) {
                $0 + format.paintCount(of: $1.sequence, options: options(for: format))
            }
        }
    }

    /// The notes about the files, as far as they depend on the frames.
    public var notes: [Message] {
        var notes = found + formats.compactMap { playsNote($0) }
        if formats.contains(.sheet), options.sheet.turnsFrames, !options.sheet.makesSizes,
            sequence.clips.isEmpty
        {
            notes.append(
                "\(option: .sheetRotate) has no effect on frames of one size; add \(option: .sheetTrim, "frame")"
            )
        }
        guard !sequence.delays.isEmpty else { return notes }
        return notes
            + formats.filter { $0.traits.contains(.evenlyTimed) }.map {
                "\($0.name) shows all frames equally long: \(sequence.fps.decimal(2)) a second, their average"
            }
    }

    /// Returns the options for the files of a format, with the number of plays from the frames' own files.
    fileprivate func options(for format: OutputFormat) -> ExportOptions {
        guard options.repeats == nil, plays > 1, let most = format.mostPlays else { return options }
        var options = options
        options.repeats = min(plays, most)
        return options
    }

    /// Returns the note for a format that cannot have the number of plays that the files state; nil for none.
    private func playsNote(_ format: OutputFormat) -> Message? {
        guard options.repeats == nil, plays > 1, sequence.count > 1, format.content != .frame else {
            return nil
        }
        if let most = format.mostPlays {
            return plays <= most
                ? nil : "\(format.name) is played at most \(most) times, and the file says \(plays)"
        }
        if format.traits.contains(.video) {
            return
                "\(format.name) contains the animation once, and the file says that it is played \(plays) times; add \(option: .repeat, "\(min(plays, 1000))")"
        }
        return
            "\(format.name) has no number of plays here: players repeat it forever, and the file says \(plays) times"
    }

    /// The greatest number of frames to which pictures are repeated.
    private static let mostVideoFrames = 1_000_000

    /// The frames that a format writes at a scale.
    private struct Facts {
        /// The index of the scale.
        let scale: Int
        let sequence: FrameSequence
        /// The index of the picture that each frame shows.
        let order: [Int]
    }

    /// Returns what a format writes of the scales that it has a place for.
    private func facts(for format: OutputFormat) -> [Facts] {
        let all = scales.map(\.scale)
        let chosen = format.scales?.chosen(of: all) ?? all
        return scales.indices.filter { chosen.contains(all[$0]) }.map { index in
            var sequence = sequence
            let scale = scales[index]
            if case .atlas(let clips) = scale.source {
                sequence = FrameSequence(atlas: clips.map(\.facts), named: sequence.name)
            }
            (sequence.scale, sequence.width, sequence.height) = (scale.scale, scale.width, scale.height)
            if let ending = target?.ending(of: formats[0], count: sequence.count) {
                sequence.ending = (scales.count > 1 ? FrameNames(sequence).suffix : "") + ending
            }
            sequence.gamut = format.traits.contains(.wide) ? gamut : .srgb
            guard format.traits.contains(.video), !sequence.delays.isEmpty,
                let even = sequence.evenlyTimed(most: Self.mostVideoFrames)
            else { return Facts(scale: index, sequence: sequence, order: order) }
            (sequence.fps, sequence.count, sequence.delays) = (even.fps, even.frames.count, [])
            return Facts(scale: index, sequence: sequence, order: even.frames.map { order[$0] })
        }
    }

    /// Refuses formats that have no place for any of the scales.
    func checkScales() throws(SpecError) {
        for format in formats where facts(for: format).isEmpty {
            throw SpecError(
                at: .option(.scale),
                "\(format.name) has no place for \(scales.map(\.scale.shortestText).joined(separator: ", ")) pixels per point; use \(format.scales?.description ?? "1")"
            )
        }
    }

    /// Refuses a target that none of the files can be.
    func checkTarget() throws(SpecError) {
        guard let file = target?.file else { return }
        if file.format.content == .frame, sequence.count > 1 {
            throw SpecError(
                at: .option(.target),
                """
                \(quoted(file.name)) is one picture, and this makes \(sequence.count) frames; add \(option: .to, "sheet") for all \
                frames in one picture, add \(option: .to, "apng") for an animation in that file, or name a folder: \
                \(option: .target, file.place + file.stem + "/")
                """)
        }
        let names: FileNames
        do throws(SheetError) { names = try fileNames() } catch { throw SpecError(error) }
        do throws(Message) { try file.check(names) } catch { throw SpecError(at: .option(.target), error) }
    }

    func checkSides() throws(SpecError) {
        for format in formats where max(sequence.width, sequence.height) > format.largestSide {
            throw SpecError(
                at: .option(.to),
                "\(format.name) is limited to frames of \(format.largestSide) pixels, and these are \(sequence.width)×\(sequence.height)"
            )
        }
    }

    /// Reads pixels, and refuses all that only they can tell is impossible; writing is then all that is left. A sheet of one scale is written
    /// only once all of its pixels have been looked at, and reads those of most files then.
    ///
    /// - Throws: ``SpecError`` for broken files, ``SheetError``, ``AnimationError``, and the errors of the monitor.
    public func load(workers: Workers, monitor: any FrameMonitor) throws -> LoadedPack {
        let pixels = try pixels(workers, monitor)
        let parts = formats.map { part($0, pixels, monitor) }
        for part in parts {
            for source in part.sources {
                try part.format.check(source, options: options(for: part.format), workers: workers)
            }
        }
        return LoadedPack(job: self, parts: parts)
    }

    /// The frames that a format writes, at each scale, and their progress.
    fileprivate struct Part: Sendable {
        let format: OutputFormat
        let sources: [any FrameSource]
        let tallies: [FrameTally]
    }

    /// The pictures of a scale, or the frames of each clip of an atlas.
    private enum Pixels {
        case pictures(PackFrames.Pictures)
        case moving(MovingStrip)
        case clips([any FrameSource])
    }

    /// Whether all pixels are read before anything is written. A sheet of one scale looks at all of its frames first, and need not hold
    /// them.
    private var readsAll: Bool { scales.count > 1 || formats != [.sheet] }

    private func pixels(_ workers: Workers, _ monitor: any FrameMonitor) throws -> [Pixels] {
        var pixels: [Pixels] = []
        let room = readsAll ? nil : PictureStore.Room()
        for scale in scales {
            switch scale.source {
            case .atlas(let clips):
                pixels.append(
                    .clips(try clips.map { try $0.frames(workers, room, monitor: monitor) }))
            case .moving(let strip): pixels.append(.moving(strip))
            case .files, .bitmaps, .resampled: return try pictures(workers, room).map { .pictures($0) }
            }
        }
        return pixels
    }

    /// Returns the pictures at each scale.
    private func pictures(
        _ workers: Workers, _ room: PictureStore.Room?
    ) throws -> [PackFrames.Pictures] {
        if let room, case .files(let files, let anchor) = scales[0].source {
            let (width, height) = (scales[0].width, scales[0].height)
            return [
                .store(
                    try PictureStore(files, room, workers) {
                        anchor?.placed($0, width: width, height: height) ?? $0
                    })
            ]
        }
        return try bitmaps(workers).map { .bitmaps($0) }
    }

    /// Returns the pixels of all pictures at each scale.
    private func bitmaps(_ workers: Workers) throws -> [[Bitmap]] {
        var result: [[Bitmap]] = []
        // The highest scale comes first, as others are made of it.
        for scale in scales.reversed() {
            switch scale.source {
            case .bitmaps(let bitmaps): result.append(bitmaps)
            case .atlas, .moving: break
            case .files(let files, let anchor):
                result.append(
                    try files.bitmaps(workers).map {
                        anchor?.placed($0, width: scale.width, height: scale.height) ?? $0
                    })
            case .resampled:
                let highest = result[0]
                var bitmaps: [Bitmap] = []
                workers.inOrder(highest.count) { index in
                    highest[index].reduced(width: scale.width, height: scale.height)
                } take: { _, bitmap in
                    bitmaps.append(bitmap)
                }
                result.append(bitmaps)
            }
        }
        return result.reversed()
    }

    private func part(_ format: OutputFormat, _ pixels: [Pixels], _ monitor: any FrameMonitor) -> Part {
        let facts = facts(for: format)
        let tallies = facts.map {
            FrameTally(format, $0.sequence, options(for: format), monitor: monitor)
        }
        let sources = zip(facts, tallies).map { facts, tally -> any FrameSource in
            switch pixels[facts.scale] {
            case .pictures(let pictures):
                PackFrames(
                    sequence: facts.sequence, pictures: pictures, order: facts.order, monitor: monitor,
                    tally: tally)
            case .moving(let strip):
                MovingFrames(
                    sequence: facts.sequence, strip: strip, order: facts.order, monitor: monitor,
                    tally: tally,
                    picture: picture)
            case .clips(let sources):
                AtlasFrames(sequence: facts.sequence, sources: sources, tally: tally)
            }
        }
        return Part(format: format, sources: sources, tallies: tallies)
    }

    /// Returns the default name of frames: that of the first file without its number.
    package static func name(_ paths: [String]) -> String {
        let file = paths[0].split(separator: "/").last.map(String.init) ?? ""
        var stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        // Lottie files of Spindle end in .lottie.json.
        if stem.hasSuffix(".lottie") { stem.removeLast(7) }
        if paths.count > 1 {
            // gifsicle --explode numbers files after their ending.
            if let ending = [".gif", ".png", ".apng"].first(where: { stem.lowercased().hasSuffix($0) }) {
                stem.removeLast(ending.count)
            }
            // Only the number is removed: the text before it may end in one as well.
            while stem.last?.isNumber == true { stem.removeLast() }
            while let last = stem.last, "-_. ".contains(last) { stem.removeLast() }
        }
        return stem.isEmpty || AssetName.problem(with: stem) != nil ? "frames" : stem
    }
}

/// A pack with all its pixels.
public struct LoadedPack: Sendable {
    fileprivate let job: PackJob
    fileprivate let parts: [PackJob.Part]

    /// Writes all formats into `sink`.
    ///
    /// - Returns: Notes for the user about the files, a sentence each.
    /// - Throws: ``SheetError``, ``AnimationError``, ``ImagingError``, or the errors of the sink and the monitor.
    @discardableResult
    public func write(workers: Workers, into sink: any ArtifactSink) throws -> [Message] {
        var said: [Message] = []
        for part in parts {
            said += try part.format.write(
                part.sources, options: job.options(for: part.format), workers: workers, to: sink
            )
            .filter { !said.contains($0) }
            for tally in part.tallies { tally.finish() }
        }
        return said
    }
}
