/// An artwork of which a part is revealed, in front of the faded rest. Lengths in points.
///
/// The rest shows where nothing is revealed, and no pixel shows both in full: no fringe surrounds what is revealed.
public struct ArtworkShape: Hashable, Sendable {
    /// The part that is revealed.
    public enum Part: Hashable, Sendable {
        /// All of it.
        case whole
        /// The part below a height of the picture, y down.
        case below(Double)
        /// Another artwork in the same units, each area of which lies within one of the whole.
        case artwork(Artwork)
    }

    /// The whole drawing, in units of its own.
    public var artwork: Artwork
    /// The map from those units to the picture.
    public var placing: Affine
    /// The part that is revealed.
    public var part: Part
    /// The opacity of the rest, in `0...1`.
    public var rest: Double
    /// The chosen color.
    public var color: Color
    /// In `0...1`, on top of all others.
    public var opacity = 1.0
    /// The role of the drawing in its picture.
    public var role: PartRole

    /// A part of an artwork in front of the rest.
    public init(
        _ artwork: Artwork, placing: Affine, part: Part = .whole, rest: Double = 0, color: Color,
        role: PartRole = .value
    ) {
        self.artwork = artwork
        self.placing = placing
        self.part = part
        self.rest = rest
        self.color = color
        self.role = role
    }

    /// Whether nothing of it can be seen.
    var isBlank: Bool {
        if opacity <= 0 || artwork.items.isEmpty { return true }
        if rest > 0 { return false }
        if case .artwork(let part) = part { return part.items.isEmpty }
        return false
    }

    mutating func move(down distance: Double) {
        placing.f += distance
        if case .below(let level) = part { part = .below(level + distance) }
    }
}

extension ArtworkShape {
    /// The whole drawing as areas of one color each, from back to front.
    package var flatAreas: [PathShape] {
        artwork.items.compactMap { item in
            guard case .area(let area) = item, case .solid(let ink) = area.paint else { return nil }
            return PathShape(
                area.path.placed(placing), ink.color(color), opacity: opacity,
                role: role)
        }
    }
}

extension Artwork {
    /// Whether the artwork has nothing but areas of one color each, by the nonzero rule.
    package var isFlat: Bool {
        items.allSatisfy { item in
            guard case .area(let area) = item, case .solid = area.paint else { return false }
            return !area.isEvenOdd
        }
    }
    /// Whether parts are masked, filtered or blended, which only pixels can be.
    package var hasEffects: Bool { items.contains { $0.hasEffects } }
}

extension Artwork.Item {
    fileprivate var hasEffects: Bool {
        switch self {
        case .area: false
        case .group(let items, _), .clipped(let items, _): items.contains { $0.hasEffects }
        case .masked, .filtered, .blended: true
        }
    }
}
