internal import Basics
public import Drawing

/// A ring that shows one value, which a page may change.
public struct ValueRing: Hashable, Sendable {
    /// The value, in `0...1`.
    public var value: Double
    /// The middle of the ring, in points.
    public var center: Point
    /// The radius of the center line and the width of the stroke, in points.
    public var radius, width: Double
    /// Whether the ends are round.
    public var isRound: Bool
    /// Whether round ends stay within the part of the ring that the value takes.
    public var insetsCaps: Bool
    /// The place where the ring begins, in turns clockwise from 12 o'clock, and the part of the circle that it takes.
    public var start, extent: Double
    /// Whether the ring runs counterclockwise.
    public var isCounterclockwise: Bool

    /// Creates a ring from 12 o'clock, clockwise around the whole circle.
    public init(value: Double, center: Point, radius: Double, width: Double, isRound: Bool, insetsCaps: Bool)
    {
        (self.value, self.center, self.radius, self.width) = (value, center, radius, width)
        (self.isRound, self.insetsCaps) = (isRound, insetsCaps)
        (start, extent, isCounterclockwise) = (0, 1, false)
    }
}

/// The layer of a ring that follows the custom property `--value`.
struct ValueRingLayer {
    private let ring: ValueRing
    /// The longer side of the picture, which is `1em`.
    private let side: Double
    private let mask: String

    /// - Parameter mask: The address of a picture of the whole circle.
    init(_ ring: ValueRing, in picture: VectorPicture, mask: String) {
        self.ring = ring
        self.mask = mask
        side = max(picture.width, picture.height)
    }

    /// The softness of a flat end, in degrees: masks of gradients have hard edges.
    private static let soft = 1.0

    /// The declarations.
    var words: [String] {
        let caps = ring.isRound && ring.insetsCaps ? ring.width / ring.radius / (2 * .pi) : 0
        let extent = (ring.extent * 360).decimal(4)
        let cap = (caps * 360).decimal(4)
        var words = ["--spindle-part: calc(clamp(0, var(--value), 1) * \(extent)deg)"]
        words.append(
            cap == "0"
                ? "--spindle-arc: var(--spindle-part)"
                : "--spindle-arc: max(0deg, var(--spindle-part) - \(cap)deg)")
        let first = ((ring.isCounterclockwise ? -ring.start : ring.start) + caps / 2) * 360
        let origin = first.decimal(4) + "deg"
        let center = "\(em(ring.center.x)) \(em(ring.center.y))"
        var pictures: [String] = []
        if ring.isRound {
            words.append("--spindle-end: calc(\(origin) + var(--spindle-arc))")
            // Where nothing is shown there are no ends, and ends shrink that have no room.
            let room = cap == "0" ? "1000" : (1 / caps).decimal(4)
            let share = cap == "0" ? "" : " * \(ring.extent.decimal(4))"
            words.append(
                "--spindle-cap: calc(\(em(ring.width / 2)) * min(1, clamp(0, var(--value), 1)\(share) * \(room)))"
            )
            pictures += [disc(origin), disc("var(--spindle-end)")]
        }
        // A flat end fades over a degree around its place; a whole ring has no ends.
        words.append(
            "--spindle-soft: calc(\(Self.soft.decimal(2))deg * min(1, (1 - clamp(0, var(--value), 1)) * 100 + \(ring.extent < 1 ? 1 : 0), clamp(0, var(--value), 1) * 100))"
        )
        pictures.append(
            "conic-gradient(from calc(\(origin) - var(--spindle-soft) / 2) at \(center), #0000 0, #000 var(--spindle-soft), #000 var(--spindle-arc), #0000 calc(var(--spindle-arc) + var(--spindle-soft)))"
        )
        pictures.append("\(mask) 0 0 / 100% 100% no-repeat")
        words.append("--spindle-mask: \(pictures.joined(separator: ", "))")
        let over = ring.isRound ? 2 : 0
        func composite(_ add: String, _ intersect: String) -> String {
            (Array(repeating: add, count: over) + [intersect, add]).joined(separator: ", ")
        }
        words += [
            "-webkit-mask: var(--spindle-mask)",
            "-webkit-mask-composite: \(composite("source-over", "source-in"))",
            "mask: var(--spindle-mask)", "mask-composite: \(composite("add", "intersect"))",
        ]
        if ring.isCounterclockwise {
            words.append("transform-origin: \(em(ring.center.x)) 0; transform: scaleX(-1)")
        }
        return words
    }

    /// A disc at a place of the ring, with an edge of one pixel.
    private func disc(_ angle: String) -> String {
        let radius = em(ring.radius)
        let x = "calc(\(em(ring.center.x)) + \(radius) * sin(\(angle)))"
        let y = "calc(\(em(ring.center.y)) - \(radius) * cos(\(angle)))"
        return
            "radial-gradient(circle at \(x) \(y), #000 calc(var(--spindle-cap) - min(0.5px, var(--spindle-cap))), #0000 calc(var(--spindle-cap) + min(0.5px, var(--spindle-cap))))"
    }

    private func em(_ length: Double) -> String { (length / side).decimal(5) + "em" }
}
