/// The shapes of the letters of ``CurvePlotFont``, drawn for this purpose: ellipses and straight lines.
enum CurvePlotGlyphs {
    static let all: [Character: CurvePlotFont.Glyph] = {
        var glyphs = digits
        for table in [small, capitals, signs] { glyphs.merge(table) { first, _ in first } }
        return glyphs
    }()

    private typealias Glyph = CurvePlotFont.Glyph
    private typealias Part = CurvePlotFont.Part

    private static func line(_ numbers: Double...) -> Part {
        .line(stride(from: 0, to: numbers.count - 1, by: 2).map { SIMD2(numbers[$0], numbers[$0 + 1]) })
    }

    private static func arc(
        _ x: Double, _ y: Double, _ rx: Double, _ ry: Double, _ from: Double = 0, _ to: Double = 360
    ) -> Part {
        .arc(SIMD2(x, y), SIMD2(rx, ry), from: from, to: to)
    }

    private static func dot(_ x: Double, _ y: Double) -> Part { arc(x, y, 0.4, 0.4) }

    private static func glyph(_ width: Double, _ parts: Part...) -> Glyph {
        Glyph(width: width, parts: parts)
    }

    /// All of one width, so that columns align.
    private static let digits: [Character: Glyph] = [
        "0": glyph(8, arc(4, 7, 4, 7)),
        "1": glyph(8, line(1, 11.2, 4.6, 14, 4.6, 0)),
        "2": glyph(8, arc(4, 10, 3.9, 4, 165, -38), line(7.07, 7.54, 0.2, 0, 8, 0)),
        "3": glyph(8, arc(3.8, 10.6, 3.5, 3.4, 150, -90), arc(3.8, 3.6, 4, 3.6, 90, -150)),
        "4": glyph(8, line(6, 0, 6, 14, 0, 4.2, 8.2, 4.2)),
        "5": glyph(8, line(7.2, 14, 1.1, 14, 0.6, 7.5), arc(3.8, 4.6, 4.1, 4.6, 140, -150)),
        "6": glyph(8, arc(4, 4.3, 4, 4.3), arc(7.4, 4.3, 7.4, 9.7, 180, 98)),
        "7": glyph(8, line(0, 14, 8, 14, 2.8, 0)),
        "8": glyph(8, arc(4, 10.6, 3.4, 3.4), arc(4, 3.6, 4, 3.6)),
        "9": glyph(8, arc(4, 9.7, 4, 4.3), arc(0.6, 9.7, 7.4, 9.7, 0, -82)),
    ]

    private static let small: [Character: Glyph] = [
        "a": glyph(8, arc(4, 5, 4, 5), line(8, 10, 8, 0)),
        "b": glyph(8, line(0, 14.5, 0, 0), arc(4, 5, 4, 5)),
        "c": glyph(7, arc(4, 5, 4, 5, 48, 312)),
        "d": glyph(8, arc(4, 5, 4, 5), line(8, 14.5, 8, 0)),
        "e": glyph(8, line(0.1, 5.3, 7.9, 5.3), arc(4, 5, 4, 5, 4, 318)),
        "f": glyph(5, line(2, 0, 2, 11.5), arc(5, 11.5, 3, 3, 180, 95), line(0, 9.8, 4.8, 9.8)),
        "g": glyph(8, arc(4, 5, 4, 5), line(8, 10, 8, -0.6), arc(4, -0.6, 4, 3.6, 0, -148)),
        "h": glyph(7.4, line(0, 14.5, 0, 0), arc(3.7, 6.2, 3.7, 3.8, 180, 0), line(7.4, 6.2, 7.4, 0)),
        "i": glyph(0.6, line(0.3, 10, 0.3, 0), dot(0.3, 13.6)),
        "j": glyph(2.6, line(2.3, 10, 2.3, -1.4), arc(-0.2, -1.4, 2.5, 2.8, 0, -85), dot(2.3, 13.6)),
        "k": glyph(7, line(0, 14.5, 0, 0), line(6.4, 10, 0, 3.8), line(2.4, 6.1, 7, 0)),
        "l": glyph(0.6, line(0.3, 14.5, 0.3, 0)),
        "m": glyph(
            12.4, line(0, 10, 0, 0), arc(3.1, 6.6, 3.1, 3.4, 180, 0), line(6.2, 6.6, 6.2, 0),
            arc(9.3, 6.6, 3.1, 3.4, 180, 0), line(12.4, 6.6, 12.4, 0)),
        "n": glyph(7.4, line(0, 10, 0, 0), arc(3.7, 6.2, 3.7, 3.8, 180, 0), line(7.4, 6.2, 7.4, 0)),
        "o": glyph(8, arc(4, 5, 4, 5)),
        "p": glyph(8, line(0, 10, 0, -4.2), arc(4, 5, 4, 5)),
        "q": glyph(8, arc(4, 5, 4, 5), line(8, 10, 8, -4.2)),
        "r": glyph(4.4, line(0, 10, 0, 0), arc(4, 5.8, 4, 4.1, 180, 82)),
        "s": glyph(6.6, arc(3.3, 7.5, 3, 2.5, 35, 270), arc(3.3, 2.5, 3.3, 2.5, 90, -148)),
        "t": glyph(5, line(2, 13.2, 2, 2.8), arc(4.6, 2.8, 2.6, 2.8, 180, 280), line(0, 9.8, 4.8, 9.8)),
        "u": glyph(7.4, line(0, 10, 0, 3.8), arc(3.7, 3.8, 3.7, 3.8, 180, 360), line(7.4, 10, 7.4, 0)),
        "v": glyph(7.6, line(0, 10, 3.8, 0, 7.6, 10)),
        "w": glyph(11.6, line(0, 10, 2.9, 0, 5.8, 10, 8.7, 0, 11.6, 10)),
        "x": glyph(7.2, line(0, 10, 7.2, 0), line(0, 0, 7.2, 10)),
        "y": glyph(7.6, line(0, 10, 3.9, 0.2), line(7.6, 10, 2.1, -4.2)),
        "z": glyph(6.8, line(0.2, 10, 6.6, 10, 0, 0, 6.8, 0)),
    ]

