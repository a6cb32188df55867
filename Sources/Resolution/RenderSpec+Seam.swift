internal import Basics
internal import MotionCore
internal import Rendering
internal import Requests

extension RenderSpec {
    /// What is to be known of a loop that does not end where it begins; none of one that was published so and is asked
    /// for as published.
    ///
    /// - Parameter fallback: The motion where none is named.
    func seamNotes(_ timeline: Timeline, _ fallback: Motion) -> [Message] {
        guard case .loop(let kind, let clock) = timeline.content, timeline.loops,
            let seam = LoopSeam(kind, end: clock.period),
            let plain = try? motion.plainMotion(fallback: fallback),
            !(motion.faithful && Motion.all.contains(plain))
        else { return [] }
        let place = motion.place.map { "\($0): " } ?? ""
        let part =
            switch seam.unit {
            case .degrees: "the arc jumps by \(seam.size.decimal(1))°"
            case .trackLengths: "a bar jumps by \((seam.size * 100).decimal(1)) % of the track"
            case .opacity, .scale: "a dot jumps by \((seam.size * 100).decimal(1)) % of its size"
            }
        let stated = plain.period ?? clock.period
        var advice: Message = "let every track return to its start within the period"
        if let length = closedLength(kind, clock.period) {
            advice = "with a period of \((length * stated).decimal(3)) ms they all do"
        }
        return [
            "\(place)\(part) where the loop restarts: not all tracks of \(plain.name) return to their start within its period of \(stated.decimal(3)) ms; \(advice)"
        ]
    }

    /// How many times as long a loop takes that closes; nil where there is none.
    private func closedLength(_ kind: Motion.Kind, _ period: Double) -> Double? {
        guard let analysis = LoopAnalysis(kind), LoopSeam(kind, end: analysis.period) == nil else { return nil }
        return analysis.period / period
    }
}
