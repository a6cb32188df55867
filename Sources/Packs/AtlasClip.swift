package import Basics
internal import Exports
package import Formats
internal import Imaging
package import Jobs
internal import PictureFiles
internal import Platform
internal import Rendering

/// An animation or a sprite of an atlas, and the source of its pixels.
package struct AtlasClip: Sendable {
    /// The facts about its frames.
    package var facts: SheetClip
    /// The folder that its frames have in a pattern of names; empty for none.
    package var folder = ""
    /// The name of each frame in a pattern of names; empty for that of the clip.
    var stems: [String] = []
    /// The notes of what the clip is from, which nobody else tells, a sentence each.
    package var notes: [Message] = []
    private(set) var source: Source

    /// Creates an animation that is drawn, or a sprite where it has one frame.
    ///
    /// - Parameter name: The name in metadata; nil for that of the job.
    /// - Throws: ``SpecError`` for a sub-cycle, which turns at each wrap.
    package init(_ job: RenderJob, named name: String? = nil, scale: Double) throws(SpecError) {
        var sequence = job.sequence(scale: scale).with(job.facts(for: .sheet))
        if let name { sequence.name = name }
        if sequence.rotationPerWrap != nil {
            throw SpecError(
                at: .named(sequence.name),
                "is a sub-cycle that turns, which an atlas cannot hold; leave out \(option: .sheetLoop, "subcycle")"
            )
        }
        facts = SheetClip(sequence)
        facts.tags = job.options.sheet.tags
        facts.plays = job.options.plays(of: sequence)
        source = .drawn(job)
    }

    init(facts: SheetClip, source: Source) {
        self.facts = facts
        self.source = source
    }

    /// Whether its frames are drawn, at any scale.
    package var isDrawn: Bool {
        if case .files = source { false } else { true }
    }

    enum Source: Sendable {
        /// A moving SVG that is drawn at the scale of the facts, and the index of the moment that each frame shows.
        case moving(MovingStrip, order: [Int])
        /// Frames that are drawn at the scale of the facts.
        case drawn(RenderJob)
        /// The pictures of files, one file after the other, on a common canvas where an anchor is given, and at a share of their size; and the
        /// index of the picture that each frame shows.
        case files([PictureFile], anchor: PackAnchor?, share: Double, order: [Int])
    }

    /// Whether the source is a moving SVG.
    var isMoving: Bool { if case .moving = source { true } else { false } }

    private static func scaled(_ pixels: Int, by share: Double) -> Int {
        max(1, Int((Double(pixels) * share).rounded()))
    }

    /// Returns the same at a scale no higher than its own.
    ///
    /// - Throws: ``SpecError`` for frames of files where nothing may be resampled.
    func scaled(to scale: Double, resamples: Bool) throws(SpecError) -> AtlasClip {
        if scale == facts.sequence.scale { return self }
        let share = scale / facts.sequence.scale
        func scaled(_ pixels: Int) -> Int { Self.scaled(pixels, by: share) }
        var clip = self
        clip.facts.sequence.scale = scale
        switch source {
        case .moving(let strip, _):
            (clip.facts.sequence.width, clip.facts.sequence.height) = strip.pixels(at: scale)
        case .drawn(let job):
            let drawn = job.sequence(scale: scale)
            (clip.facts.sequence.width, clip.facts.sequence.height) = (drawn.width, drawn.height)
        case .files(let files, let anchor, _, let order):
            guard resamples, share < 1 else {
                throw SpecError(
                    at: .option(.scale),
                    "the frames of \(quoted(facts.sequence.name)) have \(facts.sequence.scale == 1 ? "1 pixel" : "\(facts.sequence.scale.shortestText) pixels") per point, and nothing is scaled \(share < 1 ? "unasked; add \(option: .resample), or name one scale" : "up; draw them at scale \(scale.shortestText), or leave that out")"
                )
            }
            clip.facts.sequence.width = scaled(facts.sequence.width)
            clip.facts.sequence.height = scaled(facts.sequence.height)
            clip.facts.sizes = facts.sizes.map { .init(width: scaled($0.width), height: scaled($0.height)) }
            clip.source = .files(files, anchor: anchor, share: share, order: order)
        }
        clip.facts.borders = facts.borders?.narrowed(by: share)
        return clip
    }

    /// Returns the same with the pivot of a clip at a higher scale, and with its borders unless it has some of its own.
    func marked(as clip: AtlasClip) -> AtlasClip {
        var result = self
        result.facts.pivot = clip.facts.pivot
        result.facts.borders =
            facts.borders
            ?? clip.facts.borders?.narrowed(by: facts.sequence.scale / clip.facts.sequence.scale)
        return result
    }

    /// The notes, with the name of the clip in front.
    var namedNotes: [Message] { notes.map { "\(facts.sequence.name): \($0)" } }

    /// The note about frames whose size at this scale is no whole number of pixels; nil for none.
    var roundedNote: Message? {
        guard case .files(let files, _, let share, _) = source, share != 1 else { return nil }
        func isWhole(_ side: Int) -> Bool {
            let pixels = Double(side) * share
            return (pixels - pixels.rounded()).magnitude < 1e-6
        }
        guard let file = files.first(where: { !isWhole($0.width) || !isWhole($0.height) }) else { return nil }
        let (width, height) = (Self.scaled(file.width, by: share), Self.scaled(file.height, by: share))
        return
            "frames such as \(quoted(file.name)) of \(file.width)×\(file.height) pixels become \(width)×\(height) at scale \(facts.sequence.scale.shortestText), which is not exact; draw them in whole points"
    }

    /// Returns the frames.
    ///
    /// - Parameter room: The room for pixels of files; nil where all are read at once.
    /// - Throws: ``SpecError`` for broken files, as far as they are read.
    func frames(
        _ workers: Workers, _ room: PictureStore.Room?, monitor: any FrameMonitor
    ) throws -> any FrameSource {
        switch source {
        case .moving(let strip, let order):
            return MovingFrames(sequence: facts.sequence, strip: strip, order: order, monitor: monitor)
        case .drawn(let job):
            return job.frames(scale: facts.sequence.scale, gamut: facts.sequence.gamut, monitor: monitor)
        case .files(let files, let anchor, let share, let order):
            let width = files.reduce(1) { max($0, $1.width) }
            let height = files.reduce(1) { max($0, $1.height) }
            let store = try PictureStore(files, room, workers) { bitmap in
                let placed = anchor?.placed(bitmap, width: width, height: height) ?? bitmap
                return share == 1
                    ? placed
                    : placed.reduced(
                        width: Self.scaled(placed.width, by: share),
                        height: Self.scaled(placed.height, by: share))
            }
            return PackFrames(
                sequence: facts.sequence, pictures: .store(store), order: order, monitor: monitor)
        }
    }
}

