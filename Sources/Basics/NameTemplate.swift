/// A name with placeholders in braces: `{name}-{theme}`.
package struct NameTemplate: Hashable, Sendable {
    private enum Part: Hashable {
        case text(String)
        case placeholder(String)
    }

    private var parts: [Part] = []

    private static let separators: [Character] = ["-", "_", ".", "/", " "]

    /// The longest template in bytes.
    static let maxLength = 4096

    package enum Malformed: Error, CustomStringConvertible {
        case brace(text: String, example: String)
        case tooLong(Int)

        package var description: String {
            switch self {
            case .brace(let text, let example):
                "\(quoted(text)) has an unmatched brace; write it like \(example)"
            case .tooLong(let count):
                "a template of \(count) bytes is too long: at most \(NameTemplate.maxLength)"
            }
        }
    }

    /// The reason why no name comes of a template.
    package enum Failure: Error {
        /// Nothing is known to stand for a placeholder.
        case unknown(UnknownName)
        /// In words.
        case tooLong(String)
    }

    package init(parsing text: String, example: String = "{name}-{theme}") throws(Malformed) {
        if text.utf8.count > NameTemplate.maxLength { throw .tooLong(text.utf8.count) }
        var rest = text[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
                throw .brace(text: text, example: example)
            }
            let name = rest[rest.index(after: brace)..<end]
            guard !name.contains("{") else { throw .brace(text: text, example: example) }
            if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
            parts.append(.placeholder(String(name)))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
    }

    /// Refuses a text with a placeholder that stands for nothing.
    package static func check(_ text: String, _ known: [String], at option: OptionKey) throws(SpecError) {
        let template = try Basics.at(option) { () throws(Malformed) in
            try NameTemplate(parsing: text, example: known.map { "{\($0)}" }.joined(separator: " or "))
        }
        for case .placeholder(let name) in template.parts where !known.contains(name) {
            let unknown = UnknownName(kind: "placeholder", name: name, known: known)
            throw SpecError(at: .option(option), "\(unknown)")
        }
    }

    /// The name with everything in the place of its placeholders.
    ///
    /// - Parameters:
    ///   - text: The text for a placeholder; nil for one that stands for nothing.
    ///   - isOptional: Whether a placeholder that stands for nothing is left out, with the separators before it, or at the
    ///     start with those after it.
    ///   - known: All placeholders that stand for something.
    ///   - problem: A message about a name of so many bytes, nil for a valid length: one that is too long is not made.
    package func expanded(
        _ text: (String) -> String?, isOptional: (String) -> Bool, known: () -> [String],
        _ problem: (Int) -> String?
    ) -> Result<String, Failure> {
        var texts: [Substring] = []
        var (isText, isAfterGap) = (false, false)
        for part in parts {
            switch part {
            case .text(let text):
                isText = true
                texts.append(isAfterGap ? text.drop(while: Self.separators.contains) : text[...])
                isAfterGap = isAfterGap && texts.last?.isEmpty == true
            case .placeholder(let name):
                if let text = text(name) {
                    texts.append(text[...])
                    (isText, isAfterGap) = (false, false)
                    continue
                }
                guard isOptional(name) else {
                    return .failure(.unknown(UnknownName(kind: "placeholder", name: name, known: known())))
                }
                while isText, let last = texts.last?.last, Self.separators.contains(last) {
                    texts[texts.count - 1].removeLast()
                }
                isAfterGap = texts.allSatisfy { $0.isEmpty }
            }
        }
        if let reason = problem(texts.reduce(0) { $0 + $1.utf8.count }) { return .failure(.tooLong(reason)) }
        return .success(texts.joined())
    }
}
