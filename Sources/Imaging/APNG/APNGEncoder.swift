public import Basics

/// The data of one frame of an animated PNG: the changes since the frame before.
public struct APNGFrame: Hashable, Sendable {
    let area: FrameArea
    /// Whether transparent pixels of the data keep the pixels below; else they replace them.
    let isDrawnOver: Bool
    /// The pixels as a zlib stream.
    let data: [UInt8]
}

// Hot loop. It is limited by the deflater, with about half of the time; finding the changes takes a tenth. A general
// compressor beside Spindle's own made files 0.3 % smaller and took twice the time. Clearing the area of the frame before
// (dispose operation 1) is not used: it would make each frame depend on the choice for the one before. The benchmark `APNG`
// measures it.

/// Turns bitmaps into the frames of an animated PNG, each encoded as the changes from the one before.
///
/// An encoder owns its compressor and buffers; make one for each thread, and use it for frames in their
/// order.
public struct APNGEncoder: ~Copyable {
    private let header: APNGHeader
    private var colors: ColorTable
    private var data: ImageCompressor
    /// The color for which the coverages of `colors` are prepared.
    private var prepared: Color?
    /// The frame before.
    private var past = Bitmap(width: 1, height: 1, format: .rgba)
    /// The rows of the changed area with at least a byte per pixel, one row of the frame before, and the result of
    /// comparing both.
    private var new = Scratch()
    private var old = Scratch()
    private var part = Scratch()
    private var hasPast = false

    /// Creates an encoder; fails only where memory runs out.
    ///
    /// - Throws: ``ImagingError/compressorUnavailable`` where memory runs out.
    public init(_ header: APNGHeader, _ compression: Compression = .standard) throws(ImagingError) {
        self.header = header
        colors = ColorTable(header.entries)
        data = try ImageCompressor(compression, flatBytes: 256)
    }

    /// Discards the frame before: the next is encoded as a whole.
    public mutating func restart() { hasPast = false }

    /// Makes `bitmap` the frame before.
    public mutating func skip(_ bitmap: borrowing Bitmap) {
        if let area = bitmap.changes(from: past) { remember(bitmap, area) }
        hasPast = true
    }

    /// Encodes `bitmap`, whose colors are among those of the header, as the changes from the frame before. A frame without
    /// changes is a single pixel, since a frame has at least one.
    public mutating func encode(_ bitmap: borrowing Bitmap) -> APNGFrame {
        precondition(
            bitmap.width == header.width && bitmap.height == header.height, "all frames have one size")
        let area: FrameArea
        if hasPast {
            area = bitmap.changes(from: past) ?? FrameArea(width: 1, height: 1)
        } else {
            area = FrameArea(width: header.width, height: header.height)
        }
        read(bitmap, area)
        data.reset()
        let isDrawnOver = attempt(area, bitmap.format)
        remember(bitmap, area)
        return unsafe APNGFrame(area: area, isDrawnOver: isDrawnOver, data: [UInt8](data.bytes))
    }

    /// Makes `bitmap` the frame before, from which it differs only in `area`.
    private mutating func remember(_ bitmap: borrowing Bitmap, _ area: FrameArea) {
        past.become(bitmap, in: area)
        hasPast = true
    }

    /// Reads the rows of an area, unfiltered, with at least a byte per pixel.
    private mutating func read(_ bitmap: borrowing Bitmap, _ area: FrameArea) {
        if case .coverage(let color) = bitmap.format, color != prepared {
            colors.prepare(for: color)
            prepared = color
        }
        new.reserve(count(area) + area.width + Self.behind)
        unsafe writeRows(of: bitmap, area, as: header.form, colors, packs: false, into: new.bytes)
    }

    /// Tries `area` as it is and with unchanged pixels transparent, and returns whether the latter is smaller.
    private mutating func attempt(_ area: FrameArea, _ format: PixelFormat) -> Bool {
        let mayDrawOver = hasPast && header.zeroIsTransparent && past.format == format
        // Pixels of several bytes take long, and where half of them are unchanged, encoding all of them takes longer.
        if mayDrawOver, header.form.bytesPerPixel > 1, let kept = cutChanges(area),
            kept >= area.width * area.height / 2
        {
            return compress(area, .none)
        }
        attempt(area)
        return mayDrawOver && cutChanges(area) != nil && compress(area, .none)
    }

