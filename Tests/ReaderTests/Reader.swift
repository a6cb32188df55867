import Foundation
import TestSupport

/// A program that somebody else wrote and that reads our files.
struct Reader {
    var command: String
    /// How to get it.
    var installation: String

    static let netpbm = Reader(command: "pngtopam", installation: "apt-get install -y netpbm")
    static let pngcheck = Reader(command: "pngcheck", installation: "apt-get install -y pngcheck")
    static let apngdis = Reader(command: "apngdis", installation: "apt-get install -y apngdis")
    static let gifsicle = Reader(command: "gifsicle", installation: "apt-get install -y gifsicle")
    static let webpmux = Reader(command: "webpmux", installation: "apt-get install -y webp")
    static let webpinfo = Reader(command: "webpinfo", installation: "apt-get install -y webp")
    static let chromium = Reader(command: "chromium", installation: "apt-get install -y chromium")
    static let godot = Reader(command: "godot3-server", installation: "apt-get install -y godot3-server")
    static let qmlscene = Reader(
        command: "qmlscene", installation: "apt-get install -y qmlscene qml-module-qtquick2")
    static let ffmpeg = Reader(command: "ffmpeg", installation: "apt-get install -y ffmpeg")
    static let avifdec = Reader(
        command: "avifdec", installation: "apt-get install -y libavif-bin libavif15")
    static let compiler = Reader(command: "cc", installation: "apt-get install -y gcc")
    static let aapt = Reader(command: "aapt2", installation: "apt-get install -y aapt android-framework-res")
    /// Python with the packages of requirements.txt, in a virtual environment of its own.
    static let python = Reader(
        command: root.appending(path: ".venv/bin/python3").path,
        installation: """
            apt-get install -y python3-venv && python3 -m venv .venv && \
            .venv/bin/python3 -m pip install -r Tests/ReaderTests/requirements.txt && \
            .venv/bin/python3 -m pip install --no-deps -r Tests/ReaderTests/Readers/scripts.txt
            """)

    /// The root of the repository.
    static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// A script in the folder `Readers`.
    static func script(_ name: String) -> String {
        root.appending(path: "Tests/ReaderTests/Readers/\(name)").path
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Runs the program and returns what it prints.
    func run(_ arguments: [String]) throws -> Data {
        let path = try requireInstalled()
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        let (output, errors) = (Pipe(), FileManager.default.temporaryFile())
        process.standardOutput = output
        let errorStream = try FileHandle(forWritingTo: errors)
        process.standardError = errorStream
        defer {
            try? errorStream.close()
            try? output.fileHandleForReading.close()
            try? FileManager.default.removeItem(at: errors)
        }
        try process.run()
        let printed = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let message = try String(decoding: printed + Data(contentsOf: errors), as: UTF8.self)
            throw Failure(
                description: """
                    \(command) \(arguments.joined(separator: " ")) ended with status \
                    \(process.terminationStatus): \(message)
                    """)
        }
        return printed
    }

    /// The program's path. A program that is missing is an error: a reader that is skipped proves
    /// nothing.
    @discardableResult
    func requireInstalled() throws -> String {
        let folders =
            command.hasPrefix("/")
            ? [""]
            : ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":").map { "\($0)/" }
        let paths = folders.map { $0 + command }
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw Failure(description: "\(command) is not installed; install it with: \(installation)")
        }
        return path
    }
}

extension FileManager {
    /// A new empty file.
    func temporaryFile() -> URL {
        let url = temporaryDirectory.appending(path: "reader-\(UUID().uuidString)")
        _ = createFile(atPath: url.path, contents: nil)
        return url
    }

    /// Calls `body` with a new empty folder, which is then removed.
    func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
        let folder = try WorkFolder()
        try withExtendedLifetime(folder) { try body(URL(filePath: folder.path)) }
    }
}
