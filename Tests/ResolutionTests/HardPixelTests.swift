import Basics
import Formats
import Jobs
import Loading
import RequestSupport
import Requests
import Testing

/// What is said of pixels that are all or nothing: one bit, no antialiasing, orders and layouts.
@Suite struct HardPixelTests {
    private func job(_ yaml: String) throws -> RenderJob {
        try RenderFile.parse(Array("{\(yaml)}".utf8), name: "a.yaml").spec.resolve()
    }

    private func notes(_ yaml: String) throws -> [String] { try job(yaml).notes.map { "\($0)" } }

    @Test(
        "an indicator that one bit makes as black or as white as its ground is told of",
        arguments: [
            ("to: raw, pixels: l1-pages, matte: black", true),
            ("to: pbm, theme: material-dark, color: '#333'", true),
            ("to: xbm, color: '#EEE'", true), ("to: pbm, color: '#EEE', background: white", true),
            ("to: raw, pixels: l1-pages, matte: black, color: white", false),
            ("to: raw, pixels: l1-pages, matte: black, dither: ordered", false), ("to: pbm", false),
            ("to: raw, pixels: l1a1", false), ("to: raw, pixels: l8, matte: black", false),
        ])
    func oneBit(yaml: String, isTold: Bool) throws {
        let told = try notes("motion: fluent, \(yaml)").contains { $0.contains("at one bit the indicator") }
        #expect(told == isTold)
    }

    @Test(
        "black and white pictures have black or white behind them, whichever is closer to the theme's surface"
    )
    func ground() throws {
        let dark = try job("motion: fluent, theme: material-dark, to: [pbm, xbm]")
        #expect(dark.options.matte == Color(red: 0, green: 0, blue: 0))
        let told = dark.notes.filter { "\($0)".contains("black and white over black") }
        #expect(told.count == 2)
        let light = try job("motion: fluent, theme: fiori-light, to: pbm")
        #expect(light.options.matte == Color(red: 255, green: 255, blue: 255))
        // A GIF keeps the surface.
        let both = try job("motion: fluent, theme: material-dark, to: [gif, pbm]")
        #expect(both.options.matte == Color(rgba: 0x1412_18FF))
    }

    @Test(
        "a GIF whose pixels are all opaque or empty has no edges to blend, and nothing is said of them",
        arguments: [
            ("motion: fluent, antialias: none", false), ("motion: fluent", true),
            ("motion: ionic-lines, antialias: none", true),
            ("value: 0.4, track: '#00000020', antialias: none, frames: 1", true),
        ])
    func blended(yaml: String, isTold: Bool) throws {
        let told = try notes("\(yaml), to: gif").contains { $0.contains("edges are blended") }
        #expect(told == isTold)
    }

    @Test(
        "a stroke below a pixel, parts of which hard edges lose, is told of",
        arguments: [
            ("motion: ionic-lines, size: 12", true), ("motion: cupertino, size: 6", true),
            ("motion: fluent, size: 24, stroke: 0.5", true), ("motion: fluent, size: 24, stroke: 1", false),
        ])
    func thin(yaml: String, isTold: Bool) throws {
        let told = try notes("\(yaml), antialias: none").contains { $0.contains("thinner than a pixel") }
        #expect(told == isTold)
    }

    @Test("layouts without alpha name the one with alpha that is closest")
    func withAlpha() {
        for layout in PixelLayout.allCases {
            #expect(layout.withAlpha.hasAlpha)
            #expect(layout.hasAlpha == (layout.withAlpha == layout))
            if layout.depth == 1 { #expect(layout.withAlpha.depth == 1) }
        }
        let error = #expect(throws: SpecError.self) { try job("motion: fluent, to: raw, pixels: l1-pages") }
        #expect(error?.message.contains("l1a1-pages") == true && error?.message.contains("black") == true)
    }

    @Test(
        "layouts are found by the names that other tools have for them",
        arguments: [
            ("ssd1306", "l1-pages"), ("MONO_VLSB", "l1-pages"), ("MONO_HLSB", "l1"), ("gs8", "l8"),
            ("rgb565-be", "rgb565-swapped"), ("1bit", "l1"),
        ])
    func names(name: String, layout: String) {
        let error = #expect(throws: SpecError.self) { try job("motion: fluent, to: raw, pixels: \(name)") }
        #expect(error?.message.contains("\"\(layout)\"") == true, "\(error as Any)")
    }
}
