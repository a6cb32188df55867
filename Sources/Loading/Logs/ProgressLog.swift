package import Basics
internal import Files
package import Indicators
internal import Jobs
internal import Languages
package import Requests

/// Reads what happened to a real job out of its log: lines of `time,value`, CSV with a header, or JSON lines.
///
/// Time begins with the first line, with which the operation starts. Of reports within one frame only the
/// first and the last are kept, so that memory grows with the film and not with the log. A log that ends at
/// the whole is a success; one that just ends has an operation that nothing is heard of any more.
package struct ProgressLog {
    /// The parameters for reading a log.
    package struct Reading: Hashable {
        /// The name of the log in messages.
        package var name = "log"
        package var unit = OperationSpec.TimeUnit.milliseconds
        package var total = 1.0
        /// The frames of the film, and the most of them.
        package var fps = 60.0
        package var maxFrames = Timeline.defaultMaxFrames
        package var stallTimeout = 30_000.0
        /// Texts for a success or failure to which the log gives none.
        package var success = Language.english.words.complete
        package var error = Language.english.words.wentWrong
    }

    /// The most bytes of a log that is a file: some millions of lines. A stream may have any number.
    package static let maxBytes = 1 << 26
    /// The most events other than values.
    static let maxEvents = 100_000
    /// Times that are accepted, in milliseconds: those of any clock, but for ones with no digits left.
    package static let clock = -1e15...1e15

    private let reading: Reading
    private var operation = Operation()
    private var line = 0
    private var format: LogFormat?
    private var origin = 0.0
    private var last: (time: Double, value: Double?)?
    private var isPaused = false
    private var isSilent = false
    private var hasLateEvent = false
    private var eventCount = 0
    /// The first and the last value of a frame.
    private var frame = 0.0
    private var reports: [Operation.Event] = []

    private init(_ reading: Reading) { self.reading = reading }

    /// The operation that a log tells of.
    ///
    /// - Throws: ``SpecError``, with the number of the line that is wrong.
    package static func read(_ lines: consuming LogLines, _ reading: Reading) throws(SpecError) -> Operation {
        var log = ProgressLog(reading)
        while try lines.next() { try log.read(lines.line) }
        return try log.finished()
    }

    private func failure(_ message: Message, _ kind: SpecError.Kind = .file) -> SpecError {
        SpecError(
            kind, at: .place(SpecError.FilePlace(file: reading.name, line: line, column: nil, path: "")),
            message)
    }

    private mutating func read(_ bytes: ArraySlice<UInt8>) throws(SpecError) {
        line += 1
        let bytes = line == 1 ? withoutByteOrderMark(bytes) : bytes
        if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return }
        do throws(LogLineError) {
            if format == nil {
                let (found, isHeader) = try LogFormat.of(bytes)
                format = found
                if isHeader { return }
            }
            guard let format else { return }
            try take(try format.entry(bytes))
        } catch {
            throw failure(isText(bytes) ? error.message : LogLines.noText, error.isLimit ? .limit : .file)
        }
    }

    private mutating func take(_ entry: LogEntry) throws(LogLineError) {
        guard let stamp = entry.time else { throw LogLineError("the line has no time") }
        let absolute = reading.unit == .seconds ? stamp * 1000 : stamp
        guard Self.clock.contains(absolute) else {
            throw LogLineError("\(stamp.shortestText) is not a valid time")
        }
        if last == nil { origin = absolute }
        let time = absolute - origin
        if let last, time < last.time {
            throw LogLineError(
                "the time goes backward, from \((last.time + origin).decimal(3)) to \(absolute.decimal(3)) ms"
            )
        }
        let verb = try verb(of: entry)
        if operation.events.isEmpty { try add(Operation.Event(at: 0, .started)) }
        if let last, !isPaused, !isSilent, time - last.time > reading.stallTimeout {
            try flush()
            isSilent = true
        }
        var value: Double?
        if let reported = entry.value {
            guard (0...reading.total).contains(reported) else {
                throw LogLineError(
                    "\(reported.shortestText) is out of range: values go from 0 to \(reading.total.shortestText); set the total with \(option: .logTotal)"
                )
            }
            value = reported / reading.total
            try report(value ?? 0, at: time)
        }
        if let verb, verb != .started || !operation.events.isEmpty && operation.events.count > 1 {
            try flush()
            eventCount += 1
            if eventCount > Self.maxEvents {
                throw LogLineError("more than \(Self.maxEvents) events other than values", isLimit: true)
            }
            isPaused = verb == .paused
            try add(Operation.Event(at: time, verb))
        } else if value == nil, verb == nil {
            throw LogLineError("the line has neither a value nor a state")
        }
        last = (time, value ?? last?.value)
    }

    private func verb(of entry: LogEntry) throws(LogLineError) -> Operation.Verb? {
        guard let state = entry.state, !state.isEmpty else { return nil }
        let message = entry.message.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        if let message, message.unicodeScalars.count > OperationSpec.longestMessage {
            throw LogLineError(
                "a message of more than \(OperationSpec.longestMessage) characters is too long")
        }
        switch Operation.Verb.spelled(state) {
        case "started": return .started
        case "determinate": return .determinate
        case "paused": return .paused
        case "resumed": return .resumed
        case "stalled": return .stalled(message)
        case "failed": return .failed(message ?? reading.error)
        case "succeeded": return .succeeded(message ?? reading.success)
        case "finished": return .finished
        case "cancelled": return .cancelled
        default:
            if let remedy = Operation.Verb.remedy(for: state) { throw LogLineError(remedy) }
            let known = Operation.Verb.words.filter { $0 != "progress" }
            throw LogLineError("\(UnknownName(kind: "state", name: state, known: known))")
        }
    }

    private mutating func report(_ value: Double, at time: Double) throws(LogLineError) {
        if isPaused { throw LogLineError("\(OperationError.movesWhilePaused("progress"))") }
        if let end = operation.end {
            throw LogLineError("\(OperationError.over("progress", end.verb.word))")
        }
        let frame = (time * reading.fps / 1000).rounded(.up)
        if !isSilent, frame > Double(reading.maxFrames) {
            throw LogLineError(
                "the log is longer than \(reading.maxFrames) frames; use a lower \(option: .fps), or raise the limit with \(option: .maxFrames)",
                isLimit: true)
        }
        if frame != self.frame { try flush() }
        self.frame = frame
        if reports.count == 2 { reports.removeLast() }
        reports.append(Operation.Event(at: time, .progress(value)))
    }

    private mutating func flush() throws(LogLineError) {
        let reports = reports
        self.reports.removeAll(keepingCapacity: true)
        for report in reports { try add(report) }
    }

    private mutating func add(_ event: Operation.Event) throws(LogLineError) {
        // Events after too long a silence are validated but not shown; a single one stands for all.
        if isSilent, hasLateEvent { return }
        hasLateEvent = isSilent
        do throws(OperationError) { try operation.add(event) } catch { throw LogLineError("\(error)") }
    }

    private mutating func finished() throws(SpecError) -> Operation {
        guard let last else {
            throw SpecError(.file, at: reading.name, "the log is empty; write lines of time,value")
        }
        do throws(LogLineError) {
            try flush()
            if operation.end == nil, last.value == 1, !isPaused, !isSilent {
                try add(Operation.Event(at: last.time, .succeeded(reading.success)))
            }
        } catch {
            throw failure(error.message)
        }
        return operation
    }
}

/// An error in a line of a log.
struct LogLineError: Error {
    let message: Message
    let isLimit: Bool

    init(_ message: Message, isLimit: Bool = false) { (self.message, self.isLimit) = (message, isLimit) }
}

/// The content of a line in a log.
struct LogEntry {
    var time, value: Double?
    var state, message: String?
}
