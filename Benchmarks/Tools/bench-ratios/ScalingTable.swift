import Foundation

/// What Spindle takes for more and for larger frames: time grows with the pixels, memory does not.
struct ScalingTable {
    let meter: Meter
    let spindle: String

    private let rounds = 3
    private let widths = [28, 12, 14, 14, 14]

    func print() throws {
        Swift.print("Whole processes on all processors, medians of \(rounds) rounds:\n")
        Swift.print(row(["", "time", "a frame", "memory", "bytes/frame"], widths))
        for format in ["frames", "sheet"] {
            Swift.print(format == "frames" ? "48 px, PNG files" : "48 px, one sheet")
            // A hundred thousand files would slow the file system down for a while.
            for frames in [10, 100, 1000, 10_000, 100_000] where format == "sheet" || frames <= 10_000 {
                try print("\(frames) frames", frames, render(frames, 48, format))
            }
        }
        Swift.print("48 px, one thread, PNG files that are thrown away")
        for frames in [10, 100, 1000, 10_000, 100_000] {
            try print("\(frames) frames", frames, [meter.tool("bench-ratios"), "discard", "\(frames)", "48"])
        }
        for format in ["frames", "sheet"] {
            Swift.print(format == "frames" ? "100 frames, PNG files" : "100 frames, one sheet")
            for size in [16, 32, 64, 128, 256, 512, 1024] {
                try print("\(size) px", 100, render(100, size, format))
            }
        }
    }

    private func render(_ frames: Int, _ size: Int, _ format: String) -> [String] {
        [
            spindle, "render", "circular", "--motion", "material-advance", "--frames", "\(frames)",
            "--max-frames", "100000", "--size", "\(size)", "--color", "#0A6ED1", "--to", format, "-o",
            Meter.newFolder,
        ]
    }

    private func print(_ name: String, _ frames: Int, _ command: [String]) throws {
        let reading = try meter.compare([command], rounds: rounds)[0]
        let memory = String(format: "%.1f MB", Double(reading.memory) / 1e6)
        let bytes = reading.bytes > 0 ? "\(reading.bytes / frames)" : ""
        let each = duration(reading.seconds / Double(frames))
        Swift.print(row(["  " + name, duration(reading.seconds), each, memory, bytes], widths))
    }
}
