internal import Basics
internal import Formats
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// The number of the frame with which a loop begins.
    func firstFrame(of timeline: Timeline) throws(SpecError) -> Int {
        guard let firstFrame, case .loop(let kind, let clock) = timeline.content else { return 0 }
        let moment: Double
        switch firstFrame {
        case .fullest: moment = kind.fullestMoment
        case .moment(.share(let share)): moment = share * clock.period
        case .moment(.time(let time)):
            guard time <= clock.period else {
                throw SpecError(
                    at: .option(.firstFrame),
                    "\(time.shortestText) ms is after the end of the loop: use 0 to \(clock.period.decimal(3)) ms, or 0% to 100%"
                )
            }
            moment = time
        }
        func distance(_ frame: Int) -> Double {
            let ahead = (timeline.time(of: frame) - moment).remainder(dividingBy: clock.period)
            return ahead.magnitude
        }
        return (0..<timeline.count).min { distance($0) < distance($1) } ?? 0
    }

    /// The note that a loop begins with the requested frame anyway; none where it does not.
    func firstFrameNotes(_ playback: Playback, _ timeline: Timeline) -> [Message] {
        guard firstFrame != nil, playback.first == 0, timeline.count > 1 else { return [] }
        return ["the loop begins with that frame by itself, so \(option: .firstFrame) changes nothing"]
    }
}
