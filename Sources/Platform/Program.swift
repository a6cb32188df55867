internal import CPlatform
internal import LibC

/// A program of the user's, which has no input.
package struct Program {
    private let words: [String]
    /// The variables that it sees; nil for all those of this process.
    private let variables: [String]?

    /// A program by its name on the PATH, or its path, which sees the whole environment, as git and browsers need.
    package init(_ name: String, _ arguments: [String]) {
        words = [name] + arguments
        variables = nil
    }

    /// A program whose messages and output depend on as little of the environment as possible.
    ///
    /// - Parameter path: Its path; see ``path(of:)``.
    package init(plain path: String, _ arguments: [String]) {
        words = [path] + arguments
        variables =
            ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"].compactMap { name in
                environment(name).map { "\(name)=\($0)" }
            } + ["LC_ALL=C"]
    }

    /// The path of the program of that name on the PATH; nil for none.
    package static func path(of name: String) -> String? {
        let folders = environment("PATH")?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(name)" }.first { unsafe access($0, X_OK) == 0 }
    }

    /// Runs it to its end.
    ///
    /// - Parameters:
    ///   - output: The file that takes what it prints.
    ///   - errors: The file that takes its messages; nil for none.
    /// - Returns: Its status, or 128 and the signal that has ended it; nil where it could not be started.
    package func run(output: String, errors: String? = nil) -> Int32? {
        let status = unsafe call { words, variables in
            unsafe spindle_run_program(words, variables, output, errors ?? "/dev/null")
        }
        return status < 0 ? nil : status
    }

    /// Starts it and goes on. Nothing that it prints mixes with the output of this program.
    ///
    /// - Returns: Whether it is there.
    package func start() -> Bool {
        unsafe call { words, variables in unsafe spindle_start_program(words, variables) == 0 }
    }

    /// Opens a file or an address in the user's browser, and does not wait for it.
    ///
    /// - Returns: Whether there is a program for it.
    package static func show(_ place: String) -> Bool {
        // A path that begins with a dash is no option.
        let target = place.hasPrefix("-") ? "./" + place : place
        return unsafe Program(String(cString: spindle_opening_program), [target]).start()
    }

    private typealias Words = UnsafePointer<UnsafeMutablePointer<CChar>?>

    private func call<Result>(_ body: (_ words: Words, _ variables: Words?) -> Result) -> Result {
        unsafe Self.withPointers(words) { words in
            guard let variables else { return unsafe body(words, nil) }
            return unsafe Self.withPointers(variables) { unsafe body(words, $0) }
        }
    }

    private static func withPointers<Result>(_ texts: [String], _ body: (Words) -> Result) -> Result {
        var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
        return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("there is an end") }
            return unsafe body(UnsafePointer(start))
        }
    }
}
