internal import Basics
internal import Drawing

extension ArtworkPainting {
    /// Takes away what a mask of the same pixels does not show.
    mutating func mask(by mask: ArtworkPainting, isLuminance: Bool) {
        // The luminance of white.
        let white = 10_000 * 255
        for index in 0..<rect.count {
            let (whole, level): (Int, Int)
            if isLuminance {
                let light =
                    2125 * Int(mask.pixels[index * 4]) + 7154 * Int(mask.pixels[index * 4 + 1])
                    + 721 * Int(mask.pixels[index * 4 + 2])
                (whole, level) = (white * 255, light * Int(mask.pixels[index * 4 + 3]))
            } else {
                (whole, level) = (255, Int(mask.pixels[index * 4 + 3]))
            }
            func masked(_ value: UInt8) -> UInt8 { UInt8((Int(value) * level + whole / 2) / whole) }
            if !coverage.isEmpty { coverage[index] = masked(coverage[index]) }
            pixels[index * 4 + 3] = masked(pixels[index * 4 + 3])
        }
    }

    /// Draws a painting of some of the pixels, blended with what is there.
    mutating func blend(_ layer: ArtworkPainting, _ mode: BlendMode) {
        if !coverage.isEmpty {
            Self.cover(&coverage, of: rect, with: layer.coverage, of: layer.rect, in: layer.rect)
        }
        let (left, top, width) = (rect.columns.lowerBound, rect.rows.lowerBound, rect.columns.count)
        // Many pixels are equal to the one before, and get the same result.
        var (last, result) = ((front: Color(0, 0, 0, 0), back: Color(0, 0, 0, 0)), Color(0, 0, 0, 0))
        layer.forEachPixel(of: layer.rect) { place, _, front in
            let index = ((place.y - top) * width + place.x - left) * 4
            let back = self[index]
            if (front, back) != last {
                last = (front, back)
                result =
                    back.alpha == 0
                    ? front : Color(mode.blended(front.premultiplied, over: back.premultiplied))
            }
            self[index] = result
        }
    }

    /// Paints filtered parts.
    ///
    /// - Parameters:
    ///   - rect: The pixels, all of which a result can reach.
    ///   - items: The parts, in pixels.
    init(
        _ rect: PixelRect, _ items: [Artwork.Item], _ filter: ArtworkFilter, _ color: Color,
        on canvas: ArtworkCanvas, keepsCoverage: Bool
    ) {
        let place = canvas.place
        let filter = PlacedFilter(filter)
        let near = filter.surroundings(of: rect, items.box, on: place)
        let (left, top) = (near.columns.lowerBound, near.rows.lowerBound)
        // What lies beyond the canvas is painted on one of its own.
        let beyond = PicturePlace(
            scale: place.scale, insetX: place.insetX, insetY: place.insetY, width: near.columns.count,
            height: near.rows.count, isHard: place.isHard)
        let moved = Artwork(items).placed(Affine(scale: 1, x: -Double(left), y: -Double(top)))
        let source = ArtworkPainting(
            PixelRect(columns: 0..<near.columns.count, rows: 0..<near.rows.count), moved.items, color,
            on: ArtworkCanvas(place: beyond, stamps: canvas.stamps), keepsCoverage: false)
        var run = FilterRun(filter, FilterLayer(source), of: near, color)
        self.init(run.result(), of: near, in: rect, keepsCoverage: keepsCoverage)
    }

    /// The part of a result that is in `rect`.
    private init(
        _ result: FilterLayer, of whole: PixelRect, in rect: PixelRect, keepsCoverage: Bool
    ) {
        self.init(rect, keepsCoverage: keepsCoverage)
        var (last, color) = (SIMD4<Float>.zero, Color(0, 0, 0, 0))
        var index = 0
        for y in rect.rows {
            let start = (y - whole.rows.lowerBound) * whole.columns.count - whole.columns.lowerBound
            for x in rect.columns {
                let pixel = result.pixels[start + x]
                if pixel != last { (last, color) = (pixel, Color(pixel)) }
                self[index * 4] = color
                if keepsCoverage { coverage[index] = color.alpha }
                index += 1
            }
        }
    }
}

extension FilterLayer {
    /// The pixels of a painting.
    fileprivate init(_ painting: ArtworkPainting) {
        self.init(width: painting.rect.columns.count, height: painting.rect.rows.count, isLinear: false)
        var (last, pixel) = (Color(0, 0, 0, 0), SIMD4<Float>.zero)
        for index in pixels.indices {
            let color = painting[index * 4]
            if color != last { (last, pixel) = (color, color.premultiplied) }
            pixels[index] = pixel
        }
    }
}

extension PlacedFilter {
    /// The pixels of and around those of a result, from which it is made.
    ///
    /// What is far from the canvas has next to no effect on it: no more than half its size on each side is looked at.
    fileprivate func surroundings(of rect: PixelRect, _ content: Box?, on place: PicturePlace) -> PixelRect {
        func limited(_ reach: Double, _ side: Int) -> Double {
            min(reach.rounded(.up), Double(max(side / 2, 64)))
        }
        let reach = reach
        let (x, y) = (limited(reach.x, place.width), limited(reach.y, place.height))
        let whole = Box(rect)
        var box = whole.grown(x, y)
        if let region = filter.region { box = box.intersection(outline(of: region).box) }
        box = box.intersection(content?.grown(x, y).union(whole) ?? whole).union(whole)
        return PixelRect(
            columns: Int(box.left.rounded(.down))..<Int(box.right.rounded(.up)),
            rows: Int(box.top.rounded(.down))..<Int(box.bottom.rounded(.up)))
    }
}