    private static let capitals: [Character: Glyph] = [
        "A": glyph(10, line(0, 0, 5, 14, 10, 0), line(1.8, 5, 8.2, 5)),
        "B": glyph(
            8, line(4, 7.4, 0, 7.4, 0, 14, 4.4, 14), arc(4.4, 10.7, 3, 3.3, 90, -90),
            line(0, 7.4, 0, 0, 4.4, 0), arc(4.4, 3.7, 3.6, 3.7, 90, -90)),
        "C": glyph(10, arc(5.6, 7, 5.6, 7, 48, 312)),
        "D": glyph(9.4, line(3.4, 0, 0, 0, 0, 14, 3.4, 14), arc(3.4, 7, 6, 7, 90, -90)),
        "E": glyph(7.4, line(7.4, 14, 0, 14, 0, 0, 7.4, 0), line(0, 7.2, 6.4, 7.2)),
        "F": glyph(7, line(7, 14, 0, 14, 0, 0), line(0, 7.2, 6, 7.2)),
        "G": glyph(10.8, arc(5.6, 7, 5.6, 7, 48, 320), line(6.4, 6.6, 10.8, 6.6, 10.8, 2)),
        "H": glyph(9, line(0, 14, 0, 0), line(9, 14, 9, 0), line(0, 7.2, 9, 7.2)),
        "I": glyph(0.6, line(0.3, 14, 0.3, 0)),
        "J": glyph(6, line(6, 14, 6, 3.6), arc(3, 3.6, 3, 3.6, 0, -160)),
        "K": glyph(8.6, line(0, 14, 0, 0), line(8, 14, 0, 5.4), line(3, 8.6, 8.6, 0)),
        "L": glyph(7, line(0, 14, 0, 0, 7, 0)),
        "M": glyph(11, line(0, 0, 0, 14, 5.5, 4, 11, 14, 11, 0)),
        "N": glyph(9, line(0, 0, 0, 14, 9, 0, 9, 14)),
        "O": glyph(11.6, arc(5.8, 7, 5.8, 7)),
        "P": glyph(8, line(0, 0, 0, 14, 4.2, 14), arc(4.2, 10.2, 3.8, 3.8, 90, -90), line(4.2, 6.4, 0, 6.4)),
        "Q": glyph(11.6, arc(5.8, 7, 5.8, 7), line(7, 3.6, 11, -0.8)),
        "R": glyph(
            8.6, line(0, 0, 0, 14, 4.2, 14), arc(4.2, 10.2, 3.8, 3.8, 90, -90), line(4.2, 6.4, 0, 6.4),
            line(4.2, 6.4, 8.6, 0)),
        "S": glyph(8.4, arc(4.2, 10.6, 3.8, 3.4, 35, 270), arc(4.2, 3.6, 4.2, 3.6, 90, -150)),
        "T": glyph(9, line(0, 14, 9, 14), line(4.5, 14, 4.5, 0)),
        "U": glyph(9, line(0, 14, 0, 4.5), arc(4.5, 4.5, 4.5, 4.5, 180, 360), line(9, 4.5, 9, 14)),
        "V": glyph(10, line(0, 14, 5, 0, 10, 14)),
        "W": glyph(14, line(0, 14, 3.5, 0, 7, 14, 10.5, 0, 14, 14)),
        "X": glyph(9, line(0, 14, 9, 0), line(0, 0, 9, 14)),
        "Y": glyph(9, line(0, 14, 4.5, 7, 9, 14), line(4.5, 7, 4.5, 0)),
        "Z": glyph(8.6, line(0.2, 14, 8.4, 14, 0, 0, 8.6, 0)),
    ]

