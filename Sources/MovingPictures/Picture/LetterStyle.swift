internal import Basics
internal import SVGDocuments

extension MovingDrawing {
    /// The text of a property of an element, or of those around it; nil where none of them says one.
    func inherited(_ property: String, _ node: Int) -> String? {
        var next: Int? = node
        while let current = next {
            if let text = declared[current][property], text != "inherit" { return text }
            next = tree.nodes[current].parent
        }
        return nil
    }
}

/// The changes that the style of letters makes to them, besides their size, weight and distance.
struct LetterStyle {
    private let drawing: MovingDrawing
    private let node: Int
    private let casing: String
    private let isSlanted: Bool

    init(_ node: Int, _ drawing: MovingDrawing) {
        self.drawing = drawing
        self.node = node
        casing = drawing.inherited("text-transform", node)?.lowercased() ?? "none"
        let style = drawing.inherited("font-style", node)?.lowercased() ?? "normal"
        isSlanted = style == "italic" || style.hasPrefix("oblique")
    }

    /// The shift to the right for a unit up: 14°, as engines slant fonts without italics.
    var slant: Double { isSlanted ? 0.2493 : 0 }

    /// Returns letters in the case that is asked for.
    ///
    /// - Parameter startsWord: Whether no letter of the same word is before them.
    func transformed(_ letters: String, startsWord: Bool) -> String {
        switch casing {
        case "uppercase": return letters.uppercased()
        case "lowercase": return letters.lowercased()
        case "capitalize":
            var (result, startsWord) = ("", startsWord)
            for letter in letters {
                result += startsWord ? letter.uppercased() : String(letter)
                startsWord = letter == " " || startsWord && !letter.isLetter && !letter.isNumber
            }
            return result
        default: return letters
        }
    }

    /// The properties of letters that are not drawn, by the values with which they show nothing.
    private static let others: [(property: String, initial: Set<String>)] = [
        ("text-decoration", ["none"]), ("text-decoration-line", ["none"]), ("text-shadow", ["none"]),
        ("word-spacing", ["normal", "0", "0px"]), ("font-variant", ["normal", "none"]),
        ("font-variant-caps", ["normal"]), ("font-variant-numeric", ["normal"]),
        ("font-variant-position", ["normal"]), ("font-stretch", ["normal", "100%"]),
        ("font-size-adjust", ["none"]), ("baseline-shift", ["baseline", "0", "0px"]), ("textLength", []),
        ("glyph-orientation-vertical", ["auto"]),
    ]

    /// Notes what is not drawn.
    func note(at place: SVGPlace, in notes: inout SVGNotes) {
        for (property, initial) in Self.others {
            guard let text = drawing.inherited(property, node),
                !initial.union(["initial", "unset"]).contains(text.lowercased())
            else { continue }
            notes.add("\(property): \(text) of letters is not drawn; convert texts to paths", at: place)
        }
        if !["none", "uppercase", "lowercase", "capitalize", "initial", "unset"].contains(casing) {
            notes.add("text-transform: \(casing) is not drawn; write the letters as they look", at: place)
        }
        if isSlanted { notes.add("italics are the upright letters of Inter, slanted by 14°", at: place) }
    }
}

extension MovingTexts {
    /// Refuses texts that run in another direction than from left to right, but for runs of letters that all go to the left.
    func refuseDirections(_ runs: [(node: Int, letters: String)], _ drawing: MovingDrawing) throws(SVGProblem)
    {
        for (node, letters) in runs {
            let place = drawing.tree[node]
            let mode = drawing.inherited("writing-mode", node)?.lowercased() ?? "lr"
            if !["lr", "lr-tb", "horizontal-tb", "initial", "unset"].contains(mode) {
                throw place.problem("writing-mode: \(mode) is not drawn; convert texts to paths")
            }
            if drawing.inherited("direction", node)?.lowercased() == "rtl" {
                throw place.problem("text with the direction rtl is not drawn; convert it to paths")
            }
            let bidi = drawing.inherited("unicode-bidi", node)?.lowercased() ?? "normal"
            if bidi.hasSuffix("override") {
                throw place.problem("unicode-bidi: \(bidi) is not drawn; convert texts to paths")
            }
            guard letters.unicodeScalars.contains(where: { $0.runsToTheLeft }) else { continue }
            let isAlone = runs.filter { !$0.letters.isEmpty }.count == 1
            if !isAlone || !letters.unicodeScalars.allSatisfy({ $0.runsToTheLeft || $0 == " " }) {
                throw place.problem(
                    "text from right to left among other letters is not drawn; convert it to paths")
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter or a mark of a script from right to left.
    fileprivate var runsToTheLeft: Bool {
        let ranges: [ClosedRange<UInt32>] = [
            0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
        ]
        return ranges.contains { $0.contains(value) }
    }
}
