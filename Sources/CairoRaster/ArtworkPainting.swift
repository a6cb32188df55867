internal import Basics
internal import Drawing

/// The straight RGBA of an artwork on some pixels of a canvas, and what its areas cover of each.
struct ArtworkPainting {
    let rect: PixelRect
    /// Those of them that are painted.
    private let area: PixelRect
    var pixels: [UInt8]
    /// The coverage of the pixels by all areas together; empty where nobody asks for it.
    var coverage: [UInt8]

    /// - Parameters:
    ///   - rect: The pixels; nil for those that the artwork touches.
    ///   - keepsCoverage: Whether what its areas cover is asked for.
    init(
        _ artwork: Artwork, _ placing: Affine, _ color: Color, on canvas: ArtworkCanvas,
        in rect: PixelRect? = nil, keepsCoverage: Bool
    ) {
        let artwork = artwork.placed(canvas.place.onPixels(placing))
        self.init(
            rect ?? Self.bounds(artwork, on: canvas) ?? PixelRect(columns: 0..<0, rows: 0..<0), artwork.items,
            color, on: canvas, keepsCoverage: keepsCoverage)
    }

    /// - Parameter items: The parts, in pixels.
    init(
        _ rect: PixelRect, _ items: [Artwork.Item], _ color: Color, on canvas: ArtworkCanvas,
        keepsCoverage: Bool
    ) {
        self.init(rect, keepsCoverage: keepsCoverage)
        paint(items, color, on: canvas)
    }

    /// Nothing on some pixels.
    init(_ rect: PixelRect, keepsCoverage: Bool) {
        (self.rect, area) = (rect, rect)
        pixels = [UInt8](repeating: 0, count: rect.count * 4)
        coverage = keepsCoverage ? [UInt8](repeating: 0, count: rect.count) : []
    }

    /// Paints an artwork onto a canvas, in an area where it is clear.
    static func paint(
        _ artwork: Artwork, _ placing: Affine, _ color: Color, on canvas: ArtworkCanvas, in area: PixelRect,
        onto pixels: inout [UInt8]
    ) {
        var painting = ArtworkPainting(
            rect: PixelRect(columns: 0..<canvas.place.width, rows: 0..<canvas.place.height), area: area,
            pixels: [],
            coverage: [])
        swap(&painting.pixels, &pixels)
        painting.paint(artwork.placed(canvas.place.onPixels(placing)).items, color, on: canvas)
        swap(&painting.pixels, &pixels)
    }

    private init(rect: PixelRect, area: PixelRect, pixels: [UInt8], coverage: [UInt8]) {
        (self.rect, self.area, self.pixels, self.coverage) = (rect, area, pixels, coverage)
    }

    private func layer(
        _ rect: PixelRect, _ items: [Artwork.Item], _ color: Color, on canvas: ArtworkCanvas
    ) -> ArtworkPainting {
        ArtworkPainting(rect, items, color, on: canvas, keepsCoverage: !coverage.isEmpty)
    }

    /// The pixels that an artwork in pixels can touch; nil for none.
    static func bounds(_ artwork: Artwork, on canvas: ArtworkCanvas) -> PixelRect? {
        artwork.items.box.flatMap { PixelRect(touching: $0, canvas.place.width, canvas.place.height) }
    }

    private mutating func paint(_ items: [Artwork.Item], _ color: Color, on canvas: ArtworkCanvas) {
        for item in items {
            if case .area(let area) = item {
                paint(area, color, on: canvas)
                continue
            }
            guard let box = item.box,
                let touched = PixelRect(touching: box, canvas.place.width, canvas.place.height),
                let shared = touched.intersection(area)
            else { continue }
            switch item {
            case .area: break
            case .group(let parts, let opacity):
                add(layer(shared, parts, color, on: canvas), opacity: opacity)
            case .clipped(let parts, let clip):
                var layer = layer(shared, parts, color, on: canvas)
                layer.clip(to: clip, on: canvas)
                add(layer, opacity: 1)
            case .masked(let parts, let mask, let isLuminance):
                var layer = layer(shared, parts, color, on: canvas)
                layer.mask(
                    by: ArtworkPainting(shared, mask, color, on: canvas, keepsCoverage: false),
                    isLuminance: isLuminance)
                add(layer, opacity: 1)
            case .filtered(let parts, let filter):
                add(
                    ArtworkPainting(
                        shared, parts, filter, color, on: canvas, keepsCoverage: !coverage.isEmpty),
                    opacity: 1
                )
            case .blended(let parts, let mode):
                blend(layer(shared, parts, color, on: canvas), mode)
            }
        }
    }

