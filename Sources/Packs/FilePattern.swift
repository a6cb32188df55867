public import Basics
internal import Files
internal import LibC

/// The path of a file, or a pattern of such paths: `*` matches any characters but a slash, `?` matches one, and a
/// folder `**` any folders below, or none. The file
/// extension matches in capitals or not, since cameras and Windows write `.PNG`.
public struct FilePattern: Hashable, Sendable {
    /// The path or the pattern, as it is written.
    public let text: String

    /// Creates a path or a pattern.
    public init(_ text: String) { self.text = text }

    /// Whether the text has wildcards, so that it may stand for several files.
    public var isPattern: Bool { Files.isPattern(text) }

    /// Returns the paths of the matching files, in natural order. An existing file is taken by its literal name.
    ///
    /// - Throws: ``SpecError`` of kind `missing` where there is no such file.
    public func paths() throws(SpecError) -> [String] { try paths { _ in } }

    /// Returns the same.
    ///
    /// - Parameter look: Called with each folder whose files a pattern is compared with, and with folders that are missing: a
    ///   change of one of them may be another match.
    package func paths(_ look: (_ folder: String) -> Void) throws(SpecError) -> [String] {
        if !isPattern || FileStamp(text) != nil {
            guard let kind = FileStamp(text)?.kind else {
                throw SpecError(.missing, at: text, "does not exist")
            }
            if kind == .folder {
                throw SpecError(
                    .missing, at: text,
                    "is a folder, not a file; name the files in it: \(quoted(fullPath("*.png", in: text)))")
            }
            return [text]
        }
        var found = [text.hasPrefix("/") ? "/" : ""]
        var parts = text.split(separator: "/").map(String.init)
        if parts.last == "**" { parts.append("*") }
        for (index, part) in parts.enumerated() {
            if part == "**" {
                found = found.flatMap { Self.tree(of: $0, look) }
                continue
            }
            let isLast = index == parts.count - 1
            let isPattern = FilePattern(part).isPattern
            found = found.flatMap { folder in
                if isPattern { look(folder.isEmpty ? "." : folder) }
                return Self.names(in: folder, matching: part)
                    .map { folder.isEmpty ? $0 : fullPath($0, in: folder) }
                    .filter { path in
                        guard let kind = FileStamp(path)?.kind else {
                            if !isPattern { look(path) }
                            return false
                        }
                        return (kind == .folder) != isLast
                    }
            }
        }
        if found.isEmpty {
            throw SpecError(
                .missing, at: text, "no file matches this pattern; correct its folder or its name")
        }
        return found.sorted(by: comesNaturallyBefore)
    }

    /// Returns a folder and all below it, without hidden ones and those that links lead to.
    private static func tree(of folder: String, _ look: (_ folder: String) -> Void) -> [String] {
        var (found, next) = ([folder], 0)
        while next < found.count {
            let path = found[next]
            next += 1
            look(path.isEmpty ? "." : path)
            guard let folder = Folder(existing: path.isEmpty ? "." : path) else { continue }
            _ = folder.forEachEntry { name, type in
                if name.hasPrefix(".") || Int(type) == Int(DT_LNK) { return }
                let below = path.isEmpty ? name : fullPath(name, in: path)
                if FileStamp(below)?.kind == .folder { found.append(below) }
            }
        }
        return found
    }

    private static func names(in folder: String, matching pattern: String) -> [String] {
        guard FilePattern(pattern).isPattern else { return [pattern] }
        guard let folder = Folder(existing: folder.isEmpty ? "." : folder) else { return [] }
        var names: [String] = []
        let pattern = evenEnding(pattern)
        _ = folder.forEachEntry { name, _ in
            // Shells leave hidden files out as well.
            if name.hasPrefix(".") && pattern.first != "." { return }
            if matchesPattern(evenEnding(name), pattern) { names.append(name) }
        }
        return names
    }

    /// Returns the characters of a name, with the file extension in lower case.
    private static func evenEnding(_ name: String) -> [Character] {
        guard let period = name.lastIndex(of: ".") else { return Array(name) }
        return Array(name[..<period]) + Array(name[period...].lowercased())
    }
}
