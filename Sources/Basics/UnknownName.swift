/// A name that is not in a catalog.
public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// The noun for a member of the catalog, in the singular: "format", "motion".
    public var kind: String
    /// The name that was asked for.
    public var name: String
    /// All names of the catalog, in its order.
    public var known: [KnownName]
    /// The command that lists the catalog; nil for none.
    public var listing: String?
    /// The property that holds the catalog, such as `Motion.all`; nil for none.
    public var property: String?

    /// A name that is not among `known`, whose other names are hints.
    public init(kind: String, name: String, known: [KnownName], listing: String? = nil) {
        self.kind = kind
        self.name = name
        self.known = known
        self.listing = listing
    }

    /// A name that is not among `known`.
    public init(kind: String, name: String, known: [String], listing: String? = nil) {
        self.init(kind: kind, name: name, known: known.map { KnownName($0) }, listing: listing)
    }

    /// The message, with the names that may have been meant, and the property that holds all of them.
    public var description: String { message + hint(property) }

    /// The error without the hint, made in little time: names in files can be long, and many.
    public var message: String {
        let short = name.unicodeScalars.prefix(101)
        let shown = short.count > 100 ? String(String.UnicodeScalarView(short.prefix(100))) + "…" : name
        return "there is no \(kind) \"\(shown)\""
    }

    /// The names that may have been meant, and the command that lists all of them: a short catalog is listed at once.
    public var hint: String { hint(nil) }

    private func hint(_ property: String?) -> String {
        let near = nearNames(to: name, in: known)
        return suggestion(near) + Self.place(near: near, known.map { $0.name }, name, listing, property)
    }

    /// The words after the suggestion of some names.
    ///
    /// - Parameters:
    ///   - near: Those that may have been meant.
    ///   - known: All names of the catalog.
    ///   - name: The name that was asked for.
    ///   - listing: The command that lists the catalog; nil for none.
    ///   - property: The property that holds it, to be named instead; nil for none.
    package static func place(
        near: [String], _ known: [String], _ name: String, _ listing: String?, _ property: String? = nil
    ) -> String {
        let isShort = known.count <= (near.isEmpty && listing == nil ? longestList : maxShownNames)
        if isShort { return " (known: \(known.joined(separator: ", ")))" }
        if let property { return " (see \(property))" }
        if let listing {
            // The rest of what is near can be listed by itself.
            let isWord = name.utf8.allSatisfy { isWordByte($0) }
            return " (see \"\(listing)\(near.count > maxShownNames && isWord ? " " + name : "")\")"
        }
        if !near.isEmpty { return "" }
        let rest = known.count - longestList
        return " (known: \(known.prefix(longestList).joined(separator: ", ")) and \(rest) more)"
    }

    /// Whether a shell takes a word of such bytes as it is.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// As many names as are told of where there is nothing else to say.
    private static let longestList = 12
}
