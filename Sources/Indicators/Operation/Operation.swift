internal import Basics

/// The course of an operation over time, such as an upload or a payment: the story that an indicator tells.
///
/// Only consistent stories can be built: ``add(_:)`` rejects events that contradict those before.
public struct Operation: Hashable, Sendable {
    /// An event at a time.
    public struct Event: Hashable, Sendable {
        /// The time in milliseconds, in ``Operation/timeRange``.
        public var time: Double
        /// The verb of the event.
        public var verb: Verb

        /// Creates an event at `time`, in milliseconds.
        public init(at time: Double, _ verb: Verb) { (self.time, self.verb) = (time, verb) }
    }

    /// The verbs of events.
    public enum Verb: Hashable, Sendable {
        /// The operation begins; always the first event.
        case started
        /// The progress so far, in `0...1`. An operation that reports a value is determinate from then on.
        case progress(Double)
        /// Values are known from now on, 0 until the next report.
        case determinate
        /// No values are reported from now on.
        case paused
        /// Values may be reported again.
        case resumed
        /// No more news is expected; the text says how to proceed, nil for that of the policy.
        case stalled(String?)
        /// The operation has failed; the message says what went wrong and how to resolve it.
        case failed(String)
        /// The operation has succeeded, with the message about it.
        case succeeded(String)
        /// The operation is over, and there is nothing to tell about that.
        case finished
        /// The user has cancelled the operation, which is not an error.
        case cancelled
    }

    /// All events, in the order of their times.
    public private(set) var events: [Event] = []
    /// The expected duration of the operation, in milliseconds; nil where that is unknown.
    public var expected: Double?
    private(set) var isPaused = false

    /// The range of times, in milliseconds: up to thirty years.
    public static let timeRange = 0.0...1e12

    /// Creates an operation without any events yet; `expected` is in milliseconds.
    public init(expected: Double? = nil) { self.expected = expected }

    /// The event that has ended the operation; nil for none.
    public var end: Event? { events.last.flatMap { $0.verb.isEnd ? $0 : nil } }

    /// Appends the next event.
    ///
    /// - Throws: ``OperationError`` where the event cannot follow those before.
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

    /// All words for verbs, in the order in which they are listed.
    public static let words = [
        "started", "progress", "determinate", "paused", "resumed", "stalled", "failed", "succeeded",
        "finished", "cancelled",
    ]

    /// Returns a word in the spelling of ``words``.
    package static func spelled(_ word: String) -> String { word == otherSpelling ? "cancelled" : word }

    /// The American spelling of one of the words, which files may also use.
    package static let otherSpelling = "canceled"

    /// Whether nothing can follow the event.
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
    /// An operation that has already started starts again.
    case startedTwice
    /// An operation that is already paused pauses again.
    case pausedTwice
    /// An operation that is not paused resumes.
    case notPaused
    /// The first event, by its word, is not the beginning.
    case notStarted(String)
    /// An event, by its word, reports values during a pause.
    case movesWhilePaused(String)

    /// A sentence with the reason, and the alternative.
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
