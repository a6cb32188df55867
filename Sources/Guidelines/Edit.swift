extension Rule {
    /// The one edit that mends a breach: a value replaced or removed, or another key added beside it.
    ///
    /// A rule states an edit only where nobody would write anything else, and never where words, colors or times are to be
    /// chosen. The caller who applies it makes sure that ``from`` is the value in the file.
    public struct Edit: Hashable, Sendable {
        /// A value as it is written in a file.
        public enum Value: Hashable, Sendable {
            /// A text, in any quotation marks.
            case text(String)
            /// A number in the option's own unit, with or without the unit after it.
            case number(Double)
            /// A boolean, true or false.
            case flag(Bool)
        }

        /// The change that mends a value.
        public enum Change: Hashable, Sendable {
            /// The value is replaced with another.
            case replaced(Value)
            /// The value is removed together with its key.
            case removed
            /// Another key is added beside the value's, with a value of its own.
            case joined(key: String, Value)
        }

        /// The value that the rule has seen.
        public var from: Value
        /// The change to make to that value.
        public var change: Change

        /// Creates an edit that changes the value `from`.
        public init(_ from: Value, _ change: Change) { (self.from, self.change) = (from, change) }

        /// Replaces one text with another; nil where nothing would change.
        static func words(_ from: String, to: String?) -> Edit? {
            guard let to, to != from else { return nil }
            return Edit(.text(from), .replaced(.text(to)))
        }
    }
}
