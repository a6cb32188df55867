internal import Basics
internal import Drawing
internal import Loading

/// What the texts of a plot are drawn with as pixels: the built-in letters where they suffice, or else the default font.
struct CurvePlotLetters {
    /// Nil where nothing is to be set, or nothing sets it.
    private var engine: (any TextMeasuring & TextOutlining)?
    /// Why boxes stand in the place of letters; nil where none do.
    private(set) var problem: String?
    /// Lines of which all texts are set in the default font: two fonts in one would look like a mistake.
    private var lines: Set<Line> = []

    /// Where texts stand beside each other and look alike.
    struct Line: Hashable {
        /// Where the base line is in the plot.
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

    /// A text of which the built-in font lacks letters, or one beside such a text, from its left end on the base line, and
    /// how wide it is; nil for any other.
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
    /// - Parameter remedy: How to ask for an SVG, whose letters are the reader's.
    /// - Throws: as ``png()``.
    func png(_ remedy: Message) throws -> (bytes: [UInt8], notes: [Message]) {
        let letters = CurvePlotLetters(self)
        let notes: [Message] =
            letters.problem.map { ["boxes stand for letters: \($0); for real letters, write \(remedy)"] }
            ?? []
        return (try png(letters), notes)
    }
}
