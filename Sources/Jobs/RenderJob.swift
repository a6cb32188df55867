public import Basics
public import Drawing
public import Formats
package import Guidelines
internal import Indicators
package import MotionCore
public import Vectors

/// A request that has been understood: nothing in it can be wrong, and only resources can fail from here on.
public struct RenderJob: Sendable {
    /// The name of the asset, which begins every file name.
    public let name: String
    /// The name of the motion, or of the change, in metadata.
    public let animation: String
    /// The motion or value on each frame.
    public let timeline: Timeline
    /// The scene that is drawn.
    public let scene: Scene
    /// The arcs of all frames, from the batch path, made when the first frame is asked for.
    package let arcs: FrameArcs
    /// The color of every frame, or one for all; where tiles are shown, the colors they take in turn.
    public let colors: [Color]
    /// The colors that those pass through, each once.
    package let palette: [Color]
    /// The content of the frames.
    public let film: Film
    /// The descriptions for users who do not see the frames.
    package let access: Access
    /// Variants of the same asset that are written with it.
    package let alternatives: [RenderJob]
    /// Notes that do not keep the job from being done, a sentence each.
    public let notes: [Message]
    /// The subject that rules judge, without the loop.
    package let subject: Subject
    /// Pixels per point, each once.
    public let scales: [Double]
    /// The output formats, in the order in which they were requested.
    public let formats: [OutputFormat]
    /// The requested export options.
    public let options: ExportOptions
    /// The rotation of each repetition, in degrees clockwise, if the frames are a part of a loop and the rest is a
    /// rotated copy; nil otherwise.
    public let rotationPerWrap: Double?
    /// Whether no scales were asked for; catalogs then have their own.
    package let hasDefaultScales: Bool
    /// Whether the frames are a mask, which a platform tints.
    package let isMask: Bool
    /// The variant that the frames belong to in a catalog, such as a language or an appearance.
    public let variant: FrameVariant
    /// The same picture for other screens and languages, where a format is a catalog.
    public let variants: [RenderJob]
    /// The job without pixels, where a format wants it so.
    public let picture: VectorPicture?
    /// The colors beyond sRGB that frames show, each once and without its alpha.
    package let wideColors: [Color]
    /// The destination of the files; nil for wherever they are written.
    public let target: OutputTarget?

    package init(
        name: String, animation: String, timeline: Timeline, scene: Scene, arcs: FrameArcs, colors: [Color],
        palette: [Color], film: Film, access: Access, alternatives: [RenderJob] = [], notes: [Message],
        subject: Subject, scales: [Double], formats: [OutputFormat], options: ExportOptions,
        rotationPerWrap: Double?, hasDefaultScales: Bool, isMask: Bool = false,
        variant: FrameVariant = FrameVariant(), variants: [RenderJob] = [], picture: VectorPicture? = nil,
        wideColors: [Color] = [], target: OutputTarget? = nil
    ) {
        self.name = name
        self.animation = animation
        self.timeline = timeline
        self.scene = scene
        self.arcs = arcs
        self.colors = colors
        self.palette = palette
        self.film = film
        self.access = access
        self.alternatives = alternatives
        self.notes = notes
        self.subject = subject
        self.scales = scales
        self.formats = formats
        self.options = options
        self.rotationPerWrap = rotationPerWrap
        self.hasDefaultScales = hasDefaultScales
        self.isMask = isMask
        self.variant = variant
        self.variants = variants
        self.picture = picture
        self.wideColors = wideColors
        self.target = target
    }

    /// The same job with other parts, such as those that follow from its frames; nil keeps what it has.
    package func with(
        scene: Scene? = nil, notes: [Message]? = nil, alternatives: [RenderJob]? = nil,
        options: ExportOptions? = nil, variant: FrameVariant? = nil, variants: [RenderJob]? = nil,
        picture: VectorPicture? = nil,
        wideColors: [Color]? = nil
    ) -> RenderJob {
        RenderJob(
            name: name, animation: animation, timeline: timeline, scene: scene ?? self.scene, arcs: arcs,
            colors: colors, palette: palette, film: film, access: access,
            alternatives: alternatives ?? self.alternatives, notes: notes ?? self.notes, subject: subject,
            scales: scales, formats: formats, options: options ?? self.options,
            rotationPerWrap: rotationPerWrap,
            hasDefaultScales: hasDefaultScales, isMask: isMask, variant: variant ?? self.variant,
            variants: variants ?? self.variants, picture: picture ?? self.picture,
            wideColors: wideColors ?? self.wideColors, target: target)
    }

    /// Scales that are accepted, in pixels per point.
    public static let scaleRange = 0.25...16.0
    /// The largest side of a frame in pixels, unless the request raises it up to ``largestFrameSide``.
    public static let defaultMaxFrameSide = 4096
    /// The highest value to which a request can raise that limit.
    public static let largestFrameSide = 16384

