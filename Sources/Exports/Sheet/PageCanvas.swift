internal import Basics
internal import Formats
internal import Imaging

/// The pixels of a page, on which several threads place frames at the same time.
///
/// The canvas borrows its storage and must not outlive it. Callers place frames in rectangles that do
/// not overlap, extrusion included: then no byte is written by two threads.
@safe
struct PageCanvas: @unchecked Sendable {
    private let bytes: UnsafeMutableRawBufferPointer
    private let width, height: Int
    /// Bytes of a pixel, and those that lead each row.
    private let pixel, lead: Int

    init(_ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, format: PixelFormat) {
        unsafe self.init(bytes, width: width, height: height, bytesPerPixel: format.bytesPerPixel)
    }

    /// A canvas of pixels of any kind, in rows with some bytes before their pixels.
    init(
        _ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, bytesPerPixel: Int, lead: Int = 0
    ) {
        precondition(
            bytes.count == height * (lead + width * bytesPerPixel), "the bytes are those of the page")
        unsafe (self.bytes, self.width, self.height) = (bytes, width, height)
        (pixel, self.lead) = (bytesPerPixel, lead)
    }

    private func index(_ x: Int, _ y: Int) -> Int { y * (lead + width * pixel) + lead + x * pixel }

    /// A picture's pixels, of the kind that the canvas has, in rows that are led as its own are.
    struct Pixels {
        let bytes: [UInt8]
        let width, height: Int
    }

    /// Copies the part `box` of `frame` to `place`, turned if it is to be, and repeats its outermost pixels over the edges
    /// around it. Where colors bleed, the gap around those has their colors. The frame has one byte a pixel where the canvas has, and is RGBA or becomes that where the canvas has four.
    func place(
        _ frame: borrowing Bitmap, _ box: SheetLayout.Rectangle, at place: SheetLayout.Rectangle,
        _ edges: CellEdges, turn: SheetDialect.Turn? = nil, around surroundings: SheetLayout.Rectangle? = nil
    ) {
        let cell = edges.cell(of: place)
        check(box, of: (frame.width, frame.height), at: place, cell, turn)
        if frame.format.bytesPerPixel == pixel {
            unsafe frame.bytes.withUnsafeBytes {
                unsafe copy($0, stride: frame.width * pixel, lead: 0, box, to: place, turn)
            }
        } else if case .coverage(let ground) = frame.format {
            // Formats differ only where the page has to hold more than one color: it is RGBA then.
            let width = frame.width
            unsafe frame.bytes.withUnsafeBytes { source in
                for row in 0..<place.height {
                    let start = index(place.x, place.y + row)
                    for column in 0..<place.width {
                        let (x, y) = box.source(column, row, turn)
                        let (color, target) = (
                            unsafe ground.covering(source[y * width + x]), start + 4 * column
                        )
                        unsafe bytes[target] = color.red
                        unsafe bytes[target + 1] = color.green
                        unsafe bytes[target + 2] = color.blue
                        unsafe bytes[target + 3] = color.alpha
                    }
                }
            }
        }
        repeatEdges(of: place, cell)
        if let surroundings { hideEdges(of: cell, surroundings) }
    }

    /// The same with pixels that are those of the canvas already.
    func place(
        _ frame: borrowing Pixels, _ box: SheetLayout.Rectangle, at place: SheetLayout.Rectangle,
        _ edges: CellEdges, turn: SheetDialect.Turn? = nil
    ) {
        let cell = edges.cell(of: place)
        check(box, of: (frame.width, frame.height), at: place, cell, turn)
        let stride = lead + frame.width * pixel
        precondition(frame.bytes.count >= stride * frame.height, "the bytes are those of the frame")
        unsafe frame.bytes.withUnsafeBytes {
            unsafe copy($0, stride: stride, lead: lead, box, to: place, turn)
        }
        repeatEdges(of: place, cell)
    }

