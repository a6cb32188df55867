internal import Basics
internal import Drawing

/// Draws artworks. What of one does not change from picture to picture is painted once.
struct ArtworkRasterizer {
    /// An artwork on the canvas.
    private struct Key: Equatable {
        let placing: Affine
        let color: Color
        let artwork: Artwork
    }

    private let place: PicturePlace
    /// The paintings that were needed last, the newest at the end.
    private var known: [(key: Key, painting: ArtworkPainting)] = []

    init(_ place: PicturePlace) { self.place = place }

    /// Draws the part of a shape that is in `area` onto straight RGBA.
    mutating func draw(_ shape: ArtworkShape, in area: PixelRect, onto pixels: inout [UInt8]) {
        let whole = painting(Key(placing: shape.placing, color: shape.color, artwork: shape.artwork))
        guard let area = whole.rect.intersection(area) else { return }
        let opacity = min(max(shape.opacity, 0), 1)
        let rest = min(max(shape.rest, 0), 1)
        switch shape.part {
        case .whole:
            whole.draw(in: area, onto: &pixels, width: place.width) { _ in opacity }
        case .below(let level):
            let (level, isHard) = (place.insetY + level * place.scale, place.isHard)
            whole.draw(in: area, onto: &pixels, width: place.width) { row in
                let share = min(max(Double(row + 1) - level, 0), 1)
                let revealed = isHard ? share.rounded() : share
                return opacity * (revealed + (1 - revealed) * rest)
            }
        case .artwork(let part):
            let part = ArtworkPainting(part, shape.placing, shape.color, on: place, in: whole.rect)
            part.draw(
                before: whole, rest: rest, opacity: opacity, in: area, onto: &pixels, width: place.width)
        }
    }

    private mutating func painting(_ key: Key) -> ArtworkPainting {
        if let index = known.firstIndex(where: { $0.key == key }) { return known[index].painting }
        let painting = ArtworkPainting(key.artwork, key.placing, key.color, on: place)
        if known.count == Self.limit { known.removeFirst() }
        known.append((key, painting))
        return painting
    }

    /// The greatest number of paintings that are kept: an indicator, and what it gives way to.
    private static let limit = 2
}

extension PicturePlace {
    /// The pixels that an artwork can touch; nil for none.
    func bounds(of shape: ArtworkShape) -> PixelRect? {
        ArtworkPainting.bounds(shape.artwork.placed(onPixels(shape.placing)), on: self)
    }

    /// A map to pixels in place of one to points.
    func onPixels(_ placing: Affine) -> Affine {
        placing.within(Affine(scale: scale, x: insetX, y: insetY))
    }
}

/// The straight RGBA of an artwork on some pixels of a canvas, and what its areas cover of each.
struct ArtworkPainting {
    let rect: PixelRect
    private var pixels: [UInt8]
    /// The coverage of the pixels by all areas together.
    private var coverage: [UInt8]

    /// - Parameter rect: The pixels; nil for those that the artwork touches.
    init(
        _ artwork: Artwork, _ placing: Affine, _ color: Color, on place: PicturePlace,
        in rect: PixelRect? = nil
    ) {
        let artwork = artwork.placed(place.onPixels(placing))
        self.rect =
            rect ?? Self.bounds(artwork, on: place) ?? PixelRect(columns: 0..<0, rows: 0..<0)
        pixels = [UInt8](repeating: 0, count: self.rect.count * 4)
        coverage = [UInt8](repeating: 0, count: self.rect.count)
        paint(artwork.items, color, on: place, isCovering: true)
    }

    static func bounds(_ artwork: Artwork, on place: PicturePlace) -> PixelRect? {
        artwork.areas.reduce(nil) { box, area in
            let rect = area.path.bounds(place.width, place.height)
            guard let rect = rect.intersection(rect) else { return box }
            return box?.union(rect) ?? rect
        }
    }

