public import Basics
internal import Drawing
public import Files
internal import Formats
internal import Loading
internal import MotionCore
internal import MovingPictures
internal import MovingVectors
internal import PictureFiles
internal import Platform
internal import Requests
internal import Vectors

extension PackItem {
    /// Whether the file is a drawing that may move.
    var isMoving: Bool { path.lowercased().hasSuffix(".svg") }
}

/// A moving SVG of a pack, with the frames that are written of it.
struct MovingClip {
    let strip: MovingStrip
    /// The time for which each frame is shown, in milliseconds.
    let time: Double
    /// The number of plays, 0 for endless.
    let plays: Int
    /// The notes about the file, a sentence each.
    let notes: [Message]
    /// The part of the file.
    let span: MovingVectorSpan

    var times: [Double] { strip.moments.map { _ in time } }
}

extension PackSpec {
    /// Reads a moving SVG and chooses its frames.
    ///
    /// - Throws: ``SpecError`` for a file that is missing, broken or too large, and for requests that it cannot meet.
    func movingClip(_ path: String, from inputs: InputFiles) throws(SpecError) -> MovingClip {
        let bytes = try inputs.bytes(path, limit: MovingPicture.maxBytes)
        let picture = try MovingPicture(bytes, name: path, in: moving.surroundings, typesetter: .pango)
        let share = moving.size.map { $0 / max(picture.width, picture.height) } ?? 1
        let speed = output.animation.speed ?? 1
        let rate: Double
        switch timing {
        case .own: rate = MotionSpec.defaultFPS
        case .rate(let fps): rate = fps
        case .delay(let delay): rate = 1000 / delay
        case .delays:
            throw SpecError(
                at: .option(.delays),
                "has no effect on \(quoted(path)), whose frames are drawn at one rate; use \(option: .fps)")
        }
        var span = try MovingSpan(picture, moving)
        let part = MovingVectorSpan(
            start: span.start, length: span.length, ends: span.ends, speed: speed, scale: share)
        // The file runs at the speed, and the frames come at their rate.
        span.length /= speed
        let count = max(1, span.length * rate / 1000)
        guard count <= Double(limits.maxFrames) + 1 else {
            throw .excess(
                at: .named(path),
                "\(counted(Int(min(count, 1e9)), "frame")) of \((span.length / 1000).decimal(2)) s are",
                over: limits.maxFrames, PictureLimits.framesRange, raisedBy: "\(option: .maxFrames)")
        }
        let moments: [Double]
        let time: Double
        if span.length <= 0 {
            (moments, time) = ([span.start], 1000 / rate)
        } else if span.ends {
            // The last frame shows the end.
            let frames = Int((span.length * rate / 1000 - 1e-9).rounded(.up))
            time = 1000 / rate
            let end = span.start + span.length * speed
            moments = (0...frames).map { frame in
                let moment: Double = span.start + Double(frame) * time * speed
                return min(moment, end)
            }
        } else {
            let clock = FrameClock(period: span.length, fps: rate)
            time = clock.period / Double(clock.framesPerLoop)
            moments = (0..<clock.framesPerLoop).map { span.start + clock.time(of: $0) * speed }
        }
        if moments.count > 1, picture.isStill(at: moments) {
            span.notes.append(
                "\(quoted(path)) has animations, but nothing that shows moves: all \(moments.count) frames are the same"
            )
        }
        return MovingClip(
            strip: MovingStrip(picture: picture, share: share, moments: moments), time: time,
            plays: span.ends ? 1 : 0, notes: picture.notes + span.notes, span: part)
    }

    /// Resolves the request where some of the files are moving SVG files: one alone is an animation, and of several each is one of an
    /// atlas, before the pictures.
    func resolve(
        moving items: [PackItem], from inputs: InputFiles, _ workers: Workers
    ) throws(SpecError) -> PackJob {
        if items.count == 1, !isAtlas, clips.isEmpty {
            return try movingJob(items[0].path, from: inputs)
        }
        var spec = self
        spec.isAtlas = true
        for item in items where item.isMoving {
            spec.clips.append(try atlasClip(item, from: inputs))
        }
        return try spec.resolve(items.filter { !$0.isMoving }, from: inputs, workers)
    }

