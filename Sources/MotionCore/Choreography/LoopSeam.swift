/// How far what is shown jumps where a loop begins anew.
public struct LoopSeam: Hashable, Sendable {
    public let unit: LoopAnalysis.Unit
    /// The larger jump of both ends, of all parts, in the unit.
    public let size: Double

    /// The seam of a loop that is shown from 0 up to `end` milliseconds; nil for one that nobody sees, and for spokes, in
    /// whose nature jumps are.
    public init?(_ kind: Motion.Kind, end: Double) {
        // How close to the end the picture before it is looked at, in milliseconds.
        let side = 1e-6
        func jumps(_ before: BarSpan?, _ after: BarSpan?, isRound: Bool = false) -> Double {
            func way(_ from: Double, _ to: Double) -> Double {
                (isRound ? to - from - (to - from).rounded() : to - from).magnitude
            }
            return switch (before, after) {
            case (let before?, let after?):
                max(way(before.tail, after.tail), way(before.head, after.head))
            case (let bar?, nil), (nil, let bar?): bar.length.magnitude
            case (nil, nil): 0
            }
        }
        switch kind {
        case .determinate, .spokes: return nil
        case .arc(let choreography):
            func ends(_ time: Double) -> BarSpan {
                let span = choreography.span(at: time)
                return BarSpan(tail: span.start, head: span.end)
            }
            unit = .degrees
            size = jumps(ends(end - side), ends(side), isRound: true) * 360
        case .bars(let bars):
            unit = .trackLengths
            let (before, after) = (bars.spans(at: end - side), bars.spans(at: side))
            // A tile goes on in the next one's place.
            let shift = bars.areTiles ? 1 : 0
            size =
                before.indices.map { index in
                    let place = index + shift
                    return jumps(before[index].clipped, place < after.count ? after[place].clipped : nil)
                }.max() ?? 0
        case .dots(let row):
            unit = .scale
            size =
                zip(row.scale.values(at: end - side), row.scale.values(at: side))
                .map { ($1 - $0).magnitude }.max() ?? 0
        }
        guard let visible = unit.visibleJump, size > visible else { return nil }
    }
}

extension LoopAnalysis.Unit {
    /// The largest jump that nobody sees; nil where jumps are in the nature of the motion.
    package var visibleJump: Double? {
        switch self {
        case .degrees: 0.5
        case .trackLengths, .scale: 0.01
        case .opacity: nil
        }
    }
}
