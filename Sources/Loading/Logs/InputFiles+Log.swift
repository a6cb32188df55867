package import Basics
package import Files
package import Indicators

/// Operations read from logs.
extension InputFiles {
    private struct LogRequest: Hashable {
        let path: ExactText
        let reading: ProgressLog.Reading
    }

    /// The operation that the log at `path` tells of; `-` is standard input.
    package func operation(_ path: String, _ reading: ProgressLog.Reading) throws(SpecError) -> Operation {
        try value(of: LogRequest(path: ExactText(path), reading: reading)) {
            Result { () throws(SpecError) in try ProgressLog.read(log(path), reading) }
        }.get()
    }

    /// The lines of a log. Of a stream they are read as they come, however many there are.
    private func log(_ path: String) throws(SpecError) -> LogLines {
        if path == "-" { return LogLines(try standardInput(), name: "standard input") }
        if isNamed(path), let kind = FileStamp(path)?.kind, kind != .file {
            return LogLines(try .make(path, isNamed: true), name: path)
        }
        return LogLines(try bytes(path, limit: ProgressLog.maxBytes), name: path)
    }
}
