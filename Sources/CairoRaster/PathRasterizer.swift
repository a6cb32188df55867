internal import Basics
internal import Drawing

/// Coverage of areas of any shape. Areas that stand still between pictures are filled once.
struct PathRasterizer {
    /// From points to pixels.
    let scale, insetX, insetY: Double
    let width, height: Int
    private var cached: [Path: PathStamp] = [:]
    private var cachedBytes = 0

    /// More than stands still in any picture; what moves is forgotten in time.
    private static let cacheLimit = 16 << 20

    init(scale: Double, insetX: Double, insetY: Double, width: Int, height: Int) {
        (self.scale, self.insetX, self.insetY) = (scale, insetX, insetY)
        (self.width, self.height) = (width, height)
    }

    /// The pixels that an area can touch; nil for none.
    func bounds(of shape: PathShape) -> PixelRect? {
        let rect = shape.path.placed(scale: scale, x: insetX, y: insetY).bounds(width, height)
        return rect.intersection(rect)
    }

    /// Draws what of a shape is in `area` onto straight RGBA.
    mutating func draw(
        _ shape: PathShape, in area: PixelRect, onto pixels: inout [UInt8]
    ) {
        let stamp = stamp(shape.path)
        guard let area = stamp.rect.intersection(area) else { return }
        Compositor.draw(
            stamp.coverage, stamp.rect, shape.color, weight: weight(of: shape), in: area, onto: &pixels,
            width: width)
    }

    /// The color's alpha and the opacity together, in 1/65535.
    private func weight(of shape: PathShape) -> UInt32 {
        UInt32((min(max(shape.opacity, 0), 1) * Double(shape.color.alpha) * 257).rounded())
    }

    /// Whether nothing shows of what is behind a shape in an area.
    mutating func hides(_ area: PixelRect, _ shape: PathShape) -> Bool {
        guard weight(of: shape) == 65535 else { return false }
        let stamp = stamp(shape.path)
        return Compositor.isWhole(stamp.coverage, stamp.rect, in: area)
    }

    private mutating func stamp(_ path: Path) -> PathStamp {
        if let known = cached[path] { return known }
        let stamp = PathStamp(
            path.placed(scale: scale, x: insetX, y: insetY), width: width, height: height)
        if cachedBytes > Self.cacheLimit {
            cached.removeAll(keepingCapacity: true)
            cachedBytes = 0
        }
        cachedBytes += stamp.coverage.count
        cached[path] = stamp
        return stamp
    }
}

/// What an area covers of the pixels of a rectangle.
struct PathStamp {
    let rect: PixelRect
    let coverage: [UInt8]

    /// - Parameters: `path` in pixels of a canvas of this size.
    init(_ path: Path, width: Int, height: Int) {
        rect = path.bounds(width, height)
        coverage = AreaScan.coverage(of: path, in: rect)
    }
}
