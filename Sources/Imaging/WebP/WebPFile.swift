public import Basics

/// The chunks of a WebP file.
public enum WebPFile {
    /// The longest duration of a frame, in milliseconds.
    static let longest = 1 << 24 - 1

    /// Returns an animation, or a still picture for a single frame.
    ///
    /// - Parameters:
    ///   - width: The width of the canvas, in pixels.
    ///   - height: The height of the canvas, in pixels.
    ///   - frames: The change of each frame, and its duration in milliseconds. The first changes everything; a frame that
    ///     changes nothing extends the one before.
    ///   - plays: The number of times that the animation plays, 0 forever.
    ///   - gamut: The gamut that the channels are written in.
    /// - Throws: ``ImagingError/webP(_:)`` where the file would be too large.
    public static func bytes(
        width: Int, height: Int, frames: [(WebPFrame?, delay: Int)], plays: Int,
        gamut: Gamut = .srgb
    ) throws(ImagingError) -> [UInt8] {
        var looks: [(frame: WebPFrame, delay: Int)] = []
        for (frame, delay) in frames {
            if let frame {
                looks.append((frame, delay))
            } else if !looks.isEmpty {
                looks[looks.count - 1].delay += delay
            }
        }
        var body = Array("WEBP".utf8)
        let (hasProfile, moves) = (gamut == .displayP3, looks.count > 1)
        if hasProfile || moves {
            let hasAlpha = looks.contains { $0.frame.hasAlpha }
            let flags = (hasAlpha ? 0x10 : 0) + (moves ? 2 : 0) + (hasProfile ? 0x20 : 0)
            body.append("VP8X", bytes(flags, 4) + bytes(width - 1, 3) + bytes(height - 1, 3))
        }
        if hasProfile { body.append("ICCP", ColorProfile.displayP3) }
        if !moves {
            body.append("VP8L", looks[0].frame.data)
        } else {
            // The background is white, as readers ignore it.
            body.append("ANIM", [255, 255, 255, 255] + bytes(plays, 2))
            for (frame, delay) in looks {
                var delay = delay
                body.append("ANMF", chunk(frame, min(delay, longest)))
                while delay > longest {
                    delay -= longest
                    body.append("ANMF", chunk(.nothing, min(delay, longest)))
                }
            }
        }
        guard body.count + 8 <= UInt32.max else { throw .webP("the file would have more than 4 GB") }
        return Array("RIFF".utf8) + bytes(body.count, 4) + body
    }

    /// Returns a frame's place, size and time, the way it is drawn, and its data.
    private static func chunk(_ frame: WebPFrame, _ delay: Int) -> [UInt8] {
        let area = frame.area
        var data =
            bytes(area.x / 2, 3) + bytes(area.y / 2, 3) + bytes(area.width - 1, 3)
            + bytes(area.height - 1, 3) + bytes(delay, 3) + [frame.isDrawnOver ? 0 : 2]
        data.append("VP8L", frame.data)
        return data
    }

    /// Returns the data of the VP8L chunk of a still picture.
    static func losslessData(of file: [UInt8]) -> [UInt8]? {
        var place = 12
        while place + 8 <= file.count {
            let count = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
            guard place + 8 + count <= file.count else { return nil }
            if file[place..<place + 4].elementsEqual("VP8L".utf8) {
                return Array(file[place + 8..<place + 8 + count])
            }
            place += 8 + count + count % 2
        }
        return nil
    }

    /// Returns a number in `count` bytes, the lowest first.
    fileprivate static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}

extension [UInt8] {
    /// Appends a chunk, padded to an even number of bytes.
    fileprivate mutating func append(_ name: String, _ data: [UInt8]) {
        self += Array(name.utf8) + WebPFile.bytes(data.count, 4) + data
        if data.count % 2 == 1 { append(0) }
    }
}

extension WebPFrame {
    /// The frame that changes nothing: a transparent pixel.
    fileprivate static var nothing: WebPFrame {
        // One pixel, no transform, and five codes of one symbol, 0.
        let data: [UInt8] = [0x2F, 0, 0, 0, 0x10, 0x88, 0x88, 0x08]
        return WebPFrame(
            area: FrameArea(width: 1, height: 1), isDrawnOver: true, hasAlpha: true, data: data)
    }
}
