import Foundation
import Workloads

/// How many times faster Spindle is than the baseline, in one process.
///
/// The two take turns, so that whatever else slows the machine down slows down both; of the rounds
/// the median counts.
enum CaseTable {
    private static let rounds = 7
    private static let widths = [16, 14, 14, 8]

    static func print() throws {
        Swift.print("In one process, on one thread, a frame; the baseline is plain C with Cairo:\n")
        Swift.print(row(["case", "Spindle", "C baseline", "ratio"], widths))
        for work in Case.all {
            guard let (mine, baseline) = try times(work) else { continue }
            let (ours, theirs) = (duration(mine), duration(baseline))
            Swift.print(row([work.name, ours, theirs, String(format: "%.2f×", baseline / mine)], widths))
        }
    }

    /// Seconds a frame, ours and of the baseline; nil where there is none.
    static func times(_ work: Case) throws -> (ours: Double, baseline: Double)? {
        guard let baseline = work.baseline else { return nil }
        let (ours, theirs) = try (work.ours(), baseline())
        let repetitions = try (repetitions(ours), repetitions(theirs))
        var times: (ours: [Double], theirs: [Double]) = ([], [])
        for _ in 0..<rounds {
            times.ours.append(try time(repetitions.0, ours))
            times.theirs.append(try time(repetitions.1, theirs))
        }
        return (median(times.ours) / Double(work.frames), median(times.theirs) / Double(work.frames))
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
}
