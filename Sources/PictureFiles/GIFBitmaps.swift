internal import CReaders
internal import Imaging

/// Returns the pictures of a GIF as they are shown. Each may cover a part of the screen; parts outside of it are not seen.
///
/// - Parameter count: The number of pictures.
func gifBitmaps(_ bytes: [UInt8], width: Int, height: Int, count: Int) throws(BrokenPicture) -> [Bitmap] {
    var screen = GIFScreen(width: width, height: height, most: count)
    var message = [CChar](repeating: 0, count: 200)
    let status = unsafe withUnsafeMutablePointer(to: &screen) { screen in
        unsafe spindle_read_gif(
            bytes, bytes.count, width * height, screen,
            { context, frame in
                guard let frame = unsafe frame?.pointee, let context = unsafe context else { return 0 }
                return unsafe context.assumingMemoryBound(to: GIFScreen.self).pointee.show(frame) ? 1 : 0
            }, &message, message.count)
    }
    if status != 0 { throw BrokenPicture("GIF", message) }
    if let reason = screen.problem { throw BrokenPicture("the GIF is broken: \(reason)") }
    guard screen.pictures.count == count else {
        throw BrokenPicture("the GIF is broken: it has \(screen.pictures.count) of \(count) pictures")
    }
    return screen.pictures
}

/// The screen of a GIF, picture after picture.
private struct GIFScreen {
    private(set) var pictures: [Bitmap] = []
    private(set) var problem: String?
    private var canvas: Bitmap
    private let most: Int

    init(width: Int, height: Int, most: Int) {
        canvas = Bitmap(width: width, height: height, format: .rgba)
        self.most = most
        pictures.reserveCapacity(most)
    }

    /// - Returns: Whether to continue.
    mutating func show(_ frame: spindle_gif_frame) -> Bool {
        guard pictures.count < most else { return false }
        let before = canvas
        let (left, top) = unsafe (Int(frame.left), Int(frame.top))
        let columns = unsafe max(0, min(Int(frame.width), canvas.width - left))
        let rows = unsafe max(0, min(Int(frame.height), canvas.height - top))
        let width = canvas.width
        let isRight = unsafe canvas.bytes.withUnsafeMutableBufferPointer { bytes in
            for y in 0..<rows {
                for x in 0..<columns {
                    let number = unsafe Int(frame.numbers[y * Int(frame.width) + x])
                    if unsafe number == Int(frame.transparent) { continue }
                    guard unsafe number < Int(frame.colorCount) else { return false }
                    let target = 4 * ((top + y) * width + left + x)
                    for channel in 0..<3 {
                        unsafe bytes[target + channel] = unsafe frame.colors[3 * number + channel]
                    }
                    unsafe bytes[target + 3] = 255
                }
            }
            return true
        }
        guard isRight else {
            problem = "a pixel has a color that is not in its table"
            return false
        }
        pictures.append(canvas)
        switch unsafe frame.disposal {
        case 2 where columns > 0 && rows > 0:
            canvas.clear(FrameArea(x: left, y: top, width: columns, height: rows))
        case 3: canvas = before
        default: break
        }
        return true
    }
}
