public import Drawing
public import Imaging

/// Turns display lists into bitmaps at one size and scale.
///
/// A rasterizer keeps what frames share (rings, scratch memory) from one picture to the next; use
/// one per thread. Its pixels do not depend on what it drew before.
public struct CairoRasterizer {
    /// Pixels per point, above 0.
    public let scale: Double
    /// Size of every bitmap in pixels.
    public let width, height: Int
    /// The number of pixels of a bitmap, across and down, for each that is drawn; 1 where edges are smooth.
    package let enlargement: Int
    /// The picture that was drawn last, before it was enlarged.
    private var small: Bitmap?
    /// The drawing is centered on the canvas.
    private let place: PicturePlace
    private let shared: SharedDrawing
    private var arcs: ArcRasterizer
    private var groups: GroupRasterizer
    private var texts: TextRasterizer?
    private var paths: PathRasterizer
    private var stacks: StackRasterizer
    private var artworks: ArtworkRasterizer
    private var shadows: ShadowRasterizer
    private var layer: [UInt8]
    private var underLayer: [UInt8] = []
    /// The colors of the gradient that was drawn last.
    private var ramp: GradientRamp?
    /// The picture that was drawn last, with the places of its shapes.
    private var last: ShownPicture?

    /// A rasterizer for pictures of `width` × `height` points: pixels are points × scale, rounded up.
    ///
    /// - Parameters:
    ///   - width: The width of pictures, in points.
    ///   - height: The height of pictures, in points.
    ///   - scale: Pixels per point.
    ///   - canvas: The size of bitmaps in pixels, where they are to be larger than that.
    ///   - antialiasing: The smoothing of edges. With ``/Drawing/Antialiasing/none``, the picture is drawn at scale 1 and enlarged.
    ///   - fonts: The fonts for texts; none is loaded before the first text.
    ///   - shared: The drawings that the rasterizers of one animation share, on several threads.
    /// - Precondition: The sizes are at least 0, the scale is above 0, and whole where edges are not smooth, and no side has more
    ///   than 32,767 pixels, Cairo's limit.
    public init(
        width: Double, height: Double, scale: Double, canvas: (width: Int, height: Int)? = nil,
        antialiasing: Antialiasing = .full, fonts: FontSet? = nil, shared: SharedDrawing = SharedDrawing()
    ) {
        precondition(scale > 0 && scale.isFinite, "a scale is above 0, and \(scale) is not")
        let longest = max(width, height) * scale
        precondition(
            width >= 0 && height >= 0 && longest <= 32_767,
            "a picture of \(width) × \(height) points at scale \(scale) has no size that Cairo takes")
        self.scale = scale
        let isHard = antialiasing == .none
        precondition(!isHard || scale == scale.rounded(), "pixels are not enlarged \(scale) times")
        enlargement = isHard ? Int(scale) : 1
        let drawn = scale / Double(enlargement)
        let columns =
            canvas.map { [enlargement] in $0.width / enlargement } ?? DisplayList.pixels(width, drawn)
        let rows =
            canvas.map { [enlargement] in $0.height / enlargement } ?? DisplayList.pixels(height, drawn)
        self.width = columns * enlargement
        self.height = rows * enlargement
        place = PicturePlace(
            scale: drawn, insetX: (Double(columns) - width * drawn) / 2,
            insetY: (Double(rows) - height * drawn) / 2, width: columns, height: rows, isHard: isHard)
        self.shared = shared
        arcs = ArcRasterizer(shared, isHard: isHard)
        groups = GroupRasterizer(place, shared)
        texts = fonts.map { [place] in TextRasterizer(shared.texts(in: $0), place) }
        paths = PathRasterizer(place)
        stacks = StackRasterizer(place)
        artworks = ArtworkRasterizer(place)
        shadows = ShadowRasterizer(place)
        layer = []
    }

    /// Draws `list` into `bitmap`, which takes this rasterizer's size.
    ///
    /// - Precondition: The bitmap is in the format ``/Imaging/PixelFormat/rgba``.
    /// - Throws: ``RasterError`` when Cairo runs out of memory, a font is missing, or there is a text and no font was given.
    public mutating func rasterize(_ list: DisplayList, into bitmap: inout Bitmap) throws(RasterError) {
        precondition(bitmap.format == .rgba, "a bitmap to draw into is RGBA")
        defer { bitmap = bitmap.inRGBA() }
        try rasterize(list, inSmallestFormat: &bitmap)
    }

