import Basics
import Builds
import Files
import Synchronization

/// Tells how a build goes: lines that say how long it still takes, or JSON for programs.
final class BuildLog: BuildObserver {
    private let isJSON, isQuiet, explains: Bool
    private let timings: BuildTimings?
    /// The jobs that were out of date, with what became of them.
    private let explained = Mutex<[(job: OutdatedJob, end: String)]>([])
    private let line: ProgressLine?
    private let painted = Atomic(0)
    private let finished = Atomic(0)
    private let paints = Atomic(0)
    private let jobs = Atomic(0)
    /// The error that kept the first event from being printed.
    private let loss = Mutex<(any Error)?>(nil)
    /// The notes of jobs, told at the end: many variants may have the same.
    private let notes = Mutex<[(job: String, texts: [String])]>([])
    /// The errors that were told.
    private let told = Mutex<Set<String>>([])

    init(isJSON: Bool, isQuiet: Bool, explains: Bool = false, timings: BuildTimings? = nil) {
        self.isJSON = isJSON
        self.isQuiet = isQuiet
        self.explains = explains
        self.timings = timings
        line = isQuiet || isJSON ? nil : ProgressLine()
    }

    func willBuild(jobs: Int, rendering: Int, frames: Int, paints: Int) {
        self.paints.store(paints, ordering: .relaxed)
        self.jobs.store(rendering, ordering: .relaxed)
        event("start") { json in
            json.member("jobs", jobs)
            json.member("rendering", rendering)
            json.member("frames", frames)
        }
    }

    func willPaint() throws {
        try Interruption.check()
    }

    func didPaint(_ count: Int) {
        let done = painted.wrappingAdd(count, ordering: .relaxed).newValue
        line?.say { seconds in
            let all = max(paints.load(ordering: .relaxed), done, 1)
            let left = seconds * Double(all - done) / Double(max(done, 1))
            let jobs = counted(jobs.load(ordering: .relaxed), "job")
            return "building: \(finished.load(ordering: .relaxed)) of \(jobs), \(done * 100 / all)%, "
                + "\(timeText(left)) left"
        }
    }

    func did(_ job: JobReport) {
        let end =
            switch job.outcome {
            case .current: "current"
            case .built: "was rendered"
            case .cached: "was taken from the cache"
            case .failed: "failed"
            }
        timings?.add(job)
        if let cause = job.cause, !isJSON { explained.withLock { $0.append((cause, end)) } }
        switch job.outcome {
        case .current:
            event(about: job, "current", changed: 0)
        case .built(let changed): show(job, "built", changed: changed)
        case .cached(let changed): show(job, "cached", changed: changed)
        case .failed(let error):
            finished.wrappingAdd(1, ordering: .relaxed)
            show(failure: error, of: job.id, fileCount: job.fileCount)
        }
    }

    private func show(_ job: JobReport, _ status: String, changed: Int) {
        finished.wrappingAdd(1, ordering: .relaxed)
        if !job.notes.isEmpty { notes.withLock { $0.append((job.id, job.notes.map { $0.text(.keys) })) } }
        event(about: job, status, changed: changed)
    }

    private func event(about job: JobReport, _ status: String, changed: Int) {
        event("job") { json in
            json.member("job", job.id)
            json.member("status", status)
            json.member("files", job.fileCount)
            json.member("changed", changed)
            json.array("notes") { json in for note in job.notes { json.element(note.text(.keys)) } }
            if let cause = job.cause { tell(cause, to: &json) }
        }
    }

    private func tell(_ job: OutdatedJob, to json: inout JSONWriter) {
        json.member("cause", job.cause.rawValue)
        json.array("missing") { json in for path in job.missing { json.element(path) } }
        json.array("differing") { json in for path in job.differing { json.element(path) } }
        json.array("unreadable") { json in for path in job.unreadable { json.element(path) } }
        json.array("changes") { json in for change in job.changes { json.element(change) } }
    }

    private func show(failure error: any Error, of job: String, fileCount: Int) {
        line?.clear()
        for text in lines(of: error, about: job) where isNew(text) { printError("Error: \(text)") }
        event("job") { json in
            json.member("job", job)
            json.member("status", "failed")
            json.member("files", fileCount)
            json.member("changed", 0)
            json.array("notes") { _ in }
            json.member("message", text(of: error))
            json.object("error") { json in
                json.member("status", Int(exitStatus(of: error)))
                write(error, to: &json)
            }
        }
    }

