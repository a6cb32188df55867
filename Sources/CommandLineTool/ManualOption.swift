import Arguments
import Files
internal import Formats

extension Option {
    static let manual = Option(
        "generate-manual", form: .value("dir"), completion: .folders,
        synonyms: [
            "manual", "manpage", "manpages", "man-page", "man-pages", "generate-man", "generate-man-pages",
        ],
        example: "share/man/man1", "Write the manual pages, one for each command, to a folder for \"man\".")
}

extension Command {
    /// Writes the pages of the program and of all its commands.
    static func writeManual(to folder: String) throws {
        guard folder != "-" else {
            throw ArgumentError(
                at: Option.manual.flag, "standard output takes only one file; name a folder for the pages")
        }
        // The pages of another version are replaced, and nothing else.
        let sink = try DirectorySink(folder) { name, present in
            present.begins(with: Array(".TH SPINDLE".utf8))
                ? nil
                : SinkError(
                    .cannotCreate, path: fullPath(name, in: folder), operation: "replace",
                    reason: "it is no manual page of Spindle; remove it, or name another folder")
        }
        for page in spindle.manual(version: spindleVersion, date: spindleVersionDate) {
            try sink.write(page.file, Array(page.text.utf8))
        }
    }
}

extension Command.Article {
    static let environment = Command.Article(
        "Environment",
        .table([
            (
                "COLUMNS",
                "The width of help, in characters. Without it, help is as wide as the terminal, or 80."
            ),
            (
                "SPINDLE_CACHE",
                "The folder or the address of the cache of \"spindle build\", unless --cache names another one or --no-cache is given."
            ),
            (
                "SPINDLE_CACHE_TOKEN",
                "A token that the cache's server gets as \"Authorization: Bearer\". A name and a password can be part of the address, or in ~/.netrc."
            ),
            ("NO_COLOR", "If it is set and not empty, \"spindle check\" prints no colors."),
        ]))
    static let files = Command.Article(
        "Files",
        .table([
            (
                "spindle.yaml",
                "The manifest that \"spindle init\" writes, and that \"spindle build\" and \"spindle check\" read if none is named."
            ),
            (
                ".spindle/",
                "In an output folder, the record of what was built: with it, the next build renders only what has changed."
            ),
            (
                ".spindle-*.tmp",
                "A file that is being written. What a killed process leaves behind, the next one removes."
            ),
            (
                "../lib/spindle/",
                "As seen from the program: what sets texts, and the default fonts. Without it, texts use the system's Pango and fonts."
            ),
        ]))
}
