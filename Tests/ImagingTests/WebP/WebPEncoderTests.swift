import TestSupport
import Testing

@testable import Imaging

@Suite struct WebPEncoderTests {
    private func file(_ bitmaps: [Bitmap], loops: Bool) throws -> [UInt8] {
        var encoder = try WebPEncoder.make(
            width: bitmaps[0].width, height: bitmaps[0].height, plays: loops ? 0 : 1)
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

    @Test("where only a part moves, the first frame is the whole picture, and the others lie in the part")
    func moving() throws {
        func picture(_ step: Int) -> Bitmap {
            Bitmap(90, 70) { x, y in
                let isMoving = (20..<40).contains(x) && (31..<50).contains(y)
                return isMoving ? RGBA(UInt8(x * step), 9, 9) : RGBA(UInt8(x * 2), UInt8(y * 3), 40)
            }
        }
        let area = PixelBlock(columns: 20..<40, rows: 30..<50)
        var part = try WebPEncoder.make(width: 90, height: 70, area: area, plays: 0)
        for step in 1..<4 { try part.add(picture(step), at: 17 * step - 17) }
        let moving = try #require(WebPFile(part.finish(at: 51)))
        let still = try #require(WebPFile(file([picture(1)], loops: true)))
        let whole = try #require(still.animated(by: moving, width: 90, height: 70, x: 20, y: 30))
        #expect(whole.count == 8 + whole[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) })
        let (chunks, usual) = (chunks(whole), chunks(try file((1..<4).map { picture($0) }, loops: true)))
        #expect(chunks.map(\.type) == usual.map(\.type))
        #expect(chunks[0].data == usual[0].data)
        // Places, sizes and times.
        for (frame, other) in zip(chunks, usual).dropFirst(2) {
            #expect(frame.data[0..<15] == other.data[0..<15])
        }
    }
}
