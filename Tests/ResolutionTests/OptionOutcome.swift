import Basics
import CairoRaster
import Drawing
import Exports
import Files
import Imaging
import Loading
import Platform
import Requests
import VectorTracing

@testable import Formats
@testable import Jobs
@testable import Rendering
@testable import Resolution

/// Understands requests of one situation; what holds curves is made once for all formats of curves.
struct OptionJobs {
    private var curves: [RenderSpec: RenderJob] = [:]

    /// The job without the variants of catalogs, which follow from what they are variants of; nil where the request is
    /// rejected.
    mutating func alone(_ spec: RenderSpec, as format: OutputFormat) -> RenderJob? {
        var loaded = spec
        guard (try? loaded.load(from: InputFiles())) != nil,
            let own = try? loaded.withSkeletonMotion().heeded({ _ in .own })
        else { return nil }
        var settled = own.spec
        let isVector = format.content == .vector
        // Elements of pages refuse more, and have a color of their own.
        if isVector { settled.formats = [OutputFormat.pageFormats.contains(format) ? format : .svg] }
        guard
            let job = (isVector ? curves[settled] : nil)
                ?? (try? settled.withBothLooks(try settled.jobWithoutVariants()))
        else { return nil }
        if isVector { curves[settled] = job }
        if format == .avd, let picture = job.picture, (try? job.rejectForAndroid(picture)) == nil {
            return nil
        }
        return job.with(notes: own.notes(job) + job.notes)
    }

    /// The whole job.
    func whole(_ spec: RenderSpec) -> RenderJob? { try? spec.resolve() }
}

/// Tells whether jobs result in other files than one job does, without writing files where what is drawn tells.
struct JobComparison {
    let base: RenderJob
    let format: OutputFormat
    /// The files of the base, once they are needed, and the same with frames that stand in for those of both.
    private var files: [Bool: Files] = [:]
    /// Frames of the base, as far as one had to look at them.
    private var painted: [Frame: Bitmap] = [:]

    private struct Frame: Hashable {
        let sequence: FrameSequence
        let index: Int
    }

    private enum Files: Equatable {
        case written([String: [UInt8]])
        case failed
    }

    init(_ base: RenderJob, as format: OutputFormat) { (self.base, self.format) = (base, format) }

    /// Whether the base can be written at all.
    mutating func canBeWritten() -> Bool { known(standingIn: false) != .failed }

    /// Whether a file of `other` differs, is missing or is there in addition.
    mutating func differs(_ other: RenderJob) -> Bool {
        // Curves are written faster than they are compared.
        if format.content == .vector { return differsInBytes(other) }
        if showsOther(base, other) { return true }
        if !hasOtherFacts(base, other) { return false }
        // Pages of a sheet, what a GIF has behind its frames, bits that are dropped, and colors of transparent pixels depend on what
        // is on the frames.
        let needsFrames =
            [OutputFormat.sheet, .gif, .lvgl, .carray, .raw, .pbm, .xbm, .bootAnimation].contains(format)
            || base.options.bleedsFrames != other.options.bleedsFrames
            || base.options.playback.first != other.options.playback.first
        return differsInBytes(
            other, standingIn: !needsFrames && base.options.compression == other.options.compression)
    }

    /// Whether what is written about the frames may differ, though they look the same.
    private func hasOtherFacts(_ a: RenderJob, _ b: RenderJob) -> Bool {
        if a.options != b.options || a.access.sidecars != b.access.sidecars { return true }
        if a.access.sidecars.contains(where: { Sidecar(a).bytes($0) != Sidecar(b).bytes($0) }) { return true }
        if sequences(a) != sequences(b) || a.alternatives.count != b.alternatives.count { return true }
        return zip(a.alternatives, b.alternatives).contains { hasOtherFacts($0, $1) }
    }

    private func sequences(_ job: RenderJob) -> [FrameSequence] {
        let facts = job.facts(for: format)
        return job.renditions(in: format).map { $0.sequence.with(facts) }
    }

