internal import Basics
internal import Loading
internal import Requests
internal import Specs

/// Reads the axes of a matrix.
struct AxisReader {
    let reader: ManifestReader

    /// Reads a matrix; what is wrong with it is logged.
    func axes(_ map: SpecMap) -> [Manifest.Axis] {
        let matrix = map.reader
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
            let all = values.map().entries
            if all.contains(where: { Self.isBundle($0.value, for: entry.key) }) {
                values.problem(
                    "\(quoted(entry.key)) is an option, so each name here stands for one value of it; for several options each, give the axis a name that is none, such as \(entry.key)-set"
                )
                return nil
            }
            return Manifest.Axis(
                key: entry.key,
                values: all.map { named in
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

    /// Whether a value of an option is a map of options, none of which the option itself has.
    private static func isBundle(_ value: SpecNode, for key: String) -> Bool {
        guard case .map(let options) = value.content, !options.isEmpty else { return false }
        let own = ManifestSyntax.mergedKeys[key] ?? []
        return options.allSatisfy { ManifestSyntax.optionKeys.contains($0.key) && !own.contains($0.key) }
    }

    /// Values that stand for several options: a map from names to maps.
    private func bundleAxis(_ entry: SpecNode.Entry, _ values: SpecReader) -> Manifest.Axis? {
        guard values.isMap else {
            values.log.add(
                SpecProblem(
                    position: entry.position, path: values.path,
                    message: MovingSource.home(of: entry.key)
                        ?? "there is no option \(quoted(entry.key))\(nearest: entry.key, among: SpecOption.knownKeys(.top), ending: "; an axis with another name must be a map from names to maps of options")"
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
                    listing: SpecOption.listing(.top),
                    home: { MovingSource.home(of: $0) ?? SpecOption.home(of: $0, outside: .top) })
                return (named.key, reader.checked(map))
            })
    }
}

extension [Manifest.Axis] {
    /// These axes, with those of `other` in their places or after them.
    func replaced(by other: Self) -> Self {
        other.reduce(into: self) { result, axis in
            if let index = result.firstIndex(where: { $0.key == axis.key }) {
                result[index] = axis
            } else {
                result.append(axis)
            }
        }
    }
}
