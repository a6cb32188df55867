import Basics
import CairoRaster
import Exports
import Imaging
import Indicators
import Loading
import MotionCore
import Platform
import Presentations
import Synchronization
import Testing

@testable import Files
@testable import Formats
@testable import Jobs
@testable import Rendering
@testable import Requests

@Suite struct RenderRunTests {
    /// Keeps files, and counts frames.
    private final class Memory: ArtifactSink, FrameMonitor {
        private let state = Mutex<(files: [String: [UInt8]], frames: Int, parts: [Int])>(([:], 0, []))

        func write(_ name: String, _ bytes: [UInt8]) { state.withLock { $0.files[name] = bytes } }
        func willPaint() { state.withLock { $0.frames += 1 } }
        func didPaint(_ count: Int) { state.withLock { $0.parts.append(count) } }
        var files: [String: [UInt8]] { state.withLock { $0.files } }
        var frames: Int { state.withLock { $0.frames } }
        var parts: [Int] { state.withLock { $0.parts } }
    }

    /// A small ring on a track beside a word, whose frames all differ.
    private func job(_ formats: [OutputFormat], _ change: (inout RenderSpec) -> Void = { _ in }) throws
        -> RenderJob
    {
        var spec = RenderSpec()
        (spec.name, spec.extent, spec.formats) = ("a", 12, formats)
        (spec.label.text, spec.matte) = ("a", formats.contains(.gif) ? Color(rgba: 0xFFFF_FFFF) : nil)
        (spec.animation.motion, spec.animation.fps) = (.value(.fluent), 10)
        change(&spec)
        return try spec.resolve()
    }

    private func files(
        _ job: RenderJob, workers: Int = 2, keptBytes: Int = RenderRun.keptBytes,
        store: DrawingStore = DrawingStore()
    ) throws -> [String: [UInt8]] {
        let memory = Memory()
        let run = RenderRun(job, monitor: memory, keptBytes: keptBytes, store: store)
        try run.write(workers: Workers(count: workers), into: memory)
        return memory.files
    }

    private static let formats = [OutputFormat.sheet, .apng, .gif, .webp, .frames, .web]

    @Test("what one job has made, others of the same look write under their names, and paint nothing")
    func made() throws {
        let formats = [OutputFormat.sheet, .apng, .gif, .webp, .frames, .y4m]
        let made = EncodedFileCache()
        func files(_ name: String, _ made: EncodedFileCache?, fps: Double = 10) throws -> Memory {
            let memory = Memory()
            let job = try job(formats) { ($0.name, $0.scales, $0.animation.fps) = (name, [1, 2], fps) }
            try RenderRun(job, monitor: memory, fileCache: made).write(
                workers: Workers(count: 2), into: memory)
            return memory
        }
        #expect(try files("a", made).files == files("a", nil).files)
        let other = try files("another-é", made)
        #expect(try other.frames == 0 && other.files == files("another-é", nil).files)
        #expect(other.files.count > 30)
        // Whoever keeps it answers for the look alone: all else that decides bytes is looked at.
        #expect(try files("a", made, fps: 20).files == files("a", nil, fps: 20).files)
    }

    @Test("jobs that draw rings and texts alike have the same files as each of them alone")
    func alike() throws {
        let store = DrawingStore()
        let changes: [(inout RenderSpec) -> Void] = [
            { $0.animation.fps = 10 }, { $0.colors = [Color(rgba: 0xC000_00FF)] }, { $0.scales = [1, 2.5] },
            { $0.size = 13 }, { $0.label.text = "b" }, { $0.direction = .rtl },
            { ($0.animation.motion, $0.animation.fps) = (.value(.flutter), 12) },
        ]
        for (index, change) in (changes + changes).enumerated() {
            let job = try job([.sheet, .frames], change)
            #expect(try files(job, store: store) == files(job), "job \(index)")
        }
    }

    @Test("frames of a GIF that was made are not looked at again to find out whether it can be")
    func checked() throws {
        let made = EncodedFileCache()
        func run(_ name: String) throws -> Memory {
            let memory = Memory()
            let job = try job([.gif]) { ($0.name, $0.matte, $0.backdrop) = (name, nil, .surface) }
            let run = RenderRun(job, monitor: memory, fileCache: made)
            try run.write(workers: Workers(count: 1), into: memory)
            return memory
        }
        #expect(try run("a").frames > 0)
        #expect(try run("b").frames == 0)
    }

    @Test("a count of repeats makes a video of one frame longer, and leaves other files of it as they are")
    func repeated() throws {
        func written(_ repeats: Int?) throws -> [String: [UInt8]] {
            try files(
                try job([.apng, .webp, .gif, .y4m]) { ($0.animation.frames, $0.repeats) = (1, repeats) })
        }
        let (once, thrice) = (try written(nil), try written(3))
        let differing = once.keys.filter { once[$0] != thrice[$0] }
        #expect(once.count == 4 && differing == ["a.y4m"])
    }

    @Test("an ANI that takes as long as it should says only how long frames are shown")
    func aniTimes() throws {
        let job = try job([.ani]) { ($0.animation.fps, $0.animation.frames) = (nil, 4) }
        let notes = try RenderRun(job, monitor: Memory()).write(workers: Workers(count: 1), into: Memory())
        #expect(notes.last == "an ANI counts 60ths of a second: frames are shown for 22 or 23 of them")
    }

