internal import Vectors

extension OutputFormat {
    /// An SVG file that animates itself.
    public static let svg = OutputFormat(
        name: "svg", synonyms: ["smil", "vector", "pdf", "eps", "figma", "sketch", "illustrator"],
        summary: "one animated SVG file (SMIL), also for img elements",
        files: "NAME.svg",
        limits:
            "scripts and styles cannot stop it; pages may forbid it by their content security policy; drawing programs and PDF tools show the first moment: give them one value, such as --value 0.4",
        readers:
            "browsers (proven in Chromium); stills in Inkscape, resvg, librsvg, CairoSVG, WeasyPrint and MuPDF, too",
        endings: ["svg"],
        fileName: { $0 + ".svg" },
        draw: { picture, sequence, options in
            let text = picture.svg(
                .smil, usesCurrentColor: options.usesCurrentColor, gamut: sequence.gamut)
            return VectorFile(bytes: Array(text.utf8))
        }, traits: [.wide])

    /// An SVG file that a stylesheet in it animates.
    public static let svgCSS = OutputFormat(
        name: "svg-css", synonyms: ["css", "vector"],
        summary: "one SVG file animated by CSS, which honors reduced-motion settings",
        files: "NAME.css.svg",
        limits:
            "programs other than browsers show the first moment; in Safari and other WebKit browsers, outlines that change stand still",
        readers: "browsers (proven in Chromium)",
        endings: ["css.svg", "svg"],
        fileName: { $0 + ".css.svg" },
        draw: { picture, sequence, options in
            let text = picture.svg(
                .css, usesCurrentColor: options.usesCurrentColor, gamut: sequence.gamut)
            return VectorFile(bytes: Array(text.utf8))
        }, traits: [.wide])
}

extension OutputFormat {
    /// The formats that are SVG files, whose colors a page and its stylesheets can change.
    package static let svgFormats: [OutputFormat] = [.svg, .svgCSS]
}
