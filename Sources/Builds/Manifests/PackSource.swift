internal import Basics
internal import Files
internal import Formats
internal import MovingPictures
internal import Packs
internal import PictureFiles
internal import Platform
internal import Requests
internal import Specs

/// The source of the frames of an asset that reads them from files.
struct PackSource: Sendable {
    /// Paths and patterns, as they are seen from the working folder.
    let files: [FilePattern]
    let timing: PackTiming
    /// The part and the look of a moving SVG, but for its size and color; nil for pictures.
    let moving: MovingOptions?
    /// Whether lower scales are made of the highest one.
    let resamples: Bool
    /// The names and patterns of the assets of an atlas; nil where it is none.
    let members: [String]?
    /// The options of an atlas, as the command line has them.
    private(set) var names: PackNames?
    private(set) var anchor: PackAnchor?
    private(set) var delays: [PackMark<Double>] = []
    private(set) var pivots: [PackMark<SheetClip.Pivot>] = []
    private(set) var borders: [PackMark<SheetClip.Insets>] = []

    /// The options that such an asset can have, in a file's words.
    static let optionKeys: [String] =
        PackSpec.optionKeys.map(\.text).filter { !$0.contains(".") && $0 != OptionKey.name.text }
        + [OptionKey.scale.text, "sheet"]

    /// The keys beside `fps` that say how long frames are shown.
    static let timingKeys = ["delay", "delays"]

    /// The keys that only such an asset has, beside those of files and timing.
    static let atlasKeys = [OptionKey.frameNames, .anchor, .pivot, .borders].map(\.text)

    /// Returns whether an asset with these keys has the frames of others.
    static func isIn(_ has: (_ key: String) -> Bool) -> Bool {
        ["pack", "import", "atlas"].contains(where: has)
    }

    /// Reads the frame source of an asset; nil if its frames are drawn.
    ///
    /// - Parameters:
    ///   - defaults: What is said for all such assets.
    ///   - sources: The files of the manifest, to which paths are relative.
    init?(_ map: SpecMap, _ defaults: [SpecNode.Entry], _ sources: [Manifest.File]) {
        guard Self.isIn({ map[$0] != nil }) else {
            for key in Self.timingKeys {
                map[key]?.problem("only an asset with pack has delays of its own; use fps, or leave it out")
            }
            map["resample"]?.problem("only an asset with pack is resampled; leave it out")
            for key in Self.atlasKeys {
                map[key]?.problem("only an asset with pack or atlas has it; leave it out")
            }
            _ = MovingSource.options(map, isImport: false)
            return nil
        }
        let isImport = map["import"] != nil
        if isImport { map["pack"]?.problem("give one of import and pack") }
        let files = map["import"] ?? map["pack"]
        let readers = files.map { $0.isList ? Array($0.list(Self.mostFiles)) : [$0] } ?? []
        self.files = zip(readers, files?.texts(Self.mostFiles) ?? []).filter { !$1.isEmpty }.map {
            reader, text in
            FilePattern(joined(sources[reader.node.position.file].folder, text))
        }
        members = map["atlas"]?.texts(Self.mostFiles)
        let own = Self.timing(map)
        let isTimed = (Self.timingKeys + [OptionKey.fps.text]).contains { map[$0] != nil }
        // What is wrong with defaults was told where they stand.
        let below = SpecReader(
            node: SpecNode(content: .map(defaults), position: map.reader.node.position), path: "",
            log: SpecLog())
        moving = MovingSource.options(map, isImport: isImport)
        resamples = map["resample"]?.flag() ?? false
        timing = isTimed ? own : Self.timing(below.map())
        for entry in map.entries where ManifestSyntax.optionKeys.contains(entry.key) {
            if Self.optionKeys.contains(entry.key) { continue }
            if isImport, MovingSource.optionKeys.contains(entry.key) { continue }
            map[entry.key]?.problem("has no effect on frames that are read from files; leave it out")
        }
        readAtlas(map)
    }

