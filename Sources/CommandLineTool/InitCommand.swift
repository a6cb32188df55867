import Arguments
import Builds

extension Option {
    fileprivate static let force = Option("force", "Replace a file that exists.")
}

extension Command {
    static let initialize = Command(
        "init", "Write a starter manifest.",
        positionals: [
            Positional(
                "file", count: .optional("spindle.yaml"), completion: .files,
                "The file to write; - for standard output.")
        ],
        options: [.force],
        articles: [.examples("  spindle init && spindle build --out assets")]
    ) { arguments in
        let file = arguments.positional
        try StarterManifest.write(to: file, overwriting: arguments.has(.force))
        if file != "-" { printError("Wrote \(file). Build it with: spindle build \(file) --out assets") }
    }
}
