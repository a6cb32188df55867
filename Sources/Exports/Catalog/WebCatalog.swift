internal import Basics
internal import Imaging

/// A picture for each density of screens, and the element that lets browsers choose.
struct WebCatalog {
    /// Left to right at all scales, in ascending order, dark ones last: pages cannot choose by direction.
    let sequences: [FrameSequence]

    init(_ sequences: [FrameSequence]) {
        self.sequences = sequences.filter { !$0.variant.isRightToLeft }
    }

    /// What is shown where less motion is asked for.
    enum ReducedMotionSource: String {
        /// The end of what happens once.
        case still
        /// A loop that takes six times as long: a ring that stands still reads as broken.
        case slow
    }

    static let slowness = 6.0

    private var name: String { sequences[0].name }
    private var reduced: ReducedMotionSource? {
        sequences[0].count == 1 ? nil : sequences[0].loops ? .slow : .still
    }
    private var folder: String { name + "-web/" }

    private func file(_ sequence: FrameSequence, _ reduced: ReducedMotionSource? = nil) -> String {
        name + (sequence.variant.isDark ? "-dark" : "") + (reduced.map { "-\($0.rawValue)" } ?? "")
            + FrameNames(sequence).suffix + ".png"
    }

    private var page: String { folder + name + ".html" }

    var names: [String] {
        sequences.flatMap { sequence in
            [folder + file(sequence)] + (reduced.map { [folder + file(sequence, $0)] } ?? [])
        } + [page]
    }

    /// Pictures are written before the page that names them.
    static func write(
        _ sources: [any FrameSource], _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
    ) throws -> [String] {
        let catalog = WebCatalog(sources.map(\.sequence))
        for source in sources where !source.sequence.variant.isRightToLeft {
            let sequence = source.sequence
            let path = catalog.folder + catalog.file(sequence)
            let reducedPath = catalog.reduced.map { catalog.folder + catalog.file(sequence, $0) }
            switch (catalog.reduced, reducedPath) {
            case (.slow, let reducedPath?):
                let files = try apngFiles(source, options, workers, slowness: [1, slowness])
                try sink.write(path, files[0])
                try sink.write(reducedPath, files[1])
            case (.still, let reducedPath?):
                try sink.write(path, try apngFiles(source, options, workers, slowness: [1])[0])
                try sink.write(reducedPath, try still(source, sequence.count - 1, options))
            default: try sink.write(path, try still(source, 0, options))
            }
        }
        try sink.write(catalog.page, Array(catalog.html.utf8))
        return slowNotes(catalog.sequences[0], "an APNG")
    }

    /// How many times frames of one sequence are asked for.
    @Sendable static func reads(_ sequence: FrameSequence, _ options: ExportOptions) -> Int {
        if sequence.variant.isRightToLeft { return 0 }
        if sequence.count == 1 { return 1 }
        return apngReads(sequence, options) + (sequence.loops ? 0 : 1)
    }

    private static func still(
        _ source: any FrameSource, _ frame: Int, _ options: ExportOptions
    ) throws -> [UInt8] {
        var painter = try source.makePainter()
        var encoder = try PNGEncoder(options.compression)
        var (bitmap, png) = (Bitmap(width: 1, height: 1, format: .rgba), [UInt8]())
        try painter.paint(frame, into: &bitmap)
        encoder.encode(bitmap, into: &png)
        return png
    }

    // MARK: The element

    private var html: String {
        let light = sequences.filter { !$0.variant.isDark }
        let dark = sequences.filter(\.variant.isDark)
        let (wantsLessMotion, isDark) = ("(prefers-reduced-motion: reduce)", "(prefers-color-scheme: dark)")
        var choices: [(media: String, sequences: [FrameSequence], reduced: ReducedMotionSource?)] = []
        if let reduced {
            if !dark.isEmpty { choices.append(("\(wantsLessMotion) and \(isDark)", dark, reduced)) }
            choices.append((wantsLessMotion, light, reduced))
        }
        if !dark.isEmpty { choices.append((isDark, dark, nil)) }
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

    private func set(_ sequences: [FrameSequence], _ reduced: ReducedMotionSource?) -> String {
        sequences.map { "\(urlEncoded(file($0, reduced))) \($0.scale.shortestText)x" }.joined(separator: ", ")
    }
}

extension OutputFormat {
    /// Pictures for all densities of screens, for the web.
    public static let web = OutputFormat(
        exportAll: { sources, options, workers, sink in
            try WebCatalog.write(sources, options, workers, sink)
        },
        name: "web", also: ["html", "img", "srcset", "browser", "react", "vue", "angular"],
        summary: "PNG or APNG for all densities of screens, with the img element that chooses among them",
        files: """
            NAME-web/NAME.png, NAME@2x.png, NAME@3x.png and NAME.html; -dark where it differs; for an animation, -slow \
            for a loop or -still otherwise, for reduced motion
            """,
        limits: "pages cannot choose by direction: use direction rtl and another name",
        readers: "browsers (proven in Chromium)",
        content: .catalog, naming: { sequences, _ in FileNames(WebCatalog(sequences).names) },
        reads: WebCatalog.reads,
        scales: CatalogScales([1, 2, 3], areAllPossible: true))
}
