internal import Basics
internal import Decoding
internal import Files
internal import MotionCore
internal import Requests
internal import Specs

/// Reads the assets of one file of a manifest.
struct AssetReader {
    private let reader: ManifestReader
    /// The entries that apply to all assets unless they override them, and those of them that are options.
    private let defaults, defaultOptions: [SpecNode.Entry]
    private let defaultWeight: Int

    init(_ reader: ManifestReader, defaults: [SpecNode.Entry]) {
        self.reader = reader
        self.defaults = defaults
        defaultOptions = defaults.filter { !ManifestSyntax.defaultKeys.contains($0.key) }
        defaultWeight = defaults.weight
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
                "the name \(quoted(name)) has an environment variable, and files know none: run the file through envsubst first"
            )
        }
        let own = reader.checked(map, extra: ManifestSyntax.defaultKeys)
        let axes = map["matrix"].map(axes) ?? []
        let pack = PackSource(map, folder: reader.files[map.reader.node.position.file].folder)
        func template(_ key: String) -> Manifest.Template? {
            guard let node = own[key] ?? defaults[key] else { return nil }
            let path = map[key]?.path ?? "defaults.\(key)"
            let text = SpecReader(node: node, path: path, log: log).parsed(nil) {
                text throws(NameTemplate.Malformed) -> NameTemplate? in try NameTemplate(parsing: text)
            }
            return text.map { Manifest.Template(text: $0, position: node.position, path: path) }
        }
        let weight = axes.reduce(defaultWeight + own.weight + name.utf8.count) {
            $0 + ($1.values.lazy.map { $0.name.utf8.count + $0.entries.weight }.max() ?? 0)
        }
        return Manifest.Asset(
            name: name, path: map.reader.path, position: map.reader.node.position,
            defaults: defaultOptions, own: own.filter { !ManifestSyntax.defaultKeys.contains($0.key) },
            folder: template("folder"), naming: template("naming"), axes: axes, weight: weight, pack: pack,
            problems: log.problems)
    }

    private func axes(_ matrix: SpecReader) -> [Manifest.Axis] {
        let map = matrix.map()
        if map.entries.count > ManifestSyntax.maxAxes {
            matrix.problem("\(map.entries.count) axes are too many: at most \(ManifestSyntax.maxAxes)")
            return []
        }
        return map.entries.compactMap { entry in
            let values = SpecReader(node: entry.value, path: "\(matrix.path).\(entry.key)", log: matrix.log)
            let before = matrix.log.additions
            let axis =
                ManifestSyntax.optionKeys.contains(entry.key)
                ? optionAxis(entry, values) : bundleAxis(entry, values)
            guard let axis else { return nil }
            // Values that are no list have been reported already.
            if axis.values.isEmpty, matrix.log.additions == before {
                values.problem("an axis needs at least one value")
            }
            var names: Set<String> = []
            if let twice = axis.values.first(where: { !names.insert($0.name).inserted }) {
                values.problem("\(quoted(twice.name)) is given twice")
            }
            return axis.values.isEmpty ? nil : axis
        }
    }

    /// Values of one option: a list, or a map from names to values.
    private func optionAxis(_ entry: SpecNode.Entry, _ values: SpecReader) -> Manifest.Axis? {
        func option(_ value: SpecReader) -> [SpecNode.Entry] {
            let node = SpecNode(
                content: .map([
                    SpecNode.Entry(key: entry.key, position: value.node.position, value: value.node)
                ]), position: value.node.position)
            let path = String(values.path.dropLast(entry.key.count + 1))
            return reader.checked(SpecReader(node: node, path: path, log: values.log).map())
        }
        if values.isMap {
            return Manifest.Axis(
                key: entry.key,
                values: values.map().entries.map { named in
                    let path = "\(values.path).\(named.key)"
                    return (named.key, option(SpecReader(node: named.value, path: path, log: values.log)))
                })
        }
        return Manifest.Axis(
            key: entry.key,
            values: values.list(ManifestSyntax.limits.values).compactMap { value in
                guard let name = value.node.shortName(of: entry.key), value.node.text != nil else {
                    value.problem("this value has no name; write the axis as a map from names to values")
                    return nil
                }
                return (name, option(value))
            })
    }

    /// Values that stand for several options: a map from names to maps.
    private func bundleAxis(_ entry: SpecNode.Entry, _ values: SpecReader) -> Manifest.Axis? {
        guard values.isMap else {
            values.log.add(
                SpecProblem(
                    position: entry.position, path: values.path,
                    message:
                        "there is no option \(quoted(entry.key))\(nearest: entry.key, among: SpecOption.knownKeys(.top), ending: "; an axis with another name must be a map from names to maps of options")"
                ))
            return nil
        }
        return Manifest.Axis(
            key: entry.key,
            values: values.map().entries.map { named in
                let path = "\(values.path).\(named.key)"
                var map = SpecReader(node: named.value, path: path, log: values.log).map()
                map.rejectKeys(
                    except: ManifestSyntax.optionKeys, names: SpecOption.knownKeys(.top),
                    listing: SpecOption.listing(.top), home: { SpecOption.home(of: $0, outside: .top) })
                return (named.key, reader.checked(map))
            })
    }
}
