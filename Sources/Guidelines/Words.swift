/// A text in lower case as words of letters only; all other characters separate words.
struct Words: Sendable {
    /// The words of each part between marks such as `.`, `,` and `–`.
    let clauses: [[String]]

    /// All words, in their order.
    var all: [String] { clauses.flatMap { $0 } }

    /// Reads a text; texts that are longer than any label are read as having no words.
    init(_ text: String) {
        guard text.utf8.count <= 400 else {
            clauses = []
            return
        }
        let marks = ".!?…,;:–—()|•\n"
        // "Isn’t" is "isnt", so that no part of it is taken for a word.
        let plain = text.lowercased().filter { !"'’".contains($0) }
        clauses = plain.split { marks.contains($0) }
            .map { part in part.split { !$0.isLetter }.map { String($0) } }
            .filter { !$0.isEmpty }
    }

    /// Whether there are words, all of `vocabulary`, and at least one of `core`.
    func consist(of vocabulary: Set<String>, with core: Set<String>) -> Bool {
        all.contains(where: core.contains) && all.allSatisfy { core.contains($0) || vocabulary.contains($0) }
    }
}
