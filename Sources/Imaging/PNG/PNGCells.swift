internal import Basics

/// Rows of a page on which pictures of one size stand side by side, as rows of bytes. Where a picture replaces another,
/// only the differences are written.
public struct PNGCells: Sendable {
    fileprivate let repeats: Repeats
    private let bytesPerPixel, stride: Int
    private let size: (width: Int, height: Int)
    /// The number of pixels around each picture that repeat its outermost ones.
    private let edge: Int
    /// The index of the first byte of each picture, behind its edge.
    private let starts: [Int]
    /// The rows, each after its filter byte, which says that it is not filtered.
    fileprivate private(set) var bytes: [UInt8]
    private var shown: [Shown?]

    /// The content of a picture; nil where it is not known.
    private struct Shown {
        let format: PixelFormat
        let origin: (any BitmapOrigin)?
    }

    /// Creates rows without pictures, which are transparent.
    ///
    /// - Parameters:
    ///   - file: The file of the rows.
    ///   - height: The number of rows.
    ///   - width: The width of each picture, in pixels.
    ///   - pictureHeight: The height of each picture, in pixels.
    ///   - edge: The number of pixels around each picture that repeat its outermost ones.
    ///   - places: The left and top pixel of each picture in the rows. Pictures stay inside with their edges, and do not overlap.
    public init(
        _ file: PNGBands, height: Int, width: Int, pictureHeight: Int, edge: Int,
        places: [(x: Int, y: Int)]
    ) {
        precondition(
            !places.isEmpty
                && places.allSatisfy {
                    $0.x >= edge && $0.y >= edge && $0.x + width + edge <= file.width
                        && $0.y + pictureHeight + edge <= height
                }, "pictures stay inside")
        let (pixel, stride) = (file.bytesPerPixel, 1 + file.width * file.bytesPerPixel)
        (bytesPerPixel, self.stride) = (pixel, stride)
        size = (width, pictureHeight)
        self.edge = edge
        let neighbors = zip(places, places.dropFirst()).first { $0.y == $1.y && $0.x < $1.x }
        repeats = Repeats(pixel: pixel, cell: neighbors.map { ($1.x - $0.x) * pixel } ?? stride)
        starts = places.map { $0.y * stride + 1 + $0.x * pixel }
        bytes = [UInt8](repeating: 0, count: height * stride)
        shown = Array(repeating: nil, count: places.count)
    }

    /// Returns the areas in which a picture and another of its kind can differ.
    private func areas(from known: Shown?, to new: Shown?) -> [FrameArea] {
        let whole = [FrameArea(width: size.width, height: size.height)]
        guard let known, let new, known.format == new.format else {
            return known == nil && new == nil ? [] : whole
        }
        guard let from = known.origin, let to = new.origin else { return whole }
        return to.areas(since: from)
    }

    /// Returns an area with the edges that repeat its pixels.
    private func withEdges(_ area: FrameArea) -> FrameArea {
        let (left, top) = (area.x == 0 ? edge : 0, area.y == 0 ? edge : 0)
        let right = area.x + area.width == size.width ? edge : 0
        let bottom = area.y + area.height == size.height ? edge : 0
        return FrameArea(
            x: area.x - left, y: area.y - top, width: left + area.width + right,
            height: top + area.height + bottom)
    }

