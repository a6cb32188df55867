public import MotionCore

extension Motion {
    /// The motion as a drawn one; nil for arcs, bars, spokes, dots and determinate motions.
    public var drawn: DrawnMotion? { if case .drawn(let drawn) = kind { drawn } else { nil } }
}

extension DrawnMoment {
    /// The moment of waves; nil for shapes and elements.
    public var wave: WaveMoment? { if case .wave(let wave) = self { wave } else { nil } }

    /// The moment of shapes; nil for waves and elements.
    public var shape: ShapeMoment? { if case .shape(let shape) = self { shape } else { nil } }
}
