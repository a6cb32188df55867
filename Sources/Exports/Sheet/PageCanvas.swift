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
    private let format: PixelFormat

    init(_ bytes: UnsafeMutableRawBufferPointer, width: Int, height: Int, format: PixelFormat) {
        precondition(bytes.count == width * height * format.bytesPerPixel, "the bytes are those of the page")
        unsafe (self.bytes, self.width, self.height, self.format) = (bytes, width, height, format)
    }

    /// Copies the part `box` of `frame` to `place` and repeats its outermost pixels over `extrude` pixels
    /// around it.
    func place(
        _ frame: borrowing Bitmap, _ box: SheetLayout.Rectangle, at place: SheetLayout.Rectangle,
        extrude: Int
    ) {
        precondition(
            box.x >= 0 && box.y >= 0 && box.x + box.width <= frame.width
                && box.y + box.height <= frame.height && box.width == place.width
                && box.height == place.height,
            "what is placed is a part of its frame")
        precondition(
            place.x >= extrude && place.y >= extrude && place.x + place.width + extrude <= width
                && place.y + place.height + extrude <= height, "a frame stays inside its page")
        for row in 0..<place.height { copyRow(row, of: frame, box, to: place, extrude: extrude) }
        for distance in stride(from: 1, through: extrude, by: 1) {
            repeatRow(place.y, at: place.y - distance, place, extrude)
            repeatRow(place.y + place.height - 1, at: place.y + place.height - 1 + distance, place, extrude)
        }
    }

    private func copyRow(
        _ row: Int, of frame: borrowing Bitmap, _ box: SheetLayout.Rectangle,
        to place: SheetLayout.Rectangle, extrude: Int
    ) {
        let pixel = format.bytesPerPixel
        let start = ((place.y + row) * width + place.x) * pixel
        let target = unsafe UnsafeMutableRawBufferPointer(
            rebasing: bytes[start..<start + place.width * pixel])
        let source = ((box.y + row) * frame.width + box.x) * frame.format.bytesPerPixel
        if frame.format == format {
            unsafe frame.bytes.withUnsafeBytes {
                unsafe target.copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: $0[source...].prefix(target.count)))
            }
        } else {
            // Formats differ only where the page has to hold more than one color: it is RGBA then.
            for x in 0..<place.width {
                let color = frame[box.x + x, box.y + row]
                unsafe target.storeBytes(of: color.red, toByteOffset: 4 * x, as: UInt8.self)
                unsafe target.storeBytes(of: color.green, toByteOffset: 4 * x + 1, as: UInt8.self)
                unsafe target.storeBytes(of: color.blue, toByteOffset: 4 * x + 2, as: UInt8.self)
                unsafe target.storeBytes(of: color.alpha, toByteOffset: 4 * x + 3, as: UInt8.self)
            }
        }
        for index in 0..<extrude * pixel {
            unsafe bytes[start - 1 - index] = bytes[start + pixel - 1 - index % pixel]
            let end = start + target.count
            unsafe bytes[end + index] = bytes[end - pixel + index % pixel]
        }
    }

    /// Repeats a row that is complete, with what is extruded at both of its ends.
    private func repeatRow(_ source: Int, at target: Int, _ place: SheetLayout.Rectangle, _ extrude: Int) {
        let pixel = format.bytesPerPixel
        let count = (place.width + 2 * extrude) * pixel
        let from = (source * width + place.x - extrude) * pixel
        let to = (target * width + place.x - extrude) * pixel
        let row = unsafe UnsafeRawBufferPointer(rebasing: bytes[from..<from + count])
        unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[to..<to + count]).copyMemory(from: row)
    }
}