    @Test("jobs look alike where every frame does, and otherwise do not")
    func appearance() throws {
        func appearance(_ change: (inout RenderSpec) -> Void = { _ in }) throws -> RenderJob.Appearance {
            try job([.apng]) {
                $0.label.text = nil
                change(&$0)
            }.appearance
        }
        let plain = try appearance()
        #expect(try appearance { $0.direction = .rtl } == plain)
        #expect(try appearance { ($0.name, $0.formats, $0.scales) = ("b", [.sheet], [3]) } == plain)
        #expect(try appearance { $0.theme = .fioriDark } != plain)
        #expect(try appearance { $0.label.text = "a" } != plain)
        #expect(try appearance { $0.animation.fps = 20 } != plain)
        #expect(try appearance { $0.backdrop = .surface } != plain)
    }

    @Test(
        "several formats in one call have the same bytes as each alone, at any number of workers, with any memory"
    )
    func bytes() throws {
        var alone: [String: [UInt8]] = [:]
        for format in Self.formats {
            alone.merge(try files(try job([format]), keptBytes: 0)) { old, new in
                #expect(old == new)
                return old
            }
        }
        let all = try job(Self.formats)
        for (workers, keptBytes) in [(1, 64 << 20), (3, 64 << 20), (3, 12_000), (2, 0)] {
            #expect(try files(all, workers: workers, keptBytes: keptBytes) == alone)
        }
    }

    @Test(
        "formats that want the same pixels have the same kept frames; others, and what is wanted once, do not"
    )
    func sharing() throws {
        func kept(_ formats: [OutputFormat], _ format: OutputFormat) throws -> [ObjectIdentifier?] {
            RenderRun(try job(formats), monitor: Memory()).kept(for: format)
        }
        let run = RenderRun(
            try job([.sheet, .apng, .frames, .web]) {
                ($0.scales, $0.presentation, $0.label.text) = ([1, 2], .card, nil)
            }, monitor: Memory())
        let sheet = run.kept(for: .sheet)
        #expect(sheet.count == 2 && !sheet.contains(nil) && Set(sheet).count == 2)
        #expect(run.kept(for: .apng) == sheet && run.kept(for: .frames) == sheet)
        // A card is whole points wide, so catalogs have the same frames.
        #expect(Array(run.kept(for: .web).prefix(2)) == sheet)
        #expect(try kept([.frames], .frames) == [nil])
        #expect(try kept([.webp], .webp) == [nil])
        #expect(try !kept([.frames, .webp], .webp).contains(nil))
        let ring = try job([.sheet, .apng]) { $0.label.text = nil }
        #expect(
            RenderRun(ring, monitor: Memory()).kept(for: .sheet) == [nil],
            "a ring takes no longer to paint than to keep")
    }

    @Test("every frame counts once in every pass of every format, whatever else is requested")
    func passes() throws {
        for formats in (Self.formats + [.ani, .terminal]).map({ [$0] }) + [Self.formats] {
            for keptBytes in [RenderRun.keptBytes, 0] {
                for fps in [10.0, 60, 100] {
                    let job = try job(formats) {
                        $0.animation.fps = fps
                        if formats == [.terminal] { ($0.label.text, $0.extent) = (nil, nil) }
                    }
                    let memory = Memory()
                    let run = RenderRun(job, monitor: memory, keptBytes: keptBytes)
                    try run.write(workers: Workers(count: 3), into: memory)
                    // All frames differ, so that none is left over to be counted in the end.
                    #expect(
                        memory.parts == Array(repeating: 1, count: job.paintCount),
                        "\(formats) at \(fps): \(memory.parts.reduce(0, +)) of \(job.paintCount)")
                    // For a stretch of 16, a GIF requests the frame before and the one after it as well.
                    #expect(memory.frames <= job.paintCount * 18 / 16 + 3 * formats.count)
                }
            }
        }
    }

    @Test("there are frames for a format that the job does not write, such as what a terminal plays")
    func others() throws {
        let run = RenderRun(try job([.svg]) { $0.scales = [1, 2] }, monitor: Memory())
        #expect(run.frames(of: .terminal).count == 2 && run.frames(of: .svgCSS).count == 2)
    }

    @Test(
        "what is not painted counts as well: frames that look alike, files that were made, a search for small ones"
    )
    func unpainted() throws {
        let made = EncodedFileCache()
        func count(_ formats: [OutputFormat], _ change: (inout RenderSpec) -> Void) throws {
            let job = try job(formats, change)
            let memory = Memory()
            let run = RenderRun(job, monitor: memory, fileCache: made)
            try run.write(workers: Workers(count: 2), into: memory)
            #expect(memory.parts.reduce(0, +) == job.paintCount && job.paintCount > 0, "\(formats)")
        }
        for _ in 1...2 { try count([.gif, .apng, .webp]) { $0.animation.fps = 20 } }
        try count([.gif, .bootAnimation]) {
            ($0.animation.motion, $0.animation.value, $0.animation.frames) = (nil, 0.5, 10)
        }
        try count([.gif, .webp]) { $0.maxBytes = ByteCount(100_000) }
    }
}

extension RenderRun {
    /// What is kept of each source of a format.
    fileprivate func kept(for format: OutputFormat) -> [ObjectIdentifier?] {
        frames(of: format).map { $0.kept.map { ObjectIdentifier($0) } }
    }
}