    private mutating func readAtlas(_ map: SpecMap) {
        /// Reads the texts of a key, and tells what is wrong with one where it stands.
        func read<Value>(_ key: String, _ value: (String) throws(SpecError) -> Value) -> [Value] {
            guard let reader = map[key] else { return [] }
            var values: [Value] = []
            for text in reader.texts(Self.mostFiles) {
                do throws(SpecError) { values.append(try value(text)) } catch {
                    reader.problem(error.message)
                }
            }
            return values
        }
        names =
            read(OptionKey.frameNames.text) { text throws(SpecError) in
                try PackNames(text, at: .option(.frameNames))
            }.last
        anchor =
            read("anchor") { text throws(SpecError) in
                try PackAnchor(text, at: .option(.anchor))
            }.last
        if Self.namesAnimations(map["delay"]) {
            delays = read("delay") { text throws(SpecError) in
                try PackMark(delay: text, at: .option(.delay))
            }
        }
        pivots = read("pivot") { text throws(SpecError) in
            try PackMark(pivot: text, at: .option(.pivot))
        }
        borders = read("borders") { text throws(SpecError) in
            try PackMark(borders: text, at: .option(.borders))
        }
    }

    /// Whether a delay is that of some animations of an atlas: `coin=80ms`.
    private static func namesAnimations(_ delay: SpecReader?) -> Bool {
        delay.map { $0.isList || $0.node.text?.contains("=") ?? false } ?? false
    }

    /// The timing that a map says; that of the files where it says none, or a rate.
    static func timing(_ map: SpecMap) -> PackTiming {
        let delay =
            namesAnimations(map["delay"]) ? nil : map["delay"]?.setting(in: PackTiming.range, .milliseconds)
        let delays = map["delays"]?.numbers(
            in: PackTiming.range, limit: PictureLimits.framesRange.upperBound, .milliseconds)
        let given = ["fps", "delay", "delays"].compactMap { map[$0] }
        if given.count > 1 { given[1].problem("give one of fps, delay and delays") }
        return delays.map { .delays($0) } ?? delay.map { .delay($0) } ?? .own
    }

    /// Those of defaults for all assets that frames of one scale, which are read from files, can have.
    static func taken(_ defaults: [SpecNode.Entry]) -> [SpecNode.Entry] {
        defaults.compactMap { entry in
            if ManifestSyntax.defaultKeys.contains(entry.key) { return entry }
            guard optionKeys.contains(entry.key) else { return nil }
            guard case .list(let items) = entry.value.content else {
                let isFormat = entry.key == OptionKey.to.text
                return isFormat && !isWritten(entry.value) ? nil : entry
            }
            switch entry.key {
            case OptionKey.scale.text: return items.count > 1 ? nil : entry
            case OptionKey.to.text:
                let formats = items.filter(isWritten)
                if formats.isEmpty { return nil }
                return SpecNode.Entry(
                    key: entry.key, position: entry.position,
                    value: SpecNode(content: .list(formats), position: entry.value.position))
            default: return entry
            }
        }
    }

    /// Whether a format can have such frames; true for a name that is none.
    private static func isWritten(_ format: SpecNode) -> Bool {
        (try? OutputFormat.named(format.text ?? "")).map { PackSpec.writes($0) } ?? true
    }

    /// Whether an axis of defaults has an option that such an asset can have.
    ///
    /// - Parameter isImport: Whether its frames are those of a moving SVG, which are drawn.
    static func isAxis(_ axis: SpecNode.Entry, isImport: Bool) -> Bool {
        let keys =
            isImport
            ? optionKeys + MovingSource.optionKeys : optionKeys.filter { $0 != OptionKey.scale.text }
        if ManifestSyntax.optionKeys.contains(axis.key) { return keys.contains(axis.key) }
        let values = axis.value.entries ?? []
        return values.contains {
            keys.contains($0.key) || ($0.value.entries ?? []).contains { keys.contains($0.key) }
        }
    }

    private static let mostFiles = 10_000

    /// The options among those of a variant that are about the files that are written.
    func options(of entries: [SpecNode.Entry]) -> [SpecNode.Entry] {
        let keys = Self.optionKeys + (moving == nil ? [] : MovingSource.optionKeys)
        return entries.filter { keys.contains($0.key) }
    }

