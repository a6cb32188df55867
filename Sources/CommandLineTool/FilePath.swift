import Arguments
import Basics
import Exports
import Files
internal import Formats

/// A path that may be that of a file to render.
struct FilePath {
    /// The path as given.
    let path: String
    /// The folder in it, and what comes after that.
    let folder, file: String
    /// The file without its ending, and what it ends in, in lower case; nil where no format has files that end so.
    let known: (stem: String, ending: String)?

    init(_ path: String) {
        self.path = path
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        file = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        known = Self.split(file)
    }

    /// Splits a name at its file extension, the longest one that is known: `x.css.svg` is no SVG of another kind.
    private static func split(_ file: String) -> (stem: String, ending: String)? {
        let endings = OutputFormat.all.flatMap(\.endings).sorted { $0.utf8.count > $1.utf8.count }
        for ending in endings where hasEnding(file, ending) {
            return (String(decoding: file.utf8.dropLast(ending.utf8.count + 1), as: UTF8.self), ending)
        }
        return nil
    }

    /// Whether a name ends so after a period, in upper or lower case, with something before it.
    private static func hasEnding(_ file: String, _ ending: String) -> Bool {
        let end = ("." + ending).utf8
        return file.utf8.count > end.count
            && zip(file.utf8.suffix(end.count), end).allSatisfy { given, wanted in
                ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(given) ? given | 0x20 : given) == wanted
            }
    }

    /// Whether there is a folder of that name, or a slash at its end says so.
    private var isFolder: Bool { file.isEmpty || FileStamp(path)?.kind == .folder }

    /// Whether the path names a file in a known format. An existing folder of that name does not count, except for formats that write
    /// folders.
    var isKnownFile: Bool {
        guard let known else { return false }
        let areFolders = OutputFormat.all.allSatisfy {
            $0.content == .catalog || !$0.endings.contains(known.ending)
        }
        return areFolders ? !file.isEmpty : !isFolder
    }

    /// The ending of a picture, a video or a document that no format writes; nil where it has none, or is a folder.
    var foreignEnding: String? {
        isFolder ? nil : OutputFormat.foreignEndings.first { Self.hasEnding(file, $0) }
    }

    /// The ending of a file of any other kind, such as `swift`, where there is no folder of that name; nil where it has none.
    var unknownEnding: String? {
        guard !isFolder, known == nil, let period = file.utf8.lastIndex(of: UInt8(ascii: ".")),
            period > file.startIndex
        else { return nil }
        let ending = file[period...].dropFirst()
        // Other text after a period is more likely a version, or a part of a name.
        let isEnding = (1...5).contains(ending.utf8.count) && ending.first?.isNumber == false
        return isEnding && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            ? String(ending) : nil
    }

    /// Whether the path ends in a known file extension, and no folder has that name.
    var looksLikeFile: Bool { !isFolder && (known != nil || foreignEnding != nil) }

    /// Refuses what is there, and is no spec file.
    ///
    /// - Throws: ``SpecError`` for a folder, and ``ArgumentError`` for anything else.
    func rejectOther() throws {
        try InputFile.rejectFolder(path)
        if let notSpec { throw ArgumentError(notSpec) }
    }

    /// The message about an existing file that is no spec file; nil if there is no file of that name.
    var notSpec: String? {
        switch FileStamp(path)?.kind {
        case nil, .folder: nil
        default: "\(quoted(path)) is not a spec file; those end in .yaml, .yml or .json"
        }
    }

    /// The same folder with another file in it, as it is typed.
    func typed(_ file: String) -> String {
        let end = path.utf8.count - self.file.utf8.count
        return ShellWord.of(String(decoding: path.utf8.prefix(end), as: UTF8.self) + file)
    }
}
