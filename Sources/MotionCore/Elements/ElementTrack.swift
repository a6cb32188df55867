/// A property of an element over time: values at shares of a period, and the easing between them.
public struct ElementTrack: Hashable, Sendable {
    /// A property that a track animates; lengths in the source's units, angles in degrees.
    public enum Property: String, Hashable, Sendable, CaseIterable {
        /// The size about the element's anchor, in both directions or one.
        case scale, scaleX, scaleY
        /// The angle about the element's pivot, in the plane and out of it.
        case rotation, rotateX, rotateY
        /// The angle of all elements about the middle of the box.
        case groupRotation
        /// The shift of the element to the right and down, after it is scaled and turned.
        case dx, dy
        /// The opacity in `0...1`: of the whole figure, of its fill, of its stroke.
        case opacity, fillOpacity, strokeOpacity
        /// The width of the stroke, and the radius of a disc, a ring or an arc.
        case strokeWidth, r
        /// The corner and the size of a rectangle; the middle of a disc or a ring.
        case x, y, cx, cy, width, height
        /// The radius of a rectangle's corners.
        case radius
        /// The angle at which an arc starts, clockwise from 12 o'clock, and the angle that it covers, in `0...360`.
        case start, sweep
        /// The ends of the visible part of a line, and what moves them on along a closed one, in shares of its length.
        case trimStart, trimEnd, trimOffset
        /// The outline among those of a path, from 0 for the first; between two, every point is on its way.
        case morph
        /// The color among ``MovingElement/colors``, from 0 for the first; between two, they are mixed in sRGB. Each key has its own.
        case color

        /// The quantity that a property is.
        package enum Quantity: Hashable, Sendable {
            /// Degrees, a full turn of which changes nothing.
            case angle
            /// Degrees that an arc covers.
            case sweep
            /// Units of the box.
            case length
            /// A factor, an opacity or another share.
            case share
        }

        /// The quantity that the property is.
        package var quantity: Quantity {
            switch self {
            case .rotation, .rotateX, .rotateY, .groupRotation, .start: .angle
            case .sweep: .sweep
            case .dx, .dy, .strokeWidth, .r, .x, .y, .cx, .cy, .width, .height, .radius: .length
            case .scale, .scaleX, .scaleY, .opacity, .fillOpacity, .strokeOpacity, .trimStart, .trimEnd,
                .trimOffset, .morph, .color:
                .share
            }
        }

        /// The properties that only figures of some kinds have.
        public static let ofFigures: [Property] = [
            .strokeWidth, .r, .x, .y, .cx, .cy, .width, .height, .radius, .start, .sweep, .trimStart,
            .trimEnd,
            .trimOffset, .morph,
        ]
    }

    /// A value at a share of the period.
    public struct Key: Hashable, Sendable {
        /// The share, in `0...1`, and the value there.
        public var place, value: Double

        /// Creates a value at a share of the period.
        public init(_ place: Double, _ value: Double) { (self.place, self.value) = (place, value) }
    }

    /// The property that changes.
    public var property: Property
    /// The length of one repetition, and the delay behind the motion, in milliseconds.
    public var period, delay: Double
    /// The keys, at least one, in the order of their places.
    public var keys: [Key]
    /// The easing from each value to the next: one for all, or one each.
    public var easings: [Easing]

    /// Creates a property that changes.
    ///
    /// - Precondition: `period` is above 0, and there is a key.
    public init(
        _ property: Property, period: Double, delay: Double = 0, _ keys: [Key], easing: Easing = .linear
    ) {
        precondition(period > 0 && !keys.isEmpty, "a property has a value at every time")
        self.property = property
        self.period = period
        self.delay = delay
        self.keys = keys
        easings = [easing]
    }

    /// Creates a property that changes with an easing from each value to the next.
    ///
    /// - Precondition: `period` is above 0, and there is an easing for each key but the last.
    public init(
        _ property: Property, period: Double, delay: Double = 0, _ keys: [Key], easings: [Easing]
    ) {
        precondition(easings.count == 1 || easings.count == keys.count - 1, "each value leads to the next")
        self.init(property, period: period, delay: delay, keys, easing: easings[0])
        self.easings = easings
    }

    /// Creates a property that does not change.
    public static func constant(_ property: Property, _ value: Double) -> ElementTrack {
        ElementTrack(property, period: 1, [Key(0, value)])
    }

    /// Returns the value at `time` milliseconds, as if it had always been repeating.
    public func value(at time: Double) -> Double {
        let place = PlanePoint.wrapped((time - delay) / period)
        guard let index = keys.lastIndex(where: { $0.place <= place }) else { return keys[0].value }
        let from = keys[index]
        guard index + 1 < keys.count else { return from.value }
        let to = keys[index + 1]
        if from.value == to.value { return from.value }
        let share = (place - from.place) / (to.place - from.place)
        let eased = easing(after: index).value(at: share)
        // There is no color beyond those of two keys.
        return from.value + (to.value - from.value) * (property == .color ? min(max(eased, 0), 1) : eased)
    }

    /// Returns the easing from the key at `index` to the next.
    package func easing(after index: Int) -> Easing { easings[easings.count > 1 ? index : 0] }
}