    private func check(
        _ box: SheetLayout.Rectangle, of frame: (width: Int, height: Int), at place: SheetLayout.Rectangle,
        _ cell: SheetLayout.Rectangle, _ turn: SheetDialect.Turn?
    ) {
        let size = turn == nil ? (place.width, place.height) : (place.height, place.width)
        precondition(
            box.x >= 0 && box.y >= 0 && box.x + box.width <= frame.width
                && box.y + box.height <= frame.height && (box.width, box.height) == size,
            "what is placed is a part of its frame")
        precondition(
            cell.x >= 0 && cell.y >= 0 && cell.x + cell.width <= width && cell.y + cell.height <= height,
            "a frame stays inside its page")
    }

    /// Copies a part of a picture whose rows begin `stride` bytes after each other.
    private func copy(
        _ source: UnsafeRawBufferPointer, stride: Int, lead: Int, _ box: SheetLayout.Rectangle,
        to place: SheetLayout.Rectangle, _ turn: SheetDialect.Turn?
    ) {
        for row in 0..<place.height {
            let start = index(place.x, place.y + row)
            guard turn != nil else {
                unsafe copy(
                    source, from: (box.y + row) * stride + lead + box.x * pixel,
                    count: place.width * pixel, to: start)
                continue
            }
            for column in 0..<place.width {
                let (x, y) = box.source(column, row, turn)
                let (from, to) = (y * stride + lead + x * pixel, start + column * pixel)
                for byte in 0..<pixel { unsafe bytes[to + byte] = source[from + byte] }
            }
        }
    }

    private func copy(_ source: UnsafeRawBufferPointer, from offset: Int, count: Int, to start: Int) {
        unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + count])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[offset..<offset + count]))
    }

    /// Repeats the outermost pixels of what is at `place` over the rest of its cell.
    private func repeatEdges(of place: SheetLayout.Rectangle, _ cell: SheetLayout.Rectangle) {
        if place == cell { return }
        let (right, bottom) = (place.x + place.width, place.y + place.height)
        for y in place.y..<bottom {
            let (start, end) = (index(place.x, y), index(right, y))
            for offset in 0..<(place.x - cell.x) * pixel {
                unsafe bytes[start - 1 - offset] = bytes[start + pixel - 1 - offset % pixel]
            }
            for offset in 0..<(cell.x + cell.width - right) * pixel {
                unsafe bytes[end + offset] = bytes[end - pixel + offset % pixel]
            }
        }
        for y in cell.y..<place.y { repeatRow(place.y, at: y, cell) }
        for y in bottom..<cell.y + cell.height { repeatRow(bottom - 1, at: y, cell) }
    }

    /// Repeats the outermost pixels of a cell, transparent, over the gap around it.
    private func hideEdges(of cell: SheetLayout.Rectangle, _ surroundings: SheetLayout.Rectangle) {
        if cell == surroundings { return }
        repeatEdges(of: cell, surroundings)
        for y in surroundings.y..<surroundings.y + surroundings.height {
            let isBeside = y >= cell.y && y < cell.y + cell.height
            for x in surroundings.x..<surroundings.x + surroundings.width {
                if isBeside, x >= cell.x, x < cell.x + cell.width { continue }
                unsafe bytes[index(x, y) + 3] = 0
            }
        }
    }

    /// Repeats a row that is complete, with what is repeated at both of its ends.
    private func repeatRow(_ source: Int, at target: Int, _ cell: SheetLayout.Rectangle) {
        let (from, to) = (index(cell.x, source), index(cell.x, target))
        unsafe copy(UnsafeRawBufferPointer(bytes), from: from, count: cell.width * pixel, to: to)
    }
}

extension SheetLayout.Rectangle {
    /// The pixel of a frame, of which this is a part, that lies in this column and row of its place on a page.
    @inline(__always)
    fileprivate func source(_ column: Int, _ row: Int, _ turn: SheetDialect.Turn?) -> (x: Int, y: Int) {
        switch turn {
        case nil: (x + column, y + row)
        case .clockwise: (x + row, y + height - 1 - column)
        case .counterclockwise: (x + width - 1 - row, y + column)
        }
    }
}
