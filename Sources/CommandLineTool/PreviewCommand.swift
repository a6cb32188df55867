import Arguments
import Basics
import Files
import Formats
import Loading
import MotionCore
import Previews
import Rendering
import Synchronization

extension Option {
    fileprivate static let page = Option(
        "output", short: "o", aliases: ["out"], form: .value("file"), default: "preview.html",
        completion: .files, synonyms: ["to-file", "destination", "html", "page", "save"],
        "The page to write; - for standard output.")
    fileprivate static let open = Option(
        "open", synonyms: ["show", "browser", "launch"], "Open the page in the browser.")
    fileprivate static let watch = Option(
        "watch", synonyms: ["live", "follow", "serve", "reload", "w"],
        "Write the page again whenever a file that it shows changes, until interrupted. An open page reloads itself."
    )
    fileprivate static let since = Option(
        "since", form: .value("commit|dir"), completion: .folders,
        synonyms: ["compare", "diff", "against", "base", "before", "baseline", "ref"],
        "Show what has changed since an earlier build in a folder, or since a commit that has the built files."
    )
}

extension Command {
    static let preview = Command(
        "preview", "Show outputs side by side, moving, on one page.",
        synonyms: ["view", "open", "gallery", "contact-sheet", "storybook", "demo", "html", "page"],
        discussion: """
            Writes one HTML file that needs no server and no network. It plays the very files that a render writes: frames, \
            sheets cut by their own metadata, APNG, WebP, GIF, SVG and Lottie. If a spec asks for one format, the page also \
            shows the other common ones, and the dark and right-to-left variants. Space plays and pauses; the arrow keys \
            step frame by frame.

            For a manifest, the page is a searchable contact sheet of all its assets. With --since, it shows each asset before \
            and after, and the difference.

            The page of a spec takes at most 3 MB; what does not fit is listed with its size.
            """,
        positionals: [
            Positional(
                "spec", count: .any, completion: .wordsOrFiles { Motion.all.map { $0.name } },
                synonyms: ["file", "input", "config", "spec", "manifest", "motion", "i"],
                "Spec files, motion files and names of motions; or one manifest. Without any, previews spindle.yaml."
            )
        ],
        options: [.page, .open, .watch, .since] + Option.manifestOptions + [.quiet],
        articles: [
            .examples(
                """
                  spindle preview upload.yaml --open
                  spindle preview fluent material-advance -o motions.html
                  spindle preview spindle.yaml --since HEAD~1 -o review.html
                  spindle preview upload.yaml --watch --open
                """)
        ]
    ) { arguments in
        let round = try PreviewRound(arguments)
        Interruption.watch()
        if arguments.has(.watch) {
            try Watch(round: { inputs in try round.run(inputs) }).run()
        } else {
            try round.run(InputFiles(named: round.words))
        }
    }
}

/// One page, written once or whenever something changes.
private final class PreviewRound {
    let words: [String]
    private let arguments: Invocation
    private let output: String
    private var options = Preview.Options()
    /// Whether the browser is yet to be opened.
    private var opens: Bool

    init(_ arguments: Invocation) throws {
        self.arguments = arguments
        let manifest = "spindle.yaml"
        if arguments.positionals.isEmpty, FileStamp(manifest) == nil {
            throw SpecError(
                .missing, at: manifest,
                "does not exist here; name a spec, a motion or a manifest to preview")
        }
        words = arguments.positionals.isEmpty ? [manifest] : arguments.inputFiles
        for word in arguments.positionals where word != SpecPath.standardInput && !SpecPath.isFile(word) {
            if Motion.all.contains(where: { $0.name == word }) { continue }
            try InputWord.rejectOther(word)
        }
        output = arguments.text(.page) ?? "preview.html"
        if output.isEmpty {
            throw ArgumentError(at: "-o", "the path is empty; name a file, or leave it out")
        }
        let file = FilePath(output)
        if let ending = file.foreignEnding ?? file.known?.ending,
            !["html", "htm", "yaml", "yml"].contains(ending)
        {
            throw ArgumentError(
                at: "-o",
                "the page is HTML, not .\(ending); name a file that ends in .html, or draw a picture with spindle render"
            )
        }
        options.since = arguments.text(.since)
        options.isWatched = arguments.has(.watch)
        options.manifest = try arguments.manifestOptions()
        opens = arguments.has(.open)
        for option in [Option.open, .watch] where output == "-" && arguments.has(option) {
            throw ArgumentError("\(option.flag) needs a file; leave out -o -")
        }
        if arguments.has(.watch), arguments.positionals.contains("-") {
            throw ArgumentError(
                "--watch waits for files to change, which standard input does not; name a file")
        }
    }

    func run(_ inputs: InputFiles) throws {
        let isQuiet = arguments.has(.quiet)
        let preview = try reading(inputs) {
            try Preview(words, options: options, inputs: inputs, workers: try arguments.workers())
        }
        try inputs.rejectOutput(output)
        try OutputFile(output).check()
        let line = isQuiet ? nil : ProgressLine()
        let monitor = PreviewMonitor(line: line)
        defer { line?.end() }
        let page = try preview.page(monitor: monitor)
        try Interruption.check()
        try inputs.rejectOutput(output)
        try OutputFile(output).write(page, isNamed: arguments.text(.page) != nil)
        line?.end()
        if !isQuiet, output != "-" { printError("\(output), \(page.count) bytes") }
        if opens, !Preview.open(output) {
            printError("Note: no program opens pages here; open \(quoted(output)) in a browser")
        }
        opens = false
    }
}

/// Says how many frames are painted, of which nobody knows how many there will be.
private final class PreviewMonitor: FrameMonitor {
    private let line: ProgressLine?
    private let painted = Atomic(0)

    init(line: ProgressLine?) { self.line = line }

    func willPaint() throws {
        try Interruption.check()
        let done = painted.wrappingAdd(1, ordering: .relaxed).newValue
        line?.say { _ in "painting frame \(done)" }
    }
}
