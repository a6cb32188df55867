/// Writes the pixels of `bitmap` as the unfiltered rows of a form, each led by filter byte 0.
///
/// `rows` has room for these rows and one byte per pixel of one row beyond.
///
/// - Parameters:
///   - area: The part of the bitmap; nil for all of it.
///   - packs: Whether samples of fewer than 8 bits share bytes, as they do in a file; otherwise each has a byte of its own.
///   - stride: The distance from a row to the next, where rows are parts of longer ones and have no filter byte.
func writeRows(
    of bitmap: borrowing Bitmap, _ area: FrameArea? = nil, as form: PNGForm, _ colors: borrowing ColorTable,
    packs: Bool = true, stride: Int? = nil, into rows: UnsafeMutableRawBufferPointer
) {
    let area = area ?? FrameArea(width: bitmap.width, height: bitmap.height)
    let (width, height, format) = (area.width, area.height, bitmap.format)
    let start = (area.y * bitmap.width + area.x) * format.bytesPerPixel
    let sourceStride = bitmap.width * format.bytesPerPixel
    let shift = 8 - form.bitDepth
    let isLed = stride == nil
    let stride = stride ?? 1 + (packs ? form.bytesPerRow(width: width) : width * form.bytesPerPixel)
    unsafe bitmap.bytes.withUnsafeBytes { source in
        var position = unsafe source.baseAddress! + start
        for y in 0..<height {
            let row = unsafe rows.baseAddress! + y * stride
            if isLed { unsafe row.storeBytes(of: 0, as: UInt8.self) }
            let out = unsafe isLed ? row + 1 : row
            switch (format, form.kind) {
            case (.coverage, .palette):
                unsafe translate(position, colors.indexOfCoverage, into: out, width)
            case (.coverage, .gray):
                for x in 0..<width {
                    let coverage = unsafe position.load(fromByteOffset: x, as: UInt8.self)
                    let level = colors.pixelOfCoverage[Int(coverage)].red >> shift
                    unsafe out.storeBytes(of: level, toByteOffset: x, as: UInt8.self)
                }
            case (.coverage, _):
                for x in 0..<width {
                    let coverage = unsafe position.load(fromByteOffset: x, as: UInt8.self)
                    unsafe store(colors.pixelOfCoverage[Int(coverage)], form.kind, at: x, of: out)
                }
            case (.rgba, .palette):
                if colors.numbers.isEmpty {
                    _ = unsafe numberPixels(position, into: out, width, keepsColor: colors.keepsColor) {
                        colors.index(of: $0)
                    }
                } else {
                    unsafe colors.numbers.copy((area.y + y) * bitmap.width + area.x, width, into: out)
                }
            case (.rgba, .gray):
                for x in 0..<width {
                    let level = unsafe load(x, of: position).red >> shift
                    unsafe out.storeBytes(of: level, toByteOffset: x, as: UInt8.self)
                }
            case (.rgba, .rgb): unsafe dropAlpha(position, into: out, width)
            case (.rgba, _):
                for x in 0..<width {
                    unsafe store(load(x, of: position, colors.keepsColor), form.kind, at: x, of: out)
                }
            }
            if packs, form.bitDepth < 8 { unsafe pack(out, width, form.bitDepth) }
            if y + 1 < height { unsafe position += sourceStride }
        }
    }
}

/// Writes `count` pixels of four bytes as three.
private func dropAlpha(_ source: UnsafeRawPointer, into out: UnsafeMutableRawPointer, _ count: Int) {
    var x = 0
    // Two bytes too many are written each time, which the next pixels overwrite.
    while x + 3 <= count {
        let two = unsafe (load(x, of: source), load(x + 1, of: source))
        let pair = UInt64(two.0 & 0xFF_FFFF) | UInt64(two.1 & 0xFF_FFFF) << 24
        unsafe out.storeBytes(of: pair.littleEndian, toByteOffset: 3 * x, as: UInt64.self)
        x += 2
        guard two.0 == two.1, x + 19 <= count, unsafe source.isAll(two.1.twice, from: 4 * x) else { continue }
        // Most pixels are equal to the ones before, and many more after them; eight are three words.
        let low = pair | pair << 48
        let words = SIMD4(
            low.littleEndian, (pair >> 16 | pair << 32).littleEndian, (pair >> 32 | pair << 16).littleEndian,
            low.littleEndian)
        repeat {
            unsafe out.storeBytes(of: words, toByteOffset: 3 * x, as: SIMD4<UInt64>.self)
            unsafe out.storeBytes(of: words, toByteOffset: 3 * x + 24, as: SIMD4<UInt64>.self)
            x += 16
        } while unsafe x + 19 <= count && source.isAll(two.1.twice, from: 4 * x)
    }
    while x < count {
        unsafe store(load(x, of: source), .rgb, at: x, of: out)
        x += 1
    }
}

