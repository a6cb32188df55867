import MotionCore
import Testing

@testable import Curves

@Suite struct CurvePlotFontTests {
    @Test("everything that plots and names of motions are written with has a glyph")
    func glyphs() {
        let texts =
            Motion.all.map(\.name) + [
                "time in ms", "angle in °", "0123456789.,:%", "\u{2212}", "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
            ]
            + ["abcdefghijklmnopqrstuvwxyz", "…", "_()/+=", "‘’‚“”„'\"!?;&\u{2014}"]
        for character in texts.joined() {
            #expect(CurvePlotGlyphs.all[character] != nil, "\(character)")
        }
    }

    @Test("glyphs stay in their place: between descender and ascender, within their width")
    func extents() {
        for (character, glyph) in CurvePlotGlyphs.all {
            let points = CurvePlotFont.lines(of: String(character), size: 20, at: [0, 0]).flatMap { $0 }
            for point in points {
                #expect((-0.6...glyph.width + 0.6).contains(point.x), "\(character) at \(point)")
                #expect((-16.5...5).contains(point.y), "\(character) at \(point)")
            }
        }
    }

    @Test("digits are of one width, and a text is as wide as its glyphs and the space between")
    func widths() {
        #expect(Set("0123456789".map { CurvePlotGlyphs.all[$0]?.width }).count == 1)
        #expect(CurvePlotFont.width(of: "00", size: 20) == 8 + 3.2 + 8)
        #expect(CurvePlotFont.width(of: "", size: 20) == 0)
        // What has no glyph is a box.
        #expect(CurvePlotFont.has("00 \u{A0}%") && !CurvePlotFont.has("0界"))
        #expect(CurvePlotFont.lines(of: "界", size: 20, at: [0, 0]).first?.count == 5)
    }
}
