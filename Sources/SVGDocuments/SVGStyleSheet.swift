internal import Basics

/// The rules of a drawing's style sheets, as drawing programs write them: for elements, classes and ids.
package struct SVGStyleSheet {
    /// A selector of one element, without any of what surrounds it.
    private struct Selector {
        var element: String?
        var ids: [String] = []
        var classes: [String] = []

        /// The more specific one of two has the last word.
        var weight: Int { ids.count * 10_000 + classes.count * 100 + (element == nil ? 0 : 1) }

        func selects(_ candidate: SVGElement, classes own: [Substring]) -> Bool {
            (element ?? candidate.name) == candidate.name && ids.allSatisfy { $0 == candidate["id"] }
                && classes.allSatisfy { own.contains(Substring($0)) }
        }
    }

    private struct Rule {
        let selector: Selector
        let declarations: [Declaration]
    }

    private struct Declaration {
        let key, value: String
        let isImportant: Bool
    }

    /// The rules, the least specific ones first.
    private var rules: [Rule] = []

    /// All style sheets of a drawing, which rule all of it wherever they stand.
    package init(_ root: SVGElement) throws(SVGProblem) {
        try add(root)
        rules = rules.enumerated().sorted { a, b in
            (a.element.selector.weight, a.offset) < (b.element.selector.weight, b.offset)
        }.map { $0.element }
    }

    private mutating func add(_ element: SVGElement) throws(SVGProblem) {
        if element.name == "style" {
            if let type = element["type"], type != "text/css", !type.isEmpty {
                throw element.problem("a style sheet in \(quoted(type)) is not read; write it in CSS")
            }
            do throws(SVGProblem) { try parse(element.text) } catch { throw element.problem(error.text) }
        }
        for child in element.children { try add(child) }
    }

    /// The properties of an element, those that count most last: its attributes, the rules for it, then its style; and after all of
    /// these what is important.
    package func declarations(of element: SVGElement) -> [(key: String, value: String)] {
        var all = element.attributes.filter { $0.key != "style" }
        let classes = (element["class"] ?? "").split { $0.isWhitespace }
        var own = rules.filter { $0.selector.selects(element, classes: classes) }.flatMap { $0.declarations }
        if let style = element["style"] { own += Self.declarations(style) }
        all += own.filter { !$0.isImportant }.map { ($0.key, $0.value) }
        all += own.filter { $0.isImportant }.map { ($0.key, $0.value) }
        return Self.understood(all)
    }

    /// Leaves out colors that are not read where one that is comes before, as readers do that do not know them: drawing programs write
    /// wide colors after plain ones.
    private static func understood(_ all: [(key: String, value: String)]) -> [(key: String, value: String)] {
        var known: Set<String> = []
        return all.filter { key, value in
            guard ["color", "fill", "stroke", "stop-color"].contains(key) else { return true }
            if SVGPaint.isUnreadColor(value) { return !known.contains(key) }
            known.insert(key)
            return true
        }
    }

    /// The properties that elements have from those around them.
    private static let inherited: Set = [
        "color", "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width",
        "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "visibility",
    ]

    /// The properties that what is in an element has from it and from those around it, those that count most last.
    package func inherited(by element: SVGElement, in index: SVGIndex) -> [(key: String, value: String)] {
        index.path(to: element).flatMap { declarations(of: $0) }.filter { Self.inherited.contains($0.key) }
    }

    private mutating func parse(_ text: String) throws(SVGProblem) {
        var rest = Self.withoutComments(text)[...]
        while let first = rest.firstIndex(where: { !$0.isWhitespace }) {
            rest = rest[first...]
            if rest.first == "@" {
                try Self.passOver(&rest)
                continue
            }
            guard let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") else {
                throw SVGProblem(text: "the style sheet ends within a rule; save the drawing again")
            }
            let declarations = Self.declarations(String(rest[rest.index(after: open)..<close]))
            for selector in rest[..<open].split(separator: ",") {
                let selector = trimmed(String(selector))
                // Nobody points at a picture.
                if [":hover", ":focus", ":active"].contains(where: selector.contains) { continue }
                rules.append(Rule(selector: try Self.selector(selector), declarations: declarations))
            }
            rest = rest[rest.index(after: close)...]
        }
    }

    /// Passes over an at-rule that says nothing about shapes.
    private static func passOver(_ rest: inout Substring) throws(SVGProblem) {
        let name = rest.prefix { !$0.isWhitespace && $0 != "{" && $0 != ";" }
        guard ["@charset", "@font-face", "@namespace"].contains(name) else {
            throw SVGProblem(text: "\(name) is not read; keep one look in the style sheet, without it")
        }
        let end = rest.firstIndex(of: name == "@font-face" ? "}" : ";")
        rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
    }

    private static func selector(_ text: String) throws(SVGProblem) -> Selector {
        var selector = Selector()
        var rest = text[...]
        let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        if rest.first == "*" {
            rest.removeFirst()
        } else {
            let name = rest.prefix(while: isPart)
            if !name.isEmpty { selector.element = String(name) }
            rest = rest.dropFirst(name.count)
        }
        while let sign = rest.first, sign == "." || sign == "#" {
            let name = rest.dropFirst().prefix(while: isPart)
            if name.isEmpty { break }
            if sign == "." {
                selector.classes.append(String(name))
            } else {
                selector.ids.append(String(name))
            }
            rest = rest.dropFirst(1 + name.count)
        }
        if text.isEmpty || !rest.isEmpty {
            throw SVGProblem(
                text:
                    "the selector \(quoted(text)) is not read; select by element, class or id, or write styles as attributes"
            )
        }
        return selector
    }

    private static func declarations(_ text: String) -> [Declaration] {
        text.split(separator: ";").compactMap { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            var value = trimmed(String(parts[1]))
            var isImportant = false
            if let mark = value.firstIndex(of: "!") {
                isImportant = value[mark...].dropFirst().contains("important")
                value = trimmed(String(value[..<mark]))
            }
            return Declaration(key: trimmed(String(parts[0])), value: value, isImportant: isImportant)
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let open = rest.firstRange(of: "/*") {
            result += rest[..<open.lowerBound]
            guard let close = rest[open.upperBound...].firstRange(of: "*/") else {
                rest = ""
                break
            }
            result += " "
            rest = rest[close.upperBound...]
        }
        result += rest
        return result.split(separator: "<!--", omittingEmptySubsequences: false).joined().split(
            separator: "-->", omittingEmptySubsequences: false
        ).joined()
    }
}
