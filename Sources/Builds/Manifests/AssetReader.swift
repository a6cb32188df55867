internal import Basics
internal import Loading
internal import MotionCore
internal import Requests
internal import Resolution
internal import Specs

/// Reads the assets of one file of a manifest.
struct AssetReader {
    private let reader: ManifestReader
    private let defaults: AssetDefaults

    init(_ reader: ManifestReader, defaults: AssetDefaults) {
        self.reader = reader
        self.defaults = defaults
    }

    func assets(_ map: SpecMap) -> [Manifest.Asset] {
        guard let assets = map["assets"] else { return [] }
        if assets.isList {
            return assets.list(ManifestSyntax.limits.values).compactMap(listed)
        }
        let all = assets.map()
        return all.entries.map { entry in
            let item = Self.reader(all.value(of: entry), entry.position)
            return asset(
                Self.options(item, of: entry.key), entry.key,
                known: ManifestSyntax.assetKeys.filter { $0 != "name" })
        }
    }

    /// Reads an asset of a list, which contains its own name. An item without a name is no asset.
    private func listed(_ item: SpecReader) -> Manifest.Asset? {
        let item = Self.reader(item, item.node.position)
        let map = item.map()
        guard map.isMap, let name = map.required("name") else {
            for problem in item.log.problems.reported { reader.log.add(problem) }
            return nil
        }
        return asset(map, name.text(), known: ManifestSyntax.assetKeys)
    }

    /// Reads one asset: what is wrong with it is its own, and where nothing stands it has only defaults.
    private static func reader(_ item: SpecReader, _ position: FilePosition) -> SpecReader {
        let node = item.node.isNull ? SpecNode(content: .map([]), position: position) : item.node
        return SpecReader(node: node, path: item.path, log: SpecLog())
    }

    /// The options of an asset, in the place of which somebody may have written the motion alone.
    private static func options(_ item: SpecReader, of name: String) -> SpecMap {
        guard let text = item.node.text, Motion.all.contains(where: { $0.name == text }) else {
            return item.map()
        }
        item.problem("expected a map of options, found \(quoted(text)); write \(name): {motion: \(text)}")
        let node = SpecNode(content: .map([]), position: item.node.position)
        return SpecReader(node: node, path: item.path, log: item.log).map()
    }

    private func asset(_ map: SpecMap, _ name: String, known: [String]) -> Manifest.Asset {
        let log = map.reader.log
        var map = map
        let presentation = RenderReader.presentation(map)
        map.rejectKeys(
            except: known + ManifestSyntax.optionKeys, names: SpecOption.knownKeys(.top),
            listing: SpecOption.listing(.top),
            home: { SpecOption.home(of: $0, outside: .top, beside: presentation) })
        if name.contains("${") {
            map.reader.problem(
                "the name \(quoted(name)) has a variable, which only values can have; write the name as it is, or run the file through envsubst first"
            )
        }
        let own = reader.checked(map, extra: ManifestSyntax.defaultKeys)
        let options = own.filter { !ManifestSyntax.defaultKeys.contains($0.key) }
        let indicator = (own[OptionKey.indicator.text] ?? defaults.entries(nil)[OptionKey.indicator.text])?
            .text
        let kind = PackSource.isIn { map[$0] != nil } ? .pack : AssetKind(indicator: indicator)
        let below = defaults.entries(kind)
        let pack = PackSource(map, below, reader.files)
        let axes = axes(map, options, kind)
        func template(_ key: String) -> Manifest.Template? {
            guard let node = own[key] ?? below[key] else { return nil }
            let path = map[key]?.path ?? "defaults.\(key)"
            let text = SpecReader(node: node, path: path, log: log).parsed(nil) {
                text throws(NameTemplate.Malformed) -> NameTemplate? in try NameTemplate(parsing: text)
            }
            return text.map {
                Manifest.Template(
                    text: $0, position: node.position, path: path, isShared: own[key] == nil)
            }
        }
        let weight = axes.reduce(defaults.weight + own.weight + name.utf8.count) {
            $0 + ($1.values.lazy.map { $0.name.utf8.count + $0.entries.weight }.max() ?? 0)
        }
        return Manifest.Asset(
            name: name, path: map.reader.path, position: map.reader.node.position, defaults: defaults,
            own: options, folder: template("folder"), naming: template("naming"), axes: axes,
            weight: weight, pack: pack, problems: log.problems)
    }

    /// The axes of an asset: those of defaults that it can take, and its own in their places or after them.
    private func axes(_ map: SpecMap, _ options: [SpecNode.Entry], _ kind: AssetKind?) -> [Manifest.Axis] {
        let names = map.entries.axes(beside: defaults.axes.map(\.entry)).map(\.key)
        let shared = defaults.axes.filter { names.contains($0.key) }
        let own = map["matrix"].map { matrix in
            let map = matrix.map()
            return AxisReader(reader: reader).axes(map.with(map.entries.filter { names.contains($0.key) }))
        }
        let all = shared.replaced(by: own ?? [])
        if all.count > ManifestSyntax.maxAxes {
            map["matrix"]?.problem(
                "\(all.count) axes with those of defaults are too many: at most \(ManifestSyntax.maxAxes)")
            return []
        }
        if shared.isEmpty || kind == .pack { return all }
        let isOwn = Set((own ?? []).map(\.key))
        let heeded = heededKeys(
            all.reduce(defaults.options(kind).merged(with: options)) {
                $0.merged(with: $1.values[0].entries)
            })
        return all.filter { isOwn.contains($0.key) || $0.hasEffect(heeded) }
    }

    /// The options among those of a variant that have an effect, as far as it can be understood.
    private func heededKeys(_ entries: [SpecNode.Entry]) -> Set<OptionKey> {
        let log = SpecLog()
        let node = SpecNode(content: .map(entries), position: FilePosition(line: 1, column: 1))
        var render = RenderReader(folder: "")
        render.read(SpecReader(node: node, path: "", log: log))
        var spec = render.spec
        guard log.problems.isEmpty, (try? spec.loadFiles(from: reader.inputs)) != nil else { return [] }
        return spec.heededKeys()
    }
}

extension Manifest.Axis {
    /// The axis as an entry of a matrix whose values do not matter.
    fileprivate var entry: SpecNode.Entry {
        let entries = values.flatMap(\.entries)
        let position = entries.first?.position ?? FilePosition(line: 1, column: 1)
        return SpecNode.Entry(
            key: key, position: position, value: SpecNode(content: .map(entries), position: position))
    }

    /// Whether any of its values can have an effect, where only these options have one; true where nothing is known.
    fileprivate func hasEffect(_ heeded: Set<OptionKey>) -> Bool {
        let keys = Set(values.flatMap { $0.entries.map(\.key) })
        if heeded.isEmpty || keys.isEmpty { return true }
        return heeded.contains { option in
            keys.contains(option.text) || keys.contains(String(option.text.prefix { $0 != "." }))
        }
    }
}
