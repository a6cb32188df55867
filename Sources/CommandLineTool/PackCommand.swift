import Arguments
import Basics
import Files
import Formats
internal import Jobs
internal import Loading
import Packs
import PictureFiles
import Requests
internal import Resolution

extension Option {
    fileprivate static let delay = Option(
        "delay", form: .values("[name=]time"), synonyms: ["frame-delay", "frame-duration", "interval"],
        example: "100ms",
        "How long every frame is shown, such as 100ms or 0.1s; with a name or a pattern, those of some animations of an atlas: coin=80ms."
    )
    fileprivate static let delays = Option(
        "delays", form: .value("time,time,…"), completion: .files,
        synonyms: ["durations", "frame-delays", "timings"], example: "100ms,300ms",
        "How long each of the frames is shown, such as 100ms,300ms; or a file with these times.")
    fileprivate static let frameNames = Option(
        "frame-names", aliases: ["names"], form: .value("file|number|pattern"), default: "file",
        synonyms: ["name-pattern", "keep-names"],
        example: "'{folder}/{name}'",
        "The names of the frames of an atlas: those of their files, the animation's with a number, or a pattern with {folder}, {name}, {animation} and {number}. Numbers make files that are named one by one one animation."
    )
    fileprivate static let anchor = Option(
        "anchor", form: .value("place"), default: "none: an atlas keeps each size",
        completion: .words(PackAnchor.allCases.map(\.rawValue)),
        synonyms: ["align", "gravity", "canvas"], example: "bottom",
        "Where frames of different sizes lie on a common canvas: center, a side such as bottom, or a corner such as top-left."
    )
    fileprivate static let pivot = Option(
        "pivot", form: .values("[name=]x,y"), default: "the middle",
        synonyms: ["origin", "pivot-point", "hotspot-share"],
        example: "0.5,1",
        "The point by which animations and sprites of an atlas are placed, as shares of width and height from the top left; with a name or a pattern for some of them: coin=0.5,1."
    )
    fileprivate static let borders = Option(
        "borders", form: .values("[name=]pixels"), default: "none",
        synonyms: ["nine-patch", "ninepatch", "slice", "scale9", "9-slice"],
        example: "button=8",
        "The borders of a sprite of an atlas that keep their width where it is stretched: for all sides, or for left, top, right and bottom: button=8,4,8,4."
    )
    fileprivate static let atlas = Option(
        "atlas", synonyms: ["draw-specs", "with-specs"],
        "Draw the spec files among the files, each as an animation of the atlas.")
    static let packScales = Option(
        "scale", form: .value("number,number,…"), default: "what the names of the files say, or 1",
        synonyms: ["density", "dpr", "scales"], example: "1,2,3",
        """
        Pixels per point of the frames, 0.25 to 16, for file names and the lengths in sheets. Of several, the files have the highest, and \
        --resample makes the others.
        """)
    fileprivate static let resample = Option(
        "resample", synonyms: ["downscale", "resize", "shrink"],
        "Make the lower scales of the highest one: each pixel is the mean of the area that it covers, in linear light."
    )
    static let packPixels = Option(
        "max-pixels", form: .value("number"), default: "\(PictureLimits.defaultMaxPixels)",
        synonyms: ["pixel-limit"],
        "The maximum number of pixels of all frames together; each takes four bytes of memory.")

    /// Options that all commands for existing frames have in common.
    static let packOptions: [Option] = [
        packPixels, output, clean, forceOutput, .jobs,
        Option("json", synonyms: ["report"], "Print what was written as JSON."), quiet,
    ]

    /// - Parameter defaults: Defaults that differ from those in the table, by the key of the option.
    static func packSections(_ keys: [OptionKey], _ defaults: [OptionKey: String]) -> [Command.Section] {
        let (sheet, others) = (
            keys.filter { $0.text.hasPrefix("sheet.") }, keys.filter { !$0.text.hasPrefix("sheet.") }
        )
        return [
            Command.Section(
                "Frame options",
                SpecOption.named(others).compactMap {
                    Option($0, default: defaults[$0.key] ?? packDefaults[$0.key])
                }),
            Command.Section("Sheet options", request(sheet)),
        ]
    }

