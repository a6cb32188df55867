internal import Basics

/// The scales for which a platform's catalog has places.
public struct CatalogScales: Hashable, Sendable {
    /// The scales of pictures if none are requested, in ascending order.
    public let defaults: [Double]
    /// Whether any other scale has a place too.
    public let areAllPossible: Bool

    package init(_ defaults: [Double], areAllPossible: Bool = false) {
        self.defaults = defaults
        self.areAllPossible = areAllPossible
    }

    /// The scales that are written if `asked` are requested: those that have a place, in ascending order; the defaults if none are
    /// requested.
    public func chosen(of asked: [Double]) -> [Double] {
        if asked.isEmpty { return defaults }
        return asked.filter { areAllPossible || defaults.contains($0) }.sorted()
    }
}

extension CatalogScales: CustomStringConvertible {
    /// The default ones: `1, 1.5, 2`.
    public var description: String { defaults.map { $0.shortestText }.joined(separator: ", ") }
}
