/// The versions of Spindle that a manifest may be built with, such as `>=1.2 <2`: all conditions hold, each a relation and a
/// version of one to three numbers; a version alone stands for itself. Missing numbers are 0.
struct VersionRange: Hashable, Sendable {
    /// The range as it was written.
    let text: String
    private let conditions: [Condition]

    private struct Condition: Hashable, Sendable {
        let relation: Relation
        let version: [Int]
    }

    private enum Relation: String, CaseIterable {
        // Those of two characters are looked for first.
        case atLeast = ">="
        case atMost = "<="
        case above = ">"
        case below = "<"
        case equal = "="
    }

    /// Parses a range; nil for anything else.
    init?(_ text: String) {
        self.text = text
        var conditions: [Condition] = []
        var rest = text[...]
        while true {
            rest = rest.drop { $0 == " " }
            if rest.isEmpty { break }
            let relation = Relation.allCases.first { rest.hasPrefix($0.rawValue) }
            if let relation { rest = rest.dropFirst(relation.rawValue.count).drop { $0 == " " } }
            guard let version = Self.version(rest.prefix { $0 != " " }) else { return nil }
            rest = rest.drop { $0 != " " }
            conditions.append(Condition(relation: relation ?? .equal, version: version))
        }
        if conditions.isEmpty { return nil }
        self.conditions = conditions
    }

    /// Returns true for versions that all conditions hold for.
    func contains(_ version: String) -> Bool {
        guard let version = Self.version(version[...]) else { return false }
        return conditions.allSatisfy { condition in
            switch condition.relation {
            case .atLeast: !version.lexicographicallyPrecedes(condition.version)
            case .atMost: !condition.version.lexicographicallyPrecedes(version)
            case .above: condition.version.lexicographicallyPrecedes(version)
            case .below: version.lexicographicallyPrecedes(condition.version)
            case .equal: version == condition.version
            }
        }
    }

    /// The three numbers of a version.
    private static func version(_ text: Substring) -> [Int]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            (1...6).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
                ? Int(part) : nil
        }
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        return numbers + [Int](repeating: 0, count: 3 - numbers.count)
    }
}
