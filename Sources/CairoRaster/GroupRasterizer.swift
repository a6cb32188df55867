internal import Basics
internal import Drawing

/// Pixels of figures that lie side by side. Figures that stand still between pictures are drawn once.
struct GroupRasterizer {
    /// From points to pixels.
    let scale, insetX, insetY: Double
    let width, height: Int
    private var cached: [CachedFigure: FigureStamp] = [:]
    /// What is left of each pixel for the figures further back.
    private var rest: [UInt8] = []
    /// For each pixel the sum of coverage × alpha, 65535 a level.
    private var alphas: [UInt32] = []
    /// For each pixel the sums of the colors' channels and of 1, weighted like that.
    private var colors: [SIMD4<UInt32>] = []

    private struct CachedFigure: Hashable {
        let figure: Figure
        let clip: BlockShape?
    }

    /// More than stand still in any picture; moving ones are forgotten in time.
    private static let cacheLimit = 64

    init(scale: Double, insetX: Double, insetY: Double, width: Int, height: Int) {
        (self.scale, self.insetX, self.insetY) = (scale, insetX, insetY)
        (self.width, self.height) = (width, height)
    }

    /// Writes the coverage of a group of one color, opacities included.
    mutating func coverage(of group: GroupShape, into bytes: inout [UInt8]) {
        begin(group)
        alphas.fill(32767, count: width * height)
        for part in group.parts {
            let stamp = stamp(part.figure, clip: group.clip)
            let weight = UInt32(part.opacity * 65535 + 0.5)
            stamp.take(from: &rest, width: width) { alphas[$0] &+= $1 &* weight }
        }
        for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: alphas[index] / 65535) }
    }

    /// Draws a group onto straight RGBA.
    mutating func draw(_ group: GroupShape, onto pixels: inout [UInt8]) {
        begin(group)
        colors.fill(SIMD4(repeating: 0), count: width * height)
        for part in group.parts {
            let stamp = stamp(part.figure, clip: group.clip)
            let color = part.color
            let weight = UInt32(part.opacity * Double(color.alpha) * 257 + 0.5)
            let addend = SIMD4(UInt32(color.red), UInt32(color.green), UInt32(color.blue), 1) &* weight
            stamp.take(from: &rest, width: width) { colors[$0] &+= addend &* $1 }
        }
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            for index in colors.indices where colors[index].w != 0 {
                let sum = colors[index]
                func channel(_ value: UInt32) -> UInt32 {
                    UInt32((UInt64(value) + UInt64(sum.w / 2)) / UInt64(sum.w))
                }
                unsafe Compositor.over(
                    channel(sum.x), channel(sum.y), channel(sum.z), alpha: (sum.w + 32767) / 65535,
                    at: index * 4, of: pixels)
            }
        }
    }

    private mutating func begin(_ group: GroupShape) {
        rest.fill(group.clip == nil ? 255 : 0, count: width * height)
        guard let clip = group.clip else { return }
        let stamp = stamp(.block(clip), clip: nil)
        for row in 0..<stamp.height {
            let start = (stamp.top + row) * width + stamp.left
            for column in 0..<stamp.width {
                rest[start + column] = stamp.coverage[row * stamp.width + column]
            }
        }
    }

    private mutating func stamp(_ figure: Figure, clip: BlockShape?) -> FigureStamp {
        let key = CachedFigure(figure: figure, clip: clip)
        if let known = cached[key] { return known }
        func placed(_ figure: Figure) -> PixelFigure {
            PixelFigure(figure, scale: scale, insetX: insetX, insetY: insetY)
        }
        let stamp = FigureStamp(
            placed(figure), clip: clip.map { placed(.block($0)) }, canvasWidth: width, canvasHeight: height)
        if cached.count >= Self.cacheLimit { cached.removeAll(keepingCapacity: true) }
        cached[key] = stamp
        return stamp
    }
}

extension Array {
    /// Makes this `count` times `element`, keeping its storage where that fits.
    fileprivate mutating func fill(_ element: Element, count: Int) {
        if self.count == count {
            unsafe withUnsafeMutableBufferPointer { unsafe $0.update(repeating: element) }
        } else {
            self = Array(repeating: element, count: count)
        }
    }
}

extension FigureStamp {
    /// Takes what the figure covers from the `rest` of each pixel of a canvas, and calls `body` with the
    /// pixel's index and what was taken. All that is taken of a pixel adds up to 255 at most, so that no
    /// sum with weights of 16 and channels of 8 bits exceeds 32.
    @inline(__always)
    fileprivate func take(
        from rest: inout [UInt8], width canvasWidth: Int, _ body: (Int, UInt32) -> Void
    ) {
        for row in 0..<height {
            let start = (top + row) * canvasWidth + left
            for column in 0..<width {
                let taken = min(coverage[row * width + column], rest[start + column])
                if taken == 0 { continue }
                rest[start + column] -= taken
                body(start + column, UInt32(taken))
            }
        }
    }
}
