import Arguments
import Basics
import Exports
import Files
internal import Formats
internal import Jobs
import LibC
import Loading
import MotionCore
import Platform
import Rendering
import Requests

extension Option {
    fileprivate static let text = Option(
        "text", form: .value("text"), synonyms: ["label", "message"],
        "The text beside it, such as \"Loading…\".")
    fileprivate static let times = Option(
        "times", form: .value("number"), default: "until it is interrupted",
        synonyms: ["loops", "repeat", "count", "n"],
        "How many times to play the animation.")
}

extension Command {
    static let terminal = Command(
        "terminal", "Play a motion as a spinner in this terminal.", synonyms: ["tty", "cli", "play", "spin"],
        discussion: """
            Draws the motion in place with characters, and hides the cursor until Ctrl-C ends it or Ctrl-Z stops it. If \
            standard output is not a terminal, or TERM is dumb, it prints the first frame once, on a line of its own.

            For the frames as JSON, for programs of your own, use "spindle render MOTION --to terminal".
            """,
        positionals: [
            Positional(
                "motion", completion: .wordsOrFiles { SpecOption.named(.motion)?.words ?? [] },
                "A motion (see \"spindle list motions\"), or a file ending in .yaml, .yml or .json.")
        ],
        options: Option.request([.cells, .characters]) + [.text, .times],
        sections: [
            Command.Section(
                "Motion options", Option.request([.speed, .duration, .fps, .value, .easing]))
        ],
        articles: [
            .examples(
                """
                  spindle terminal fluent --text 'Loading…'
                  spindle terminal material-advance --cells 4 --characters block --times 3
                """)
        ]
    ) { arguments in
        try arguments.playInTerminal()
    }
}

extension Invocation {
    fileprivate func playInTerminal() throws {
        var spec = RenderSpec()
        spec.formats = [.terminal]
        let rows: [OptionKey] = [.cells, .characters, .speed, .duration, .fps, .value, .easing]
        try applyMotion(to: &spec)
        try apply(SpecOption.named(rows), to: &spec)
        let times = try count(.times, in: 1...1_000_000)
        let inputs = InputFiles(named: [positional])
        let job = try reading(inputs) {
            try spec.resolve(from: inputs)
        }
        guard let source = RenderRun(job, monitor: Unwatched()).frames(of: .terminal).first else { return }
        let frames = try TerminalFrames(source, job.options.terminal, workers: try workers())
        let text = text(.text).map { " " + printable($0) } ?? ""
        guard isatty(STDOUT_FILENO) == 1, environment("TERM") != "dumb", environment("TERM") != nil else {
            return try printOutput(frames.texts[0] + text + "\n")
        }
        try play(frames, text, times: times ?? (job.timeline.loops ? .max : 1))
    }

    /// Draws in place, and leaves the line and the cursor as they were.
    private func play(_ frames: TerminalFrames, _ text: String, times: Int) throws {
        HiddenCursor.watch()
        defer { HiddenCursor.show() }
        for _ in 0..<times {
            for frame in frames.texts {
                try printOutput(HiddenCursor.code + "\r" + frame + text)
                usleep(UInt32(1000 * frames.interval))
            }
        }
    }
}
