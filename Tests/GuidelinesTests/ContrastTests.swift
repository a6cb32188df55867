import Drawing
import Foundation
import Guidelines
import Testing

@Suite struct ContrastTests {
    /// Pairs of WebAIM's contrast checker and of WCAG's own text, cut after two decimals.
    @Test(
        "A3: ratios are those of WCAG 2",
        arguments: [
            (0x0000_00FF, 0xFFFF_FFFF, 21.0), (0xFFFF_FFFF, 0xFFFF_FFFF, 1), (0x7777_77FF, 0xFFFF_FFFF, 4.47),
            (0x7676_76FF, 0xFFFF_FFFF, 4.54), (0x9494_94FF, 0xFFFF_FFFF, 3.03),
            (0xFF00_00FF, 0xFFFF_FFFF, 3.99),
            (0x0000_FFFF, 0xFFFF_FFFF, 8.59), (0x0070_F2FF, 0xF5F6_F7FF, 4.21),
            (0x0070_F2FF, 0xFFFF_FFFF, 4.56),
        ] as [(UInt32, UInt32, Double)])
    func ratios(color: UInt32, ground: UInt32, ratio: Double) {
        let found = Contrast.ratio(of: Color(rgba: color), on: [Color(rgba: ground)])
        #expect(found >= ratio && found < ratio + 0.01, "\(found)")
        #expect(found == Contrast.ratio(of: Color(rgba: ground), on: [Color(rgba: color)]))
    }

    @Test("A3: every gray agrees with the formula of WCAG, worked out by the C library")
    func grays() {
        func luminance(_ level: UInt8) -> Double {
            let c = Double(level) / 255
            return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
        }
        for level in UInt8.min...UInt8.max {
            let gray = Color(red: level, green: level, blue: level)
            let expected = 1.05 / (luminance(level) + 0.05)
            let found = Contrast.ratio(of: gray, on: [Color(rgba: 0xFFFF_FFFF)])
            #expect(abs(found - expected) < 1e-9, "\(level)")
        }
    }

    @Test("A3: translucent colors are judged as they show")
    func translucent() {
        let white = Color(rgba: 0xFFFF_FFFF)
        // Black at one half on white is #7F7F7F or #808080.
        let half = Contrast.ratio(of: Color(rgba: 0x0000_0080), on: [white])
        #expect(half > 3.9 && half < 4.1)
        #expect(Contrast.ratio(of: Color(rgba: 0x0000_0000), on: [white]) == 1)
        // An overlay of the card's color at 0.8 over black text, as in the table of themes.
        let ground = [white, Color(rgba: 0x2235_48FF), Color(rgba: 0xFFFF_FFCC)]
        let onOverlay = Contrast.ratio(of: Color(rgba: 0x0070_F2FF), on: ground)
        #expect(onOverlay > 3.1 && onOverlay < 3.2)
    }

    /// Luminances are ColorAide's, which has them from XYZ.
    @Test(
        "A3: colors of Display P3 are judged by the light of its primaries",
        arguments: [
            ("color(display-p3 1 0 0)", 3.7638), ("color(display-p3 1 0.2 0)", 3.4783),
            ("color(display-p3 0.2 0.9 0.1)", 1.7411),
        ])
    func wide(text: String, ratio: Double) throws {
        let white = Color(rgba: 0xFFFF_FFFF)
        let color = try Color(parsing: text)
        #expect(abs(Contrast.ratio(of: color, on: [white]) - ratio) < 0.002)
        #expect(Contrast.ratio(of: color, on: [white, color]) == 1)
    }
}