    /// A line for each thing that is wrong with a job. One that says where it stands is about all jobs that have it.
    private func lines(of error: any Error, about job: String) -> [String] {
        let lines = CommandLineTool.lines(of: error)
        if case .place? = (error as? SpecError)?.subject { return lines }
        return lines.map { "\(job): \($0)" }
    }

    /// Prints each note of the jobs once, with the jobs that have it, in their order.
    private func tellNotes() {
        var jobs: [String: [String]] = [:]
        var texts: [String] = []
        for (job, notes) in notes.withLock({ $0 }).sorted(by: { $0.job < $1.job }) {
            for note in notes where jobs[note]?.last != job {
                if jobs[note] == nil { texts.append(note) }
                jobs[note, default: []].append(job)
            }
        }
        for text in texts {
            guard let having = jobs[text], let first = having.first else { continue }
            let others = having.count == 1 ? "" : " and \(counted(having.count - 1, "other job"))"
            printError("Note: \(first)\(others): \(text)")
        }
    }

    /// Whether an error was not told before: many variants may have the same.
    private func isNew(_ text: String) -> Bool { told.withLock { $0.insert(text).inserted } }

    func show(_ report: BuildReport, folder: String) {
        finish()
        for path in report.damaged { event("damaged") { $0.member("path", path) } }
        for path in report.stale { event("stale") { $0.member("path", path) } }
        for path in report.pruned { event("pruned") { $0.member("path", path) } }
        for path in report.kept { event("kept") { $0.member("path", path) } }
        for note in report.cacheNotes { event("cache") { $0.member("note", note.text(.keys)) } }
        event("done") { json in
            json.member("current", report.current)
            json.member("built", report.built)
            if report.usesCache { json.member("cached", report.cached) }
            json.member("failed", report.failed)
            json.member("files", report.files)
            json.member("changed", report.changed)
        }
        guard !isJSON, !isQuiet else { return }
        tellNotes()
        for (job, end) in explained.withLock({ $0 }).sorted(by: { $0.job.id < $1.job.id }) {
            printError("\(job.id) \(end): \(job.reason)")
        }
        for note in report.cacheNotes { printError("Note: \(note.text(.keys))") }
        note(report.damaged, Self.damaged)
        note(report.stale, "no longer belongs to an asset; --prune removes it")
        note(report.pruned, "no longer belonged to an asset and was removed")
        note(report.kept, Self.kept)
        if report.sparesStale {
            printError("Note: --prune removed nothing, because an asset is wrong; fix it and build again")
        }
        printError(
            "\(counted(report.built + report.cached + report.current + report.failed, "job"))\(folder == "." ? "" : " in \(folder)"), \(counted(report.files, "file")): "
                + "\(report.built) rendered, \(report.usesCache ? "\(report.cached) from the cache, " : "")\(report.current) up to date, \(counted(report.changed, "file")) written"
                + (report.built + report.cached > 0 && report.changed == 0
                    ? ", because their content has not changed" : "")
                + (report.failed > 0 ? ", \(report.failed) failed" : ""))
    }

    private static let kept =
        "no longer belongs to an asset, but is kept, as it was changed since it was built or is read by this build"

    /// The way to mend records: what is no file would be in the way of a new one.
    private static func remedy(for damaged: [String]) -> String {
        for path in damaged {
            guard let kind = FileStamp(path)?.kind, kind != .file else { continue }
            return "remove \(quoted(path)), which is \(kind.rawValue), and build again"
        }
        return "build again to mend it"
    }

    private static let damaged = "is not the state of a build, or was changed, and was not used"

    /// The most files that are named in notes of one kind.
    private static let named = 10

    /// Prints a note about some files: a line for each of the first ones, and the number of the rest.
    private func note(_ paths: [String], _ what: String, prefix: String = "Note: ") {
        let isLong = paths.count > Self.named + 1
        for path in isLong ? paths.prefix(Self.named) : paths[...] { printError("\(prefix)\(path) \(what)") }
        if isLong {
            printError("\(prefix)… and \(paths.count - Self.named) more; --json lists them all")
        }
    }

