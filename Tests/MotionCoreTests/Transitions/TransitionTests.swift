import MotionCore
import Testing

@Suite struct TransitionTests {
    private func refusal(_ motion: Motion, _ from: Transition.Pose, _ to: Transition.Pose) -> TransitionError?
    {
        do {
            _ = try Transition(motion.kind, from: from, to: to)
            return nil
        } catch { return error }
    }

    @Test("what leads nowhere is refused, and says what works")
    func refused() {
        for motion in [Motion.materialAdvance, .fioriLinear, .cupertino, .determinate] {
            for pose in [Transition.Pose.running, .standing, .closed] {
                #expect(refusal(motion, pose, pose) == .nothingMoves)
            }
            #expect(refusal(motion, .determinate(0.4), .standing) == .alreadyStands)
            #expect(refusal(motion, .closed, .standing) == .alreadyStands)
        }
        for (motion, parts) in [(Motion.cupertino, "spokes"), (.ionicLines, "spokes"), (.ui5Dots, "dots")] {
            let others: [(Transition.Pose, Transition.Pose)] = [
                (.running, .determinate(0.4)), (.running, .closed), (.standing, .closed), (.closed, .running),
                (.determinate(0.2), .determinate(0.3)), (.determinate(0), .running),
                (.closed, .determinate(1)),
            ]
            for (from, to) in others {
                #expect(refusal(motion, from, to) == .onlyPauses(parts))
            }
            #expect(
                refusal(motion, .running, .standing) == nil && refusal(motion, .standing, .running) == nil)
            #expect(TransitionError.onlyPauses(parts).description.contains("stopped and started again"))
        }
        #expect(refusal(.determinate, .running, .determinate(0.4)) == .noMotion)
        #expect(refusal(.determinate, .closed, .running) == .noMotion)
        #expect(refusal(.determinate, .running, .standing) == .noMotion)
        #expect(refusal(.determinate, .determinate(0.4), .closed) == nil)
    }

    @Test("no transition of the catalogue takes longer than a second")
    func durations() throws {
        let poses: [Transition.Pose] = [.running, .standing, .determinate(0), .determinate(1), .closed]
        for motion in Motion.plain {
            for (from, to) in poses.flatMap({ from in poses.map { (from, $0) } })
            where refusal(motion, from, to) == nil {
                let transition = try Transition(motion.kind, from: from, to: to, at: 777)
                #expect(transition.duration > 0 && transition.duration <= Transition.longestDuration)
            }
        }
    }

    @Test("values out of range and endless times are the caller's mistakes")
    func misuse() async {
        await #expect(processExitsWith: .failure) {
            _ = try Transition(.determinate, from: .determinate(0), to: .determinate(1.5))
        }
        await #expect(processExitsWith: .failure) {
            _ = try Transition(Motion.fluent.kind, from: .running, to: .standing, at: .infinity)
        }
    }
}
