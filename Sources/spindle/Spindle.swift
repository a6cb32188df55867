import ArgumentParser
import Basics
import CProcess
import Exports
import FramePipeline
import MotionCore

@main
struct Spindle: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turns a description of a progress indicator into frames.",
        discussion: """
            EXAMPLES:
              A spinner as a sprite sheet at three scales:
                spindle render circular --motion material-advance --color '#0A6ED1' \\
                  --scale 1,2,3 --to sheet --name spinner -o assets
              101 frames of a determinate ring, 0 to 100 %:
                spindle render circular --value 0:1 --to frames --name progress -o assets
              The exact arcs of a motion:
                spindle curve fluent --fps 60
              All assets of a manifest, and only what has changed:
                spindle init && spindle build --out assets
              What the design documents have against it:
                spindle check spindle.yaml
              What there is to choose from:
                spindle list motions

            EXIT STATUS:
              0 done, 1 something is out of date, a check has found errors, or some jobs failed while others were done, 64 usage, 65 bad file, 66 no such input, 69 something is not installed, 70 internal, 71 the system has no more memory or threads, 73 cannot create output, 74 input or output failed,
              78 refused by a resource limit, 130 and 143 interrupted.
            """,
        version: spindleVersion,
        subcommands: [
            RenderCommand.self, InitCommand.self, BuildCommand.self, MergeCommand.self, VerifyCommand.self,
            CheckCommand.self, CurveCommand.self, EaseCommand.self, ExplainCommand.self, ListCommand.self,
            SchemaCommand.self,
        ])

    static func main() {
        let code = spindle_call_with_stack { @Sendable in Spindle.start() }
        if code != 0 {
            unsafe spindle_end_without_resource(
                "the system has no room for a stack; raise the limit of memory, of stacks or of processes")
        }
    }

    private static func start() {
        holdStandardStreams()
        reportBrokenPipesAsErrors()
        Interruption.unblock()
        do throws(SpecError) {
            run(try Arguments.read())
        } catch {
            fail("\(error)", exitStatus(of: error) ?? 70)
        }
    }

    private static func run(_ words: [String]) {
        do {
            var command = try leafCommand(words) ?? parseAsRoot(words)
            try command.run()
        } catch {
            // What fails once the process was asked to end fails for that.
            let error: any Error = Interruption.arrived ?? error
            if let status = exitStatus(of: error) { fail(text(of: error), status) }
            if exitCode(for: error) == .success { tell(fullMessage(for: error)) }
            if let hint = negativeValueHint(for: message(for: error), words) { fail(hint, 64) }
            if let unknown = unknownCommand(words) { fail("\(unknown)", 64) }
            let text = fullMessage(for: error)
            if text.isEmpty { exit(withError: error) }
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                printError(String(line))
            }
            exit(withError: exitCode(for: error))
        }
    }

    /// Ends the process with what was asked for, such as help. The argument parser would not notice that nobody
    /// gets it.
    private static func tell(_ text: String) -> Never {
        do {
            if !text.isEmpty { try printOutput(Array((text + "\n").utf8)) }
        } catch {
            fail("\(error)", exitStatus(of: error) ?? 74)
        }
        exit()
    }

    /// The command that the first words name, where nothing is wrong with its arguments.
    ///
    /// The argument parser would look at the options of every command on the way, and at some twice, which takes as
    /// long as drawing a hundred frames. What it has to say to users it says in the usual way: then this is nil.
    private static func leafCommand(_ words: [String]) -> (any ParsableCommand)? {
        var words = words[...]
        var command: any ParsableCommand.Type = Spindle.self
        while let word = words.first,
            let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == word }
            )
        {
            command = next
            words.removeFirst()
        }
        guard command != Spindle.self, command.configuration.subcommands.isEmpty else { return nil }
        return try? command.parse(Array(words))
    }

    /// The first word where a command should stand and there is none of that name; nil where there is one.
    private static func unknownCommand(_ words: [String]) -> UnknownName? {
        var command: any ParsableCommand.Type = Spindle.self
        for word in words {
            let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
            guard !names.isEmpty, command.configuration.defaultSubcommand == nil, !word.hasPrefix("-"),
                word != "help"
            else { return nil }
            guard
                let next = command.configuration.subcommands.first(where: {
                    $0.configuration.commandName == word
                })
            else { return UnknownName(kind: "command", name: word, known: names) }
            command = next
        }
        return nil
    }

    /// Ends the process with a message that begins as the argument parser's do.
    private static func fail(_ message: String, _ status: Int32) -> Never {
        // Everything that is wrong in a file comes at once, a line each.
        for line in message.split(separator: "\n") { printError("Error: \(line)") }
        exit(withError: ExitCode(status))
    }

    /// The way out where the argument parser has taken a negative number for an option.
    private static func negativeValueHint(for message: String, _ words: [String]) -> String? {
        for (flag, value) in zip(words, words.dropFirst()) {
            guard flag.hasPrefix("--"), value.hasPrefix("-"),
                let number = value.split(whereSeparator: { $0 == "," || $0 == ":" }).first,
                Double(number) != nil, message.hasPrefix("Missing value for '\(flag) ")
            else { continue }
            return
                "\(flag): \u{201C}\(value)\u{201D} begins with a minus sign and so is taken for an option; "
                + "write \(flag)=\(value)"
        }
        return nil
    }
}
