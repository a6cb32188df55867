internal import Basics
internal import Imaging

/// A frame in a sheet.
struct SheetFrame: Hashable, Sendable {
    /// The rotation of a stored part.
    enum Turn: Hashable, Sendable { case none, clockwise, counterclockwise }

    var name: String
    /// The index of the frame's picture.
    var page: Int
    /// The place of the frame's part in the picture, and the size of the upright part, in pixels.
    var x, y, width, height: Int
    var turn = Turn.none
    /// The offset of the part in the whole frame, in pixels.
    var left = 0, top = 0
    /// The size of the whole frame in pixels.
    var wholeWidth, wholeHeight: Int
    /// The duration in milliseconds; nil where it is unknown.
    var delay: Double?

    /// Creates a whole frame.
    init(name: String, page: Int, x: Int, y: Int, width: Int, height: Int, delay: Double? = nil) {
        self.name = name
        self.page = page
        self.delay = delay
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        (wholeWidth, wholeHeight) = (width, height)
    }
}

/// The pixels of a page, which its frames share.
final class SheetBitmap: Sendable {
    private let page: Bitmap

    init(_ page: Bitmap) { self.page = page }

    /// Returns the whole frame, upright.
    func cut(_ frame: SheetFrame) -> Bitmap {
        var bitmap = Bitmap(width: frame.wholeWidth, height: frame.wholeHeight, format: .rgba)
        if frame.turn == .none {
            unsafe page.bytes.withUnsafeBytes { source in
                unsafe bitmap.bytes.withUnsafeMutableBytes { target in
                    for row in 0..<frame.height {
                        let to = 4 * ((frame.top + row) * frame.wholeWidth + frame.left)
                        let from = 4 * ((frame.y + row) * page.width + frame.x)
                        unsafe UnsafeMutableRawBufferPointer(rebasing: target[to..<to + 4 * frame.width])
                            .copyMemory(
                                from: UnsafeRawBufferPointer(rebasing: source[from..<from + 4 * frame.width]))
                    }
                }
            }
            return bitmap
        }
        for row in 0..<frame.height {
            var to = 4 * ((frame.top + row) * frame.wholeWidth + frame.left)
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

/// A frame with its name, and its duration in milliseconds where it is known.
struct NamedFrame: Sendable {
    /// The source of the pixels.
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

/// Returns a whole number as programs write it, `12` or `12.0`; nil for anything else, and for a number that exceeds any
/// picture's size.
func wholeNumber(_ text: some StringProtocol) -> Int? {
    guard let number = SpecNumber.value(of: Substring(text)), number.rounded() == number,
        (-65536...65536).contains(number)
    else { return nil }
    return Int(number)
}
