internal import CPages

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// A program of the user's, which sees what they have set up for it.
struct Program {
    private let words: [String]

    init(_ name: String, _ arguments: [String]) { words = [name] + arguments }

    /// Runs it to its end.
    ///
    /// - Parameter output: The file that takes what it prints.
    /// - Returns: Its status; nil where it could not be started.
    func run(output: String) -> Int32? {
        let status = unsafe withWords { unsafe spindle_run_program($0, output, "/dev/null") }
        return status < 0 ? nil : status
    }

    /// Starts it and goes on.
    ///
    /// - Returns: Whether it is there.
    func start() -> Bool { unsafe withWords { unsafe spindle_start_program($0) == 0 } }

    private func withWords<Result>(
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
        return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("there is an end") }
            return unsafe body(UnsafePointer(start))
        }
    }
}
