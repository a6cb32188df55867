/// The reading direction of a picture.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
}

/// The way from a leading edge, where reading begins, to a place in the picture. All mirroring goes through here.
extension LayoutDirection {
    /// The left edge of what is `width` wide and stands `distance` from the leading edge of a room as wide as `room`.
    package func left(_ distance: Double, width: Double = 0, in room: Double) -> Double {
        self == .ltr ? distance : room - distance - width
    }

    /// The left edge of what is `width` wide and stands `distance` from the trailing edge.
    package func left(trailing distance: Double, width: Double, in room: Double) -> Double {
        self == .ltr ? room - distance - width : distance
    }

    /// 1 where reading goes to the right, -1 where it goes to the left.
    package var sign: Double { self == .ltr ? 1 : -1 }
}
