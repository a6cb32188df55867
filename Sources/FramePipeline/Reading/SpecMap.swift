internal import MotionCore

/// The keys of a map in a file, and their values.
struct SpecMap {
    let reader: SpecReader
    let entries: [SpecNode.Entry]
    /// False where something else stood in the map's place; nothing more is then said about it.
    let isMap: Bool

    /// The value of a key that may be missing.
    subscript(key: String) -> SpecReader? {
        entries.first { $0.key == key }.map { self.value(of: $0) }
    }

    /// The value of a key that must be there. One that was refused already and may well be meant as this one is not
    /// missing as well.
    func required(_ key: String) -> SpecReader? {
        if let value = self[key] { return value }
        let isMistyped = entries.contains { entry in
            nearestName(to: entry.key, in: [key]) != nil
                && reader.log.problems.contains { $0.position == entry.position }
        }
        if isMap, !isMistyped { reader.problem("the key \(quoted(key)) is missing") }
        return nil
    }

    /// Logs every key that is not one of `known`.
    ///
    /// - Parameter kind: What a key is.
    func refuseKeys(except known: [String], _ kind: String = "key") {
        for entry in entries where !known.contains(entry.key) {
            let nearest = nearestName(to: entry.key, in: known).map { "; did you mean \(quoted($0))?" } ?? ""
            reader.log.add(
                SpecProblem(
                    position: entry.position, path: reader.path,
                    message:
                        "there is no \(kind) \(quoted(entry.key))\(nearest) (known: \(known.joined(separator: ", ")))"
                ))
        }
    }

    private func value(of entry: SpecNode.Entry) -> SpecReader {
        let path = reader.path.isEmpty ? entry.key : "\(reader.path).\(entry.key)"
        return SpecReader(node: entry.value, path: path, log: reader.log)
    }
}
