package import Basics
package import Jobs
internal import MotionCore
package import Requests

extension Timeline {
    /// Returns the shortest part of this loop of which the rest is a rotated copy, on the frame grid that `spec` requests,
    /// and that rotation in degrees clockwise.
    ///
    /// - Throws: ``SpecError`` where there is no such part, or where something else keeps the frames from repeating with
    ///   it.
    package func subcycle(_ spec: MotionSpec, colors: Int) throws(SpecError) -> (Timeline, rotation: Double) {
        func refused(_ why: Message) -> SpecError { SpecError(at: .option(.sheetLoop), why) }
        guard case .loop(var kind, let clock) = content else {
            throw refused("a run of values is not a loop and has no sub-cycle; leave it out")
        }
        guard let part = LoopAnalysis(kind)?.subcycle, part.rotation > 0,
            part.period < clock.period * (1 - 1e-9)
        else {
            throw refused(
                "no shorter part of the loop of \(motion.name) repeats as a rotated copy; leave it out"
            )
        }
        if colors > 1 {
            throw refused("a sub-cycle has one color, but \(colors) are given")
        }
        if spec.fps != nil, spec.frames != nil {
            throw refused(
                "\(option: .fps) with \(option: .frames) takes the first frames of a loop; leave one of them out"
            )
        }
        if case .arc(var choreography) = kind {
            choreography.period = part.period
            kind = .arc(choreography)
        }
        let grid =
            spec.frames.map { FrameClock(period: part.period, frames: $0) }
            ?? FrameClock(period: part.period, fps: fps)
        let timeline = Timeline(
            motion: motion, content: .loop(kind, grid), count: grid.framesPerLoop, fps: grid.fps)
        // Published angles have few decimals, so rounding removes the error of the sum.
        return (timeline, (part.degrees * 1e9).rounded() / 1e9)
    }
}
