import Foundation
import Workloads

/// Prints how many times faster Spindle is than the baseline, both measured in this run.
///
/// The two take turns, so that whatever else slows the machine down slows down both; of the rounds
/// the median counts.
@main enum Ratios {
    static let rounds = 9

    static func main() throws {
        print(row("case", "Spindle", "C baseline", "ratio"))
        for work in Case.all {
            let (ours, theirs) = try (work.ours(), work.baseline())
            try report(work.name, frames: work.frames, ours, theirs)
        }
        if let program = CommandLine.arguments.dropFirst().first {
            let processes = try Processes(spindle: program)
            try report("whole process", frames: processes.frames, processes.spindle, processes.cairo)
            try processes.cleanUp()
        }
    }

    private static func report(
        _ name: String, frames: Int, _ ours: () throws -> Void, _ theirs: () throws -> Void
    ) throws {
        let repetitions = try (repetitions(ours), repetitions(theirs))
        var times: (ours: [Double], theirs: [Double]) = ([], [])
        for _ in 0..<rounds {
            times.ours.append(try time(repetitions.0, ours))
            times.theirs.append(try time(repetitions.1, theirs))
        }
        let (mine, baseline) = (median(times.ours), median(times.theirs))
        print(
            row(
                name, duration(mine / Double(frames)), duration(baseline / Double(frames)),
                String(format: "%.2f", baseline / mine)))
    }

    /// How often `work` has to be done to take some 20 ms: the clock and its interruptions then hardly count.
    private static func repetitions(_ work: () throws -> Void) throws -> Int {
        let once = try min(time(1, work), time(1, work))
        return max(1, min(100_000, Int(0.02 / max(once, 1e-7))))
    }

    /// Seconds for doing `work` once, of `count` times.
    private static func time(_ count: Int, _ work: () throws -> Void) throws -> Double {
        let elapsed = try ContinuousClock().measure { for _ in 0..<count { try work() } }
        return elapsed / .seconds(1) / Double(count)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func duration(_ seconds: Double) -> String {
        String(format: seconds < 1e-6 ? "%.2f ns" : "%.2f µs", seconds * (seconds < 1e-6 ? 1e9 : 1e6))
    }

    private static func row(_ cells: String...) -> String {
        let widths = [16, 14, 14, 8]
        return zip(cells, widths).enumerated().map { column, cell in
            let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return column == 0 ? cell.0 + padding : padding + cell.0
        }.joined()
    }
}
