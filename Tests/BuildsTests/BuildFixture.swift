import Foundation
import Platform
import Synchronization
import TestSupport

@testable import Builds
@testable import Files
@testable import Rendering

/// A manifest in a folder of its own, and builds of it.
final class BuildFixture {
    let folder: WorkFolder

    init(_ manifest: String) throws {
        folder = try WorkFolder()
        put(manifest)
    }

    /// The beginning of a manifest whose assets, which follow line by line, are quickly built.
    static let quick = "version: 1\ndefaults: {frames: 2, size: 9, motion: fluent}\nassets:\n"

    var path: String { folder.path + "/spindle.yaml" }

    func put(_ manifest: String, _ name: String = "spindle.yaml") {
        folder.put(name, Array(manifest.utf8))
    }

    func plan(_ options: Manifest.Options) throws -> BuildPlan {
        let inputs = InputFiles()
        let manifest = try Manifest.read(path, options: options, inputs: inputs)
        return try BuildPlan(manifest, inputs: inputs, workers: Workers(count: 2))
    }

    func plan(only names: [String] = [], keepsGoing: Bool = false) throws -> BuildPlan {
        let inputs = InputFiles()
        let manifest = try Manifest.read(path, inputs: inputs)
        return try BuildPlan(
            manifest, inputs: inputs, workers: Workers(count: 2), only: names, keepsGoing: keepsGoing)
    }

    func builder(_ plan: BuildPlan, _ options: Builder.Options) -> Builder {
        Builder(plan, to: folder.path + "/out", options: options, workers: Workers(count: 2))
    }

    func builder(_ out: String = "out", _ options: Builder.Options = .init(), jobs: Int = 2) throws -> Builder
    {
        Builder(try plan(), to: folder.path + "/" + out, options: options, workers: Workers(count: jobs))
    }

    @discardableResult
    func build(_ out: String = "out", _ options: Builder.Options = .init(), jobs: Int = 2) throws
        -> BuildReport
    {
        try builder(out, options, jobs: jobs).build(observer: Witness())
    }

    /// The paths of all files that a build results in, in the folder that is built to.
    func outputs() throws -> [String] {
        var paths: [String] = []
        try plan().forEachOutput(in: "o", workers: Workers(count: 2)) {
            paths.append(String($0.dropFirst(2)))
        }
        return paths
    }

    /// The bytes of everything in a folder, by path.
    func files(_ out: String = "out") -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        let root = folder.path + "/" + out
        for path in FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [] {
            let type = try? FileManager.default.attributesOfItem(atPath: root + "/" + path)[.type]
            if type as? FileAttributeType == .typeRegular {
                files[path] = FileManager.default.contents(atPath: root + "/" + path).map { [UInt8]($0) }
            }
        }
        return files
    }

    /// What is wrong with the manifest, a line each.
    func problems(_ options: Manifest.Options = Manifest.Options()) -> [String] {
        do {
            _ = try plan(options)
            _ = try builder().check()
            return []
        } catch {
            return "\(error)".replacingOccurrences(of: folder.path + "/", with: "").split(separator: "\n")
                .map(String.init)
        }
    }
}

/// Looks on, and stops a build at a frame where that is asked for.
final class Witness: BuildObserver {
    struct Stop: Error {}

    private let begun = Mutex(0)
    private let painted = Mutex(0)
    private let expected = Mutex(0)
    private let reports = Mutex<[JobReport]>([])
    private let last: Int
    private let first = Mutex<(@Sendable () throws -> Void)?>(nil)
    private let ended = Mutex<(@Sendable () throws -> Void)?>(nil)

    /// - Parameters:
    ///   - begins: Called once, when the first frame is painted.
    ///   - ends: Called once, when the first job has ended.
    init(
        stopAt last: Int = .max, begins: (@Sendable () throws -> Void)? = nil,
        ends: (@Sendable () throws -> Void)? = nil
    ) {
        self.last = last
        first.withLock { $0 = begins }
        ended.withLock { $0 = ends }
    }

    var jobs: [JobReport] { reports.withLock { $0 } }
    /// The number of frames that were counted, and that were announced.
    var paints: (done: Int, expected: Int) { (painted.withLock { $0 }, expected.withLock { $0 }) }

    private func call(_ hook: borrowing Mutex<(@Sendable () throws -> Void)?>) throws {
        try hook.withLock { hook in
            let call = hook
            hook = nil
            return call
        }?()
    }

    func willPaint() throws {
        try call(first)
        try begun.withLock {
            $0 += 1
            if $0 > last { throw Stop() }
        }
    }

    func didPaint(_ count: Int) { painted.withLock { $0 += count } }

    func willBuild(jobs: Int, rendering: Int, frames: Int, paints: Int) {
        expected.withLock { $0 = paints }
    }

    func did(_ job: JobReport) {
        reports.withLock { $0.append(job) }
        try? call(ended)
    }
}