    func show(_ findings: BuildFindings, folder: String) {
        for failure in findings.failures { show(failure: failure.reason, of: failure.id, fileCount: 0) }
        let failed = findings.failures.reduce(0) { $0 + $1.jobs }
        for job in findings.outdated {
            event("outdated") { json in
                json.member("job", job.id)
                tell(job, to: &json)
            }
        }
        for path in findings.damaged { event("damaged") { $0.member("path", path) } }
        for path in findings.stale { event("stale") { $0.member("path", path) } }
        for path in findings.kept { event("kept") { $0.member("path", path) } }
        event("checked") { json in
            json.member("jobs", findings.jobs)
            json.member("outdated", findings.outdated.count)
            if failed > 0 { json.member("failed", failed) }
            json.member("stale", findings.stale.count)
            json.member("kept", findings.kept.count)
            json.member("recorded", !findings.isUnrecorded)
        }
        guard !isJSON, !isQuiet else { return }
        note(findings.damaged, Self.damaged)
        for job in findings.outdated { printError("\(job.id) is out of date: \(job.reason)") }
        if findings.isUnrecorded {
            printError(
                "Note: \(folder) has no \(findings.damaged.isEmpty ? "record of a build" : "other record of a build"), so its files were rendered and compared; "
                    + (findings.damaged.isEmpty
                        ? "commit its folder .spindle with them" : Self.remedy(for: findings.damaged))
            )
        }
        note(findings.stale, "no longer belongs to an asset; build with --prune to remove it", prefix: "")
        note(findings.kept, Self.kept, prefix: "")
        printError(
            findings.isEmpty
                ? "\(counted(findings.jobs, "job is", "jobs are")) up to date"
                : "jobs out of date: \(findings.outdated.count) of \(findings.jobs); files left over: \(findings.stale.count)"
                    + (failed > 0 ? "; jobs that are wrong: \(failed)" : "")
        )
    }

    /// Takes the line away again.
    func finish() { line?.clear() }

    private func event(_ name: String, _ members: (inout JSONWriter) -> Void) {
        guard isJSON else { return }
        var json = JSONWriter()
        json.object(nil, .inline) { json in
            json.member("event", name)
            members(&json)
        }
        let bytes = json.finish()
        // If nobody reads the events any more, the build goes on but ends with an error.
        loss.withLock { loss in
            guard loss == nil else { return }
            do { try printOutput(bytes) } catch { loss = error }
        }
    }

    /// Throws if not all events could be printed.
    func requireOutput() throws {
        if let reason = loss.withLock({ $0 }) { throw OutputLoss(reason: reason) }
    }

    private func timeText(_ seconds: Double) -> String {
        let seconds = Int(min(max(seconds, 0), 360_000).rounded(.up))
        if seconds < 60 { return "\(seconds) s" }
        return seconds < 3600
            ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds / 3600) h \(seconds / 60 % 60) min"
    }
}

extension OutdatedJob {
    /// The reason for rendering the job, to print after its name and a colon.
    fileprivate var reason: String {
        switch cause {
        case .new: "it was never built in this folder"
        case .changed where !changes.isEmpty: "changed since it was built: \(changes.joined(separator: ", "))"
        case .changed:
            "its options, a file that they name, the fonts, a library or the version of Spindle has changed"
        case .forced: "--force renders everything"
        case .files:
            [
                Self.list(missing, "is missing", "are missing"),
                Self.list(differing, "was changed", "were changed"),
                Self.list(unreadable, "cannot be read", "cannot be read"),
            ]
            .compactMap { $0 }.joined(separator: ", ")
        }
    }

    /// The first of some files, and how many more there are; nil for none.
    private static func list(_ files: [String], _ one: String, _ several: String) -> String? {
        guard let first = files.first else { return nil }
        return files.count == 1
            ? "\(first) \(one)" : "\(first) and \(counted(files.count - 1, "more file")) \(several)"
    }
}

/// The error that events of a build could not be printed, nor will be those still to come.
struct OutputLoss: Error {
    let reason: any Error
}
