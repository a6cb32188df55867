/// Some columns and rows of a picture.
public struct PixelBlock: Hashable, Sendable {
    /// Pixels from the left, and from the top.
    public let columns, rows: Range<Int>

    /// What is in these columns and rows.
    public init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

    /// How many pixels there are.
    public var count: Int { columns.count * rows.count }
}
