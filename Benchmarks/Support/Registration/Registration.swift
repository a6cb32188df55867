import Benchmark
import Workloads

/// Adds a case to the tables: the work as Spindle does it, and as C does it.
public func register(_ work: Case) {
    let configuration = Benchmark.Configuration(
        metrics: [.wallClock, .peakMemoryResident], warmupIterations: 1, maxDuration: .seconds(1))
    let title = "\(work.name) (\(work.frames) frames)"
    for (doer, work) in [("Spindle", work.ours), ("C baseline", work.baseline)] {
        guard let work else { continue }
        Benchmark(
            "\(title), \(doer)", configuration: configuration,
            closure: { _, run in try run() },
            setup: { try work() })
    }
}
