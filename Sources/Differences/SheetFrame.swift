internal import Basics
internal import Imaging

/// A frame in a sheet.
struct SheetFrame: Hashable, Sendable {
    /// How a part is stored.
    enum Turn: Hashable, Sendable { case none, clockwise, counterclockwise }

    var name: String
    /// The number of its picture.
    var page: Int
    /// Where its part begins in the picture, and the part's size when it is upright, in pixels.
    var x, y, width, height: Int
    var turn = Turn.none
    /// Where the part is in the whole frame.
    var left = 0, top = 0
    /// The size of the whole frame in pixels.
    var wholeWidth, wholeHeight: Int
    /// How long it is shown in milliseconds, where that is known.
    var delay: Double?

    /// A whole frame.
    init(name: String, page: Int, x: Int, y: Int, width: Int, height: Int, delay: Double? = nil) {
        (self.name, self.page, self.delay) = (name, page, delay)
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
        (wholeWidth, wholeHeight) = (width, height)
    }
}

/// The pixels of a page, which its frames share.
final class SheetBitmap: Sendable {
    private let page: Bitmap

    init(_ page: Bitmap) { self.page = page }

    /// The whole frame, upright.
    func cut(_ frame: SheetFrame) -> Bitmap {
        var bitmap = Bitmap(width: frame.wholeWidth, height: frame.wholeHeight, format: .rgba)
        for row in 0..<frame.height {
            var to = 4 * ((frame.top + row) * frame.wholeWidth + frame.left)
            if frame.turn == .none {
                let from = 4 * ((frame.y + row) * page.width + frame.x)
                bitmap.bytes.replaceSubrange(
                    to..<to + 4 * frame.width, with: page.bytes[from..<from + 4 * frame.width])
                continue
            }
            for column in 0..<frame.width {
                let place =
                    frame.turn == .clockwise
                    ? (x: frame.x + frame.height - 1 - row, y: frame.y + column)
                    : (x: frame.x + row, y: frame.y + frame.width - 1 - column)
                let from = 4 * (place.y * page.width + place.x)
                for channel in 0..<4 { bitmap.bytes[to + channel] = page.bytes[from + channel] }
                to += 4
            }
        }
        return bitmap
    }
}

/// A frame, and how long it is shown in milliseconds where that is known.
struct NamedFrame: Sendable {
    /// Where the pixels are.
    enum Picture: Sendable {
        case bitmap(Bitmap)
        case part(SheetFrame, of: SheetBitmap)
    }

    let name: String
    let picture: Picture
    let delay: Double?

    var bitmap: Bitmap {
        switch picture {
        case .bitmap(let bitmap): bitmap
        case .part(let frame, let page): page.cut(frame)
        }
    }
}

/// A whole number as programs write it, `12` or `12.0`; nil for anything else, and for what no picture is as large as.
func wholeNumber(_ text: some StringProtocol) -> Int? {
    guard let number = SpecNumber.value(of: Substring(text)), number.rounded() == number,
        (-65536...65536).contains(number)
    else { return nil }
    return Int(number)
}
