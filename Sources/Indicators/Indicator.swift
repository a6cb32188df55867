public import Basics

/// A kind of indicator that can be rendered.
public struct IndicatorKind: Named, Hashable {
    /// The noun for an indicator in messages: "indicator".
    public static let noun = "indicator"

    /// The name, in files and on the command line.
    public let name: String
    /// Other common names, in lower case.
    public let synonyms: [String]
    /// A description, in a phrase.
    public let summary: String

    /// A ring, also of spokes or dots.
    public static let circular = IndicatorKind(
        name: "circular",
        synonyms: ["spinner", "loader", "loading", "ring", "circle", "round", "radial", "throbber"],
        summary: "A ring: an arc that shows a value, or that runs along the track; spokes; dots in a row")

    /// A straight track.
    public static let linear = IndicatorKind(
        name: "linear", synonyms: ["bar", "line", "horizontal", "progress-bar"],
        summary: "A straight track: a bar that shows a value, or bars that run along it")

    /// The steps of a flow.
    public static let steps = IndicatorKind(
        name: "steps", synonyms: ["stepper", "wizard", "step"],
        summary: "The steps of a flow: nodes in a row, or in a list of all steps")

    /// Every kind, in the order in which they are listed.
    public static let all: [IndicatorKind] = [.circular, .linear, .steps]
}
