import Basics
import Indicators
import Jobs
import MotionCore
import RequestSupport
import Resolution
import TestSupport
import Testing

@testable import Requests

@Suite struct TransitionSpecTests {
    private let success = TransitionSpec.states(from: .state(.active), to: .state(.success))

    /// Why a transition is refused, wherever that shows: where it is read, or with the rest of the request.
    private func refusal(
        _ text: String, _ motion: Motion = .fluent, start: Double = 0,
        _ change: (inout MotionSpec) -> Void = { _ in }
    ) -> SpecError? {
        var spec = MotionSpec()
        spec.motion = .value(motion)
        change(&spec)
        do throws(SpecError) {
            var request = RenderSpec()
            try request.give("transition", text)
            _ = try request.transition?.timeline(of: spec, start: start)
            return nil
        } catch { return error }
    }

    @Test("every name of a state is understood, and stands for what moves in it")
    func states() throws {
        let poses: [String: Transition.Pose] = [
            "active": .running, "indeterminate": .running, "paused": .standing, "disabled": .standing,
            "success": .closed, "error": .closed, "determinate=0.25": .determinate(0.25),
            "determinate=1e-3": .determinate(0.001),
        ]
        #expect(
            Set(poses.keys.map { $0.split(separator: "=")[0] })
                == Set(TransitionSpec.State.names.map { $0[...] }))
        for (from, pose) in poses {
            let spec = try TransitionSpec(parsing: "\(from):determinate=1")
            let states = try spec.shown()
            #expect(states.from.pose == pose && from.hasPrefix(states.from.name))
            #expect(states.to.pose == .determinate(1) && states.to.name == "determinate")
            #expect(states.from.state == ValueState(rawValue: from) ?? .active)
            #expect(try TransitionSpec(parsing: spec.description) == spec)
        }
    }

    @Test("what is not a valid transition is refused, with the part that is wrong and how to fix it")
    func malformed() {
        let cases: [(String, String)] = [
            ("", "write from:to"), ("active", "write from:to"), ("a:b:c", "write from:to"),
            (
                "active:cancelled",
                "; an operation that is called off shows no state: end its events with cancelled"
            ),
            ("activ:success", "did you mean \"active\"?"), ("active:", "there is no state \"\""),
            ("Active:success", "\"Active\""), (" active:success", "\" active\""),
            ("active:determinate", "has no value"), ("active:determinate=", "\"\" in"),
            ("active:determinate=1.01", "1.01"), ("determinate=-0.1:active", "-0.1"),
            ("determinate=nan:active", "nan"), ("determinate=140%:active", "140%"),
            ("active=0.4:success", "only determinate takes a value; write active"),
            ("active:indeterminate", "nothing moves"), ("success:error", "nothing moves"),
            ("determinate=0.4:paused", "only a running motion can be stopped"),
        ]
        for (text, fragment) in cases {
            let error = refusal(text)
            #expect(error?.place == "--transition" && error?.kind == .invalid, "\(text)")
            #expect(error?.message.contains(fragment) == true, "\(text): \(error?.message ?? "understood")")
        }
    }

    @Test("what does not go with the motion, or with a transition, is refused")
    func unsuitable() {
        #expect(
            refusal("active:success", .cupertino)?.message.contains("cupertino: spokes cannot") == true)
        #expect(
            refusal("active:determinate=0.4", .ui5Dots)?.message.contains("dots cannot") == true)
        #expect(refusal("active:paused", .ui5Dots) == nil)
        #expect(
            refusal("active:determinate=0.4", .determinate)?.message.contains("does not run") == true)
        #expect(refusal("determinate=0.1:determinate=0.4", .determinate) == nil)
        #expect(refusal("determinate=0.1:success") { ($0.motion, $0.value) = (nil, 0.4) }?.place == "--value")
        #expect(
            refusal("determinate=0.1:success") { ($0.motion, $0.easing) = (nil, .ease) }?.place == "--easing")
        #expect(refusal("active:success") { $0.frames = 5 }?.place == "--frames")
        #expect(refusal("active:success") { $0.fps = .nan }?.place == "--fps")
        let limit = refusal("active:success") { $0.maxFrames = 10 }
        #expect(limit?.kind == .limit)
        for start in [-1, .nan, .infinity, -.infinity, 1.1e12] {
            #expect(refusal("active:success", start: start)?.place == "--t0")
        }
        #expect(refusal("active:success", start: 1e12) == nil)
    }

    @Test("the frames go from the first to the first one at rest, and are the arcs of the batch path too")
    func frames() throws {
        var spec = MotionSpec()
        (spec.motion, spec.fps) = (.value(.materialAdvance), 240)
        let timeline = try TransitionSpec.states(from: .indeterminate, to: .determinate(0.4))
            .timeline(of: spec, start: 333)
        #expect(!timeline.loops)
        #expect(timeline.time(of: timeline.count - 1) >= timeline.length)
        #expect(timeline.time(of: timeline.count - 2) < timeline.length)
        let choreography = try #require(Motion.materialAdvance.kind.arc)
        #expect(timeline.span(of: 0) == choreography.span(at: 333))
        #expect(timeline.span(of: timeline.count - 1) == ArcSpan(start: 1, sweep: 0.4))
        let table = try #require(timeline.table())
        #expect(table.count == timeline.count)
        for index in 0..<timeline.count {
            let span = timeline.span(of: index)
            #expect((table[index].start * 360 - span.startDegrees).magnitude < 1e-3)
            #expect((table[index].sweep - span.sweep).magnitude < 1e-6)
        }
        spec.motion = .value(.fioriLinear)
        #expect(try success.timeline(of: spec).table() == nil)
    }

    @Test("the faithful motion settles where it is asked for")
    func faithful() throws {
        var spec = MotionSpec()
        (spec.motion, spec.isFaithful) = (.value(.flutter), true)
        let published = try #require(Motion.flutter.faithful?.arc)
        let seamless = try #require(Motion.flutter.kind.arc)
        let moment = 1_234_567.25
        #expect(try success.timeline(of: spec, start: moment).span(of: 0) == published.span(at: moment))
        spec.isFaithful = false
        #expect(try success.timeline(of: spec, start: moment).span(of: 0) == seamless.span(at: moment))
    }

    @Test("spokes and dots show the motion at the time of the slowing clock")
    func clocks() throws {
        var spec = MotionSpec()
        for motion in [Motion.ionicLines, .ui5Dots] {
            spec.motion = .value(motion)
            let timeline = try TransitionSpec.states(from: .state(.active), to: .state(.paused))
                .timeline(of: spec, start: 100)
            #expect(timeline.count == 13)
            #expect(timeline.moment(at: -7) == motion.kind.moment(at: 93))
            #expect(timeline.moment(of: 12) == motion.kind.moment(at: 200))
            #expect(timeline.moment(at: 1e6) == motion.kind.moment(at: 200))
        }
    }
}