    /// The key of the pixels: the digests and the names of all files, in their order, and the timing.
    func key(_ inputs: InputFiles) -> String {
        var text = "pack \(timing) \(resamples)\n"
        if let moving { text += "moving \(MovingSource.key(moving))\n" }
        if names != nil || anchor != nil || !delays.isEmpty || !pivots.isEmpty || !borders.isEmpty {
            text += "atlas \(names.map { "\($0)" } ?? "-") \(anchor?.rawValue ?? "-")"
            for mark in delays { text += " \(mark.name ?? "*")=\(mark.value)" }
            for mark in pivots { text += " \(mark.name ?? "*")=\(mark.value.x),\(mark.value.y)" }
            for mark in borders {
                let sides = mark.value
                text +=
                    " \(mark.name ?? "*")=\(sides.left),\(sides.top),\(sides.right),\(sides.bottom)"
            }
            text += "\n"
        }
        for file in files {
            guard let paths = try? file.namedPaths(inputs.note) else {
                text += "file \(InputFiles.missing)\n"
                continue
            }
            for (path, name) in paths {
                text += "file \(inputs.digest(path, limit: PictureLimits.maxBytes)) \(name)\n"
            }
        }
        return text
    }
}

extension BuildPlan {
    /// Whether a job takes the frames of others, of which there is nothing to check.
    package func isPack(_ job: Job) -> Bool {
        manifest.assets[manifest.asset(of: job.variant)].pack != nil
    }

    /// Understands a job that takes the frames of others, of files or of other assets.
    func pack(_ job: Job, _ source: PackSource) -> Result<BuildWork, Failure> {
        let variant = manifest.variant(job.variant)
        let asset = manifest.assets[variant.asset]
        let log = SpecLog()
        var reader = RenderReader(folder: "")
        let options = source.options(of: variant.entries)
        reader.read(
            SpecReader(
                node: SpecNode(content: .map(options), position: asset.position), path: asset.path, log: log))
        if !log.problems.isEmpty { return .failure(Failure(kind: .file, problems: log.problems.reported)) }
        func failure(_ error: SpecError) -> Result<BuildWork, Failure> {
            var message = error.message.worded(.keys)
            if error.option == nil { message = "\(error.place(.keys)): \(message)" }
            let problem = SpecProblem(
                position: asset.position, path: asset.path + (error.option.map { ".\($0)" } ?? ""),
                message: message)
            return .failure(
                Failure(kind: error.kind == .invalid ? .file : error.kind, problems: [problem]))
        }
        var spec = PackSpec(source.files)
        (spec.output, spec.timing) = (reader.spec, source.timing)
        if let fps = spec.output.animation.fps, source.timing == .own { spec.timing = .rate(fps) }
        (spec.scales, spec.resamples) = (spec.output.scales, source.resamples)
        (spec.isAtlas, spec.names, spec.anchor) = (source.members != nil, source.names, source.anchor)
        spec.delays = source.delays
        if var moving = source.moving {
            moving.size = reader.spec.size
            if moving.size == nil, options[OptionKey.size.text] != nil {
                return failure(
                    SpecError(at: .option(.size), "is a number of points for a moving SVG; give one"))
            }
            if let color = reader.spec.colors.first { moving.surroundings.color = color }
            if reader.spec.colors.count > 1 {
                return failure(SpecError(at: .option(.color), "is one color for a moving SVG; give one"))
            }
            spec.moving = moving
        }
        (spec.pivots, spec.borders) = (source.pivots, source.borders)
        func takeClips() -> Failure? {
            switch clips(of: job.variant, scale: spec.atlasScales[spec.atlasScales.count - 1]) {
            case .success(let clips): spec.clips = clips
            case .failure(let failure): return failure
            }
            return nil
        }
        if let failure = takeClips() { return .failure(failure) }
        if spec.isAtlas, spec.scales.count > 1, !spec.resamples, asset.own[OptionKey.scale.text] == nil,
            !source.files.isEmpty || !spec.clips.allSatisfy(\.isDrawn)
        {
            let scales = spec.scales.map(\.shortestText).joined(separator: ", ")
            spec.scales = []
            if let failure = takeClips() { return .failure(failure) }
            spec.notes.append(
                "the scales of defaults, \(scales), are not those of this atlas, as some of its frames are from files; give it scale: [\(scales)] and resample: true"
            )
        }
        (spec.output.name, spec.output.target) = (job.stem, job.target)
        spec.sharedOptions = Set(
            [OptionKey.fps, .speed, .hold, .pingpong, .repeat].filter { asset.own[$0.text] == nil })
        do throws(SpecError) {
            return .success(.pack(try spec.resolve(from: inputs, workers: .init(count: 1))))
        } catch {
            return failure(error)
        }
    }
}
