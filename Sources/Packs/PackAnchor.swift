public import Basics
internal import Formats
internal import Imaging

/// The place of frames of different sizes on a canvas that holds all of them.
public enum PackAnchor: String, CaseIterable, Hashable, Sendable {
    /// The middle, rounded to whole pixels toward the top left.
    case center
    /// The middle of a side.
    case top, bottom, left, right
    /// A corner.
    case topLeft = "top-left"
    /// A corner.
    case topRight = "top-right"
    /// A corner.
    case bottomLeft = "bottom-left"
    /// A corner.
    case bottomRight = "bottom-right"

    /// Reads a place by its name.
    ///
    /// - Parameters:
    ///   - text: `center`, a side, or a corner such as `top-left`.
    ///   - place: The place of the text, in messages.
    /// - Throws: ``SpecError`` for another word.
    public init(_ text: String, at place: SpecError.Subject) throws(SpecError) {
        guard let anchor = Self(rawValue: text) else {
            let all = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw SpecError(at: place, "\(quoted(text)) is no place; use \(all)")
        }
        self = anchor
    }

    /// The share of the space that is left of a frame, in halves, and that above it.
    private var halves: (x: Int, y: Int) {
        switch self {
        case .topLeft: (0, 0)
        case .top: (1, 0)
        case .topRight: (2, 0)
        case .left: (0, 1)
        case .center: (1, 1)
        case .right: (2, 1)
        case .bottomLeft: (0, 2)
        case .bottom: (1, 2)
        case .bottomRight: (2, 2)
        }
    }

    /// Returns a picture on a transparent canvas, which is at least as large.
    func placed(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
        if bitmap.width == width, bitmap.height == height { return bitmap }
        let x = (width - bitmap.width) * halves.x / 2
        let y = (height - bitmap.height) * halves.y / 2
        let pixel = bitmap.format.bytesPerPixel
        var canvas = Bitmap(width: width, height: height, format: bitmap.format)
        for row in 0..<bitmap.height {
            let source = row * bitmap.width * pixel
            let target = ((y + row) * width + x) * pixel
            canvas.bytes.replaceSubrange(
                target..<target + bitmap.width * pixel,
                with: bitmap.bytes[source..<source + bitmap.width * pixel])
        }
        return canvas
    }
}
