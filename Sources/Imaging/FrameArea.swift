/// A part of a frame, in pixels from its top left corner.
package struct FrameArea: Hashable, Sendable {
    package var x, y, width, height: Int

    /// Creates the area of a whole frame.
    package init(width: Int, height: Int) { self.init(x: 0, y: 0, width: width, height: height) }

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Returns the smallest area that holds both.
    package func union(_ other: FrameArea) -> FrameArea {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return FrameArea(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }

    /// Returns the area in a picture of which each pixel has become `factor` × `factor` of them.
    package func enlarged(by factor: Int) -> FrameArea {
        FrameArea(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }

    /// The number of pixels.
    fileprivate var count: Int { width * height }
}

extension [FrameArea] {
    /// Adds an area, joined with those that would not leave out more pixels by themselves.
    package mutating func join(_ area: FrameArea) {
        var area = area
        while let index = firstIndex(where: { $0.union(area).count <= $0.count + area.count }) {
            area = area.union(remove(at: index))
        }
        append(area)
    }

    /// The smallest area that holds all; nil for none.
    package var joined: FrameArea? { dropFirst().reduce(first) { $0?.union($1) } }
}

/// The rows of a picture in memory, one right after the other.
@unsafe struct PixelRows {
    let start: UnsafeRawPointer
    /// The number of pixels in a row, and of rows.
    let width, height: Int
    let bytesPerPixel: Int

    /// Returns the smallest area outside of which two pictures of one size are the same; nil where they are the same
    /// everywhere.
    ///
    /// - Parameter area: The area in which they can differ.
    func changes(from old: PixelRows, in area: FrameArea) -> FrameArea? {
        let stride = unsafe width * bytesPerPixel
        let (from, to) = unsafe (area.x * bytesPerPixel, (area.x + area.width) * bytesPerPixel)
        func rows(_ y: Int) -> (new: UnsafeRawPointer, past: UnsafeRawPointer) {
            unsafe (start + y * stride, old.start + y * stride)
        }
        var (top, bottom) = (area.y, area.y + area.height - 1)
        if unsafe area.width == width {
            // Whole rows follow each other without a gap.
            let (new, past) = unsafe rows(top)
            let all = stride * area.height
            let first = unsafe firstChange(new, past, all)
            if first == all { return nil }
            let end = unsafe lastChange(new, past, first..<all)
            (top, bottom) = (area.y + first / stride, area.y + (end - 1) / stride)
        } else {
            func isSame(_ y: Int) -> Bool {
                let (new, past) = unsafe rows(y)
                return unsafe firstChange(new + from, past + from, to - from) == to - from
            }
            while top <= bottom, isSame(top) { top += 1 }
            if top > bottom { return nil }
            while isSame(bottom) { bottom -= 1 }
        }
        var (left, right) = (to, from)
        for y in top...bottom {
            let (new, past) = unsafe rows(y)
            left = unsafe min(left, from + firstChange(new + from, past + from, left - from))
            right = unsafe max(right, lastChange(new, past, right..<to))
        }
        let x = unsafe left / bytesPerPixel
        let afterLast = unsafe (right + bytesPerPixel - 1) / bytesPerPixel
        return FrameArea(x: x, y: top, width: afterLast - x, height: bottom - top + 1)
    }
}

/// Returns whether 32 bytes are the same.
@inline(__always)
func isSame32(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let x = unsafe a.loadUnaligned(as: SIMD4<UInt64>.self)
    let y = unsafe b.loadUnaligned(as: SIMD4<UInt64>.self)
    return x == y
}

/// Returns the index of the first of `count` bytes that differ; `count` for none.
func firstChange(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Int {
    var index = 0
    while index + 32 <= count, unsafe isSame32(a + index, b + index) { index += 32 }
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

/// Returns the index after the last byte of a range that differs; the range's start for none.
func lastChange(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end - 32 >= range.lowerBound, unsafe isSame32(a + end - 32, b + end - 32) { end -= 32 }
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
    /// Returns the smallest area outside of which the bitmap shows the same as another of its size; nil where it does so
    /// everywhere. Bytes of different formats are not compared: all of it has then changed.
    func changes(from old: borrowing Bitmap) -> FrameArea? {
        guard let area = possibleChanges(from: old) else { return nil }
        guard width == old.width, height == old.height, format == old.format else { return area }
        return unsafe bytes.withUnsafeBytes { mine in
            unsafe old.bytes.withUnsafeBytes { theirs in
                guard let new = mine.baseAddress, let past = theirs.baseAddress else { return nil }
                return unsafe rows(new).changes(from: rows(past), in: area)
            }
        }
    }

    /// Returns an area outside of which the bitmap shows the same as another, as far as that is known without comparing
    /// pixels.
    package func possibleChanges(from old: borrowing Bitmap) -> FrameArea? {
        guard width == old.width, height == old.height, format == old.format, let origin,
            let past = old.origin
        else { return FrameArea(width: width, height: height) }
        return origin.changes(since: past)
    }

    private func rows(_ start: UnsafeRawPointer) -> PixelRows {
        unsafe PixelRows(start: start, width: width, height: height, bytesPerPixel: format.bytesPerPixel)
    }

    /// Makes this another bitmap, from which it differs only in an area if it has the same size and format.
    mutating func become(_ new: borrowing Bitmap, in area: FrameArea) {
        if width != new.width || height != new.height || format != new.format {
            reset(width: new.width, height: new.height, format: new.format)
        }
        copy(area, of: new)
        origin = new.origin
    }

    /// Copies an area of another bitmap of the same size and format.
    mutating func copy(_ area: FrameArea, of new: borrowing Bitmap) {
        precondition(
            width == new.width && height == new.height && format == new.format, "pictures are of one kind")
        let (stride, count) = (width * format.bytesPerPixel, area.width * format.bytesPerPixel)
        let start = area.y * stride + area.x * format.bytesPerPixel
        unsafe bytes.withUnsafeMutableBytes { mine in
            unsafe new.bytes.withUnsafeBytes { theirs in
                guard let target = mine.baseAddress, let source = theirs.baseAddress else { return }
                for row in 0..<area.height {
                    let place = start + row * stride
                    unsafe (target + place).copyMemory(from: source + place, byteCount: count)
                }
            }
        }
    }
}
