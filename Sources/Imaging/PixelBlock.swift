/// Some columns and rows of a picture.
public struct PixelBlock: Hashable, Sendable {
    /// Pixels from the left, and from the top.
    public let columns, rows: Range<Int>

    /// The pixels in these columns and rows.
    public init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

    /// The number of pixels.
    public var count: Int { columns.count * rows.count }
}
