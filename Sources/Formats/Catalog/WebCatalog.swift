internal import Basics

/// A picture for each density of screens, and the element that lets browsers choose.
package struct WebCatalog {
    /// Left to right at all scales, in ascending order, plain ones first: pages cannot choose by direction.
    package let sequences: [FrameSequence]

    package init(_ sequences: [FrameSequence]) {
        self.sequences = sequences.filter { !$0.variant.isRightToLeft }
    }

    /// The picture shown if reduced motion is preferred and the frames do not tell the time.
    package enum ReducedMotionSource: String {
        /// The end of an animation that plays once.
        case still
        /// A slower loop: a ring that stands still reads as broken.
        case slow
    }

    package var name: String { sequences[0].name }
    package var reduced: ReducedMotionSource? {
        sequences[0].count == 1 || sequences[0].tellsTime ? nil : sequences[0].loops ? .slow : .still
    }
    package var folder: String { name + "-web/" }

    package func file(_ sequence: FrameSequence, _ reduced: ReducedMotionSource? = nil) -> String {
        name + sequence.variant.lookSuffix + (reduced.map { "-\($0.rawValue)" } ?? "")
            + FrameNames(sequence).suffix + ".png"
    }

    package var page: String { folder + name + ".html" }

    package var names: [String] {
        sequences.flatMap { sequence in
            [folder + file(sequence)] + (reduced.map { [folder + file(sequence, $0)] } ?? [])
        } + [page]
    }

    // MARK: The element

    package var html: String {
        let light = sequences.filter { $0.variant.differences == 0 }
        // Browsers take the first source that fits: the one that asks for the most comes first.
        let looks = FrameVariant.all.reversed().compactMap { variant in
            let sequences = sequences.filter { $0.variant == variant }
            return sequences.isEmpty ? nil : (variant, sequences)
        }
        var choices: [(media: String, sequences: [FrameSequence], reduced: ReducedMotionSource?)] = []
        for reduced in reduced == nil ? [nil] : [reduced, nil] {
            for (variant, sequences) in looks where reduced != nil || variant.differences > 0 {
                let media =
                    (reduced == nil ? [] : ["(prefers-reduced-motion: reduce)"])
                    + (variant.isHighContrast ? ["(prefers-contrast: more)"] : [])
                    + (variant.isDark ? ["(prefers-color-scheme: dark)"] : [])
                choices.append((media.joined(separator: " and "), sequences, reduced))
            }
        }
        let sources = choices.map { choice in
            "  <source media=\"\(choice.media)\" srcset=\"\(set(choice.sequences, choice.reduced))\">\n"
        }
        // The picture of the highest scale tells its size in points best.
        let largest = light[light.count - 1]
        func points(_ pixels: Int) -> Int { Int((Double(pixels) / largest.scale).rounded()) }
        let image = """
            <img src="\(urlEncoded(file(light[0])))" srcset="\(set(light, nil))" \
            width="\(points(largest.width))" height="\(points(largest.height))" alt="\(xmlEscaped(sequences[0].alternative, isAttribute: true))">
            """
        return sources.isEmpty ? image + "\n" : "<picture>\n\(sources.joined())  \(image)\n</picture>\n"
    }

    package func set(_ sequences: [FrameSequence], _ reduced: ReducedMotionSource?) -> String {
        sequences.map { "\(urlEncoded(file($0, reduced))) \($0.scale.shortestText)x" }.joined(separator: ", ")
    }
}

extension OutputFormat {
    /// Pictures for all densities of screens, for the web.
    public static let web = OutputFormat(
        name: "web", synonyms: ["html", "img", "srcset", "browser", "react", "vue", "angular"],
        summary: "PNG or APNG for all densities of screens, with the img element that chooses among them",
        files: """
            NAME-web/NAME.png, NAME@2x.png, NAME@3x.png and NAME.html; -dark and -contrast where they differ; for an animation, -slow \
            for a loop or -still otherwise, for reduced motion
            """,
        limits: "pages cannot choose by direction: use direction rtl and another name",
        readers: "browsers (proven in Chromium)",
        content: .catalog, encoding: .web, naming: { sequences, _ in FileNames(WebCatalog(sequences).names) },
        scales: CatalogScales([1, 2, 3], areAllPossible: true),
        traits: [.compressed, .dark, .contrast, .wide])
}