    private static let signs: [Character: Glyph] = [
        " ": glyph(3.2),
        "\u{A0}": glyph(3.2),
        "\u{202F}": glyph(1.6),
        ".": glyph(0.6, dot(0.3, 0.2)),
        ",": glyph(1, line(0.8, 0.6, 0, -2.4)),
        ":": glyph(0.6, dot(0.3, 0.6), dot(0.3, 8.6)),
        ";": glyph(1, dot(0.7, 8.6), line(0.8, 0.6, 0, -2.4)),
        "!": glyph(0.6, line(0.3, 14, 0.3, 4), dot(0.3, 0.2)),
        "?": glyph(7, arc(3.4, 10.6, 3.4, 3.4, 165, -60), line(5.1, 7.66, 3.4, 5.6, 3.4, 4), dot(3.4, 0.2)),
        "'": glyph(0.6, line(0.3, 14, 0.3, 10)),
        "\"": glyph(3.4, line(0.3, 14, 0.3, 10), line(3.1, 14, 3.1, 10)),
        "\u{2018}": glyph(1.6, line(0.2, 14, 1.4, 10.6)),
        "\u{2019}": glyph(1.6, line(1.4, 14, 0.2, 10.6)),
        "\u{201A}": glyph(1.6, line(1.4, 1, 0.2, -2.4)),
        "\u{201C}": glyph(4.6, line(0.2, 14, 1.4, 10.6), line(3.2, 14, 4.4, 10.6)),
        "\u{201D}": glyph(4.6, line(1.4, 14, 0.2, 10.6), line(4.4, 14, 3.2, 10.6)),
        "\u{201E}": glyph(4.6, line(1.4, 1, 0.2, -2.4), line(4.4, 1, 3.2, -2.4)),
        "&": glyph(
            9.4, arc(4.2, 11.2, 2.6, 2.8, -40, 220), line(2.2, 9.4, 9, 0), line(6.2, 9.4, 2.2, 6.6),
            arc(3.6, 3.5, 3.4, 3.5, 115, 325), line(6.4, 1.5, 9, 6.4)),
        "-": glyph(5, line(0, 5, 5, 5)),
        "\u{2014}": glyph(14, line(0, 5, 14, 5)),
        "\u{2212}": glyph(8, line(0.4, 7, 7.6, 7)),
        "\u{2013}": glyph(8, line(0, 5, 8, 5)),
        "@": glyph(
            13, arc(6.5, 5, 6.5, 7, -55, 250), arc(6.5, 5, 2.8, 3.2),
            line(9.3, 8.2, 9.3, 3, 10.6, 1.8, 12.2, 2.6)),
        "+": glyph(8, line(0.4, 7, 7.6, 7), line(4, 3.4, 4, 10.6)),
        "=": glyph(8, line(0.4, 5, 7.6, 5), line(0.4, 9, 7.6, 9)),
        "_": glyph(8, line(0, -2, 8, -2)),
        "/": glyph(6, line(0, -1.6, 6, 15)),
        "(": glyph(2.6, arc(5, 6, 5, 10, 128, 232)),
        ")": glyph(2.6, arc(-2.4, 6, 5, 10, 52, -52)),
        "%": glyph(11, arc(2.4, 11, 2.4, 3), arc(8.6, 3, 2.4, 3), line(9, 14, 2, 0)),
        "°": glyph(4.4, arc(2.2, 11.8, 2.2, 2.2)),
        "·": glyph(0.6, dot(0.3, 5.4)),
        "…": glyph(9.4, dot(0.3, 0.2), dot(4.7, 0.2), dot(9.1, 0.2)),
        "×": glyph(7, line(0.6, 3.6, 6.4, 9.4), line(0.6, 9.4, 6.4, 3.6)),
    ]
}
