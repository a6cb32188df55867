import Baseline
import Imaging

/// The frames that most cases work on: 324 frames of a spinner at 144 pixels.
enum W1 {
    static let frames = baseline_frame_count
    static let size = 144
    static let color = RGBA(0x0A, 0x6E, 0xD1)

    /// All frames, as Cairo strokes them; what is measured on them does not depend on our rasterizer.
    static func bitmaps() -> [Bitmap] {
        let prepared = baseline_frames_create(Int32(size))
        defer { baseline_frames_destroy(prepared) }
        return (0..<frames).map { index in
            var bitmap = Bitmap(width: size, height: size, format: .coverage(color))
            bitmap.bytes.withUnsafeMutableBufferPointer {
                baseline_frames_coverage(prepared, Int32(index), $0.baseAddress)
            }
            return bitmap
        }
    }
}
