import Imaging
import Platform
import Testing

@testable import Exports
@testable import Formats

@Suite struct AnimationSurveyTests {
    private func looks(
        _ looks: [Int], delay: Int = 2, longest: Int = 100, workers: Int = 2
    ) throws -> [TimedFrame] {
        let timedFrames = looks.indices.map { TimedFrame(frame: $0, delay: delay) }
        let survey = try AnimationSurvey(
            PatternSource(looks: looks), timedFrames, longest: longest, workers: Workers(count: workers))
        return survey.distinctFrames
    }

    @Test("frames that look like the one before lengthen its delay, and no others do")
    func repeats() throws {
        #expect(
            try looks([1, 1, 1, 2, 1, 1]) == [
                TimedFrame(frame: 0, delay: 6), TimedFrame(frame: 3, delay: 2),
                TimedFrame(frame: 4, delay: 4),
            ])
    }

    @Test("repeats are found across all places where work is divided, with any number of workers")
    func stretches() throws {
        let many = (0..<100).map { $0 / 7 }
        let expected = (0..<15).map { TimedFrame(frame: 7 * $0, delay: $0 == 14 ? 4 : 14) }
        for workers in [1, 2, 5] { #expect(try looks(many, workers: workers) == expected) }
    }

    @Test("no delay gets longer than the format can hold")
    func longest() throws {
        let found = try looks([Int](repeating: 1, count: 10), delay: 3, longest: 7)
        #expect(found.map(\.delay) == [6, 6, 6, 6, 6] && found.map(\.frame) == [0, 2, 4, 6, 8])
    }
}
