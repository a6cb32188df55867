internal import CairoRaster
internal import Curves
internal import Drawing
internal import Imaging
internal import Loading

/// The texts of a picture: in the letters of plots, which are the same everywhere, and where those lack one, in the default
/// font.
struct PictureLabels {
    /// The size of the letters, and the height of a line, in pixels.
    static let (size, height) = (12.0, 16)
    /// The typesetter of the default font; nil if no text needs it, or if it failed.
    private var engine: (any TextMeasuring & TextOutlining)?
    /// The reason why boxes are drawn in place of letters; nil if none are.
    private(set) var problem: String?

    init(_ texts: [String]) {
        let others = texts.filter { !CurvePlotFont.has($0) }
        if others.isEmpty { return }
        do {
            let engine = Typesetter.pango.engine(try Typesetter.pango.fonts(.standard))
            let missing = try others.reduce(0) { try $0 + engine.measure(Self.block($1)).missingGlyphs }
            self.engine = engine
            if missing > 0 { problem = "no font has \(missing) of the characters" }
        } catch {
            problem = "\(error)"
        }
    }

    func width(of text: String) -> Double {
        if !CurvePlotFont.has(text), let room = try? engine?.measure(Self.block(text)) { return room.width }
        return CurvePlotFont.width(of: text, size: Self.size)
    }

    /// Returns a text on white, no longer than there is room for in `width` pixels.
    ///
    /// - Throws: ``RasterError`` where memory is missing.
    func bitmap(_ text: String, width: Int) throws -> Bitmap {
        var text = text
        let room = Double(width) - 4
        if self.width(of: text) > room {
            while !text.isEmpty, self.width(of: text + "…") > room { text.removeLast() }
            text += "…"
        }
        let (right, bottom) = (Double(width), Double(Self.height))
        var canvas = try VectorCanvas.make(width: right, height: bottom, scale: 1)
        canvas.fill([[0, 0], [right, 0], [right, bottom], [0, bottom]], Color(255, 255, 255))
        let ink = Color(32, 32, 32)
        if let path = outline(of: text) {
            canvas.fill(path.placed(scale: 1, x: 2, y: 12), ink)
        } else {
            for line in CurvePlotFont.lines(of: text, size: Self.size, at: [2, 12]) {
                canvas.stroke(line, width: Self.size * 0.09, ink)
            }
        }
        return try canvas.bitmap()
    }

    /// Returns the outline of a text in the default font, with its origin at the left end of the baseline; nil for one in
    /// the letters of plots.
    private func outline(of text: String) -> Path? {
        guard !CurvePlotFont.has(text), let engine else { return nil }
        let block = Self.block(text)
        guard let room = try? engine.measure(block) else { return nil }
        return try? engine.outline(
            of: TextShape(block, x: 0, y: -room.firstBaseline, width: room.width, color: Color(32, 32, 32)))
    }

    private static func block(_ text: String) -> TextBlock {
        TextBlock(String(text.prefix(TextBlock.lengthLimit / 8)), size: size, lineHeight: 1.4 * size)
    }
}
