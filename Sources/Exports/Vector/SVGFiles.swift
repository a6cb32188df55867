internal import Drawing

extension OutputFormat {
    /// An SVG file that animates itself.
    public static let svg = OutputFormat(
        name: "svg",
        summary: "one animated SVG file (SMIL), also for img elements",
        files: "NAME.svg",
        limits: "scripts and styles cannot stop it; pages may forbid it by their content security policy",
        readers: "browsers (proven in Chromium)",
        fileName: { $0 + ".svg" },
        draw: { picture, sequence, options in
            var dialect = SMILAnimation(duration: picture.duration, loops: picture.loops)
            let document = SVGDocument(
                picture: picture, prefix: identifier(sequence.name),
                usesCurrentColor: options.usesCurrentColor)
            return VectorFile(bytes: Array(document.text(&dialect).utf8))
        })

    /// An SVG file that a stylesheet in it animates.
    public static let svgCSS = OutputFormat(
        name: "svg-css",
        summary: "one SVG file animated by CSS, which heeds the wish for less motion",
        files: "NAME.css.svg",
        limits: "programs other than browsers show the first moment",
        readers: "browsers (proven in Chromium)",
        fileName: { $0 + ".css.svg" },
        draw: { picture, sequence, options in
            let prefix = identifier(sequence.name)
            var dialect = CSSAnimation(duration: picture.duration, loops: picture.loops, prefix: prefix)
            let document = SVGDocument(
                picture: picture, prefix: prefix, usesCurrentColor: options.usesCurrentColor)
            return VectorFile(bytes: Array(document.text(&dialect).utf8))
        })

    /// A name that needs no quoting anywhere in SVG and CSS.
    private static func identifier(_ name: String) -> String {
        let plain = name.unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-": Character(scalar)
            default: "_"
            }
        }
        return "s-" + String(plain)
    }
}
