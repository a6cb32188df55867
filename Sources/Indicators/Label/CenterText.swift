package import Basics

/// A text in the middle of a ring: words, and fields that numbers take the place of.
public struct CenterText: Hashable, Sendable {
    /// A field in a text, by the word between its braces.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        /// The value in percent, as the language writes it.
        case percent
        /// The value as a part of the total, rounded down.
        case value
        /// The total.
        case total
        /// The whole seconds that have passed; beside minutes those beyond whole minutes, in two digits.
        case seconds
        /// The seconds that are left, rounded up: 0 is shown at the end, and not before; beside minutes those beyond whole minutes.
        case secondsLeft = "seconds-left"
        /// The whole minutes that have passed.
        case minutes
        /// The minutes that are left: whole ones beside seconds, else rounded up.
        case minutesLeft = "minutes-left"
        /// The number of the segment that the value has come to, from 1; 0 at the beginning.
        case step

        var tellsTime: Bool { [.seconds, .secondsLeft, .minutes, .minutesLeft].contains(self) }
    }

    /// A part of a text.
    enum Part: Hashable {
        case words(String)
        case field(Field)
    }

    /// The parts in their order.
    let parts: [Part]

    /// The text of the seconds that are left.
    package static let secondsLeft = CenterText([.field(.secondsLeft)])

    init(_ parts: [Part]) { self.parts = parts }

    /// Reads a text with fields such as `{percent}`; `{{` and `}}` are braces.
    ///
    /// - Throws: The message about a text that is empty, or has a field that is not known or a brace that nothing closes.
    package init(parsing text: String) throws(Message) {
        var (parts, words, rest): ([Part], String, Substring.UnicodeScalarView) = (
            [], "", text[...].unicodeScalars
        )
        while let scalar = rest.popFirst() {
            guard scalar == "{" || scalar == "}", rest.first != scalar else {
                words.unicodeScalars.append(scalar)
                if scalar == "{" || scalar == "}" { rest.removeFirst() }
                continue
            }
            let end = scalar == "{" ? rest.firstIndex(of: "}") : nil
            guard let end else {
                throw
                    "\(quoted(text)) has a lone \(String(scalar)): write \(Self.fieldList), or \(String(scalar))\(String(scalar)) for the brace itself"
            }
            let name = String(rest[..<end])
            guard let field = Field(rawValue: name) else {
                throw
                    "\(quoted(text)) has the unknown field {\(name)}: use \(Self.fieldList), or {{ for a brace"
            }
            if !words.isEmpty { parts.append(.words(words)) }
            words = ""
            parts.append(.field(field))
            rest = rest[rest.index(after: end)...]
        }
        if !words.isEmpty { parts.append(.words(words)) }
        guard parts.contains(where: { !$0.isBlank }) else {
            throw "\(quoted(text)) is an empty text: write words or fields, such as text:{percent}"
        }
        self.parts = parts
    }

    private static var fieldList: String {
        Field.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    }

    /// The fields of the text.
    package var fields: [Field] {
        parts.compactMap { if case .field(let field) = $0 { field } else { nil } }
    }

    /// Whether the text tells a value.
    package var tellsValue: Bool { fields.contains { [.percent, .value, .step].contains($0) } }
    /// Whether the text tells parts of a total, or the total.
    package var tellsTotal: Bool { fields.contains { [.value, .total].contains($0) } }
    /// Whether the text tells times.
    package var tellsTime: Bool { fields.contains { $0.tellsTime } }

    /// Whether the text has nothing but figures, which neither rise above their height nor hang below the line.
    var isFigures: Bool {
        parts.allSatisfy { part in
            guard case .words(let words) = part else { return true }
            return words.unicodeScalars.allSatisfy { "0123456789 %+-−:./".unicodeScalars.contains($0) }
        }
    }

    /// Returns the text with numbers in place of its fields.
    func filled(_ number: (Field) -> String) -> String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .words(let words): text += words
            case .field(let field): text += number(field)
            }
        }
    }
}

extension CenterText.Part {
    fileprivate var isBlank: Bool {
        if case .words(let words) = self { words.allSatisfy { $0.isWhitespace } } else { false }
    }
}

extension CenterText {
    /// The numbers that a text shows at one time.
    public struct Moment: Hashable, Sendable {
        /// The value in `0...1`; nil for none.
        public var value: Double?
        /// The time that has passed, and the time that is left, in milliseconds.
        public var elapsed, left: Double
        /// The opacity of the text in `0...1`.
        public var opacity = 1.0

        /// Creates a moment at which the text shows completely.
        public init(value: Double? = nil, elapsed: Double = 0, left: Double = 0) {
            self.value = value
            self.elapsed = elapsed
            self.left = left
        }
    }

    /// The meaning of numbers in a text, which stays the same.
    public struct Scale: Hashable, Sendable {
        /// The total of which values are parts.
        public var total = 100
        /// The number of segments of the ring; nil for none.
        public var segments: Int?
        /// The time in which a countdown from 1 to 0 passes, in milliseconds, by which a value tells the time; nil where it does not.
        public var countdown: Double?

        /// Creates a scale of hundredths.
        public init() {}
    }
}
