internal import Basics

/// Puts colored coverage onto straight RGBA.
enum Compositor {
    /// Draws a ring in `track` and, in its place where `arc` covers, an arc in `color`.
    ///
    /// The two share each edge pixel instead of lying on each other: the part of the ring's coverage that the arc does not
    /// take is the track's.
    ///
    /// - Parameters:
    ///   - box: The place of the layers on the canvas, whose rows have `width` pixels.
    ///   - area: The pixels to draw, within `box`.
    static func drawRing(
        _ ring: [UInt8], _ track: Color, _ arc: [UInt8], _ color: Color, _ box: PixelRect,
        in area: PixelRect, onto pixels: inout [UInt8], width: Int
    ) {
        precondition(
            ring.count == arc.count && ring.count == box.columns.count * box.rows.count,
            "layers are of one size")
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            unsafe ring.withUnsafeBufferPointer { ring in
                unsafe arc.withUnsafeBufferPointer { arc in
                    guard let words = UnsafeMutableRawPointer(pixels.baseAddress) else { return }
                    // Many pixels are equal to the one before, and get the same result.
                    var last: (ring: UInt8, arc: UInt8, old: UInt32) = (0, 0, 0)
                    var new: UInt32 = 0
                    for y in area.rows {
                        let start = (y - box.rows.lowerBound) * box.columns.count - box.columns.lowerBound
                        var x = area.columns.lowerBound
                        while x < area.columns.upperBound {
                            let end = min(x + 16, area.columns.upperBound)
                            defer { x = end }
                            // Most of a canvas is empty.
                            if x + 16 == end {
                                let levels =
                                    unsafe levels(ring, from: start + x) | levels(arc, from: start + x)
                                if levels.x | levels.y == 0 { continue }
                            }
                            for x in x..<end {
                                let (whole, upper) = unsafe (ring[start + x], arc[start + x])
                                if whole | upper == 0 { continue }
                                let index = (y * width + x) * 4
                                let below = unsafe words.loadUnaligned(
                                    fromByteOffset: index, as: UInt32.self)
                                if (whole, upper, below) == last {
                                    unsafe words.storeBytes(of: new, toByteOffset: index, as: UInt32.self)
                                    continue
                                }
                                unsafe draw(
                                    UInt32(upper), color, UInt32(max(whole, upper) - upper), track,
                                    onto: pixels, at: index)
                                last = (whole, upper, below)
                                new = unsafe words.loadUnaligned(fromByteOffset: index, as: UInt32.self)
                            }
                        }
                    }
                }
            }
        }
    }

    /// Draws a ring whose arc has its own color in each pixel.
    static func drawRing(
        _ ring: [UInt8], _ track: Color, _ arc: [UInt8], _ shading: ArcShading, _ box: PixelRect,
        in area: PixelRect, onto pixels: inout [UInt8], width: Int
    ) {
        precondition(
            ring.count == arc.count && ring.count == box.columns.count * box.rows.count,
            "layers are of one size")
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            for y in area.rows {
                let row = y - box.rows.lowerBound
                for x in area.columns {
                    let column = x - box.columns.lowerBound
                    let index = row * box.columns.count + column
                    let (whole, upper) = (ring[index], arc[index])
                    if whole | upper == 0 { continue }
                    let color = upper == 0 ? track : shading.color(column: column, row: row)
                    unsafe draw(
                        UInt32(upper), color, UInt32(max(whole, upper) - upper), track,
                        onto: pixels, at: (y * width + x) * 4)
                }
            }
        }
    }

    /// Draws layers of one ring from front to back, each in its color, with the coverage that the layers in front of it
    /// leave.
    ///
    /// - Parameters:
    ///   - layers: The coverage of the pixels of `box` by each layer.
    ///   - colors: The color of each layer.
    ///   - area: The pixels to draw, within `box`.
    static func drawRing(
        _ layers: [[UInt8]], _ colors: [Color], _ box: PixelRect, in area: PixelRect,
        onto pixels: inout [UInt8], width: Int
    ) {
        precondition(
            layers.count == colors.count
                && layers.allSatisfy { $0.count == box.columns.count * box.rows.count },
            "layers are of one size")
        let channels = colors.map { SIMD4(UInt32($0.red), UInt32($0.green), UInt32($0.blue), 1) }
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            for y in area.rows {
                let start = (y - box.rows.lowerBound) * box.columns.count - box.columns.lowerBound
                for x in area.columns {
                    var (taken, sum) = (UInt8(0), SIMD4<UInt32>.zero)
                    for index in layers.indices {
                        let level = layers[index][start + x]
                        if level <= taken { continue }
                        let weight = UInt32(level - taken) * UInt32(colors[index].alpha)
                        sum &+= channels[index] &* weight
                        taken = level
                        if taken == 255 { break }
                    }
                    if sum.w == 0 { continue }
                    unsafe over(
                        (sum.x + sum.w / 2) / sum.w, (sum.y + sum.w / 2) / sum.w, (sum.z + sum.w / 2) / sum.w,
                        alpha: (sum.w + 127) / 255, at: (y * width + x) * 4, of: pixels)
                }
            }
        }
    }

    /// Draws one pixel that is partly covered by `color` and partly by `track`.
    @inline(__always)
    private static func draw(
        _ upper: UInt32, _ color: Color, _ lower: UInt32, _ track: Color,
        onto pixels: UnsafeMutableBufferPointer<UInt8>, at index: Int
    ) {
        // Weights of the two colors, in 1/65025.
        let (a, b) = (upper * UInt32(color.alpha), lower * UInt32(track.alpha))
        let weight = a + b
        if weight == 0 { return }
        let alpha = (weight + 127) / 255
        // Nearly all pixels have one color only, which they keep exactly.
        if a == 0 || b == 0 {
            let only = b == 0 ? color : track
            unsafe over(
                UInt32(only.red), UInt32(only.green), UInt32(only.blue), alpha: alpha, at: index, of: pixels)
            return
        }
        func mix(_ x: UInt8, _ y: UInt8) -> UInt32 { (UInt32(x) * a + UInt32(y) * b + weight / 2) / weight }
        unsafe over(
            mix(color.red, track.red), mix(color.green, track.green), mix(color.blue, track.blue),
            alpha: alpha, at: index, of: pixels)
    }

    /// Draws the part of coverage that is in `area`, in a color and an opacity.
    ///
    /// - Parameters:
    ///   - coverage: The coverage of the pixels of `box`.
    ///   - weight: The product of the color's alpha and the opacity, in 1/65535.
    ///   - width: The number of pixels in a row of the canvas.
    static func draw(
        _ coverage: [UInt8], _ box: PixelRect, _ color: Color, weight: UInt32, in area: PixelRect,
        onto pixels: inout [UInt8], width: Int
    ) {
        precondition(coverage.count == box.columns.count * box.rows.count, "a byte for each pixel")
        let (red, green, blue) = (UInt32(color.red), UInt32(color.green), UInt32(color.blue))
        // Most pixels are equal to others, and get the same result: for each level, the old pixel and the new one.
        unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 256) { known in
            unsafe known.initialize(repeating: 0)
            unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                unsafe coverage.withUnsafeBufferPointer { coverage in
                    let words = UnsafeMutableRawPointer(pixels.baseAddress)
                    guard let words = unsafe words else { return }
                    let ink = color.opaqueWord
                    for y in area.rows {
                        let start = (y - box.rows.lowerBound) * box.columns.count - box.columns.lowerBound
                        var x = area.columns.lowerBound
                        while x < area.columns.upperBound {
                            let end = min(x + 16, area.columns.upperBound)
                            defer { x = end }
                            if x + 16 == end {
                                let levels = unsafe levels(coverage, from: start + x)
                                if levels.x | levels.y == 0 { continue }
                                if weight == 65535, levels.x & levels.y == .max {
                                    unsafe words.storeBytes(
                                        of: SIMD16(repeating: ink), toByteOffset: (y * width + x) * 4,
                                        as: SIMD16<UInt32>.self)
                                    continue
                                }
                            }
                            for x in x..<end {
                                let level = unsafe coverage[start + x]
                                if level == 0 { continue }
                                let index = (y * width + x) * 4
                                let below = unsafe words.loadUnaligned(
                                    fromByteOffset: index, as: UInt32.self)
                                let last = unsafe known[Int(level)]
                                if last > 0, UInt32(truncatingIfNeeded: last >> 32) == below {
                                    let pixel = UInt32(truncatingIfNeeded: last)
                                    unsafe words.storeBytes(of: pixel, toByteOffset: index, as: UInt32.self)
                                    continue
                                }
                                // 255 times 65535 at most, with less than 65536 added.
                                unsafe over(
                                    red, green, blue, alpha: (UInt32(level) * weight + 32767) / 65535,
                                    at: index, of: pixels)
                                let pixel = unsafe words.loadUnaligned(
                                    fromByteOffset: index, as: UInt32.self)
                                unsafe known[Int(level)] = UInt64(below) << 32 | UInt64(pixel)
                            }
                        }
                    }
                }
            }
        }
    }

    /// Sixteen levels of coverage, as two words.
    @inline(__always)
    private static func levels(_ coverage: UnsafeBufferPointer<UInt8>, from start: Int) -> SIMD2<UInt64> {
        unsafe UnsafeRawPointer(coverage.baseAddress!)
            .loadUnaligned(fromByteOffset: start, as: SIMD2<UInt64>.self)
    }

    /// Whether coverage of the pixels of `box` is complete all over an area.
    static func isWhole(_ coverage: [UInt8], _ box: PixelRect, in area: PixelRect) -> Bool {
        guard box.intersection(area) == area else { return false }
        return unsafe coverage.withUnsafeBufferPointer { coverage in
            area.rows.allSatisfy { y in
                let start = (y - box.rows.lowerBound) * box.columns.count - box.columns.lowerBound
                let row = coverage.extracting(
                    start + area.columns.lowerBound..<start + area.columns.upperBound)
                return unsafe row.reduce(255, &) == 255
            }
        }
    }

    /// Source-over of one straight pixel, whose first byte is at `index`.
    @inline(__always)
    static func over(
        _ red: UInt32, _ green: UInt32, _ blue: UInt32, alpha: UInt32, at index: Int,
        of pixels: UnsafeMutableBufferPointer<UInt8>
    ) {
        if alpha == 0 { return }
        let old = unsafe UInt32(pixels[index + 3])
        // Most pictures have an opaque background, where everything is simpler.
        if old == 255 || alpha == 255 {
            let rest = 255 - alpha
            func blend(_ new: UInt32, _ old: UInt8) -> UInt8 {
                UInt8(truncatingIfNeeded: (new * alpha + UInt32(old) * rest + 127) / 255)
            }
            unsafe pixels[index] = blend(red, pixels[index])
            unsafe pixels[index + 1] = blend(green, pixels[index + 1])
            unsafe pixels[index + 2] = blend(blue, pixels[index + 2])
            unsafe pixels[index + 3] = 255
            return
        }
        // On a transparent pixel, a color stays as it is.
        let below = old == 0 ? 0 : (old * (255 - alpha) + 127) / 255
        let total = alpha + below
        func blend(_ new: UInt32, _ old: UInt8) -> UInt8 {
            if below == 0 { return UInt8(truncatingIfNeeded: new) }
            return UInt8(truncatingIfNeeded: (new * alpha + UInt32(old) * below + total / 2) / total)
        }
        unsafe pixels[index] = blend(red, pixels[index])
        unsafe pixels[index + 1] = blend(green, pixels[index + 1])
        unsafe pixels[index + 2] = blend(blue, pixels[index + 2])
        unsafe pixels[index + 3] = UInt8(truncatingIfNeeded: total)
    }
}

extension Color {
    /// A pixel of this color, opaque, as it stands in memory.
    var opaqueWord: UInt32 {
        (UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000).littleEndian
    }
}
