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
                look(text)
                throw SpecError(.missing, at: text, "does not exist")
            }
            if kind == .folder {
                throw SpecError(
                    .missing, at: text,
                    "is a folder, not a file; name the files in it: \(quoted(fullPath("*.png", in: text)))")
            }
            return [text]
        }
        let (folders, name) = folders(look)
        let isPattern = FilePattern(name).isPattern
        let found = folders.flatMap { folder in
            if isPattern { look(folder.isEmpty ? "." : folder) }
            return Self.names(in: folder, matching: name)
                .map { folder.isEmpty ? $0 : fullPath($0, in: folder) }
                .filter { path in
                    let kind = FileStamp(path)?.kind
                    if kind == nil, !isPattern { look(path) }
                    return kind != nil && kind != .folder
                }
        }
        if found.isEmpty {
            for folder in folders { try requireReadable(folder.isEmpty ? "." : folder) }
            throw SpecError(
                .missing, at: text, "no file matches this pattern; correct its folder or its name")
        }
        return found.sorted(by: comesNaturallyBefore)
    }

    /// Returns the folders whose files are compared with the last part of a pattern, and that part.
    func folders(_ look: (_ folder: String) -> Void = { _ in }) -> (folders: [String], name: String) {
        var found = [text.hasPrefix("/") ? "/" : ""]
        var parts = text.split(separator: "/").map(String.init)
        if parts.last == "**" { parts.append("*") }
        let name = parts.popLast() ?? ""
        for part in parts {
            if part == "**" {
                found = found.flatMap { Self.tree(of: $0, look) }
                continue
            }
            let isPattern = FilePattern(part).isPattern
            found = found.flatMap { folder in
                if isPattern { look(folder.isEmpty ? "." : folder) }
                return Self.names(in: folder, matching: part)
                    .map { folder.isEmpty ? $0 : fullPath($0, in: folder) }
                    .filter { path in
                        let kind = FileStamp(path)?.kind
                        if kind == nil, !isPattern { look(path) }
                        return kind == .folder
                    }
            }
        }
        return (found, name)
    }

    /// Refuses a folder whose files cannot be listed.
    func requireReadable(_ folder: String) throws(SpecError) {
        if Folder(existing: folder) != nil { return }
        let reason = unsafe String(cString: strerror(errno))
        throw SpecError(
            .missing, at: text,
            "\(folder == text ? "" : "\(quoted(folder)) ")cannot be read: \(reason); allow it, or name another folder"
        )
    }

    /// Whether a name is one of those that a name or a pattern of names stands for.
    static func matches(_ name: String, _ pattern: String) -> Bool {
        // Shells leave hidden files out as well.
        if name.hasPrefix("."), !pattern.hasPrefix(".") { return false }
        return FilePattern(pattern).isPattern
            ? matchesPattern(evenEnding(name), evenEnding(pattern)) : name == pattern
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
        _ = folder.forEachEntry { name, _ in
            if matches(name, pattern) { names.append(name) }
        }
        return names
    }

    /// Returns the characters of a name, with the file extension in lower case.
    private static func evenEnding(_ name: String) -> [Character] {
        guard let period = name.lastIndex(of: ".") else { return Array(name) }
        return Array(name[..<period]) + Array(name[period...].lowercased())
    }
}
