import MotionCore
import RequestSupport
import Resolution
import Testing

@testable import Basics
@testable import Jobs
@testable import Requests

@Suite struct MotionSpecResolveTests {
    private func timeline(
        _ motion: String? = nil, value: String? = nil, easing: String? = nil, fps: Double? = nil,
        frames: Int? = nil, maxFrames: Int? = nil, colors: Int = 1
    ) throws(SpecError) -> Timeline {
        var request = RenderSpec()
        for (key, text) in [("motion", motion), ("value", value), ("easing", easing)] {
            if let text { try request.give(key, text) }
        }
        var spec = request.animation
        (spec.fps, spec.frames, spec.maxFrames) = (fps, frames, maxFrames)
        return try spec.timeline(fallback: .fluent, colors: colors)
    }

    @Test("without a motion it is the fallback; with a value the determinate indicator")
    func fallback() throws {
        #expect(try timeline().motion == .fluent)
        #expect(try timeline(value: "0.5").motion == .determinate)
        #expect(try timeline("material-advance").motion == .materialAdvance)
    }

    @Test("a loop of period T at f frames a second has round(T·f / 1000) frames, at least 1")
    func law() throws {
        for motion in Motion.plain where motion.kind != .determinate {
            let period = try #require(motion.period)
            for fps in [0.1, 1, 7, 12.5, 23.976, 24, 25, 29.97, 30, 50, 60, 90, 120, 144, 1000] {
                let timeline = try timeline(motion.name, fps: fps)
                #expect(timeline.count == max(1, Int((period * fps / 1000).rounded())))
                #expect(timeline.fps == fps && timeline.loops)
                for index in [0, 1, timeline.count - 1] {
                    let time = Double(index) / Double(timeline.count) * period
                    #expect(abs(timeline.time(of: index) - time) < 1e-9)
                }
            }
        }
    }

    @Test("frames alone are spread over one loop in its own time; with a rate they are its first ones")
    func frames() throws {
        let alone = try timeline("fluent", frames: 12)
        #expect(alone.count == 12 && alone.loops && abs(alone.fps - 8) < 1e-12)
        #expect(abs(alone.time(of: 6) - 750) < 1e-9)
        let first = try timeline("fluent", fps: 60, frames: 12)
        #expect(first.count == 12 && !first.loops && first.fps == 60)
        #expect(abs(first.time(of: 6) - 100) < 1e-9)
        let whole = try timeline("fluent", fps: 60, frames: 90)
        let twice = try timeline("fluent", fps: 60, frames: 180)
        #expect(whole.loops && twice.loops && twice.table()?.count == 90)
    }

    @Test("a loop in n colors lasts n / gcd(n, changes in a loop) loops of the motion")
    func colorLoops() throws {
        for (motion, changes) in [(Motion.materialAdvance, 4), (.materialRetreat, 4)] {
            let period = try #require(motion.period)
            for colors in 1...12 {
                var divisor = colors
                while changes % divisor != 0 || colors % divisor != 0 { divisor -= 1 }
                let timeline = try timeline(motion.name, fps: 10, colors: colors)
                #expect(timeline.count == Int((period / 100).rounded()) * (colors / divisor), "\(colors)")
                let spread = try self.timeline(motion.name, frames: 60, colors: colors)
                #expect(spread.count == 60)
                #expect(abs(60_000 / spread.fps - period * Double(colors / divisor)) < 1e-6)
            }
        }
    }

    @Test("what does not change color takes one only")
    func oneColor() {
        for (motion, value) in [
            ("fluent", nil), ("fiori-processing", nil), ("determinate", nil), (nil, "0:1"),
        ] as [(String?, String?)] {
            let error = #expect(throws: SpecError.self) { try timeline(motion, value: value, colors: 2) }
            #expect(error?.place == "--color" && error?.kind == .invalid)
        }
    }

    @Test("a run has a frame for every percent, ends included, unless told otherwise")
    func runs() throws {
        #expect(try timeline(value: "0:1").count == 101)
        #expect(try timeline("determinate").count == 101)
        #expect(try timeline(value: "1:0").count == 101)
        #expect(try timeline(value: "0.25:0.75").count == 51)
        #expect(try timeline(value: "0.4").count == 1)
        #expect(try timeline(value: "0:0.005").count == 2)
        let run = try timeline(value: "0:1", fps: 25, frames: 7)
        #expect(run.count == 7 && run.fps == 25 && !run.loops)
        #expect(try timeline(value: "0:1").fps == 60)
    }

    @Test("frames above the limit are a matter of the limit, everything else is wrong")
    func limits() throws {
        func kind(_ body: () throws -> Timeline) throws -> SpecError.Kind? {
            do {
                _ = try body()
                return nil
            } catch let error as SpecError { return error.kind }
        }
        #expect(try kind { try timeline(frames: 65535) } == nil)
        #expect(try kind { try timeline(frames: 65536) } == .limit)
        #expect(try kind { try timeline(frames: 65536, maxFrames: 65536) } == nil)
        #expect(try kind { try timeline(frames: 1_000_000, maxFrames: 999_999) } == .limit)
        #expect(try kind { try timeline(frames: .max, maxFrames: 1_000_000) } == .invalid)
        #expect(try kind { try timeline(frames: .max, maxFrames: .max) } == .invalid)
        #expect(try kind { try timeline("fluent", maxFrames: 90) } == nil)
        #expect(try kind { try timeline("fluent", maxFrames: 89) } == .limit)
        #expect(try kind { try timeline("fluent", fps: 60, frames: 5, maxFrames: 89) } == nil)
        #expect(try kind { try timeline(value: "0:1", maxFrames: 100) } == .limit)
        for number in [0, -1, .min] {
            #expect(try kind { try timeline(frames: number) } == .invalid)
            #expect(try kind { try timeline(maxFrames: number) } == .invalid)
        }
        for fps in [0, -1, 0.09999, 1000.0001, .nan, .infinity, -.infinity, 1e300] {
            #expect(try kind { try timeline(fps: fps) } == .invalid)
        }
    }

    @Test("values have no meaning for motions that show none")
    func contradictions() {
        let error = #expect(throws: SpecError.self) { _ = try timeline("fluent", value: "0:1") }
        #expect(
            error?.text(.flags)
                == "--value: has no effect on fluent, which shows no value; leave it out, or use the motion determinate instead"
        )
    }

    @Test("one value is not eased")
    func easings() {
        let error = #expect(throws: SpecError.self) { try timeline(value: "0.4", easing: "ease") }
        #expect(
            error?.text(.flags)
                == "--easing: only a run of values can be eased; use --value from:to, such as 0:1, or leave it out"
        )
    }
}
