internal import Indicators
internal import MotionCore

/// The part of a request that is about people who do not see the indicator, or should not see it move.
public struct AccessSpec: Hashable, Sendable {
    /// Catalogue names of ``SidecarFormat``s.
    public var sidecars: [String] = []
    /// `user` or `system`: who has started what the indicator stands for.
    public var startedBy: String?

    public init() {}

    func resolve(_ label: LabelSpec) throws(SpecError) -> Access {
        var formats: [SidecarFormat] = []
        for name in sidecars {
            guard let format = SidecarFormat(rawValue: name) else {
                let known = SidecarFormat.allCases.map(\.rawValue)
                throw SpecError(
                    at: "--sidecar", "\(UnknownName(kind: "sidecar", name: name, known: known))")
            }
            if !formats.contains(format) { formats.append(format) }
        }
        let starters = ["user", "system"]
        if let startedBy, !starters.contains(startedBy) {
            throw SpecError(
                at: "--started-by", "\(UnknownName(kind: "starter", name: startedBy, known: starters))")
        }
        var labels: [ValueState: String] = [:]
        for state in ValueState.allCases { labels[state] = label.label(state) }
        return Access(
            sidecars: formats, isStartedByUser: startedBy != "system", labels: labels,
            progress: try label.resolvedProgress())
    }
}

/// What is known about an asset for those who do not see it.
struct Access: Hashable, Sendable {
    var sidecars: [SidecarFormat]
    var isStartedByUser: Bool
    /// Empty where there is none.
    var labels: [ValueState: String]
    var progress: ProgressText
    /// Where a flow of steps is, in words: at first, and after what happens.
    var steps: [String] = []
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
