import TestSupport
import Testing

@testable import Imaging

@Suite struct WebPEncoderTests {
    private func file(_ bitmaps: [Bitmap], loops: Bool) throws -> [UInt8] {
        var encoder = try WebPEncoder.make(width: bitmaps[0].width, height: bitmaps[0].height, loops: loops)
        for (index, bitmap) in bitmaps.enumerated() { try encoder.add(bitmap, at: 17 * index) }
        return try encoder.finish(at: 17 * bitmaps.count)
    }

    /// The chunks of a RIFF file: type and data.
    private func chunks(_ bytes: [UInt8]) -> [(type: String, data: [UInt8])] {
        var (chunks, rest): ([(String, [UInt8])], ArraySlice<UInt8>) = ([], bytes.dropFirst(12))
        while rest.count >= 8 {
            let length = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            chunks.append(
                (String(decoding: rest.prefix(4), as: UTF8.self), Array(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(8 + length + length % 2)
        }
        return chunks
    }

    @Test(
        "an animation has a frame for each picture, their times, and how often it plays",
        arguments: [true, false])
    func structure(loops: Bool) throws {
        let bitmaps = [3.0, 4, 5].map { Bitmap.ring(40, stroke: $0, RGBA(10, 110, 209)) }
        let bytes = try file(bitmaps, loops: loops)
        #expect(Array("RIFF".utf8) + Array("WEBP".utf8) == Array(bytes[0..<4] + bytes[8..<12]))
        let chunks = chunks(bytes)
        #expect(chunks.map(\.type) == ["VP8X", "ANIM", "ANMF", "ANMF", "ANMF"])
        #expect(chunks[1].data.suffix(2) == [loops ? 0 : 1, 0])
        for frame in chunks.dropFirst(2) { #expect(frame.data[12..<15] == [17, 0, 0]) }
    }

    @Test("pictures that are the same become one that is shown longer")
    func repeats() throws {
        let ring = Bitmap.ring(40, stroke: 3, RGBA(10, 110, 209))
        let chunks = chunks(try file([ring, ring, .ring(40, stroke: 5, RGBA(1, 2, 3))], loops: true))
        #expect(chunks.map(\.type) == ["VP8X", "ANIM", "ANMF", "ANMF"])
        #expect(chunks[2].data[12..<15] == [34, 0, 0])
    }
}
