/// The cap at the ends of a stroke.
public enum StrokeCap: String, Hashable, Sendable, CaseIterable {
    /// Flat, at the end of the span.
    case butt
    /// A half disc beyond the end.
    case round
    /// Half a square beyond the end.
    case square
}

/// The look of a stroke's corners.
public enum StrokeJoin: Hashable, Sendable {
    /// A disc as wide as the stroke.
    case round
    /// Cut off straight.
    case bevel
    /// The sides go on until they meet; cut off straight where that would be further from the inner corner than `limit` times the
    /// width, at least 1.
    case miter(limit: Double)
}
