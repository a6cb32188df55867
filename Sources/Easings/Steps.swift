/// A CSS `steps()`: a staircase of equal jumps.
public struct Steps: Hashable, Sendable {
    /// The places where the staircase jumps besides the inner edges of its intervals.
    public enum Position: String, CaseIterable, Hashable, Sendable {
        /// At 0 (also written `start`): the first interval already shows the first step.
        case jumpStart = "jump-start"
        /// At 1 (also written `end`, and the default): the last interval shows the step before the last.
        case jumpEnd = "jump-end"
        /// Neither at 0 nor at 1.
        case jumpNone = "jump-none"
        /// Both at 0 and at 1.
        case jumpBoth = "jump-both"
    }

    /// The highest ``count``. CSS sets none; a staircase of a million steps is a line on any screen.
    public static let maximumCount = 1_000_000

    /// The number of equal intervals that `0...1` is divided into.
    public let count: Int
    /// The places where the staircase jumps besides the inner edges of its intervals.
    public let position: Position

    /// A staircase of `count` equal intervals.
    ///
    /// - Precondition: `count` is in `1...maximumCount`, and at least 2 for `jumpNone`.
    public init(_ count: Int, _ position: Position = .jumpEnd) {
        precondition(
            Self.range(for: position).contains(count),
            "steps() needs a count in 1...\(Self.maximumCount), and at least 2 for jump-none")
        self.count = count
        self.position = position
    }

    /// The staircase, or `nil` unless `count` is in ``range(for:)``.
    public init?(validating count: Int, _ position: Position = .jumpEnd) {
        guard Self.range(for: position).contains(count) else { return nil }
        self.init(count, position)
    }

    /// The counts that `position` allows.
    public static func range(for position: Position) -> ClosedRange<Int> {
        (position == .jumpNone ? 2 : 1)...maximumCount
    }

    /// The height of the staircase at `x`; it goes on outside `0...1` as CSS says.
    ///
    /// Step i begins exactly at the double nearest to i / ``count``, so that frames at i / N never fall
    /// one step short by a rounding error.
    ///
    /// - Parameters:
    ///   - x: The part of the time that has passed; any number.
    ///   - before: CSS's before flag: at the very edge of a step, still take the one below.
    public func value(at x: Double, before: Bool = false) -> Double {
        let n = Double(count)
        var step = (x * n).rounded(.down)
        if x < step / n { step -= 1 } else if x >= (step + 1) / n { step += 1 }
        let onEdge = x == step / n
        if position == .jumpStart || position == .jumpBoth { step += 1 }
        if before && onEdge { step -= 1 }
        if x >= 0 && step < 0 { step = 0 }
        if x <= 1 && step > jumps { step = jumps }
        return step / jumps
    }

    private var jumps: Double {
        switch position {
        case .jumpStart, .jumpEnd: Double(count)
        case .jumpNone: Double(count - 1)
        case .jumpBoth: Double(count + 1)
        }
    }

    /// The edges strictly between 0 and 1, in ascending order.
    var breakpoints: [Double] { (1..<count).map { Double($0) / Double(count) } }
}
