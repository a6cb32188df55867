internal import Basics

/// Names of Android resources, which become fields of a Java class.
enum AndroidName {
    static let rule = NameRule(
        text: "lower-case letters, digits and underscores, a letter first, and not a Java keyword",
        nearest: nearest)

    /// `name` where it is legal, else what is legal and reads most like it.
    @Sendable static func nearest(_ name: String) -> String {
        let plain = String(
            name.unicodeScalars.map { scalar -> Character in
                switch scalar {
                case "a"..."z", "0"..."9": Character(scalar)
                case "A"..."Z": Character(UnicodeScalar(UInt8(scalar.value + 32)))
                default: "_"
                }
            })
        let isStart = plain.first.map { ("a"..."z").contains($0) } ?? false
        return (isStart && !words.contains(plain) ? "" : "s_") + plain
    }

    /// Reserved by the language, chapter 3.9 and what it calls literals.
    private static let words = Set(
        words: """
            abstract assert boolean break byte case catch char class const continue default do double else
            enum extends false final finally float for goto if implements import instanceof int interface
            long native new null package private protected public return short static strictfp super switch
            synchronized this throw throws transient true try void volatile while
            """)
}
