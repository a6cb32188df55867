/// A name, and what else people call what it stands for.
public struct KnownName: Hashable, Sendable {
    /// The name as the catalog has it.
    public var name: String
    /// Other words for it, in lower case. They are hints: no file and no flag may have them in its place.
    public var synonyms: [String]

    /// A name, and other words for the same, in lower case.
    public init(_ name: String, synonyms: [String] = []) {
        self.name = name
        self.synonyms = synonyms
    }
}

/// The names among `known` that `word` may have been meant for, the likeliest first; empty where none is near.
///
/// Case and hyphens do not count; a name that differs in nothing but case is the only one. First come names that are the same otherwise, or that are also called so, then those that
/// begin with it, or one of whose parts between hyphens does. Only where there are none do spellings count: those with the fewest letters mistyped, left
/// out, added or swapped with the neighbor, at most a third of them, of other names one. Then come those whose first part has one such letter. At last its
/// parts between hyphens are looked at, one by one.
/// Equally near names keep their order. Whoever writes a text of more than `longestTypedName` letters has no name in mind, and
/// of very many names the first `maxNearNames` are looked at.
package func nearNames(to word: String, in known: some Sequence<KnownName>) -> [String] {
    guard !word.isEmpty, word.utf8.count <= 4 * longestTypedName else { return [] }
    let typed = letters(of: word)
    guard (1...longestTypedName).contains(typed.count) else { return [] }
    let candidates = known.prefix(maxNearNames).filter { $0.name.utf8.count <= 8 * longestTypedName }
        .map { Candidate($0) }
    // Whoever has written it in capitals has named it.
    if let same = candidates.first(where: { $0.name != word && $0.name == word.lowercased() }) {
        return [same.name]
    }
    let meant = names(in: candidates, of: typed)
    if !meant.isEmpty { return meant }
    let spelled = nearestSpellings(to: typed, in: candidates)
    if !spelled.isEmpty { return spelled }
    let begun = candidates.filter { $0.begins(nearly: typed) }.map { $0.name }
    if !begun.isEmpty { return begun }
    var found: [String] = []
    for part in word.split(whereSeparator: { "-_ .".contains($0) }) where part.utf8.count < word.utf8.count {
        let typed = letters(of: String(part))
        guard typed.count >= 3 else { continue }
        for name in names(in: candidates, of: typed) where !found.contains(name) { found.append(name) }
    }
    return found
}

/// The likeliest of them; nil where none is near.
package func nearestName(to name: String, in names: some Sequence<String>) -> String? {
    nearNames(to: name, in: names.lazy.prefix(maxNearNames).map { KnownName($0) }).first
}

/// `; did you mean "dialog"?` where one of the known names is near, else nothing.
package func suggestion(for name: String, among known: some Sequence<String>) -> String {
    suggestion(nearestName(to: name, in: known).map { [$0] } ?? [])
}

/// `; did you mean "apng", "gif" or "webp"?` of at most ``maxShownNames`` names; nothing of none.
package func suggestion(_ names: some Collection<String>) -> String {
    names.isEmpty ? "" : "; did you mean \(either(names.prefix(maxShownNames).map { quoted($0) }))?"
}

/// `rgb565, a8 or i1` of three names, `rgb565` of one.
package func either(_ names: some BidirectionalCollection<String>) -> String {
    guard let last = names.last else { return "" }
    let others = names.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) or \(last)"
}

/// As many names as anybody reads in a message.
package let maxShownNames = 6

private let longestTypedName = 64
private let shortestAlso = 5
private let shortestPart = 5
private let maxNearNames = 1000

/// A name, and the letters of all that it is called.
private struct Candidate {
    let name: String
    let letters: [Unicode.Scalar]
    /// The indices among the letters at which its parts between hyphens begin.
    let starts: [Int]
    let synonyms: [[Unicode.Scalar]]

    /// Whether its first part, of several, is spelled so but for one letter.
    func begins(nearly typed: [Unicode.Scalar]) -> Bool {
        guard starts.count > 1, starts[1] >= shortestPart, abs(starts[1] - typed.count) <= 1 else {
            return false
        }
        return editDistance(typed, Array(letters[..<starts[1]])) <= 1
    }

    init(_ known: KnownName) {
        name = known.name
        letters = Basics.letters(of: known.name)
        synonyms = known.synonyms.map { Basics.letters(of: $0) }
        var count = 0
        starts = known.name.split(separator: "-").map { part in
            defer { count += Basics.letters(of: String(part)).count }
            return count
        }
    }

    /// Whether the name or one of its parts begins so; of what is short only the name.
    func begins(with typed: [Unicode.Scalar]) -> Bool {
        guard typed.count > 1 else { return false }
        return starts.contains { (typed.count > 2 || $0 == 0) && letters[$0...].starts(with: typed) }
    }
}

private func letters(of name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.filter { $0 != "-" }
}

/// The names that are called so, and then those that begin so.
private func names(in candidates: [Candidate], of typed: [Unicode.Scalar]) -> [String] {
    var called: [String] = []
    var beginning: [Candidate] = []
    for candidate in candidates {
        if candidate.letters == typed || candidate.synonyms.contains(typed) {
            called.append(candidate.name)
        } else if candidate.begins(with: typed) {
            beginning.append(candidate)
        }
    }
    // Whoever has all but the last letter of one means no longer one.
    let whole = beginning.filter { $0.letters.count == typed.count + 1 && $0.letters.starts(with: typed) }
    return called + (called.isEmpty && !whole.isEmpty ? whole : beginning).map { $0.name }
}

private func nearestSpellings(to typed: [Unicode.Scalar], in candidates: [Candidate]) -> [String] {
    // At least one letter must be right, or "x" would be close to every name of one letter.
    let limit = min(max(1, typed.count / 3), typed.count - 1)
    var nearest: [String] = []
    var least = limit
    for candidate in candidates {
        func look(at known: [Unicode.Scalar], within most: Int) {
            guard abs(known.count - typed.count) <= least else { return }
            let distance = editDistance(typed, known)
            guard distance <= min(least, most, known.count - 1) else { return }
            if distance < least { nearest = [] }
            least = distance
            if nearest.last != candidate.name { nearest.append(candidate.name) }
        }
        look(at: candidate.letters, within: limit)
        // Of other names there are many: a short one is soon near, and any one by several letters.
        for known in candidate.synonyms where max(typed.count, known.count) >= shortestAlso {
            look(at: known, within: 1)
        }
    }
    return nearest
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
