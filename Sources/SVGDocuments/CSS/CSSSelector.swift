/// A selector: an element, and what must be around it or before it.
struct CSSSelector: Sendable {
    /// The relation of an element to the one that the part before it selects.
    enum Relation { case descendant, child, next, later }

    /// A test of a single element.
    indirect enum Test {
        case element(String)
        case id(String)
        case className(String)
        case attribute(CSSAttributeTest)
        /// The places a·n + b for n from 0, counted from 1.
        case place(CSSPlaces, fromEnd: Bool, ofType: Bool)
        case root
        case empty
        /// Whether one of several selects the element, or none does.
        case any([CSSSelector], isNegated: Bool)
        /// A state that nothing in a picture is in.
        case never
    }

    /// The tests of an element, and its relation to the part before it; that of the first part means nothing.
    struct Part {
        var tests: [Test] = []
        var relation = Relation.descendant
    }

    /// From left to right, as they are written; at least one.
    var parts: [Part]
    /// The numbers of ids, of classes and the like, and of elements; each is above all that follow.
    var specificity = Specificity()

    struct Specificity: Comparable {
        var ids = 0, classes = 0, elements = 0

        static func < (a: Self, b: Self) -> Bool {
            (a.ids, a.classes, a.elements) < (b.ids, b.classes, b.elements)
        }

        static func += (a: inout Self, b: Self) {
            (a.ids, a.classes, a.elements) = (a.ids + b.ids, a.classes + b.classes, a.elements + b.elements)
        }
    }
}

/// A test of an attribute.
struct CSSAttributeTest {
    /// The name, which may have the prefix that the file has.
    let name: String
    /// The sign before the equals sign, 0 for none; nil where any value will do.
    let comparison: UInt8?
    let value: String
    let ignoresCase: Bool

    func accepts(_ element: SVGElement) -> Bool {
        guard var text = element[name] else { return false }
        guard let comparison else { return true }
        var value = value
        if ignoresCase { (text, value) = (text.lowercased(), value.lowercased()) }
        switch comparison {
        case 0: return text == value
        case UInt8(ascii: "~"):
            return !value.isEmpty && text.split { $0.isWhitespace }.contains { $0 == value }
        case UInt8(ascii: "|"): return text == value || text.hasPrefix(value + "-")
        case UInt8(ascii: "^"): return !value.isEmpty && text.hasPrefix(value)
        case UInt8(ascii: "$"): return !value.isEmpty && text.hasSuffix(value)
        default:
            let (whole, part) = (Array(text.utf8), Array(value.utf8))
            guard !part.isEmpty, whole.count >= part.count else { return false }
            return (0...whole.count - part.count).contains { whole[$0...].starts(with: part) }
        }
    }
}

/// The places a·n + b for whole n from 0.
struct CSSPlaces {
    let step, first: Int

    func contains(_ place: Int) -> Bool {
        let distance = place - first
        if step == 0 { return distance == 0 }
        return distance % step == 0 && distance / step >= 0
    }
}
