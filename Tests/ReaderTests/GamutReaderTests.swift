import Drawing
import Files
import Formats
import Foundation
import Indicators
import Loading
import Platform
import Rendering
import Requests
import Testing

/// What other programs make of pictures with colors beyond sRGB.
@Suite struct GamutReaderTests {
    /// Colors that fill a picture, and their CIE Lab under D50 by ColorAide.
    private static let samples: [(color: String, lab: [Double])] = [
        ("color(display-p3 1 0 0)", [56.208, 94.464, 98.892]),
        ("color(display-p3 0.2 0.8 0.4)", [71.88, -75.957, 43.647]),
    ]

    /// Calls `body` with a folder of files in every format that holds a color beyond sRGB, each of them filled with it.
    private func withPictures(
        _ color: String, to formats: [OutputFormat], _ body: (URL) throws -> Void
    ) throws {
        try FileManager.default.withTemporaryFolder { folder in
            var spec = RenderSpec()
            (spec.kind, spec.width, spec.height, spec.cap) = (.linear, 32, 32, .butt)
            (spec.name, spec.formats) = ("full", formats)
            spec.animation.value = ValueSpan(1)
            spec.colors = [try Color(parsing: color)]
            try spec.resolve().run(workers: Workers(count: 1), into: DirectorySink(folder.path))
            try body(folder)
        }
    }

    @Test("Chromium draws every picture in the color that CSS has")
    func chromium() throws {
        try Reader.chromium.requireInstalled()
        for (color, _) in Self.samples {
            try withPictures(color, to: [.frames, .apng, .webp, .svg, .svgCSS, .avif]) { folder in
                let output = try Reader.python.run([Reader.script("chromium_gamut.py"), folder.path, color])
                var found = try JSONDecoder().decode([String: [Int]].self, from: output)
                let css = found.removeValue(forKey: "css")
                #expect(found.count == 6)
                for (name, pixel) in found { #expect(pixel == css, "\(name)") }
            }
        }
    }

    @Test("LittleCMS finds in the profile the color that CSS has")
    func profile() throws {
        for (color, lab) in Self.samples {
            try withPictures(color, to: [.frames, .apng, .webp]) { folder in
                let output = try Reader.python.run([Reader.script("profile_colors.py"), folder.path])
                let found = try JSONDecoder().decode([String: [Double]].self, from: output)
                #expect(found.count == 3)
                for (name, values) in found {
                    // In steps of 1/255 of lightness, and of one of both others.
                    for (value, expected) in zip(values, lab) {
                        #expect(abs(value - expected) <= 1, "\(name): \(values)")
                    }
                }
            }
        }
    }

    @Test("resvg, CairoSVG and MuPDF, which know no such colors in SVG, take that of sRGB")
    func fallback() throws {
        try withPictures("color(display-p3 1 0 0)", to: [.svg]) { folder in
            let output = try Reader.python.run([Reader.script("svg_middle.py"), folder.path])
            let found = try JSONDecoder().decode([String: [Int]].self, from: output)
            #expect(found.count == 3)
            for (name, pixel) in found { #expect(pixel == [255, 11, 12], "\(name)") }
        }
    }
}
