internal import Basics
internal import MotionCore

/// What happens to an operation over time, such as an upload or a payment: the story that an indicator tells.
///
/// Only stories that make sense can be built: ``add(_:)`` rejects what contradicts the events before it.
public struct Operation: Hashable, Sendable {
    public struct Event: Hashable, Sendable {
        /// In milliseconds, in ``Operation/timeRange``.
        public var time: Double
        public var verb: Verb

        public init(at time: Double, _ verb: Verb) { (self.time, self.verb) = (time, verb) }
    }

    public enum Verb: Hashable, Sendable {
        case started
        /// How much is done, in `0...1`. What reports a value is determinate from then on.
        case progress(Double)
        /// It is known from now on how much is done; nothing is, until a value says otherwise.
        case determinate
        case paused, resumed
        /// No more news is expected; the text says what to do about it, nil where the policy's does.
        case stalled(String?)
        /// What went wrong and how it can be resolved.
        case failed(String)
        case succeeded(String)
    }

    /// Every event, in the order of their times.
    public private(set) var events: [Event] = []
    /// How long the operation is expected to take, in milliseconds; nil where that is unknown.
    public var expected: Double?
    private var isPaused = false

    /// Times that are accepted, in milliseconds: up to thirty years.
    public static let timeRange = 0.0...1e12

    public init(expected: Double? = nil) { self.expected = expected }

    /// The end that the operation has come to; nil where it has none.
    public var end: Event? { events.last.flatMap { $0.verb.isEnd ? $0 : nil } }

    /// What happens next.
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
        case .started, .stalled, .failed, .succeeded: break
        }
        events.append(event)
    }
}

extension Operation.Verb {
    /// How the verb is called in files and messages.
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
        }
    }

    /// All words, in the order in which they are listed.
    public static let words = [
        "started", "progress", "determinate", "paused", "resumed", "stalled", "failed", "succeeded",
    ]

    /// Whether nothing can happen afterwards.
    public var isEnd: Bool {
        switch self {
        case .stalled, .failed, .succeeded: true
        case .started, .progress, .determinate, .paused, .resumed: false
        }
    }
}

/// Why an event cannot happen.
public enum OperationError: Error, Hashable, Sendable, CustomStringConvertible {
    case time(Double)
    case value(Double)
    case backward(Double, Double)
    case over(String, String)
    case startedTwice, pausedTwice, notPaused
    case notStarted(String)
    case movesWhilePaused(String)

    public var description: String {
        switch self {
        case .time(let time): "\(time.shortestText) ms is out of range: times go from 0 to 1e12 ms"
        case .value(let value):
            "\(value.shortestText) is not a valid progress value: expected a number in 0…1"
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
