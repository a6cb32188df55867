internal import Basics

/// Reads a style sheet as browsers do: what it cannot read is passed over, with a note.
struct CSSSheetReader {
    private let source: CSSText
    private let tokens: ArraySlice<CSSToken>
    private let conditions: CSSConditions
    private var sheet = CSSSheet()
    /// The depth of rules in others beyond which they are not read.
    private static let maxDepth = 16

    init(_ source: CSSText, _ conditions: CSSConditions) {
        self.source = source
        tokens = source.tokens[...]
        self.conditions = conditions
    }

    mutating func read(into sheet: inout CSSSheet) {
        (self.sheet, sheet) = (sheet, CSSSheet())
        rules(tokens, layer: [], depth: 0)
        (sheet, self.sheet) = (self.sheet, CSSSheet())
    }

    /// Reads the declarations of a `style` attribute.
    static func declarations(of element: SVGElement) -> (declarations: [CSSDeclaration], notes: [SVGProblem])
    {
        guard let text = element["style"] else { return ([], []) }
        // Attributes have no places of their own.
        var reader = CSSSheetReader(CSSText(text), CSSConditions())
        reader.place = element.place
        return (reader.declarations(reader.tokens), reader.sheet.notes.all)
    }

    /// The place of all that is read; nil for that of each token.
    private var place: SVGPlace?

    private func place(of token: Int) -> SVGPlace { place ?? source.place(of: token) }

    private mutating func rules(_ tokens: ArraySlice<CSSToken>, layer: [Int], depth: Int) {
        guard depth <= Self.maxDepth else {
            sheet.note(
                "rules lie more than \(Self.maxDepth) deep in others; those are passed over",
                at: place(of: tokens.startIndex))
            return
        }
        var index = tokens.startIndex
        while index < tokens.endIndex {
            switch tokens[index].kind {
            case .blank, .commentSign: index += 1
            case .atWord(let name):
                let (prelude, block, next) = parts(tokens, from: index + 1, endsAtSemicolon: true)
                atRule(name, at: place(of: index), prelude, block, layer, depth)
                index = next
            default:
                let (prelude, block, next) = parts(tokens, from: index, endsAtSemicolon: false)
                if let block {
                    rule(prelude, block, layer)
                } else {
                    sheet.note("the style sheet ends within a rule", at: place(of: index))
                }
                index = next
            }
        }
    }

    /// Returns the tokens before a block, those in it, and the index behind it.
    private mutating func parts(
        _ tokens: ArraySlice<CSSToken>, from start: Int, endsAtSemicolon: Bool
    ) -> (prelude: ArraySlice<CSSToken>, block: ArraySlice<CSSToken>?, next: Int) {
        var index = start
        while index < tokens.endIndex {
            if endsAtSemicolon, tokens[index].isSign(";") {
                return (tokens[start..<index].withoutBlanksAround, nil, index + 1)
            }
            let end = tokens.end(of: index)
            if tokens[index].isSign("{") {
                let isClosed = tokens[end - 1].isSign("}") && end - 1 > index
                if !isClosed { sheet.note("the style sheet ends within a rule", at: place(of: start)) }
                let block = tokens[index + 1..<(isClosed ? end - 1 : end)]
                return (tokens[start..<index].withoutBlanksAround, block, end)
            }
            index = end
        }
        return (tokens[start...].withoutBlanksAround, nil, tokens.endIndex)
    }

    private func text(_ tokens: ArraySlice<CSSToken>) -> String { source.text(tokens.indices) }

    private mutating func rule(_ prelude: ArraySlice<CSSToken>, _ block: ArraySlice<CSSToken>, _ layer: [Int])
    {
        let declarations = declarations(block)
        guard let selectors = CSSSelectorReader.list(prelude) else {
            sheet.note(
                "the selector \(quoted(text(prelude))) is not read; select by element, class or id, or write styles as attributes",
                at: place(of: prelude.startIndex))
            return
        }
        if !declarations.isEmpty {
            sheet.add(CSSSheet.Rule(selectors: selectors, declarations: declarations, layer: layer))
        }
    }

    private mutating func atRule(
        _ name: String, at place: SVGPlace, _ prelude: ArraySlice<CSSToken>,
        _ block: ArraySlice<CSSToken>?, _ layer: [Int], _ depth: Int
    ) {
        switch name {
        case "charset", "font-face", "namespace": return
        case "media":
            sheet.note(atRule: name)
            if let block, CSSConditionReader.media(prelude, conditions) {
                rules(block, layer: layer, depth: depth + 1)
            }
        case "supports":
            sheet.note(atRule: name)
            if let block, CSSConditionReader.supports(prelude) {
                rules(block, layer: layer, depth: depth + 1)
            }
        case "layer":
            sheet.note(atRule: name)
            self.layer(prelude, at: place, block, layer, depth)
        case "keyframes", "-webkit-keyframes":
            sheet.note(atRule: name)
            if let block { keyframes(prelude, at: place, block, isPrefixed: name != "keyframes") }
        case "property":
            sheet.note(atRule: name)
            if let block { property(prelude, at: place, block) }
        case "-moz-keyframes", "-o-keyframes", "page", "counter-style": sheet.note(atRule: name)
        case "import":
            sheet.note(atRule: name)
            sheet.noteImport(text(prelude))
        default:
            sheet.note(atRule: name)
            sheet.note("@\(name) is not read", at: place)
        }
    }