    /// Whether a frame has other pixels.
    private mutating func showsOther(_ a: RenderJob, _ b: RenderJob) -> Bool {
        let places = (a.renditions(in: format), b.renditions(in: format))
        guard places.0.count == places.1.count else { return true }
        for (old, new) in zip(places.0, places.1) {
            let (one, two) = (old.sequence, new.sequence)
            if (one.count, one.width, one.height) != (two.count, two.width, two.height) { return true }
            if looks(old.job, one, differFrom: new.job, two) { return true }
        }
        guard a.alternatives.count == b.alternatives.count else { return true }
        for (old, new) in zip(a.alternatives, b.alternatives) where showsOther(old, new) { return true }
        return false
    }

    /// What is drawn on frames tells most; where it differs, a look at the first such frame tells whether one can see it.
    private mutating func looks(
        _ a: RenderJob, _ one: FrameSequence, differFrom b: RenderJob, _ two: FrameSequence
    ) -> Bool {
        if a.scene == b.scene, a.colors == b.colors, a.film == b.film, a.timeline == b.timeline,
            one.scale == two.scale
        {
            return false
        }
        var (list, other) = (DisplayList(width: 1, height: 1), DisplayList(width: 1, height: 1))
        var looks = 0
        for frame in 0..<one.count {
            a.draw(frame, into: &list)
            b.draw(frame, into: &other)
            let areAlike = one.scale == two.scale && a.scene.antialiasing == b.scene.antialiasing
            if list == other, areAlike { continue }
            let place = Frame(sequence: one, index: frame)
            let known = painted[place] ?? Self.pixels(a, one, list)
            painted[place] = known
            if known != Self.pixels(b, two, other) { return true }
            looks += 1
            if looks == 8 { return false }
        }
        return false
    }

    private static func pixels(_ job: RenderJob, _ sequence: FrameSequence, _ list: DisplayList) -> Bitmap? {
        let size = job.scene.size
        var rasterizer = CairoRasterizer(
            width: size.width, height: size.height, scale: sequence.scale,
            canvas: (sequence.width, sequence.height), antialiasing: job.scene.antialiasing,
            fonts: job.scene.fonts)
        var bitmap = Bitmap(width: sequence.width, height: sequence.height, format: .rgba)
        guard (try? rasterizer.rasterize(list, inSmallestFormat: &bitmap)) != nil else { return nil }
        return bitmap
    }

    private mutating func differsInBytes(_ other: RenderJob, standingIn: Bool = false) -> Bool {
        Self.files(other, format, standingIn) != known(standingIn: standingIn)
    }

    private mutating func known(standingIn: Bool) -> Files {
        let known = files[standingIn] ?? Self.files(base, format, standingIn)
        files[standingIn] = known
        return known
    }

    private static func files(_ job: RenderJob, _ format: OutputFormat, _ standingIn: Bool) -> Files {
        let memory = MemorySink()
        do { try write(job, format, standingIn, into: memory) } catch { return .failed }
        return .written(memory.files)
    }

    private static func write(
        _ job: RenderJob, _ format: OutputFormat, _ standingIn: Bool, into memory: MemorySink
    ) throws {
        let frames = RenderRun(job, monitor: Unwatched()).frames(of: format)
        let sources: [any FrameSource] = standingIn ? frames.map { StandIns($0.sequence) } : frames
        _ = try format.write(sources, options: job.options, workers: Workers(count: 1), to: memory)
        for sidecar in job.access.sidecars {
            memory.write(sidecar.fileName(job.name), Sidecar(job).bytes(sidecar))
        }
        for other in job.alternatives { try write(other, format, standingIn, into: memory) }
    }

    /// Tiny frames, of which no two look the same, in the place of those that two jobs have in common.
    private struct StandIns: FrameSource {
        var sequence: FrameSequence

        init(_ sequence: FrameSequence) {
            self.sequence = sequence
            (self.sequence.width, self.sequence.height) = (2, 2)
        }

        func makePainter() -> any FramePainter { Painter() }

        private struct Painter: FramePainter {
            func paint(_ index: Int, into bitmap: inout Bitmap) {
                bitmap = Bitmap(width: 2, height: 2, format: .rgba)
                for byte in bitmap.bytes.indices {
                    bitmap.bytes[byte] = byte % 4 == 3 ? 255 : UInt8(index % 256)
                }
            }
        }
    }
}
