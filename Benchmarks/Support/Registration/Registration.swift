import Benchmark
import Workloads

/// Adds `work` to the tables, ours and the baseline one after the other.
public func register(_ work: Case) {
    let configuration = Benchmark.Configuration(
        metrics: [.wallClock, .peakMemoryResident], warmupIterations: 2, maxDuration: .seconds(2))
    add("\(work.name), \(work.frames) frames", configuration, work.ours)
    add("\(work.name), \(work.frames) frames, C baseline", configuration, work.baseline)
}

private func add(_ name: String, _ configuration: Benchmark.Configuration, _ work: @escaping Case.Work) {
    Benchmark(name, configuration: configuration) { benchmark in
        let run = try work()
        benchmark.startMeasurement()
        try run()
        benchmark.stopMeasurement()
    }
}
