import Arguments
import Basics
internal import Drawing
internal import Exports
import Files
import Formats
import Indicators
internal import Loading
import MotionCore
import Requests

extension Command {
    static let renderFile = Command(
        "file", "Render a spec file or a motion.",
        discussion: """
            A spec file is YAML or JSON with the options below under their long names, such as theme, value, label or to; \
            indicator is circular, linear or steps. Themes and motions can be written out in it, and labels can differ by \
            state. An option on the command line takes precedence over the file.
            """,
        positionals: [
            Positional(
                "spec", count: .optional(""), completion: .wordsOrFiles { Motion.all.map { $0.name } },
                synonyms: ["file", "input", "config", "spec", "i"], problem: problem,
                "A spec file, ending in .yaml, .yml or .json; - for standard input; or the name of a motion.")
        ],
        options: Option.renderOptions, sections: SpecOption.sections(of: .all),
        articles: [
            .examples(
                """
                  spindle render upload.yaml -o assets
                  spindle render upload.yaml -o upload.webp
                  spindle render upload.yaml --theme fiori-dark --scale 1,2,3 -o assets

                  # upload.yaml
                  indicator: circular
                  theme: fiori-light
                  size: large
                  transition: indeterminate:determinate=0.4
                  t0: 333
                  label: {active: Uploading photos, error: Upload failed}
                  progress-text: percent
                  scale: [1, 2]
                  to: [frames, sheet]
                  sheet: {columns: 8, padding: 1}
                """)
        ]
    ) { arguments in
        let word = arguments.positional
        if word.isEmpty || !isSpec(word) {
            return try arguments.render(nil, motion: motion(word))
        }
        if word == SpecPath.standardInput, arguments.files.contains(word) {
            throw ArgumentError(at: "--log", "the spec is already read from standard input; name a file")
        }
        let inputs = InputFiles(named: [word] + arguments.files)
        try arguments.render(try RenderFile.read(word, from: inputs), inputs)
    }

    /// Whether the word is read as a spec file. For a folder, reading reports the error.
    private static func isSpec(_ word: String) -> Bool {
        if word == SpecPath.standardInput || SpecPath.isFile(word) { return true }
        return FileStamp(word)?.kind == .folder && motion(word) == nil
    }

    private static func motion(_ word: String) -> Motion? { Motion.all.first { $0.name == word } }

    /// The message about an invalid name of a spec file; for an indicator it explains the order of the words.
    @Sendable private static func problem(_ path: String) -> String? {
        if isSpec(path) || motion(path) != nil { return nil }
        if IndicatorKind.all.contains(where: { $0.name == path }) {
            return "\(path) goes before the options: spindle render \(path) …"
        }
        if let problem = InputWord.drawingProblem(with: path) { return problem }
        if let problem = InputWord.problem(with: path) { return problem }
        let names = path.split(separator: ",").map { String($0) }
        let known = (IndicatorKind.knownNames + Motion.knownNames).map { $0.name }
        if names.count > 1, names.allSatisfy(known.contains) {
            return "\(quoted(path)) names several; render one at a time: spindle render \(names[0])"
        }
        let commands = meant(by: path)
        if !commands.isEmpty {
            // Long, and never what somebody else wrote.
            let ways = commands.map { "\"\($0)\"" }.joined(separator: " or ")
            return "there is no indicator or motion \(quoted(path)); did you mean \(ways)?"
        }
        let near = nearNames(to: path, in: IndicatorKind.knownNames + Motion.knownNames)
        let spinner = TerminalSpinner.named(path).map {
            " (\($0.name) is a spinner of characters: spindle terminal \($0.name))"
        }
        let formats = OutputFormat.all.filter { $0.name == path }.map { "--to \($0.name)" }
        let way = suggestion(near.isEmpty ? formats : near)
        return
            "there is no indicator or motion \(quoted(path))\(way.isEmpty ? "; a spec file ends in .yaml, .yml or .json" : way)\(spinner ?? "")"
    }

    /// Commands for a word that is the value of an option, or what people call one, or a command itself.
    private static func meant(by word: String) -> [String] {
        let keys: [OptionKey] = [.state, .present, .theme, .glyph, .direction]
        let values = keys.compactMap { key -> String? in
            guard let option = SpecOption.named(key), let flag = option.flag,
                let value = option.knownWords.first(where: { $0.name == word || $0.synonyms.contains(word) })
            else { return nil }
            return "spindle render circular \(flag) \(value.name)"
        }
        let isName = !word.allSatisfy { $0.isHexDigit }
        if isName, (try? Color(parsing: word)) != nil {
            return ["spindle render circular --color \(ShellWord.of(word))"]
        }
        let command = Command.spindle.subcommands.first { $0.name == word }
        return (command.map { ["spindle \($0.name)"] } ?? []) + values
    }
}
