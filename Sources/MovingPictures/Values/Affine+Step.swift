internal import Drawing
internal import Easings

extension Affine {
    /// A move.
    static func move(_ x: Double, _ y: Double) -> Affine { Affine(1, 0, 0, 1, x, y) }

    /// A turn in degrees, clockwise.
    static func turn(_ degrees: Double) -> Affine {
        let (cosine, sine) = (Elementary.cosine(turns: degrees / 360), Elementary.sine(turns: degrees / 360))
        return Affine(cosine, sine, -sine, cosine, 0, 0)
    }

    /// The map of a step, whose lengths are shares of a box.
    init(_ step: TransformStep, in box: Extent) {
        switch step {
        case .translate(let x, let y):
            self = .move(x.length(of: box.width), y.length(of: box.height))
        case .scale(let x, let y): self.init(x, 0, 0, y, 0, 0)
        case .rotate(let degrees, let x, let y):
            let turn = Affine.turn(degrees)
            self = x == 0 && y == 0 ? turn : Affine.move(-x, -y).within(turn).within(.move(x, y))
        case .skew(let x, let y): self.init(1, Self.tangent(y), Self.tangent(x), 1, 0, 0)
        case .matrix(let matrix): self = matrix
        case .rotateX(let degrees): self.init(1, 0, 0, Elementary.cosine(turns: degrees / 360), 0, 0)
        case .rotateY(let degrees): self.init(Elementary.cosine(turns: degrees / 360), 0, 0, 1, 0, 0)
        case .between(let first, let second, let share):
            let (first, second) = (Affine(first, in: box), Affine(second, in: box))
            self = first.mixed(with: second, at: share) ?? (share < 0.5 ? first : second)
        case .accumulated(let first, let second, let times):
            let (first, second) = (Affine(first, in: box), Affine(second, in: box))
            self = first.accumulating(second, times: times) ?? second
        }
    }

    /// The map of a list of steps, whose lengths are shares of a box.
    init(_ steps: [TransformStep], in box: Extent) {
        self = steps.reduce(Affine()) { Affine($1, in: box).within($0) }
    }

    private static func tangent(_ degrees: Double) -> Double {
        let cosine = Elementary.cosine(turns: degrees / 360)
        return cosine == 0 ? 1e13 : Elementary.sine(turns: degrees / 360) / cosine
    }

    /// The map; nil where it leaves no area, or none that can be drawn.
    var drawable: Affine? {
        let area = a * d - b * c
        return isFinite && area.magnitude > 1e-14 ? self : nil
    }

    /// Whether all coefficients are numbers that can be drawn with.
    var isFinite: Bool {
        a.magnitude < 1e12 && b.magnitude < 1e12 && c.magnitude < 1e12 && d.magnitude < 1e12
            && e.magnitude < 1e12 && f.magnitude < 1e12
    }
}
