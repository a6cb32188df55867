internal import Formats
internal import Imaging

/// Gives the transparent pixels near visible ones a color: the mean of those around them that have one,
/// step by step outward. Alpha stays 0. Where a reader then samples between a visible and a transparent
/// pixel without regard to alpha, it finds the same color on both sides.
///
/// One thread uses it for frame after frame. What becomes of a frame depends on that frame alone.
struct ColorBleed {
    /// The distance of the bleed in pixels: enough for a picture shown at an eighth of its size.
    static let distance = 8

    /// The last frame with its colors, as RGBA.
    private(set) var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
    /// A mark for each pixel and for those of a border around the frame.
    private var marks: [UInt8] = []
    /// The pixels that take a color in this step and in the next.
    private var front: [Place] = []
    private var next: [Place] = []

    /// Marks: a pixel can take a color, has one to hand on, lies beyond the frame, or takes one in this step. The lowest bit alone
    /// tells the first from the others while a front is looked for.
    private enum Mark {
        static let open: UInt8 = 0
        static let colored: UInt8 = 1
        static let beyond: UInt8 = 2
        static let taking: UInt8 = 4
    }

    /// The index of a pixel among the marks, and among the pixels.
    private struct Place {
        let mark, pixel: Int
    }

    /// Makes ``bitmap`` a frame with bleeding colors, and returns whether the frame has a transparent pixel.
    @discardableResult
    mutating func spread(_ frame: borrowing Bitmap) -> Bool {
        bitmap.copyInRGBA(frame)
        let (width, height, stride) = (bitmap.width, bitmap.height, bitmap.width + 2)
        let count = stride * (height + 2)
        if marks.count != count { marks = [UInt8](repeating: 0, count: count) }
        var (front, next) = (front, next)
        // Nobody else has the lists while they are changed.
        (self.front, self.next) = ([], [])
        front.removeAll(keepingCapacity: true)
        var isOpaque = true
        unsafe bitmap.bytes.withUnsafeMutableBytes { pixels in
            unsafe marks.withUnsafeMutableBufferPointer { marks in
                isOpaque = unsafe Self.mark(pixels, marks, width: width, height: height)
                if isOpaque { return }
                unsafe Self.find(marks, width: width, height: height, into: &front)
                for _ in 0..<Self.distance where !front.isEmpty {
                    // All colors of a step come from the steps before it.
                    for place in front { unsafe Self.takeMean(at: place, width, pixels, marks) }
                    next.removeAll(keepingCapacity: true)
                    for place in front { unsafe marks[place.mark] = Mark.colored }
                    for place in front {
                        for row in -1...1 {
                            for column in -1...1 {
                                let mark = place.mark + row * stride + column
                                guard unsafe marks[mark] == Mark.open else { continue }
                                unsafe marks[mark] = Mark.taking
                                next.append(Place(mark: mark, pixel: place.pixel + row * width + column))
                            }
                        }
                    }
                    swap(&front, &next)
                }
            }
        }
        (self.front, self.next) = (front, next)
        return !isOpaque
    }

    /// Marks the visible pixels, and returns whether all are.
    private static func mark(
        _ pixels: UnsafeMutableRawBufferPointer, _ marks: UnsafeMutableBufferPointer<UInt8>, width: Int,
        height: Int
    ) -> Bool {
        let stride = width + 2
        for column in 0..<stride {
            unsafe marks[column] = Mark.beyond
            unsafe marks[(height + 1) * stride + column] = Mark.beyond
        }
        var all = Mark.colored
        for y in 0..<height {
            let row = (y + 1) * stride
            unsafe marks[row] = Mark.beyond
            unsafe marks[row + width + 1] = Mark.beyond
            for x in 0..<width {
                let mark = unsafe pixels[4 * (y * width + x) + 3] > 0 ? Mark.colored : Mark.open
                all &= mark
                unsafe marks[row + 1 + x] = mark
            }
        }
        return all == Mark.colored
    }

    /// Finds the open pixels beside colored ones, and marks them.
    private static func find(
        _ marks: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, into front: inout [Place]
    ) {
        let stride = width + 2
        let bytes = UnsafeRawBufferPointer(marks)
        func word(_ index: Int) -> UInt64 {
            unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
        for y in 0..<height {
            let row = (y + 1) * stride + 1
            var x = 0
            while x < width {
                // Most pixels have eight times the same around them: all open or all colored.
                if x + 8 <= width {
                    let (mine, start) = (word(row + x), row + x)
                    let beside =
                        word(start - 1) | word(start + 1) | word(start - stride - 1) | word(start - stride)
                        | word(start - stride + 1) | word(start + stride - 1) | word(start + stride)
                        | word(start + stride + 1)
                    if beside & ~mine & 0x0101_0101_0101_0101 == 0 {
                        x += 8
                        continue
                    }
                }
                for column in x..<min(x + 8, width) where unsafe marks[row + column] == Mark.open {
                    let mark = row + column
                    let isBeside = unsafe [-stride, 0, stride].contains { line in
                        (mark + line - 1...mark + line + 1).contains { unsafe marks[$0] == Mark.colored }
                    }
                    guard isBeside else { continue }
                    unsafe marks[mark] = Mark.taking
                    front.append(Place(mark: mark, pixel: y * width + column))
                }
                x += 8
            }
        }
    }

    /// Gives a pixel the mean color of its neighbors, rounded to the nearest.
    @inline(__always)
    private static func takeMean(
        at place: Place, _ width: Int, _ pixels: UnsafeMutableRawBufferPointer,
        _ marks: UnsafeMutableBufferPointer<UInt8>
    ) {
        var (red, green, blue, count) = (UInt32.zero, UInt32.zero, UInt32.zero, UInt32.zero)
        for row in -1...1 {
            for column in -1...1 {
                guard unsafe marks[place.mark + row * (width + 2) + column] == Mark.colored else { continue }
                let neighbor = 4 * (place.pixel + row * width + column)
                unsafe red += UInt32(pixels[neighbor])
                unsafe green += UInt32(pixels[neighbor + 1])
                unsafe blue += UInt32(pixels[neighbor + 2])
                count += 1
            }
        }
        let start = 4 * place.pixel
        unsafe pixels[start] = UInt8((red + count / 2) / count)
        unsafe pixels[start + 1] = UInt8((green + count / 2) / count)
        unsafe pixels[start + 2] = UInt8((blue + count / 2) / count)
    }
}
