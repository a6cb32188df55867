internal import Basics
internal import Files
internal import Formats
internal import Loading
internal import Specs

/// The files of a manifest: the first one, those that they include, and those that they extend.
struct ManifestFiles {
    private let options: Manifest.Options
    private let inputs: InputFiles
    private let log: SpecLog
    private(set) var files: [Manifest.File] = []
    /// The name that the first file gives the manifest.
    private(set) var name: String?
    /// The limits for all files together, with the size of those already read.
    private var limits = ManifestSyntax.limits
    /// The files that are included, whatever links lead to them, and the content of all.
    private var included: Set<FileStamp.Identity> = []
    private var maps: [FileStamp.Identity: SpecMap] = [:]
    /// The true path of the first file's folder.
    private var root = ""

    init(_ options: Manifest.Options, _ inputs: InputFiles, _ log: SpecLog) {
        self.options = options
        self.inputs = inputs
        self.log = log
    }

    /// Reads the first file, with what it extends.
    mutating func first(_ path: String) throws(SpecError) -> SpecMap {
        let identity = FileStamp(path)?.identity
        if let identity { included.insert(identity) }
        let own = try read(path, place: nil)
        root = truePath(files[0].folder.isEmpty ? "." : files[0].folder) ?? ""
        return try extended(own, [(identity, path)])
    }

    /// Reads a file that another one includes, with what it extends; nil if it must not be included.
    mutating func included(_ reader: SpecReader) throws(SpecError) -> SpecMap? {
        guard let (path, identity) = try target(reader) else { return nil }
        if !included.insert(identity).inserted {
            reader.problem("\(quoted(reader.text())) is already part of this build")
            return nil
        }
        guard let own = try read(path, identity, reader) else { return nil }
        return try extended(own, [(identity, path)])
    }

    /// A file with what it extends below what it says itself.
    ///
    /// - Parameter chain: The files that lead to it, each of which extends the next.
    private mutating func extended(
        _ own: SpecMap, _ chain: [(identity: FileStamp.Identity?, path: String)]
    ) throws(SpecError) -> SpecMap {
        guard let reader = own["extends"], let (path, identity) = try target(reader) else { return own }
        if let start = chain.firstIndex(where: { $0.identity == identity }) {
            let names = (chain[start...].map(\.path) + [path]).joined(separator: " → ")
            reader.problem("the file extends itself: \(names); leave out one extends")
            return own
        }
        guard let base = try read(path, identity, reader) else { return own }
        return own.extending(try extended(base, chain + [(identity, path)]))
    }

    /// The file that a value names; nil where that is none, or one that must not be read.
    private mutating func target(
        _ reader: SpecReader
    ) throws(SpecError) -> (path: String, identity: FileStamp.Identity)? {
        let text = reader.text()
        guard !text.isEmpty else { return nil }
        let file = files[reader.node.position.file]
        let path = joined(file.folder, text)
        let place = SpecFile.place(reader.node.position, file.name)
        guard let target = truePath(path), let identity = FileStamp(path)?.identity else {
            inputs.note(path)
            let way: Message =
                text.utf8.contains(UInt8(ascii: "*"))
                ? "; name each file: [a.yaml, b.yaml]"
                : "; correct the path, which is relative to \(file.folder.isEmpty ? "the manifest" : quoted(file.folder))"
            throw SpecError(.missing, at: place, "\(reader.path): \(quoted(path)) does not exist" + way)
        }
        if root == "/" || target.hasPrefix(root + "/") || options.includesOutside { return (path, identity) }
        reader.problem("\(quoted(text)) is outside the manifest's folder; allow it with --include-outside")
        return nil
    }

    /// Reads a file that another one names, unless it was read before.
    private mutating func read(
        _ path: String, _ identity: FileStamp.Identity, _ reader: SpecReader
    ) throws(SpecError) -> SpecMap? {
        if let map = maps[identity] { return map }
        guard files.count < ManifestSyntax.maxIncludes else {
            reader.problem("more than \(ManifestSyntax.maxIncludes) files are too many")
            return nil
        }
        let map = try read(
            path, place: SpecFile.place(reader.node.position, files[reader.node.position.file].name))
        maps[identity] = map
        return map
    }

    /// - Parameter place: The place that names the file, for messages; nil for the first file.
    private mutating func read(_ path: String, place: String?) throws(SpecError) -> SpecMap {
        let bytes: [UInt8]
        do throws(SpecError) {
            bytes = try inputs.specBytes(path, limit: limits.bytes)
        } catch {
            guard let place else { throw error }
            throw SpecError(error.kind, at: place, "\(quoted(path)) \(error.message)")
        }
        let file = files.count
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        files.append(Manifest.File(name: path, folder: slash.map { String(path[...$0]) } ?? ""))
        let tree = try SpecFile.tree(bytes, name: path, file: file, limits: limits, log: log)
        limits.others += SpecTree.Size(bytes: max(bytes.count, tree.size.bytes), values: tree.size.values)
        var map = SpecReader(node: tree.root, path: "", log: log).map()
        let other = [FileKind.motion, .theme].first { $0.isDescribed(by: map.entries) }?.message
        if place == nil,
            let remedy = other ?? ManifestSyntax.remedy(for: path, with: map.entries.map { $0.key })
        {
            let (line, column) = (tree.root.position.line, tree.root.position.column)
            throw SpecError(
                .file,
                at: .place(SpecError.FilePlace(file: path, line: line, column: column, path: "")), remedy)
        }
        // What another version reads need not be known here.
        if let reader = map["spindle"] { try checkVersion(reader, path) }
        check(&map, isFirst: place == nil)
        return map
    }

    /// Checks what each file says for itself.
    private mutating func check(_ map: inout SpecMap, isFirst: Bool) {
        map.removeKeys { $0.hasPrefix(ManifestSyntax.freePrefix) }
        map.rejectKeys(except: ManifestSyntax.keys, home: ManifestSyntax.home)
        if let version = map.required("version", remedy: "version: \(ManifestSyntax.version)"),
            version.node.content != .text(ManifestSyntax.version, isPlain: true)
        {
            version.problem(
                "this version of Spindle reads only version \(ManifestSyntax.version) manifests; write version: \(ManifestSyntax.version)"
            )
        }
        guard let reader = map["name"] else { return }
        let text = reader.text()
        if case .text(_, let isPlain) = reader.node.content, !text.isEmpty || !isPlain,
            let reason = AssetName.problem(with: text)
        {
            reader.problem(Message(reason))
        }
        if isFirst { name = text }
    }

    /// Refuses a file that another version of Spindle is for.
    private func checkVersion(_ reader: SpecReader, _ file: String) throws(SpecError) {
        let text = reader.text()
        guard case .text(_, let isPlain) = reader.node.content, !text.isEmpty || !isPlain else { return }
        guard let range = VersionRange(text) else {
            reader.problem(
                "\(quoted(text)) is no range of versions; write one such as \(quoted(">=1.2 <2")), or \(quoted(spindleVersion))"
            )
            return
        }
        if range.contains(spindleVersion) { return }
        let position = reader.node.position
        throw SpecError(
            .file,
            at: .place(
                SpecError.FilePlace(
                    file: file, line: position.line, column: position.column, path: reader.path)),
            "this is Spindle \(spindleVersion), and the file is for \(quoted(text)); install a version that is, or change the range"
        )
    }
}

/// `path` as it is seen from where `folder` is, which ends with a slash or is empty.
func joined(_ folder: String, _ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : folder + path
}
