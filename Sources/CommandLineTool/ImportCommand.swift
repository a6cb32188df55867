import Arguments
import Basics
import Files
import Packs
import PictureFiles

extension Option {
    fileprivate static let size = Option(
        "size", form: .value("points"), default: "the file's", synonyms: ["width", "height", "diameter"],
        example: "48", "The longer side of the frames, in points.")
    fileprivate static let maxSeconds = Option(
        "max-seconds", form: .value("number"), default: "60", synonyms: ["timeout", "time-limit"],
        "The maximum time for drawing, in seconds.")
}

extension Command {
    static let importing = Command(
        "import", "Write the frames of a Lottie animation.",
        synonyms: ["lottie", "convert", "rlottie", "bodymovin"],
        discussion: """
            Draws a Lottie file with rlottie, which must be installed (librlottie0-1 in Debian), and writes the frames as \
            "spindle pack" does. Size, frame rate and length are those of the file unless options say otherwise. Notes list \
            what the file has and rlottie does not draw as it is meant: expressions, text, effects, track mattes, blend \
            modes and so on.

            rlottie runs in a process of its own, with limits on time and memory.
            """,
        positionals: [
            Positional(
                "file", completion: .files, synonyms: ["input", "i", "lottie"], "A Lottie file (JSON).")
        ],
        options: [.size, .maxSeconds, .packScale] + Option.packOptions,
        sections: Option.packSections(
            PackSpec.optionKeys,
            [.name: "the file's, without a number at its end", .fps: "that of the file"]),
        articles: [
            .examples(
                """
                  spindle import spinner.json -o assets
                  spindle import spinner.json --to sheet,apng --scale 2 --fps 30 -o assets
                  spindle import spinner.json --size 48 -o spinner.webp
                """)
        ]
    ) { arguments in
        var spec = LottieSpec(arguments.positional)
        try arguments.applyPackOutput(to: &spec.output)
        spec.scale = try arguments.packScale()
        if let size = try arguments.number(.size, .points) {
            guard (1...4096).contains(size) else {
                throw ArgumentError(
                    at: Option.size.flag, "\(size.shortestText) is out of range: use 1 to 4096 points")
            }
            spec.size = size
        }
        spec.maxPixels = try arguments.count(.packPixels, in: PictureLimits.pixelsRange) ?? spec.maxPixels
        spec.limits.seconds =
            try arguments.count(.maxSeconds, in: LottieFile.Limits.secondsRange) ?? spec.limits.seconds
        let inputs = InputFiles(named: [spec.file])
        try arguments.write(inputs) { try spec.resolve(from: inputs) }
    }
}
