internal import CairoRaster
public import Indicators
public import MotionCore

/// What a job draws: an indicator with what moves it.
public enum Scene: Hashable, Sendable {
    /// An arc on a ring, and the arcs of one loop or run.
    case ring(CircularIndicator, FrameTable)
    /// Spokes, and the opacity of each.
    case spokes(SpokeIndicator, Staggered)
    /// Dots, and the scale of each.
    case dots(DotIndicator, Staggered)
    /// Bars that run along a track.
    case bars(LinearIndicator, BarChoreography)
    /// A bar that shows values.
    case value(LinearIndicator, ValueRun)

    /// The size of every picture in points.
    public var size: (width: Double, height: Double) {
        switch self {
        case .ring(let indicator, _): (indicator.size, indicator.size)
        case .spokes(let indicator, _): (indicator.size, indicator.size)
        case .dots(let indicator, _): (indicator.width, indicator.height)
        case .bars(let indicator, _), .value(let indicator, _): (indicator.width, indicator.height)
        }
    }

    /// The size of every frame at a scale.
    func pixels(scale: Double) -> (width: Int, height: Int) {
        (CairoRasterizer.pixels(size.width, scale), CairoRasterizer.pixels(size.height, scale))
    }

    /// Whether the colors of a row are shown side by side, and not one after another.
    var showsTiles: Bool {
        if case .bars(_, let bars) = self { return bars.areTiles }
        return false
    }
}