    /// Returns a moving SVG as an animation of an atlas, or as a sprite where it has one frame.
    private func atlasClip(_ item: PackItem, from inputs: InputFiles) throws(SpecError) -> AtlasClip {
        let clip = try movingClip(item.path, from: inputs)
        var output = output
        output.animation.speed = nil
        let course = try PackCourse(clip.times, output)
        let scale = atlasScales.last ?? 1
        let (width, height) = clip.strip.pixels(at: scale)
        let name = item.folder.isEmpty ? item.stem : "\(item.folder)/\(item.stem)"
        var sequence = FrameSequence(
            name: name, animation: name, count: course.times.count, fps: MotionSpec.defaultFPS,
            loops: clip.plays != 1, scale: scale, width: width, height: height)
        sequence.setTimes(course.times)
        var facts = SheetClip(sequence)
        facts.plays = clip.plays
        var result = AtlasClip(facts: facts, source: .moving(clip.strip, order: course.order))
        (result.folder, result.notes) = (item.parent, clip.notes)
        return result
    }

    /// Returns the job of a single moving SVG.
    ///
    /// - Throws: ``SpecError`` for a file that is missing, broken or too large, and for requests that it cannot meet.
    public func movingJob(_ path: String, from inputs: InputFiles) throws(SpecError) -> PackJob {
        let clip = try movingClip(path, from: inputs)
        var spec = self
        spec.output.animation.speed = nil
        let strip = clip.strip
        let scales = (scales.isEmpty ? [1] : Array(Set(scales)).sorted()).map { scale in
            let (width, height) = strip.pixels(at: scale)
            return PackScale(scale: scale, width: width, height: height, source: .moving(strip))
        }
        for scale in scales {
            try limits.check(path, width: scale.width, height: scale.height, frames: strip.moments.count)
        }
        let picture = try vectorPicture(of: clip)
        return try spec.job(
            scales, named: PackJob.name([path]), times: clip.times, plays: clip.plays,
            found: clip.notes + (picture?.movingNotes(for: resolvedFormats) ?? []), picture: picture)
    }

    /// Returns a moving SVG without pixels; nil where no format needs it.
    private func vectorPicture(of clip: MovingClip) throws(SpecError) -> VectorPicture? {
        let formats = resolvedFormats
        guard let first = formats.first(where: { $0.content == .vector }) else { return nil }
        if let option = PackCourse.options(of: output).first(where: { $0 != .speed }) {
            throw SpecError(
                at: .option(option), "is for frames; leave it out, or leave \(first.name) out of the formats")
        }
        let picture = try clip.strip.picture.vectorPicture(clip.span)
        try picture.rejectMoving(for: formats)
        return picture
    }
}

/// The part of a moving SVG that is written.
private struct MovingSpan {
    /// In milliseconds from the beginning of the document.
    var start = 0.0
    /// In milliseconds; 0 for a single moment.
    var length = 0.0
    /// Whether the part plays once, and stays.
    var ends = false
    var notes: [Message] = []

    init(_ picture: MovingPicture, _ options: MovingOptions) throws(SpecError) {
        if let seconds = options.seconds {
            length = seconds * 1000
            if options.loops != nil {
                throw SpecError(at: .named("loops"), "cannot be combined with seconds; give one of them")
            }
            if case .once(let end) = picture.loop { ends = end <= length }
            return
        }
        switch picture.loop {
        case .still: notes = ["\(quoted(picture.name)) does not move: it is one frame"]
        case .once(let end):
            (length, ends) = (end, true)
            if options.loops != nil {
                throw SpecError(
                    at: .named("loops"),
                    "\(quoted(picture.name)) plays once, for \((end / 1000).decimal(2)) s")
            }
        case .repeats(let from, let period):
            start = from
            length = period * Double(options.loops ?? 1)
            if from > 0 {
                notes = [
                    "\(quoted(picture.name)) repeats from \((from / 1000).decimal(3)) s on; what is before that is left out"
                ]
            }
        case .never(_, nil):
            throw SpecError(
                at: .named(picture.name),
                "does not repeat within a minute; add seconds (--seconds), which says how much to write")
        case .never(let from, let seam?):
            start = from
            length = seam.length * Double(options.loops ?? 1)
            notes = [
                "the parts of \(quoted(picture.name)) do not come together within a minute; after \((seam.length / 1000).decimal(3)) s one is \((seam.jump / 1000).decimal(3)) s off, where the loop jumps"
            ]
        }
    }
}
