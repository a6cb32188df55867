import Foundation
import Platform
import Rendering
import RequestSupport
import Synchronization
import TestSupport
import Testing

@testable import Basics
@testable import Builds
@testable import Files

/// Kills its process at a frame, and so at the same place of a build each time.
final class Killer: BuildObserver {
    private let painted = Atomic(0)
    private let last: Int

    init(at last: Int) { self.last = last }

    func willPaint() {
        if painted.wrappingAdd(1, ordering: .relaxed).newValue >= last { kill(getpid(), SIGKILL) }
    }

    func willBuild(jobs: Int, rendering: Int, frames: Int, paints: Int) {}

    func did(_ job: JobReport) {}
}

/// What becomes of builds that did not get to their end.
@Suite struct InterruptedBuildTests {
    /// Assets look different, so that none has the frames of another.
    private static func manifest(_ assets: String) -> String {
        "{version: 1, defaults: {size: 9, motion: fluent, frames: 4}, assets: {\(assets)}}"
    }

    private static let four = "a: {stroke: 1}, b: {stroke: 1.5}, c: {stroke: 2}, d: {stroke: 2.5}"

    /// Builds in a process that is killed when it is about to paint that frame.
    private func kill(
        _ fixture: BuildFixture, at frame: Int, shard: Shard = .whole, isForced: Bool = false
    ) async {
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [
                path = fixture.folder.path as String, frame = frame as Int, number = shard.number as Int,
                count = shard.count as Int, isForced = isForced as Bool
            ] in
            let inputs = InputFiles()
            let manifest = try Manifest.read(path + "/spindle.yaml", inputs: inputs)
            let workers = Workers(count: 1)
            let plan = try BuildPlan(manifest, inputs: inputs, workers: workers)
            var options = Builder.Options()
            (options.shard, options.isForced) = (Shard(number, of: count), isForced)
            _ = try Builder(plan, to: path + "/out", options: options, workers: workers)
                .build(observer: Killer(at: frame))
        }
    }

    private func verify(_ fixture: BuildFixture) throws -> BuildVerification.Result {
        try BuildVerification.verify([fixture.folder.path + "/out"])
    }

    private func prune(_ fixture: BuildFixture) throws -> BuildReport {
        var options = Builder.Options()
        options.prunes = true
        return try fixture.build("out", options)
    }

    /// Expects what is there to be what one build of everything makes, and nothing else but `others`.
    private func expectClean(_ fixture: BuildFixture, _ others: Set<String> = []) throws {
        fixture.folder.remove("whole")
        try fixture.build("whole")
        let found = fixture.files().filter { !others.contains($0.key) }
        #expect(Set(found.keys) == Set(fixture.files("whole").keys))
        #expect(found == fixture.files("whole"))
    }

    @Test("what a first build left that was killed is told by all, and removed, though its assets are gone")
    func edited() async throws {
        let fixture = try BuildFixture(Self.manifest("old: {folder: f}, older: {}"))
        try #require(mkdir(fixture.folder.path + "/out/f"))
        // The build would have replaced one of these, and did not get there.
        for name in ["out/f/old-0003.png", "out/f/mine.png"] { fixture.folder.put(name, [7]) }
        await kill(fixture, at: 4, isForced: true)
        let old = ["f/old-0000.png", "f/old-0001.png", "f/old-0002.png"]
        #expect(Set(fixture.files().keys).isSuperset(of: old))
        fixture.put(Self.manifest("new: {}"))
        let error = #expect(throws: SpecError.self) { try verify(fixture) }
        #expect(error?.kind == .missing && error?.message.contains("interrupted") == true)
        #expect(try fixture.builder().check().stale == old)
        #expect(try fixture.build().stale == old)
        #expect(try fixture.builder().check().stale == old)
        let verified = try verify(fixture)
        #expect(verified.findings.isEmpty && verified.notes.count == 3)
        for (note, path) in zip(verified.notes, old) {
            #expect(note.contains("out/\(path) no longer belongs to an asset"))
        }
        let report = try prune(fixture)
        #expect(report.pruned == old && report.kept.isEmpty)
        try expectClean(fixture, ["f/old-0003.png", "f/mine.png"])
        #expect(fixture.folder.bytes("out/f/old-0003.png") == [7])
    }

    @Test("what a killed build has finished is not done again, and nothing is missing in the end")
    func continued() async throws {
        let fixture = try BuildFixture(Self.manifest(Self.four))
        await kill(fixture, at: 11)
        let findings = try fixture.builder().check()
        #expect(findings.outdated.map(\.id) == ["c", "d"] && findings.stale.isEmpty)
        await kill(fixture, at: 5)  // again, at d
        let report = try fixture.build()
        #expect(report.current == 3 && report.built == 1 && report.stale.isEmpty)
        try expectClean(fixture)
    }

    @Test("frames that a job had before are known, whether a killed build has come to them or not")
    func fewerFrames() async throws {
        let fixture = try BuildFixture(Self.manifest("a: , b: "))
        try fixture.build()
        // The first job has fewer frames and is finished, the second is half done and then gone.
        fixture.put(Self.manifest("a: {frames: 2}, b: {color: '#F00'}"))
        await kill(fixture, at: 5)
        #expect(try verify(fixture).notes.contains { $0.contains("interrupted") })
        fixture.put(Self.manifest("a: {frames: 2}"))
        let left = ["a-0002.png", "a-0003.png"] + (0..<4).map { "b-000\($0).png" }
        #expect(try fixture.builder().check().stale == left)
        #expect(try prune(fixture).pruned == left)
        try expectClean(fixture)
    }

    @Test("a build that is stopped or fails remembers what it has written of the job that it was at")
    func stopped() throws {
        let fixture = try BuildFixture(Self.manifest("a: , b: {stroke: 1.5}"))
        let builder = try fixture.builder(jobs: 1)
        #expect(throws: Witness.Stop.self) { try builder.build(observer: Witness(stopAt: 6)) }
        #expect(!fixture.files().keys.contains { $0.hasSuffix(".journal") })
        fixture.put(Self.manifest("c: "))
        #expect(try fixture.build().stale == (0..<4).map { "a-000\($0).png" } + ["b-0000.png", "b-0001.png"])
        #expect(try prune(fixture).pruned.count == 6)
        try expectClean(fixture)
    }

    @Test("what was being written is removed, also where nothing is to be built")
    func leftovers() throws {
        let fixture = try BuildFixture(BuilderTests.small)
        try fixture.build()
        let files = fixture.files()
        let state = try #require(files[".spindle/build.sha256"].flatMap { BuildState($0) })
        let states = try DirectorySink(fixture.folder.path + "/out/.spindle")
        do {
            let journal = try Journal(.whole, in: states, loose: state.jobs["sheets/two"]?.outputs ?? [])
            try journal.note(BuildState.Output(path: "none/at/all.png", digest: BuildState.noDigest))
        }
        for folder in ["sheets/", ".spindle/"] {
            fixture.folder.put("out/" + folder + TemporaryName.fresh().text, [1])
        }
        let report = try fixture.build()
        #expect(report.built == 0 && report.stale.isEmpty)
        #expect(fixture.files() == files)
        #expect(!FileManager.default.fileExists(atPath: fixture.folder.path + "/out/none"))
    }

    @Test("a build that is at work beside is left in peace, with all that it has to say")
    func beside() throws {
        let fixture = try BuildFixture(BuilderTests.small)
        let states = try DirectorySink(fixture.folder.path + "/out/.spindle")
        let digest = try #require(Digest(SHA256.hex([1]).utf8))
        let output = BuildState.Output(path: "other.png", digest: digest)
        fixture.folder.put("out/other.png", [1])
        do {
            let journal = try Journal(.whole, in: states, loose: [output])
            #expect(try fixture.build().stale.isEmpty)
            var options = Builder.Options()
            options.prunes = true
            #expect(try fixture.build("out", options).pruned.isEmpty)
            #expect(fixture.files().keys.count { $0.hasSuffix(".journal") } == 1)
            #expect(try verify(fixture).notes.count { $0.contains("is running here") } == 1)
            try journal.note("other", BuildState.Job(key: BuildState.noDigest, outputs: [output]))
        }
        #expect(try prune(fixture).pruned == ["other.png"])
        try expectClean(fixture)
    }

    @Test("journals of builds that are killed again and again do not pile up")
    func repeated() async throws {
        let fixture = try BuildFixture(Self.manifest("a: , b: "))
        for round in 0..<4 {
            fixture.put(Self.manifest("a\(round): , b: {size: \(10 + round)}"))
            await kill(fixture, at: 6)
            #expect(fixture.files().keys.count { $0.hasSuffix(".journal") } == 1)
        }
        let report = try prune(fixture)
        #expect(report.pruned == (0..<3).flatMap { round in (0..<4).map { "a\(round)-000\($0).png" } })
        try expectClean(fixture)
    }

    @Test("a shard that was killed goes on, and the others and their journals are left alone")
    func shards() async throws {
        let fixture = try BuildFixture(Self.manifest(Self.four))
        await kill(fixture, at: 6, shard: Shard(1, of: 2))
        await kill(fixture, at: 6, shard: Shard(2, of: 2))
        var options = Builder.Options()
        options.shard = Shard(1, of: 2)
        let report = try fixture.build("out", options)
        #expect(report.current == 1 && report.built == 1 && report.stale.isEmpty)
        let journals = fixture.files().keys.filter { $0.hasSuffix(".journal") }
        #expect(journals.count == 1 && journals.allSatisfy { $0.contains("build-2-of-2-") })
        options.shard = Shard(2, of: 2)
        #expect(try fixture.build("out", options).current == 1)
        _ = try ShardMerge.merge([fixture.folder.path + "/out"], into: fixture.folder.path + "/out")
        try expectClean(fixture)
    }

    enum Removal: CaseIterable { case folder, folderAndAgain, content, part, oneFile }

    @Test(
        "a folder that is removed while a build is at work ends it with an error that names what is gone",
        arguments: Removal.allCases)
    func removed(removal: Removal) throws {
        for moment in 1...3 {
            let fixture = try BuildFixture(Self.manifest("a: {folder: f}, b: {folder: f}, c: "))
            let out = fixture.folder.path + "/out"
            let manager = FileManager.default
            let builder = try fixture.builder(jobs: 1)
            let remover = Remover(after: moment) {
                switch removal {
                case .folder: try manager.removeItem(atPath: out)
                case .folderAndAgain:
                    try manager.removeItem(atPath: out)
                    _ = mkdir(out)
                case .content:
                    for name in try manager.contentsOfDirectory(atPath: out) {
                        try manager.removeItem(atPath: out + "/" + name)
                    }
                case .part: try manager.removeItem(atPath: out + (moment > 1 ? "/f" : "/c-0001.png"))
                case .oneFile:
                    try manager.removeItem(atPath: out + (moment > 1 ? "/f/a-0003.png" : "/c-0000.png"))
                }
            }
            let error = #expect(throws: (any Error).self) { try builder.build(observer: remover) }
            let reason = (error as? JobFailure)?.reason ?? error
            let loss = try #require(reason as? SinkError, "\(moment): \(error as Any)")
            #expect(remover.hasRemoved && loss.path.hasPrefix(out + "/"), "\(moment): \(loss)")
            try fixture.build()
            try expectClean(fixture)
        }
    }

    @Test("a file that was missing before, and whose job fails, is nobody's removal")
    func failedAndMissing() throws {
        let fixture = try BuildFixture(Self.manifest("a: , b: {folder: f}"))
        try fixture.build()
        fixture.folder.remove("out/f")
        fixture.folder.put("out/f", [1])
        fixture.folder.remove("out/a-0001.png")
        var options = Builder.Options()
        options.keepsGoing = true
        let report = try fixture.build("out", options)
        #expect(report.failures.map(\.id) == ["f/b"] && report.changed == 1)
    }

    @Test("what is in the way of any file is refused before one is written")
    func inTheWay() throws {
        for name in ["a-0000.png", "b-0003.png", "f/c-0002.png", ".spindle/build.sha256"] {
            let fixture = try BuildFixture(Self.manifest("a: , b: , c: {folder: f}"))
            for folder in ["f", ".spindle"] { try #require(mkdir(fixture.folder.path + "/out/" + folder)) }
            try #require(unsafe mkfifo(fixture.folder.path + "/out/" + name, 0o600) == 0)
            let error = #expect(throws: SinkError.self) { try fixture.build() }
            #expect(error?.kind == .cannotCreate && error?.path == fixture.folder.path + "/out/" + name)
            #expect(error?.reason.contains("a pipe") == true && fixture.files().isEmpty)
            // Looking waits for no pipe either.
            #expect(try fixture.builder().check().outdated.count == 3)
        }
    }
}

/// Does something once so many jobs are done.
private final class Remover: BuildObserver {
    private let count = Atomic(0)
    private let last: Int
    private let action: @Sendable () throws -> Void
    private let removed = Atomic(false)

    init(after last: Int, _ action: @escaping @Sendable () throws -> Void) {
        (self.last, self.action) = (last, action)
    }

    var hasRemoved: Bool { removed.load(ordering: .relaxed) }

    func willPaint() {}

    func willBuild(jobs: Int, rendering: Int, frames: Int, paints: Int) {}

    func did(_ job: JobReport) {
        guard count.wrappingAdd(1, ordering: .relaxed).newValue == last else { return }
        do {
            try action()
            removed.store(true, ordering: .relaxed)
        } catch { Issue.record(error) }
    }
}
