package import Basics
package import Files
package import Indicators
package import MotionCore

/// What files hold.
extension InputFiles {
    private struct ThemePath: Hashable { let path: ExactText }
    private struct MotionPath: Hashable { let path: ExactText }
    private struct LogRequest: Hashable {
        let path: ExactText
        let reading: ProgressLog.Reading
    }

    package func theme(_ path: String) throws(SpecError) -> Theme {
        try value(of: ThemePath(path: ExactText(path))) {
            Result { () throws(SpecError) in try ThemeFile.parse(bytes(path), name: path) }
        }.get()
    }

    package func motion(_ path: String) throws(SpecError) -> Motion {
        try value(of: MotionPath(path: ExactText(path))) {
            Result { () throws(SpecError) in try MotionFile.parse(bytes(path), name: path) }
        }.get()
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

    /// The bytes of a spec or a manifest; where a name of a catalogue was given instead of one, the error says so.
    package func specBytes(_ path: String, limit: Int = InputFiles.maxBytes) throws(SpecError) -> [UInt8] {
        do {
            return try bytes(path, limit: limit)
        } catch {
            let hint = SpecFile.hint(path)
            if error.kind != .missing || hint.isEmpty { throw error }
            throw SpecError(error.kind, at: error.subject, "\(error.message)\(hint)")
        }
    }
}
