internal import Basics
internal import Drawing

/// Draws soft shadows. The coverage of a shadow is computed once for as long as it does not move, however it fades.
struct ShadowRasterizer {
    private let place: PicturePlace
    private var stamps = StampCache<ShadowShape>()

    init(_ place: PicturePlace) { self.place = place }

    /// Draws the part of a shadow that is in `area` onto straight RGBA.
    mutating func draw(_ shadow: ShadowShape, in area: PixelRect, onto pixels: inout [UInt8]) {
        var whole = shadow
        whole.opacity = 1
        let stamp = stamps.stamp(whole) { [place] in PathStamp($0, on: place) }
        guard let area = stamp.rect.intersection(area) else { return }
        let weight = UInt32((min(max(shadow.opacity, 0), 1) * 65535).rounded())
        Compositor.draw(
            stamp.coverage, stamp.rect, Color(red: 0, green: 0, blue: 0), weight: weight, in: area,
            onto: &pixels, width: place.width)
    }
}

extension PicturePlace {
    /// The pixels that a shadow can touch; nil for none.
    func bounds(of shadow: ShadowShape) -> PixelRect? {
        let (box, reach) = (box(of: shadow), shadow.reach * scale)
        return PixelRect(
            around: Box(
                left: box.left - reach, top: box.top - reach, right: box.right + reach,
                bottom: box.bottom + reach), width, height)
    }

    /// The rectangle that casts a shadow, in pixels.
    fileprivate func box(of shadow: ShadowShape) -> Box {
        let (left, top) = (insetX + shadow.x * scale, insetY + shadow.y * scale)
        return Box(
            left: left, top: top, right: left + shadow.width * scale, bottom: top + shadow.height * scale)
    }
}

extension PathStamp {
    /// The coverage of a shadow. The rectangle is cut into the part between its round corners and slices through them, each
    /// of which has straight edges: blurred, it is the product of a horizontal and a vertical profile.
    fileprivate init(_ shadow: ShadowShape, on place: PicturePlace) {
        let (box, reach) = (place.box(of: shadow), shadow.reach * place.scale)
        guard let rect = place.bounds(of: shadow) else {
            self.init(rect: PixelRect(columns: 0..<0, rows: 0..<0), coverage: [])
            return
        }
        let corner = min(
            shadow.corner * place.scale, (box.right - box.left) / 2, (box.bottom - box.top) / 2)
        let slices = Int(corner.rounded(.up))
        let thickness = slices == 0 ? 0 : corner / Double(slices)
        /// The share of a blurred stretch at a pixel.
        func part(_ pixel: Int, _ low: Double, _ high: Double) -> Double {
            let middle = Double(pixel) + 0.5
            return ShadowShape.level(atDepth: (middle - low) / reach)
                - ShadowShape.level(atDepth: (middle - high) / reach)
        }
        // Slices from the outermost on, where one below equals the one above, and then the rest.
        let across = (0...slices).map { index in
            let rise = index == slices ? 0 : corner - (Double(index) + 0.5) * thickness
            let inset = corner - (corner * corner - rise * rise).squareRoot()
            return rect.columns.map { part($0, box.left + inset, box.right - inset) }
        }
        var coverage: [UInt8] = []
        coverage.reserveCapacity(rect.columns.count * rect.rows.count)
        var line = [Double](repeating: 0, count: rect.columns.count)
        for y in rect.rows {
            line.fill(0, count: line.count)
            for (index, columns) in across.enumerated() {
                let (begin, end) = (Double(index) * thickness, Double(index + 1) * thickness)
                let weight =
                    index == slices
                    ? part(y, box.top + corner, box.bottom - corner)
                    : part(y, box.top + begin, box.top + end) + part(y, box.bottom - end, box.bottom - begin)
                if weight > 0 { line.add(columns, times: weight) }
            }
            for level in line { coverage.append(UInt8(min(level * 255 + 0.5, 255))) }
        }
        self.init(rect: rect, coverage: coverage)
    }
}

extension [Double] {
    /// Adds as many numbers, each multiplied by a factor.
    fileprivate mutating func add(_ others: [Double], times factor: Double) {
        precondition(others.count == count, "a number for each")
        unsafe withUnsafeMutableBufferPointer { numbers in
            unsafe others.withUnsafeBufferPointer { others in
                for index in numbers.indices { unsafe numbers[index] += others[index] * factor }
            }
        }
    }
}
