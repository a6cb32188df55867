internal import Formats
internal import Imaging

/// A page of a sheet over a checkerboard, enlarged where it is small, with lines around its frames. It is for people, and no metadata
/// names it.
struct DebugPicture {
    /// The color of each kind of line.
    enum Line {
        /// Around a whole frame, around what is left of a trimmed one, and around one that lies there turned.
        static let whole = Color(0, 150, 60)
        static let trimmed = Color(20, 90, 255)
        static let turned = Color(200, 0, 200)
        /// Around a cell, with the edges that repeat the outermost pixels.
        static let cell = Color(255, 150, 0)
        /// The point by which a frame is placed, and the borders that keep their width.
        static let pivot = Color(230, 0, 0)
        static let borders = Color(0, 190, 220)
    }

    /// The longest side of an enlarged page.
    private static let side = 2048
    private static let largestFactor = 4

    private(set) var bitmap: Bitmap
    private let factor: Int

    /// Draws the frames of a page over it.
    ///
    /// - Parameters:
    ///   - page: The pixels of the page, straight.
    ///   - number: The number of the page.
    init(_ page: borrowing Bitmap, _ number: Int, of sheet: Sheet, _ edges: CellEdges) {
        let longest = max(page.width, page.height)
        factor = min(max(Self.side / longest, 1), Self.largestFactor)
        bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        bitmap.enlarge(page.inRGBA(), by: factor)
        layOverSquares()
        let frames = sheet.frames.filter { $0.page == number }
        for frame in frames where frame.original == frame.index {
            let cell = edges.cell(of: frame.place)
            if cell != frame.place { outline(cell, Line.cell) }
            let isTrimmed = frame.box.width < frame.width || frame.box.height < frame.height
            outline(frame.place, frame.isTurned ? Line.turned : isTrimmed ? Line.trimmed : Line.whole)
        }
        for frame in frames {
            let clip = sheet.clips[frame.clip]
            if let borders = clip.borders { mark(borders, of: frame) }
            if let pivot = clip.pivot { mark(pivot, of: frame, sheet.options.turn) }
        }
    }

    /// Puts squares of two grays under the picture, which show what is transparent.
    private mutating func layOverSquares() {
        let width = bitmap.width
        for index in 0..<width * bitmap.height {
            let alpha = Int(bitmap.bytes[4 * index + 3])
            if alpha == 255 { continue }
            let gray = (index % width / 8 + index / width / 8) % 2 == 0 ? 255 : 228
            for channel in 0..<3 {
                let color = Int(bitmap.bytes[4 * index + channel])
                bitmap.bytes[4 * index + channel] = UInt8((color * alpha + gray * (255 - alpha) + 127) / 255)
            }
            bitmap.bytes[4 * index + 3] = 255
        }
    }

    private mutating func set(_ x: Int, _ y: Int, _ color: Color) {
        guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return }
        let index = 4 * (y * bitmap.width + x)
        bitmap.bytes[index] = color.red
        bitmap.bytes[index + 1] = color.green
        bitmap.bytes[index + 2] = color.blue
        bitmap.bytes[index + 3] = 255
    }

    /// Draws a line along the outermost pixels of a rectangle of the page.
    private mutating func outline(_ area: SheetLayout.Rectangle, _ color: Color) {
        let (left, top) = (area.x * factor, area.y * factor)
        let (right, bottom) = (left + area.width * factor - 1, top + area.height * factor - 1)
        for x in left...right {
            set(x, top, color)
            set(x, bottom, color)
        }
        for y in top...bottom {
            set(left, y, color)
            set(right, y, color)
        }
    }

    /// Draws a dashed line along each border. Frames with borders are never turned.
    private mutating func mark(_ borders: SheetClip.Insets, of frame: Sheet.Frame) {
        let (place, box) = (frame.place, frame.box)
        let columns = [borders.left - box.x, frame.width - borders.right - box.x]
        let rows = [borders.top - box.y, frame.height - borders.bottom - box.y]
        for column in columns where (1..<place.width).contains(column) {
            for y in 0..<place.height * factor where y / 3 % 2 == 0 {
                set((place.x + column) * factor, place.y * factor + y, Line.borders)
            }
        }
        for row in rows where (1..<place.height).contains(row) {
            for x in 0..<place.width * factor where x / 3 % 2 == 0 {
                set(place.x * factor + x, (place.y + row) * factor, Line.borders)
            }
        }
    }

    /// Draws a cross where the pivot of a frame lies, which may be outside of it.
    private mutating func mark(
        _ pivot: SheetClip.Pivot, of frame: Sheet.Frame, _ turn: SheetDialect.Turn?
    ) {
        let (place, box) = (frame.place, frame.box)
        let x = pivot.x * Double(frame.width) - Double(box.x)
        let y = pivot.y * Double(frame.height) - Double(box.y)
        let (column, row) =
            switch frame.isTurned ? turn : nil {
            case nil: (x, y)
            case .clockwise: (Double(box.height) - y, x)
            case .counterclockwise: (y, Double(box.width) - x)
            }
        let center = (
            x: Int(((Double(place.x) + column) * Double(factor)).rounded()),
            y: Int(((Double(place.y) + row) * Double(factor)).rounded())
        )
        for offset in -4...3 {
            for width in -1...0 {
                set(center.x + offset, center.y + width, Line.pivot)
                set(center.x + width, center.y + offset, Line.pivot)
            }
        }
    }
}
