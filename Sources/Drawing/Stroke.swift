package import MotionCore

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

extension StrokeCap {
    /// The cap of a published motion.
    package init(_ cap: Motion.Cap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension StrokeJoin {
    /// The corners of a line that moves by itself; miters are limited as those of SVG are by default.
    package init(_ join: MovingElement.Join) {
        switch join {
        case .miter: self = .miter(limit: 4)
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