    /// Tries the pixels of `area` as they are, and filtered where they do not look like flat art.
    private mutating func attempt(_ area: FrameArea) {
        let form = header.form
        part.reserve(count(area) + Self.behind)
        unsafe part.bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: new.bytes[..<count(area)]))
        _ = compress(area, .none)
        if form.bytesPerPixel > 1, data.length > area.width * area.height / 4 {
            _ = compress(area, .adaptive)
        }
    }

    /// Cuts the changes in `area` out of it, transparent elsewhere, and returns the number of unchanged pixels; nil where
    /// it cannot be drawn over the pixels below, which it replaces only where it is opaque. On transparent pixels
    /// translucent ones would do so, too, but readers such as Pillow make them paler.
    private mutating func cutChanges(_ area: FrameArea) -> Int? {
        let (kind, bytesPerPixel) = (header.form.kind, header.form.bytesPerPixel)
        let firstOpaque = kind == .palette ? UInt8(truncatingIfNeeded: min(255, colors.translucentCount)) : 1
        guard kind != .palette || colors.translucentCount <= 255 else { return nil }
        let stride = 1 + area.width * bytesPerPixel
        old.reserve(stride + area.width + Self.behind)
        part.reserve(count(area) + Self.behind)
        var kept = 0
        for y in 0..<area.height {
            // Most often the first rows tell that it cannot be done.
            let row = FrameArea(x: area.x, y: area.y + y, width: area.width, height: 1)
            unsafe writeRows(of: past, row, as: header.form, colors, packs: false, into: old.bytes)
            let (new, old, out) = unsafe (
                new.bytes.baseAddress! + y * stride, old.bytes.baseAddress!,
                part.bytes.baseAddress! + y * stride
            )
            unsafe out.storeBytes(of: 0, as: UInt8.self)
            if bytesPerPixel == 1 {
                guard unsafe drawOver(new + 1, old + 1, out + 1, area.width, firstOpaque) else { return nil }
            } else {
                guard
                    let same = unsafe drawOver(
                        new + 1, old + 1, out + 1, area.width, bytesPerPixel, kind == .rgb)
                else { return nil }
                kept += same
            }
        }
        return kept
    }

    /// The number of bytes behind the last pixel that are read and written with it, as pixels are four bytes then.
    private static let behind = 2

    /// Returns the number of bytes of an area's rows before they are packed.
    private func count(_ area: FrameArea) -> Int {
        area.height * (1 + area.width * header.form.bytesPerPixel)
    }

    /// Compresses the area that was cut, and returns whether the result is the smallest so far.
    private mutating func compress(_ area: FrameArea, _ filter: PNGFilter) -> Bool {
        let form = header.form
        let unpacked = 1 + area.width * form.bytesPerPixel
        let packed = 1 + form.bytesPerRow(width: area.width)
        if form.bitDepth < 8 {
            for y in 0..<area.height {
                let row = unsafe part.bytes.baseAddress! + y * unpacked
                unsafe pack(row + 1, area.width, form.bitDepth)
                unsafe (part.bytes.baseAddress! + y * packed).copyMemory(from: row, byteCount: packed)
            }
        }
        unsafe filterRows(
            part.bytes, filter, height: area.height, bytesPerRow: packed - 1,
            bytesPerPixel: form.bytesPerPixel)
        let before = data.total
        unsafe data.attempt(
            UnsafeRawBufferPointer(rebasing: part.bytes[..<(area.height * packed)]),
            isLikelyFlat: form.bytesPerPixel == 1 && filter == .none,
            repeats: filter == .none ? form.repeats(width: area.width) : nil)
        return data.total < before
    }
}

/// Writes the new samples where something has changed, and 0 elsewhere; false where a new sample is below `firstOpaque`.
private func drawOver(
    _ new: UnsafeRawPointer, _ old: UnsafeRawPointer, _ out: UnsafeMutableRawPointer, _ count: Int,
    _ firstOpaque: UInt8
) -> Bool {
    var wrong: UInt8 = 0
    for x in 0..<count {
        let sample = unsafe new.load(fromByteOffset: x, as: UInt8.self)
        let before = unsafe old.load(fromByteOffset: x, as: UInt8.self)
        wrong |= sample != before && sample < firstOpaque ? 1 : 0
        unsafe out.storeBytes(of: sample == before ? 0 : sample, toByteOffset: x, as: UInt8.self)
    }
    return wrong == 0
}

/// Does the same for pixels of two to four samples, of which the last is alpha unless `hasKey`; returns the number of
/// unchanged pixels.
private func drawOver(
    _ new: UnsafeRawPointer, _ old: UnsafeRawPointer, _ out: UnsafeMutableRawPointer, _ count: Int,
    _ bytesPerPixel: Int, _ hasKey: Bool
) -> Int? {
    let (length, step) = (count * bytesPerPixel, 32 * bytesPerPixel)
    let mask = UInt32.max >> UInt32(32 - 8 * bytesPerPixel)
    let opaque = mask & ~(mask >> 8)
    var (first, kept) = (0, 0)
    while first < length {
        // Most pixels are unchanged, and many after them.
        if first + step <= length, unsafe isUnchanged(new + first, old + first, step) {
            unsafe (out + first).initializeMemory(as: UInt8.self, repeating: 0, count: step)
            first += step
            kept += 32
            continue
        }
        let pixel = unsafe new.loadPixel(first) & mask
        let before = unsafe old.loadPixel(first) & mask
        let isSame = pixel == before
        if !isSame, hasKey ? pixel == 0 : pixel & opaque != opaque { return nil }
        // The bytes behind the pixel are those of the next pixel, or of the next row.
        unsafe out.storeBytes(
            of: (isSame ? 0 : pixel).littleEndian, toByteOffset: first, as: UInt32.self)
        if isSame { kept += 1 }
        first += bytesPerPixel
    }
    return kept
}

extension UnsafeRawPointer {
    /// Returns four bytes, the first of them lowest.
    @inline(__always)
    fileprivate func loadPixel(_ offset: Int) -> UInt32 {
        UInt32(littleEndian: unsafe loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}

/// Whether bytes, in blocks of 32, are the same.
@inline(__always)
private func isUnchanged(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
    for offset in stride(from: 0, to: count, by: 32) where unsafe !isSame32(a + offset, b + offset) {
        return false
    }
    return true
}
