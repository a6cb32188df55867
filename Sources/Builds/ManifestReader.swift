internal import Basics
internal import Decoding
internal import Files
internal import Formats
internal import Indicators
internal import Loading
internal import MotionCore
internal import Requests
internal import Specs

/// Reads a manifest with everything that it includes, and collects what is wrong in all of them.
struct ManifestReader {
    let options: Manifest.Options
    private let inputs: InputFiles
    let log = SpecLog()
    private(set) var files: [Manifest.File] = []
    private var name: String?
    private var themes: [String: SpecNode] = [:]
    private var themeNames: [KnownName] = []
    /// The limits for all files together, with the size of those already read.
    private var limits = ManifestSyntax.limits
    private var documents: [Document] = []
    /// All files, whatever links lead to them, and the true path of the first one's folder.
    private var seen: Set<FileStamp.Identity> = []
    private var root = ""

    private struct Document {
        let file: Int
        let map: SpecMap
        /// The document that includes this one.
        let parent: Int?
    }

    init(_ options: Manifest.Options, _ inputs: InputFiles) {
        self.options = options
        self.inputs = inputs
    }

    mutating func load(_ path: String) throws(SpecError) {
        try load(path, place: path, parent: nil)
    }

    /// - Parameter place: The place that includes the file, for messages.
    private mutating func load(_ path: String, place: String, parent: Int?) throws(SpecError) {
        let bytes: [UInt8]
        do throws(SpecError) {
            bytes = try inputs.specBytes(path, limit: limits.bytes)
        } catch {
            throw parent == nil ? error : SpecError(error.kind, at: place, "\(quoted(path)) \(error.message)")
        }
        let file = files.count
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { String(path[...$0]) } ?? ""
        if parent == nil {
            if let identity = FileStamp(path)?.identity { seen.insert(identity) }
            root = truePath(folder.isEmpty ? "." : folder) ?? ""
        }
        files.append(Manifest.File(name: path, folder: folder))
        let tree = try SpecFile.tree(bytes, name: path, file: file, limits: limits, log: log)
        limits.others += SpecTree.Size(bytes: max(bytes.count, tree.size.bytes), values: tree.size.values)
        var map = SpecReader(node: tree.root, path: "", log: log).map()
        let other = [FileKind.motion, .theme].first { $0.isDescribed(by: map.entries) }?.message
        if parent == nil,
            let remedy = other ?? ManifestSyntax.remedy(for: path, with: map.entries.map { $0.key })
        {
            let (line, column) = (tree.root.position.line, tree.root.position.column)
            throw SpecError(
                .file,
                at: .place(SpecError.FilePlace(file: path, line: line, column: column, path: "")), remedy)
        }
        map.rejectKeys(except: ManifestSyntax.keys, home: ManifestSyntax.home)
        if let version = map.required("version", remedy: "version: \(ManifestSyntax.version)"),
            version.node.content != .text(ManifestSyntax.version, isPlain: true)
        {
            version.problem(
                "this version of Spindle reads only version \(ManifestSyntax.version) manifests; write version: \(ManifestSyntax.version)"
            )
        }
        if let reader = map["spindle"] { checkVersion(reader) }
        if let reader = map["name"] {
            let text = reader.text()
            if case .text(_, let isPlain) = reader.node.content, !text.isEmpty || !isPlain,
                let reason = AssetName.problem(with: text)
            {
                reader.problem(Message(reason))
            }
            if parent == nil { name = text }
        }
        documents.append(Document(file: file, map: map, parent: parent))
        readThemes(map)
        guard let includes = map["includes"] else { return }
        guard includes.isList else { return try load(includes, from: file) }
        for include in includes.list(ManifestSyntax.maxIncludes) { try load(include, from: file) }
    }

