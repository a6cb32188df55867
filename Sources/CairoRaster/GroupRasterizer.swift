internal import Drawing

/// Pixels of figures that lie side by side. Figures that stand still between pictures are drawn once.
struct GroupRasterizer {
    /// From points to pixels.
    let scale, insetX, insetY: Double
    let width, height: Int
    private var cached: [CachedFigure: FigureStamp] = [:]
    /// What is left of each pixel for the figures further back.
    private var rest: [UInt8] = []
    /// For each pixel the sum of the colors' channels, and of 1, each weighted with coverage × alpha.
    private var sums: [SIMD4<UInt32>] = []

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
        for part in group.parts {
            add(part, in: group, SIMD4(repeating: 0), weight: UInt32(part.opacity * 65535 + 0.5))
        }
        for index in bytes.indices {
            bytes[index] = UInt8(truncatingIfNeeded: (sums[index].w + 32767) / 65535)
        }
    }

    /// Draws a group onto straight RGBA.
    mutating func draw(_ group: GroupShape, onto pixels: inout [UInt8]) {
        begin(group)
        for part in group.parts {
            let color = part.color
            add(
                part, in: group, SIMD4(UInt32(color.red), UInt32(color.green), UInt32(color.blue), 0),
                weight: UInt32(part.opacity * Double(color.alpha) * 257 + 0.5))
        }
        for index in sums.indices where sums[index].w != 0 {
            let sum = sums[index]
            func channel(_ value: UInt32) -> UInt32 {
                UInt32((UInt64(value) + UInt64(sum.w / 2)) / UInt64(sum.w))
            }
            Compositor.over(
                channel(sum.x), channel(sum.y), channel(sum.z), alpha: (sum.w + 32767) / 65535,
                at: index * 4, of: &pixels)
        }
    }

    private mutating func begin(_ group: GroupShape) {
        let count = width * height
        rest = [UInt8](repeating: group.clip == nil ? 255 : 0, count: count)
        sums = [SIMD4<UInt32>](repeating: SIMD4(repeating: 0), count: count)
        guard let clip = group.clip else { return }
        let stamp = stamp(.block(clip), clip: nil)
        for row in 0..<stamp.height {
            let start = (stamp.top + row) * width + stamp.left
            for column in 0..<stamp.width {
                rest[start + column] = stamp.coverage[row * stamp.width + column]
            }
        }
    }

    /// The coverages of a pixel's parts add up to 255 at most, so no sum exceeds 32 bits.
    private mutating func add(
        _ part: GroupShape.Part, in group: GroupShape, _ color: SIMD4<UInt32>, weight: UInt32
    ) {
        let stamp = stamp(part.figure, clip: group.clip)
        var addend = color
        addend.w = 1
        for row in 0..<stamp.height {
            let start = (stamp.top + row) * width + stamp.left
            for column in 0..<stamp.width {
                let taken = min(stamp.coverage[row * stamp.width + column], rest[start + column])
                if taken == 0 { continue }
                rest[start + column] -= taken
                sums[start + column] &+= addend &* (UInt32(taken) &* weight)
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
