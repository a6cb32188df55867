/// A path that may be that of a file to write.
package struct FilePath: Hashable, Sendable {
    /// The path as given.
    package let path: String
    /// The folder in it, and the rest after that.
    package let folder, file: String
    /// The file without its ending, and that ending in lower case; nil where no format has files that end so.
    package let known: Known?
    /// Whether a folder has that name, or a slash at its end says so.
    private let isFolder: Bool

    /// A name in two parts, without the period between them.
    package struct Known: Hashable, Sendable {
        package let stem, ending: String
    }

    /// - Parameter isFolder: Whether there is a folder of that name.
    package init(_ path: String, isFolder: Bool) {
        self.path = path
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        file = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        known = Self.split(file)
        self.isFolder = isFolder || file.isEmpty
    }

    /// Splits a name at its file extension, the longest one that is known: `x.css.svg` is no SVG of another kind.
    private static func split(_ file: String) -> Known? {
        let endings = OutputFormat.all.flatMap { $0.endings }.sorted { $0.utf8.count > $1.utf8.count }
        for ending in endings where hasEnding(file, ending) {
            return Known(
                stem: String(decoding: file.utf8.dropLast(ending.utf8.count + 1), as: UTF8.self),
                ending: ending)
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

    /// Whether the path names a file in a known format. An existing folder of that name does not count, except for formats that write
    /// folders.
    package var isKnownFile: Bool {
        guard let known else { return false }
        let areFolders = OutputFormat.all.allSatisfy {
            $0.content == .catalog || !$0.endings.contains(known.ending)
        }
        return areFolders ? !file.isEmpty : !isFolder
    }

    /// The ending of a picture, a video or a document that no format writes; nil where it has none, or is a folder.
    package var foreignEnding: String? {
        isFolder ? nil : OutputFormat.foreignEndings.first { Self.hasEnding(file, $0) }
    }

    /// The ending of a file of any other kind, such as `swift`, where there is no folder of that name; nil where it has none.
    package var unknownEnding: String? {
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
    package var looksLikeFile: Bool { !isFolder && (known != nil || foreignEnding != nil) }

    /// The path of another file in the same folder.
    package func sibling(_ file: String) -> String {
        String(decoding: path.utf8.dropLast(self.file.utf8.count), as: UTF8.self) + file
    }
}