    /// Whether tiles of several colors are shown.
    package var showsTiles: Bool {
        if case .loop(.bars(let bars), _) = timeline.content { return bars.areTiles }
        return false
    }

    /// Makes `list` the picture of frame `index`.
    public func draw(_ index: Int, into list: inout DisplayList) { draw(index, arcs.table, into: &list) }

    /// The same, for whoever draws many frames and keeps the table of ``arcs``.
    package func draw(_ index: Int, _ table: FrameTable?, into list: inout DisplayList) {
        if case .steps(let screen) = scene.body {
            return scene.draw(screen, at: timeline.time(of: index), into: &list)
        }
        let moment = table.map { .arc($0[index % $0.count]) } ?? timeline.moment(of: index)
        scene.draw(moment, look(of: index), into: &list)
    }

    /// Makes `list` the picture at `time` milliseconds, whether a frame shows it or not. Loops go on; all else stands still
    /// before its beginning and after its end.
    public func draw(at time: Double, into list: inout DisplayList) {
        var time = min(max(time, -Timeline.longestTime), Timeline.longestTime)
        if timeline.loops, case .story = film {
            time -= (time / timeline.length).rounded(.down) * timeline.length
        }
        if case .steps(let screen) = scene.body { return scene.draw(screen, at: time, into: &list) }
        scene.draw(timeline.moment(at: time), look(at: time), into: &list)
    }
}

extension RenderJob {
    /// A variant at a scale, as a format writes it.
    package typealias Rendition = (job: RenderJob, sequence: FrameSequence)

    /// Everything that a format writes: at all scales that it is for, and of a catalog all variants.
    package func renditions(in format: OutputFormat) -> [Rendition] {
        var renditions = plainRenditions(in: format)
        for index in renditions.indices {
            renditions[index].sequence.gamut = renditions[index].job.gamut(in: format)
            renditions[index].sequence.hasShadows = format != .gif || !options.hidesShadows
        }
        guard let ending = target?.ending(of: format, count: timeline.count) else { return renditions }
        // Of several files, those at other scales have these before the ending, as in a folder.
        let names = try? format.fileNames(renditions.map { $0.sequence }, options: options)
        let isAlone = names?.count ?? 1 == 1
        for index in renditions.indices {
            let suffix = isAlone ? "" : FrameNames(renditions[index].sequence).suffix
            renditions[index].sequence.ending = suffix + ending
        }
        return renditions
    }

    /// The same with the names that the format gives.
    private func plainRenditions(in format: OutputFormat) -> [Rendition] {
        // One archive has the colors of all variants.
        if format == .dotlottie {
            return ([self] + variants).map { ($0, $0.sequence(scale: self.scales[0])) }
        }
        guard let places = format.scales else {
            return scales.map { (self, sequence(scale: $0)) }
        }
        let scales = places.chosen(of: hasDefaultScales ? [] : scales)
        return ([self] + variants).flatMap { job in
            scales.map { (job, job.sequence(scale: $0, inWholePoints: true)) }
        }
    }

    /// The number of pixels of all frames: frames of catalogs each, those of all other formats once. A small frame
    /// counts as ``leastFramePixels``, as it is still a file or a place in one.
    public var pixelCount: Int {
        let catalogs = formats.filter { $0.content == .catalog }
        let sequences = catalogs.flatMap { renditions(in: $0).map { $0.sequence } }
        let others = catalogs.count == formats.count ? [] : scales.map { sequence(scale: $0) }
        return (sequences + others).reduce(0) { sum, sequence in
            sum + max(sequence.width * sequence.height, Self.leastFramePixels) * sequence.count
        } + alternatives.reduce(0) { $0 + $1.pixelCount }
    }

    /// A frame of fewer pixels counts as this many.
    public static let leastFramePixels = 1024

    /// The same without a track, where dots are on or off and only what moves counts.
    package var trackless: RenderJob {
        // Waves lie beside their track.
        if case .drawn = scene.body { return self }
        var scene = scene
        scene.body.trackColor = nil
        return with(scene: scene)
    }

    /// The names of files that may be there already and be somebody else's, since they go to a folder of an app.
    ///
    /// - Throws: ``SheetError`` where a request cannot be met.
    package func contestedNames() throws(SheetError) -> FileNames {
        var result = FileNames([])
        for format in formats {
            let sequences = renditions(in: format).map { $0.sequence }
            switch format {
            case .xcassets:
                let catalog = AppleCatalog(sequences: sequences, in: options.folder)
                if catalog.isAdded {
                    result += try format.fileNames(sequences, options: options)
                } else {
                    result.append(catalog.folder + AppleCatalog.contents)
                }
            case .android where AndroidCatalog.isResources(options.folder):
                result += try format.fileNames(sequences, options: options)
                // Of a still picture, too: one of that name would be hidden by it.
                result.append(AndroidCatalog(sequences: sequences, in: options.folder).listPath)
            default: break
            }
        }
        for job in alternatives { result += try job.contestedNames() }
        return result
    }

