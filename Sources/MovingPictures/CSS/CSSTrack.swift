internal import Easings

/// The values of a property along an iteration of an animation.
struct CSSTrack: Hashable, Sendable {
    /// A value at a place.
    struct Key: Hashable, Sendable {
        /// The place, in `0...1`.
        let offset: Double
        /// The value; nil for what the property has without the animation.
        let value: MovingValue?
        /// The easing up to the next key.
        let easing: Easing
        let composition: CSSTiming.Composition
    }

    let property: String
    /// The same where pictures are made of it; nil for what is never seen.
    let drawn: MovingProperty?
    /// The keys in the order of their places, of which no two are the same; the first is at 0 and the last at 1.
    let keys: [Key]
    private let rules: MixingRules
    /// Whether no value is below 0.
    private let isNeverNegative: Bool

    init(property: String, keys: [Key]) {
        self.property = property
        self.keys = keys
        drawn = MovingProperty(property)
        rules = .css(property)
        isNeverNegative = Self.neverNegative.contains(property)
    }

    /// Returns the value at a place.
    ///
    /// - Parameters:
    ///   - share: The place, in `0...1`.
    ///   - isBefore: Whether the animation has not begun, as jumps ask.
    ///   - underlying: The value that the property has without the animation; nil for none that is known.
    ///   - resolve: Returns what a word for any property, such as `inherit`, stands for.
    /// - Returns: Nil where there is none.
    func value(
        at share: Double, isBefore: Bool, underlying: () -> MovingValue?,
        resolve: (MovingValue) -> MovingValue?
    ) -> MovingValue? {
        let next = keys.indices.first { keys[$0].offset > share } ?? keys.count - 1
        let (from, to) = (keys[max(next - 1, 0)], keys[next])
        let distance = to.offset - from.offset
        // Browsers ask for jumps before the beginning here as well, though Web Animations asks for them of whole animations alone.
        let progress = from.easing.value(
            at: distance > 0 ? (share - from.offset) / distance : 0, before: isBefore)
        func composed(_ key: Key) -> MovingValue? {
            guard let stated = key.value, let value = resolve(stated) else { return underlying() }
            guard key.composition != .replace, let underlying = underlying() else { return value }
            return key.composition == .add
                ? underlying.adding(value, rules) ?? value : underlying.accumulating(value, rules) ?? value
        }
        guard let first = composed(from), let second = composed(to) else {
            return progress < 0.5 ? composed(from) : composed(to)
        }
        return mixed(first, second, progress)
    }

    private func mixed(_ first: MovingValue, _ second: MovingValue, _ progress: Double) -> MovingValue? {
        switch drawn {
        // What shows at one end shows all the way.
        case .visibility, .display:
            let shows = drawn == .visibility ? first == .word("visible") : first != .word("none")
            let later = drawn == .visibility ? second == .word("visible") : second != .word("none")
            if shows != later {
                return progress <= 0 ? first : progress >= 1 ? second : shows ? first : second
            }
        case .offsetRotate:
            if let from = PathRotation(first), let to = PathRotation(second), from.isAuto == to.isAuto {
                let degrees = from.degrees + (to.degrees - from.degrees) * progress
                return .word((from.isAuto ? "auto " : "") + "\(degrees)deg")
            }
        default:
            if let value = first.mixed(with: second, at: progress, rules) { return cut(value) }
        }
        return progress < 0.5 ? first : second
    }

    private static let neverNegative: Set = [
        "r", "rx", "ry", "width", "height", "stroke-width", "stroke-dasharray", "stroke-miterlimit",
        "font-size",
    ]

    /// Cuts what an easing has taken below 0 where nothing can be.
    private func cut(_ value: MovingValue) -> MovingValue {
        guard isNeverNegative, case .lengths(var lengths) = value else { return value }
        for index in lengths.indices where lengths[index].share == 0 {
            lengths[index].user = max(lengths[index].user, 0)
        }
        return .lengths(lengths)
    }
}

/// The value of `offset-rotate`.
private struct PathRotation {
    private(set) var isAuto = false
    private(set) var degrees = 0.0

    init?(_ value: MovingValue) {
        guard case .word(let text) = value else { return nil }
        for word in text.split(whereSeparator: { $0.isWhitespace }) {
            switch word {
            case "auto": isAuto = true
            case "reverse": (isAuto, degrees) = (true, degrees + 180)
            default:
                let turn = MovingValue("rotate(\(word))", of: "transform", current: .black)
                guard case .transforms(let steps)? = turn, case .rotate(let more, _, _)? = steps.first else {
                    return nil
                }
                degrees += more
            }
        }
    }
}
