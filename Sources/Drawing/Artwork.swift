internal import MotionCore

/// A color, or the one that is chosen when the artwork is drawn.
public enum Ink: Hashable, Sendable {
    /// A color of its own.
    case color(Color)
    /// The chosen color, with a share of its alpha in `0...1`.
    case chosen(alpha: Double)

    /// Returns the color where `chosen` is the chosen one.
    public func color(_ chosen: Color) -> Color {
        switch self {
        case .color(let color): color
        case .chosen(let alpha): chosen.faded(alpha)
        }
    }

    /// Returns the ink, less opaque.
    public func faded(_ opacity: Double) -> Ink {
        switch self {
        case .color(let color): .color(color.faded(opacity))
        case .chosen(let alpha): .chosen(alpha: alpha * opacity)
        }
    }
}

/// A drawing in colors of its own.
public struct Artwork: Hashable, Sendable {
    /// The paint of an area.
    public enum Paint: Hashable, Sendable {
        /// One color.
        case solid(Ink)
        /// A gradient.
        case gradient(AreaGradient)
    }

    /// An area in its paint.
    public struct Area: Hashable, Sendable {
        /// The area that is filled.
        public var path: Path
        /// Whether the even-odd rule fills the area instead of the nonzero one.
        public var isEvenOdd: Bool
        /// The paint of the area.
        public var paint: Paint

        /// An area in a paint.
        public init(_ path: Path, isEvenOdd: Bool = false, _ paint: Paint) {
            self.path = path
            self.isEvenOdd = isEvenOdd
            self.paint = paint
        }
    }

    /// A part of the drawing.
    public indirect enum Item: Hashable, Sendable {
        /// An area.
        case area(Area)
        /// Parts from back to front, which fade as one.
        case group([Item], opacity: Double)
        /// Parts from back to front, cut as one: they show within an area by the nonzero rule.
        case clipped([Item], to: Path)
        /// Parts from back to front, as opaque as other parts are: each pixel's alpha is multiplied by that of the mask, or by its alpha
        /// times its luminance. Opaque areas as a mask of alpha are a clip of several figures, each by its own rule.
        case masked([Item], by: [Item], isLuminance: Bool)
        /// Parts from back to front, filtered as one.
        case filtered([Item], ArtworkFilter)
        /// Parts from back to front, blended as one with what lies behind them in the group that they are in.
        case blended([Item], BlendMode)
    }

    /// The parts from back to front.
    public var items: [Item]

    /// A drawing of parts from back to front.
    public init(_ items: [Item] = []) { self.items = items }

    /// All areas from back to front, those of groups as opaque as they are by themselves, without those of masks.
    public var areas: [Area] { items.flatMap { $0.areas } }

    /// Returns the drawing with every point moved.
    public func placed(_ placing: Affine) -> Artwork { Artwork(items.map { $0.placed(placing) }) }
}

extension Artwork.Item {
    fileprivate var areas: [Artwork.Area] {
        switch self {
        case .area(let area): [area]
        case .group(let items, _), .clipped(let items, _), .masked(let items, _, _), .filtered(let items, _),
            .blended(let items, _):
            items.flatMap { $0.areas }
        }
    }

    fileprivate func placed(_ placing: Affine) -> Artwork.Item {
        switch self {
        case .area(let area): .area(area.placed(placing))
        case .group(let items, let opacity): .group(items.map { $0.placed(placing) }, opacity: opacity)
        case .clipped(let items, let clip):
            .clipped(
                items.map { $0.placed(placing) }, to: clip.placed(placing))
        case .masked(let items, let mask, let isLuminance):
            .masked(
                items.map { $0.placed(placing) }, by: mask.map { $0.placed(placing) },
                isLuminance: isLuminance)
        case .filtered(let items, let filter):
            .filtered(items.map { $0.placed(placing) }, filter.placed(placing))
        case .blended(let items, let mode): .blended(items.map { $0.placed(placing) }, mode)
        }
    }

    /// Returns parts as one that fades; a single area by its paint, which looks the same.
    public static func faded(_ items: [Artwork.Item], _ opacity: Double) -> [Artwork.Item] {
        if opacity >= 1 || items.isEmpty { return items }
        guard items.count == 1, case .area(var area) = items[0] else {
            return [.group(items, opacity: opacity)]
        }
        area.paint = area.paint.faded(opacity)
        return [.area(area)]
    }
}

extension Artwork.Area {
    /// Returns the area with every point moved, and with it its gradient.
    public func placed(_ placing: Affine) -> Artwork.Area {
        Artwork.Area(
            path.placed(placing), isEvenOdd: isEvenOdd, paint.placed(placing))
    }
}

extension Artwork.Paint {
    /// Returns the paint, less opaque.
    public func faded(_ opacity: Double) -> Artwork.Paint {
        switch self {
        case .solid(let ink): return .solid(ink.faded(opacity))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].ink = gradient.stops[index].ink.faded(opacity)
            }
            return .gradient(gradient)
        }
    }

    /// Returns the paint where every point of the area is moved.
    public func placed(_ placing: Affine) -> Artwork.Paint {
        guard case .gradient(var gradient) = self else { return self }
        gradient.placing = gradient.placing.within(placing)
        return .gradient(gradient)
    }

    /// Whether the chosen color shows in it.
    public var isChosen: Bool {
        func isChosen(_ ink: Ink) -> Bool { if case .chosen = ink { true } else { false } }
        switch self {
        case .solid(let ink): return isChosen(ink)
        case .gradient(let gradient): return gradient.stops.contains { isChosen($0.ink) }
        }
    }
}
