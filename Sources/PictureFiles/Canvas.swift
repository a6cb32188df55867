internal import Imaging

extension Bitmap {
    /// Draws a picture of an area's size there, over the pixels there or in place of them.
    mutating func draw(_ picture: Bitmap, at area: FrameArea, isOver: Bool) {
        let (width, source) = (width, picture.bytes)
        unsafe bytes.withUnsafeMutableBufferPointer { target in
            unsafe source.withUnsafeBufferPointer { source in
                for row in 0..<area.height {
                    var from = 4 * row * area.width
                    var to = 4 * ((area.y + row) * width + area.x)
                    for _ in 0..<area.width {
                        let alpha = unsafe source[from + 3]
                        let isBlend = unsafe isOver && alpha < 255 && target[to + 3] > 0
                        if isBlend {
                            if alpha > 0 { unsafe blend(source, from, onto: target, to) }
                        } else {
                            for channel in 0..<4 {
                                unsafe target[to + channel] = source[from + channel]
                            }
                        }
                        from += 4
                        to += 4
                    }
                }
            }
        }
    }

    /// Makes an area transparent.
    mutating func clear(_ area: FrameArea) {
        for row in area.y..<min(height, area.y + area.height) {
            let start = 4 * (row * width + area.x)
            bytes.replaceSubrange(
                start..<start + 4 * area.width, with: repeatElement(0, count: 4 * area.width))
        }
    }

    /// Returns the pixels without some edges on each side.
    func withoutEdges(_ edges: Int) -> Bitmap {
        var result = Bitmap(width: width - 2 * edges, height: height - 2 * edges, format: format)
        let pixel = format.bytesPerPixel
        for row in 0..<result.height {
            let source = ((row + edges) * width + edges) * pixel
            let target = row * result.width * pixel
            result.bytes.replaceSubrange(
                target..<target + result.width * pixel, with: bytes[source..<source + result.width * pixel])
        }
        return result
    }

    /// Takes the colors of transparent pixels away.
    mutating func clearTransparent() {
        unsafe bytes.withUnsafeMutableBytes { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 4) where unsafe bytes[offset + 3] == 0 {
                unsafe bytes.storeBytes(of: 0, toByteOffset: offset, as: UInt32.self)
            }
        }
    }

    /// Returns a part of the picture.
    func cut(_ area: FrameArea) -> Bitmap {
        var result = Bitmap(width: area.width, height: area.height, format: .rgba)
        for row in 0..<area.height {
            let start = 4 * ((area.y + row) * width + area.x)
            let target = 4 * row * area.width
            result.bytes.replaceSubrange(
                target..<target + 4 * area.width, with: bytes[start..<start + 4 * area.width])
        }
        return result
    }
}

/// Blends a partly transparent pixel over another one, as the specification of APNG defines it.
private func blend(
    _ source: UnsafeBufferPointer<UInt8>, _ from: Int, onto target: UnsafeMutableBufferPointer<UInt8>,
    _ to: Int
) {
    let above = unsafe Int(source[from + 3]) * 255
    let below = unsafe (255 - Int(source[from + 3])) * Int(target[to + 3])
    let sum = above + below
    for channel in 0..<3 {
        unsafe target[to + channel] = UInt8(
            (Int(source[from + channel]) * above + Int(target[to + channel]) * below) / sum)
    }
    unsafe target[to + 3] = UInt8(sum / 255)
}
