import Arguments
import Basics
import Files
import Formats
import Loading

/// The output option of commands that write one document.
extension Option {
    static let outputFile = Option(
        "output", short: "o", aliases: ["out"], form: .value("file"), default: "-", completion: .files,
        synonyms: ["to-file", "destination"],
        "The file to write; - for standard output.")
}

extension OutputFile {
    /// Writes a page whose name the user may not have chosen: then only one that was written so before is replaced.
    func write(_ page: [UInt8], isNamed: Bool) throws(SinkError) {
        if path == "-" { return try write(page) }
        let path = path
        try write(page, marks: true) { _, present in
            isNamed || present.isAsMarked
                ? nil
                : SinkError(
                    .cannotCreate, path: path, operation: "replace",
                    reason:
                        "Spindle did not write it, or it was changed since; to overwrite it add -o \(ShellWord.of(path)), to keep it name another file with -o"
                )
        }
    }
}

extension Invocation {
    /// - Throws: ``ArgumentError`` for an empty path.
    func outputFile() throws(ArgumentError) -> String {
        let path = text(.outputFile) ?? "-"
        if path.isEmpty { throw ArgumentError(at: "-o", "the path is empty; name a file, or leave it out") }
        return path
    }
}

/// The folder that builds write to.
extension Option {
    static let buildFolder = Option(
        "output", short: "o", aliases: ["out"], form: .value("dir"), default: ".", completion: .folders,
        synonyms: [
            "dir", "directory", "folder", "out-dir", "output-dir", "dest", "destination", "target", "dist",
            "d",
        ],
        "The folder to write to, created if missing.")
}

extension Invocation {
    /// - Throws: ``ArgumentError`` for what is meant as a file, such as `-`.
    func buildFolder() throws(ArgumentError) -> String {
        let folder = text(.buildFolder) ?? "."
        if folder.isEmpty {
            throw ArgumentError(
                at: Option.buildFolder.flag, "the path is empty; name a folder, or leave it out")
        }
        if folder.split(separator: "/").contains(".spindle") {
            throw ArgumentError(
                at: Option.buildFolder.flag,
                ".spindle is where builds keep their records; name another folder")
        }
        if folder == "-" {
            throw ArgumentError(
                at: Option.buildFolder.flag,
                "standard output takes only one file; name a folder, or write ./- for a folder of that name")
        }
        if FilePath(folder).looksLikeFile {
            throw ArgumentError(
                at: Option.buildFolder.flag,
                "one file cannot hold a build; name a folder, or write \(folder)/ for one of that name")
        }
        return folder
    }
}

/// The folder or the file that a render writes to.
extension Option {
    static let output = Option(
        "output", short: "o", aliases: ["out"], form: .value("path"),
        default: "the current folder, for at most \(OutputTarget.unnamedFiles) files", completion: .files,
        synonyms: [
            "dir", "directory", "folder", "out-dir", "output-dir", "dest", "destination", "outfile",
            "out-file",
            "save", "save-as", "d",
        ],
        """
        The folder to write to, created if missing; or a file, such as spinner.gif, whose name stands for --to and \
        --name; or - for standard output. A slash at the end makes it a folder.
        """)

    static let forceOutput = Option(
        "force", synonyms: ["overwrite"],
        "Overwrite files in a folder that Spindle did not write, or that were changed since.")

    static let clean = Option(
        "clean",
        """
        Remove what an earlier run of the same name left in the folder: further frames, pages and scales in the \
        same formats, and sheets' files in other dialects. With --force, also those that Spindle did not write, or that \
        were changed since.
        """)
}
