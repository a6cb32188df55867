internal import Basics
internal import Drawing

/// Draws layers that share each pixel. Areas that stand still between pictures are filled once.
struct StackRasterizer {
    private let place: PicturePlace
    private var stamps: AreaStamps
    /// The coverage of each layer on the pixels of the part that is drawn.
    private var levels: [[UInt8]] = []

    init(_ place: PicturePlace) { (self.place, stamps) = (place, AreaStamps(place)) }

    /// The number of rows that are drawn at once, to fit a processor's cache.
    private static let bandHeight = 64

    /// Draws the part of a stack that is in `area` onto straight RGBA.
    ///
    /// - Parameter ramp: The colors of the stack's gradient, if it has one.
    mutating func draw(
        _ stack: StackShape, _ ramp: GradientRamp?, in area: PixelRect, onto pixels: inout [UInt8]
    ) {
        for top in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: Self.bandHeight) {
            let rows = top..<min(top + Self.bandHeight, area.rows.upperBound)
            let band = PixelRect(columns: area.columns, rows: rows)
            fill(stack, in: band)
            draw(stack, ramp, band, onto: &pixels)
        }
    }

    /// Computes the coverage of each layer together with those in front of it.
    private mutating func fill(_ stack: StackShape, in area: PixelRect) {
        while levels.count < stack.layers.count { levels.append([]) }
        for (index, layer) in stack.layers.enumerated() {
            levels[index].fill(0, count: area.columns.count * area.rows.count)
            if stack.arrangement == .crossing, index > 0 {
                var joined = Path()
                for part in stack.layers[...index].flatMap({ $0.areas }) { joined.add(part.outline) }
                stamps[.path(joined)].add(to: &levels[index], of: area)
            } else {
                for part in layer.areas { stamps[part].add(to: &levels[index], of: area) }
            }
            // Parts side by side cover a pixel together.
            if place.isHard { levels[index].harden() }
        }
    }

    private func draw(
        _ stack: StackShape, _ ramp: GradientRamp?, _ area: PixelRect, onto pixels: inout [UInt8]
    ) {
        let layers = stack.layers
        guard let front = layers.first, let back = layers.last else { return }
        if let shading = stack.shading, let gradient = shading.gradient, let ramp, layers.count <= 2 {
            let shading = ArcShading(
                shading, gradient, ramp, place.geometry(shading).within(area), isHard: place.isHard)
            Compositor.drawRing(
                levels[layers.count - 1], back.color, levels[0], shading, area, in: area, onto: &pixels,
                width: place.width)
        } else if layers.count == 1 {
            Compositor.draw(
                levels[0], area, front.color, weight: UInt32(front.color.alpha) * 257, in: area,
                onto: &pixels, width: place.width)
        } else if layers.count == 2 {
            Compositor.drawRing(
                levels[1], back.color, levels[0], front.color, area, in: area, onto: &pixels,
                width: place.width)
        } else {
            Compositor.drawRing(
                Array(levels[..<layers.count]), layers.map { $0.color }, area, in: area, onto: &pixels,
                width: place.width)
        }
    }
}

extension PathStamp {
    /// Adds to the coverage of each pixel of an area, up to whole pixels.
    fileprivate func add(to levels: inout [UInt8], of area: PixelRect) {
        unsafe levels.withUnsafeMutableBufferPointer { levels in
            forEachPixel(of: area) { index, coverage in
                let (sum, isMore) = unsafe levels[index].addingReportingOverflow(coverage)
                unsafe levels[index] = isMore ? 255 : sum
            }
        }
    }

    /// Calls `body` with the index in an area, and the coverage, of each pixel of it that is covered.
    @inline(__always)
    fileprivate func forEachPixel(of area: PixelRect, _ body: (Int, UInt8) -> Void) {
        guard let shared = rect.intersection(area) else { return }
        unsafe coverage.withUnsafeBufferPointer { coverage in
            guard let start = coverage.baseAddress else { return }
            for y in shared.rows {
                let source = (y - rect.rows.lowerBound) * rect.columns.count - rect.columns.lowerBound
                let target = (y - area.rows.lowerBound) * area.columns.count - area.columns.lowerBound
                var x = shared.columns.lowerBound
                while x < shared.columns.upperBound {
                    // Most pixels around an area are empty.
                    while x &+ 8 <= shared.columns.upperBound,
                        unsafe UnsafeRawPointer(start + source + x).loadUnaligned(as: UInt64.self) == 0
                    {
                        x &+= 8
                    }
                    if x == shared.columns.upperBound { break }
                    let level = unsafe coverage[source + x]
                    if level > 0 { body(target + x, level) }
                    x &+= 1
                }
            }
        }
    }
}
