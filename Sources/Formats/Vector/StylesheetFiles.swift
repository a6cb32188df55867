internal import Basics
internal import Vectors

extension OutputFormat {
    /// A stylesheet with one class, whose element is the indicator.
    public static let cssClass = OutputFormat(
        name: "css-class", synonyms: ["class", "css", "one-element", "tailwind", "svelte"],
        summary: "one CSS class: an empty element is the indicator, in the color and size of the text",
        files: "NAME.class.css",
        limits:
            "one color besides those of what stands still, and two layers that move: what turns, moves, grows and fades as a whole; all else is refused",
        readers:
            "browsers: Chrome from 104, Firefox from 115, Safari from 15.4 (proven in Chromium and Firefox)",
        endings: ["class.css", "css"],
        fileName: { $0 + ".class.css" },
        draw: { picture, sequence, options in
            let sheet = picture.classSheet(
                cssClassSelector(sequence.name), hasOwnColor: options.hasOwnColor)
            return VectorFile(bytes: Array(sheet.utf8))
        })

    /// Elements that are the indicator, with their stylesheet.
    public static let htmlCSS = OutputFormat(
        name: "html-css", synonyms: ["html", "css", "elements", "snippet"],
        summary: "a piece of a page: elements and their CSS, which only the compositor moves",
        files: "NAME.html",
        limits:
            "at most 64 elements in all, of one color each; outlines, lines and colors that change are refused, but for arcs that grow",
        readers:
            "browsers: Chrome from 104, Firefox from 115, Safari from 15.4 (proven in Chromium and Firefox)",
        endings: ["html"],
        fileName: { $0 + ".html" },
        draw: { picture, sequence, options in
            let text = picture.elements(
                cssClassSelector(sequence.name), attribute: cssClassAttribute(sequence.name),
                hasOwnColor: options.hasOwnColor)
            return VectorFile(bytes: Array(text.utf8))
        })

    /// The formats that are elements of a page with a stylesheet.
    package static let pageFormats: [OutputFormat] = [.cssClass, .htmlCSS]
}
