internal import Basics
package import Files

/// The folders whose files are packed, whatever these are: what is written there would be packed the next time.
package struct PackedFolders {
    private struct Place {
        let pattern: FilePattern
        /// The folders that were listed, and the pattern of names there; nil for names of any picture.
        let folders: Set<FileStamp.Identity>
        let name: String?
        /// Whether folders below, which may be new, are listed as well.
        let isTree: Bool
    }

    private let places: [Place]

    /// Looks up the folders of patterns and of folders that are named. Other paths list nothing.
    package init(_ patterns: [FilePattern]) {
        places = patterns.compactMap { pattern in
            if let stamp = FileStamp(pattern.text) {
                return stamp.kind == .folder
                    ? Place(pattern: pattern, folders: [stamp.identity], name: nil, isTree: false) : nil
            }
            guard pattern.isPattern else { return nil }
            let (folders, name) = pattern.folders()
            guard FilePattern(name).isPattern else { return nil }
            let parts = pattern.text.split(separator: "/")
            return Place(
                pattern: pattern,
                folders: Set(folders.compactMap { FileStamp($0.isEmpty ? "." : $0)?.identity }), name: name,
                isTree: parts.suffix(2).contains("**"))
        }
    }

    /// Whether no folder is listed.
    package var isEmpty: Bool { places.isEmpty }

    /// Refuses to write files that would be packed the next time.
    ///
    /// - Parameter folder: The folder to which the names are relative.
    /// - Throws: ``SinkError`` with the name of the first such file, and the pattern.
    package func reject(_ names: some Sequence<String>, in folder: String) throws(SinkError) {
        if places.isEmpty { return }
        var known: [String: [FileStamp.Identity]] = [:]
        for name in names {
            let path = fullPath(name, in: folder)
            let file = String(
                path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
            for place in places where Self.takes(file, place.name) {
                let parent = String(path.dropLast(file.count))
                let above = known[parent] ?? Self.existing(parent)
                known[parent] = above
                // A new folder has no identity, and stands for the first one above it that is there.
                guard let first = above.first, place.folders.contains(first) else { continue }
                if above.count > 1, !place.isTree { continue }
                throw SinkError(
                    .cannotCreate, path: path, operation: "write",
                    reason:
                        "\(quoted(place.pattern.text)) would pack it the next time; choose another folder, or name files"
                )
            }
        }
    }

    private static func takes(_ file: String, _ name: String?) -> Bool {
        guard let name else { return PackItem.isPicture(file) }
        return FilePattern.matches(file, name)
    }

    /// The folder, or the first one above it that is there, twice.
    private static func existing(_ folder: String) -> [FileStamp.Identity] {
        if let stamp = FileStamp(folder) { return [stamp.identity] }
        var path = folder
        while path.last == "/" { path.removeLast() }
        let above = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        if path.isEmpty || above == folder { return [] }
        let found = existing(above)
        return found.first.map { [$0, $0] } ?? []
    }
}