    /// The defaults for existing frames.
    private static let packDefaults: [OptionKey: String] = [
        .to: "sheet", .matte: "none; MP4, Y4M and GIFs with soft edges need a color",
        .maxBytes: "no limit",
    ]
}

extension Command {
    static let pack = Command(
        "pack", "Write frames of your own as sheets, animations and more.",
        synonyms: ["texturepacker", "atlas", "sheet", "spritesheet", "join", "assemble", "combine"],
        discussion: """
            Reads \(PictureFile.allKinds) files and writes their frames in any format that has frames, packed, trimmed and described \
            in every dialect. Frames come in the order of the paths; those of a pattern in natural order, frame2.png before \
            frame10.png. Put a pattern in quotation marks.

            A sheet can be an atlas: each folder is an animation of its own, and so is a numbered series of files and each animated \
            file; other files are sprites. They may have any size, and keep their names, rates and plays, as far as the dialect holds \
            them.

            Nothing is recolored, and nothing scaled but by --resample, so all frames of one animation must have the same size, or \
            an --anchor; files such as a@2x.png beside a.png are the same frames at other scales. Color profiles and gamma are \
            ignored, and 16 bits per channel become 8; a JPEG or an AVIF that says how it is turned is taken so. An animation keeps \
            its own delays unless --fps, --delay or --delays say otherwise, and its number of plays unless --repeat does; a delay \
            of 10 ms or less counts as 100 ms, as in browsers. AVIF needs libavif.
            """,
        positionals: [
            Positional(
                "files", count: .atLeastOne, completion: .files, synonyms: ["file", "input", "i", "frames"],
                "\(PictureFile.anyKind) files, folders of them, or patterns such as 'frames/*.png' and 'art/**/*.png'."
            )
        ],
        options: [
            .delay, .delays, .packScales, .resample, .atlas, .frameNames, .anchor, .pivot, .borders,
        ] + Option.movingOptions + Option.packOptions,
        sections: Option.packSections(
            PackSpec.optionKeys,
            [.name: "the first file's, without its number", .fps: "that of the files, or 60"]),
        articles: [
            .examples(
                """
                  spindle pack 'frames/*.png' --fps 30 -o assets
                  spindle pack 'frames/*.png' --to sheet,apng --dialect godot4 --trim frame -o assets
                  spindle pack a.png b.png c.png --delays 100,100,300 --name blink -o blink.gif
                  spindle pack spinner.gif --to sheet --dialect aseprite -o assets
                  spindle pack 'icons/*@3x.png' --scale 1,2,3 --resample --to xcassets -o assets
                  spindle pack coin/ boom/ 'ui/*.png' --to sheet --dialect phaser --name game -o assets
                  spindle pack --atlas spinner.yaml bar.yaml coin/ --to sheet --dialect godot4 -o assets
                """)
        ]
    ) { arguments in
        if !arguments.has(.atlas), let spec = arguments.positionals.first(where: SpecPath.isFile) {
            throw ArgumentError(at: spec, "is no picture; add --atlas to draw it as an animation of an atlas")
        }
        let drawn = arguments.has(.atlas) ? arguments.positionals.filter(SpecPath.isFile) : []
        var spec = PackSpec(arguments.positionals.filter { !drawn.contains($0) }.map(FilePattern.init))
        try arguments.applyAtlas(to: &spec)
        spec.moving = try arguments.movingOptions().options
        try arguments.applyPackOutput(to: &spec.output)
        spec.timing = try arguments.packTiming(spec.output.animation.fps)
        spec.scales = try arguments.packScales()
        spec.resamples = arguments.has(.resample)
        spec.maxPixels = try arguments.count(.packPixels, in: PictureLimits.pixelsRange) ?? spec.maxPixels
        let inputs = InputFiles(named: arguments.positionals)
        let workers = try arguments.workers()
        for path in drawn {
            let file = try RenderFile.read(path, from: inputs)
            let job = try file.resolve(from: inputs)
            let stem =
                file.spec.name
                ?? path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
            var clip = try AtlasClip(job, named: stem, scale: spec.atlasScales.last ?? 1)
            (clip.folder, clip.notes) = (PackItem.folders(of: path).last ?? "", job.notes)
            spec.clips.append(clip)
        }
        try arguments.write(inputs) { [spec] in (try spec.resolve(from: inputs, workers: workers), []) }
    }
}