/// Writes pixel `x` of a row in a form of several samples per pixel.
@inline(__always)
private func store(_ pixel: Pixel, _ kind: PNGForm.Kind, at x: Int, of row: UnsafeMutableRawPointer) {
    switch kind {
    case .grayAlpha:
        let sample = UInt16(pixel.red) | UInt16(pixel.alpha) << 8
        unsafe row.storeBytes(of: sample.littleEndian, toByteOffset: 2 * x, as: UInt16.self)
    case .rgb:
        unsafe row.storeBytes(of: pixel.red, toByteOffset: 3 * x, as: UInt8.self)
        unsafe row.storeBytes(of: pixel.green, toByteOffset: 3 * x + 1, as: UInt8.self)
        unsafe row.storeBytes(of: pixel.blue, toByteOffset: 3 * x + 2, as: UInt8.self)
    default:
        unsafe row.storeBytes(of: pixel.littleEndian, toByteOffset: 4 * x, as: Pixel.self)
    }
}

/// Replaces each of `count` bytes by its entry in `samples`.
///
/// Eight bytes are translated at a time: in flat art most groups equal the one before, whose result is then reused.
func translate(
    _ source: UnsafeRawPointer, _ samples: [UInt8], into out: UnsafeMutableRawPointer, _ count: Int
) {
    unsafe samples.withUnsafeBufferPointer { samples in
        var x = 0
        var (last, result) = (UInt64.zero, UInt64(unsafe samples[0]) &* 0x0101_0101_0101_0101)
        while x + 8 <= count {
            let word = unsafe source.loadUnaligned(fromByteOffset: x, as: UInt64.self)
            if word != last {
                (last, result) = (word, 0)
                for byte in 0..<8 {
                    let level = Int(truncatingIfNeeded: word.littleEndian >> (8 * byte) & 255)
                    let sample = unsafe samples[level]
                    result |= UInt64(sample) << (8 * byte)
                }
            }
            unsafe out.storeBytes(of: result.littleEndian, toByteOffset: x, as: UInt64.self)
            x += 8
            while x + 64 <= count, unsafe source.isAll(word, from: x) {
                unsafe out.storeBytes(
                    of: SIMD8(repeating: result.littleEndian), toByteOffset: x, as: SIMD8<UInt64>.self)
                x += 64
            }
        }
        while x < count {
            let sample = unsafe samples[Int(source.load(fromByteOffset: x, as: UInt8.self))]
            unsafe out.storeBytes(of: sample, toByteOffset: x, as: UInt8.self)
            x += 1
        }
    }
}

/// Packs `count` samples, one per byte, into `depth` bits each, in place and from the highest bit down.
func pack(_ row: UnsafeMutableRawPointer, _ count: Int, _ depth: Int) {
    let perByte = 8 / depth
    var (byte, filled) = (UInt8.zero, 0)
    for x in 0..<count {
        byte = unsafe byte << depth | row.load(fromByteOffset: x, as: UInt8.self)
        filled += 1
        if filled == perByte {
            unsafe row.storeBytes(of: byte, toByteOffset: x / perByte, as: UInt8.self)
            (byte, filled) = (0, 0)
        }
    }
    if filled > 0 {
        byte <<= depth * (perByte - filled)
        unsafe row.storeBytes(of: byte, toByteOffset: count / perByte, as: UInt8.self)
    }
}
