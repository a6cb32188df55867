internal import MotionCore

/// A unit pixel cut into scan lines that run at 45° to the end of an arc.
///
/// The cut across a ring and the ring's edges are perpendicular to each other: no line is parallel to
/// either, so few lines are as good as many. Lengths are measured from the pixel's center, along the
/// ring and across it.
struct PixelScan {
    /// Four of the lines: the distance of each from the pixel's center, and the part of it that is left.
    struct Part {
        let offsets: ScanLines
        var low, high: ScanLines
    }

    /// The distance from the first line to the last, and the area per length of line.
    private var extent, scale: Float
    /// The middle of a line within the pixel's columns by its offset, and half of its length there; the
    /// same within the pixel's rows.
    private let columns, rows: (slope: Float, half: Float)

    init(along: Direction, across: Direction) {
        let root = Double(0.5).squareRoot()
        // From one line to the next: (tx, ty).
        let (tx, ty) = ((across.x - along.x) * root, (across.y - along.y) * root)
        extent = Float(tx.magnitude + ty.magnitude)
        func limits(_ along: Double, _ next: Double) -> (Float, Float) {
            along.magnitude > 1e-6 ? (Float(-next / along), Float(0.5 / along.magnitude)) : (0, 1)
        }
        columns = limits((across.x + along.x) * root, tx)
        rows = limits((across.y + along.y) * root, ty)
        scale = 1
        scale = Float(1 / area { _ in })
    }

    /// The part of the pixel that is left after `clip`.
    @inline(__always)
    func area(_ clip: (inout Part) -> Void) -> Double {
        let sum = ScanLines.sum { midpoints in
            let offsets = midpoints * extent
            let (a, b) = (offsets * columns.slope, offsets * rows.slope)
            var part = Part(
                offsets: offsets, low: (a - columns.half).atLeast(b - rows.half),
                high: (a + columns.half).atMost(b + rows.half))
            clip(&part)
            return part.high - part.low
        }
        return Double(sum * scale)
    }
}

extension PixelScan.Part {
    /// Keeps the part that lies in a disc.
    @inline(__always)
    mutating func clip(toDiscAt along: Double, _ across: Double, radius: Double) {
        let root = Double(0.5).squareRoot()
        let (s, t) = (Float((across + along) * root), Float((across - along) * root))
        let offset = offsets - t
        let half = (Float(radius * radius) - offset * offset).roots
        low = low.atLeast(s - half)
        high = high.atMost(s + half)
    }

    /// Keeps the part that is behind a place along the ring.
    @inline(__always)
    mutating func clip(behind along: Double) {
        high = high.atMost(offsets + Float(along * Double(2).squareRoot()))
    }

    /// Keeps the part that is beyond a place along the ring.
    @inline(__always)
    mutating func clip(beyond along: Double) {
        low = low.atLeast(offsets + Float(along * Double(2).squareRoot()))
    }

    /// Keeps the part that is `from` … `to` across the ring.
    @inline(__always)
    mutating func clip(across from: Double, _ to: Double) {
        let root = Double(2).squareRoot()
        low = low.atLeast(Float(from * root) - offsets)
        high = high.atMost(Float(to * root) - offsets)
    }
}
