internal import Indicators
internal import MotionCore
internal import Synchronization

/// What files hold. It is made outside of the lock, at worst twice of the same bytes, so that threads do not wait for
/// each other's long logs.
extension InputFiles {
    func theme(_ path: String) throws(SpecError) -> Theme {
        if let known = state.withLock({ $0.themes[ExactText(path)] }) { return try known.get() }
        let result = Result { () throws(SpecError) in try ThemeFile.parse(bytes(path), name: path) }
        state.withLock { $0.themes[ExactText(path)] = result }
        return try result.get()
    }

    func motion(_ path: String) throws(SpecError) -> Motion {
        if let known = state.withLock({ $0.motions[ExactText(path)] }) { return try known.get() }
        let result = Result { () throws(SpecError) in try MotionFile.parse(bytes(path), name: path) }
        state.withLock { $0.motions[ExactText(path)] = result }
        return try result.get()
    }

    /// The operation that the log at `path` tells of; `-` is standard input.
    func operation(_ path: String, _ reading: ProgressLog.Reading) throws(SpecError) -> Operation {
        let request = LogRequest(path: ExactText(path), reading: reading)
        if let known = state.withLock({ $0.operations[request] }) { return try known.get() }
        let result = Result { () throws(SpecError) in try ProgressLog.read(log(path), reading) }
        state.withLock { $0.operations[request] = result }
        return try result.get()
    }

    /// The lines of a log. Of a stream they are read as they come, however many there are.
    private func log(_ path: String) throws(SpecError) -> LogLines {
        if path == "-" {
            let input = try InputFile.standardInput()
            let stamp = input.stamp
            state.withLock { $0.standardInput = stamp }
            return LogLines(input, name: "standard input")
        }
        if named.contains(path), let kind = FileStamp(path)?.kind, kind != .file {
            return LogLines(try .make(path, isNamed: true), name: path)
        }
        return LogLines(try bytes(path, limit: ProgressLog.maxBytes), name: path)
    }
}
