/// The chunks of a WebP file.
public struct WebPFile {
    private let chunks: [(name: [UInt8], data: ArraySlice<UInt8>)]

    /// Nil for what is no WebP file.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12] == Self.mark[...]
        else {
            return nil
        }
        var chunks: [(name: [UInt8], data: ArraySlice<UInt8>)] = []
        var place = 12
        while place + 8 <= bytes.count {
            let count = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
            guard place + 8 + count <= bytes.count else { return nil }
            chunks.append((Array(bytes[place..<place + 4]), bytes[place + 8..<place + 8 + count]))
            place += 8 + count + count % 2
        }
        self.chunks = chunks
    }

    private static let mark = Array("WEBP".utf8)
    private static let alpha: UInt8 = 0x10

    private func data(_ name: String) -> ArraySlice<UInt8>? {
        chunks.first { $0.name == Array(name.utf8) }?.data
    }

    /// An animation on this picture, a lossless one: its first frame is the whole picture, and the others lie on that.
    ///
    /// - Parameters:
    ///   - animation: What a part of the picture shows, from its first frame on.
    ///   - width: Of this picture, in pixels.
    ///   - height: Of this picture, in pixels.
    ///   - x: Where the part begins, an even number.
    ///   - y: Where the part begins, an even number.
    /// - Returns: Nil where the animation clears its first frame, which would clear all of the picture.
    public func animated(
        by animation: WebPFile, width: Int, height: Int, x: Int, y: Int
    ) -> [UInt8]? {
        guard let still = data("VP8L"), still.count > 4, var head = animation.data("VP8X").map(Array.init),
            let settings = animation.data("ANIM")
        else { return nil }
        // A lossless picture says in its head whether it has transparency.
        if still[still.startIndex + 4] & 0x10 != 0 { head[0] |= Self.alpha }
        head.replaceSubrange(4..<10, with: Self.bytes(width - 1, 3) + Self.bytes(height - 1, 3))
        var file = Self.mark
        Self.append("VP8X", head, to: &file)
        Self.append("ANIM", Array(settings), to: &file)
        let frames = animation.chunks.filter { $0.name == Array("ANMF".utf8) }.map { Array($0.data) }
        for (index, frame) in frames.enumerated() {
            var frame = frame
            if index == 0 {
                // The place, the size, how long it is shown, and how it is drawn and cleared.
                if frame[15] & 1 != 0 { return nil }
                let place = Self.bytes(0, 6) + Self.bytes(width - 1, 3) + Self.bytes(height - 1, 3)
                frame = place + frame[12..<16]
                Self.append("VP8L", Array(still), to: &frame)
            } else {
                // In steps of two pixels.
                for (offset, part) in [(0, x / 2), (3, y / 2)] {
                    let own = (0..<3).reduce(0) { $0 | Int(frame[offset + $1]) << (8 * $1) }
                    frame.replaceSubrange(offset..<offset + 3, with: Self.bytes(own + part, 3))
                }
            }
            Self.append("ANMF", frame, to: &file)
        }
        return Array("RIFF".utf8) + Self.bytes(file.count, 4) + file
    }

    private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
        file += Array(name.utf8) + bytes(data.count, 4) + data
        if data.count % 2 == 1 { file.append(0) }
    }

    /// A number in so many bytes, the lowest first.
    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
