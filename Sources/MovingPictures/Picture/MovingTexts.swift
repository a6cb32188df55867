internal import Basics
internal import Drawing
internal import SVGDocuments

/// The letters of a drawing as outlines.
struct MovingTexts: Sendable {
    /// Letters of one element without others between them.
    struct Run: Sendable {
        /// The element with their style.
        let node: Int
        /// The elements that begin with these letters, from the outside in: they say where the letters stand.
        let places: [Int]
        /// The outlines at a font size of 1, from the beginning of the baseline on.
        let outline: Path
        /// The distance to what follows, at a font size of 1.
        let advance: Double
        /// Whether there are no letters, but white space that collapses.
        let isBlank: Bool
        /// The white space around the letters that collapses.
        let blanks: LetterBlanks
        /// The width of a space, at a font size of 1; 0 where there is none around the letters.
        let space: Double
    }

    /// The runs by the index of their `text`.
    private(set) var runs: [Int: [Run]] = [:]
    /// The sentence about the font that is used; nil without texts.
    private(set) var fontNote: Message?
    /// Notes on texts that look other than in the file.
    private(set) var notes = SVGNotes()

    /// The font size at which letters are outlined: whatever it is, outlines are not hinted.
    private static let size = 100.0

    /// The height of letters above the baseline, and the depth below, at a font size of 1: those of Inter.
    static let ascent = 0.96875, descent = 0.2412

    /// Outlines all texts that are drawn.
    ///
    /// - Throws: ``SVGProblem`` for texts on a path, letters that have places one by one, and where fonts are missing.
    init(_ drawing: MovingDrawing, _ typesetter: Typesetter?) throws(SVGProblem) {
        let tree = drawing.tree
        let texts = tree.nodes.indices.filter { tree[$0].name == "text" }
        guard let first = texts.first else { return }
        guard let typesetter else {
            throw tree[first].problem("\(quoted("text")) is not drawn without fonts; convert texts to paths")
        }
        let engine: any TextMeasuring & TextOutlining
        do { engine = typesetter.engine(try typesetter.fonts(.standard)) } catch {
            throw tree[first].problem("text cannot be outlined: \(error)")
        }
        for text in texts { try add(text, drawing, engine) }
        fontNote =
            ("outlined in Inter: \(counted(texts.count, "text")), from line \(tree[first].line) on; convert them to paths to keep their own fonts")
    }

    private mutating func add(
        _ text: Int, _ drawing: MovingDrawing, _ engine: any TextMeasuring & TextOutlining
    ) throws(SVGProblem) {
        let tree = drawing.tree
        var parts: [(node: Int, begins: [Int], letters: String)] = []
        var begun: [Int] = []
        func collect(_ node: Int) throws(SVGProblem) {
            for property in ["x", "y", "dx", "dy", "rotate"] {
                guard let places = drawing.declared[node][property] else { continue }
                if property == "rotate" || places.split(whereSeparator: { $0 == "," || $0 == " " }).count > 1
                {
                    throw tree[node].problem(
                        "\(property) places letters one by one, which is not drawn; convert texts to paths")
                }
            }
            begun.append(node)
            for child in tree.nodes[node].children {
                switch tree[child].name {
                case SVGElement.run:
                    parts.append((node, begun, tree[child].text))
                    begun = []
                case "tspan", "a": try collect(child)
                case "textPath":
                    throw tree[child].problem("text on a path is not drawn; convert texts to paths")
                default: break
                }
            }
        }
        try collect(text)
        let letters = parts.map { LetterBlanks.split($0.letters, keepsAll: drawing.keepsBlanks(of: $0.node)) }
        try refuseDirections(zip(parts, letters).map { ($0.node, $1.letters) }, drawing)
        var (runs, startsWord): ([Run], Bool) = ([], true)
        for (part, (letters, blanks)) in zip(parts, letters) {
            if letters.unicodeScalars.count > TextBlock.lengthLimit {
                throw tree[text].problem("is longer than \(TextBlock.lengthLimit) letters; shorten it")
            }
            let style = LetterStyle(part.node, drawing)
            style.note(at: tree[part.node].place, in: &notes)
            var block = TextBlock(
                style.transformed(letters, startsWord: startsWord || blanks.areBefore), size: Self.size,
                lineHeight: Self.size,
                weight: Self.weight(of: part.node, drawing))
            startsWord = blanks.areAfter || letters.last == " "
            block.letterSpacing = Self.letterSpacing(of: part.node, drawing)
            guard block.isWithinLimits else {
                throw tree[part.node].problem("letter-spacing is out of range; use less")
            }
            do {
                let space = blanks.areAnywhere ? try Self.space(block, engine) / Self.size : 0
                if letters.isEmpty {
                    runs.append(
                        Run(
                            node: part.node, places: part.begins, outline: Path(), advance: 0, isBlank: true,
                            blanks: blanks, space: space))
                    continue
                }
                let size = try engine.measure(block)
                if size.missingGlyphs > 0 {
                    throw tree[part.node].problem(
                        "no font has \(counted(size.missingGlyphs, "letter")) of it; convert texts to paths")
                }
                let shape = TextShape(
                    block, x: 0, y: -size.firstBaseline, width: size.width,
                    color: Color(red: 0, green: 0, blue: 0))
                let outline = try engine.outline(of: shape).placed(scale: 1 / Self.size, x: 0, y: 0)
                    .mapped { Point(x: $0.x - style.slant * $0.y, y: $0.y) }
                runs.append(
                    Run(
                        node: part.node, places: part.begins, outline: outline,
                        // Measured widths end with the last letter, and not with the space after it.
                        advance: (size.width + block.letterSpacing) / Self.size, isBlank: false,
                        blanks: blanks, space: space))
            } catch let problem as SVGProblem {
                throw problem
            } catch {
                throw tree[part.node].problem("text cannot be outlined: \(error)")
            }
        }
        self.runs[text] = runs
    }

    /// The width of a space.
    private static func space(
        _ block: TextBlock, _ engine: any TextMeasuring & TextOutlining
    ) throws(TextError) -> Double {
        var (with, without) = (block, block)
        (with.text, without.text) = ("n n", "nn")
        return try engine.measure(with).width - engine.measure(without).width
    }

    // MARK: Properties

    private static func weight(of node: Int, _ drawing: MovingDrawing) -> TextBlock.Weight {
        switch drawing.inherited("font-weight", node) {
        case "bold", "bolder": return .bold
        case let text?:
            guard let number = Double(text) else { return .regular }
            return TextBlock.Weight.allCases.min {
                (Double($0.rawValue) - number).magnitude < (Double($1.rawValue) - number).magnitude
            } ?? .regular
        case nil: return .regular
        }
    }

    /// The space between letters at the font size of outlines.
    private static func letterSpacing(of node: Int, _ drawing: MovingDrawing) -> Double {
        guard let text = drawing.inherited("letter-spacing", node),
            case .lengths(let lengths)? = drawing.value(text, of: "width", at: node),
            let first = lengths.first
        else { return 0 }
        let moment = Moment(drawing: drawing, values: MovingValues(), texts: nil)
        return first.user / moment.fontSize(of: node) * size
    }
}
