internal import Basics

/// Reads selectors of CSS Selectors Level 4, as far as they are about elements that stand still.
struct CSSSelectorReader {
    /// The depth of selectors in others beyond which they are not read.
    private static let maxDepth = 8
    /// Numbers of places are limited to this.
    private static let maxPlace = 1_000_000

    private let tokens: ArraySlice<CSSToken>
    private let depth: Int
    private var index: Int

    /// Returns the selectors of a list; nil where one of them is not known.
    static func list(_ tokens: ArraySlice<CSSToken>, depth: Int = 0) -> [CSSSelector]? {
        var selectors: [CSSSelector] = []
        for part in tokens.parts(between: ",") {
            var reader = CSSSelectorReader(part, depth)
            guard let selector = reader.selector() else { return nil }
            selectors.append(selector)
        }
        return selectors
    }

    private init(_ tokens: ArraySlice<CSSToken>, _ depth: Int) {
        self.tokens = tokens
        self.depth = depth
        index = tokens.startIndex
    }

    private var kind: CSSToken.Kind? { index < tokens.endIndex ? tokens[index].kind : nil }

    private func isAt(_ character: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: character)) }

    private mutating func selector() -> CSSSelector? {
        guard !tokens.isEmpty, depth <= Self.maxDepth else { return nil }
        var selector = CSSSelector(parts: [])
        var relation = CSSSelector.Relation.descendant
        while index < tokens.endIndex {
            guard let tests = compound(&selector.specificity) else { return nil }
            selector.parts.append(CSSSelector.Part(tests: tests, relation: relation))
            let hasBlank = skipBlanks()
            if index >= tokens.endIndex { return selector }
            if isAt(">") {
                relation = .child
            } else if isAt("+") {
                relation = .next
            } else if isAt("~") {
                relation = .later
            } else if hasBlank {
                relation = .descendant
                continue
            } else {
                return nil
            }
            index += 1
            _ = skipBlanks()
        }
        // The last relation has nothing behind it.
        return nil
    }

    private mutating func skipBlanks() -> Bool {
        var hasBlank = false
        while kind == .blank {
            hasBlank = true
            index += 1
        }
        return hasBlank
    }

    /// The tests of one element; nil for none, or one that is not known.
    private mutating func compound(_ specificity: inout CSSSelector.Specificity) -> [CSSSelector.Test]? {
        var tests: [CSSSelector.Test] = []
        let start = index
        if case .name(let name)? = kind {
            index += 1
            if isAt("|") {
                index += 1
                return typed(&tests, &specificity) ? rest(tests, &specificity) : nil
            }
            tests.append(.element(name))
            specificity.elements += 1
        } else if isAt("*") {
            index += 1
            if isAt("|") {
                index += 1
                return typed(&tests, &specificity) ? rest(tests, &specificity) : nil
            }
        }
        let hasType = index > start
        guard let all = rest(tests, &specificity), hasType || index > start else { return nil }
        return all
    }

    /// An element behind the prefix of a namespace.
    private mutating func typed(
        _ tests: inout [CSSSelector.Test], _ specificity: inout CSSSelector.Specificity
    ) -> Bool {
        if case .name(let name)? = kind {
            tests.append(.element(name))
            specificity.elements += 1
        } else if !isAt("*") {
            return false
        }
        index += 1
        return true
    }

    private mutating func rest(
        _ tests: [CSSSelector.Test], _ specificity: inout CSSSelector.Specificity
    ) -> [CSSSelector.Test]? {
        var tests = tests
        while let kind {
            switch kind {
            case .hash(let id, isName: true):
                tests.append(.id(id))
                specificity.ids += 1
                index += 1
            case .sign(UInt8(ascii: ".")):
                index += 1
                guard case .name(let name)? = self.kind else { return nil }
                tests.append(.className(name))
                specificity.classes += 1
                index += 1
            case .sign(UInt8(ascii: "[")):
                let end = tokens.end(of: index)
                guard let test = Self.attribute(tokens[index + 1..<end].dropLast().withoutBlanksAround) else {
                    return nil
                }
                tests.append(.attribute(test))
                specificity.classes += 1
                index = end
            case .sign(UInt8(ascii: ":")):
                index += 1
                guard let test = pseudo(&specificity) else { return nil }
                tests.append(test)
            default: return tests
            }
        }
        return tests
    }

    private static func attribute(_ tokens: ArraySlice<CSSToken>) -> CSSAttributeTest? {
        var rest = tokens
        func next() -> CSSToken.Kind? { rest.first?.kind }
        func skipBlanks() { while next() == .blank { rest.removeFirst() } }
        guard case .name(var name)? = next() else { return nil }
        rest.removeFirst()
        if rest.first?.isSign("|") ?? false, case .name(let local)? = rest.dropFirst().first?.kind {
            name += ":" + local
            rest.removeFirst(2)
        }
        skipBlanks()
        guard case .sign(var comparison)? = next() else {
            return rest.isEmpty
                ? CSSAttributeTest(name: name, comparison: nil, value: "", ignoresCase: false) : nil
        }
        rest.removeFirst()
        if comparison == UInt8(ascii: "=") {
            comparison = 0
        } else {
            guard Array("~|^$*".utf8).contains(comparison), rest.first?.isSign("=") ?? false else {
                return nil
            }
            rest.removeFirst()
        }
        skipBlanks()
        let value: String
        switch next() {
        case .name(let text)?, .string(let text)?: value = text
        default: return nil
        }
        rest.removeFirst()
        skipBlanks()
        var ignoresCase = false
        if case .name(let flag)? = next() {
            guard ["i", "s"].contains(flag.lowercased()) else { return nil }
            ignoresCase = flag.lowercased() == "i"
            rest.removeFirst()
        }
        guard rest.isEmpty else { return nil }
        return CSSAttributeTest(name: name, comparison: comparison, value: value, ignoresCase: ignoresCase)
    }

    // MARK: Pseudo-classes

    /// The states that elements of a picture are never in: nobody points at it, and it has no links that were visited.
    private static let never = Set(
        words: """
            hover focus active focus-within focus-visible visited target checked disabled playing fullscreen link any-link \
            before after first-line first-letter selection marker backdrop placeholder
            """)

    /// Reads the part of a selector behind a colon.
    private mutating func pseudo(_ specificity: inout CSSSelector.Specificity) -> CSSSelector.Test? {
        let isElement = isAt(":")
        if isElement { index += 1 }
        switch kind {
        case .name(let name)?:
            let name = name.lowercased()
            index += 1
            if isElement {
                specificity.elements += 1
                return Self.never.contains(name) || name.hasPrefix("-webkit-") ? .never : nil
            }
            specificity.classes += 1
            let one = CSSPlaces(step: 0, first: 1)
            switch name {
            case "root": return .root
            case "empty": return .empty
            case "first-child": return .place(one, fromEnd: false, ofType: false)
            case "last-child": return .place(one, fromEnd: true, ofType: false)
            case "first-of-type": return .place(one, fromEnd: false, ofType: true)
            case "last-of-type": return .place(one, fromEnd: true, ofType: true)
            case "only-child", "only-of-type":
                let ofType = name == "only-of-type"
                let parts = [false, true].map { fromEnd in
                    CSSSelector.Part(tests: [.place(one, fromEnd: fromEnd, ofType: ofType)])
                }
                // Not one of those that are not the first or not the last.
                return .any(
                    parts.map { part in
                        let own = CSSSelector(parts: [part])
                        return CSSSelector(parts: [.init(tests: [.any([own], isNegated: true)])])
                    }, isNegated: true)
            default: return Self.never.contains(name) ? .never : nil
            }
        case .function(let name)?:
            let end = tokens.end(of: index)
            let arguments = tokens[index..<end].arguments.withoutBlanksAround
            index = end
            if isElement { return nil }
            switch name {
            case "not":
                guard let list = Self.list(arguments, depth: depth + 1) else { return nil }
                specificity += list.map { $0.specificity }.max() ?? .init()
                return .any(list, isNegated: true)
            case "is", "where", "matches", "-webkit-any":
                // What is not known there is passed over.
                let list = arguments.parts(between: ",").compactMap { Self.list($0, depth: depth + 1)?.first }
                if name != "where" { specificity += list.map { $0.specificity }.max() ?? .init() }
                return depth < Self.maxDepth ? .any(list, isNegated: false) : nil
            case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
                guard let places = Self.places(arguments) else { return nil }
                specificity.classes += 1
                return .place(places, fromEnd: name.hasPrefix("nth-last"), ofType: name.hasSuffix("type"))
            case "lang", "dir", "host", "state": return .never
            default: return nil
            }
        default: return nil
        }
    }

    /// The places of `an+b`, `odd` or `even`.
    private static func places(_ tokens: ArraySlice<CSSToken>) -> CSSPlaces? {
        var text: [UInt8] = []
        for token in tokens {
            switch token.kind {
            case .blank: continue
            case .name(let name): text += Array(name.lowercased().utf8)
            case .number(let number, isInteger: true):
                guard number.magnitude <= Double(maxPlace) else { return nil }
                if !text.isEmpty, number >= 0, text.last == UInt8(ascii: "n") {
                    text.append(UInt8(ascii: "+"))
                }
                text += Array(String(Int(number)).utf8)
            case .dimension(let number, let unit):
                guard number.magnitude <= Double(maxPlace), number == number.rounded() else { return nil }
                text += Array((String(Int(number)) + unit).utf8)
            case .sign(let sign) where sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"):
                text.append(sign)
            default: return nil
            }
        }
        let word = String(decoding: text, as: UTF8.self)
        if word == "odd" { return CSSPlaces(step: 2, first: 1) }
        if word == "even" { return CSSPlaces(step: 2, first: 0) }
        func number(_ part: Substring, _ usual: Int) -> Int? {
            switch part {
            case "", "+": return usual
            case "-": return -usual
            default:
                guard let number = Int(part), number.magnitude <= maxPlace else { return nil }
                return number
            }
        }
        let parts = word.split(separator: "n", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 1 {
            return number(parts[0], 0).flatMap { parts[0].isEmpty ? nil : CSSPlaces(step: 0, first: $0) }
        }
        // Two signs meet where white space is around the second one.
        let rest =
            parts[1].hasPrefix("++") || parts[1].hasPrefix("-+")
            ? parts[1].prefix(1) + parts[1].dropFirst(2) : parts[1]
        guard let step = number(parts[0], 1), let first = number(rest, 0) else { return nil }
        return CSSPlaces(step: step, first: first)
    }
}
