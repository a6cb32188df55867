/// A kind of indicator that can be rendered.
public struct IndicatorKind: Hashable, Sendable {
    public let name: String
    public let summary: String

    public static let circular = IndicatorKind(
        name: "circular",
        summary: "A ring: an arc that shows a value, or that runs along the track; spokes; dots in a row")

    public static let linear = IndicatorKind(
        name: "linear", summary: "A straight track: a bar that shows a value, or bars that run along it")

    /// Every kind, in the order they are listed.
    public static let all: [IndicatorKind] = [.circular, .linear]
}