extension Invocation {
    fileprivate func applyAtlas(to spec: inout PackSpec) throws {
        spec.isAtlas = has(.atlas)
        spec.delays = try namedDelays()
        spec.names = try text(.frameNames).map { try PackNames($0, at: .named(Option.frameNames.flag)) }
        spec.anchor = try text(.anchor).map { try PackAnchor($0, at: .named(Option.anchor.flag)) }
        spec.pivots = try texts(.pivot).map { try PackMark(pivot: $0, at: .named(Option.pivot.flag)) }
        spec.borders = try texts(.borders).map { try PackMark(borders: $0, at: .named(Option.borders.flag)) }
    }

    /// The delays of some animations: `coin=80ms`.
    fileprivate func namedDelays() throws -> [PackMark<Double>] {
        try texts(.delay).filter { $0.contains("=") }.map {
            try PackMark(delay: $0, at: .named(Option.delay.flag))
        }
    }

    fileprivate func packTiming(_ fps: Double?) throws -> PackTiming {
        let delay = texts(.delay).last { !$0.contains("=") }
        let given = [
            fps == nil ? nil : "--fps", delay.map { _ in "--delay" },
            text(.delays).map { _ in "--delays" },
        ]
        .compactMap { $0 }
        if given.count > 1 {
            throw ArgumentError(at: given[1], "cannot be combined with \(given[0]); give one of them")
        }
        if let fps { return .rate(fps) }
        if let delay {
            let delays = try PackTiming.delays(delay, at: Option.delay.flag)
            guard delays.count == 1 else {
                throw ArgumentError(at: Option.delay.flag, "several delays go with --delays")
            }
            return .delay(delays[0])
        }
        guard let text = text(.delays) else { return .own }
        // A path may have spaces as well, but is no row of times.
        let isList =
            text.contains(",")
            || text.split(separator: " ").allSatisfy {
                SpecNumber.value(in: SpecUnit.milliseconds.number(String($0))) != nil
            }
        guard !isList else { return .delays(try PackTiming.delays(text, at: Option.delays.flag)) }
        let bytes = withoutByteOrderMark(try InputFiles(named: [text]).bytes(text)[...])
        guard isText(bytes) else {
            throw SpecError(.file, at: text, "is not text in UTF-8; write times in it: 100ms,100ms,300ms")
        }
        do throws(SpecError) {
            return .delays(try PackTiming.delays(String(decoding: bytes, as: UTF8.self), at: text))
        } catch {
            throw SpecError(.file, at: text, error.message)
        }
    }

    /// - Throws: ``ArgumentError`` for a scale that is out of range.
    func packScales() throws(ArgumentError) -> [Double] {
        let scales = try numbers(.packScales, .scale) ?? []
        for scale in scales { try requireScale(scale, of: .packScales) }
        return scales
    }

    private func requireScale(_ scale: Double, of option: Option) throws(ArgumentError) {
        guard (0.25...16).contains(scale) else {
            throw ArgumentError(
                at: option.flag,
                "\(scale.shortestText) is out of range: use 0.25 to 16 pixels per point")
        }
    }