    /// Draws `list` into `bitmap`, which takes this rasterizer's size. A picture of one color becomes coverage, every other
    /// one RGBA. Where the bitmap shows another list already, only the differences are drawn.
    ///
    /// - Throws: As ``rasterize(_:into:)``.
    package mutating func rasterize(
        _ list: DisplayList, inSmallestFormat bitmap: inout Bitmap
    ) throws(RasterError) {
        guard enlargement > 1 else { return try draw(list, onto: &bitmap) }
        var drawn = small ?? Bitmap(width: 1, height: 1, format: .rgba)
        small = nil
        try draw(list, onto: &drawn)
        bitmap.enlarge(drawn, by: enlargement)
        small = drawn
    }

    private mutating func draw(_ list: DisplayList, onto bitmap: inout Bitmap) throws(RasterError) {
        if list.shapes.count == 1, case .ring(let ring) = list.shapes[0], ring.track == nil,
            ring.under == nil,
            ring.gradient == nil
        {
            bitmap.reset(width: place.width, height: place.height, format: .coverage(ring.color))
            try arcs.coverage(of: ring, place.geometry(ring), into: &bitmap.bytes)
            return
        }
        let shapes = place.onPixels(list.shapes)
        if let known = bitmap.origin as? ShownPicture, known.shows(shapes, shared, place) { return }
        let picture = try picture(shapes)
        last = picture
        try draw(picture, onto: &bitmap)
        bitmap.origin = picture
    }

    private mutating func draw(_ picture: ShownPicture, onto bitmap: inout Bitmap) throws(RasterError) {
        let shapes = picture.shapes
        if shapes.count == 1, case .group(let group) = shapes[0], let color = group.singleColor {
            bitmap.reset(width: place.width, height: place.height, format: .coverage(color))
            groups.coverage(of: group, into: &bitmap.bytes)
            return
        }
        if let color = shapes.singleTextColor {
            bitmap.reset(width: place.width, height: place.height, format: .coverage(color))
            bitmap.bytes.clear()
            for case .text(let text) in shapes {
                try withTexts { (texts) throws(RasterError) in try texts.add(text, to: &bitmap.bytes) }
            }
            return
        }
        if bitmap.format != .rgba || bitmap.origin.map({ picture.isOfOneKind(with: $0) }) != true {
            bitmap = try shared.picture { () throws(RasterError) in
                var drawn = Bitmap(width: place.width, height: place.height, format: .rgba)
                try draw(picture, in: PixelRect(picture.whole), onto: &drawn.bytes)
                drawn.origin = picture
                return drawn
            }
        }
        guard let origin = bitmap.origin else { return }
        for area in picture.areas(since: origin) {
            try draw(picture, in: PixelRect(area), onto: &bitmap.bytes)
        }
    }

    /// The content of a bitmap on which `list` is drawn.
    ///
    /// - Throws: As ``rasterize(_:into:)``.
    package mutating func origin(of list: DisplayList) throws(RasterError) -> any BitmapOrigin {
        let picture = try picture(place.onPixels(list.shapes))
        last = picture
        return picture
    }

    /// Draws the part of a picture that is in `area`.
    private mutating func draw(
        _ picture: ShownPicture, in area: PixelRect, onto pixels: inout [UInt8]
    ) throws(RasterError) {
        let ground = try ground(of: picture, in: area)
        for y in area.rows where ground == nil {
            let row =
                (y * place.width + area.columns.lowerBound) * 4..<(y * place.width + area.columns.upperBound)
                * 4
            unsafe pixels.withUnsafeMutableBufferPointer {
                unsafe $0.extracting(row).update(repeating: 0)
            }
        }
        for index in (ground ?? 0)..<picture.shapes.count {
            guard let box = picture.boxes[index], let area = box.intersection(area) else { continue }
            switch picture.shapes[index] {
            case .ring(let ring): try draw(ring, box, in: area, onto: &pixels)
            case .group(let group): groups.draw(group, in: area, onto: &pixels)
            case .stack(let stack):
                let ramp = stack.shading?.gradient.map { self.ramp($0.gradient) }
                stacks.draw(stack, ramp, in: area, onto: &pixels)
            case .text(let text):
                try withTexts { (texts) throws(RasterError) in
                    try texts.draw(text, in: area, onto: &pixels)
                }
            case .path(let path): paths.draw(path, in: area, onto: &pixels)
            case .artwork(let shape):
                if picture.shapes.count == 1, area == box {
                    artworks.draw(shape, ontoClear: area, of: &pixels)
                } else {
                    artworks.draw(shape, in: area, onto: &pixels)
                }
            case .shadow(let shadow): shadows.draw(shadow, in: area, onto: &pixels)
            }
        }
    }

