internal import Easings
internal import SVGDocuments

/// The timing of an animation of CSS, in nanoseconds.
struct CSSTiming: Hashable, Sendable {
    enum Direction: String {
        case normal, reverse, alternate
        case alternateReverse = "alternate-reverse"
    }

    enum Fill: String { case none, forwards, backwards, both }

    enum Composition: String { case replace, add, accumulate }

    /// The time of an iteration.
    var duration: Int64 = 0
    /// The time from the beginning of the document to that of the animation; it may be before that.
    var delay: Int64 = 0
    /// The number of iterations; infinite for no end.
    var count = 1.0
    var direction = Direction.normal
    var fill = Fill.none
    var isPaused = false

    /// Times are limited to this many seconds, some 31 years.
    private static let maxSeconds = 1e9

    /// The time that the animation is active; nil for no end.
    var activeDuration: Int64? {
        if duration == 0 || count == 0 { return 0 }
        guard count.isFinite else { return nil }
        let active = Double(duration) * count
        return active < 9e18 ? Int64(active.rounded()) : nil
    }

    /// An iteration, and how far it has come.
    struct Progress {
        /// From 0 to 1, in the direction of the iteration.
        var share: Double
        /// The whole iterations before.
        var iteration: Double
        /// Whether the moment is before the beginning, in the direction of the iteration.
        var isBefore: Bool
    }

    /// Returns how far an animation has come; nil where it has no effect.
    func progress(at time: Int64) -> Progress? {
        let local = (isPaused ? 0 : time).subtractingReportingOverflow(delay).partialValue
        let active = activeDuration
        let isBefore = local < 0
        let isAfter = !isBefore && active.map { local >= $0 } ?? false
        if isBefore, fill != .backwards, fill != .both { return nil }
        if isAfter, fill != .forwards, fill != .both { return nil }
        // The number of iterations so far.
        var (whole, share): (Double, Double)
        if isBefore || duration == 0 || count == 0 {
            let overall = isBefore ? 0 : count
            (whole, share) = (
                overall.isFinite ? overall.rounded(.down) : .infinity,
                overall.isFinite ? overall.truncatingRemainder(dividingBy: 1) : 0
            )
        } else if isAfter {
            (whole, share) = (count.rounded(.down), count.truncatingRemainder(dividingBy: 1))
        } else {
            let (quotient, rest) = local.quotientAndRemainder(dividingBy: duration)
            (whole, share) = (Double(quotient), Double(rest) / Double(duration))
        }
        // The end of an iteration, not the beginning of the next one.
        if !isBefore, isAfter, share == 0, count > 0 {
            share = 1
            if whole.isFinite { whole -= 1 }
        }
        let isReversed = isReversed(whole)
        return Progress(
            share: isReversed ? 1 - share : share, iteration: whole,
            isBefore: isReversed ? isAfter : isBefore)
    }

    // MARK: Texts

    /// The name of an animation: a word or a string; empty for none.
    static func name(_ tokens: ArraySlice<CSSToken>) -> String? {
        guard tokens.count == 1 else { return nil }
        switch tokens.first?.kind {
        case .name(let name)?: return name.lowercased() == "none" ? "" : name
        case .string(let name)?: return name
        default: return nil
        }
    }

    static func seconds(_ tokens: ArraySlice<CSSToken>) -> Double? {
        guard let quantity = CSSQuantity(tokens), quantity.kind == .time, let seconds = quantity.plain else {
            return nil
        }
        return min(max(seconds, -maxSeconds), maxSeconds)
    }

    /// A number of iterations; infinite for no end.
    static func count(_ tokens: ArraySlice<CSSToken>) -> Double? {
        if tokens.singleName == "infinite" { return .infinity }
        guard let quantity = CSSQuantity(tokens), quantity.kind == .number, let count = quantity.plain,
            count >= 0
        else { return nil }
        return count
    }

    /// An easing of CSS, which has fewer than those of indicators.
    static func easing(_ text: String) -> Easing? {
        guard let easing = try? Easing(parsing: text) else { return nil }
        switch easing {
        case .spring, .sine, .easeOutPower: return nil
        default: return easing
        }
    }
}
