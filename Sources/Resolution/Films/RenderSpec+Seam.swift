internal import Basics
internal import Formats
internal import Jobs
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Returns notes about a loop that does not end where it begins; empty for a loop that is published so.
    ///
    /// - Parameter fallback: The motion where none is named.
    func seamNotes(_ timeline: Timeline, _ fallback: Motion) -> [Message] {
        guard case .loop(let kind, let clock) = timeline.content, timeline.loops,
            timeline.count > 1 || resolvedFormats().contains(where: { $0.content == .vector }),
            let seam = LoopSeam(kind, end: clock.period),
            let plain = try? animation.plainMotion(fallback: fallback),
            !plain.isPublished
        else { return [] }
        let place = animation.place.map { "\($0): " } ?? ""
        var isFigure = false
        if case .drawn(let drawn) = kind { isFigure = !drawn.isWave }
        let part =
            switch seam.unit {
            case .degrees: "\(isFigure ? "a figure" : "the arc") jumps by \(seam.size.decimal(1))°"
            case .trackLengths: "a bar jumps by \((seam.size * 100).decimal(1))% of the track"
            case .opacity, .scale:
                isFigure
                    ? "a figure changes by \((seam.size * 100).decimal(1))% at once"
                    : "a dot jumps by \((seam.size * 100).decimal(1))% of its size"
            }
        let remedy =
            plain.kind.closingPeriod.map { "with a period of \($0.decimal(3)) they all do" }
            ?? "let every track return to its start"
        return [
            "\(place)\(part) where the loop restarts: not all tracks of \(plain.name) return to their start within its period of \((plain.period ?? clock.period).decimal(3)) ms; \(remedy)"
        ]
    }

    /// Returns notes about frames that end in the middle of a loop.
    func cutNotes(_ timeline: Timeline) -> [Message] {
        guard case .loop(_, let clock) = timeline.content, timeline.count > 1, !timeline.loops,
            !resolvedFormats().allSatisfy({ $0.content == .vector })
        else { return [] }
        let (count, whole) = (timeline.count, clock.framesPerLoop)
        let closed = max(count / whole, 1) * whole
        return [
            "\(count) frames end in the middle of a loop, which has \(whole) at \(framesASecond(clock.fps.shortestText)); for one that closes use \(option: .frames, "\(closed)"), or leave out \(option: .fps) to spread one loop over \(count)"
        ]
    }

    /// The notes about a loop that is over before anybody sees it: its duration was probably meant in seconds.
    var paceNotes: [Message] {
        guard let duration = animation.duration, duration < 50 else { return [] }
        let milliseconds = (duration * 1000).shortestText
        return [
            "a loop of \(duration.shortestText) ms is too short to be seen; for \(duration.shortestText) s, write \(option: .duration, milliseconds)"
        ]
    }
}
