internal import Basics

extension Easing {
    /// The easing that `text` describes, read as browsers read `<easing-function>` of CSS Easing Level 2.
    ///
    /// - `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`, `step-start`, `step-end`
    /// - `cubic-bezier(x1, y1, x2, y2)` with `x1` and `x2` in 0...1
    /// - `steps(n)` or `steps(n, position)` with `jump-start`, `jump-end`, `jump-none`, `jump-both`,
    ///   `start` or `end`, and n in 1...1000000
    /// - `linear(stop, stop …)`: each a number and up to two percentages before or behind it
    /// - not in CSS: `sine`, `ease-out-power(n)`, `spring(stiffness, dampingRatio)`
    ///
    /// Letter case, white space, comments and escapes are CSS's; a parenthesis still open at the end is
    /// closed there, as in a style sheet. Numbers are rounded to the nearest `Double`; those beyond its
    /// range, which CSS clamps, are rejected. So are `calc()` and other functions in place of numbers.
    /// - Throws: an error that says what is wrong, where, and what would be right.
    public init(parsing text: String) throws(EasingError) {
        var parser = EasingParser(text)
        self = try parser.parse()
    }
}

/// One easing from tokens, by recursive descent with one token of look-ahead.
struct EasingParser {
    private static let keywords: [String: Easing] = [
        "linear": .linear, "ease": .ease, "ease-in": .easeIn, "ease-out": .easeOut,
        "ease-in-out": .easeInOut, "step-start": .stepStart, "step-end": .stepEnd, "sine": .sine,
    ]
    /// Every name an easing begins with, keywords first: on a tie the nearest one is a keyword.
    private static let names = [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "sine",
        "cubic-bezier(", "steps(", "linear(", "ease-out-power(", "spring(",
    ]

    private let source: String
    private var tokenizer: CSSTokenizer
    private(set) var token: CSSToken

    init(_ source: String) {
        self.source = source
        tokenizer = CSSTokenizer(source)
        token = tokenizer.next()
    }

    mutating func parse() throws(EasingError) -> Easing {
        let easing: Easing
        switch token.kind {
        case .identifier(let name):
            guard let keyword = Self.keywords[name] else { throw unknown(name) }
            advance()
            easing = keyword
        case .function(let name):
            easing = try function(name)
        case .end: throw failure("an easing is missing here, such as ease-in-out")
        case .string: throw failure("an easing is written without quotes")
        default: throw failure("an easing begins with its name: \(Self.allNames)")
        }
        switch token.kind {
        case .end: return easing
        case .comma: throw failure("one easing is expected here, not a list")
        default: throw failure("nothing may follow the easing")
        }
    }

    private mutating func function(_ name: String) throws(EasingError) -> Easing {
        switch name {
        case "cubic-bezier": return try cubicBezier()
        case "steps": return try steps()
        case "linear": return try linearStops()
        case "spring": return try spring()
        case "ease-out-power": return try easeOutPower()
        default: throw unknown(name + "(")
        }
    }

    private func unknown(_ name: String) -> EasingError {
        let isFunction = name.hasSuffix("(")
        if !isFunction && Self.names.contains(name + "(") {
            return failure("\(name) takes arguments: write \(name)(…)")
        }
        if isFunction && Self.keywords[String(name.dropLast())] != nil {
            return failure("\(name.dropLast()) takes no arguments: write it without parentheses")
        }
        let nearest = nearestName(to: name, in: Self.names).map { $0.hasSuffix("(") ? $0 + "…)" : $0 }
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? " (known: \(Self.allNames))"
        var error = failure("no such easing" + hint)
        error.hint = hint
        return error
    }

    private static let allNames: String = names.map { $0.hasSuffix("(") ? $0 + ")" : $0 }
        .joined(separator: ", ")
}

// MARK: - Tokens

extension EasingParser {
    mutating func advance() { token = tokenizer.next() }

    /// An error at the current token.
    func failure(_ problem: String) -> EasingError { failure(problem, at: token.range) }

    func failure(_ problem: String, at range: Range<Int>) -> EasingError {
        EasingError(source: source, range: range, problem: problem)
    }

    mutating func comma(_ usage: String) throws(EasingError) {
        guard token.kind == .comma else { throw failure("a comma is expected here: \(usage)") }
        advance()
    }

    /// The closing parenthesis, which the end of the text stands in for.
    mutating func close(_ usage: String) throws(EasingError) {
        switch token.kind {
        case .closingParenthesis: advance()
        case .end: return
        case .function(let name): throw unsupported(name)
        default: throw failure("a closing parenthesis is expected here: \(usage)")
        }
    }

    /// `calc()` and its like, where a number or nothing should stand.
    private func unsupported(_ name: String) -> EasingError {
        failure("\(name)() is not supported inside easings; write its result as a plain number")
    }

    /// The error of a token that is not a number, although `what` should stand there.
    func notANumber(_ what: String) -> EasingError {
        switch token.kind {
        case .function(let name): unsupported(name)
        case .dimension: failure("\(what) is a plain number, without a unit")
        case .percentage: failure("\(what) is a plain number, not a percentage")
        case .end, .comma, .closingParenthesis: failure("\(what) is missing here")
        default: failure("\(what) must be a number")
        }
    }

    /// A finite number.
    mutating func number(_ what: String) throws(EasingError) -> Double {
        guard case .number(let value, _) = token.kind else { throw notANumber(what) }
        guard value.isFinite else {
            throw failure("\(what) is too large; the largest number is about 1.8e308")
        }
        advance()
        return value
    }

    /// A number in `range`.
    mutating func number(_ what: String, in range: ClosedRange<Double>) throws(EasingError) -> Double {
        let place = token.range
        let value = try number(what)
        guard range.contains(value) else {
            throw failure(
                "\(what) must be from \(CSSNumber.text(range.lowerBound)) to \(CSSNumber.text(range.upperBound))",
                at: place)
        }
        return value
    }

    /// A whole number, written without a point or an exponent, from 1 to `maximum`.
    mutating func count(_ what: String, upTo maximum: Int) throws(EasingError) -> Int {
        guard case .number(let value, let isInteger) = token.kind else { throw notANumber(what) }
        guard isInteger else { throw failure("\(what) must be a whole number, written with digits only") }
        guard value >= 1, value <= Double(maximum) else {
            throw failure("\(what) must be from 1 to \(maximum)")
        }
        advance()
        return Int(value)
    }
}