    /// Whether a file that an earlier run may have written is ours: in the catalog of an app, it is where its image set says so.
    ///
    /// - Parameter hasTexts: Whether a file has all of some texts in it.
    package func isOurs(_ name: String, hasTexts: (_ file: String, _ texts: [String]) -> Bool) -> Bool {
        guard formats.contains(.xcassets), AppleCatalog.isAppsOwn(options.folder) else { return true }
        return hasTexts(AppleCatalog.description(besides: name), AppleCatalog.marks)
    }

    /// The names of the files that a run writes, as far as they can be told
    /// without painting.
    ///
    /// - Throws: ``SheetError`` where a request cannot be met.
    public func fileNames() throws(SheetError) -> FileNames {
        var result = FileNames([])
        for format in formats {
            result += try format.fileNames(renditions(in: format).map { $0.sequence }, options: options)
        }
        for sidecar in access.sidecars { result.append(sidecar.fileName(name)) }
        for job in alternatives { result += try job.fileNames() }
        return result
    }

    /// The names that files of earlier jobs of the same name in these formats can have: of more or fewer frames, or at
    /// other scales.
    ///
    /// - Parameter files: The names of files that there are, which tell scales.
    package func earlierNames(among files: [String]) throws(SheetError) -> FileNames {
        var result = FileNames([])
        for format in formats {
            for rendition in renditions(in: format).prefix(1) {
                result += try format.earlierNames(
                    of: rendition.sequence, scales: rendition.sequence.scales(among: files, and: scales),
                    options: options)
            }
        }
        for job in alternatives { result += try job.earlierNames(among: files) }
        return result
    }

    /// The same of sheets that were described in other dialects, with texts that are in such a file.
    package func earlierMetadata(among files: [String]) -> [(names: FileNames, marks: [String])] {
        var result: [(names: FileNames, marks: [String])] = []
        for format in formats where format.content == .sheet {
            let sequence = sequence(scale: scales[0])
            result += OutputFormat.earlierMetadata(
                of: sequence, scales: sequence.scales(among: files, and: scales), options: options)
        }
        return result + alternatives.flatMap { $0.earlierMetadata(among: files) }
    }

    /// So many files need no note. Ours: folders with more are slow to list and to copy.
    public static let defaultFiles = 10_000

    /// The note about a great many files.
    ///
    /// - Parameter isFaithful: Whether the motion was requested as published, seams and all.
    package func fileNotes(isFaithful: Bool) -> [Message] {
        let formats = formats.filter { $0.content == .frame || $0.content == .catalog }
        let count = formats.reduce(0) { sum, format in
            let names = try? format.fileNames(renditions(in: format).map { $0.sequence }, options: options)
            return sum + (names?.count ?? 0)
        }
        guard count > Self.defaultFiles else { return [] }
        let seamless = isFaithful && timeline.motion.faithful != nil
        return [
            "\(count) files are written, one for each frame; "
                + (seamless
                    ? "the seamless loop of \(timeline.motion.name), without \(option: .faithful), or " : "")
                + "a lower \(option: .fps) reduces the number; sheet, webp and apng hold all frames in a few files"
        ]
    }

    /// The note about the memory that Android needs: all frames of an animation at once, four bytes a pixel.
    package var memoryNotes: [Message] {
        guard timeline.count > 1, formats.contains(.android),
            let largest = renditions(in: .android).map({ $0.sequence }).max(by: { $0.scale < $1.scale })
        else { return [] }
        let bytes = largest.count * largest.width * largest.height * 4
        let size = (Double(bytes) / 1e6).decimal(bytes < 10_000_000 ? 1 : 0)
        return [
            "android: the animation-list keeps its \(largest.count) frames in memory, \(size) MB at scale \(largest.scale.shortestText); a lower \(option: .fps) reduces it, and avd needs none"
        ]
    }

    /// Refuses a job that cannot go to standard output.
    ///
    /// - Throws: ``SpecError`` unless the job results in exactly one file.
    public func requireSingleFile() throws(SpecError) {
        let frames = timeline.count * scales.count
        let isAnimation = formats.count == 1 && scales.count == 1 && formats[0].content == .animation
        let isPicture = formats.count == 1 && formats[0].content == .vector
        guard access.sidecars.isEmpty, alternatives.isEmpty,
            isAnimation || isPicture || formats.allSatisfy({ $0.content == .frame }) && frames == 1
        else {
            throw SpecError(
                at: "-o",
                "standard output takes only one file, but there are several; use one frame or one animation at one scale, or one vector format, or name a folder"
            )
        }
    }
}
