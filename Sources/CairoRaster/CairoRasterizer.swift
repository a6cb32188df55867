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
    /// From the canvas corner to the picture's, in pixels: the drawing is centered.
    private let insetX, insetY: Double
    private var arcs: ArcRasterizer
    private var groups: GroupRasterizer
    private var texts: TextRasterizer?
    private var paths: PathRasterizer
    private var layer: [UInt8]
    private var backdrop = Backdrop()

    /// A rasterizer for pictures of `width` × `height` points: pixels are points × scale, rounded up.
    ///
    /// - Parameters:
    ///   - width: In points.
    ///   - height: In points.
    ///   - scale: Pixels per point.
    ///   - canvas: The size of bitmaps in pixels, where they are to be larger than that.
    ///   - fonts: What texts are set in; nothing of it is loaded before the first text.
    ///   - rings: Shared by the rasterizers of one picture on several threads.
    /// - Precondition: the sizes are at least 0, the scale is above 0, and no side has more than 32,767 pixels, which is what
    ///   Cairo takes.
    public init(
        width: Double, height: Double, scale: Double, canvas: (width: Int, height: Int)? = nil,
        fonts: FontSet? = nil, rings: SharedRings = SharedRings()
    ) {
        precondition(scale > 0 && scale.isFinite, "a scale is above 0, and \(scale) is not")
        let longest = max(width, height) * scale
        precondition(
            width >= 0 && height >= 0 && longest <= 32_767,
            "a picture of \(width) × \(height) points at scale \(scale) has no size that Cairo takes")
        self.scale = scale
        self.width = canvas?.width ?? DisplayList.pixels(width, scale)
        self.height = canvas?.height ?? DisplayList.pixels(height, scale)
        insetX = (Double(self.width) - width * scale) / 2
        insetY = (Double(self.height) - height * scale) / 2
        arcs = ArcRasterizer(rings)
        groups = GroupRasterizer(
            scale: scale, insetX: insetX, insetY: insetY, width: self.width, height: self.height)
        texts = fonts.map { [insetX, insetY, width = self.width, height = self.height] in
            TextRasterizer($0, scale: scale, insetX: insetX, insetY: insetY, width: width, height: height)
        }
        paths = PathRasterizer(
            scale: scale, insetX: insetX, insetY: insetY, width: self.width, height: self.height)
        layer = []
    }

    /// Draws `list` into `bitmap`, which takes this rasterizer's size. A picture of one color becomes
    /// coverage, every other one RGBA.
    ///
    /// - Throws: ``RasterError`` when Cairo runs out of memory, a font is missing, or there is a text and no font was given.
    public mutating func rasterize(_ list: DisplayList, into bitmap: inout Bitmap) throws(RasterError) {
        if list.shapes.count == 1, case .ring(let ring) = list.shapes[0], ring.track == nil {
            bitmap.reset(width: width, height: height, format: .coverage(RGBA(ring.color)))
            try arcs.coverage(of: ring, geometry(ring), into: &bitmap.bytes)
            return
        }
        if list.shapes.count == 1, case .group(let group) = list.shapes[0], let color = group.singleColor {
            bitmap.reset(width: width, height: height, format: .coverage(RGBA(color)))
            groups.coverage(of: group, into: &bitmap.bytes)
            return
        }
        if let color = list.shapes.singleTextColor {
            bitmap.reset(width: width, height: height, format: .coverage(RGBA(color)))
            bitmap.bytes.clear()
            for case .text(let text) in list.shapes {
                try withTexts { (texts) throws(RasterError) in try texts.add(text, to: &bitmap.bytes) }
            }
            return
        }
        bitmap.reset(width: width, height: height, format: .rgba)
        bitmap.bytes.clear()
        let (drawn, keep) = backdrop.begin(list.shapes, into: &bitmap.bytes)
        for (index, shape) in list.shapes.enumerated().dropFirst(drawn) {
            if index == keep, keep > drawn { backdrop.keep(keep, bitmap.bytes) }
            switch shape {
            case .ring(let ring): try draw(ring, onto: &bitmap.bytes)
            case .group(let group): groups.draw(group, onto: &bitmap.bytes)
            case .text(let text):
                try withTexts { (texts) throws(RasterError) in try texts.draw(text, onto: &bitmap.bytes) }
            case .path(let path): try paths.draw(path, onto: &bitmap.bytes)
            }
        }
    }

    private mutating func withTexts(
        _ body: (inout TextRasterizer) throws(RasterError) -> Void
    ) throws(RasterError) {
        guard texts != nil else { throw .noFonts }
        try body(&texts!)
    }

    private mutating func draw(_ ring: RingShape, onto pixels: inout [UInt8]) throws(RasterError) {
        if layer.count != width * height { layer = [UInt8](repeating: 0, count: width * height) }
        let geometry = geometry(ring)
        try arcs.coverage(of: ring, geometry, into: &layer)
        if let track = ring.track {
            let stamp = try arcs.stamp(geometry)
            Compositor.drawRing(stamp.coverage, track, layer, ring.color, onto: &pixels)
        } else {
            Compositor.drawRing(layer, ring.color, layer, ring.color, onto: &pixels)
        }
    }

    private func geometry(_ ring: RingShape) -> RingGeometry {
        RingGeometry(
            width: width, height: height,
            center: Point(x: insetX + ring.centerX * scale, y: insetY + ring.centerY * scale),
            radius: ring.radius * scale, stroke: ring.width * scale)
    }
}

extension [Shape] {
    /// The color of a picture of nothing but texts that are all of one color, and opaque where there are
    /// several, so that coverage says all about them; nil for any other.
    fileprivate var singleTextColor: Color? {
        guard case .text(let first)? = first, count == 1 || first.color.alpha == 255 else { return nil }
        let isSingle = allSatisfy {
            if case .text(let text) = $0 { text.color == first.color } else { false }
        }
        return isSingle ? first.color : nil
    }
}

extension RGBA {
    init(_ color: Color) {
        self.init(color.red, color.green, color.blue, color.alpha)
    }
}