    /// The foremost shape behind which nothing of an area shows; nil for none.
    private mutating func ground(
        of picture: ShownPicture, in area: PixelRect
    ) throws(RasterError) -> Int? {
        for index in picture.shapes.indices.reversed() where picture.boxes[index]?.intersection(area) == area
        {
            switch picture.shapes[index] {
            case .group(let group): if groups.hides(area, group) { return index }
            case .path(let path): if paths.hides(area, path) { return index }
            case .ring, .stack, .artwork, .shadow, .text: continue
            }
        }
        return nil
    }

    /// The picture of shapes: their content and their places.
    private mutating func picture(_ shapes: [Shape]) throws(RasterError) -> ShownPicture {
        if last == nil { last = shared.shown }
        var boxes: [PixelRect?] = []
        boxes.reserveCapacity(shapes.count)
        for (index, shape) in shapes.enumerated() {
            if let last, index < last.shapes.count, last.shapes[index] == shape {
                boxes.append(last.boxes[index])
            } else {
                boxes.append(try box(of: shape))
            }
        }
        return ShownPicture(shared: shared, place: place, shapes: shapes, boxes: boxes)
    }

    /// The pixels that a shape can touch; nil for none.
    private mutating func box(of shape: Shape) throws(RasterError) -> PixelRect? {
        switch shape {
        case .ring(let ring):
            let geometry = place.geometry(ring)
            // The corners of square caps lie outside the ring, and a pixel is affected by what is near.
            let reach = geometry.radius + geometry.stroke + 2
            let center = geometry.center
            return PixelRect(
                around: Box(
                    left: center.x - reach, top: center.y - reach, right: center.x + reach,
                    bottom: center.y + reach), place.width, place.height)
        case .group(let group): return place.bounds(of: group)
        case .stack(let stack): return place.bounds(of: stack)
        case .path(let path): return place.bounds(of: .path(path.path))
        case .artwork(let shape): return place.bounds(of: shape)
        case .shadow(let shadow): return place.bounds(of: shadow)
        case .text(let text):
            var box: PixelRect?
            try withTexts { (texts) throws(RasterError) in box = try texts.placed(text)?.rect }
            return box
        }
    }

    private mutating func withTexts(
        _ body: (inout TextRasterizer) throws(RasterError) -> Void
    ) throws(RasterError) {
        guard texts != nil else { throw .noFonts }
        try body(&texts!)
    }

    private mutating func draw(
        _ ring: RingShape, _ box: PixelRect, in area: PixelRect, onto pixels: inout [UInt8]
    ) throws(RasterError) {
        let geometry = place.geometry(ring).within(box)
        let count = geometry.width * geometry.height
        if layer.count != count { layer = [UInt8](repeating: 0, count: count) }
        try arcs.coverage(of: ring, geometry, into: &layer)
        if let under = ring.under {
            var lower = ring
            (lower.arc, lower.arcScale) = (under.span, under.scale)
            if underLayer.count != count { underLayer = [UInt8](repeating: 0, count: count) }
            try arcs.coverage(of: lower, geometry, into: &underLayer)
            let whole = try ring.track.map { _ throws(RasterError) in try arcs.coverage(of: geometry) }
            return Compositor.drawRing(
                [layer, underLayer, whole ?? underLayer],
                [ring.color, under.color, ring.track ?? under.color],
                box, in: area, onto: &pixels, width: place.width)
        }
        let whole = try ring.track.map { _ throws(RasterError) in try arcs.coverage(of: geometry) }
        if let gradient = ring.gradient {
            let shading = ArcShading(ring, gradient, ramp(gradient.gradient), geometry, isHard: place.isHard)
            return Compositor.drawRing(
                whole ?? layer, ring.track ?? ring.color, layer, shading, box, in: area, onto: &pixels,
                width: place.width)
        }
        Compositor.drawRing(
            whole ?? layer, ring.track ?? ring.color, layer, ring.color, box, in: area, onto: &pixels,
            width: place.width)
    }

    private mutating func ramp(_ gradient: Gradient) -> GradientRamp {
        if let ramp, ramp.gradient == gradient { return ramp }
        let made = GradientRamp(gradient)
        ramp = made
        return made
    }
}

extension [Shape] {
    /// The color of a picture that consists only of texts, all of one color, which is opaque where there are several, so
    /// that coverage is enough; nil for any other picture.
    fileprivate var singleTextColor: Color? {
        guard case .text(let first)? = first, count == 1 || first.color.alpha == 255 else { return nil }
        let isSingle = allSatisfy {
            if case .text(let text) = $0 { text.color == first.color } else { false }
        }
        return isSingle ? first.color : nil
    }
}
