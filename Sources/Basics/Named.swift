/// A member of a catalog, chosen by its name.
public protocol Named: Sendable {
    /// The noun for a member of the catalog, in the singular: "format", "motion". `spindle list` has it in the plural.
    static var noun: String { get }
    /// Everything in the catalog, in the order in which it is listed.
    static var all: [Self] { get }
    /// The name in files, on the command line and in lists: unique in its catalog.
    var name: String { get }
    /// Other common names, in lower case: hints in messages and lists, which stand for the name nowhere.
    var synonyms: [String] { get }
    /// All names, with the other ones, for messages: a large catalog keeps them, so that errors share what they hold.
    static var knownNames: [KnownName] { get }
}

extension Named {
    /// The member of that name; the catalogs' own `named` is this.
    ///
    /// - Throws: ``UnknownName``, with what may have been meant.
    package static func one(named name: String) throws(UnknownName) -> Self {
        guard let one = all.first(where: { $0.name == name }) else { throw unknown(name) }
        return one
    }

    /// The error for a name that there is not.
    package static func unknown(_ name: String) -> UnknownName {
        var unknown = UnknownName(
            kind: noun, name: name, known: knownNames, listing: "spindle list \(noun)s")
        // Pages tell it in other words.
        #if !hasFeature(Embedded)
            unknown.property = "\(Self.self).all"
        #endif
        return unknown
    }

    /// All names, with what else they are called.
    public static var knownNames: [KnownName] { all.map { KnownName($0.name, synonyms: $0.synonyms) } }
}
