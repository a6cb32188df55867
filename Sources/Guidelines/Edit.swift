extension Rule {
    /// The one way that mends a breach: another value at its place, none, or one more beside it.
    ///
    /// A rule states it where nobody would write anything else, and never where words, colors or times are to be
    /// chosen. Whoever applies it makes sure that ``from`` is what stands there.
    public struct Edit: Hashable, Sendable {
        /// A value as files have it.
        public enum Value: Hashable, Sendable {
            /// Words, in whatever quotation marks.
            case text(String)
            /// A number in the option's own unit, with or without that behind it.
            case number(Double)
            /// True or false.
            case flag(Bool)
        }

        /// What becomes of a value.
        public enum Change: Hashable, Sendable {
            /// Another one stands in its place.
            case replaced(Value)
            /// Its key is left out.
            case removed
            /// Another key with its value stands beside it.
            case joined(key: String, Value)
        }

        /// The value that the rule has seen.
        public var from: Value
        /// What becomes of it.
        public var change: Change

        /// A change of a value.
        public init(_ from: Value, _ change: Change) { (self.from, self.change) = (from, change) }

        /// Other words in the place of some; nil where nothing would change.
        static func words(_ from: String, to: String?) -> Edit? {
            guard let to, to != from else { return nil }
            return Edit(.text(from), .replaced(.text(to)))
        }
    }
}
