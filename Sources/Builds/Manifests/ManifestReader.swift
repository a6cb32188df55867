internal import Basics
internal import Files
internal import Indicators
internal import Loading
internal import Requests
internal import Specs

/// Reads a manifest with everything that it includes, and collects what is wrong in all of them.
struct ManifestReader {
    let options: Manifest.Options
    let inputs: InputFiles
    let log = SpecLog()
    private var source: ManifestFiles
    private var variables = ManifestVariables()
    /// The themes, and the same as they are written.
    private var themes: [String: SpecNode] = [:]
    private var written: [String: SpecNode] = [:]
    private var themeNames: [KnownName] = []
    private var documents: [Document] = []
    /// The number of bytes that texts with variables may still take.
    private var room = ManifestSyntax.limits.bytes
    /// The names of all axes, which a name in defaults may have though an asset lacks them.
    private(set) var axisNames: Set<String> = []

    private struct Document {
        /// The values of the file, and those that it takes over from files that it extends.
        let map: SpecMap
        let variables: ManifestVariables
        /// The document that includes this one.
        let parent: Int?
    }

    init(_ options: Manifest.Options, _ inputs: InputFiles) {
        self.options = options
        self.inputs = inputs
        source = ManifestFiles(options, inputs, log)
    }

    mutating func load(_ path: String) throws(SpecError) {
        let map = try source.first(path)
        try load(map, parent: nil)
    }

    private mutating func load(_ map: SpecMap, parent: Int?) throws(SpecError) {
        var variables = parent.map { documents[$0].variables } ?? ManifestVariables()
        let map = try filled(map, &variables)
        let number = documents.count
        documents.append(Document(map: map, variables: variables, parent: parent))
        readThemes(map)
        guard let includes = map["includes"] else { return }
        guard includes.isList else { return try load(include: includes, from: number) }
        for include in includes.list(ManifestSyntax.maxIncludes) { try load(include: include, from: number) }
    }

    private mutating func load(include: SpecReader, from parent: Int) throws(SpecError) {
        guard let map = try source.included(include) else { return }
        try load(map, parent: parent)
    }

    /// A file with its variables in place. What is wrong with these alone is told, as everything else could follow from it.
    private mutating func filled(
        _ map: SpecMap, _ variables: inout ManifestVariables
    ) throws(SpecError) -> SpecMap {
        let before = log.additions
        variables.room = room
        if let own = map["vars"] { variables.define(own.map()) }
        let entries = map.entries.map { entry in
            guard ManifestSyntax.filledKeys.contains(entry.key),
                let value = variables.filled(entry.value, log, { entry.key })
            else { return entry }
            return SpecNode.Entry(key: entry.key, position: entry.position, value: value)
        }
        room = variables.room
        if log.additions > before, let error = SpecFile.error(of: log.problems, files.map(\.name)) {
            throw error
        }
        return map.with(entries)
    }

