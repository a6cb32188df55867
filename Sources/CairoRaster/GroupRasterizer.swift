internal import Basics
internal import Drawing

/// Pixels of figures that lie side by side. Figures that stand still between pictures are drawn once.
struct GroupRasterizer {
    let place: PicturePlace
    private let shared: SharedDrawing
    private var cached: [PlacedFigure: FigureStamp] = [:]
    /// The part of each pixel that is left for figures further back.
    private var rest: [UInt8] = []
    /// The sum of coverage × alpha for each pixel, with 65535 per level.
    private var alphas: [UInt32] = []
    /// The sums of the colors' channels and of 1 for each pixel, with the same weights.
    private var colors: [SIMD4<UInt32>] = []

    /// The least number of pixels of a canvas whose figures are cached: those of smaller ones are made as fast as they are
    /// looked up, and a build has many of those in memory.
    private static let manyPixels = 1 << 18

    /// The greatest number of cached figures: more than stand still in any picture; moving ones are forgotten in time.
    private static let cacheLimit = 64

    init(_ place: PicturePlace, _ shared: SharedDrawing) { (self.place, self.shared) = (place, shared) }

    private var width: Int { place.width }
    private var height: Int { place.height }

    /// Writes the coverage of a group of one color, opacities included.
    mutating func coverage(of group: GroupShape, into bytes: inout [UInt8]) {
        let canvas = PixelRect(columns: 0..<width, rows: 0..<height)
        begin(group, in: canvas)
        alphas.fill(32767, count: width * height)
        for part in group.parts {
            let stamp = stamp(part.figure, group.clips, group.isTransposed)
            let weight = UInt32(part.opacity * 65535 + 0.5)
            stamp.take(from: &rest, in: canvas) { alphas[$0] &+= $1 &* weight }
        }
        for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: alphas[index] / 65535) }
    }

    /// Whether a group hides everything behind it in an area.
    mutating func hides(_ area: PixelRect, _ group: GroupShape) -> Bool {
        guard group.parts.count == 1, group.clips == nil,
            case .color(_, weight: 65535) = paint(of: group.parts[0], in: group, area)
        else { return false }
        let stamp = stamp(group.parts[0].figure, nil, group.isTransposed)
        return Compositor.isWhole(stamp.coverage, stamp.rect, in: area)
    }

    /// The number of rows that are drawn at once, to fit a processor's cache.
    private static let bandHeight = 32

    /// Draws the part of a group that is in `area` onto straight RGBA.
    mutating func draw(_ group: GroupShape, in area: PixelRect, onto pixels: inout [UInt8]) {
        let parts = group.parts.map { part in
            (
                stamp: stamp(part.figure, group.clips, group.isTransposed),
                paint: self.paint(of: part, in: group, area)
            )
        }
        if parts.count == 1, group.clips == nil, case .color(let color, let weight) = parts[0].paint {
            let stamp = parts[0].stamp
            guard let area = stamp.rect.intersection(area) else { return }
            return Compositor.draw(
                stamp.coverage, stamp.rect, color, weight: weight, in: area, onto: &pixels, width: width)
        }
        let width = width
        // Moved out of the rasterizer, so that the memory is changed without a check for uniqueness.
        var sums: [SIMD4<UInt32>] = []
        swap(&sums, &colors)
        defer { swap(&sums, &colors) }
        for top in stride(from: area.rows.lowerBound, to: area.rows.upperBound, by: Self.bandHeight) {
            let band = PixelRect(
                columns: area.columns, rows: top..<min(top + Self.bandHeight, area.rows.upperBound))
            begin(group, in: band)
            sums.fill(SIMD4(repeating: 0), count: band.columns.count * band.rows.count)
            unsafe sums.withUnsafeMutableBufferPointer { sums in
                for (stamp, paint) in parts {
                    switch paint {
                    case .color(let color, 65535):
                        let (addend, ink) = (color.addend(65535), SIMD8(repeating: color.opaqueWord))
                        unsafe pixels.withUnsafeMutableBytes { pixels in
                            stamp.take(from: &rest, in: band) { column, row in
                                unsafe pixels.storeBytes(
                                    of: ink, toByteOffset: (row * width + column) * 4, as: SIMD8<UInt32>.self)
                                return true
                            } _: {
                                unsafe sums[$0] &+= addend &* $1
                            }
                        }
                    case .color(let color, let weight):
                        let addend = color.addend(weight)
                        stamp.take(from: &rest, in: band) { unsafe sums[$0] &+= addend &* $1 }
                    case .columns(let addends):
                        stamp.take(from: &rest, in: band) {
                            unsafe sums[$0] &+= addends[$0 % addends.count] &* $1
                        }
                    case .rows(let addends):
                        let (first, count) = (band.rows.lowerBound - area.rows.lowerBound, band.columns.count)
                        stamp.take(from: &rest, in: band) {
                            unsafe sums[$0] &+= addends[first + $0 / count] &* $1
                        }
                    }
                }
                unsafe Compositor.draw(sums: UnsafeBufferPointer(sums), in: band, onto: &pixels, width: width)
            }
        }
    }

    /// The paint that a part is filled with.
    private enum Paint {
        /// A color, with the product of its alpha and the part's opacity, out of 65535.
        case color(Color, weight: UInt32)
        /// The addend of each column of an area, times its coverage.
        case columns([SIMD4<UInt32>])
        /// The addend of each row of an area, likewise.
        case rows([SIMD4<UInt32>])
    }

    private func paint(of part: GroupShape.Part, in group: GroupShape, _ area: PixelRect) -> Paint {
        func weight(_ color: Color) -> UInt32 { UInt32(part.opacity * Double(color.alpha) * 257 + 0.5) }
        let place = group.isTransposed ? place.transposed : place
        let along = group.isTransposed ? area.rows : area.columns
        let colors = self.colors(of: part, in: group, along, place)
        guard let colors else { return .color(part.color, weight: weight(part.color)) }
        let addends = colors.map { $0.addend(weight($0)) }
        return group.isTransposed ? .rows(addends) : .columns(addends)
    }

    /// The colors of a part by columns, or rows where it is transposed; nil where it has no gradient.
    private func colors(
        of part: GroupShape.Part, in group: GroupShape, _ pixels: Range<Int>, _ place: PicturePlace
    ) -> [Color]? {
        guard part.isGradient, let gradient = group.gradient, case .block(let block) = part.figure else {
            return nil
        }
        let ends = gradient.ends(in: block)
        return pixels.map { pixel in
            let x = (Double(pixel) + 0.5 - place.insetX) / place.scale
            // A block of zero width shows nothing.
            let place = ends.from == ends.to ? 0 : (x - ends.from) / (ends.to - ends.from)
            return gradient.gradient.color(at: place)
        }
    }

    private mutating func begin(_ group: GroupShape, in area: PixelRect) {
        rest.fill(group.clips == nil ? 255 : 0, count: area.columns.count * area.rows.count)
        guard let clips = group.clips else { return }
        let stamp =
            clips.count == 1
            ? stamp(clips.first.outline, nil, group.isTransposed)
            : stamp(.block(clips.bounds), clips, group.isTransposed)
        stamp.forEachPixel(in: area) { rest[$0] = $1 }
    }

    private mutating func stamp(
        _ figure: Figure, _ clips: GroupShape.Clips?, _ isTransposed: Bool
    ) -> FigureStamp {
        let key = PlacedFigure(figure: figure, clips: clips, place: place, isTransposed: isTransposed)
        if let known = cached[key] { return known }
        let isLarge = width * height >= Self.manyPixels
        let stamp = isLarge ? shared.stamp(key) { newStamp(key) } : newStamp(key)
        if cached.count >= Self.cacheLimit { cached.removeAll(keepingCapacity: true) }
        cached[key] = stamp
        return stamp
    }

    private func newStamp(_ key: PlacedFigure) -> FigureStamp {
        let place = key.isTransposed ? place.transposed : place
        let stamp = FigureStamp(
            place.figure(key.figure), clip: key.clips.map { place.figure($0.first.outline) },
            copies: key.clips?.count ?? 1, pitch: (key.clips?.pitch ?? 0) * place.scale,
            canvasWidth: place.width, canvasHeight: place.height)
        return key.isTransposed ? stamp.transposed : stamp
    }
}

