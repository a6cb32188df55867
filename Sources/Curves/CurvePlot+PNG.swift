internal import Basics
internal import CairoRaster
internal import Drawing
internal import Imaging

extension CurvePlot {
    /// The diagram as a PNG, two pixels a point, on its light card; the corners outside are transparent.
    ///
    /// Text is drawn with a built-in font of lines, so the same bytes come out on every machine with the
    /// same version of Cairo. Only a text with other letters is set in the default font.
    ///
    /// - Throws: ``RasterError`` or ``ImagingError`` where memory is missing.
    public func png() throws -> [UInt8] { try png(CurvePlotLetters(self)) }

    /// The same where it is known what its texts are drawn with.
    func png(_ letters: CurvePlotLetters) throws -> [UInt8] {
        var canvas = try VectorCanvas.make(width: width, height: height, scale: 2)
        for mark in marks { Self.draw(mark, letters, on: &canvas) }
        let bitmap = try canvas.bitmap()
        var encoder = try PNGEncoder()
        var bytes: [UInt8] = []
        encoder.encode(bitmap, into: &bytes)
        return bytes
    }

    private static func draw(_ mark: Mark, _ letters: CurvePlotLetters, on canvas: inout VectorCanvas) {
        switch mark {
        case .area(let points, let ink, let isTranslucent):
            var color = ink.color
            if isTranslucent { color.alpha = UInt8(translucency * 255) }
            canvas.fill(points, color)
        case .line(let points, let ink, let width, let isDashed):
            canvas.stroke(points, width: width, dash: isDashed ? dash : [], ink.color)
        case .text(let text, let place, let ink, let size, let anchor, let isBold, let isVertical):
            // Upright texts are the plot's own.
            let line = CurvePlotLetters.Line(y: place.y, ink: ink)
            let outline = isVertical ? nil : letters.outline(of: text, in: line, size: size, isBold: isBold)
            let length = outline?.width ?? CurvePlotFont.width(of: text, size: size)
            let before: Double =
                switch anchor {
                case .start: 0
                case .middle: length / 2
                case .end: length
                }
            if let path = outline?.path {
                return canvas.fill(path.placed(scale: 1, x: place.x - before, y: place.y), ink.color)
            }
            for line in CurvePlotFont.lines(of: text, size: size, at: [-before, 0]) {
                let points = line.map { isVertical ? place + SIMD2($0.y, -$0.x) : place + $0 }
                canvas.stroke(points, width: size * (isBold ? 0.105 : 0.075), ink.color)
            }
        }
    }
}

extension CurvePlot.Ink {
    fileprivate var color: Color {
        (try? Color(parsing: colors.light)) ?? Color(red: 0, green: 0, blue: 0)
    }
}
