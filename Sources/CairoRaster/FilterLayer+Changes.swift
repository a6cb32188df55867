internal import Basics
internal import Drawing
internal import Easings

extension FilterLayer {
    /// Moves the content by whole pixels, however many.
    mutating func move(by way: (x: Double, y: Double)) {
        func whole(_ distance: Double, _ limit: Int) -> Int {
            Int(min(max(-Double(limit), distance), Double(limit)))
        }
        move(columns: whole(way.x, width), rows: whole(way.y, height))
    }

    /// Multiplies channels that are not premultiplied, and 1, by a matrix of five columns and four rows.
    mutating func multiply(by numbers: [Double]) {
        func column(_ index: Int) -> SIMD4<Float> {
            SIMD4(
                Float(numbers[index]), Float(numbers[5 + index]), Float(numbers[10 + index]),
                Float(numbers[15 + index]))
        }
        let (red, green, blue, alpha, one) = (column(0), column(1), column(2), column(3), column(4))
        func product(_ from: SIMD4<Float>) -> SIMD4<Float> {
            let to = (red * from.x + green * from.y + blue * from.z + alpha * from.w + one).inRange
            return to.premultiplied(by: to.w)
        }
        changePixels(blank: product(.zero)) { product($0.straight) }
    }

    /// Changes each channel, not premultiplied, by a function of its own.
    mutating func transfer(_ functions: [ArtworkFilter.Transfer]) {
        // Places between levels of 8 bits, which are whole themselves.
        let steps = 255 * 16
        let tables = functions.map { function in
            (0...steps).map { Float(function.value(at: Double($0) / Double(steps))) }
        }
        func changed(_ from: SIMD4<Float>) -> SIMD4<Float> {
            let places = from.inRange * Float(steps)
            var to = SIMD4<Float>.zero
            for channel in 0..<4 { to[channel] = tables[channel][Int(places[channel].rounded())] }
            return to.premultiplied(by: to.w)
        }
        changePixels(blank: changed(.zero)) { changed($0.straight) }
    }

    /// Puts a second layer together with this one by a rule.
    mutating func compose(with second: FilterLayer, _ rule: ArtworkFilter.Composition) {
        switch rule {
        case .over: combine(with: second) { $0 + $1 * (1 - $0.w) }
        case .in: combine(with: second) { $0 * $1.w }
        case .out: combine(with: second) { $0 * (1 - $1.w) }
        case .atop: combine(with: second) { $0 * $1.w + $1 * (1 - $0.w) }
        case .xor: combine(with: second) { $0 * (1 - $1.w) + $1 * (1 - $0.w) }
        case .lighter: combine(with: second) { ($0 + $1).inRange }
        case .arithmetic(let k1, let k2, let k3, let k4):
            let (k1, k2, k3, k4) = (Float(k1), Float(k2), Float(k3), Float(k4))
            combine(with: second) { first, second in
                let sum = (first * second * k1 + first * k2 + second * k3 + k4).inRange
                // No channel is more than its alpha.
                return pointwiseMin(sum, SIMD4(repeating: sum.w))
            }
        }
    }
}

extension Color {
    /// The pixel as filters have it.
    var premultiplied: SIMD4<Float> {
        let channels = SIMD4(Float(red), Float(green), Float(blue), 255) / 255
        return channels * (Float(alpha) / 255)
    }

    /// A pixel of a filter in 8 bits, not premultiplied.
    init(_ pixel: SIMD4<Float>) {
        let alpha = UInt8(pixel.inRange.w * 255 + 0.5)
        guard alpha > 0 else {
            self.init(red: 0, green: 0, blue: 0, alpha: 0)
            return
        }
        let levels = (pixel / pixel.w).inRange * 255 + 0.5
        self.init(red: UInt8(levels.x), green: UInt8(levels.y), blue: UInt8(levels.z), alpha: alpha)
    }
}

extension Double {
    /// The power of a number in `0...1`.
    func raised(to exponent: Double) -> Double {
        if exponent == 0 { return 1 }
        if self <= 0 { return exponent > 0 ? 0 : .infinity }
        // The logarithm by Halley's method.
        var logarithm = Double(self.exponent) * 0.6931471805599453
        for _ in 0..<5 {
            let power = Elementary.exp(logarithm)
            logarithm += 2 * (self - power) / (self + power)
        }
        return Elementary.exp(exponent * logarithm)
    }
}
