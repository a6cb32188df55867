internal import Drawing
internal import Easings

extension FilterFunction {
    /// The function as a step of a filter, in sRGB as functions are.
    var step: ArtworkFilter.Step {
        let change: ArtworkFilter.Change
        switch kind {
        case .blur: change = .blur(.previous, amount, amount)
        case .brightness: change = Self.each(.linear(amount, 0))
        case .contrast: change = Self.each(.linear(amount, 0.5 - 0.5 * amount))
        case .invert: change = Self.each(.table([amount, 1 - amount]))
        case .opacity:
            change = .transfer(
                .previous, red: .identity, green: .identity, blue: .identity, alpha: .table([0, amount]))
        case .grayscale: change = .matrix(.previous, ColorMatrix.saturated(1 - amount))
        case .saturate: change = .matrix(.previous, ColorMatrix.saturated(amount))
        case .sepia: change = .matrix(.previous, ColorMatrix.sepia(amount))
        case .hueRotate: change = .matrix(.previous, ColorMatrix.turned(amount))
        case .dropShadow:
            let ink = Ink.color((color ?? .black).color())
            change = .shadow(.previous, x: x, y: y, blurX: amount, blurY: amount, ink)
        }
        return ArtworkFilter.Step(change, isLinear: false)
    }

    private static func each(_ transfer: ArtworkFilter.Transfer) -> ArtworkFilter.Change {
        .transfer(.previous, red: transfer, green: transfer, blue: transfer, alpha: .identity)
    }
}

/// Matrices of colors, by the formulas of Filter Effects 1, sections 9.6 and 12.1.
enum ColorMatrix {
    /// The matrix that multiplies saturation.
    static func saturated(_ factor: Double) -> [Double] { mix(factor, 0) }

    /// The matrix that turns hues, in degrees.
    static func turned(_ degrees: Double) -> [Double] {
        mix(Elementary.cosine(turns: degrees / 360), Elementary.sine(turns: degrees / 360))
    }

    /// The matrix that makes alpha of luminance.
    static let luminanceToAlpha = [Double](repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0]

    /// The matrix that makes colors brown, as far as a share in `0...1` says.
    static func sepia(_ share: Double) -> [Double] {
        let rest = 1 - share
        return [
            0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest, 0, 0,
            0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest, 0, 0,
            0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }

    /// Luminance as it is, colors by a factor, turned by a sine.
    private static func mix(_ share: Double, _ sine: Double) -> [Double] {
        let (r, g, b) = (0.213, 0.715, 0.072)
        return [
            r + share * (1 - r) - sine * r, g - share * g - sine * g, b - share * b + sine * (1 - b), 0, 0,
            r - share * r + sine * 0.143, g + share * (1 - g) + sine * 0.140, b - share * b - sine * 0.283, 0,
            0,
            r - share * r - sine * (1 - r), g - share * g + sine * g, b + share * (1 - b) + sine * b, 0, 0,
            0, 0, 0, 1, 0,
        ]
    }
}
