public import MotionCore

/// A way to write down where the frames of a sheet are. Equal dialects have equal names.
public struct SheetDialect: Hashable, Sendable {
    /// The name in the catalogue.
    public let name: String
    /// One line that says what it is.
    public let summary: String
    /// What is known to read it.
    public let readers: String

    /// Writes the metadata of one page.
    let write: @Sendable (SheetPage, inout JSONWriter) -> Void

    public static func == (a: SheetDialect, b: SheetDialect) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// All dialects, in the order in which they are listed; the first is the default.
    public static let all: [SheetDialect] = [.jsonHash, .jsonArray]

    /// The dialect of that name.
    public static func named(_ name: String) throws(UnknownName) -> SheetDialect {
        guard let dialect = all.first(where: { $0.name == name }) else {
            throw UnknownName(kind: "sheet dialect", name: name, known: all.map(\.name))
        }
        return dialect
    }
}
