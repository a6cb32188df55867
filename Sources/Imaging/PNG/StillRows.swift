internal import Synchronization

/// The rows that move in a scene of many pictures.
public struct MovingRows: Hashable, Sendable {
    /// The number of the scene, which tells it from others that an encoder gets.
    public let scene: Int
    /// The rows outside of which all pictures of the scene are the same.
    public let rows: Range<Int>

    /// The least number of pixels of a picture that is compressed in parts: smaller ones do not take long, and would grow
    /// by some per cent.
    package static let leastPixels = 1 << 18

    /// Creates the rows of a scene that move.
    public init(scene: Int, rows: Range<Int>) { (self.scene, self.rows) = (scene, rows) }

    /// Returns whether compressing the still rows by themselves is worth it.
    func pays(for bitmap: borrowing Bitmap) -> Bool {
        bitmap.width * bitmap.height >= Self.leastPixels && rows.count <= bitmap.height / 2 && !rows.isEmpty
            && rows.lowerBound > 0 && rows.upperBound < bitmap.height
    }
}

/// Rows of a picture as a part of a deflate stream.
public struct CompressedRows: Sendable {
    var bytes: [UInt8] = []
    /// The checksum and the number of the uncompressed bytes.
    var checksum = Adler32()
    var count = 0
}

/// The still rows of scenes, compressed once for all pictures of a scene, and for all encoders that share them.
public final class StillRows: Sendable {
    private let scenes = Mutex<[Scene]>([])

    /// Creates an empty list of scenes.
    public init() {}

    /// A scene with a known picture.
    final class Scene: Sendable {
        fileprivate let moving: MovingRows
        private let origin: (any BitmapOrigin)?
        let colors: ColorTable
        private let parts = Mutex<[Parts]>([])

        fileprivate init(_ moving: MovingRows, of bitmap: borrowing Bitmap) {
            (self.moving, origin) = (moving, bitmap.origin)
            var colors = ColorTable()
            colors.readStill(bitmap, but: moving.rows)
            self.colors = colors
        }

        /// Returns whether the still rows are the same in a picture of another scene.
        fileprivate func isLike(_ scene: MovingRows, of bitmap: borrowing Bitmap) -> Bool {
            guard scene.rows == moving.rows, let origin, let other = bitmap.origin else { return false }
            guard let changes = other.changes(since: origin) else { return true }
            return changes.y >= scene.rows.lowerBound
                && changes.y + changes.height <= scene.rows.upperBound
        }

        /// Returns the rows above and below those that move, made by `make` where they have not been requested in this form
        /// before.
        func parts(as form: PNGForm, _ make: () -> Parts) -> Parts {
            parts.withLock { parts in
                if let known = parts.first(where: { $0.form == form }) { return known }
                let made = make()
                parts.append(made)
                return made
            }
        }
    }

    /// The still rows in one form.
    struct Parts {
        var form: PNGForm
        var above, below: CompressedRows
    }

    /// The number of scenes that are kept: encoders progress at about the same pace.
    private static let limit = 2

    /// Returns the scene of a picture.
    func scene(_ scene: MovingRows, of bitmap: borrowing Bitmap) -> Scene {
        scenes.withLock { scenes in
            if let known = scenes.first(where: { $0.moving == scene }) { return known }
            if let like = scenes.first(where: { $0.isLike(scene, of: bitmap) }) { return like }
            let made = Scene(scene, of: bitmap)
            scenes = [made] + scenes.prefix(Self.limit - 1)
            return made
        }
    }
}
