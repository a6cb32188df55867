package import Basics
package import MotionCore

/// Reads a motion out of a file.
package struct MotionReader {
    let map: SpecMap
    private let kind: MotionFields.Kind
    /// Whether the file adjusts a published motion.
    private let isBased: Bool

    package init(_ reader: SpecReader) {
        var map = reader.map()
        isBased = map["base"] != nil
        if isBased {
            map.rejectKeys(except: MotionFields.baseKeys, home: Self.homeBesideBase)
            self.map = map
            kind = .arc
            return
        }
        let written = map["kind"]
        let kind: MotionFields.Kind =
            written?.choice("kind", .arc, names: MotionFields.Kind.knownNames) ?? .arc
        self.kind = kind
        let isUnknown = written.map { $0.node.text != kind.rawValue } ?? Self.lacksKind(map)
        map.rejectKeys(
            except: isUnknown ? MotionFields.allKeys : MotionFields.commonKeys + kind.keys,
            names: [KnownName("kind", synonyms: ["type", "form"])],
            home: { isUnknown ? nil : Self.home(of: $0, beside: kind) })
        // All further checks depend on the kind that is meant.
        self.map = isUnknown ? SpecMap(reader: reader, entries: [], isMap: false) : map
    }

    /// Whether the keys are those of another kind than an arc, which is not named; that is then said.
    private static func lacksKind(_ map: SpecMap) -> Bool {
        if map["head"] != nil || map["tail"] != nil { return false }
        guard
            let entry = map.entries.first(where: { entry in
                !MotionFields.commonKeys.contains(entry.key) && MotionFields.keys.contains(entry.key)
                    && !MotionFields.Kind.arc.keys.contains(entry.key)
            })
        else { return false }
        map.reader.log.add(
            SpecProblem(
                position: entry.position, path: map.reader.path,
                message: "\(quoted(entry.key)) needs a kind; add \(kinds(with: entry.key, "kind: "))"))
        return true
    }

    private static func home(of key: String, beside kind: MotionFields.Kind) -> Message? {
        if MotionFields.baseKeys.contains(key) { return nil }
        let kinds = kinds(with: key, "")
        return kinds.isEmpty
            ? nil : "there is no key \(quoted(key)) in kind: \(kind.rawValue); it belongs to \(kinds)"
    }

    /// The kinds that have a key of their own.
    private static func kinds(with key: String, _ prefix: String) -> String {
        let names = MotionFields.Kind.allCases.filter { $0.keys.contains(key) }.map { prefix + $0.rawValue }
        return names.dropFirst().reduce(names.first ?? "") { $0 + " or " + $1 }
    }

    private static func homeBesideBase(_ key: String) -> Message? {
        guard MotionFields.keys.contains(key) else { return nil }
        let options: [String: OptionKey] = [
            "amplitude": .waveAmplitude, "wavelength": .wavelength, "wave-speed": .waveSpeed,
        ]
        if let option = options[key] {
            return
                "\(quoted(key)) is the published motion's where there is a base; leave it out, and give the option \(option) instead"
        }
        return "\(quoted(key)) is the published motion's where there is a base; leave one of them out"
    }

    /// The position of a value in the file, with its path.
    package struct Place {
        package let position: FilePosition
        package let path: String
    }

    /// The places of the adjustments and, as ``OptionKey/period``, of the value that determines the length of the loop.
    package var places: [OptionKey: Place] {
        var places: [OptionKey: Place] = [:]
        func note(_ key: OptionKey, _ reader: SpecReader) {
            places[key] = Place(position: reader.node.position, path: reader.path)
        }
        for key in MotionFields.adjustmentKeys {
            if let reader = map[key] { note(OptionKey(spelled: key), reader) }
        }
        note(.period, map["duration"] ?? map["speed"] ?? map["period"] ?? map.reader)
        return places
    }

    package func motion() -> Motion {
        var decoder = MotionDecoder(map, problems: map.reader.log.additions)
        let motion =
            isBased ? decoder.basedMotion() ?? .fluent : decoder.motion(nil, nil, kind)
        return adjusted(motion, &decoder)
    }

    /// A motion with the adjustments of its file, or as it is where these are wrong.
    private func adjusted(_ motion: Motion, _ decoder: inout MotionDecoder) -> Motion {
        let before = map.reader.log.additions
        let adjustment = decoder.adjustment()
        guard map.reader.log.additions == before else { return motion }
        do throws(AdjustmentError) {
            return try motion.adjusted(by: adjustment)
        } catch {
            let problem = error.problem(motion, adjustment)
            (map[problem.key.text] ?? map.reader).problem(problem.message)
            return motion
        }
    }
}
