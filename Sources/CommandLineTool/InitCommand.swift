import Arguments
import Basics
import Builds
import Files

extension Option {
    fileprivate static let force = Option("force", "Replace a file that exists.")
}

extension Command {
    static let initialize = Command(
        "init", "Write a starter manifest.",
        synonyms: ["new", "create", "setup", "config", "configure", "scaffold", "template", "start"],
        positionals: [
            Positional(
                "file", count: .optional("spindle.yaml"), completion: .files,
                synonyms: ["o", "out", "output"],
                "The file to write; - for standard output.")
        ],
        options: [.force],
        articles: [.examples("  spindle init && spindle build --out assets")]
    ) { arguments in
        let file = arguments.positional
        if !arguments.has(.force), let problem = problem(file) { throw ArgumentError(problem) }
        try StarterManifest.write(to: file, overwriting: arguments.has(.force))
        if file != "-" { printError("Wrote \(file). Build it with: spindle build \(file) --out assets") }
    }

    /// The message about an invalid name for a manifest; for a folder it names a file in that folder.
    private static func problem(_ path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        if path == "-" || name.contains(".") || FileStamp(path) != nil { return nil }
        return
            "\(quoted(path)) does not end as a manifest does; write \(ShellWord.of(path + (path.hasSuffix("/") ? "" : "/")))spindle.yaml"
    }
}
