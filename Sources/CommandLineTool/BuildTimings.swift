import Basics
import Builds
import Files
import Synchronization

/// The times of a build, in the format of Chrome's traces, which chrome://tracing and Perfetto show: a row for each thread, and on it
/// a slice for each job. What it tells differs from build to build.
final class BuildTimings: Sendable {
    private let path: String
    private let begin = ContinuousClock.now
    private let slices = Mutex<[Slice]>([])

    private struct Slice {
        let name, category: String
        let thread: Int
        let start, end: ContinuousClock.Instant
        var job: JobReport?
    }

    init(_ path: String) { self.path = path }

    /// Does something of which no job is a part.
    func measure<Value>(_ name: String, _ body: () throws -> Value) rethrows -> Value {
        let start = ContinuousClock.now
        defer {
            slices.withLock {
                $0.append(Slice(name: name, category: "build", thread: 0, start: start, end: .now))
            }
        }
        return try body()
    }

    func add(_ job: JobReport) {
        let status =
            switch job.outcome {
            case .current: "current"
            case .built: "built"
            case .cached: "cached"
            case .failed: "failed"
            }
        guard let span = job.span else { return }
        let slice = Slice(
            name: job.id, category: status, thread: span.thread, start: span.start, end: span.end, job: job)
        slices.withLock { $0.append(slice) }
    }

    /// Writes the file.
    ///
    /// - Throws: ``SinkError``.
    func write() throws(SinkError) {
        try OutputFile(path).write(json())
    }

    private func json() -> [UInt8] {
        let slices = slices.withLock { $0 }.sorted { ($0.thread, $0.start) < ($1.thread, $1.start) }
        var json = JSONWriter()
        json.object { json in
            json.member("displayTimeUnit", "ms")
            json.array("traceEvents") { json in
                for thread in Set(slices.map(\.thread)).sorted() {
                    json.object(nil, .inline) { json in
                        json.member("name", "thread_name")
                        json.member("ph", "M")
                        json.member("pid", 1)
                        json.member("tid", thread)
                        json.object("args") { $0.member("name", thread == 0 ? "build" : "worker \(thread)") }
                    }
                }
                for slice in slices { write(slice, to: &json) }
            }
        }
        return json.finish()
    }

    private func write(_ slice: Slice, to json: inout JSONWriter) {
        json.object(nil, .inline) { json in
            json.member("name", slice.name)
            json.member("cat", slice.category)
            json.member("ph", "X")
            json.member("ts", (slice.start - begin) / .microseconds(1))
            json.member("dur", (slice.end - slice.start) / .microseconds(1))
            json.member("pid", 1)
            json.member("tid", slice.thread)
            json.object("args") { json in
                guard let job = slice.job else { return }
                json.member("job", job.id)
                json.member("status", slice.category)
                json.member("files", job.fileCount)
                if let cause = job.cause { json.member("cause", cause.cause.rawValue) }
            }
        }
    }
}
