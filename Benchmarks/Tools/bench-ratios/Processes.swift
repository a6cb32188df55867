import Foundation

/// Whole programs that draw the same frames into files: start-up and the file system count too.
///
/// Each run writes into a new folder, as rewriting files costs the one more than the other.
final class Processes {
    let frames = 324
    private let folder: URL
    private let program: URL
    private let yardstick: URL
    private var runs = 0

    /// The yardstick is built beside this very program.
    init(spindle: String) throws {
        program = URL(filePath: spindle)
        yardstick = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "cairo-frames")
        folder = FileManager.default.temporaryDirectory.appending(path: "spindle-bench-\(UUID().uuidString)")
    }

    func spindle() throws {
        try run(
            program,
            "render circular --motion material-advance --size 144 --scale 1 --fps 60 --color #0A6ED1".split(
                separator: " "
            ).map(String.init) + ["--to", "frames", "--name", "spinner", "-o", newFolder()])
    }

    func cairo() throws {
        try run(yardstick, ["144", newFolder()])
    }

    func cleanUp() throws { try FileManager.default.removeItem(at: folder) }

    private func newFolder() throws -> String {
        runs += 1
        let new = folder.appending(path: String(runs))
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
        return new.path(percentEncoded: false)
    }

    private func run(_ program: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(command: ([program.lastPathComponent] + arguments).joined(separator: " "))
        }
    }

    struct Failure: Error, CustomStringConvertible {
        var command: String
        var description: String { "this failed: \(command)" }
    }
}
