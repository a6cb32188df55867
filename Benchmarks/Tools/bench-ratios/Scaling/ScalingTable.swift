import Foundation

/// What Spindle takes for more and for larger frames, for larger screens, for more that moves on them, for more assets, and on more
/// processors.
struct ScalingTable {
    let meter: Meter
    let commands: Commands

    private let rounds = 3
    private static let widths = [28, 12, 12, 14, 14, 14]

    /// How the work grows in one direction.
    struct Growth {
        var title: String
        /// What is counted: frames, pixels.
        var unit: String
        /// What is plotted of each step: seconds of all processors together, or by the clock.
        var usesClock = false
        var steps: [Step]
    }

    struct Step {
        var name: String
        /// How much work it is, in the unit.
        var amount: Double
        /// How many frames there are.
        var frames: Int
        var command: [String]
        /// Filled in when it is measured.
        var seconds = 0.0
    }

    /// Prints all tables, and writes a plot to a file if there is a path for one.
    func print(plot: String?) throws {
        Swift.print("Whole processes on all processors, medians of \(rounds) rounds:\n")
        Swift.print(row(["", "time", "processor", "a frame", "memory", "bytes/frame"], Self.widths))
        var all: [Growth] = []
        for growth in try [frames(), areas(), screens(), moving(), assets(), cores()] {
            all.append(try measured(growth))
        }
        if let plot { try GrowthPlot(all).svg.write(toFile: plot, atomically: true, encoding: .utf8) }
        _ = try measured(files())
        _ = try measured(discarded())
    }

    private func measured(_ growth: Growth) throws -> Growth {
        var growth = growth
        Swift.print(growth.title)
        for (index, step) in growth.steps.enumerated() {
            let reading = try meter.compare([step.command], rounds: rounds)[0]
            growth.steps[index].seconds = growth.usesClock ? reading.seconds : reading.processor
            let memory = String(format: "%.1f MB", Double(reading.memory) / 1e6)
            let bytes = reading.bytes > 0 ? "\(reading.bytes / step.frames)" : ""
            let each = duration(reading.seconds / Double(step.frames))
            let times = [duration(reading.seconds), duration(reading.processor)]
            Swift.print(row(["  " + step.name] + times + [each, memory, bytes], Self.widths))
        }
        return growth
    }

    private func frames() -> Growth {
        Growth(
            title: "48 px, one sheet", unit: "frames",
            steps: [10, 100, 1000, 10_000, 100_000].map {
                Step(
                    name: "\($0) frames", amount: Double($0), frames: $0,
                    command: commands.ring($0, 48, "sheet"))
            })
    }

    /// A hundred thousand files would slow the file system down for a while.
    private func files() -> Growth {
        Growth(
            title: "48 px, PNG files", unit: "frames",
            steps: [10, 100, 1000, 10_000].map {
                Step(
                    name: "\($0) frames", amount: Double($0), frames: $0,
                    command: commands.ring($0, 48, "frames"))
            })
    }

    private func discarded() -> Growth {
        Growth(
            title: "48 px, one thread, PNG files that are thrown away", unit: "frames",
            steps: [10, 100, 1000, 10_000, 100_000].map {
                Step(
                    name: "\($0) frames", amount: Double($0), frames: $0,
                    command: [meter.tool("bench-ratios"), "discard", "\($0)", "48"])
            })
    }

    private func areas() -> Growth {
        Growth(
            title: "100 frames, PNG files", unit: "pixels of a frame",
            steps: [16, 32, 64, 128, 256, 512, 1024].map {
                Step(
                    name: "\($0) px", amount: Double($0 * $0), frames: 100,
                    command: commands.ring(100, $0, "frames")
                )
            })
    }

    private func screens() -> Growth {
        Growth(
            title: "a ring in a dialog, 78 frames, PNG files", unit: "pixels of the screen",
            steps: [(195, 422), (390, 844), (780, 1688), (1170, 2532), (1560, 3376)].map { width, height in
                // The ring and what is around it keep their size.
                Step(
                    name: "\(width) × \(height) px", amount: Double(width * height), frames: 78,
                    command: commands.screen(
                        "dialog", "\(width)x\(height)", scale: 1, frames: 78, "frames"))
            })
    }

    private func moving() -> Growth {
        Growth(
            title: "a ring on a screen, 78 frames, PNG files", unit: "pixels that move",
            steps: [24, 48, 96, 192, 352].map { size in
                Step(
                    name: "\(2 * size) px of 780 × 1688", amount: Double(4 * size * size), frames: 78,
                    command: commands.screen(
                        "full-screen", "390x844", scale: 2, frames: 78, "frames", ["--size", "\(size)"]))
            })
    }

    private func assets() throws -> Growth {
        Growth(
            title: "assets of 12 frames, 24 px, one sheet each", unit: "assets",
            steps: try [1, 10, 100, 1000].map { count in
                let lines = (0..<count).map { number in
                    "  asset-\(number): {motion: mui, size: 24, frames: 12, color: '#\(100_000 + number)', to: sheet}"
                }
                let manifest = try meter.keep(
                    "assets-\(count).yaml", "version: 1\nassets:\n" + lines.joined(separator: "\n") + "\n")
                return Step(
                    name: count == 1 ? "1 asset" : "\(count) assets", amount: Double(count),
                    frames: 12 * count,
                    command: [commands.spindle, "build", manifest, "--out", Meter.newFolder, "--quiet"])
            })
    }

    private func cores() -> Growth {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return Growth(
            title: "16 variants of a design system", unit: "processors", usesClock: true,
            steps: (1...processors).map {
                // Each variant has 24 frames at three scales, in three formats with pixels.
                Step(
                    name: $0 == 1 ? "1 processor" : "\($0) processors", amount: Double($0),
                    frames: 16 * 24 * 9,
                    command: commands.system(jobs: $0, ["--only", "ring-mui*,label-mui*"]))
            })
    }
}
