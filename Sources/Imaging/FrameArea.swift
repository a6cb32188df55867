/// A part of a frame, in pixels from its top left corner.
struct FrameArea: Hashable, Sendable {
    var x, y, width, height: Int

    /// A whole frame.
    init(width: Int, height: Int) { self.init(x: 0, y: 0, width: width, height: height) }

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The smallest area that holds both.
    func union(_ other: FrameArea) -> FrameArea {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return FrameArea(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

/// The rows of a picture in memory.
@unsafe struct PixelRows {
    let start: UnsafeRawPointer
    /// Pixels in a row, and rows.
    let width, height: Int
    let bytesPerPixel: Int
    /// From the start of one row's first pixel to that of the next.
    let stride: Int

    func row(_ y: Int) -> UnsafeRawPointer { unsafe start + y * stride }

    /// The smallest area outside of which two pictures of one size are the same; nil where they are the
    /// same everywhere.
    func changes(from old: PixelRows) -> FrameArea? {
        let count = unsafe width * bytesPerPixel
        var top = 0
        while unsafe top < height, unsafe firstChange(row(top), old.row(top), count) == count { top += 1 }
        if unsafe top == height { return nil }
        var bottom = unsafe height - 1
        while unsafe firstChange(row(bottom), old.row(bottom), count) == count { bottom -= 1 }
        var (left, right) = (count, 0)
        for y in top...bottom {
            let (new, past) = unsafe (row(y), old.row(y))
            left = unsafe min(left, firstChange(new, past, left))
            right = unsafe max(right, lastChange(new, past, right..<count))
        }
        let x = unsafe left / bytesPerPixel
        let end = unsafe (right + bytesPerPixel - 1) / bytesPerPixel
        return FrameArea(x: x, y: top, width: end - x, height: bottom - top + 1)
    }
}

/// The first of `count` bytes that differ; `count` where none does.
private func firstChange(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Int {
    var index = 0
    while index + 8 <= count {
        let x = unsafe a.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let y = unsafe b.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if x != y { return index + UInt64(littleEndian: x ^ y).trailingZeroBitCount / 8 }
        index += 8
    }
    while index < count,
        unsafe a.load(fromByteOffset: index, as: UInt8.self) == b.load(fromByteOffset: index, as: UInt8.self)
    {
        index += 1
    }
    return index
}

/// The place after the last byte of a range that differs; the range's start where none does.
private func lastChange(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end - 8 >= range.lowerBound {
        let x = unsafe a.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
        let y = unsafe b.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
        if x != y { return end - UInt64(littleEndian: x ^ y).leadingZeroBitCount / 8 }
        end -= 8
    }
    while end > range.lowerBound,
        unsafe a.load(fromByteOffset: end - 1, as: UInt8.self)
            == b.load(fromByteOffset: end - 1, as: UInt8.self)
    {
        end -= 1
    }
    return end
}

extension Bitmap {
    /// Whether the bytes of both mean the same and are the same.
    public func isIdentical(to other: borrowing Bitmap) -> Bool {
        guard width == other.width, height == other.height, format == other.format else { return false }
        return unsafe bytes.withUnsafeBytes { mine in
            unsafe other.bytes.withUnsafeBytes { theirs in
                guard let a = mine.baseAddress, let b = theirs.baseAddress else { return true }
                return unsafe firstChange(a, b, mine.count) == mine.count
            }
        }
    }
}
