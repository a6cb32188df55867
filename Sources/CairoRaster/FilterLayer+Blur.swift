internal import Easings

extension FilterLayer {
    /// The greatest standard deviation in pixels, that of Chromium; greater ones look the same.
    static let widestBlur = 532.0

    /// Blurs by standard deviations in pixels: by a Gaussian where it is small, and otherwise by three boxes, as the specification of
    /// filters has it.
    mutating func blur(_ x: Double, _ y: Double) {
        if let kernel = BlurKernel(x) {
            changeLines(of: width, by: 1, next: width, kernel.reach, kernel.blur)
        }
        if let kernel = BlurKernel(y) {
            changeLines(of: height, by: width, next: 1, kernel.reach, kernel.blur)
        }
    }

    /// Makes each pixel the greatest or the least one within distances.
    mutating func widen(_ columns: Int, _ rows: Int, isDilated: Bool) {
        let (across, down) = (min(columns, width), min(rows, height))
        if across > 0 {
            changeLines(of: width, by: 1, next: width, across) {
                Self.widen(&$0, &$1, across, isDilated: isDilated)
            }
        }
        if down > 0 {
            changeLines(of: height, by: width, next: 1, down) {
                Self.widen(&$0, &$1, down, isDilated: isDilated)
            }
        }
    }

    /// Changes all rows or columns but the empty ones: the line has as many transparent pixels more on either side as the change reaches, and
    /// there is room for another one.
    private mutating func changeLines(
        of length: Int, by step: Int, next: Int, _ reach: Int,
        _ change: (inout [SIMD4<Float>], inout [SIMD4<Float>]) -> Void
    ) {
        guard length > 0 else { return }
        let count = pixels.count / length
        var line = [SIMD4<Float>](repeating: .zero, count: length + 2 * reach)
        var room = line
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            for number in 0..<count {
                let start = number * next
                var sum = Float.zero
                for index in 0..<length {
                    let pixel = unsafe pixels[start + index * step]
                    line[reach + index] = pixel
                    sum += pixel.w
                }
                if sum <= 0 { continue }
                for index in 0..<reach {
                    line[index] = .zero
                    line[reach + length + index] = .zero
                }
                change(&line, &room)
                for index in 0..<length { unsafe pixels[start + index * step] = line[reach + index] }
            }
        }
    }

    /// Two passes over blocks as long as the window: the window around a pixel is the end of one block and the beginning of the next.
    private static func widen(
        _ line: inout [SIMD4<Float>], _ ends: inout [SIMD4<Float>], _ radius: Int, isDilated: Bool
    ) {
        let (window, count) = (2 * radius + 1, line.count)
        func pick(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
            isDilated ? pointwiseMax(a, b) : pointwiseMin(a, b)
        }
        for index in (0..<count).reversed() {
            let isEnd = index % window == window - 1 || index == count - 1
            ends[index] = isEnd ? line[index] : pick(line[index], ends[index + 1])
        }
        for index in 0..<count where index % window > 0 { line[index] = pick(line[index], line[index - 1]) }
        // The results stand a radius before their places, and are moved there from behind.
        for index in (radius..<count - radius).reversed() {
            ends[index] = pick(ends[index - radius], line[index + radius])
        }
        swap(&line, &ends)
    }
}

/// A blur along a line.
private struct BlurKernel {
    /// The weights from the middle on; empty for boxes.
    private let weights: [Float]
    /// The length of the boxes.
    private let box: Int
    /// The number of pixels to either side that the blur takes into account.
    let reach: Int

    /// - Parameter deviation: In pixels. Nil where nothing is blurred.
    init?(_ deviation: Double) {
        guard deviation > 0.01 else { return nil }
        let deviation = min(deviation, FilterLayer.widestBlur)
        // 3 √(2 π) / 4.
        box = Int(deviation * 1.8799712059732503 + 0.5)
        if deviation >= 2 {
            weights = []
            reach = 3 * (box / 2) + 1
            return
        }
        reach = Int((3.5 * deviation).rounded(.up))
        // What each pixel has of the bell, by Simpson's rule.
        let bell = (0...reach).map { pixel in
            (0...8).reduce(0.0) { sum, step in
                let place = Double(pixel) - 0.5 + Double(step) / 8
                let weight = step == 0 || step == 8 ? 1 : step % 2 == 0 ? 2 : 4.0
                return sum + weight * Elementary.exp(-place * place / (2 * deviation * deviation))
            }
        }
        let sum = 2 * bell.reduce(0, +) - bell[0]
        weights = bell.map { Float($0 / sum) }
    }

    /// Blurs a line between pixels that it leaves as they are.
    func blur(_ line: inout [SIMD4<Float>], _ room: inout [SIMD4<Float>]) {
        if weights.isEmpty {
            // Boxes of an even length lie half a pixel to the left, half a pixel to the right, and the last is one longer.
            let half = box / 2
            sum(line, into: &room, before: half, after: box - 1 - half)
            sum(room, into: &line, before: box - 1 - half, after: half)
            sum(line, into: &room, before: half, after: half)
        } else {
            unsafe line.withUnsafeBufferPointer { line in
                for index in reach..<line.count - reach {
                    var sum = unsafe line[index] * weights[0]
                    for offset in 1...reach {
                        unsafe sum += (line[index - offset] + line[index + offset]) * weights[offset]
                    }
                    room[index] = sum
                }
            }
        }
        swap(&line, &room)
    }

    /// The means of the pixels around each.
    private func sum(
        _ line: [SIMD4<Float>], into means: inout [SIMD4<Float>], before: Int, after: Int
    ) {
        let (count, weight) = (line.count, 1 / Float(before + after + 1))
        var sum = SIMD4<Float>.zero
        unsafe line.withUnsafeBufferPointer { line in
            unsafe means.withUnsafeMutableBufferPointer { means in
                // The line is longer than a box on either side of it.
                for index in 0..<after { unsafe sum += line[index] }
                for index in 0..<count {
                    if index + after < count { unsafe sum += line[index + after] }
                    // No pixel is less than transparent, however sums are rounded.
                    unsafe means[index] = pointwiseMax(sum * weight, .zero)
                    if index >= before { unsafe sum -= line[index - before] }
                }
            }
        }
    }
}
