import Foundation
import Workloads

/// The speed that Spindle has to have, and what it has.
struct TargetTable {
    let meter: Meter
    let commands: Commands

    private let rounds = 7
    private let widths = [20, 12, 14, 17, 17, 17, 17]

    /// One size of the same work for all.
    private struct Work {
        var name: String
        var frames: Int
        var size: Int
        var format = "frames"
        /// How many times faster than pycairo Spindle has to be, and how large its files may be.
        var faster: Double
        var bytes: Double
    }

    private static let works = [
        Work(name: "W1", frames: 324, size: 144, faster: 12, bytes: 0.55),
        Work(name: "W2", frames: 324, size: 48, faster: 4.5, bytes: 0.62),
        Work(name: "W3", frames: 108, size: 512, faster: 40, bytes: 0.40),
        Work(name: "W1s", frames: 324, size: 144, format: "sheet", faster: 9, bytes: 0.18),
    ]

    func print() throws {
        Swift.print(
            "\nWhole processes on all processors, medians of \(rounds) rounds, files into new folders:\n")
        Swift.print(
            row(["", "time", "bytes/frame", "Spindle is", "target", "its files are", "target"], widths))
        for work in Self.works { try print(work) }
        try printCurve()
        try printStart()
        Swift.print(
            """

            Where creating files alone takes long, the file system is busy, and the other rows mean little.
            """)
    }

    private func print(_ work: Work) throws {
        let (frames, size) = (String(work.frames), String(work.size))
        let cairo = meter.tool("cairo-frames")
        let arguments = [frames, size, Meter.newFolder]
        var all = [
            commands.ring(work.frames, work.size, work.format),
            commands.script("frames.py", [work.format] + arguments),
            [cairo, work.format] + arguments,
        ]
        if work.format == "frames" { all.append([cairo, "nothing"] + arguments) }
        let readings = try meter.compare(all, rounds: rounds)
        let kind = work.format == "frames" ? "PNG files" : "one sheet"
        Swift.print("\(work.name): \(work.frames) frames, \(work.size) px, \(kind)")
        let names = ["Spindle", "pycairo", "C with Cairo", "only files"]
        for (index, reading) in readings.enumerated() {
            var cells = ["  " + names[index], duration(reading.seconds), "\(reading.bytes / work.frames)"]
            if index > 0 {
                let faster = reading.seconds / readings[0].seconds
                let bytes = Double(readings[0].bytes) / Double(reading.bytes)
                let isTarget = index == 1
                cells.append(String(format: "%.2f× as fast", faster))
                cells.append(isTarget ? verdict(faster >= work.faster, "≥", work.faster) : "")
                cells.append(index < 3 ? String(format: "%.3f× as large", bytes) : "")
                cells.append(isTarget ? verdict(bytes <= work.bytes, "≤", work.bytes) : "")
            }
            Swift.print(row(cells, widths).trimmingSuffix(" "))
        }
    }

    private func printCurve() throws {
        guard let times = try CaseTable.times(.frameTable) else { return }
        let nanoseconds = times.ours * 1e9
        Swift.print("Curve, \(Case.frameTable.frames) frames of a loop, one thread, a frame")
        Swift.print(
            row(["  Spindle", duration(times.ours), "", "", verdict(nanoseconds <= 1.2, "≤", 1.2)], widths))
        let faster = String(format: "%.1f× as fast", times.baseline / times.ours)
        Swift.print(row(["  Newton in C", duration(times.baseline), "", faster], widths))
    }

    private func printStart() throws {
        let readings = try meter.compare(
            [[commands.spindle, "--version"], [meter.tool("cairo-start")]], rounds: 6 * rounds)
        let slower = readings[0].seconds / readings[1].seconds
        Swift.print("Start and end of a process that links Cairo and libdeflate")
        Swift.print(row(["  spindle --version", duration(readings[0].seconds)], widths))
        let cells = [
            "  C", duration(readings[1].seconds), "", String(format: "%.2f× as long", slower),
            verdict(slower <= 2, "≤", 2),
        ]
        Swift.print(row(cells, widths))
    }

    private func verdict(_ met: Bool, _ relation: String, _ target: Double) -> String {
        (met ? "" : "missed: ") + relation + " " + String(format: target < 1 ? "%.2f" : "%g", target)
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> Substring {
        self[..<(lastIndex { $0 != character }.map { index(after: $0) } ?? startIndex)]
    }
}
