import Foundation

/// What is run: Spindle, and scripts of what people use now. All files go to a folder of the run's own.
struct Commands {
    let spindle: String
    /// Empty where no script is run.
    let python: String

    init(spindle: String, python: String = "") { (self.spindle, self.python) = (spindle, python) }

    /// A script beside this program's source.
    func script(_ name: String, _ arguments: [String]) -> [String] {
        [python, Self.path("../pycairo-frames/" + name)] + arguments
    }

    func render(_ arguments: [String]) -> [String] {
        [spindle, "render"] + arguments + ["-o", Meter.newFolder]
    }

    /// Room for a sheet that is larger than what people want.
    static let largePage = ["--max-page-pixels", "400000000"]

    /// A ring that turns, of so many frames and pixels.
    func ring(_ frames: Int, _ size: Int, _ format: String) -> [String] {
        render(
            [
                "circular", "--motion", "material-advance", "--frames", "\(frames)", "--max-frames", "100000",
                "--size", "\(size)", "--color", "#0A6ED1", "--to", format,
            ] + (format == "sheet" ? Self.largePage : []))
    }

    /// A ring on a screen, of which nothing else moves.
    func screen(
        _ presentation: String, _ size: String, scale: Int, frames: Int, _ format: String,
        _ others: [String] = []
    ) -> [String] {
        render(
            [
                "circular", "--present", presentation, "--screen", size, "--scale", "\(scale)", "--frames",
                "\(frames)", "--theme", "material-light", "--to", format,
            ] + others)
    }

    /// The design system in `Benchmarks/Works`.
    func system(jobs: Int, _ others: [String] = []) -> [String] {
        [
            spindle, "build", Self.request("system.yaml"), "--out", Meter.newFolder, "--jobs", "\(jobs)",
            "--quiet",
        ] + others
    }

    /// A file of requests in `Benchmarks/Works`.
    static func request(_ name: String) -> String { path("../../Works/" + name) }

    private static func path(_ path: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
            .standardizedFileURL.path(percentEncoded: false)
    }
}
