/// The surroundings that the conditions of style sheets ask for.
package struct CSSConditions: Sendable {
    /// Whether dark colors are preferred.
    package var isDark: Bool
    /// Whether less motion is preferred.
    package var reducesMotion: Bool
    /// The size of the window, in CSS pixels.
    package var width, height: Double

    package init(isDark: Bool = false, reducesMotion: Bool = false, width: Double = 0, height: Double = 0) {
        self.isDark = isDark
        self.reducesMotion = reducesMotion
        self.width = width
        self.height = height
    }
}

/// Decides conditions of `@media` and `@supports`.
struct CSSConditionReader {
    /// Decides what is in parentheses; nil for what is not known, which is neither true nor false.
    private let decide: (ArraySlice<CSSToken>) -> Bool?
    /// The depth of parentheses beyond which nothing is known.
    private static let maxDepth = 16

    private init(_ decide: @escaping (ArraySlice<CSSToken>) -> Bool?) { self.decide = decide }

    /// Whether a list of media queries is true.
    static func media(_ tokens: ArraySlice<CSSToken>, _ conditions: CSSConditions) -> Bool {
        if tokens.withoutBlanksAround.isEmpty { return true }
        let reader = CSSConditionReader { CSSMediaFeature.value($0, conditions) }
        return tokens.parts(between: ",").contains { reader.query($0) ?? false }
    }

    /// Whether a condition of `@supports` is true.
    static func supports(_ tokens: ArraySlice<CSSToken>) -> Bool {
        let reader = CSSConditionReader { tokens in
            let parts = tokens.parts(between: ":")
            guard parts.count > 1, parts[0].count == 1, case .name(let name)? = parts[0].first?.kind else {
                return nil
            }
            return CSSProperties.isKnown(name.lowercased()) && !parts[1].isEmpty
        }
        return reader.condition(tokens.withoutBlanksAround, 0) ?? false
    }

    private func query(_ tokens: ArraySlice<CSSToken>) -> Bool? {
        var rest = tokens
        var isNegated = false
        if let word = rest.firstWord, word == "not" || word == "only", rest.second?.isSign("(") == false,
            rest.secondWord != nil
        {
            isNegated = word == "not"
            rest = rest.dropFirst().withoutBlanksAround
        }
        guard let type = rest.firstWord, type != "not" else { return condition(rest, 0) }
        var value: Bool? = type == "all" || type == "screen"
        rest = rest.dropFirst().withoutBlanksAround
        if !rest.isEmpty {
            guard rest.firstWord == "and" else { return nil }
            let more = condition(rest.dropFirst().withoutBlanksAround, 0)
            value = value == false || more == false ? false : more == nil ? nil : true
        }
        return isNegated ? value.map { !$0 } : value
    }

    /// Conditions in parentheses between `and` or `or`, or behind `not`.
    private func condition(_ tokens: ArraySlice<CSSToken>, _ depth: Int) -> Bool? {
        guard depth <= Self.maxDepth else { return nil }
        if tokens.firstWord == "not" {
            let rest = tokens.dropFirst().withoutBlanksAround
            guard !rest.isEmpty, rest.end(of: rest.startIndex) == rest.endIndex else { return nil }
            return single(rest, depth).map { !$0 }
        }
        var (result, joint): (Bool?, String?) = (nil, nil)
        var index = tokens.startIndex
        var isFirst = true
        while index < tokens.endIndex {
            if !isFirst {
                guard case .name(let word) = tokens[index].kind else { return nil }
                let next = word.lowercased()
                guard next == "and" || next == "or", joint == nil || joint == next else { return nil }
                joint = next
                index += 1
                while index < tokens.endIndex, tokens[index].kind == .blank { index += 1 }
                guard index < tokens.endIndex else { return nil }
            }
            let end = tokens.end(of: index)
            let value = single(tokens[index..<end], depth)
            if isFirst {
                result = value
            } else if joint == "and" {
                result =
                    result == false || value == false ? false : result == nil || value == nil ? nil : true
            } else {
                result = result == true || value == true ? true : result == nil || value == nil ? nil : false
            }
            isFirst = false
            index = end
            while index < tokens.endIndex, tokens[index].kind == .blank { index += 1 }
        }
        return result
    }

    /// A condition in parentheses, which may have others in it; or a function.
    private func single(_ tokens: ArraySlice<CSSToken>, _ depth: Int) -> Bool? {
        if case .function("selector")? = tokens.first?.kind {
            return CSSSelectorReader.list(tokens.arguments.withoutBlanksAround) != nil
        }
        guard tokens.first?.isSign("(") ?? false else { return nil }
        let inner = tokens.arguments.withoutBlanksAround
        if inner.first?.isSign("(") ?? false || inner.firstWord == "not"
            || inner.first?.kind == .function("selector")
        {
            return condition(inner, depth + 1)
        }
        return decide(inner)
    }
}

extension ArraySlice<CSSToken> {
    /// The name at the beginning, in lowercase.
    fileprivate var firstWord: String? {
        guard case .name(let name)? = first?.kind else { return nil }
        return name.lowercased()
    }

    /// The tokens behind the first one and white space.
    fileprivate var second: CSSToken? { dropFirst().first { $0.kind != .blank } }

    fileprivate var secondWord: String? {
        guard case .name(let name)? = second?.kind else { return nil }
        return name
    }
}
