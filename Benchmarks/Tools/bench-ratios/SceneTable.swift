import Foundation

/// Large pictures of which only a small part moves: a dialog over a whole screen, beside a script that paints the finished
/// backdrop and strokes an arc on it.
struct SceneTable {
    let meter: Meter
    let spindle: String
    let python: String

    private let rounds = 5
    private let widths = [20, 12, 14, 14, 17]
    private let frames = 78
    /// The ring's side in pixels.
    private let ring = 120

    func print() throws {
        Swift.print(
            "\nW4: a dialog over a screen, 1170 × 2532 px, \(frames) frames, medians of \(rounds) rounds:\n")
        Swift.print(row(["", "time", "memory", "bytes/frame", "Spindle is"], widths))
        let backdrop = try meter.prepare(render("frames", frames: 1))
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../pycairo-frames/frames.py").standardizedFileURL.path(percentEncoded: false)
        let pycairo = [python, script, "scene", String(frames), String(ring), Meter.newFolder, backdrop]
        let formats = ["frames", "apng", "webp", "gif"]
        let readings = try meter.compare(
            formats.map { render($0, frames: frames) } + [pycairo], rounds: rounds)
        for (name, reading) in zip(formats + ["pycairo, frames"], readings) {
            let faster = readings[formats.count].seconds / reading.seconds
            Swift.print(
                row(
                    [
                        "  " + name, duration(reading.seconds),
                        String(format: "%.0f MB", Double(reading.memory) / 1e6),
                        "\(reading.bytes / frames)", String(format: "%.1f× as fast", faster),
                    ], widths))
        }
    }

    private func render(_ format: String, frames: Int) -> [String] {
        [
            spindle, "render", "circular", "--present", "dialog", "--screen", "390x844", "--scale", "3",
            "--frames",
            String(frames), "--theme", "material-light", "--to", format, "-o", Meter.newFolder,
        ]
    }
}
