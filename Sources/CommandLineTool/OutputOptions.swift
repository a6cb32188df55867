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
        Remove what an earlier render of the same name left in the folder: further frames, pages and scales in the \
        same formats, and sheets' files in other dialects. With --force, also those that Spindle did not write, or that \
        were changed since.
        """)
}

extension Invocation {
    /// The folder that a render writes to. Files that appear or are edited there from now on are not replaced either.
    func sink(_ folder: String, _ target: OutputTarget?) throws(SinkError) -> DirectorySink {
        let named = target?.file?.name
        let judge: DirectorySink.Judge = { name, present in
            if name == named || present.isAsMarked { return nil }
            return Self.strangers([fullPath(name, in: folder)])
        }
        return try DirectorySink(
            folder, marks: true, named: named, judge: has(.forceOutput) ? nil : judge)
    }

    private static func strangers(_ paths: [String]) -> SinkError {
        SinkError.strangers(paths, cause: "Spindle did not write it, or it was changed since")
    }

    /// Refuses files of others, and those that were changed since they were written, unless they have the right bytes. The one
    /// that the user has named is replaced, as other tools do.
    ///
    /// - Parameters:
    ///   - names: The names of all files.
    ///   - named: The name of the file that the user has named; nil for none.
    ///   - write: Writes them to where they are compared.
    /// - Throws: ``SinkError`` with the names of files that would be replaced, and what `write` throws.
    func rejectStrangers(
        _ names: some Sequence<String>, in sink: DirectorySink, except named: String?,
        _ write: (ComparingSink) throws -> Void
    ) throws {
        if has(.forceOutput) { return }
        var strangers = try sink.unmarked(names)
        strangers.removeAll { $0 == named }
        if strangers.isEmpty { return }
        let comparison = ComparingSink(sink)
        try write(comparison)
        let differing = comparison.differing
        strangers.removeAll { !differing.contains($0) }
        if strangers.isEmpty { return }
        throw Self.strangers(strangers.map { fullPath($0, in: sink.path) })
    }
}
