import Foundation
import TestSupport
import Testing

/// Runs the program as users and scripts do.
enum CLI {
    /// How a run ended.
    struct Result {
        /// The exit status; nil where a signal ended the process.
        let status: Int32?
        /// The signal that ended the process.
        let signal: Int32?
        let output: [UInt8]
        let errors: String

        var text: String { String(decoding: output, as: UTF8.self) }
        var lines: [Substring] { text.split(separator: "\n") }
    }

    /// The package.
    static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

    /// The program of `make build`, where `make test` tells its place; else the one that was built with these tests.
    static let program = release ?? built
    static let release = ProcessInfo.processInfo.environment["SPINDLE_RELEASE"]

    /// The program beside the test bundle, wherever the build folder is.
    static let built: String = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("spindle").path
        #else
            return Bundle.main.bundleURL.appendingPathComponent("spindle").path
        #endif
    }()

    /// What the program sees where a test says nothing else. A crash ends at once, without a backtrace.
    static let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) {
        $1
    }

    /// The same for commands of a shell, which find the program on the path.
    static let shellEnvironment: [String: String] = {
        var environment = CLI.environment
        let place = URL(filePath: CLI.program).deletingLastPathComponent().path
        environment["PATH"] = place + ":" + (environment["PATH"] ?? "")
        return environment
    }()

    /// A process that is running, or has ended.
    final class Run: Sendable {
        let process = Process()
        private let files: WorkFolder
        private let ending: AsyncStream<Void>

        /// - Parameters:
        ///   - shell: Commands of `sh` around the program, which they call as `"$@"`.
        ///   - output: Where standard output goes instead of to the result.
        init(
            _ arguments: [String], shell: String? = nil, in folder: String? = nil,
            environment: [String: String] = CLI.environment, output: FileHandle? = nil
        ) throws {
            files = try WorkFolder()
            let command = [CLI.program] + arguments
            let words = shell.map { ["/bin/sh", "-c", $0, "sh"] + command } ?? command
            process.executableURL = URL(fileURLWithPath: words[0])
            process.arguments = Array(words.dropFirst())
            process.environment = environment
            process.currentDirectoryURL = URL(fileURLWithPath: folder ?? files.path)
            process.standardInput = FileHandle.nullDevice
            let streams = try (output: files.handle("stdout"), errors: files.handle("stderr"))
            process.standardOutput = output ?? streams.output
            process.standardError = streams.errors
            let (ending, end) = AsyncStream.makeStream(of: Void.self)
            self.ending = ending
            process.terminationHandler = { _ in end.finish() }
            // Foundation keeps them open long after the end, and crashes where too many files are open.
            defer {
                try? streams.output.close()
                try? streams.errors.close()
            }
            try process.run()
        }

        /// What a test has given up does not go on.
        deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

        #if os(Linux)
            /// Whether the program waits for something; its main thread, where it has several.
            var isWaiting: Bool { statistics?.first == "S" }

            /// The hundredths of a second for which it has been at work so far, on all processors.
            var work: Int { statistics.map { Int($0[11])! + Int($0[12])! } ?? 0 }

            /// What the system tells of the process, from its state on; nil after its end.
            private var statistics: [Substring]? {
                let file = "/proc/\(process.processIdentifier)/stat"
                let text = FileManager.default.contents(atPath: file).map {
                    String(decoding: $0, as: UTF8.self)
                }
                // The name before may have spaces.
                return text?.split(separator: ")").last?.split(separator: " ")
            }
        #endif

        /// What standard error has got so far.
        var errors: String { String(decoding: files.bytes("stderr") ?? [], as: UTF8.self) }

        /// Waits for the end, which comes by force after `limit`.
        func result(limit: Duration = .seconds(60)) async -> Result {
            let id = process.processIdentifier
            let guardian = Task {
                try await Task.sleep(for: limit)
                kill(id, SIGKILL)
                Issue.record("the program hangs")
            }
            for await _ in ending {}
            guardian.cancel()
            let code = process.terminationStatus
            let exited = process.terminationReason == .exit
            return Result(
                status: exited ? code : nil, signal: exited ? nil : code,
                output: files.bytes("stdout") ?? [],
                errors: String(decoding: files.bytes("stderr") ?? [], as: UTF8.self))
        }
    }

    /// Waits until something is so, which is an issue where it does not become so in a minute.
    static func wait(
        for what: String, until isSo: () async throws -> Bool, at place: SourceLocation = #_sourceLocation
    ) async throws {
        let end = ContinuousClock.now + .seconds(60)
        while try await !isSo() {
            try #require(ContinuousClock.now < end, "in vain for \(what)", sourceLocation: place)
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Runs the program to its end.
    static func run(
        _ arguments: String..., shell: String? = nil, in folder: String? = nil,
        environment: [String: String] = CLI.environment, output: FileHandle? = nil
    ) async throws -> Result {
        try await run(arguments, shell: shell, in: folder, environment: environment, output: output)
    }

    static func run(
        _ arguments: [String], shell: String? = nil, in folder: String? = nil,
        environment: [String: String] = CLI.environment, output: FileHandle? = nil
    ) async throws -> Result {
        let run = try Run(
            arguments, shell: shell, in: folder, environment: environment, output: output)
        return await run.result()
    }

    /// Runs the program, which has to succeed.
    @discardableResult
    static func succeed(
        _ arguments: String..., shell: String? = nil, in folder: String? = nil,
        environment: [String: String] = CLI.environment
    ) async throws -> Result {
        try await succeed(arguments, shell: shell, in: folder, environment: environment)
    }

    /// Runs the program with the words of a line, which has to succeed.
    @discardableResult
    static func succeed(line: String, in folder: String? = nil) async throws -> Result {
        try await succeed(line.split(separator: " ").map(String.init), in: folder)
    }

    @discardableResult
    static func succeed(
        _ arguments: [String], shell: String? = nil, in folder: String? = nil,
        environment: [String: String] = CLI.environment
    ) async throws -> Result {
        let result = try await run(arguments, shell: shell, in: folder, environment: environment)
        try #require(result.status == 0, "\(arguments): \(result.errors)")
        return result
    }
}
