/// Calls `body` with each coverage that occurs, once each and ascending.
@inline(__always)
func forEachCoverage(of bitmap: borrowing Bitmap, in area: FrameArea, _ body: (UInt8) -> Void) {
    // Whole rows follow each other without a gap.
    let (rows, count) =
        area.width == bitmap.width ? (1, area.width * area.height) : (area.height, area.width)
    let (start, stride) = (area.y * bitmap.width + area.x, bitmap.width)
    unsafe withUnsafeTemporaryAllocation(of: Bool.self, capacity: 256) { used in
        unsafe used.initialize(repeating: false)
        unsafe bitmap.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for row in 0..<rows {
                var index = start + row * stride
                let end = index + count
                while index + 8 <= end {
                    let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    var rest = word
                    for _ in 0..<8 {
                        unsafe used[Int(rest & 255)] = true
                        rest >>= 8
                    }
                    index += 8
                    while index + 64 <= end, unsafe base.isAll(word, from: index) { index += 64 }
                    while index + 8 <= end,
                        unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == word
                    {
                        index += 8
                    }
                }
                while index < end {
                    unsafe used[Int(bytes[index])] = true
                    index += 1
                }
            }
        }
        for coverage in 0..<256 where unsafe used[coverage] { body(UInt8(coverage)) }
    }
}

/// Calls `body` with each pixel of an RGBA bitmap that differs from the one before.
@inline(__always)
func forEachPixel(of bitmap: borrowing Bitmap, in area: FrameArea, _ body: (Pixel) -> Void) {
    let (start, stride, count) = (4 * (area.y * bitmap.width + area.x), 4 * bitmap.width, 4 * area.width)
    unsafe bitmap.bytes.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        var last: Pixel? = nil
        for row in 0..<area.height {
            var offset = start + row * stride
            let end = offset + count
            while offset < end {
                let pixel = Pixel(
                    littleEndian: unsafe base.loadUnaligned(fromByteOffset: offset, as: Pixel.self))
                offset += 4
                if pixel != last {
                    last = pixel
                    body(pixel)
                    continue
                }
                // Most pixels are equal to the one before, and many more after them.
                let word = pixel.twice
                while offset + 64 <= end, unsafe base.isAll(word, from: offset) { offset += 64 }
                while offset + 8 <= end,
                    unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self) == word
                {
                    offset += 8
                }
            }
        }
    }
}

/// Writes a byte for each of `count` pixels of an RGBA bitmap, and returns the number of pixels written.
///
/// - Parameters:
///   - keepsColor: Whether transparent pixels keep their colors.
///   - number: Returns the byte for each pixel that differs from the one before, which also applies to the same pixels after
///     it; nil to end.
@inline(__always)
func numberPixels(
    _ source: UnsafeRawPointer, into out: UnsafeMutableRawPointer, _ count: Int, keepsColor: Bool = false,
    _ number: (Pixel) -> UInt8?
) -> Int {
    var (last, index): (Pixel?, UInt8) = (nil, 0)
    var x = 0
    while x < count {
        let pixel = unsafe load(x, of: source, keepsColor)
        let isNew = pixel != last
        if isNew {
            guard let next = number(pixel) else { return x }
            (last, index) = (pixel, next)
        }
        unsafe out.storeBytes(of: index, toByteOffset: x, as: UInt8.self)
        x &+= 1
        if isNew { continue }
        // Most pixels are equal to the one before, and many more after them.
        let word = pixel.twice
        while x &+ 16 <= count, unsafe source.isAll(word, from: 4 &* x) {
            unsafe out.storeBytes(of: SIMD16(repeating: index), toByteOffset: x, as: SIMD16<UInt8>.self)
            x &+= 16
        }
        while x &+ 2 <= count, unsafe source.loadUnaligned(fromByteOffset: 4 &* x, as: UInt64.self) == word {
            unsafe out.storeBytes(of: SIMD2(repeating: index), toByteOffset: x, as: SIMD2<UInt8>.self)
            x &+= 2
        }
    }
    return count
}

/// Returns pixel `x` of a row of an RGBA bitmap, all zero for a transparent one, unless that keeps its color.
@inline(__always)
func load(_ x: Int, of row: UnsafeRawPointer, _ keepsColor: Bool = false) -> Pixel {
    let pixel = Pixel(littleEndian: unsafe row.loadUnaligned(fromByteOffset: 4 &* x, as: Pixel.self))
    return keepsColor ? pixel : pixel.normalized
}

extension UnsafeRawPointer {
    /// Returns whether 64 bytes are eight times `word`.
    @inline(__always)
    func isAll(_ word: UInt64, from offset: Int) -> Bool {
        // The comparison is by bytes, since for words the compiler makes eight branches.
        let bytes = unsafe loadUnaligned(fromByteOffset: offset, as: SIMD64<UInt8>.self)
        let same = unsafe bytes .== unsafeBitCast(SIMD8(repeating: word), to: SIMD64<UInt8>.self)
        let words = unsafe unsafeBitCast(same, to: SIMD8<UInt64>.self)
        let half = words.lowHalf & words.highHalf
        let quarter = half.lowHalf & half.highHalf
        return quarter.x & quarter.y == .max
    }

    /// Returns whether 16 pixels are all opaque, and none is black.
    @inline(__always)
    func areOpaqueColors(from offset: Int) -> Bool {
        // Each element has two pixels, 0 where one is opaque and black. The comparison is by arithmetic, as numbers of 32
        // bits would be compared one by one.
        let pairs = unsafe loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
        let alphas = SIMD8<UInt64>(repeating: UInt64(littleEndian: 0xFF00_0000_FF00_0000))
        let rest = pairs ^ alphas
        let blacks = (rest &- SIMD8(repeating: 0x0000_0001_0000_0001)) & ~rest
        let half = (rest & alphas) | blacks & SIMD8(repeating: 0x8000_0000_8000_0000)
        let quarter = half.lowHalf | half.highHalf
        let eighth = quarter.lowHalf | quarter.highHalf
        return eighth.x | eighth.y == 0
    }
}