    /// Gives a request what the command line says of the files to write, and of where they go.
    ///
    /// - Parameter named: The formats that the ending of a file may name.
    func applyPackOutput(
        to spec: inout RenderSpec, among named: [OutputFormat] = OutputFormat.all.filter(PackSpec.writes)
    ) throws {
        let keys = PackSpec.optionKeys
        try apply(SpecOption.named(keys), to: &spec)
        // A sheet is what is written where nothing else is said, under the name of its picture or of its description as well.
        spec.target = try target(
            of: spec,
            usual: {
                $0.known.map { OutputFormat.sheet.endings.contains($0.ending) } ?? false ? [.sheet] : []
            },
            among: named)
        let formats = spec.aimed().formats
        try rejectIdle(keys, formats: formats.isEmpty ? [.sheet] : formats)
    }

    /// Refuses options about formats that are not written, but for the matte: that of frames with alpha may be one for all.
    private func rejectIdle(_ keys: [OptionKey], formats: [OutputFormat]) throws(ArgumentError) {
        for row in SpecOption.named(keys) where !texts(row).isEmpty && row.key != .matte {
            guard case .only(let heeding) = row.formats, let flag = row.flag,
                !heeding.contains(where: { formats.contains($0) })
            else { continue }
            let names = heeding.prefix(3).map(\.name).joined(separator: " or ")
            throw ArgumentError(
                at: flag,
                "\(formats.map(\.name).joined(separator: ", ")) does not use it; leave it out, or add --to \(names)"
            )
        }
    }

    /// Resolves a request for frames of others, writes its files and reports them.
    ///
    /// - Parameter resolve: Returns the job, and notes about what was read.
    func write(
        _ inputs: InputFiles, _ resolve: () throws -> (job: PackJob, notes: [Message])
    ) throws {
        let workers = try workers()
        let (job, found): (PackJob, [Message])
        do { (job, found) = try resolve() } catch let error as SpecError { throw error.worded(.flags) }
        let names = try job.fileNames()
        if text(.output) == nil { try OutputTarget.rejectUnnamed(names, of: job.name) }
        func say(_ notes: [Message]) {
            if !has(.quiet) { for note in notes { printError("Note: \(note.text(.flags))") } }
        }
        let folder = job.target?.folder
        if let folder {
            try inputs.rejectOutputs(of: job, in: folder)
        } else {
            try requirePrintable(names, inputs)
        }
        Interruption.watch()
        let monitor = ProgressMonitor(total: job.paintCount, line: has(.quiet) ? nil : ProgressLine())
        defer { monitor.finish() }
        let pack = try job.load(workers: workers, monitor: monitor)
        var notes = found + job.notes
        guard let folder else {
            notes += try pack.write(workers: workers, into: PrintedSink())
            monitor.finish()
            return say(notes)
        }
        let sink = try openedFolder(folder, job.target)
        try sink.rejectSpecial(SortedNames(names))
        if let comparison = try comparison(for: SortedNames(names), in: sink, except: job.target?.file?.name)
        {
            try pack.write(workers: workers, into: comparison.sink)
            try rejectStrangers(comparison, in: sink)
        }
        notes += try pack.write(workers: workers, into: sink)
        try Interruption.check()
        monitor.finish()
        let earlier = try EarlierFiles(of: job, in: sink, inputs, isForced: has(.forceOutput))
        notes +=
            (earlier.end(removes: has(.clean), of: job)
            + [EarlierFiles.replacedLinks(in: sink)].compactMap(\.self))
            .map { Message($0) }
        say(notes)
        let report = PackReport(job: job, folder: folder, files: sink.files, notes: notes)
        if has(Option("json", "")) {
            try printOutput(report.json())
        } else if !has(.quiet) {
            printError(report.summary)
        }
    }

    /// Refuses files that standard output cannot take.
    private func requirePrintable(_ names: FileNames, _ inputs: InputFiles) throws {
        guard names.count == 1 else {
            throw ArgumentError(
                at: "-o",
                "standard output takes only one file, and this makes \(names.count); name a folder")
        }
        if has(.clean) {
            throw ArgumentError("--clean removes files from a folder, and -o - has none; name a folder")
        }
        if has(Option("json", "")) {
            throw ArgumentError("--json and -o - both write to standard output; name a folder")
        }
        try inputs.rejectOutput("-")
    }
}
