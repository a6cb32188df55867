internal import Basics
public import Drawing

/// The reason why something cannot be laid out.
public enum LayoutError: Error, Hashable, CustomStringConvertible {
    /// A side of a picture.
    public enum Side: String, Hashable, Sendable {
        /// From left to right.
        case width
        /// From top to bottom.
        case height
    }

    /// A side of the surroundings of an indicator is too small. Sizes are in points: the actual one, and the smallest that
    /// is enough.
    case stage(Side, size: Double, least: Double)
    /// A side of a picture of steps is too small.
    case steps(Side, size: Double, least: Double)
    /// A width is too small for this text.
    case label(String, size: Double, least: Double)
    /// A text cannot be measured.
    case text(TextError)

    /// A sentence about the side that is too small and by how much, or the reason why a text cannot be measured.
    public var description: String {
        switch self {
        case .stage(let side, let size, let least):
            "a \(side.rawValue) of \(size.shortestText) points is too small for the content: at least \(least.shortestText) are needed"
        case .steps(_, let size, let least):
            "\(size.shortestText) points are too small for the steps: at least \(least.shortestText) are needed"
        case .label(let text, let size, let least):
            "\(size.shortestText) points are too small for \"\(text)\": at least \(least.shortestText) are needed"
        case .text(let error): error.description
        }
    }
}

extension TextMeasuring {
    /// Returns the size of a block.
    ///
    /// - Throws: ``LayoutError/text(_:)`` where fonts or the libraries that read them are missing, or fail.
    public func size(of block: TextBlock) throws(LayoutError) -> TextSize {
        do { return try measure(block) } catch { throw .text(error) }
    }
}
