import Benchmark
import Registration
import Workloads

let benchmarks: @Sendable () -> Void = {
    register(.apng)
    register(.gif)
    register(.webp)
}
