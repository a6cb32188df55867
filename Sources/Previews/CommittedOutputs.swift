internal import Basics
internal import CPreviewPage
internal import Files
internal import LibC
internal import Platform

/// Files of a commit, read by git.
struct CommittedOutputs {
    /// The name of the commit, as the user gave it.
    private let label: String
    private let commit: String
    /// The top folder of the repository.
    private let root: String

    /// - Throws: ``SpecError`` at `--since` where git is missing, or knows no such commit.
    init(_ word: String, folder: String) throws(SpecError) {
        let place = folder.isEmpty ? "." : folder
        label = word
        let found = try Self.git(
            ["-C", place, "rev-parse", "--verify", "--end-of-options", word + "^{commit}"])
        guard let found, let commit = Self.line(found) else {
            throw SpecError(
                at: "--since",
                "\(quoted(word)) is neither a folder nor a commit here; name the folder of an earlier build, or a commit such as HEAD~1"
            )
        }
        self.commit = commit
        guard let top = try Self.git(["-C", place, "rev-parse", "--show-toplevel"]), let root = Self.line(top)
        else { throw SpecError(at: "--since", "git does not tell the folder of the repository") }
        self.root = root
    }

    /// The outputs of a manifest in the commit, in whatever folder it has most of them.
    ///
    /// - Throws: ``SpecError`` at `--since` where it has none of them.
    func outputs(among wanted: Set<String>) throws(SpecError) -> EarlierOutputs {
        let listing = try Self.git(["-C", root, "ls-tree", "-r", "-z", "--name-only", "--full-tree", commit])
        let paths = (listing ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard let folder = Self.folder(of: wanted, among: paths) else {
            throw SpecError(
                .missing, at: "--since",
                "\(quoted(label)) has none of the files that this manifest makes; build that commit into a folder, and name the folder"
            )
        }
        let folders = Set(wanted.map { folder + EarlierOutputs.folder(of: $0) })
        let taken = paths.filter { path in
            guard path.hasPrefix(folder) else { return false }
            if wanted.contains(String(path.dropFirst(folder.count))) { return true }
            let own = EarlierOutputs.folder(of: path)
            return EarlierOutputs.isPicture(path) && folders.contains { $0 == own || $0 == own + "/" }
        }
        // As many names as fit a command line; more are had with the whole folder.
        let isShort = taken.reduce(0) { $0 + $1.utf8.count + 1 } < 100_000
        let asked = isShort ? taken : folder.isEmpty ? [] : [folder]
        let archive = try Self.git(
            ["-C", root, "--literal-pathspecs", "archive", "--format=tar", commit, "--"] + asked)
        var files: [String: [UInt8]] = [:]
        for (path, bytes) in TarFile.files(archive ?? []) where path.hasPrefix(folder) {
            files[String(path.dropFirst(folder.count))] = bytes
        }
        let known = Set(taken.map { String($0.dropFirst(folder.count)) })
        let all = files
        return EarlierOutputs(label: label, names: known.intersection(all.keys)) { all[$0] }
    }

    /// The folder, with its slash, below which most of the wanted files are; nil where none is anywhere.
    private static func folder(of wanted: Set<String>, among paths: [String]) -> String? {
        var endings: [Substring: [String]] = [:]
        for name in wanted { endings[last(of: name), default: []].append(name) }
        var counts: [String: Int] = [:]
        for path in paths {
            for name in endings[last(of: path)] ?? [] where path == name || path.hasSuffix("/" + name) {
                counts[String(path.dropLast(name.count)), default: 0] += 1
            }
        }
        return counts.min { ($1.value, $0.key.count, $0.key) < ($0.value, $1.key.count, $1.key) }?.key
    }

    private static func last(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }

    private static func line(_ bytes: [UInt8]) -> String? {
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return line.isEmpty ? nil : line
    }

    /// The output of a git command; nil if it fails.
    ///
    /// - Throws: ``SpecError`` of kind `component` where there is no git.
    private static func git(_ words: [String]) throws(SpecError) -> [UInt8]? {
        let folder = environment("TMPDIR") ?? "/tmp"
        var template = Array("\(folder)/spindle-XXXXXX".utf8CString)
        let file = unsafe mkstemp(&template)
        guard file >= 0 else {
            throw SpecError(.limit, at: "--since", "\(folder) has no room for what git prints; set TMPDIR")
        }
        close(file)
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { unsafe unlink(path) }
        let status = Program("git", words).run(output: path)
        guard let status else {
            throw SpecError(
                .component, at: "--since",
                "commits are read by git, which is not installed; install it, or name the folder of an earlier build"
            )
        }
        return status == 0 ? try InputFiles().bytes(path, limit: 1 << 30) : nil
    }
}
