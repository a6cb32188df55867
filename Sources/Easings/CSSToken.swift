/// A token of CSS Syntax Level 3, as far as easings tell them apart.
struct CSSToken {
    enum Kind: Equatable {
        /// The name is lower-cased (ASCII letters only, as CSS compares them) and free of escapes.
        case identifier(String)
        /// A name and the parenthesis right behind it.
        case function(String)
        case number(Double, isInteger: Bool)
        /// As a fraction: 50% is 0.5.
        case percentage(Double)
        /// A number with a unit.
        case dimension
        case comma
        case closingParenthesis
        /// A string with its quotes.
        case string
        /// Anything else, one character at a time.
        case other
        case end
    }

    var kind: Kind
    /// The place of the token, in bytes.
    var range: Range<Int>
}
