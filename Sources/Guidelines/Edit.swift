extension Rule {
    /// The one way that mends a breach: another value at its place, or none.
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

        /// The value that the rule has seen.
        public var from: Value
        /// The value in its place; nil where the key is to be left out.
        public var to: Value?

        /// Another value in the place of one.
        public init(_ from: Value, to: Value?) { (self.from, self.to) = (from, to) }

        /// Other words in the place of some; nil where nothing would change.
        static func words(_ from: String, to: String?) -> Edit? {
            guard let to, to != from else { return nil }
            return Edit(.text(from), to: .text(to))
        }
    }
}
