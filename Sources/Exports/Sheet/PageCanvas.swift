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

    /// Copies the part `box` of `frame` to `place` and repeats its outermost pixels over `extrude` pixels
    /// around it. The frame has one byte a pixel where the canvas has, and is RGBA or becomes that where the canvas has four.
    func place(
        _ frame: borrowing Bitmap, _ box: SheetLayout.Rectangle, at place: SheetLayout.Rectangle,
        extrude: Int
    ) {
        check(box, of: (frame.width, frame.height), at: place, extrude)
        for row in 0..<place.height {
            let start = index(place.x, place.y + row)
            let source = ((box.y + row) * frame.width + box.x) * frame.format.bytesPerPixel
            if frame.format.bytesPerPixel == pixel {
                unsafe frame.bytes.withUnsafeBytes {
                    unsafe copy($0, from: source, count: place.width * pixel, to: start)
                }
            } else {
                // Formats differ only where the page has to hold more than one color: it is RGBA then.
                for x in 0..<place.width {
                    let color = frame[box.x + x, box.y + row]
                    unsafe bytes[start + 4 * x] = color.red
                    unsafe bytes[start + 4 * x + 1] = color.green
                    unsafe bytes[start + 4 * x + 2] = color.blue
                    unsafe bytes[start + 4 * x + 3] = color.alpha
                }
            }
        }
        repeatEdges(of: place, extrude)
    }

    /// The same with pixels that are those of the canvas already.
    func place(
        _ frame: borrowing Pixels, _ box: SheetLayout.Rectangle, at place: SheetLayout.Rectangle,
        extrude: Int
    ) {
        check(box, of: (frame.width, frame.height), at: place, extrude)
        let stride = lead + frame.width * pixel
        precondition(frame.bytes.count >= stride * frame.height, "the bytes are those of the frame")
        unsafe frame.bytes.withUnsafeBytes { source in
            for row in 0..<place.height {
                unsafe copy(
                    source, from: (box.y + row) * stride + lead + box.x * pixel,
                    count: place.width * pixel, to: index(place.x, place.y + row))
            }
        }
        repeatEdges(of: place, extrude)
    }

    private func check(
        _ box: SheetLayout.Rectangle, of frame: (width: Int, height: Int), at place: SheetLayout.Rectangle,
        _ extrude: Int
    ) {
        precondition(
            box.x >= 0 && box.y >= 0 && box.x + box.width <= frame.width
                && box.y + box.height <= frame.height && box.width == place.width
                && box.height == place.height,
            "what is placed is a part of its frame")
        precondition(
            place.x >= extrude && place.y >= extrude && place.x + place.width + extrude <= width
                && place.y + place.height + extrude <= height, "a frame stays inside its page")
    }

    private func copy(_ source: UnsafeRawBufferPointer, from offset: Int, count: Int, to start: Int) {
        unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + count])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[offset..<offset + count]))
    }

    /// Repeats the outermost pixels of what is at `place`.
    private func repeatEdges(of place: SheetLayout.Rectangle, _ extrude: Int) {
        if extrude == 0 { return }
        for y in place.y..<place.y + place.height {
            let (start, end) = (index(place.x, y), index(place.x + place.width, y))
            for offset in 0..<extrude * pixel {
                unsafe bytes[start - 1 - offset] = bytes[start + pixel - 1 - offset % pixel]
                unsafe bytes[end + offset] = bytes[end - pixel + offset % pixel]
            }
        }
        for distance in 1...extrude {
            repeatRow(place.y, at: place.y - distance, place, extrude)
            repeatRow(place.y + place.height - 1, at: place.y + place.height - 1 + distance, place, extrude)
        }
    }

    /// Repeats a row that is complete, with what is extruded at both of its ends.
    private func repeatRow(_ source: Int, at target: Int, _ place: SheetLayout.Rectangle, _ extrude: Int) {
        let count = (place.width + 2 * extrude) * pixel
        let (from, to) = (index(place.x - extrude, source), index(place.x - extrude, target))
        unsafe copy(UnsafeRawBufferPointer(bytes), from: from, count: count, to: to)
    }
}
