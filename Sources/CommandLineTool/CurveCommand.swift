import Arguments
import Basics
import Curves
import Files
import Formats
import Loading
import MotionCore
import Requests

extension Option {
    fileprivate static let at = Option(
        "at", form: .value("ms,ms,…"), synonyms: ["time", "times"], example: "0,375,750",
        "Times separated by commas, instead of frames: in milliseconds, or with a unit, as in 0.5s.")
    fileprivate static let points = Option(
        "points", form: .value("count"), synonyms: ["samples"], example: "64",
        "How many points to write at each time, of the center line of a wave or the outline of a shape.")
    fileprivate static let transition = Option(
        "transition", form: .value("from:to"),
        "A change from one state to another, such as indeterminate:determinate=0.4 or active:success.")
    fileprivate static let start = Option(
        "t0", form: .value("ms"), default: "0", example: "500",
        "The time in the motion at which a window or a transition begins.")
    fileprivate static let window = Option(
        "window", form: .value("ms"), default: "one loop", synonyms: ["range", "span", "interval"],
        example: "1000", "The length of the window.")
    fileprivate static let format = Option(
        "format", form: .value("format"), default: "from the name of the output file, else csv",
        completion: .words(["csv", "json", "svg", "png", "yaml"]), synonyms: ["to", "type", "output-format"],
        "csv or json for rows; svg or png for a plot; yaml for the motion itself.")
    fileprivate static let analyze = Option(
        "analyze", synonyms: ["analyse", "analysis", "stats"],
        "Print how the motion loops: seam, speeds, extremes, symmetry, whole frames.")
    fileprivate static let json = Option(
        "json", "Print the analysis as JSON; without --analyze, the same as --format json.")
}

extension Command {
    static let curve = Command(
        "curve", "Print, plot or analyze the curve of a motion.",
        synonyms: ["plot", "graph", "analyze", "analyse", "inspect"],
        discussion: """
            Each row begins with the frame and the time in milliseconds, followed by:

              arcs    start_deg, sweep_deg: the trailing end, clockwise from 12 o'clock
                      in [0, 360), and the length, without caps
              bars    bar, tail, head: a row for each visible bar, in track lengths,
                      unclipped
              spokes  spoke, opacity
              dots    dot, scale
              waves   part, tail, head, rotation, amplitude, phase
              shapes  shape, next, morph, rotation_deg
              figures element, property, value

            With --points, waves and shapes have rows of x and y instead, in points at the published size. They are measured from \
            the center of a ring or a shape, or from the left end of a bar; y grows downward. The points of a wave are evenly \
            spaced from tail to head, those of a shape by angle, clockwise from 12 o'clock. Waves, shapes and figures are \
            written as published.

            Without --at, --t0 and --window, the rows are the N = round(period × fps / 1000) frames of one loop, with frame i at \
            i / N of the loop. With --t0 or --window, they are at t0 + i × 1000 / fps, as long as i × 1000 / fps is less than \
            the window.

            With --transition, the rows show the change from one state to another, which begins --t0 into the motion. Times count \
            from there: the first row is the motion at that moment, the last one the end of the change. States are \
            indeterminate or active, determinate=VALUE, paused, disabled, success and error. Arcs and bars have them \
            all; spokes and dots can be paused.

            A motion can be a file of your own, ending in .yaml, .yml or .json. To start one, write a published \
            motion to a file with --format yaml.
            """,
        positionals: [
            Positional(
                "motion", completion: .wordsOrFiles { SpecOption.named(.motion)?.words ?? [] },
                synonyms: ["motion", "file", "input"],
                "A motion (see \"spindle list motions\"), or a file ending in .yaml, .yml or .json.")
        ],
        options: [.at, .points, .transition, .start, .window, .format, .analyze, .json, .outputFile],
        sections: [Section("Motion options", Option.request(frames))],
        articles: [
            .examples(
                """
                  spindle curve material-advance --fps 60
                  spindle curve fluent --at 0,375,750 --format json
                  spindle curve flutter-linear --t0 500 --window 1000
                  spindle curve material-web --duration 2s --arc 20:300 --format yaml
                  spindle curve fluent --transition indeterminate:determinate=0.4 \\
                    --t0 333 --fps 240
                  spindle curve determinate --value 0:1 --easing ease-in-out --frames 11
                  spindle curve material-web -o material-web.svg
                  spindle curve swiperefresh --faithful --analyze
                  spindle curve fluent --format yaml -o mine.yaml
                  spindle curve mine.yaml --analyze --json
                """)
        ]
    ) { arguments in
        var request = RenderSpec()
        try arguments.apply(SpecOption.named(frames), to: &request)
        let name = arguments.positional
        if !SpecPath.isFile(name), !Motion.knownNames.contains(where: { $0.name == name }),
            (try? Easing(parsing: name)) != nil
        {
            throw SpecError(
                at: "<motion>",
                "\(quoted(name)) is an easing; write spindle ease \(ShellWord.of(name)) --at 0,0.5,1")
        }
        try arguments.applyMotion(to: &request)
        if let text = arguments.text(.transition) { try request.set(.transition, text) }
        var spec = CurveSpec()
        spec.animation = request.animation
        spec.times = try arguments.numbers(.at, .milliseconds)
        spec.points = try arguments.number(.points, .none).map { Int(max(min($0, 1e9), -1e9)) }
        spec.start = try arguments.number(.start, .milliseconds)
        spec.window = try arguments.number(.window, .milliseconds)
        spec.transition = request.transition
        spec.format = arguments.text(.format)
        (spec.analyzes, spec.asJSON) = (arguments.has(.analyze), arguments.has(.json))
        let output = try arguments.outputFile()
        if spec.format == nil, !spec.asJSON { try requireCurveFile(output) }
        let inputs = InputFiles(named: [arguments.positional])
        try spec.load(from: inputs)
        try inputs.rejectOutput(output)
        let (bytes, notes) = try spec.file(for: output)
        for note in notes { printError("Note: \(note.text(.flags))") }
        try write(bytes, to: output, named: "curve.png")
    }

    /// Refuses the name of a file of another kind. One that tells nothing holds rows of numbers.
    private static func requireCurveFile(_ path: String) throws(SpecError) {
        let file = FilePath(path)
        let ending = file.foreignEnding ?? file.known?.ending ?? file.unknownEnding
        guard CurveFormat(path: path) == nil, let ending, !["txt", "tsv", "dat"].contains(ending) else {
            return
        }
        let known = CurveFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
        throw SpecError(
            at: .named("-o"),
            "a curve cannot be written as .\(ending); use one of \(known), or spindle render for an animation"
        )
    }

    /// The options of requests that say what moves, and which moments to look at.
    private static let frames: [OptionKey] = [
        .value, .easing, .speed, .duration, .arc, .turns, .waveAmplitude, .wavelength, .waveSpeed,
        .faithful, .fps, .frames, .maxFrames,
    ]
}

extension RenderSpec {
    fileprivate mutating func set(_ key: OptionKey, _ text: String) throws(ArgumentError) {
        do throws(SpecError) { try SpecOption.named(key)?.set([text], in: &self) } catch {
            throw ArgumentError(error)
        }
    }
}
