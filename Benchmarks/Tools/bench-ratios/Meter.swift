import Foundation

/// Runs whole programs, so that their start and the file system count too.
///
/// Each run writes into a new folder, as writing over files costs one program more than another. No
/// folder is removed before the last run: for minutes after many files went, ext4 makes new ones up to
/// twenty times as slowly.
final class Meter {
    /// What one run took.
    struct Reading {
        var seconds: Double
        /// Of all processors together: other programs on the machine change it less.
        var processor: Double
        /// The most memory that the process held, in bytes.
        var memory: Int
        /// What it left in its folder.
        var bytes: Int
    }

    static let newFolder = "{folder}"
    private static let pictures: Set = ["png", "apng", "gif", "webp"]

    private let folder: URL
    private let tools: URL
    private var runs = 0

    /// Folders are made beside this program, or where `SPINDLE_BENCH_FILES` says, such as in memory.
    init() throws {
        tools = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let place = ProcessInfo.processInfo.environment["SPINDLE_BENCH_FILES"].map { URL(filePath: $0) }
        folder = (place ?? tools).appending(path: "bench-\(UUID().uuidString)")
    }

    /// A program that was built beside this one.
    func tool(_ name: String) -> String { tools.appending(path: name).path(percentEncoded: false) }

    /// Runs `command`, in which `newFolder` stands for the path of a folder of this run's own.
    func run(_ command: [String]) throws -> Reading {
        runs += 1
        let output = folder.appending(path: String(runs))
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let path = output.path(percentEncoded: false)
        let process = Process()
        let (printed, complaints) = (Pipe(), Pipe())
        process.executableURL = tools.appending(path: "meter")
        process.arguments = command.map { $0.replacing(Self.newFolder, with: path) }
        process.standardOutput = printed
        process.standardError = complaints
        try process.run()
        let errors = complaints.fileHandleForReading.readDataToEndOfFile()
        let words = String(decoding: printed.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace)
        process.waitUntilExit()
        guard process.terminationStatus == 0, words.count == 3, let seconds = Double(words[0]),
            let processor = Double(words[1]), let memory = Int(words[2])
        else {
            throw Failure(
                description: "this failed: \(command.joined(separator: " "))\n"
                    + String(decoding: errors, as: UTF8.self))
        }
        var bytes = 0
        let files = FileManager.default.enumerator(at: output, includingPropertiesForKeys: [.fileSizeKey])
        while let file = files?.nextObject() as? URL {
            if !Self.pictures.contains(file.pathExtension) { continue }
            bytes += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        }
        return Reading(seconds: seconds, processor: processor, memory: memory, bytes: bytes)
    }

    /// Runs `command` once in a folder of its own, and returns the folder.
    func prepare(_ command: [String]) throws -> String {
        _ = try run(command)
        return folder.appending(path: String(runs)).path(percentEncoded: false)
    }

    /// Writes a text that commands read, and returns its path.
    func keep(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path(percentEncoded: false)
    }

    /// Runs each command `rounds` times, taking turns; of each kind of reading the median.
    func compare(_ commands: [[String]], rounds: Int) throws -> [Reading] {
        var readings = [[Reading]](repeating: [], count: commands.count)
        for _ in 0..<rounds {
            for (index, command) in commands.enumerated() { readings[index].append(try run(command)) }
        }
        return readings.map { readings in
            Reading(
                seconds: median(readings.map(\.seconds)), processor: median(readings.map(\.processor)),
                memory: Int(median(readings.map { Double($0.memory) })), bytes: readings[0].bytes)
        }
    }

    func removeFolders() throws { try FileManager.default.removeItem(at: folder) }
}