    private mutating func readThemes(_ map: SpecMap) {
        guard let all = map["themes"]?.map() else { return }
        for entry in all.entries {
            let theme = all.value(of: entry)
            // Several files may extend the one that has it.
            if written[entry.key] == theme.node { continue }
            written[entry.key] = theme.node
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
            if let text = theme.node.text, !theme.node.isNull {
                if SpecPath.themeFile(text) == nil {
                    theme.problem(
                        "\(quoted(text)) is no theme file; write a map, or a file such as brand.yaml")
                }
                themes[entry.key] = path(theme.node, text)
                continue
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
        var defaults: [AssetDefaults] = []
        for document in documents {
            let base = document.parent.map { defaults[$0] } ?? AssetDefaults()
            defaults.append(document.map["defaults"].map { base.adding($0.map(), self) } ?? base)
            assets += AssetReader(self, defaults: defaults[defaults.count - 1]).assets(document.map)
        }
        if assets.isEmpty, log.problems.isEmpty {
            (documents[0].map["assets"] ?? documents[0].map.reader).problem(
                "there are no assets; add one, such as assets: {spinner: {motion: material-advance}}")
        }
        return try Manifest(
            files: files, name: source.name, assets: assets,
            defaults: defaults.reduce(into: []) { $0.formUnion($1.positions) }, axisNames: axisNames,
            problems: log.problems, options: options)
    }

    /// Refuses more variants than are allowed before any of them is looked at.
    private mutating func checkCount() throws(SpecError) {
        var count = 0
        var matrices: [[SpecNode.Entry]] = []
        for document in documents {
            let own = document.map["defaults"]?.node.entries?["matrix"]?.entries ?? []
            let matrix = (document.parent.map { matrices[$0] } ?? []).replaced(by: own)
            // Too many axes are told of as such.
            matrices.append(matrix.count > ManifestSyntax.maxAxes ? [] : matrix)
            axisNames.formUnion(matrices[matrices.count - 1].map(\.key))
            guard let assets = document.map["assets"] else { continue }
            for (path, position, asset) in assets.items {
                let axes = (asset.entries ?? []).axes(beside: matrices[matrices.count - 1])
                if axes.count <= ManifestSyntax.maxAxes { axisNames.formUnion(axes.map(\.key)) }
                count += axes.variantCount(limit: options.maxVariants)
                if count <= options.maxVariants { continue }
                if let error = SpecFile.error(of: log.problems, files.map(\.name)) { throw error }
                throw .excess(
                    at: .named(SpecFile.place(position, files[position.file].name)),
                    "\(path()): variants are", over: options.maxVariants, Manifest.Options.variantsRange,
                    raisedBy: "--max-variants")
            }
        }
    }

    /// All files, the first one first.
    var files: [Manifest.File] { source.files }

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
        guard let text = node.text, !text.isEmpty else { return node }
        if InputPath.isPath(text, of: OptionKey(spelled: key)) { return path(node, text) }
        guard key == "theme" else { return node }
        if let theme = themes[text] ?? theme(text, at: node.position) { return theme }
        if !Theme.all.contains(where: { $0.name == text }) {
            // Of a theme with its look, the name is what is sought.
            let named = SpecPath.parted(look: text)?.name
            let name = named.flatMap { name in Theme.all.contains { $0.name == name } ? nil : name } ?? text
            let unknown = UnknownName(
                kind: "theme", name: name, known: themeNames, listing: "spindle list themes")
            reader.problem("\(unknown)")
            // It need not be told of again.
            return SpecNode(
                content: .text(Theme.standard.name, isPlain: false), position: node.position)
        }
        return node
    }

    /// A theme of the manifest in one of its looks: `bank:dark`; nil where no theme has that name.
    private func theme(_ text: String, at position: FilePosition) -> SpecNode? {
        guard let (name, look) = SpecPath.parted(look: text), let theme = themes[name] else { return nil }
        switch theme.content {
        case .text(let path, let isPlain):
            return SpecNode(content: .text("\(path):\(look)", isPlain: isPlain), position: position)
        case .map(let entries):
            let value = SpecNode(content: .text(look, isPlain: false), position: position)
            let chosen = SpecNode.Entry(key: "look", position: position, value: value)
            return SpecNode(
                content: .map(entries.filter { $0.key != "look" } + [chosen]), position: theme.position)
        case .list: return theme
        }
    }

    /// A path as it is seen from the working folder.
    private func path(_ node: SpecNode, _ text: String) -> SpecNode {
        let isPlain = if case .text(_, let isPlain) = node.content { isPlain } else { false }
        let path = joined(files[node.position.file].folder, text)
        return SpecNode(content: .text(path, isPlain: isPlain), position: node.position)
    }
}

extension SpecReader {
    /// The assets of a map or of a list.
    fileprivate var items: [(path: () -> String, position: FilePosition, node: SpecNode)] {
        switch node.content {
        case .list(let items):
            items.enumerated().map { index, item in ({ "\(self.path)[\(index)]" }, item.position, item) }
        case .map(let entries):
            entries.map { entry in
                let position = entry.value.isNull ? entry.position : entry.value.position
                return ({ "\(self.path).\(entry.key)" }, position, entry.value)
            }
        case .text: []
        }
    }
}

extension [SpecNode.Entry] {
    /// The axes of an asset with these entries: those of defaults, unless the asset has the option itself or leaves them out,
    /// and its own.
    func axes(beside defaults: Self) -> Self {
        let own = self["matrix"]?.entries ?? []
        let isPack = PackSource.isIn { self[$0] != nil }
        let (isAtlas, isImport) = (self["atlas"] != nil, self["import"] != nil)
        // The variants of an atlas are those of its assets.
        let shared = defaults.filter { axis in
            self[axis.key] == nil && (!isPack || isAtlas || PackSource.isAxis(axis, isImport: isImport))
        }
        if shared.isEmpty { return own }
        let names = Set(shared.map(\.key))
        return shared.replaced(by: own).filter { !$0.value.isNull || !names.contains($0.key) }
    }

    /// The number of variants by the lengths of these axes alone; `limit` + 1 stands for anything above.
    fileprivate func variantCount(limit: Int) -> Int {
        if count > ManifestSyntax.maxAxes { return 1 }
        var product = 1
        for axis in self {
            let length =
                switch axis.value.content {
                case .list(let items): items.count
                case .map(let entries): entries.count
                case .text: 1
                }
            let (next, overflow) = product.multipliedReportingOverflow(by: Swift.max(length, 1))
            if overflow || next > limit { return limit + 1 }
            product = next
        }
        return product
    }
}
