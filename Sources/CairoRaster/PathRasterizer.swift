internal import Basics
internal import Drawing

/// Draws areas of any shape.
struct PathRasterizer {
    let place: PicturePlace
    private var stamps: AreaStamps

    init(_ place: PicturePlace) {
        self.place = place
        stamps = AreaStamps(place)
    }

    /// The coverage of a shape, which is kept.
    private mutating func stamp(_ shape: PathShape) -> PathStamp { stamps.whole(.path(shape.path)) }

    /// Draws the part of a shape that is in `area` onto straight RGBA.
    mutating func draw(
        _ shape: PathShape, in area: PixelRect, onto pixels: inout [UInt8]
    ) {
        let stamp = stamp(shape)
        guard let area = stamp.rect.intersection(area) else { return }
        Compositor.draw(
            stamp.coverage, stamp.rect, shape.color, weight: weight(of: shape), in: area, onto: &pixels,
            width: place.width)
    }

    /// The product of the color's alpha and the opacity, in 1/65535.
    private func weight(of shape: PathShape) -> UInt32 {
        UInt32((min(max(shape.opacity, 0), 1) * Double(shape.color.alpha) * 257).rounded())
    }

    /// Whether a shape hides everything behind it in an area.
    mutating func hides(_ area: PixelRect, _ shape: PathShape) -> Bool {
        guard weight(of: shape) == 65535 else { return false }
        let stamp = stamp(shape)
        return Compositor.isWhole(stamp.coverage, stamp.rect, in: area)
    }
}

/// The coverage of areas on a canvas.
struct AreaStamps {
    private let place: PicturePlace
    private var cache = StampCache<StackShape.Area>()

    init(_ place: PicturePlace) { self.place = place }

    /// The coverage of an area by itself.
    mutating func whole(_ area: StackShape.Area) -> PathStamp {
        cache.stamp(area) { [place] in
            PathStamp(
                place.outline(of: $0), width: place.width, height: place.height, isHard: place.isHard)
        }
    }

    /// The coverage of an area that may share pixels with others.
    subscript(area: StackShape.Area) -> PathStamp {
        mutating get {
            cache.stamp(area) { [place] in
                PathStamp(place.outline(of: $0), width: place.width, height: place.height)
            }
        }
    }
}

/// A cache of stamps: shapes that stand still between pictures are rasterized once.
struct StampCache<Key: Hashable> {
    private var cached: [Key: PathStamp] = [:]
    private var cachedBytes = 0

    /// The greatest number of bytes that are kept: more than for shapes that stand still in any picture; moving shapes are
    /// forgotten in time.
    private static var limit: Int { 16 << 20 }

    /// The stamp of a shape, made with `make` where it is not cached.
    ///
    /// - Parameter bytes: The size of the key, where that is more than next to nothing.
    mutating func stamp(_ key: Key, taking bytes: Int = 0, _ make: (Key) -> PathStamp) -> PathStamp {
        if let known = cached[key] { return known }
        let stamp = make(key)
        if cachedBytes > Self.limit {
            cached.removeAll(keepingCapacity: true)
            cachedBytes = 0
        }
        cachedBytes += stamp.coverage.count + bytes
        cached[key] = stamp
        return stamp
    }
}

/// The coverage of the pixels of a rectangle by an area.
struct PathStamp {
    let rect: PixelRect
    private(set) var coverage: [UInt8]

    init(rect: PixelRect, coverage: [UInt8]) {
        self.rect = rect
        self.coverage = coverage
    }

    /// - Parameters: `path` in pixels of a canvas of this size.
    init(_ path: Path, isEvenOdd: Bool = false, width: Int, height: Int, isHard: Bool = false) {
        rect = path.bounds(width, height)
        coverage = AreaScan.coverage(of: path, in: rect, isEvenOdd: isEvenOdd)
        if isHard { coverage.harden() }
    }
}
