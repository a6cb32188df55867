internal import Imaging

extension Bitmap {
    /// The same picture with its colors multiplied by alpha, as RGBA.
    func premultiplied() -> Bitmap {
        var result = inRGBA()
        unsafe result.bytes.withUnsafeMutableBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                let alpha = unsafe bytes[start + 3]
                for channel in start..<start + 3 {
                    unsafe bytes[channel] = scaled(bytes[channel], by: alpha)
                }
            }
        }
        return result
    }

    /// The same picture as RGBA.
    func inRGBA() -> Bitmap {
        guard case .coverage(let color) = format else { return self }
        let colors = (0...255).map { color.covering(UInt8($0)) }
        var result = Bitmap(width: width, height: height, format: .rgba)
        unsafe result.bytes.withUnsafeMutableBytes { target in
            unsafe bytes.withUnsafeBytes { source in
                for index in source.indices {
                    let color = unsafe colors[Int(source[index])]
                    unsafe target[4 * index] = color.red
                    unsafe target[4 * index + 1] = color.green
                    unsafe target[4 * index + 2] = color.blue
                    unsafe target[4 * index + 3] = color.alpha
                }
            }
        }
        return result
    }
}
