internal import Foundation
internal import Imaging

extension Bitmap {
    /// Returns the picture in fewer pixels, each of which is the mean of the area that it covers: in linear light, weighted by alpha.
    func reduced(width: Int, height: Int) -> Bitmap {
        if width == self.width, height == self.height { return self }
        var result = Bitmap(width: width, height: height, format: .rgba)
        let columns = Span.all(of: self.width, as: width)
        let (rows, source, stride) = (Span.all(of: self.height, as: height), bytes, 4 * self.width)
        var sums = [SIMD4<Float>](repeating: .zero, count: width)
        for (y, row) in rows.enumerated() {
            for x in sums.indices { sums[x] = .zero }
            for (line, weight) in row.weights {
                for (x, column) in columns.enumerated() {
                    var sum = SIMD4<Float>.zero
                    for (place, part) in column.weights {
                        let start = line * stride + 4 * place
                        let alpha = Float(source[start + 3]) / 255
                        let light = SIMD4(
                            Light.linear[Int(source[start])], Light.linear[Int(source[start + 1])],
                            Light.linear[Int(source[start + 2])], 1)
                        sum += light * (alpha * part)
                    }
                    sums[x] += sum * weight
                }
            }
            for (x, sum) in sums.enumerated() {
                let alpha = UInt8((sum.w * 255).rounded())
                // What is transparent has no color.
                if alpha == 0 { continue }
                let start = 4 * (y * width + x)
                for channel in 0..<3 { result.bytes[start + channel] = Light.encoded(sum[channel] / sum.w) }
                result.bytes[start + 3] = alpha
            }
        }
        return result
    }

    /// The pixels that a pixel of fewer covers.
    private struct Span {
        /// The index of each, and its part of the whole.
        var weights: [(index: Int, part: Float)] = []

        /// Returns what each of `count` pixels covers of `size`.
        static func all(of size: Int, as count: Int) -> [Span] {
            (0..<count).map { index in
                // In units of 1 / count of a pixel, which are whole.
                let (start, end) = (index * size, (index + 1) * size)
                var span = Span()
                for place in start / count...(end - 1) / count {
                    let covered = min(end, (place + 1) * count) - max(start, place * count)
                    span.weights.append((place, Float(covered) / Float(size)))
                }
                return span
            }
        }
    }
}

/// The light that the channels of sRGB and Display P3 stand for (IEC 61966-2-1).
private enum Light {
    /// Of each value of eight bits, in 0...1.
    static let linear = (0...255).map { Float(light(Double($0) / 255)) }
    /// Halfway between each value and the next.
    private static let bounds = (0..<255).map { Float(light((Double($0) + 0.5) / 255)) }

    private static func light(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the value that is nearest to a light.
    static func encoded(_ light: Float) -> UInt8 {
        var (low, high) = (0, bounds.count)
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] < light { low = middle + 1 } else { high = middle }
        }
        return UInt8(low)
    }
}