    private mutating func paint(
        _ items: [Artwork.Item], _ color: Color, on place: PicturePlace, isCovering: Bool
    ) {
        for item in items {
            switch item {
            case .area(let area):
                let stamp = PathStamp(
                    area.path, isEvenOdd: area.isEvenOdd, width: place.width, height: place.height,
                    isHard: place.isHard)
                guard let shared = stamp.rect.intersection(rect) else { continue }
                if isCovering { cover(stamp, shared) }
                switch area.paint {
                case .solid(let ink):
                    let ink = ink.color(color)
                    Compositor.draw(
                        stamp.coverage, stamp.rect.moved(from: rect), ink, weight: UInt32(ink.alpha) * 257,
                        in: shared.moved(from: rect), onto: &pixels, width: rect.columns.count)
                case .gradient(let gradient):
                    if let shading = AreaShading(gradient, color) { paint(stamp, shading, in: shared) }
                }
            case .group(let items, let opacity):
                var group = self
                group.pixels.fill(0, count: pixels.count)
                group.paint(items, color, on: place, isCovering: false)
                for area in Artwork(items).areas where isCovering {
                    let stamp = PathStamp(
                        area.path, isEvenOdd: area.isEvenOdd, width: place.width, height: place.height,
                        isHard: place.isHard)
                    if let shared = stamp.rect.intersection(rect) { cover(stamp, shared) }
                }
                unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                    group.forEachPixel(of: rect) { _, index, color in
                        unsafe Compositor.over(
                            UInt32(color.red), UInt32(color.green), UInt32(color.blue),
                            alpha: UInt32((Double(color.alpha) * opacity).rounded()), at: index, of: pixels)
                    }
                }
            }
        }
    }

    /// Adds an area to what is covered.
    private mutating func cover(_ stamp: PathStamp, _ shared: PixelRect) {
        for y in shared.rows {
            let from =
                (y - stamp.rect.rows.lowerBound) * stamp.rect.columns.count - stamp.rect.columns.lowerBound
            let to = (y - rect.rows.lowerBound) * rect.columns.count - rect.columns.lowerBound
            for x in shared.columns {
                let level = Int(stamp.coverage[from + x])
                if level == 0 { continue }
                let old = Int(coverage[to + x])
                coverage[to + x] = UInt8(old + ((255 - old) * level + 127) / 255)
            }
        }
    }

    private mutating func paint(_ stamp: PathStamp, _ shading: AreaShading, in shared: PixelRect) {
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            for y in shared.rows {
                let from =
                    (y - stamp.rect.rows.lowerBound) * stamp.rect.columns.count
                    - stamp.rect.columns.lowerBound
                let to = (y - rect.rows.lowerBound) * rect.columns.count - rect.columns.lowerBound
                for x in shared.columns {
                    let level = UInt32(stamp.coverage[from + x])
                    guard level > 0, let color = shading.color(column: x, row: y) else { continue }
                    unsafe Compositor.over(
                        UInt32(color.red), UInt32(color.green), UInt32(color.blue),
                        alpha: (UInt32(color.alpha) * level + 127) / 255, at: (to + x) * 4, of: pixels)
                }
            }
        }
    }

    // MARK: Onto a canvas

    /// Draws the painting, each row as opaque as `opacity` says.
    func draw(
        in area: PixelRect, onto canvas: inout [UInt8], width: Int, opacity: (_ row: Int) -> Double
    ) {
        unsafe canvas.withUnsafeMutableBufferPointer { canvas in
            for row in area.rows {
                let opacity = opacity(row)
                if opacity <= 0 { continue }
                forEachPixel(of: PixelRect(columns: area.columns, rows: row..<row + 1)) { place, _, color in
                    unsafe Compositor.over(
                        UInt32(color.red), UInt32(color.green), UInt32(color.blue),
                        alpha: UInt32((Double(color.alpha) * opacity).rounded()),
                        at: (row * width + place.x) * 4, of: canvas)
                }
            }
        }
    }

    /// Draws the painting of a part, and of the whole what the part leaves of each pixel.
    func draw(
        before whole: ArtworkPainting, rest: Double, opacity: Double, in area: PixelRect,
        onto canvas: inout [UInt8], width: Int
    ) {
        unsafe canvas.withUnsafeMutableBufferPointer { canvas in
            whole.forEachPixel(of: area) { place, index, below in
                let above = self[index]
                let covered = Double(whole.coverage[index / 4])
                let left = covered > 0 ? max(1 - Double(coverage[index / 4]) / covered, 0) : 0
                let front = Double(above.alpha) * opacity
                let back = Double(below.alpha) * opacity * rest * left
                let alpha = front + back
                if alpha <= 0 { return }
                func mix(_ a: UInt8, _ b: UInt8) -> UInt32 {
                    UInt32(((Double(a) * front + Double(b) * back) / alpha).rounded())
                }
                unsafe Compositor.over(
                    mix(above.red, below.red), mix(above.green, below.green), mix(above.blue, below.blue),
                    alpha: min(UInt32(alpha.rounded()), 255), at: (place.y * width + place.x) * 4, of: canvas)
            }
        }
    }

    private subscript(index: Int) -> Color {
        Color(
            red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2], alpha: pixels[index + 3])
    }

    /// Calls `body` with the place on the canvas, the index of the first byte and the color of each pixel that is not transparent.
    private func forEachPixel(
        of area: PixelRect, _ body: ((x: Int, y: Int), _ index: Int, Color) -> Void
    ) {
        for y in area.rows {
            let start = (y - rect.rows.lowerBound) * rect.columns.count - rect.columns.lowerBound
            for x in area.columns where pixels[(start + x) * 4 + 3] > 0 {
                body((x, y), (start + x) * 4, self[(start + x) * 4])
            }
        }
    }
}

extension PixelRect {
    /// The same pixels, counted from the first one of others.
    fileprivate func moved(from other: PixelRect) -> PixelRect {
        let (x, y) = (other.columns.lowerBound, other.rows.lowerBound)
        return PixelRect(
            columns: columns.lowerBound - x..<columns.upperBound - x,
            rows: rows.lowerBound - y..<rows.upperBound - y)
    }
}
