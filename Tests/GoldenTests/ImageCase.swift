import CairoRaster
import Drawing
import Imaging
import Indicators
import MotionCore
import TestSupport

/// A contact sheet of pictures that belong together.
struct ImageCase: Sendable, CustomStringConvertible {
    /// One picture of a sheet.
    struct Cell: Sendable {
        var list: DisplayList
        var scale: Double

        init(_ list: DisplayList, scale: Double = 2) {
            (self.list, self.scale) = (list, scale)
        }

        init(
            indicator: CircularIndicator, span: ArcSpan, color: Color = Theme.neutralLight[.indicator],
            scale: Double = 2
        ) {
            var list = DisplayList(width: indicator.size, height: indicator.size)
            indicator.draw(span, color: color, into: &list)
            self.init(list, scale: scale)
        }

        init(
            track: LinearIndicator, value: Double, color: Color = Theme.neutralLight[.indicator],
            scale: Double = 2
        ) {
            var list = DisplayList(width: track.width, height: track.height)
            track.draw(value: value, color: color, into: &list)
            self.init(list, scale: scale)
        }
    }

    let name: String
    let cells: [Cell]
    let columns: Int
    var zoom = 1
    var backgrounds: [ContactSheet.Background] = [.light, .dark]
    var fonts: FontSet?

    var description: String { name }

    func sheet() throws -> Bitmap {
        let pictures = try cells.map { cell in
            var rasterizer = CairoRasterizer(
                width: cell.list.width, height: cell.list.height, scale: cell.scale, fonts: fonts)
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            try rasterizer.rasterize(cell.list, into: &bitmap)
            return bitmap
        }
        return ContactSheet(pictures, columns: columns, zoom: zoom, backgrounds: backgrounds).bitmap
    }
}
