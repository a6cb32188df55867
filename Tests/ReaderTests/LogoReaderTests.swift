import Drawing
import Exports
import Files
import Formats
import Foundation
import Imaging
import Jobs
import Loading
import MotionCore
import Platform
import Rendering
import Requests
import Resolution
import Testing

/// What a reader of SVG draws of logos is what the shapes cover that we read from them.
@Suite struct LogoReaderTests {
    /// Bodies of drawings by their names, with the attributes of the outermost element.
    private static let logos: [(name: String, frame: String, body: String)] = [
        (
            "an icon with the invisible box of its set", #"height="24" viewBox="0 0 24 24" width="24""#,
            #"""
            <path d="M0 0h24v24H0z" fill="none"/>
            <path d="M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z"/>
            """#
        ),
        (
            "opacity 0", #"viewBox="0 0 24 24""#,
            #"""
            <rect width="24" height="24" opacity="0"/>
            <path d="M12 2l10 20H2z"/>
            """#
        ),
        (
            "a fill of opacity 0", #"viewBox="0 0 24 24""#,
            #"""
            <rect width="24" height="24" fill-opacity="0"/>
            <path d="M12 2l10 20H2z"/>
            """#
        ),
        (
            "a stroke of 0 %", #"viewBox="0 0 24 24""#,
            #"""
            <rect x="2" y="2" width="20" height="20" fill="none" stroke="red" stroke-width="2" style="stroke-opacity:0%"/>
            <path d="M12 2l10 20H2z"/>
            """#
        ),
        (
            "colors of alpha 0", #"viewBox="0 0 24 24""#,
            #"""
            <rect width="24" height="24" fill="#fff0"/>
            <rect width="24" height="24" fill="rgba(1,2,3,0)"/>
            <path d="M12 2l10 20H2z" fill="#000F"/>
            """#
        ),
        (
            "a group of opacity 0", #"viewBox="0 0 24 24""#,
            #"""
            <g opacity="0">
            <rect width="24" height="24" opacity="1"/>
            </g>
            <path d="M12 2l10 20H2z"/>
            """#
        ),
        (
            "what is visible in a hidden group", #"viewBox="0 0 24 24""#,
            #"""
            <g visibility="hidden">
            <rect width="24" height="24"/>
            <path d="M12 2l10 20H2z" visibility="visible"/>
            </g>
            """#
        ),
        (
            "transparent gradients", #"viewBox="0 0 24 24""#,
            #"""
            <rect width="24" height="24" fill="url(#t)"/>
            <path d="M12 2l10 20H2z" fill="url(#g)"/>
            <defs>
            <linearGradient id="t">
            <stop stop-color="#fff" stop-opacity="0"/>
            <stop offset="1" style="stop-color:#0000"/>
            </linearGradient>
            <linearGradient id="h">
            <stop stop-color="red"/>
            <stop offset="1" stop-color="blue"/>
            </linearGradient>
            <linearGradient id="g" href="#h"/>
            </defs>
            """#
        ),
        (
            "a stroke under unequal scales", #"viewBox="0 0 60 30""#,
            #"""
            <g transform="scale(2 1)">
            <circle cx="15" cy="15" r="10" fill="none" stroke="#000" stroke-width="4"/>
            </g>
            """#
        ),
        (
            "a mirrored, skewed stroke", #"viewBox="0 0 60 40""#,
            #"""
            <g transform="skewX(30) scale(-1 1) translate(-30 0)">
            <path d="M5 5h20v20h-20z" fill="none" stroke="#000" stroke-width="3" stroke-linejoin="miter"/>
            </g>
            """#
        ),
        (
            "round strokes",
            #"width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round""#,
            #"""
            <path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4">
            </path>
            <polyline points="17 8 12 3 7 8">
            </polyline>
            <line x1="12" y1="3" x2="12" y2="15">
            </line>
            """#
        ),
        (
            "a mitered corner", #"viewBox="0 0 24 24""#,
            #"""
            <path d="M4 20L12 4l8 16" fill="none" stroke="#000" stroke-width="3"/>
            """#
        ),
        (
            "beveled corners", #"viewBox="0 0 24 24""#,
            #"""
            <path d="M4 20L12 4l8 16z" fill="none" stroke="#000" stroke-width="3" stroke-linejoin="bevel"/>
            """#
        ),
        (
            "a miter beyond its limit", #"viewBox="0 0 24 24""#,
            #"""
            <path d="M10 20L12 4l2 16" fill="none" stroke="#000" stroke-width="2" stroke-miterlimit="3"/>
            <path d="M2 20v-9h6" fill="none" stroke="#000" stroke-width="2" stroke-linecap="square"/>
            """#
        ),
        (
            "a line without length",
            ##"viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="4" stroke-linecap="round""##,
            #"""
            <path d="M12 4v8"/>
            <path d="M12 20h0"/>
            """#
        ),
        (
            "an arc", #"viewBox="0 0 24 24""#,
            #"""
            <path d="M3 15a9 9 0 0 1 18 0" fill="none" stroke="#000" stroke-width="4"/>
            """#
        ),
        (
            "parts outside the picture", #"viewBox="0 0 24 24""#,
            #"""
            <path d="M12 2l10 20H2z"/>
            <rect x="40" width="30" height="60"/>
            """#
        ),
        (
            "a stretched picture", #"width="60" height="30" viewBox="0 0 24 24" preserveAspectRatio="none""#,
            #"""
            <circle cx="12" cy="12" r="9" fill="none" stroke="#000" stroke-width="3"/>
            """#
        ),
        (
            "gradients that are missing", #"viewBox="0 0 24 24""#,
            #"""
            <rect width="24" height="24" fill="url(#nope)"/>
            <path d="M12 2l10 20H2z" fill="url(#nope) green"/>
            """#
        ),
        (
            "a curve under unequal scales",
            ##"viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="3""##,
            #"""
            <path d="M3 12C6 2 9 22 12 12S18 2 21 12" transform="rotate(20 12 12) scale(1 .6)"/>
            """#
        ),
        (
            "an open line, filled", #"viewBox="0 0 24 24""#,
            #"""
            <path d="M2 4h18v16" stroke="#000" stroke-width="2"/>
            """#
        ),
    ]

    /// Windows of 8 pixels are off by at most a quarter of a pixel of an edge: the bounds of what resvg draws are known to 1/3000. Of what
    /// bends more tightly than half its stroke, which becomes straight pieces, half a pixel.
    @Test(
        "resvg fills of a logo what its shape fills: nothing that is invisible, and every stroke as it lies there"
    )
    func filled() throws {
        try FileManager.default.withTemporaryFolder { folder in
            for logo in Self.logos {
                let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(logo.frame)>\(logo.body)</svg>"
                let own = folder.appending(path: logo.name)
                try FileManager.default.createDirectory(at: own, withIntermediateDirectories: false)
                let file = own.appending(path: "logo.svg")
                try Data(svg.utf8).write(to: file)
                var spec = RenderSpec()
                (spec.shape, spec.extent, spec.scales) = (.file(file.path), .points(100), [4])
                (spec.animation.value, spec.formats, spec.colors) = (
                    ValueSpan(1), [.frames], [Color(rgba: 0xFF)]
                )
                try spec.resolve().run(workers: Workers(count: 2), into: DirectorySink(own.path))
            }
            let output = try Reader.python.run([Reader.script("logos.py"), folder.path])
            let worst = try JSONDecoder().decode([String: Double].self, from: output)
            #expect(worst.count == Self.logos.count)
            for (name, off) in worst {
                let limit = name == "a curve under unequal scales" ? 16.0 : 8
                #expect(off <= limit, "\(name) is \(off) off in a window")
            }
        }
    }
}
