import Arguments
import Files
import Specs

/// Where commands write that write one document.
extension Option {
    static let outputFile = Option(
        "output", short: "o", form: .value("file"), default: "-", completion: .files,
        also: ["out", "to-file", "destination"],
        "The file to write; - for standard output.")
}

extension Invocation {
    var outputFile: String { text(.outputFile) ?? "-" }
}

/// The folder that builds write to.
extension Option {
    static let buildFolder = Option(
        "out", short: "o", form: .value("dir"), completion: .folders, isRequired: true,
        also: [
            "dir", "directory", "folder", "out-dir", "output-dir", "dest", "destination", "target", "output",
        ],
        "The folder to write to, created if missing.")
}

extension Invocation {
    /// - Throws: ``ArgumentError`` for `-`: elsewhere it is standard output, which takes one file.
    func buildFolder() throws(ArgumentError) -> String {
        let folder = text(.buildFolder) ?? ""
        if folder.isEmpty { throw ArgumentError(at: Option.buildFolder.flag, "the path is empty") }
        if folder.split(separator: "/").contains(".spindle") {
            throw ArgumentError(
                at: Option.buildFolder.flag,
                ".spindle is where builds keep their records; name another folder")
        }
        guard folder == "-" else { return folder }
        throw ArgumentError(
            at: Option.buildFolder.flag,
            "many files do not go to standard output; name a folder, or write ./- for one of that name")
    }
}
