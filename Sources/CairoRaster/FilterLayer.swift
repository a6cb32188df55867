internal import Basics

/// Pixels in a filter: premultiplied channels in `0...1`, with alpha last.
struct FilterLayer {
    let width, height: Int
    var pixels: [SIMD4<Float>]
    /// Whether channels are in proportion to light, not as sRGB writes them.
    var isLinear: Bool

    /// A layer of one color; without one, a transparent layer.
    init(width: Int, height: Int, isLinear: Bool, _ pixel: SIMD4<Float> = .zero) {
        self.width = width
        self.height = height
        self.isLinear = isLinear
        pixels = [SIMD4<Float>](repeating: pixel, count: width * height)
    }

    /// Changes every pixel, of which transparent ones become `blank`. Most pixels are equal to the one before, and get the same result.
    @inline(__always)
    mutating func changePixels(
        blank: SIMD4<Float> = .zero, _ change: (SIMD4<Float>) -> SIMD4<Float>
    ) {
        var (last, result) = (SIMD4<Float>.zero, blank)
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            for index in pixels.indices {
                let pixel = unsafe pixels[index]
                if pixel != last { (last, result) = (pixel, pixel == .zero ? blank : change(pixel)) }
                unsafe pixels[index] = result
            }
        }
    }

    /// Puts each pixel of another layer together with that of this one.
    @inline(__always)
    mutating func combine(
        with other: FilterLayer, _ combine: (_ mine: SIMD4<Float>, _ other: SIMD4<Float>) -> SIMD4<Float>
    ) {
        precondition(other.pixels.count == pixels.count, "layers of a filter are of one size")
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            unsafe other.pixels.withUnsafeBufferPointer { others in
                for index in pixels.indices {
                    unsafe pixels[index] = combine(pixels[index], others[index])
                }
            }
        }
    }

    /// Makes channels proportional to light, or as sRGB writes them.
    mutating func change(toLinear isLinear: Bool) {
        guard isLinear != self.isLinear else { return }
        let curve = isLinear ? LightCurve.decoding : LightCurve.encoding
        changePixels { pixel in
            if pixel.w <= 0 { return .zero }
            // Black is black in any light.
            if pixel.x == 0, pixel.y == 0, pixel.z == 0 { return pixel }
            return curve[pixel / pixel.w].premultiplied(by: pixel.w)
        }
        self.isLinear = isLinear
    }

    /// Moves the content by whole pixels.
    mutating func move(columns: Int, rows: Int) {
        if columns == 0, rows == 0 { return }
        var moved = [SIMD4<Float>](repeating: .zero, count: pixels.count)
        for y in max(0, rows)..<max(0, rows, min(height, height + rows)) {
            for x in max(0, columns)..<max(0, columns, min(width, width + columns)) {
                moved[y * width + x] = pixels[(y - rows) * width + x - columns]
            }
        }
        pixels = moved
    }

    /// Makes everything outside of a rectangle transparent.
    mutating func cut(to rect: PixelRect?) {
        for y in 0..<height {
            let columns = rect.map { $0.rows.contains(y) ? $0.columns : 0..<0 } ?? 0..<0
            for x in 0..<columns.lowerBound { pixels[y * width + x] = .zero }
            for x in columns.upperBound..<width { pixels[y * width + x] = .zero }
        }
    }

    /// Multiplies everything by coverage.
    mutating func cut(to coverage: [UInt8]) {
        for index in pixels.indices where coverage[index] < 255 {
            pixels[index] *= Float(coverage[index]) / 255
        }
    }
}

extension SIMD4<Float> {
    /// The color with this alpha in place of its own, premultiplied.
    @inline(__always)
    func premultiplied(by alpha: Float) -> SIMD4<Float> {
        var pixel = self * alpha
        pixel.w = alpha
        return pixel
    }

    /// The pixel before it was multiplied by alpha.
    @inline(__always)
    var straight: SIMD4<Float> {
        if w <= 0 { return .zero }
        var pixel = self / w
        pixel.w = w
        return pixel
    }

    /// The nearest pixel each of whose channels is in `0...1`.
    @inline(__always)
    var inRange: SIMD4<Float> {
        // What is no number is not above 0.
        pointwiseMin(SIMD4.zero.replacing(with: self, where: self .> .zero), SIMD4(repeating: 1))
    }
}

/// A curve of channels in `0...1`, so finely divided that 16 bits do not show it.
private struct LightCurve {
    private static let steps = 1024
    private let values: [Float]
    /// Whether places along the curve are roots of channels.
    private let isOfRoots: Bool

    static let decoding = LightCurve(isOfRoots: false) { LinearLight.decoded($0) }
    /// The curve is steep at first, but not over the roots of light.
    static let encoding = LightCurve(isOfRoots: true) { LinearLight.encoded($0 * $0) }

    private init(isOfRoots: Bool, _ value: (Double) -> Double) {
        self.isOfRoots = isOfRoots
        values = (0...Self.steps + 1).map {
            Float(value(Swift.min(Double($0) / Double(Self.steps), 1)))
        }
    }

    /// The curve at the first three channels.
    subscript(channels: SIMD4<Float>) -> SIMD4<Float> {
        var places = channels.inRange
        if isOfRoots { places = places.squareRoot() }
        places *= Float(Self.steps)
        let low = places.rounded(.down)
        let share = places - low
        func value(_ low: Float, _ share: Float) -> Float {
            let (from, to) = (values[Int(low)], values[Int(low) + 1])
            return from + (to - from) * share
        }
        return SIMD4(value(low.x, share.x), value(low.y, share.y), value(low.z, share.z), 1)
    }
}
