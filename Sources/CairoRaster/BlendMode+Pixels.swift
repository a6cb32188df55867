internal import Drawing

extension BlendMode {
    /// Blends premultiplied pixels, whose channels are in `0...1` and whose alpha is last: one in front of one behind.
    func blended(_ front: SIMD4<Float>, over back: SIMD4<Float>) -> SIMD4<Float> {
        let (a, b) = (front.w, back.w)
        if self == .normal || a <= 0 || b <= 0 { return front + back * (1 - a) }
        var mixed = mixed(front / a, back / b) * (a * b)
        mixed.w = a * b
        return front * (1 - b) + back * (1 - a) + mixed
    }

    /// Mixes colors that are not premultiplied, of opaque pixels.
    private func mixed(_ front: SIMD4<Float>, _ back: SIMD4<Float>) -> SIMD4<Float> {
        switch self {
        case .normal: return front
        case .multiply: return front * back
        case .screen: return front + back - front * back
        case .darken: return pointwiseMin(front, back)
        case .lighten: return pointwiseMax(front, back)
        case .difference: return pointwiseMax(front, back) - pointwiseMin(front, back)
        case .exclusion: return front + back - 2 * front * back
        case .overlay: return Self.each(back, front, Self.hardLight)
        case .hardLight: return Self.each(front, back, Self.hardLight)
        case .softLight: return Self.each(front, back, Self.softLight)
        case .colorDodge:
            return Self.each(front, back) { s, b in b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
        case .colorBurn:
            return Self.each(front, back) { s, b in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
        case .hue:
            return Self.lit(
                Self.saturated(front, Self.saturation(back)), Self.luminosity(back))
        case .saturation:
            return Self.lit(Self.saturated(back, Self.saturation(front)), Self.luminosity(back))
        case .color: return Self.lit(front, Self.luminosity(back))
        case .luminosity: return Self.lit(back, Self.luminosity(front))
        }
    }

    @inline(__always)
    private static func each(
        _ front: SIMD4<Float>, _ back: SIMD4<Float>, _ mix: (Float, Float) -> Float
    ) -> SIMD4<Float> {
        SIMD4(mix(front.x, back.x), mix(front.y, back.y), mix(front.z, back.z), 0)
    }

    private static func hardLight(_ s: Float, _ b: Float) -> Float {
        s <= 0.5 ? 2 * s * b : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private static func softLight(_ s: Float, _ b: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (root - b)
    }

    // MARK: Hue, saturation and luminosity

    private static func luminosity(_ color: SIMD4<Float>) -> Float {
        0.3 * color.x + 0.59 * color.y + 0.11 * color.z
    }

    private static func saturation(_ color: SIMD4<Float>) -> Float {
        max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
    }

    /// Returns the color with another saturation.
    private static func saturated(_ color: SIMD4<Float>, _ saturation: Float) -> SIMD4<Float> {
        let (low, high) = (min(color.x, color.y, color.z), max(color.x, color.y, color.z))
        return high > low ? (color - low) * (saturation / (high - low)) : .zero
    }

    /// Returns the color with another luminosity, with its saturation lowered where a channel would leave `0...1`.
    private static func lit(_ color: SIMD4<Float>, _ luminosity: Float) -> SIMD4<Float> {
        var lit = color + (luminosity - Self.luminosity(color))
        let (low, high) = (min(lit.x, lit.y, lit.z), max(lit.x, lit.y, lit.z))
        if low < 0 { lit = luminosity + (lit - luminosity) * (luminosity / (luminosity - low)) }
        if high > 1 { lit = luminosity + (lit - luminosity) * ((1 - luminosity) / (high - luminosity)) }
        return lit
    }
}
