import Drawing
import MotionCore
import RequestSupport
import Testing

@testable import Jobs
@testable import Requests
@testable import Resolution

@Suite struct TimelineTests {
    private func timeline(_ change: (inout MotionSpec) -> Void, colors: Int = 1) throws -> Timeline {
        var spec = MotionSpec()
        change(&spec)
        return try spec.timeline(fallback: .materialAdvance, colors: colors)
    }

    @Test("the table has the arcs of the frames, within 0.001°", arguments: arcMotions)
    func table(motion: Motion) throws {
        let timeline = try timeline { ($0.motion, $0.fps) = (.value(motion), 30) }
        let table = try #require(timeline.table())
        #expect(table.count == timeline.count)
        for index in 0..<table.count {
            let (exact, fast) = (timeline.span(of: index), table[index])
            #expect(abs(fast.sweepDegrees - exact.sweepDegrees) < 0.001)
            let apart = (fast.startDegrees - exact.startDegrees).remainder(dividingBy: 360)
            #expect(abs(apart) < 0.001)
        }
    }

    @Test("the frame after the last is the first", arguments: arcMotions.filter { $0.period != nil })
    func comesHome(motion: Motion) throws {
        for fps in [7.0, 24, 60] {
            let timeline = try timeline { ($0.motion, $0.fps) = (.value(motion), fps) }
            let (first, next) = (timeline.span(of: 0), timeline.span(of: timeline.count))
            #expect(abs(next.sweepDegrees - first.sweepDegrees) < 1e-9)
            let apart = (next.startDegrees - first.startDegrees).remainder(dividingBy: 360)
            #expect(abs(apart) < 1e-9)
        }
    }

    @Test("a run is spread over its frames, both ends exact, and stands still outside")
    func run() throws {
        let timeline = try timeline { ($0.value, $0.frames, $0.fps) = (ValueSpan(from: 0.1, to: 0.7), 4, 10) }
        #expect(timeline.span(of: 0) == ArcSpan(start: 0, sweep: 0.1))
        #expect(timeline.span(of: 3) == ArcSpan(start: 0, sweep: 0.7))
        #expect(abs(timeline.span(of: 1).sweep - 0.3) < 1e-15)
        #expect(timeline.span(at: -1e300).sweep == 0.1 && timeline.span(at: 1e308).sweep == 0.7)
        #expect(timeline.span(at: 300).sweep == 0.7 && timeline.time(of: 3) == 300)
        let still = try self.timeline { $0.value = 0.4 }
        #expect(
            still.span(at: 12345).sweep == 0.4 && still.table()?[0].sweepDegrees == Double(Float(0.4)) * 360)
    }

    @Test("colors: one for all frames, or one each, each shown whole between its changes")
    func colors() throws {
        let (red, blue) = (Color(rgba: 0xFF00_00FF), Color(rgba: 0x0000_FFFF))
        let single = try timeline { $0.frames = 8 }
        #expect(single.colors([red]) == [red])
        let both = try timeline({ $0.frames = 8 }, colors: 2)
        // Eight frames of 675 ms; a change at 1000 ms of every 1350.
        #expect(both.colors([red, blue]) == [red, red, blue, blue, red, red, blue, blue])
        let fine = try timeline({ $0.fps = 1000 }, colors: 2)
        let colors = fine.colors([red, blue])
        #expect(colors.count == 5400)
        #expect(colors[1000] == red && colors[1333] == blue && colors[2349] == blue && colors[2350] == blue)
        #expect(colors[1166] != red && colors[1166] != blue)
        // Red wanes for as long as blue grows.
        #expect(zip(colors[1000...1332], colors[1001...1333]).allSatisfy { $0.red >= $1.red })
    }
}