    private mutating func layer(
        _ prelude: ArraySlice<CSSToken>, at place: SVGPlace, _ block: ArraySlice<CSSToken>?, _ outer: [Int],
        _ depth: Int
    ) {
        var layers: [[Int]] = []
        for names in prelude.isEmpty ? [] : prelude.parts(between: ",") {
            var layer = outer
            for part in names.parts(between: ".") {
                guard part.count == 1, case .name(let name)? = part.first?.kind, layer.count < Self.maxDepth
                else {
                    sheet.note("@layer \(quoted(text(prelude))) is not read", at: place)
                    return
                }
                layer = sheet.layer(name, in: layer)
            }
            layers.append(layer)
        }
        guard let block else { return }
        if prelude.isEmpty { layers = [sheet.layer("", in: outer)] }
        if layers.count == 1 { rules(block, layer: layers[0], depth: depth + 1) }
    }

    private mutating func keyframes(
        _ prelude: ArraySlice<CSSToken>, at place: SVGPlace, _ block: ArraySlice<CSSToken>, isPrefixed: Bool
    ) {
        let name: String
        switch (prelude.count, prelude.first?.kind) {
        case (1, .name(let text)?), (1, .string(let text)?): name = text
        default:
            sheet.note(
                "@keyframes \(quoted(text(prelude))) is not read; name it with one word", at: place)
            return
        }
        var keyframes: [CSSKeyframe] = []
        var index = block.startIndex
        while index < block.endIndex {
            if block[index].kind == .blank {
                index += 1
                continue
            }
            let (selector, own, next) = parts(block, from: index, endsAtSemicolon: false)
            index = next
            guard let own else { break }
            guard let offsets = Self.offsets(selector) else {
                sheet.note(
                    "the keyframe \(quoted(text(selector))) of \(quoted(name)) is not read; place it by percentages",
                    at: self.place(of: selector.startIndex))
                continue
            }
            // What is important means nothing there.
            let declarations = declarations(own).filter { !$0.isImportant }
            keyframes.append(CSSKeyframe(offsets: offsets, declarations: declarations))
        }
        sheet.add(keyframes: keyframes, of: name, isPrefixed: isPrefixed)
    }

    private static func offsets(_ tokens: ArraySlice<CSSToken>) -> [Double]? {
        var offsets: [Double] = []
        for part in tokens.parts(between: ",") {
            guard part.count == 1, let kind = part.first?.kind else { return nil }
            switch kind {
            case .name(let name) where name.lowercased() == "from": offsets.append(0)
            case .name(let name) where name.lowercased() == "to": offsets.append(1)
            case .percentage(let share) where (0...1).contains(share): offsets.append(share)
            default: return nil
            }
        }
        return offsets
    }

    // MARK: Declarations

    private mutating func declarations(_ tokens: ArraySlice<CSSToken>) -> [CSSDeclaration] {
        var result: [CSSDeclaration] = []
        var index = tokens.startIndex
        while index < tokens.endIndex {
            if tokens[index].kind == .blank || tokens[index].isSign(";") {
                index += 1
                continue
            }
            let start = index
            var (endsAtBlock, isCustom) = (false, false)
            if case .name(let name) = tokens[index].kind { isCustom = name.hasPrefix("--") }
            while index < tokens.endIndex, !tokens[index].isSign(";"), !endsAtBlock {
                // A rule within a rule ends with its block; the value of a custom property may be one.
                endsAtBlock = tokens[index].isSign("{") && !isCustom
                index = tokens.end(of: index)
            }
            let part = tokens[start..<index].withoutBlanksAround
            if endsAtBlock {
                sheet.note(
                    "the rule \(quoted(text(part))) within a rule is not read; write it behind that",
                    at: place(of: start))
            } else if let declaration = declaration(part) {
                result.append(declaration)
            } else {
                sheet.note(
                    "the declaration \(quoted(text(part))) is not read", at: place(of: start), isMinor: true)
            }
        }
        return result
    }

    private func declaration(_ tokens: ArraySlice<CSSToken>) -> CSSDeclaration? {
        guard case .name(let name)? = tokens.first?.kind else { return nil }
        let rest = tokens.dropFirst().withoutBlanksAround
        guard rest.first?.isSign(":") ?? false else { return nil }
        var value = rest.dropFirst().withoutBlanksAround
        var isImportant = false
        if case .name(let word)? = value.last?.kind, word.lowercased() == "important" {
            let before = value.dropLast().withoutBlanksAround
            if before.last?.isSign("!") ?? false {
                isImportant = true
                value = before.dropLast().withoutBlanksAround
            }
        }
        let isCustom = name.hasPrefix("--")
        guard isCustom || !value.isEmpty, !value.contains(where: { $0.kind == .broken || $0.isSign("!") })
        else {
            return nil
        }
        return CSSDeclaration(
            key: isCustom ? name : CSSProperties.plain(name.lowercased()), value: text(value),
            isImportant: isImportant, place: place(of: tokens.startIndex))
    }

    // MARK: Custom properties

    private mutating func property(
        _ prelude: ArraySlice<CSSToken>, at place: SVGPlace, _ block: ArraySlice<CSSToken>
    ) {
        var stated: [String: String] = [:]
        for declaration in declarations(block) { stated[declaration.key] = declaration.value }
        guard prelude.count == 1, case .name(let name)? = prelude.first?.kind, name.hasPrefix("--"),
            let inherits = stated["inherits"].flatMap({ ["true": true, "false": false][$0] }),
            let syntax = stated["syntax"], syntax.count > 2, let quote = syntax.first,
            quote == "\"" || quote == "'", syntax.last == quote
        else {
            sheet.note(
                "@property \(quoted(text(prelude))) has no syntax and inherits; it is passed over", at: place)
            return
        }
        sheet.register(
            CSSCustomProperty(
                syntax: trimmed(String(syntax.dropFirst().dropLast())), inherits: inherits,
                initial: stated["initial-value"]), name)
    }
}
