package import Basics
internal import Files
internal import Formats
internal import PictureFiles

/// A file of a pack, and the folder that it counts as a part of.
package struct PackItem: Sendable {
    var path: String
    /// The folder that was named instead of its files, or that `**` has gone into; empty for none.
    var folder = ""
    /// Whether the folder was named, and so is an animation.
    var isFolder = false
    /// The borders that the file itself has, in pixels.
    var borders: SheetClip.Insets?
    /// Whether several parts between its borders are stretched, and others not.
    var hasGaps = false
    /// Whether the file is called like a nine-patch and is none.
    var isUnframed = false

    /// The name of the file without its folder and its extension.
    var stem: String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.lastIndex(of: ".").map { $0 == file.startIndex ? file : String(file[..<$0]) } ?? file
    }

    /// The names of the folders that the file is in, as far as they are known; none of them is `.` or `..`.
    var folders: [String] { Self.folders(of: path) }

    /// The name of the folder that the file is in, as far as it is known.
    var parent: String { folder.isEmpty ? folders.last ?? "" : folder }

    /// The names of the folders that lead to a file, or to a folder with a slash at the end.
    package static func folders(of path: String) -> [String] {
        guard let slash = path.lastIndex(of: "/") else { return [] }
        let parts = path[..<slash].split(separator: "/").map(String.init)
        guard parts.contains(where: { $0 == "." || $0 == ".." }),
            let folder = truePath(String(path[...slash]))
        else { return parts }
        return folder.split(separator: "/").map(String.init)
    }

    /// The name without the number at its end, and without what is before that.
    var series: String { Self.withoutNumber(stem) }

    /// Whether a name is that of a picture, and not hidden.
    static func isPicture(_ name: String) -> Bool {
        guard !name.hasPrefix("."), let period = name.lastIndex(of: ".") else { return false }
        return PictureFile.endings.contains(name[period...].lowercased())
    }

    static func withoutNumber(_ name: String) -> String {
        var name = name
        let whole = name
        while let last = name.last, last.isASCII, last.isNumber { name.removeLast() }
        if name == whole { return name }
        while let last = name.last, "-_. (".contains(last) { name.removeLast() }
        return name
    }
}

extension FilePattern {
    /// Returns the paths of the files that a path, a folder or a pattern stands for, and of each the names that an atlas can have from it.
    ///
    /// - Parameter look: Called with each folder whose files are looked at.
    /// - Throws: ``SpecError`` of kind `missing` where there is no file.
    package func namedPaths(
        _ look: (_ folder: String) -> Void
    ) throws(SpecError) -> [(path: String, name: String)] {
        try items(look).map { item in
            // A number alone is no name, and that of the folder takes its place.
            let name = item.path.split(separator: "/").suffix(item.series.isEmpty ? 2 : 1)
            return (item.path, "\(item.folder)/\(name.joined(separator: "/"))")
        }
    }

    /// Returns the files that a path, a folder or a pattern stands for.
    ///
    /// - Parameter look: Called with each folder whose files are looked at.
    /// - Throws: ``SpecError`` of kind `missing` where there is no file.
    func items(_ look: (_ folder: String) -> Void = { _ in }) throws(SpecError) -> [PackItem] {
        guard FileStamp(text)?.kind == .folder else {
            // The folders that `**` stands for are a part of names.
            let base =
                text.contains("**") ? text.split(separator: "/").prefix { !Self.isWild($0) }.count : nil
            return try paths(look).map { path in
                let folders = base.map { path.split(separator: "/").dropFirst($0).dropLast() } ?? []
                return PackItem(path: path, folder: folders.joined(separator: "/"))
            }
        }
        var path = text
        while path.count > 1, path.last == "/" { path.removeLast() }
        look(path)
        try requireReadable(path)
        let (pictures, folders) = Self.contents(of: path)
        guard !pictures.isEmpty else {
            let some = folders.prefix(3).map { quoted(fullPath($0, in: path)) }.joined(separator: ", ")
            throw SpecError(
                .missing, at: text,
                folders.isEmpty
                    ? "has no pictures; name a folder with PNG files or others"
                    : "has no pictures itself; name the folders in it: \(some), or \(quoted(fullPath("**/*.png", in: path)))"
            )
        }
        let name = PackItem.folders(of: fullPath("", in: path)).last ?? ""
        return pictures.map { PackItem(path: fullPath($0, in: path), folder: name, isFolder: true) }
    }

    /// The pictures and the folders in a folder, in natural order, without those that are hidden.
    private static func contents(of path: String) -> (pictures: [String], folders: [String]) {
        guard let folder = Folder(existing: path) else { return ([], []) }
        var (pictures, folders): ([String], [String]) = ([], [])
        _ = folder.forEachEntry { name, _ in
            if name.hasPrefix(".") { return }
            switch FileStamp(fullPath(name, in: path))?.kind {
            case .folder: folders.append(name)
            case .file: if PackItem.isPicture(name) { pictures.append(name) }
            default: break
            }
        }
        return (pictures.sorted(by: comesNaturallyBefore), folders.sorted(by: comesNaturallyBefore))
    }

    private static func isWild(_ part: Substring) -> Bool { FilePattern(String(part)).isPattern }
}
