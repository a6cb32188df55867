internal import MotionCore

/// A unit pixel cut into scan lines that run at 45° to the end of an arc.
///
/// The cut across a ring and the ring's edges are perpendicular to each other: no line is parallel to
/// either, so few lines are as good as many. Lengths are measured from the pixel's center, along the
/// ring and across it.
struct PixelScan {
    /// What is left of each line.
    struct Part {
        var low, high: ScanLines
    }

    /// The pixel itself.
    let whole: Part
    /// How far each line is from the pixel's center.
    private let offsets: ScanLines
    /// Area per length of line.
    private let scale: Float

    init(along: Direction, across: Direction) {
        let root = Double(0.5).squareRoot()
        // Along a line, and from one line to the next.
        let (sx, sy) = ((across.x + along.x) * root, (across.y + along.y) * root)
        let (tx, ty) = ((across.x - along.x) * root, (across.y - along.y) * root)
        offsets = ScanLines.midpoints * Float(tx.magnitude + ty.magnitude)
        var part = Part(low: ScanLines(repeating: -1), high: ScanLines(repeating: 1))
        for (s, t) in [(sx, tx), (sy, ty)] where s.magnitude > 1e-6 {
            let middle = offsets * Float(-t / s)
            part.low = part.low.atLeast(middle - Float(0.5 / s.magnitude))
            part.high = part.high.atMost(middle + Float(0.5 / s.magnitude))
        }
        whole = part
        scale = 1 / (part.high - part.low).sum()
    }

    /// The area of a part, as a fraction of the pixel's.
    @inline(__always)
    func area(_ part: Part) -> Double {
        Double((part.high - part.low).atLeast(ScanLines()).sum() * scale)
    }

    /// What of `part` lies in a disc.
    @inline(__always)
    func clip(_ part: Part, toDiscAt along: Double, _ across: Double, radius: Double) -> Part {
        let root = Double(0.5).squareRoot()
        let (s, t) = (Float((across + along) * root), Float((across - along) * root))
        let offset = offsets - t
        let half = (Float(radius * radius) - offset * offset).roots
        return Part(low: part.low.atLeast(s - half), high: part.high.atMost(s + half))
    }

    /// What of `part` is `from` … `to` along the ring.
    @inline(__always)
    func clip(_ part: Part, along from: Double, _ to: Double) -> Part {
        let root = Double(2).squareRoot()
        return Part(
            low: part.low.atLeast(offsets + Float(from * root)),
            high: part.high.atMost(offsets + Float(to * root)))
    }

    /// What of `part` is `from` … `to` across the ring.
    @inline(__always)
    func clip(_ part: Part, across from: Double, _ to: Double) -> Part {
        let root = Double(2).squareRoot()
        return Part(
            low: part.low.atLeast(Float(from * root) - offsets),
            high: part.high.atMost(Float(to * root) - offsets))
    }
}