extension Array {
    /// Makes this `count` times `element`, keeping its storage where that fits.
    mutating func fill(_ element: Element, count: Int) {
        if self.count == count {
            unsafe withUnsafeMutableBufferPointer { unsafe $0.update(repeating: element) }
        } else {
            self = Array(repeating: element, count: count)
        }
    }
}

extension FigureStamp {
    /// Subtracts the figure's coverage from the `rest` of each pixel of an area, and calls `body` with the pixel's index
    /// and the amount. All amounts of a pixel add up to 255 at most, so that no sum with weights of 16 and channels of 8
    /// bits exceeds 32.
    ///
    /// - Parameter takeWhole: Called with the column and the row of the first of eight pixels of which everything is taken;
    ///   returns whether that is all that has to be done.
    @inline(__always)
    fileprivate func take(
        from rest: inout [UInt8], in area: PixelRect, takeWhole: (Int, Int) -> Bool = { _, _ in false },
        _ body: (Int, UInt32) -> Void
    ) {
        guard let shared = rect.intersection(area) else { return }
        unsafe rest.withUnsafeMutableBytes { rest in
            unsafe coverage.withUnsafeBytes { coverage in
                for y in shared.rows {
                    let source = (y - top) * width - left
                    let target = (y - area.rows.lowerBound) * area.columns.count - area.columns.lowerBound
                    var x = shared.columns.lowerBound
                    while x < shared.columns.upperBound {
                        let end = min(x &+ 8, shared.columns.upperBound)
                        defer { x = end }
                        if x &+ 8 == end {
                            let level = unsafe coverage.loadUnaligned(
                                fromByteOffset: source &+ x, as: UInt64.self)
                            let left = unsafe rest.loadUnaligned(fromByteOffset: target &+ x, as: UInt64.self)
                            if level == 0 || left == 0 { continue }
                            if level & left == .max {
                                unsafe rest.storeBytes(of: 0, toByteOffset: target &+ x, as: UInt64.self)
                                if takeWhole(x, y) { continue }
                                for index in target &+ x..<target &+ end { body(index, 255) }
                                continue
                            }
                        }
                        for x in x..<end {
                            let taken = unsafe min(coverage[source &+ x], rest[target &+ x])
                            if taken == 0 { continue }
                            unsafe rest[target &+ x] &-= taken
                            body(target &+ x, UInt32(taken))
                        }
                    }
                }
            }
        }
    }

    /// Calls `body` with the index in an area, and the coverage, of each pixel that is in both.
    @inline(__always)
    fileprivate func forEachPixel(in area: PixelRect, _ body: (Int, UInt8) -> Void) {
        let columns = (left..<left + width).clamped(to: area.columns)
        for y in (top..<top + height).clamped(to: area.rows) {
            let start = (y - top) * width - left
            let place = (y - area.rows.lowerBound) * area.columns.count - area.columns.lowerBound
            unsafe coverage.withUnsafeBufferPointer { coverage in
                for x in columns { unsafe body(place &+ x, coverage[start &+ x]) }
            }
        }
    }
}
