internal import Basics
internal import Drawing
internal import Loading

/// The letters of a plot's texts in pixels: the built-in font where it suffices, or else the default font.
struct CurvePlotLetters {
    /// The typesetter of the default font; nil if no text needs it, or if it failed.
    private var engine: (any TextMeasuring & TextOutlining)?
    /// The reason why boxes are drawn in place of letters; nil if none are.
    private(set) var problem: String?
    /// Lines of which all texts are set in the default font: two fonts in one would look like a mistake.
    private var lines: Set<Line> = []

    /// A line of texts that are seen together.
    struct Line: Hashable {
        /// The y coordinate of the baseline in the plot.
        let y: Double
        let ink: CurvePlot.Ink
    }

    init(_ plot: CurvePlot) {
        let blocks = plot.marks.compactMap { mark in
            if case .text(let text, _, _, let size, _, let isBold, _) = mark, !CurvePlotFont.has(text) {
                Self.block(text, size: size, isBold: isBold)
            } else {
                nil
            }
        }
        if blocks.isEmpty { return }
        for case .text(let text, let place, let ink, _, _, _, false) in plot.marks
        where !CurvePlotFont.has(text) {
            lines.insert(Line(y: place.y, ink: ink))
        }
        do {
            let typesetter = Typesetter.pango
            let engine = typesetter.engine(try typesetter.fonts(.standard))
            let missing = try blocks.reduce(0) { try $0 + engine.measure($1).missingGlyphs }
            self.engine = engine
            if missing > 0 { problem = "no font has \(missing) of the characters" }
        } catch {
            problem = "\(error)"
        }
    }

    /// The outline of a text that the built-in font lacks letters for, or of one beside such a text, with its origin at
    /// the left end of the baseline, and its width; nil for any other text.
    func outline(of text: String, in line: Line, size: Double, isBold: Bool) -> (path: Path, width: Double)? {
        guard let engine, lines.contains(line) else { return nil }
        let block = Self.block(text, size: size, isBold: isBold)
        guard let room = try? engine.measure(block) else { return nil }
        let shape = TextShape(
            block, x: 0, y: -room.firstBaseline, width: room.width, color: Color(red: 0, green: 0, blue: 0))
        return (try? engine.outline(of: shape)).map { ($0, room.width) }
    }

    private static func block(_ text: String, size: Double, isBold: Bool) -> TextBlock {
        TextBlock(text, size: size, lineHeight: 1.4 * size, weight: isBold ? .semibold : .regular)
    }
}

extension CurvePlot {
    /// The diagram as a PNG, and what to know about its texts.
    ///
    /// - Parameter remedy: Advice for requesting an SVG, which uses the reader's fonts.
    /// - Throws: as ``png()``.
    func png(_ remedy: Message) throws -> (bytes: [UInt8], notes: [Message]) {
        let letters = CurvePlotLetters(self)
        let notes: [Message] =
            letters.problem.map { ["boxes stand for letters: \($0); for real letters, write \(remedy)"] }
            ?? []
        return (try png(letters), notes)
    }
}
