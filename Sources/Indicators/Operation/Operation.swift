internal import Basics
internal import MotionCore

/// The course of an operation over time, such as an upload or a payment: the story that an indicator tells.
///
/// Only stories that make sense can be built: ``add(_:)`` rejects what contradicts the events before it.
public struct Operation: Hashable, Sendable {
    /// Something that happens at a time.
    public struct Event: Hashable, Sendable {
        /// In milliseconds, in ``Operation/timeRange``.
        public var time: Double
        /// The verb of the event.
        public var verb: Verb

        /// Something that happens at `time`, in milliseconds.
        public init(at time: Double, _ verb: Verb) { (self.time, self.verb) = (time, verb) }
    }

    /// The verbs of events: all that can happen to an operation.
    public enum Verb: Hashable, Sendable {
        /// It begins; always the first event.
        case started
        /// The progress so far, in `0...1`. An operation that reports a value is determinate from then on.
        case progress(Double)
        /// It is known from now on how much is done; nothing is, until a value says otherwise.
        case determinate
        /// No values are reported from now on.
        case paused
        /// Values may be reported again.
        case resumed
        /// No more news is expected; the text says what to do about it, nil where the policy's does.
        case stalled(String?)
        /// A failure; the message says what went wrong and how it can be resolved.
        case failed(String)
        /// Everything is done, with what to say about it.
        case succeeded(String)
        /// It is over, and there is nothing to say about that.
        case finished
        /// The user has called it off, which is no error.
        case cancelled
    }

    /// Every event, in the order of their times.
    public private(set) var events: [Event] = []
    /// The expected duration of the operation, in milliseconds; nil where that is unknown.
    public var expected: Double?
    private(set) var isPaused = false

    /// Times that are accepted, in milliseconds: up to thirty years.
    public static let timeRange = 0.0...1e12

    /// An operation of which nothing has happened yet; `expected` is in milliseconds.
    public init(expected: Double? = nil) { self.expected = expected }

    /// The end that the operation has come to; nil where it has none.
    public var end: Event? { events.last.flatMap { $0.verb.isEnd ? $0 : nil } }

    /// Appends the next event.
    ///
    /// - Throws: ``OperationError`` where that cannot happen after what has happened before.
    public mutating func add(_ event: Event) throws(OperationError) {
        guard Self.timeRange.contains(event.time) else { throw .time(event.time) }
        if case .progress(let value) = event.verb, !(0...1).contains(value) { throw .value(value) }
        if let last = events.last {
            if event.time < last.time { throw .backward(event.time, last.time) }
            if last.verb.isEnd { throw .over(event.verb.word, last.verb.word) }
            if event.verb == .started { throw .startedTwice }
        } else if event.verb != .started {
            throw .notStarted(event.verb.word)
        }
        switch event.verb {
        case .paused:
            if isPaused { throw .pausedTwice }
            isPaused = true
        case .resumed:
            if !isPaused { throw .notPaused }
            isPaused = false
        case .progress, .determinate: if isPaused { throw .movesWhilePaused(event.verb.word) }
        case .started, .stalled, .failed, .succeeded, .finished, .cancelled: break
        }
        events.append(event)
    }
}

extension Operation.Verb {
    /// The word for the verb in files and messages.
    public var word: String {
        switch self {
        case .started: "started"
        case .progress: "progress"
        case .determinate: "determinate"
        case .paused: "paused"
        case .resumed: "resumed"
        case .stalled: "stalled"
        case .failed: "failed"
        case .succeeded: "succeeded"
        case .finished: "finished"
        case .cancelled: "cancelled"
        }
    }

    /// All words, in the order in which they are listed.
    public static let words = [
        "started", "progress", "determinate", "paused", "resumed", "stalled", "failed", "succeeded",
        "finished", "cancelled",
    ]

    /// A word in the spelling that ``words`` have.
    package static func spelled(_ word: String) -> String { word == otherSpelling ? "cancelled" : word }

    /// The American spelling of one of the words, which files may have as well.
    package static let otherSpelling = "canceled"

    /// Whether nothing can happen afterwards.
    public var isEnd: Bool {
        switch self {
        case .stalled, .failed, .succeeded, .finished, .cancelled: true
        case .started, .progress, .determinate, .paused, .resumed: false
        }
    }
}

/// The reason why an event cannot happen.
public enum OperationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A time, in milliseconds, that is out of ``Operation/timeRange``.
    case time(Double)
    /// A value that is out of `0...1`.
    case value(Double)
    /// A time before that of the last event; both in milliseconds.
    case backward(Double, Double)
    /// An event after the one that has ended the operation; both by their words.
    case over(String, String)
    /// An operation that has started starts again.
    case startedTwice
    /// An operation that is paused pauses again.
    case pausedTwice
    /// An operation that is not paused resumes.
    case notPaused
    /// The first event, by its word, is not the beginning.
    case notStarted(String)
    /// An event, by its word, reports values during a pause.
    case movesWhilePaused(String)

    /// A sentence with the reason, and with what to write instead.
    public var description: String {
        switch self {
        case .time(let time): "\(time.shortestText) ms is out of range: times go from 0 to 1e12 ms"
        case .value(let value):
            "\(value.shortestText) is not a valid progress value: use a number from 0 to 1"
        case .backward(let time, let last):
            "at \(time.shortestText) ms, before the event at \(last.shortestText) ms; events must be in chronological order"
        case .over(let word, let end): "\(word) after \(end); the operation has already ended"
        case .startedTwice: "the operation has already started"
        case .pausedTwice: "paused while already paused"
        case .notPaused: "resumed while not paused"
        case .notStarted(let word): "\(word) before the operation has started; begin with started"
        case .movesWhilePaused(let word): "\(word) while paused; resume the operation first"
        }
    }
}
