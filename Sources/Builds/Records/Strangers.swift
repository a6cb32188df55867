internal import Basics
internal import CairoRaster
internal import Files
internal import Formats
internal import Jobs
internal import Loading
internal import Platform
internal import Rendering
internal import Synchronization

/// The files in the way of a build that no record has as they are: somebody else's, or changed since. Their jobs are rendered
/// before anything is written, and what would replace other bytes is refused.
struct Strangers: Sendable {
    /// A job whose files are all there, byte for byte as it was just rendered.
    struct Match: Sendable {
        let outputs: [BuildState.Output]
        let notes: [Message]
    }

    /// These jobs, by their index.
    fileprivate(set) var matches: [Int: Match] = [:]
    /// The errors of jobs that would replace such files, where a build goes on without them.
    fileprivate(set) var refusals: [Int: SinkError] = [:]

    /// The error of replacing these files.
    ///
    /// - Parameter isRecorded: Whether some bytes were once written under the path of the first one.
    static func error(_ paths: [String], in output: OutputFolder, isRecorded: Bool) -> SinkError {
        var cause = isRecorded ? "it was changed since it was built" : "Spindle has no record of writing it"
        if output.isUnreadable(paths[0]) {
            cause = "it cannot be read"
        } else if !isRecorded, let damaged = output.memory().damaged.first {
            let path = output.full(BuildState.folder + "/" + damaged)
            cause += ", as \"\(path)\" is not the state of a build, or was changed"
        }
        return .strangers(paths.map(output.full), cause: cause)
    }
}

extension Builder {
    /// Renders the jobs of some files for comparison.
    ///
    /// - Parameter found: Files that no record had when the build began, by job.
    /// - Throws: ``SinkError`` for files that would get other bytes, unless the build is to keep going or forced.
    func strangers(
        _ found: [(job: Int, paths: [String])], _ survey: BuildSurvey, _ observer: any BuildObserver
    ) throws -> Strangers {
        var strangers = Strangers()
        if found.isEmpty { return strangers }
        // A build that runs beside this one may have written them since; it says so before.
        let recorded = RecordedFiles(output.memory().records)
        let found = found.compactMap { job, paths in
            let left = paths.filter { output.isStranger($0, beside: recorded) }
            return left.isEmpty ? nil : (job: job, paths: left)
        }
        let isMany = found.count >= 2 * workers.count
        let inner = isMany ? Workers(count: 1) : workers
        let store = DrawingStore()
        var refused: [String] = []
        try (isMany ? workers : Workers(count: 1)).inOrder(found.count) { slot in
            Result { try compare(found[slot].job, inner, store, observer) }
        } take: { slot, result in
            let (index, paths) = found[slot]
            let comparison: Comparison
            do { comparison = try result.get() } catch let stop as ObserverStop { throw stop.reason } catch {
                // It fails again when its turn comes.
                if options.keepsGoing { return }
                throw JobFailure(id: plan.jobs[index].id, reason: error)
            }
            let changed = paths.filter(comparison.differing.contains)
            if !changed.isEmpty {
                refused += changed
                strangers.refusals[index] = Strangers.error(
                    changed, in: output, isRecorded: recorded.have(changed[0]))
            } else if comparison.differing.isEmpty {
                strangers.matches[index] = comparison.match
            }
        }
        if !refused.isEmpty, !options.keepsGoing {
            throw Strangers.error(refused, in: output, isRecorded: recorded.have(refused[0]))
        }
        return strangers
    }

    /// Renders the jobs of which there are files, and finds those whose files are not as they would be written.
    func compare(
        _ survey: BuildSurvey, _ findings: inout BuildFindings, _ observer: any BuildObserver
    ) throws {
        let isMany = survey.dirty.count >= 2 * workers.count
        let (inner, store) = (isMany ? Workers(count: 1) : workers, DrawingStore())
        var (outdated, failures, isFound) = ([OutdatedJob](), [JobFailure](), false)
        try (isMany ? workers : Workers(count: 1)).inOrder(survey.dirty.count) { slot in
            Result<Comparison?, any Error> {
                let names = survey.names(of: survey.dirty[slot], plan).map { SortedNames($0) }
                guard names?.contains(where: { FileStamp(output.full($0)) != nil }) ?? false else {
                    return nil
                }
                return try compare(survey.dirty[slot], inner, store, observer)
            }
        } take: { slot, result in
            let id = plan.jobs[survey.dirty[slot]].id
            do {
                guard let comparison = try result.get() else {
                    return outdated.append(OutdatedJob(id: id, cause: .new))
                }
                isFound = true
                if comparison.differing.isEmpty { return }
                var job = OutdatedJob(id: id, cause: .files)
                for file in comparison.match.outputs { job.add(file.path, output.state(of: file)) }
                outdated.append(job)
            } catch let stop as ObserverStop {
                throw stop.reason
            } catch {
                guard options.keepsGoing else { throw JobFailure(id: id, reason: error) }
                failures.append(JobFailure(id: id, reason: error))
            }
        }
        findings.outdated = outdated
        findings.failures += failures
        findings.isUnrecorded = isFound
    }

    private struct Comparison {
        let match: Strangers.Match
        /// The paths of files that are missing or have other bytes.
        let differing: Set<String>
    }

    private func compare(
        _ index: Int, _ workers: Workers, _ store: DrawingStore, _ observer: any BuildObserver
    ) throws -> Comparison {
        let job = plan.jobs[index]
        let (work, sink) = (try plan.resolve(job), RecordingSink(output, folder: job.folder))
        let notes = try work.write(
            workers: workers, monitor: StoppingMonitor(observer: observer, isProgress: false),
            shared: nil, store: store, into: sink)
        if case .render(let render) = work { try plan.inputs.requireSameFonts(render) }
        let (outputs, differing) = sink.result
        return Comparison(match: Strangers.Match(outputs: outputs, notes: notes), differing: differing)
    }
}

/// Compares what a job would write with what is there.
private final class RecordingSink: ArtifactSink {
    private let output: OutputFolder
    private let folder: String
    private let state = Mutex<(outputs: [BuildState.Output], differing: Set<String>)>(([], []))

    init(_ output: OutputFolder, folder: String) { (self.output, self.folder) = (output, folder) }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let file = BuildState.Output(name, in: folder, bytes)
        let isThere = output.has(file)
        state.withLock {
            $0.outputs.append(file)
            if !isThere { $0.differing.insert(file.path) }
        }
    }

    var result: (outputs: [BuildState.Output], differing: Set<String>) {
        state.withLock { ($0.outputs.sorted { $0.path < $1.path }, $0.differing) }
    }
}