    /// Repeats the outermost pixels of the picture that starts at `start` over its edges, as far as they are in `area`.
    private mutating func repeatEdges(_ area: FrameArea, of start: Int) {
        let all = withEdges(area)
        if all == area { return }
        let (stride, pixel, size) = (stride, bytesPerPixel, size)
        unsafe bytes.withUnsafeMutableBytes { bytes in
            func copy(from source: Int, to target: Int, count: Int) {
                unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[target..<target + count]).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: bytes[source..<source + count]))
            }
            for y in area.y..<area.y + area.height {
                let row = start + y * stride
                for x in min(all.x, 0)..<0 { copy(from: row, to: row + x * pixel, count: pixel) }
                for x in size.width..<max(size.width, all.x + all.width) {
                    copy(from: row + (size.width - 1) * pixel, to: row + x * pixel, count: pixel)
                }
            }
            let (first, count) = (start + all.x * pixel, all.width * pixel)
            for y in min(all.y, 0)..<0 { copy(from: first, to: first + y * stride, count: count) }
            for y in size.height..<max(size.height, all.y + all.height) {
                copy(from: first + (size.height - 1) * stride, to: first + y * stride, count: count)
            }
        }
    }

    /// Removes the picture at a place.
    public mutating func clear(_ index: Int) {
        if shown[index] == nil { return }
        shown[index] = nil
        let cell = withEdges(FrameArea(width: size.width, height: size.height))
        let (start, stride) = (starts[index] + cell.x * bytesPerPixel, stride)
        unsafe bytes.withUnsafeMutableBytes { bytes in
            for y in cell.y..<cell.y + cell.height {
                let row = start + y * stride..<start + y * stride + cell.width * bytesPerPixel
                _ = unsafe bytes[row].initializeMemory(as: UInt8.self, repeating: 0)
            }
        }
    }

    fileprivate mutating func show(
        _ bitmap: borrowing Bitmap, at index: Int, as form: PNGForm, _ colors: borrowing ColorTable
    ) {
        precondition(bitmap.width == size.width && bitmap.height == size.height, "pictures are of one size")
        let new = Shown(format: bitmap.format, origin: bitmap.origin)
        defer { shown[index] = new }
        let (stride, pixel) = (stride, bytesPerPixel)
        for area in areas(from: shown[index], to: new) {
            let start = starts[index] + area.y * stride + area.x * pixel
            unsafe bytes.withUnsafeMutableBytes { bytes in
                unsafe writeRows(
                    of: bitmap, area, as: form, colors, packs: false, stride: stride,
                    into: UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
            }
            repeatEdges(area, of: starts[index])
        }
    }

    /// Returns the bytes that differ from those of others with the same places: from the first to the last of each
    /// picture's row.
    fileprivate func changes(from other: PNGCells) -> [Range<Int>] {
        precondition(starts == other.starts && bytes.count == other.bytes.count, "rows are like each other")
        let areas = zip(other.shown, shown).map { self.areas(from: $0, to: $1).joined.map(withEdges) }
        var result: [Range<Int>] = []
        unsafe bytes.withUnsafeBytes { new in
            unsafe other.bytes.withUnsafeBytes { old in
                guard let new = new.baseAddress, let old = old.baseAddress else { return }
                for y in -edge..<size.height + edge {
                    for (start, area) in zip(starts, areas) {
                        guard let area, area.y..<area.y + area.height ~= y else { continue }
                        let place = start + y * stride + area.x * bytesPerPixel
                        let count = area.width * bytesPerPixel
                        let first = unsafe firstChange(new + place, old + place, count)
                        if first == count { continue }
                        let end = unsafe lastChange(new + place, old + place, first..<count)
                        result.append(place + first..<place + end)
                    }
                }
            }
        }
        // Pictures at different heights do not come in the order of their bytes.
        return result.sorted { $0.lowerBound < $1.lowerBound }
    }
}

/// Rows of cells that were compressed as a whole, so that others can be compressed by their differences.
public struct KnownCells: Sendable {
    /// The rows.
    public let cells: PNGCells
    /// The same rows, compressed, which other rows follow.
    public let rows: CompressedRows
    fileprivate let tokens: [UInt32]
}

extension PNGBands {
    /// Whether compressing rows of cells by their differences is worth it: pixels of a palette are compared just as fast.
    public var takesCells: Bool { compression == .standard && form.kind != .palette }
}

extension PNGBands.Encoder {
    /// Makes a bitmap the picture at a place.
    public mutating func show(_ bitmap: borrowing Bitmap, at index: Int, in cells: inout PNGCells) {
        prepare(for: bitmap.format)
        cells.show(bitmap, at: index, as: PNGForm(form.kind), colors)
    }

    /// Compresses rows as a whole, so that others can be compressed by their differences.
    public mutating func know(_ cells: PNGCells) -> KnownCells {
        unsafe cells.bytes.withUnsafeBytes { bytes in
            let (part, tokens) = unsafe data.knownPart(bytes, cells.repeats)
            let rows = CompressedRows(bytes: part, checksum: unsafe Adler32(bytes), count: bytes.count)
            return KnownCells(cells: cells, rows: rows, tokens: tokens)
        }
    }

    /// Compresses rows by their differences from others with the same places, or as a whole where that is more than half.
    /// The bytes depend on the pixels of both.
    ///
    /// - Parameters:
    ///   - cells: The rows.
    ///   - known: The other rows, with the same places.
    ///   - isLast: Whether no rows follow.
    public mutating func encode(_ cells: PNGCells, like known: KnownCells, isLast: Bool) -> CompressedRows {
        let changes = cells.changes(from: known.cells)
        return unsafe cells.bytes.withUnsafeBytes { bytes in
            let count = bytes.count
            if changes.reduce(0, { $0 + $1.count }) > count / 2 {
                return CompressedRows(
                    bytes: unsafe data.part(
                        bytes, isLikelyFlat: false, repeats: cells.repeats, isLast: isLast),
                    checksum: unsafe Adler32(bytes), count: count)
            }
            var checksum = known.rows.checksum
            unsafe known.cells.bytes.withUnsafeBytes {
                unsafe checksum.replace($0, with: bytes, in: changes)
            }
            return CompressedRows(
                bytes: unsafe data.part(
                    bytes, cells.repeats, like: known.tokens, but: changes, isLast: isLast),
                checksum: checksum, count: count)
        }
    }
}
