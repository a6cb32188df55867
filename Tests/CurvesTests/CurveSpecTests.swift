import Indicators
import Jobs
import MotionCore
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Curves
@testable import Requests

@Suite struct CurveSpecTests {
    private static let pausing = TransitionSpec.states(from: .state(.active), to: .state(.paused))

    private func spec(_ motion: Motion, _ change: (inout CurveSpec) -> Void = { _ in }) -> CurveSpec {
        var spec = CurveSpec()
        spec.motion = motion
        change(&spec)
        return spec
    }

    private func times(_ spec: CurveSpec) throws -> [Double] {
        let table = try spec.resolve()
        return (0..<table.count).map { table[$0].time }
    }

    @Test("without a window the rows are the frames of one loop; with one they keep to the frame rate")
    func windows() throws {
        // 5400 ms at 7 frames a second are 37.8 frames.
        #expect(
            try times(spec(.materialAdvance) { $0.animation.fps = 7 })
                == (0..<38).map { Double($0) * 5400 / 38 })
        let window = spec(.materialAdvance) { spec in
            (spec.animation.fps, spec.start, spec.window) = (7, 100.5, 1000)
        }
        #expect(try times(window) == (0..<7).map { 100.5 + Double($0) * 1000 / 7 })
        // Both halves have a default: from 0, and one exact loop.
        #expect(try times(spec(.fluent) { $0.window = 50 }) == [0, 1000.0 / 60, 2000.0 / 60])
        #expect(try times(spec(.fluent) { $0.start = -10 }).count == 90)
    }

    @Test("a row is in the window when its time is less than the duration, to the last bit")
    func ends() throws {
        for fps in [23.976, 24, 25, 29.97, 30, 59.94, 60, 1000, 0.1] {
            for rows in [1, 2, 3, 10, 49, 100] {
                for duration in [Double(rows) * 1000 / fps, (Double(rows) * 1000 / fps).nextUp] {
                    let found = try times(
                        spec(.fluent) { spec in (spec.animation.fps, spec.window) = (fps, duration) })
                    #expect(found.count == (duration > Double(rows) * 1000 / fps ? rows + 1 : rows))
                    #expect(found.allSatisfy { $0 < duration })
                }
            }
        }
    }

    @Test("a window is the motion itself, also many periods later and on a loop too long to list")
    func values() throws {
        let table = try spec(.flutter) { spec in
            (spec.animation.isFaithful, spec.start, spec.window) = (true, 1_234_567.25, 500)
        }.resolve()
        let published = try #require(Motion.flutter.faithful?.arc)
        #expect(table.count == 30)
        for index in 0..<30 {
            let (time, moment) = table[index]
            #expect(time == 1_234_567.25 + Double(index) * 1000 / 60)
            #expect(moment == .arc(published.span(at: time)))
        }
        #expect(
            try spec(.flutter) { spec in (spec.animation.isFaithful, spec.times) = (true, [2_961_926]) }
                .resolve()
                .count == 1)
    }

    @Test("a run of values stands still before and after its window")
    func runs() throws {
        let table = try spec(.determinate) { spec in
            (spec.animation.value, spec.start, spec.window) = (ValueSpan(from: 0, to: 1), -100, 3000)
        }.resolve()
        #expect(table[0].moment == .arc(ArcSpan(start: 0, sweep: 0)))
        #expect(table[179].moment == .arc(ArcSpan(start: 0, sweep: 1)))
    }

    @Test("windows that make no sense are refused by their flag")
    func refused() {
        func place(_ change: (inout CurveSpec) -> Void) -> String? {
            do {
                _ = try spec(.fluent, change).resolve()
                return nil
            } catch { return "\(error.place) \(error.kind)" }
        }
        #expect(place { $0.window = 0 } == "--window invalid")
        #expect(place { $0.window = -5 } == "--window invalid")
        #expect(place { $0.window = .nan } == "--window invalid")
        #expect(place { $0.window = .infinity } == "--window invalid")
        #expect(place { $0.start = .nan } == "--t0 invalid")
        #expect(place { $0.start = 1e300 } == "--t0 invalid")
        #expect(place { spec in (spec.times, spec.start) = ([0], 1) } == "--at invalid")
        #expect(place { spec in (spec.animation.frames, spec.start) = (5, 1) } == "--frames invalid")
        #expect(place { spec in (spec.animation.fps, spec.start) = (0, 1) } == "--fps invalid")
        #expect(place { $0.window = 1e12 } == "--window limit")
        #expect(place { spec in (spec.animation.maxFrames, spec.window) = (59, 1000) } == "--window limit")
        #expect(place { spec in (spec.animation.maxFrames, spec.window) = (60, 1000) } == nil)
    }

    @Test(
        "waves go on without a jump where a motion is joined, each bar by its own",
        arguments: [Motion.composeWavy, .composeWavyLinear])
    func joining(motion: Motion) throws {
        let table = try spec(motion) {
            ($0.transition, $0.animation.fps) = (.states(from: .determinate(0.2), to: .indeterminate), 120)
        }.resolve()
        let rows = String(decoding: table.csv(), as: UTF8.self).split(separator: "\n").dropFirst()
            .map { $0.split(separator: ",") }
        let bars = motion == .composeWavy ? [0] : [0, 1]
        for bar in bars {
            let phases = rows.filter { $0[2] == "\(bar)" }.compactMap { Double($0[7]) }
            #expect(phases.count > 40)
            for (from, to) in zip(phases, phases.dropFirst()) {
                let way = to - from
                // A whole wave of a bar is none.
                let jump = motion == .composeWavy ? way : way - way.rounded()
                #expect(jump > 0 && jump < 0.03, "\(bar): \(from) to \(to)")
            }
        }
    }

    @Test("a transition has its own rows, or those of moments counted from its beginning")
    func transitions() throws {
        let rows = spec(.fluent) { spec in
            (spec.transition, spec.start, spec.animation.fps) = (Self.pausing, 500, 50)
        }
        #expect(try times(rows) == (0...10).map { Double($0) * 20 })
        let moments = try spec(.fluent) { spec in
            (spec.transition, spec.start, spec.times) = (Self.pausing, 500, [-100, 200])
        }.resolve()
        #expect(moments[0].moment == Motion.fluent.kind.moment(at: 400))
        #expect(moments[1].moment == Motion.fluent.kind.moment(at: 600))
        let refused: [(String, (inout CurveSpec) -> Void)] = [
            ("--window", { $0.window = 5 }), ("--transition", { $0.analyzes = true }),
            ("--transition", { $0.format = "yaml" }),
        ]
        for (place, change) in refused {
            let spec = spec(.fluent) { spec in
                spec.transition = Self.pausing
                change(&spec)
            }
            let error = #expect(throws: SpecError.self) { try spec.bytes(for: "-") }
            #expect(error?.place == place)
        }
    }
}
