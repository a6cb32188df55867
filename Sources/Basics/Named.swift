/// What is chosen from a catalogue by its name.
public protocol Named: Sendable {
    /// What the catalogue holds, in the singular: "format", "motion". `spindle list` has it in the plural.
    static var noun: String { get }
    /// Everything in the catalogue, in the order in which it is listed.
    static var all: [Self] { get }
    /// What it is called in files, on the command line and in lists: unique in its catalogue.
    var name: String { get }
    /// What else people call it, in lower case: hints in messages and lists, which stand for the name nowhere.
    var also: [String] { get }
}

extension Named {
    /// What is called so; the catalogues' own `named` is this.
    ///
    /// - Throws: ``UnknownName``, with what may have been meant.
    package static func one(named name: String) throws(UnknownName) -> Self {
        guard let one = all.first(where: { $0.name == name }) else { throw unknown(name) }
        return one
    }

    /// What to say of a name that there is not.
    package static func unknown(_ name: String) -> UnknownName {
        UnknownName(kind: noun, name: name, known: knownNames, listing: "spindle list \(noun)s")
    }

    /// All names, with what else they are called.
    package static var knownNames: [KnownName] { all.map { KnownName($0.name, also: $0.also) } }
}
