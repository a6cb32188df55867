internal import Indicators
internal import MotionCore

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Reads a manifest with everything that it includes, and collects what is wrong in all of them.
struct ManifestReader {
    private let options: Manifest.Options
    private let inputs: BuildInputs
    let log = SpecLog()
    private(set) var files: [Manifest.File] = []
    private(set) var themes: [String: SpecNode] = [:]
    private var documents: [Document] = []
    /// The true paths of all files, and that of the first one's folder.
    private var seen: Set<String> = []
    private var root = ""

    private struct Document {
        let file: Int
        let map: SpecMap
        /// The document that includes this one.
        let parent: Int?
    }

    init(_ options: Manifest.Options, _ inputs: BuildInputs) {
        (self.options, self.inputs) = (options, inputs)
    }

    mutating func load(_ path: String) throws(SpecError) {
        try load(path, place: path, parent: nil)
    }

    /// - Parameter place: Where the file was asked for.
    private mutating func load(_ path: String, place: String, parent: Int?) throws(SpecError) {
        inputs.note(path)
        let bytes: [UInt8]
        do throws(SpecError) {
            bytes = try SpecFile.load(path, limits: ManifestSyntax.limits)
        } catch {
            throw parent == nil ? error : SpecError(.missing, at: place, "\(quoted(path)) \(error.message)")
        }
        let file = files.count
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { String(path[...$0]) } ?? ""
        if parent == nil, let first = truePath(path) {
            seen.insert(first)
            root = truePath(folder.isEmpty ? "." : folder) ?? ""
        }
        files.append(Manifest.File(name: path, folder: folder))
        let tree = try SpecFile.tree(bytes, name: path, file: file, limits: ManifestSyntax.limits)
        for problem in tree.problems { log.add(problem) }
        let map = SpecReader(node: tree.root, path: "", log: log).map()
        map.refuseKeys(except: ManifestSyntax.keys)
        if let version = map.required("version"),
            version.node.content != .text(ManifestSyntax.version, isPlain: true)
        {
            version.problem("this Spindle reads version \(ManifestSyntax.version) of manifests only")
        }
        documents.append(Document(file: file, map: map, parent: parent))
        readThemes(map)
        guard let includes = map["includes"] else { return }
        for include in includes.isList ? includes.list(ManifestSyntax.mostIncludes) : [includes] {
            try load(include, from: file)
        }
    }

    private mutating func load(_ include: SpecReader, from file: Int) throws(SpecError) {
        let text = include.text()
        guard !text.isEmpty else { return }
        let path = joined(files[file].folder, text)
        let place = SpecFile.place(include.node.position, files[file].name)
        guard let target = truePath(path) else {
            inputs.note(path)
            throw SpecError(.missing, at: place, "\(include.path): \(quoted(path)) is not there")
        }
        let isInside = root == "/" || target.hasPrefix(root + "/")
        if !isInside && !options.includesOutside {
            include.problem(
                "\(quoted(text)) is outside of the manifest's folder; allow that with --include-outside")
        } else if !seen.insert(target).inserted {
            include.problem("\(quoted(text)) is a part of this build already")
        } else if files.count >= ManifestSyntax.mostIncludes {
            include.problem("more than \(ManifestSyntax.mostIncludes) files are too many")
        } else {
            try load(path, place: place, parent: documents.lastIndex { $0.file == file })
        }
    }

    private mutating func readThemes(_ map: SpecMap) {
        guard let all = map["themes"]?.map() else { return }
        for entry in all.entries {
            guard let theme = all[entry.key] else { continue }
            if themes[entry.key] != nil {
                theme.problem("there is a theme of this name already")
            } else if Theme.all.contains(where: { $0.name == entry.key }) {
                theme.problem("the catalogue has a theme of this name")
            } else if ThemeFile.isPath(entry.key) {
                theme.problem("a name that ends as a file does stands for a file")
            }
            _ = ThemeReader.theme(theme)
            // It is called as it is here, unless it says otherwise.
            var entries = theme.node.entries ?? []
            if entries["name"] == nil {
                let name = SpecNode(content: .text(entry.key, isPlain: false), position: entry.position)
                entries.append(SpecNode.Entry(key: "name", position: entry.position, value: name))
            }
            themes[entry.key] = SpecNode(content: .map(entries), position: theme.node.position)
        }
    }

    /// Understands what was loaded.
    func manifest() throws(SpecError) -> Manifest {
        var assets: [Manifest.Asset] = []
        var defaults: [[SpecNode.Entry]] = []
        for document in documents {
            var own: [SpecNode.Entry] = []
            if let reader = document.map["defaults"] {
                let map = reader.map()
                map.refuseKeys(except: ManifestSyntax.defaultKeys + ManifestSyntax.optionKeys)
                own = checked(map, extra: ManifestSyntax.defaultKeys)
            }
            defaults.append((document.parent.map { defaults[$0] } ?? []).merged(with: own))
            let reader = AssetReader(reader: self, defaults: defaults[defaults.count - 1])
            assets += reader.assets(document.map)
        }
        if assets.isEmpty, log.problems.isEmpty { documents[0].map.reader.problem("there are no assets") }
        let positions = Set(defaults.joined().flatMap { $0.value.positions })
        return try Manifest(
            files: files, assets: assets, defaults: positions, problems: log.problems, options: options)
    }

    /// The options of a map that are known, with what they refer to in their places; what is wrong with
    /// them is logged.
    func checked(_ map: SpecMap, extra: [String] = []) -> [SpecNode.Entry] {
        let known = map.entries.filter {
            extra.contains($0.key) || ManifestSyntax.optionKeys.contains($0.key)
        }
        let entries = known.map { entry in
            let reader = SpecReader(node: entry.value, path: "\(map.reader.path).\(entry.key)", log: log)
            return SpecNode.Entry(key: entry.key, position: entry.position, value: settled(reader, entry.key))
        }
        let options = entries.filter { !extra.contains($0.key) }
        var render = RenderReader(folder: "")
        render.read(
            SpecReader(
                node: SpecNode(content: .map(options), position: map.reader.node.position),
                path: map.reader.path, log: log))
        return entries
    }

    /// The value of an option: a theme in the place of its name, and paths as they are seen from the
    /// working folder.
    private func settled(_ reader: SpecReader, _ key: String) -> SpecNode {
        let node = reader.node
        guard case .text(let text, let isPlain) = node.content, !text.isEmpty else { return node }
        if InputPath.isPath(text, of: key) {
            let path = joined(files[node.position.file].folder, text)
            return SpecNode(content: .text(path, isPlain: isPlain), position: node.position)
        }
        guard key == "theme" else { return node }
        if let theme = themes[text] { return theme }
        let known = themes.keys.sorted() + Theme.all.map(\.name)
        if !known.contains(text) {
            reader.problem("\(UnknownName(kind: "theme", name: text, known: known))")
        }
        return node
    }
}

/// `path` as it is seen from where `folder` is, which ends with a slash or is empty.
private func joined(_ folder: String, _ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : folder + path
}

/// The absolute path without links; nil where there is nothing.
func truePath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let result = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(result) }
    return unsafe String(cString: result)
}

extension [SpecProblem] {
    /// The problems, each once, however many assets share it.
    var distinct: [SpecProblem] {
        var seen: Set<[AnyHashable]> = []
        return filter { seen.insert([$0.position, $0.message]).inserted }
    }
}
