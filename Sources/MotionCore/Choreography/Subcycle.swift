/// The shortest part of a loop of which the rest is a rotated copy.
///
/// A sheet of one such part, its layer turned by ``degrees`` at each wrap, replaces the whole loop.
public struct Subcycle: Hashable, Sendable {
    /// The length in milliseconds.
    public let period: Double
    /// The rotation per wrap in turns, in `0..<1`.
    public let rotation: Double

    /// The rotation per wrap in degrees, in `0..<360`.
    public var degrees: Double { rotation * 360 }

    /// The number of wraps after which the rotation is a whole number of turns; nil if more than 100 000 are needed.
    var wraps: Int? { (1...100_000).first { Self.distanceToWhole(Double($0) * rotation) < 1e-9 } }

    init(period: Double, rotation: Double) {
        self.period = period
        self.rotation = Self.distanceToWhole(rotation) < 1e-9 ? 0 : rotation - rotation.rounded(.down)
    }

    /// The shortest part of an arc's loop, or nil for a rigid arc in steady rotation, which repeats at
    /// every moment.
    init?(_ choreography: Choreography) {
        let sums = [choreography.rotation, choreography.tail, choreography.head]
        var periods = sums.flatMap { $0.tracks.filter { !$0.isSteady }.map { $0.period } }
        if case .chromiumGuard(_, let cycle) = choreography.limit { periods.append(cycle) }
        guard let common = Self.commonMultiple(of: periods) else { return nil }
        let length = Self.shortest(of: common) { shift in
            let turn = choreography.span(at: shift).start - choreography.span(at: 0).start
            return Self.probes.allSatisfy { probe in
                let (now, then) = (
                    choreography.span(at: probe * common), choreography.span(at: probe * common + shift)
                )
                return (now.sweep - then.sweep).magnitude < 1e-9
                    && Self.distanceToWhole(then.start - now.start - turn) < 1e-9
            }
        }
        self.init(
            period: length, rotation: choreography.span(at: length).start - choreography.span(at: 0).start)
    }

    /// The shortest part of the loop of several bars.
    init(_ bars: BarChoreography) {
        let periods = bars.bars.flatMap { ($0.tail.tracks + $0.head.tracks).map { $0.period } }
        let common = Self.commonMultiple(of: periods) ?? bars.period
        let length = Self.shortest(of: common) { shift in
            Self.probes.allSatisfy { probe in
                zip(bars.spans(at: probe * common), bars.spans(at: probe * common + shift)).allSatisfy {
                    ($0.tail - $1.tail).magnitude < 1e-9 && ($0.head - $1.head).magnitude < 1e-9
                }
            }
        }
        self.init(period: length, rotation: 0)
    }

    /// The places in a loop at which a repetition is tested; irregular, so that no symmetry of a motion hides.
    private static let probes = (1...24).map { Double($0) * 0.6180339887498949 }

    /// Returns the least multiple of the longest period that is a multiple of all periods, except for rounding; nil for
    /// none.
    static func commonMultiple(of periods: [Double]) -> Double? {
        guard let longest = periods.max() else { return nil }
        let multiples = (1...10_000).lazy.map { Double($0) * longest }
        return multiples.first { multiple in
            periods.allSatisfy { distanceToWhole(multiple / $0) < 1e-9 * multiple / $0 }
        }
    }

    /// The shortest whole part of `common`, down to a twelfth, after which everything repeats.
    private static func shortest(of common: Double, repeats: (Double) -> Bool) -> Double {
        common / Double((2...12).reversed().first { repeats(common / Double($0)) } ?? 1)
    }

    private static func distanceToWhole(_ value: Double) -> Double { (value - value.rounded()).magnitude }
}
