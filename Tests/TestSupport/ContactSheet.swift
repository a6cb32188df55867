public import Imaging

/// Many small pictures in one: a grid of them on each of several backgrounds, enlarged.
public struct ContactSheet: Sendable {
    public enum Background: Sendable {
        case light, dark, checker
    }

    /// The sheet, opaque.
    public let bitmap: Bitmap

    /// - Parameters:
    ///   - pictures: The pictures, at least one; each is in the top left corner of a cell of the size of the largest.
    ///   - columns: The number of pictures in a row, at least 1.
    ///   - zoom: The factor by which pixels are enlarged, at least 1.
    ///   - backgrounds: The backgrounds, at least one, each with a grid below the one before.
    ///   - gap: The number of pixels around every cell.
    public init(
        _ pictures: [Bitmap], columns: Int, zoom: Int = 1,
        backgrounds: [Background] = [.light, .dark, .checker], gap: Int = 4
    ) {
        let cell = (
            width: zoom * (pictures.map(\.width).max() ?? 1) + gap,
            height: zoom * (pictures.map(\.height).max() ?? 1) + gap
        )
        let columns = min(columns, pictures.count)
        let rows = (pictures.count + columns - 1) / columns
        let grid = (width: columns * cell.width + gap, height: rows * cell.height + gap)
        var sheet = Bitmap(width: grid.width, height: backgrounds.count * grid.height, format: .rgba)
        for (number, background) in backgrounds.enumerated() {
            let top = number * grid.height
            for y in top..<top + grid.height {
                for x in 0..<grid.width { sheet.set(x, y, background.color(x, y)) }
            }
            for (index, picture) in pictures.enumerated() {
                sheet.draw(
                    picture, x: gap + index % columns * cell.width,
                    y: top + gap + index / columns * cell.height, zoom: zoom)
            }
        }
        bitmap = sheet
    }
}

extension ContactSheet.Background {
    /// Returns the color of a pixel.
    fileprivate func color(_ x: Int, _ y: Int) -> Color {
        switch self {
        case .light: Color(255, 255, 255)
        case .dark: Color(18, 23, 28)
        case .checker: (x / 8 + y / 8).isMultiple(of: 2) ? Color(204, 204, 204) : Color(153, 153, 153)
        }
    }
}

extension Bitmap {
    /// Draws `picture` over opaque pixels, with its top left corner at `x`, `y`.
    fileprivate mutating func draw(_ picture: Bitmap, x: Int, y: Int, zoom: Int) {
        for row in 0..<picture.height {
            for column in 0..<picture.width {
                let color = picture[column, row]
                if color.alpha == 0 { continue }
                for v in y + row * zoom..<y + (row + 1) * zoom {
                    for u in x + column * zoom..<x + (column + 1) * zoom { set(u, v, color.over(self[u, v])) }
                }
            }
        }
    }
}

extension Color {
    /// Returns the color over an opaque one.
    fileprivate func over(_ below: Color) -> Color {
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            let share = Int(alpha)
            let sum: Int = Int(top) * share + Int(bottom) * (255 - share)
            return UInt8((sum + 127) / 255)
        }
        return Color(mix(red, below.red), mix(green, below.green), mix(blue, below.blue))
    }
}
