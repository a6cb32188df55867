/// The rows that move in a scene of many pictures.
public struct MovingRows: Hashable, Sendable {
    /// Tells the scene from others of which an encoder gets pictures.
    public let scene: Int
    /// Pictures of the scene are all the same outside of these.
    public let rows: Range<Int>

    /// How many pixels a picture has at least that is compressed in parts: smaller ones do not take long, and would grow
    /// by some per cent.
    package static let leastPixels = 1 << 18

    /// The rows of a scene that move.
    public init(scene: Int, rows: Range<Int>) { (self.scene, self.rows) = (scene, rows) }

    /// Whether it is worth it to compress by itself what stands still.
    func pays(for bitmap: borrowing Bitmap) -> Bool {
        bitmap.width * bitmap.height >= Self.leastPixels && rows.count <= bitmap.height / 2 && !rows.isEmpty
            && rows.lowerBound > 0 && rows.upperBound < bitmap.height
    }
}

/// Rows of a picture as a part of a deflate stream.
public struct CompressedRows: Sendable {
    var bytes: [UInt8] = []
    /// Of what they were made of, and how many bytes that was.
    var checksum = Adler32()
    var count = 0
}

/// What stands still in a scene, compressed.
struct StillRows: ~Copyable {
    var scene: MovingRows?
    var colors = ColorTable()
    /// The form that the parts are in; nil where there are none.
    var form: PNGForm?
    var above = CompressedRows()
    var below = CompressedRows()
}
