import Arguments
import Basics
import Files
import Formats
import Packs
import PictureFiles
import Requests

extension Option {
    fileprivate static let maxSeconds = Option(
        "max-seconds", form: .value("number"), default: "60", synonyms: ["timeout", "time-limit"],
        "The maximum time for drawing a Lottie file, in seconds.")
    fileprivate static let importScales = Option(
        packScales.name, form: packScales.form, default: "1", synonyms: packScales.synonyms,
        example: packScales.example,
        "Pixels per point of the frames, 0.25 to 16. An SVG takes several, and is drawn anew at each.")
}

extension Command {
    static let importing = Command(
        "import", "Write the frames of a moving SVG or of a Lottie animation.",
        synonyms: ["svg2png", "smil", "lottie", "convert", "rlottie", "bodymovin"],
        discussion: """
            Draws a file that moves, and writes its frames as "spindle pack" does.

            An SVG that moves by SMIL or by CSS is drawn by Spindle itself, anew at each scale, without a browser. One loop is \
            written: the time after which all that moves has come around, or up to the end of what ends; --seconds and --loops say \
            otherwise. With --to lottie, tgs, dotlottie, avd, svg or svg-css it stays without pixels, with its own keys and curves. The \
            article Moving SVG lists what is read; what would show and is not drawn, or has no such curves, is refused by line and \
            column, and what does nothing is told in a note. Nothing is fetched from elsewhere.

            A Lottie file is drawn with rlottie, which must be installed (librlottie0-1 in Debian). Size, frame rate and length are \
            those of the file unless options say otherwise. Notes list what the file has and rlottie does not draw as it is meant: \
            expressions, text, effects, track mattes, blend modes and so on. rlottie runs in a process of its own, with limits on \
            time and memory.
            """,
        positionals: [
            Positional(
                "file", completion: .files, synonyms: ["input", "i", "lottie", "svg"],
                "An SVG file, or a Lottie file (JSON).")
        ],
        options: Option.movingOptions + [.maxSeconds, .importScales] + Option.packOptions,
        sections: Option.packSections(
            PackSpec.optionKeys,
            [.name: "the file's", .fps: "60, or that of a Lottie file"]),
        articles: [
            .examples(
                """
                  spindle import spinner.svg -o spinner.apng
                  spindle import spinner.svg --size 48 --scale 1,2,3 --color '#0070F2' --to sheet,webp -o assets
                  spindle import spinner.svg --to lottie,svg-css -o assets
                  spindle import spinner.json --to sheet,apng --scale 2 --fps 30 -o assets
                """)
        ]
    ) { arguments in
        // Options are looked at before files are.
        let moving = try arguments.movingOptions()
        let file = arguments.positional
        let inputs = InputFiles(named: [file])
        let bytes = try inputs.bytes(file, limit: LottieFile.maxBytes)
        if bytes.starts(with: [0x1F, 0x8B]) {
            throw SpecError(
                .file, at: file, "is compressed; unpack it first: gunzip < \(file) > unpacked.svg")
        }
        if SVGFile.isOne(bytes) || file.lowercased().hasSuffix(".svg") {
            try arguments.importSVG(file, moving.options, from: inputs)
        } else {
            try arguments.importLottie(file, moving, from: inputs)
        }
    }
}

/// Tells SVG from other texts.
private enum SVGFile {
    /// Whether a text is marked up, as SVG is and Lottie is not.
    static func isOne(_ bytes: [UInt8]) -> Bool {
        withoutByteOrderMark(bytes[...]).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
    }
}

extension Invocation {
    fileprivate func importSVG(_ file: String, _ moving: MovingOptions, from inputs: InputFiles) throws {
        if text(.maxSeconds) != nil {
            throw ArgumentError(at: Option.maxSeconds.flag, "is for Lottie files; leave it out")
        }
        var spec = PackSpec([FilePattern(file)])
        try applyPackOutput(to: &spec.output, among: OutputFormat.all)
        spec.moving = moving
        spec.timing = spec.output.animation.fps.map { .rate($0) } ?? .own
        spec.scales = try packScales()
        spec.maxPixels = try count(.packPixels, in: PictureLimits.pixelsRange) ?? spec.maxPixels
        try write(inputs) { [spec] in (try spec.movingJob(file, from: inputs), []) }
    }

    fileprivate func importLottie(
        _ file: String, _ asked: (options: MovingOptions, given: String?), from inputs: InputFiles
    ) throws {
        var spec = LottieSpec(file)
        try applyPackOutput(to: &spec.output)
        if let given = asked.given {
            throw ArgumentError(at: given, "is for moving SVG files; leave it out")
        }
        spec.size = asked.options.size
        let scales = try packScales()
        if scales.count > 1 {
            throw ArgumentError(at: Option.packScales.flag, "a Lottie file is drawn at one scale; name one")
        }
        spec.scale = scales.first ?? 1
        spec.maxPixels = try count(.packPixels, in: PictureLimits.pixelsRange) ?? spec.maxPixels
        spec.limits.seconds =
            try count(.maxSeconds, in: LottieFile.Limits.secondsRange) ?? spec.limits.seconds
        try write(inputs) { try spec.resolve(from: inputs) }
    }
}
