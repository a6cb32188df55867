/// The set of characters of a spinner for terminals.
public enum TerminalStyle: String, CaseIterable, Hashable, Sendable {
    /// Eight dots in each cell, two beside each other.
    case braille
    /// Four quarters in each cell.
    case block
    /// The characters of ASCII that look most like quarters.
    case ascii

    /// The number of rows of dots in a cell, which has two columns.
    package var rows: Int { self == .braille ? 4 : 2 }

    /// The character of a cell.
    ///
    /// - Parameter dots: Those that are lit, row by row from the upper left: two bits for each, the left one first.
    package func character(_ dots: [Bool]) -> Character {
        switch self {
        case .braille:
            let bits = zip([0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80] as [UInt32], dots)
            let sum = bits.reduce(UInt32(0x2800)) { $1.1 ? $0 + $1.0 : $0 }
            return Unicode.Scalar(sum).map { Character($0) } ?? " "
        case .block: return Self.blocks[Self.number(dots)]
        case .ascii: return Self.letters[Self.number(dots)]
        }
    }

    private static func number(_ dots: [Bool]) -> Int {
        dots.enumerated().reduce(0) { $1.element ? $0 | 1 << $1.offset : $0 }
    }

    private static let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
    private static let letters = Array(" `'\",|/F.\\|7_LJ#")
}

/// The width and the characters of a spinner for terminals.
public struct TerminalOptions: Hashable, Sendable {
    /// The number of cells in the line; nil is two.
    public var cells: Int?
    /// The set of characters; nil is braille.
    public var style: TerminalStyle?

    /// Two cells of braille unless it is said otherwise.
    public init(cells: Int? = nil, style: TerminalStyle? = nil) {
        self.cells = cells
        self.style = style
    }

    /// The allowed numbers of cells: a wider one would be a picture, and no spinner beside a text.
    public static let cellRange = 1...4
}

extension OutputFormat {
    /// A spinner for terminals, as a list of texts.
    public static let terminal = OutputFormat(
        name: "terminal", synonyms: ["cli", "cli-spinners", "ora", "braille", "tty", "console"],
        summary: "a spinner for terminals: JSON with an interval and a text for each frame",
        files: "NAME.terminal.json; NAME@2x.terminal.json at scale 2",
        limits: """
            two colors at most: what is drawn, and what is not; one interval for all frames, 80 ms unless --fps is 25 or \
            less; all frames are as wide as each other
            """,
        readers:
            "what reads cli-spinners, such as ora; \"spindle terminal\" plays one in place (proven in tmux)",
        endings: ["terminal.json"], content: .animation, encoding: .terminal,
        naming: fileName("terminal.json"), traits: [.evenlyTimed, .ratesStills])
}