    /// Refuses a file that another version of Spindle is for.
    private func checkVersion(_ reader: SpecReader) {
        let text = reader.text()
        guard case .text(_, let isPlain) = reader.node.content, !text.isEmpty || !isPlain else { return }
        guard let range = VersionRange(text) else {
            reader.problem(
                "\(quoted(text)) is no range of versions; write one such as \(quoted(">=1.2 <2")), or \(quoted(spindleVersion))"
            )
            return
        }
        if range.contains(spindleVersion) { return }
        reader.problem(
            "this is Spindle \(spindleVersion), and the file is for \(quoted(text)); install a version that is, or change the range"
        )
    }

    private mutating func load(_ include: SpecReader, from file: Int) throws(SpecError) {
        let text = include.text()
        guard !text.isEmpty else { return }
        let path = joined(files[file].folder, text)
        let place = SpecFile.place(include.node.position, files[file].name)
        guard let target = truePath(path), let identity = FileStamp(path)?.identity else {
            inputs.note(path)
            let way: Message =
                text.utf8.contains(UInt8(ascii: "*")) ? "; name each file: [a.yaml, b.yaml]" : ""
            throw SpecError(.missing, at: place, "\(include.path): \(quoted(path)) does not exist" + way)
        }
        let isInside = root == "/" || target.hasPrefix(root + "/")
        if !isInside && !options.includesOutside {
            include.problem(
                "\(quoted(text)) is outside the manifest's folder; allow it with --include-outside")
        } else if !seen.insert(identity).inserted {
            include.problem("\(quoted(text)) is already part of this build")
        } else if files.count >= ManifestSyntax.maxIncludes {
            include.problem("more than \(ManifestSyntax.maxIncludes) files are too many")
        } else {
            try load(path, place: place, parent: documents.lastIndex { $0.file == file })
        }
    }

    private mutating func readThemes(_ map: SpecMap) {
        guard let all = map["themes"]?.map() else { return }
        for entry in all.entries {
            let theme = all.value(of: entry)
            if themes[entry.key] != nil {
                theme.problem("there is already a theme with this name")
            } else if Theme.all.contains(where: { $0.name == entry.key }) {
                theme.problem("the catalog has a theme of this name; choose another")
            } else if SpecPath.isFile(entry.key) {
                theme.problem(
                    "a name that ends like a file name would be read as a file; choose another name")
            }
            func added(_ key: String, _ text: String) -> SpecNode.Entry {
                let node = SpecNode(content: .text(text, isPlain: false), position: entry.position)
                return SpecNode.Entry(key: key, position: entry.position, value: node)
            }
            let before = log.additions
            _ = ThemeReader.theme(theme)
            // One that is wrong need not be looked at by every asset that has it.
            var entries = theme.node.entries ?? []
            if log.additions > before { entries = [added("base", Theme.standard.name)] }
            // It is called as it is here, unless it says otherwise.
            if entries["name"] == nil { entries.append(added("name", entry.key)) }
            themes[entry.key] = SpecNode(content: .map(entries), position: theme.node.position)
        }
    }

    /// Understands what was loaded.
    mutating func manifest() throws(SpecError) -> Manifest {
        try checkCount()
        themeNames = themes.keys.sorted().map { KnownName($0) } + Theme.knownNames
        var assets: [Manifest.Asset] = []
        var defaults: [[SpecNode.Entry]] = []
        for document in documents {
            var own: [SpecNode.Entry] = []
            if let reader = document.map["defaults"] {
                var map = reader.map()
                map.rejectKeys(
                    except: ManifestSyntax.defaultKeys + ManifestSyntax.optionKeys,
                    names: SpecOption.knownKeys(.top), listing: SpecOption.listing(.top))
                own = checked(map, extra: ManifestSyntax.defaultKeys)
            }
            defaults.append((document.parent.map { defaults[$0] } ?? []).merged(with: own))
            assets += AssetReader(self, defaults: defaults[defaults.count - 1]).assets(document.map)
        }
        if assets.isEmpty, log.problems.isEmpty {
            (documents[0].map["assets"] ?? documents[0].map.reader).problem(
                "there are no assets; add one, such as assets: {spinner: {motion: material-advance}}")
        }
        return try Manifest(
            files: files, name: name, assets: assets,
            defaults: Set(defaults.joined().flatMap { $0.value.positions }),
            problems: log.problems, options: options)
    }

