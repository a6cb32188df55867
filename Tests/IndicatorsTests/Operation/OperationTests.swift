import Indicators
import Testing

@Suite struct OperationTests {
    typealias Event = Indicators.Operation.Event

    static let contradictions: [(String, [Event])] = [
        ("7 ms, before the event at 9 ms", [.init(at: 9, .started), .init(at: 7, .paused)]),
        ("begin with started", [.init(at: 0, .progress(0.5))]),
        ("has already started", [.init(at: 0, .started), .init(at: 1, .started)]),
        ("already paused", [.init(at: 0, .started), .init(at: 1, .paused), .init(at: 2, .paused)]),
        ("not paused", [.init(at: 0, .started), .init(at: 1, .resumed)]),
        (
            "resume the operation first",
            [.init(at: 0, .started), .init(at: 1, .paused), .init(at: 2, .progress(1))]
        ),
        (
            "has already ended",
            [.init(at: 0, .started), .init(at: 1, .succeeded("a")), .init(at: 2, .progress(1))]
        ),
        (
            "has already ended",
            [.init(at: 0, .started), .init(at: 1, .failed("a")), .init(at: 2, .succeeded("a"))]
        ),
        ("has already ended", [.init(at: 0, .started), .init(at: 1, .stalled(nil)), .init(at: 2, .resumed)]),
        ("out of range", [.init(at: -1, .started)]), ("out of range", [.init(at: .nan, .started)]),
        ("out of range", [.init(at: 2e12, .started)]),
        ("not a valid progress value", [.init(at: 0, .started), .init(at: 1, .progress(1.01))]),
        ("not a valid progress value", [.init(at: 0, .started), .init(at: 1, .progress(.nan))]),
    ]

    @Test("what contradicts the events before it is refused (T1)", arguments: contradictions)
    func refuses(message: String, events: [Event]) throws {
        var operation = Indicators.Operation()
        for event in events.dropLast() { try operation.add(event) }
        let before = operation
        let error = #expect(throws: OperationError.self) { try operation.add(events[events.count - 1]) }
        #expect(error.map { "\($0)".contains(message) } == true)
        #expect(operation == before)
    }
}
