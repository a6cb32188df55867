import CairoRaster
import Drawing
import Imaging
import Indicators
import MotionCore
import MovingPictures
import PictureFiles
import ShapeFiles

extension FuzzTarget {
    /// What reads pictures that others made: it may refuse them, and otherwise has as many frames as it says.
    static let pictures = [
        FuzzTarget("read-png") { bytes in try read(bytes, [.png, .apng]) },
        FuzzTarget("read-gif") { bytes in try read(bytes, [.gif]) },
        FuzzTarget("read-webp") { bytes in try read(bytes, [.webp]) },
        FuzzTarget("read-avif") { bytes in try read(bytes, [.avif]) },
        FuzzTarget("read-jpeg") { bytes in try read(bytes, [.jpeg]) },
    ]

    private static func read(_ bytes: [UInt8], _ kinds: [PictureFile.Kind]) throws {
        var limits = PictureLimits()
        (limits.maxSide, limits.maxPixels) = (256, 1 << 18)
        let file = try PictureFile(bytes, name: "input", limits: limits)
        guard kinds.contains(file.kind) else { return }
        require(file.delays.isEmpty || file.delays.count == file.count, "\(file.delays.count) delays")
        let bitmaps = try file.bitmaps()
        require(bitmaps.count == file.count, "\(bitmaps.count) of \(file.count) frames")
        require(
            bitmaps.allSatisfy { $0.width == file.width && $0.height == file.height },
            "a frame has another size")
    }
}

extension FuzzTarget {
    /// Drawings: whatever is read can be drawn in each way.
    static let drawings = [
        FuzzTarget("moving-svg") { bytes in
            let picture = try MovingPicture(bytes, name: "input.svg")
            require(picture.width > 0 && picture.height > 0, "a picture without a size")
            let share = 32 / max(picture.width, picture.height)
            let (width, height) = (picture.width * share, picture.height * share)
            var rasterizer = CairoRasterizer(width: width, height: height, scale: 1)
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            for time in [0, 250, 999.5, 1e9] {
                try rasterizer.rasterize(picture.displayList(at: time, scale: share), into: &bitmap)
            }
            if case .repeats(let from, let period) = picture.loop {
                require(from >= 0 && period > 0, "a loop of \(period) ms from \(from)")
                let (first, second) = (
                    picture.displayList(at: from, scale: share),
                    picture.displayList(at: from + period, scale: share)
                )
                require(first.width == second.width, "a loop that changes its size")
            }
        },
        FuzzTarget("svg") { bytes in
            let shape = try ShapeFile.parse(bytes, name: "input.svg")
            for way in ShapeWay.allCases {
                var indicator = CustomShapeIndicator(shape, way, size: 48, stroke: 4, cap: .round)
                var list = DisplayList(width: 48, height: 48)
                indicator.draw(
                    ArcSpan(start: 0.7, sweep: 0.4), color: Color(red: 0, green: 0, blue: 0), into: &list)
                if shape.hasOwnColors {
                    indicator.rest = 0.3
                    indicator.draw(
                        ArcSpan(start: 0.7, sweep: 0.4), color: Color(red: 0, green: 0, blue: 0), into: &list)
                    var rasterizer = CairoRasterizer(width: 48, height: 48, scale: 1)
                    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
                    try rasterizer.rasterize(list, into: &bitmap)
                }
                for case .path(let shape) in list.shapes {
                    guard let extent = shape.path.extent else { continue }
                    require((extent.width + extent.height).isFinite, "an endless shape")
                }
            }
        },
    ]
}