    /// Refuses more variants than are allowed before any of them is looked at.
    private func checkCount() throws(SpecError) {
        var count = 0
        func add(_ asset: SpecNode, _ path: @autoclosure () -> String, _ position: FilePosition)
            throws(SpecError)
        {
            count += asset.variantCount(limit: options.maxVariants)
            if count <= options.maxVariants { return }
            if let error = SpecFile.error(of: log.problems, files.map(\.name)) { throw error }
            throw .excess(
                at: .named(SpecFile.place(position, files[position.file].name)), "\(path()): variants are",
                over: options.maxVariants, Manifest.Options.variantsRange, raisedBy: "--max-variants")
        }
        for document in documents {
            guard let assets = document.map["assets"] else { continue }
            switch assets.node.content {
            case .list(let items):
                for (index, item) in items.enumerated() {
                    try add(item, "\(assets.path)[\(index)]", item.position)
                }
            case .map(let entries):
                for entry in entries {
                    let position = entry.value.isNull ? entry.position : entry.value.position
                    try add(entry.value, "\(assets.path).\(entry.key)", position)
                }
            case .text: break
            }
        }
    }

    /// The options of a map that are known, with what they refer to in their places; what is wrong with
    /// them is logged.
    func checked(_ map: SpecMap, extra: [String] = []) -> [SpecNode.Entry] {
        let known = map.entries.filter {
            extra.contains($0.key) || ManifestSyntax.optionKeys.contains($0.key)
        }
        let entries = known.map { entry in
            let path = "\(map.reader.path).\(entry.key)"
            let reader = SpecReader(node: entry.value, path: path, log: map.reader.log)
            return SpecNode.Entry(key: entry.key, position: entry.position, value: settled(reader, entry.key))
        }
        let options = entries.filter { !extra.contains($0.key) }
        var render = RenderReader(folder: "")
        render.read(
            SpecReader(
                node: SpecNode(content: .map(options), position: map.reader.node.position),
                path: map.reader.path, log: map.reader.log))
        return entries.known
    }

    /// The value of an option: a theme in the place of its name, and paths as they are seen from the
    /// working folder.
    private func settled(_ reader: SpecReader, _ key: String) -> SpecNode {
        let node = reader.node
        guard case .text(let text, let isPlain) = node.content, !text.isEmpty else { return node }
        if InputPath.isPath(text, of: OptionKey(spelled: key)) {
            let path = joined(files[node.position.file].folder, text)
            return SpecNode(content: .text(path, isPlain: isPlain), position: node.position)
        }
        guard key == "theme" else { return node }
        if let theme = themes[text] { return theme }
        if !Theme.all.contains(where: { $0.name == text }) {
            let unknown = UnknownName(
                kind: "theme", name: text, known: themeNames, listing: "spindle list themes")
            reader.problem("\(unknown)")
        }
        return node
    }
}

extension SpecNode {
    /// The number of variants of an asset by the lengths of its axes alone; `limit` + 1 stands for anything above.
    fileprivate func variantCount(limit: Int) -> Int {
        // Too many axes are told of as such.
        guard let axes = entries?["matrix"]?.entries, axes.count <= ManifestSyntax.maxAxes else { return 1 }
        var product = 1
        for axis in axes {
            let length =
                switch axis.value.content {
                case .list(let items): items.count
                case .map(let entries): entries.count
                case .text: 1
                }
            let (next, overflow) = product.multipliedReportingOverflow(by: max(length, 1))
            if overflow || next > limit { return limit + 1 }
            product = next
        }
        return product
    }
}

/// `path` as it is seen from where `folder` is, which ends with a slash or is empty.
func joined(_ folder: String, _ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : folder + path
}
