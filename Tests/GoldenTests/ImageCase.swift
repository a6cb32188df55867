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
        var indicator: CircularIndicator
        var span: ArcSpan
        var color = Theme.neutralLight.indicator
        var scale = 2.0
    }

    let name: String
    let cells: [Cell]
    let columns: Int
    var zoom = 1
    var backgrounds: [ContactSheet.Background] = [.light, .dark]

    var description: String { name }

    func sheet() throws -> Bitmap {
        let pictures = try cells.map { cell in
            let size = cell.indicator.size
            var rasterizer = CairoRasterizer(width: size, height: size, scale: cell.scale)
            var list = DisplayList(width: size, height: size)
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            cell.indicator.draw(cell.span, color: cell.color, into: &list)
            try rasterizer.rasterize(list, into: &bitmap)
            return bitmap
        }
        return ContactSheet(pictures, columns: columns, zoom: zoom, backgrounds: backgrounds).bitmap
    }
}
