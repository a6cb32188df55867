/// A published motion: what moves, and the figures its source draws it with.
public struct Motion: Hashable, Sendable {
    /// What the motion drives.
    public enum Kind: Hashable, Sendable {
        /// An arc that shows a value; see ``ValueRun``.
        case determinate
        /// An arc that runs for as long as it takes.
        case arc(Choreography)
    }

    /// The catalogue name, in lower case with hyphens.
    public let name: String
    /// Which system's indicator this is, in a phrase.
    public let summary: String
    /// Where the constants come from.
    public let source: String
    public let kind: Kind
    /// The published diameter and stroke width in points, and the published ends.
    public let size, stroke: Double
    /// Whether the published ends are round; otherwise they are butt.
    public let roundCaps: Bool
    /// When colours change, for motions that are published with several.
    public let colorChange: ColorChange?

    public init(
        name: String, summary: String, source: String, kind: Kind, size: Double, stroke: Double,
        roundCaps: Bool, colorChange: ColorChange? = nil
    ) {
        (self.name, self.summary, self.source, self.kind) = (name, summary, source, kind)
        (self.size, self.stroke, self.roundCaps) = (size, stroke, roundCaps)
        self.colorChange = colorChange
    }

    /// The time after which the motion repeats, in milliseconds; nil for a determinate one.
    public var period: Double? {
        switch kind {
        case .determinate: nil
        case .arc(let choreography): choreography.period
        }
    }

    /// Every motion, in the order they are listed.
    public static let all: [Motion] = [
        .determinate, .materialAdvance, .materialRetreat, .fluent, .fioriProcessing,
    ]

    /// The motion of that name.
    public static func named(_ name: String) throws(UnknownName) -> Motion {
        guard let motion = all.first(where: { $0.name == name }) else {
            throw UnknownName(kind: "motion", name: name, known: all.map(\.name))
        }
        return motion
    }
}
