package import Drawing

/// The direction in which a layout runs, or a bar grows.
public enum FlowDirection: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
    /// From bottom to top: a vertical bar.
    case btt
    /// From top to bottom: a vertical bar.
    case ttb

    /// Whether a bar of this direction is vertical.
    public var isVertical: Bool { self == .btt || self == .ttb }

    /// The direction of a horizontal layout; nil for a vertical bar, which leaves that to the language.
    package var layout: LayoutDirection? {
        switch self {
        case .ltr: .ltr
        case .rtl: .rtl
        case .btt, .ttb: nil
        }
    }
}

/// The place from which the bar of a value grows.
public enum BarOrigin: String, Hashable, Sendable, CaseIterable {
    /// The leading edge of the track.
    case start
    /// The middle of the track, toward both ends.
    case center
}
