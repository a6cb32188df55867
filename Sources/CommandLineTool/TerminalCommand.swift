import Arguments
import Basics
import Exports
import Files
internal import Formats
import Indicators
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
    fileprivate static let progress = Option(
        "osc-progress", form: .value("when"), default: TerminalProgress.Choice.auto.rawValue,
        completion: .words(TerminalProgress.Choice.allCases.map(\.rawValue)),
        synonyms: ["osc", "taskbar", "tab-progress"],
        """
        Whether the terminal shows progress in its tab and in the taskbar too (OSC 9;4): auto, where it is known to \
        understand that; always; never.
        """)
}

extension Command {
    static let terminal = Command(
        "terminal", "Play a motion as a spinner in this terminal.", synonyms: ["tty", "cli", "play", "spin"],
        discussion: """
            Draws the motion in place with characters, or plays a spinner of cli-spinners, rich or bubbles by its name (see "spindle list \
            spinners"), and hides the cursor until Ctrl-C ends it or Ctrl-Z stops it. If standard output is not a terminal, or TERM is \
            dumb, it prints the first frame once, on a line of its own. Where the terminal has no characters but those of ASCII, as \
            its locale or TERM=linux says, it plays one that has no others either.

            For the frames as JSON, for programs of your own, use "spindle render MOTION --to terminal" or "spindle list spinners \
            NAME --json".
            """,
        positionals: [
            Positional(
                "motion",
                completion: .wordsOrFiles {
                    (SpecOption.named(.motion)?.words ?? []) + TerminalSpinner.all.map(\.name)
                },
                """
                A motion (see "spindle list motions"), a spinner (see "spindle list spinners"), or a file ending in .yaml, .yml or \
                .json.
                """)
        ],
        options: Option.request([.cells, .characters]) + [.text, .times, .progress],
        sections: [Command.Section("Motion options", Option.request(motionOptions))],
        articles: [
            .examples(
                """
                  spindle terminal fluent --text 'Loading…'
                  spindle terminal dots12 --text Installing --speed 0.5
                  spindle terminal material-advance --cells 4 --characters block --times 3
                """)
        ]
    ) { arguments in
        let shown =
            try TerminalSpinner.named(arguments.positional).map { try arguments.spinner($0) }
            ?? arguments.motion()
        try arguments.playInTerminal(shown)
    }

    fileprivate static let motionOptions: [OptionKey] = [
        .speed, .duration, .fps, .value, .state, .easing,
    ]
}

/// The frames that a terminal plays.
private struct TerminalShow {
    let texts: [String]
    /// The time for which each text is shown, in milliseconds.
    let interval: Double
    let loops: Bool
    /// The value in `0...1` with each text, and the state: what the terminal shows beside it. Nil where a value is not known.
    let values: [Double?]
    var state = ValueState.active
}

extension Invocation {
    /// Draws a motion with characters.
    fileprivate func motion() throws -> TerminalShow {
        var spec = RenderSpec()
        spec.formats = [.terminal]
        if terminalIsASCII { spec.terminal.style = .ascii }
        do { try applyMotion(to: &spec) } catch let error as ArgumentError {
            let near = nearNames(to: positional, in: TerminalSpinner.all.map { KnownName($0.name) })
            if near.isEmpty { throw error }
            throw ArgumentError(
                at: "<motion>",
                "there is neither a motion nor a spinner \(quoted(positional))\(suggestion(near)) (see \"spindle list spinners\")"
            )
        }
        try apply(SpecOption.named([.cells, .characters] + Command.motionOptions), to: &spec)
        let inputs = InputFiles(named: [positional])
        let job = try reading(inputs) {
            try spec.resolve(from: inputs)
        }
        guard let source = RenderRun(job, monitor: Unwatched()).frames(of: .terminal).first else {
            return TerminalShow(texts: [""], interval: 1000, loops: false, values: [nil])
        }
        let frames = try TerminalFrames(source, job.options.terminal, workers: try workers())
        return TerminalShow(
            texts: frames.texts, interval: Double(frames.interval), loops: job.timeline.loops,
            values: frames.shown.map { job.timeline.value(of: $0) }, state: spec.state ?? .active)
    }

    /// Plays a published spinner as it is, or one of ASCII.
    fileprivate func spinner(_ published: TerminalSpinner) throws -> TerminalShow {
        let own = (Command.motionOptions + [.cells]).filter { $0 != .speed }
        for row in SpecOption.named(own) {
            guard let flag = row.flag, !texts(row).isEmpty else { continue }
            throw ArgumentError(
                at: flag,
                "\(published.name) is played as it was published, and only faster or slower by --speed; leave it out, or name a motion"
            )
        }
        var spec = RenderSpec()
        try apply(SpecOption.named([.speed, .characters]), to: &spec)
        let style = spec.terminal.style
        if let style, style != .ascii {
            throw ArgumentError(
                at: "--characters", "\(published.name) has its own characters; use ascii, or leave it out")
        }
        let spinner = style == .ascii || terminalIsASCII ? published.ascii : published
        return TerminalShow(
            texts: spinner.frames, interval: spinner.interval / (spec.animation.speed ?? 1), loops: true,
            values: spinner.frames.map { _ in nil })
    }

    /// Whether the terminal shows ASCII alone: Linux's own console has no dots, and some locales have no Unicode.
    private var terminalIsASCII: Bool {
        if environment("TERM") == "linux" { return true }
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment($0) }
        guard let locale = names.first(where: { !$0.isEmpty }), let dot = locale.firstIndex(of: ".") else {
            return false
        }
        return !["utf8", "utf-8"].contains(
            locale[locale.index(after: dot)...].prefix { $0 != "@" }.lowercased())
    }

    fileprivate func playInTerminal(_ show: TerminalShow) throws {
        let times = try count(.times, in: 1...1_000_000)
        let text = text(.text).map { " " + printable($0) } ?? ""
        let word = self.text(.progress) ?? TerminalProgress.Choice.auto.rawValue
        guard let progress = TerminalProgress.Choice(rawValue: word) else {
            let known = TerminalProgress.Choice.allCases.map(\.rawValue)
            throw ArgumentError(
                at: Option.progress.flag, "\(UnknownName(kind: "choice", name: word, known: known))")
        }
        guard isatty(STDOUT_FILENO) == 1, environment("TERM") != "dumb", environment("TERM") != nil else {
            return try printOutput(show.texts[0] + text + "\n")
        }
        let isUnderstood =
            progress == .always || progress == .auto && TerminalProgress.isUnderstood(environment)
        try play(show, text, times: times ?? (show.loops ? .max : 1), progress: isUnderstood)
    }

    /// Draws in place, and leaves the line and the cursor as they were.
    private func play(_ show: TerminalShow, _ text: String, times: Int, progress: Bool) throws {
        HiddenCursor.watch()
        defer { HiddenCursor.show() }
        // Terminals take progress away that nobody repeats, and so does a stop of the process.
        let repetition = max(1, Int(1000 / show.interval))
        var (shown, last) = (0, "")
        for _ in 0..<times {
            for (frame, value) in zip(show.texts, show.values) {
                let code = progress ? TerminalProgress.code(value, show.state) : ""
                let isDue = code != last || shown % repetition == 0
                try printOutput(HiddenCursor.code + (isDue ? code : "") + "\r" + frame + text + "\u{1B}[K")
                (shown, last) = (shown + 1, code)
                usleep(UInt32(1000 * show.interval))
            }
        }
    }
}
