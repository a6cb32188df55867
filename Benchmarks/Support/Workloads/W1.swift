import Baseline
import CairoRaster
import Drawing
import Imaging
import Indicators
import MotionCore

/// The frames of most cases: one loop of Material's "advance" at 60 frames per second, with 324 frames of 144 pixels.
enum W1 {
    static let frames = baseline_frame_count
    static let size = 144

    /// Returns the choreography of the arc.
    static func choreography() -> Choreography {
        guard case .arc(let choreography) = Motion.materialAdvance.kind else {
            preconditionFailure("material-advance moves an arc")
        }
        return choreography
    }

    /// Returns the pictures of all frames.
    static func pictures() -> [DisplayList] {
        let choreography = choreography()
        let table = FrameTable(choreography, clock: FrameClock(period: choreography.period, fps: 60))
        let side = Double(size)
        let indicator = CircularIndicator(size: side, stroke: side / 12, cap: .round)
        return (0..<table.count).map { index in
            var list = DisplayList(width: side, height: side)
            indicator.draw(table[index], color: Color(rgba: 0x0A6E_D1FF), into: &list)
            return list
        }
    }

    /// Returns the pixels of all frames.
    static func bitmaps() throws -> [Bitmap] {
        let bench = RasterBench()
        return try pictures().map { picture in
            try bench.rasterize(picture)
            return bench.bitmap
        }
    }
}

/// A rasterizer and its bitmap, which is reused for each picture.
final class RasterBench {
    private var rasterizer = CairoRasterizer(width: Double(W1.size), height: Double(W1.size), scale: 1)
    private(set) var bitmap = Bitmap(width: 1, height: 1, format: .rgba)

    func rasterize(_ picture: DisplayList) throws {
        try rasterizer.rasterize(picture, inSmallestFormat: &bitmap)
    }
}
