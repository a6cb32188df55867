import TestSupport
import Testing

@testable import Formats

@Suite struct TimedFrameTests {
    private func sequence(_ count: Int, _ fps: Double, loops: Bool) -> FrameSequence {
        FrameSequence(
            name: "n", animation: "a", count: count, fps: fps, loops: loops, scale: 1, width: 1, height: 1)
    }

    /// Random counts and rates, and the ends of what is possible.
    private static let cases: [(count: Int, fps: Double)] = {
        var random = SeededRandom(seed: 11)
        let fixed: [(Int, Double)] = [
            (1, 0.1), (1, 1000), (2, 1000), (3, 60), (101, 60), (324, 60), (45, 29.97), (90, 59.94), (7, 50),
            (9, 51), (65535, 1000), (65535, 0.1), (1_000_000, 1000), (1_000_000, 60),
        ]
        return fixed.map { (count: $0.0, fps: $0.1) }
            + (0..<300).map { _ in
                (Int.random(in: 1...2000, using: &random), 1 / Double.random(in: 0.001...10, using: &random))
            }
    }()

    @Test(
        "frames that are shown unequally long add up to the whole, are never too short, and begin within 30 ms of their time"
    )
    func unequal() {
        var random = SeededRandom(seed: 48)
        for _ in 0..<2000 {
            let count = Int.random(in: 1...12, using: &random)
            for loops in [true, false] {
                var sequence = sequence(count, 60, loops: loops)
                sequence.delays = (0..<count).map { _ in
                    [12, 15, 19.5, 25, 40, 100, Double.random(in: 11...80, using: &random)]
                        .randomElement(using: &random)!
                }
                for (units, least) in [(100.0, 2), (1000, 1), (10_000, 1)] {
                    let frames = sequence.timedFrames(unitsPerSecond: units, least: least)
                    let whole = sequence.start(of: count) * units / 1000
                    #expect(frames.reduce(0) { $0 + $1.delay } == max(least, Int(whole.rounded())))
                    #expect(frames.allSatisfy { $0.delay >= least })
                    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.frame < $1.frame })
                    #expect(loops || frames.last?.frame == count - 1)
                    #expect(!loops || frames.first?.frame == 0)
                    var start = 0
                    // In a GIF whose frames are all but too short, three of them have to make room for the last.
                    for frame in frames where frames.count > 2 {
                        let due = sequence.start(of: frame.frame) * units / 1000
                        #expect((Double(start) - due).magnitude <= 1.5 * Double(least), "\(sequence.delays)")
                        start += frame.delay
                    }
                    if units > 100 { #expect(frames.count == count) }
                }
            }
        }
    }

    @Test("the delays add up to the whole, are never too short, and differ by one at most")
    func sums() {
        for (count, fps) in Self.cases {
            for (units, least) in [(100.0, 2), (1000, 1)] {
                for loops in [true, false] {
                    let timedFrames = sequence(count, fps, loops: loops).timedFrames(
                        unitsPerSecond: units, least: least)
                    let total = max(least, Int((Double(count) * units / fps).rounded()))
                    let delays = timedFrames.map(\.delay)
                    #expect(delays.reduce(0, +) == total, "\(count) at \(fps)")
                    #expect(
                        delays.min()! >= least && delays.max()! - delays.min()! <= 1, "\(count) at \(fps)")
                }
            }
        }
    }

    @Test("every frame is shown where there is time for it, and begins at its time rounded")
    func all() {
        let timedFrames = sequence(324, 60, loops: true).timedFrames(unitsPerSecond: 1000, least: 1)
        #expect(timedFrames.map(\.frame) == Array(0..<324))
        #expect(timedFrames.prefix(6).map(\.delay) == [17, 16, 17, 17, 16, 17])
        var start = 0
        for (index, timed) in timedFrames.enumerated() {
            #expect(abs(Double(start) - Double(index) * 1000 / 60) <= 0.5)
            start += timed.delay
        }
    }

    @Test("of a loop that is too fast each shown frame is the nearest in time, and none comes twice")
    func nearest() {
        let timedFrames = sequence(324, 60, loops: true).timedFrames(unitsPerSecond: 100, least: 2)
        #expect(timedFrames.count == 270 && timedFrames.allSatisfy { $0.delay == 2 })
        #expect(timedFrames.prefix(7).map(\.frame) == [0, 1, 2, 4, 5, 6, 7])
        for (count, fps) in Self.cases where fps > 50 {
            var start = 0
            var last = -1
            for timed in sequence(count, fps, loops: true).timedFrames(unitsPerSecond: 100, least: 2) {
                #expect(timed.frame > last && timed.frame < count)
                // Half a frame, and what the rounding of the whole makes of it.
                let offset = abs(Double(timed.frame) - Double(start) * fps / 100)
                if count > 100 { #expect(offset <= 0.5 + fps / 200 + 1e-6, "\(count) at \(fps)") }
                (last, start) = (timed.frame, start + timed.delay)
            }
        }
    }

    @Test("a run that is too fast keeps both its ends")
    func ends() {
        for (count, fps) in Self.cases where count > 1 {
            let frames = sequence(count, fps, loops: false).timedFrames(unitsPerSecond: 100, least: 2).map(
                \.frame)
            #expect(frames.last == count - 1 && (frames.count == 1 || frames[0] == 0))
            #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 })
        }
    }
}
