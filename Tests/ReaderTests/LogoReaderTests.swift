import Drawing
import Files
import Formats
import Foundation
import Imaging
import Indicators
import Jobs
import Loading
import MotionCore
import Platform
import Rendering
import Requests
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
        // In the manner of Figma: a clip and a mask of the whole picture.
        (
            "the clip of a frame", #"width="24" height="24" viewBox="0 0 24 24" fill="none""#,
            #"""
            <g clip-path="url(#clip0_1_2)">
            <mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
            <path d="M24 0H0V24H24V0Z" fill="white"/>
            </mask>
            <g mask="url(#mask0_1_2)"><path d="M-4 12a9 9 0 0 1 18 0v14H6z" fill="#7C3AED"/></g>
            <path d="M16 2L22 8" stroke="#0A6ED1" stroke-width="2" stroke-linecap="round"/>
            </g>
            <defs><clipPath id="clip0_1_2"><rect width="24" height="24" fill="white"/></clipPath></defs>
            """#
        ),
        (
            "a clip that is turned into a corner", #"viewBox="0 0 24 24""#,
            #"""
            <clipPath id="a"><rect x="4" y="-20" width="16" height="14" transform="rotate(90)"/></clipPath>
            <g clip-path="url(#a)"><circle cx="12" cy="12" r="9"/></g>
            """#
        ),
        // Of Illustrator: classes, and a switch for what only it understands.
        (
            "classes of a style sheet", #"id="Ebene_1" viewBox="0 0 40 24""#,
            #"""
            <defs><style>.cls-1{fill:none;}.cls-1,.cls-3{stroke:#e30613;stroke-miterlimit:10;stroke-width:3px;}
            .cls-2{fill:#312783;} .cls-3{fill:#312783;stroke-linejoin:round}</style></defs>
            <switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" height="1"/>
            <g><polygon class="cls-1" points="3 21 12 3 21 21"/><circle class="cls-2" cx="30" cy="8" r="5"/>
            <rect class="cls-3" x="26" y="16" width="10" height="5"/></g></switch>
            """#
        ),
        // Of Inkscape: layers in CSS, its own elements, and a clone.
        (
            "a clone in a layer",
            #"width="24mm" height="24mm" viewBox="0 0 24 24" xmlns:xlink="http://www.w3.org/1999/xlink""#,
            #"""
            <defs id="defs1"/>
            <g id="layer1" style="display:inline;fill:#00aa44;stroke:none" transform="translate(-2,-1)">
            <path id="path1" style="fill-opacity:1" d="m 4,14 c 0,-9 9,-9 9,0 z"/>
            <use x="0" y="0" xlink:href="#path1" id="use1" transform="matrix(0,1,-1,0,30,1)"/>
            </g>
            """#
        ),
        // Of Sketch and of sprites.
        (
            "symbols of two shapes", #"viewBox="0 0 48 24" xmlns:xlink="http://www.w3.org/1999/xlink""#,
            #"""
            <symbol id="a" viewBox="0 0 10 20"><path d="M-5 0h20L5 24z"/></symbol>
            <use xlink:href="#a" width="20" height="20" x="2" y="2"/>
            <use xlink:href="#a" width="20" height="20" x="26" y="2" style="fill:red"/>
            <svg x="20" y="10" width="8" height="4" viewBox="0 0 4 4" preserveAspectRatio="xMaxYMid meet"><circle cx="2" cy="2" r="2"/></svg>
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
                spec.shapeColor = .single
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
