internal import Basics
internal import Vectors

extension OutputFormat {
    /// A stylesheet with one class, whose element is the indicator.
    public static let cssClass = OutputFormat(
        name: "css-class", synonyms: ["class", "css", "one-element", "tailwind", "react", "vue", "svelte"],
        summary: "one CSS class: an empty element is the indicator, in the color and size of the text",
        files: "NAME.class.css",
        limits:
            "one color besides those of what stands still, and two layers that move: what turns, moves, grows and fades as a whole; all else is refused",
        readers: "browsers: Chrome from 104, Firefox from 115, Safari from 15.4 (proven in Chromium and Firefox)",
        endings: ["class.css", "css"],
        fileName: { $0 + ".class.css" },
        draw: { picture, sequence, options in
            let sheet = picture.classSheet(
                cssClassSelector(sequence.name), hasOwnColor: options.hasOwnColor)
            return VectorFile(bytes: Array(sheet.utf8))
        })
}
