internal import MotionCore

/// Letters as lines of one width: what a plot without fonts is labeled with, the same on every machine.
///
/// Glyphs stand on a base line at 0 with y up; capitals and digits are 14 high, small letters 10.
package struct CurvePlotFont {
    /// Height of a text's em in units of the glyphs.
    private static let em = 20.0
    /// Space between two glyphs.
    private static let gap = 3.2

    /// A part of a glyph: a line through points, or a piece of an ellipse from one angle to another, in
    /// degrees counterclockwise from the right.
    enum Part {
        case line([SIMD2<Double>])
        case arc(SIMD2<Double>, SIMD2<Double>, from: Double, to: Double)
    }

    struct Glyph {
        let width: Double
        let parts: [Part]
    }

    /// Whether there are glyphs for all of a text.
    package static func has(_ text: String) -> Bool { text.allSatisfy { CurvePlotGlyphs.all[$0] != nil } }

    /// Width of `text` at a size in points; of other letters about as much as other fonts take.
    package static func width(of text: String, size: Double) -> Double {
        let glyphs = text.map(glyph)
        return (glyphs.map(\.width).reduce(0, +) + gap * Double(max(0, glyphs.count - 1))) * size / em
    }

    /// The lines of `text` from a point on its base line, y down.
    package static func lines(of text: String, size: Double, at origin: SIMD2<Double>) -> [[SIMD2<Double>]] {
        let scale = size / em
        var x = 0.0
        var lines: [[SIMD2<Double>]] = []
        for glyph in text.map(glyph) {
            for part in glyph.parts {
                lines.append(
                    points(of: part).map { SIMD2(origin.x + (x + $0.x) * scale, origin.y - $0.y * scale) })
            }
            x += glyph.width + gap
        }
        return lines
    }

    private static func glyph(_ character: Character) -> Glyph {
        if let glyph = CurvePlotGlyphs.all[character] { return glyph }
        // A box for everything else. From Hangul on most scripts fill the em.
        let isWide = character.unicodeScalars.contains { $0.value >= 0x1100 }
        let width = isWide ? em - gap : 9
        return Glyph(
            width: width, parts: [.line([[0, 0], [width, 0], [width, 12], [0, 12], [0, 0]])])
    }

    private static func points(of part: Part) -> [SIMD2<Double>] {
        switch part {
        case .line(let points): return points
        case .arc(let center, let radius, let from, let to):
            let count = max(2, Int(((to - from).magnitude / 10).rounded(.up)))
            return (0...count).map { index in
                let angle = from + (to - from) * Double(index) / Double(count)
                // A direction is clockwise from 12 o'clock, y down.
                let direction = Direction(turns: (90 - angle) / 360)
                return SIMD2(center.x + radius.x * direction.x, center.y - radius.y * direction.y)
            }
        }
    }
}
