package import Basics
package import Indicators
package import MotionCore

/// The part of a request that is about people who do not see the indicator, or should not see it move.
public struct AccessSpec: Hashable, Sendable {
    /// Catalogue names of ``SidecarFormat``s.
    public var sidecars: [String] = []
    /// `user` or `system`: who has started what the indicator stands for.
    public var startedBy: String?

    /// The catalogue name of a ``ReducedMotion`` that is rendered instead, and of those that are rendered as well.
    public var reducedMotion: String?
    public var variants: [String] = []
    /// What its messages say; empty for ``ReducedMotion/defaultTexts``.
    public var reducedTexts: [String] = []

    public init() {}

    /// - Parameter message: What a presentation says beside the indicator, empty for nothing: its name where it
    ///   has no label.
    func resolve(_ label: LabelSpec, message: String = "") -> Access {
        var formats: [SidecarFormat] = []
        for format in sidecars.compactMap(SidecarFormat.init) where !formats.contains(format) {
            formats.append(format)
        }
        let texts = reducedTexts.isEmpty ? ReducedMotion.defaultTexts : reducedTexts
        return Access(
            sidecars: formats, isStartedByUser: startedBy != "system", label: label, message: message,
            progress: label.resolvedProgress(), texts: texts)
    }
}

/// What is known about an asset for those who do not see it.
package struct Access: Hashable, Sendable {
    var sidecars: [SidecarFormat]
    var isStartedByUser: Bool
    let label: LabelSpec
    /// What stands beside the indicator, empty for nothing.
    package let message: String
    package var progress: ProgressText
    /// What is said in the place of motion.
    var texts: [String]
    /// Where a flow of steps is, in words: at first, and after what happens.
    var steps: [String] = []

    /// The label of a state, empty where there is none. While nothing else is known, the message is one.
    func label(_ state: ValueState) -> String {
        let label = label.label(state)
        return label.isEmpty && state == .active ? message : label
    }
}

/// A kind of file that tells in words what an asset shows.
public enum SidecarFormat: String, Hashable, Sendable, CaseIterable {
    /// Everything, for programs.
    case json
    /// What is announced, as captions in WebVTT.
    case vtt
    /// The same as plain text.
    case txt

    /// The name of the file of an asset.
    func fileName(_ name: String) -> String {
        switch self {
        case .json: "\(name).a11y.json"
        case .vtt, .txt: "\(name).\(rawValue)"
        }
    }
}
