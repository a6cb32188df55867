internal import MotionCore

/// The scales for which a platform's catalog has places.
public struct CatalogScales: Hashable, Sendable {
    /// Those of which pictures are made where none are asked for, in ascending order.
    public let usual: [Double]
    /// Whether any other scale has a place too.
    public let areAllPossible: Bool

    init(_ usual: [Double], areAllPossible: Bool = false) {
        (self.usual, self.areAllPossible) = (usual, areAllPossible)
    }

    /// What is made of the scales that are asked for: in ascending order, those that have a place.
    public func chosen(of asked: [Double]) -> [Double] {
        if asked.isEmpty { return usual }
        return asked.filter { areAllPossible || usual.contains($0) }.sorted()
    }
}

extension CatalogScales: CustomStringConvertible {
    /// The usual ones: `1, 1.5, 2`.
    public var description: String { usual.map(\.shortestText).joined(separator: ", ") }
}
