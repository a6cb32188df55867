internal import Basics
internal import Drawing

/// Coverage of areas of any shape. Areas that stand still between pictures are filled once.
struct PathRasterizer {
    let place: PicturePlace
    private var cached: [Path: PathStamp] = [:]
    private var cachedBytes = 0

    /// More than stands still in any picture; what moves is forgotten in time.
    private static let cacheLimit = 16 << 20

    init(_ place: PicturePlace) { self.place = place }

    /// The pixels that an area can touch; nil for none.
    func bounds(of shape: PathShape) -> PixelRect? {
        let rect = placed(shape.path).bounds(place.width, place.height)
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
            width: place.width)
    }

    private func placed(_ path: Path) -> Path {
        path.placed(scale: place.scale, x: place.insetX, y: place.insetY)
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
        let stamp = PathStamp(placed(path), width: place.width, height: place.height)
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