extension SheetClip.Insets {
    /// Returns the same at a share of the size. Rounded down, they are never wider than the frame.
    fileprivate func narrowed(by share: Double) -> Self {
        func narrowed(_ pixels: Int) -> Int { Int(Double(pixels) * share) }
        return Self(
            left: narrowed(left), top: narrowed(top), right: narrowed(right), bottom: narrowed(bottom))
    }
}

/// The frames of an atlas, those of one clip after those of the other.
struct AtlasFrames: FrameSource {
    let sequence: FrameSequence
    /// The frames of each clip.
    let sources: [any FrameSource]
    let tally: FrameTally

    func makePainter() throws -> any FramePainter { Painter(frames: self) }

    private struct Painter: FramePainter {
        let frames: AtlasFrames
        /// The painters of the clips that have been asked for.
        var painters: [(any FramePainter)?]
        /// The number of the first frame of each clip, ascending.
        let starts: [Int]

        init(frames: AtlasFrames) {
            self.frames = frames
            painters = frames.sources.map { _ in nil }
            var first = 0
            starts = frames.sources.map { source in
                defer { first += source.sequence.count }
                return first
            }
        }

        mutating func paint(_ index: Int, into bitmap: inout Bitmap) throws {
            // The last clip that begins there or before.
            var (low, high) = (0, starts.count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= index { low = middle } else { high = middle }
            }
            var painter = try painters[low] ?? frames.sources[low].makePainter()
            painters[low] = nil
            defer { painters[low] = painter }
            try painter.paint(index - starts[low], into: &bitmap)
            frames.tally.count(index)
        }
    }
}
