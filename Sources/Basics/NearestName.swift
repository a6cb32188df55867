/// The name among `names` that `name` was most likely meant to be, or nil where none is close.
///
/// Case and hyphens do not count. Close is: the same otherwise, or a third of the letters (at least 2) mistyped, left out, added or
/// swapped with the neighbor; failing that, the first of `names` that begins with `name`. Of equally
/// close names the first wins. Whoever writes a text of more than ``longestTypedName`` letters has no name in mind, and of
/// very many names the first ``maxNearNames`` are looked at.
public func nearestName(to name: String, in names: some Sequence<String>) -> String? {
    guard !name.isEmpty, name.utf8.count <= 4 * longestTypedName else { return nil }
    let typed = letters(of: name)
    guard (1...longestTypedName).contains(typed.count) else { return nil }
    // At least one letter must be right, or "xx" would be close to every name of two letters.
    let limit = min(max(2, typed.count / 3), typed.count - 1)
    var nearest: (name: String, distance: Int)?
    var completed: String?
    for candidate in names.prefix(maxNearNames) where candidate.utf8.count <= 8 * longestTypedName {
        let known = letters(of: candidate)
        if completed == nil, known.starts(with: typed) { completed = candidate }
        guard abs(known.count - typed.count) <= limit else { continue }
        let distance = editDistance(typed, known)
        if distance <= min(limit, known.count - 1), distance < nearest?.distance ?? .max {
            nearest = (candidate, distance)
        }
    }
    return nearest?.name ?? completed
}

private let longestTypedName = 64
private let maxNearNames = 1000

private func letters(of name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.filter { $0 != "-" }
}

/// `; did you mean "dialog"?` where one of the known names is near, else nothing.
public func suggestion(for name: String, among known: some Sequence<String>) -> String {
    nearestName(to: name, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
}

/// A name that is not in a catalogue.
public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the catalogue holds, in the singular: "format", "motion".
    public var kind: String
    /// The name that was asked for.
    public var name: String
    /// All names of the catalogue, in its order.
    public var known: [String]

    public init(kind: String, name: String, known: [String]) {
        (self.kind, self.name, self.known) = (kind, name, known)
    }

    public var description: String { message + hint }

    /// What is wrong, in little time: names in files can be long, and many.
    public var message: String {
        let short = name.unicodeScalars.prefix(101)
        let shown = short.count > 100 ? String(String.UnicodeScalarView(short.prefix(100))) + "…" : name
        return "there is no \(kind) \"\(shown)\""
    }

    /// What may have been meant, and what there is.
    public var hint: String { suggestion(for: name, among: known) + Self.list(known) }

    /// The names of a catalogue as far as anybody reads them.
    public static func list(_ known: [String]) -> String {
        var text = " (known: "
        for (index, name) in known.enumerated() {
            if text.utf8.count > longestList {
                text += " and \(known.count - index) more"
                break
            }
            text += (index > 0 ? ", " : "") + name
        }
        return text + ")"
    }

    private static let longestList = 4000
}

/// The number of letters to replace, insert, remove or swap with their neighbor to turn `a` into `b`
/// (optimal string alignment).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
        var row = [i] + last.dropFirst()
        for j in 1...b.count {
            let same = a[i - 1] == b[j - 1]
            row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                row[j] = min(row[j], beforeLast[j - 2] + 1)
            }
        }
        (beforeLast, last) = (last, row)
    }
    return last[b.count]
}
