public import Basics

extension Motion {
    /// Motions of collections and systems, each made of its motion file in `Sources/PublishedMotions`.
    package static let collected: [Motion] = CollectedMotion.all.map { $0.motion }

    /// Returns the motion with a name. Of those in tables, only that one is read.
    ///
    /// - Throws: ``UnknownName``, with suggestions.
    public static func named(_ name: String) throws(UnknownName) -> Motion {
        if let motion = plain.first(where: { $0.name == name }) { return motion }
        if let row = CollectedMotion.all.first(where: { $0.name == name }) { return row.motion }
        guard let motion = drawn.first(where: { $0.name == name }) else {
            throw unknown(name)
        }
        return motion
    }

    /// Whether the motion is one of the catalog, with nothing changed.
    package var isPublished: Bool { (try? Motion.named(name)) == self }

    /// All names, with the other ones, for messages.
    public static let knownNames: [KnownName] = all.map { KnownName($0.name, synonyms: $0.synonyms) }
}

/// A row of the tables: a motion before it is read.
struct CollectedMotion {
    /// The fields, with a bar between two: name, summary, source, synonyms, note, numbers; empty ones have a hyphen.
    private let fields: [Substring]

    let name: String

    /// Every row, in the order of the tables.
    static let all: [CollectedMotion] = MotionTables.all.utf8.split(separator: UInt8(ascii: "\n")).map {
        CollectedMotion(Substring($0))
    }

    private init(_ row: Substring) {
        fields = row.utf8.split(separator: UInt8(ascii: "|")).map { Substring($0) }
        name = String(fields[0])
    }

    /// The search words.
    var synonyms: Substring { fields[3] == "-" ? "" : fields[3] }

    var motion: Motion {
        var reader = MotionTableReader(fields[5].utf8)
        let (size, stroke, cap) = (reader.number(), reader.number(), reader.cap())
        return Motion(
            name: name, summary: String(fields[1]), source: String(fields[2]), kind: reader.kind(),
            seamNote: fields[4] == "-" ? nil : String(fields[4]), size: size, stroke: stroke, cap: cap)
    }
}