    private mutating func paint(_ area: Artwork.Area, _ color: Color, on canvas: ArtworkCanvas) {
        let stamp = canvas.stamp(area.path, isEvenOdd: area.isEvenOdd)
        guard let shared = stamp.rect.intersection(self.area) else { return }
        if !coverage.isEmpty {
            Self.cover(&coverage, of: rect, with: stamp.coverage, of: stamp.rect, in: shared)
        }
        switch area.paint {
        case .solid(let ink):
            let ink = ink.color(color)
            Compositor.draw(
                stamp.coverage, stamp.rect.moved(from: rect), ink, weight: UInt32(ink.alpha) * 257,
                in: shared.moved(from: rect), onto: &pixels, width: rect.columns.count)
        case .gradient(let gradient):
            if let shading = AreaShading(gradient, color) { paint(stamp, shading, in: shared) }
        }
    }

    /// Draws a painting of some of the pixels, less opaque.
    private mutating func add(_ layer: ArtworkPainting, opacity: Double) {
        if !coverage.isEmpty {
            Self.cover(&coverage, of: rect, with: layer.coverage, of: layer.rect, in: layer.rect)
        }
        for row in layer.rect.rows {
            let start = (row - rect.rows.lowerBound) * rect.columns.count - rect.columns.lowerBound
            layer.draw(row, layer.rect.columns, opacity: opacity, onto: &pixels, from: start)
        }
    }

    /// Draws some pixels of a row onto straight RGBA, in which the canvas's column 0 is the pixel `start`.
    private func draw(
        _ row: Int, _ columns: Range<Int>, opacity: Double, onto canvas: inout [UInt8], from start: Int
    ) {
        let own = (row - rect.rows.lowerBound) * rect.columns.count - rect.columns.lowerBound
        unsafe canvas.withUnsafeMutableBufferPointer { canvas in
            unsafe pixels.withUnsafeBufferPointer { pixels in
                guard !columns.isEmpty, let words = UnsafeMutableRawPointer(canvas.baseAddress)
                else { return }
                precondition(
                    (own + columns.lowerBound) >= 0 && (own + columns.upperBound) * 4 <= pixels.count
                        && (start + columns.lowerBound) >= 0
                        && (start + columns.upperBound) * 4 <= canvas.count,
                    "a row lies in its picture")
                for x in columns {
                    let (from, to) = ((own + x) * 4, (start + x) * 4)
                    let alpha = unsafe pixels[from + 3]
                    if alpha == 0 { continue }
                    if unsafe opacity == 1 && canvas[to + 3] == 0 {
                        let word = unsafe UnsafeRawPointer(pixels.baseAddress!).loadUnaligned(
                            fromByteOffset: from, as: UInt32.self)
                        unsafe words.storeBytes(of: word, toByteOffset: to, as: UInt32.self)
                        continue
                    }
                    unsafe Compositor.over(
                        UInt32(pixels[from]), UInt32(pixels[from + 1]), UInt32(pixels[from + 2]),
                        alpha: UInt32((Double(alpha) * opacity).rounded()), at: to, of: canvas)
                }
            }
        }
    }

    /// Takes away what does not lie in a clip, once for all parts: where they lie on each other, none of those below shows at its edge.
    private mutating func clip(to area: Path, on canvas: ArtworkCanvas) {
        var shown = [UInt8](repeating: 0, count: rect.count)
        let stamp = canvas.stamp(area, isEvenOdd: false)
        if let shared = stamp.rect.intersection(rect) {
            Self.cover(&shown, of: rect, with: stamp.coverage, of: stamp.rect, in: shared)
        }
        for index in shown.indices where shown[index] < 255 {
            let level = Int(shown[index])
            if !coverage.isEmpty { coverage[index] = UInt8((Int(coverage[index]) * level + 127) / 255) }
            pixels[index * 4 + 3] = UInt8((Int(pixels[index * 4 + 3]) * level + 127) / 255)
        }
    }

    /// Adds what is covered of some pixels to the coverage of all.
    static func cover(
        _ all: inout [UInt8], of rect: PixelRect, with levels: [UInt8], of source: PixelRect,
        in shared: PixelRect
    ) {
        for y in shared.rows {
            let from = (y - source.rows.lowerBound) * source.columns.count - source.columns.lowerBound
            let to = (y - rect.rows.lowerBound) * rect.columns.count - rect.columns.lowerBound
            for x in shared.columns {
                let level = Int(levels[from + x])
                if level == 0 { continue }
                let old = Int(all[to + x])
                all[to + x] = UInt8(old + ((255 - old) * level + 127) / 255)
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
        for row in area.rows {
            let opacity = opacity(row)
            if opacity > 0 {
                draw(row, area.columns, opacity: opacity, onto: &canvas, from: row * width)
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

    /// The pixel whose first byte is at an index.
    subscript(index: Int) -> Color {
        get {
            Color(
                red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2],
                alpha: pixels[index + 3])
        }
        set {
            pixels[index] = newValue.red
            pixels[index + 1] = newValue.green
            pixels[index + 2] = newValue.blue
            pixels[index + 3] = newValue.alpha
        }
    }

    /// Calls `body` with the place on the canvas, the index of the first byte and the color of each pixel that is not transparent.
    func forEachPixel(
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
