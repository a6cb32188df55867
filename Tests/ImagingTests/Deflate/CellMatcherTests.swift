import CDeflate
import TestSupport
import Testing

@testable import Imaging

@Suite struct CellMatcherTests {
    private struct Page {
        var bytes: [UInt8] = []
        var repeats: Repeats
    }

    /// Rows of cells that are mostly alike: runs of some pixels, with a few in each cell that no other has.
    private func page(_ seed: Int) -> Page {
        var random = SeededRandom(seed: UInt64(seed))
        let pixel = [2, 3, 4][seed % 3]
        let (cells, pixels) = (Int.random(in: 1...9, using: &random), Int.random(in: 1...500, using: &random))
        let colors = (0..<5).map { _ in (0..<pixel).map { _ in UInt8.random(in: 0...255, using: &random) } }
        var page = Page(repeats: Repeats(pixel: pixel, cell: pixels * pixel))
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            var cell: [UInt8] = []
            while cell.count < pixels * pixel {
                let run = random.next() % 4 == 0 ? 1 : Int.random(in: 1...400, using: &random)
                for _ in 0..<run { cell += colors[Int(random.next() % 5)] }
            }
            cell.removeLast(cell.count - pixels * pixel)
            page.bytes.append(0)
            for _ in 0..<cells {
                cell[Int.random(in: cell.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                page.bytes += cell
            }
        }
        return page
    }

    private func inflate(_ stream: [UInt8], count: Int) -> [UInt8]? {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: count)
        let result = unsafe libdeflate_zlib_decompress(
            decompressor, stream, stream.count, &output, count, nil)
        return result == LIBDEFLATE_SUCCESS ? output : nil
    }

    private func compress(_ page: Page) -> [UInt8] {
        let deflater = FlatDeflater()
        var scratch = Scratch()
        let length = unsafe page.bytes.withUnsafeBytes {
            unsafe deflater.compress($0, page.repeats, into: &scratch)
        }
        return unsafe Array(scratch.bytes[..<length])
    }

    @Test("libdeflate reads rows of cells back, however far apart they are", arguments: 0..<60)
    func roundTrip(seed: Int) {
        var page = page(seed)
        #expect(inflate(compress(page), count: page.bytes.count) == page.bytes)
        // What is said of how far apart bytes are alike is no more than a hint.
        for cell in [1, 7, 32_766, 32_767, 32_768, 100_000] {
            page.repeats = Repeats(pixel: 3, cell: cell)
            #expect(inflate(compress(page), count: page.bytes.count) == page.bytes)
        }
    }

    @Test("noise, few bytes and long runs come back too")
    func extremes() {
        var random = SeededRandom(seed: 3)
        let noise = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        for bytes in [noise, [1], [1, 2, 3, 4, 5, 6, 7, 8, 9], [UInt8](repeating: 9, count: 300_000)] {
            let page = Page(bytes: bytes, repeats: Repeats(pixel: 3, cell: 1000))
            let stream = compress(page)
            #expect(inflate(stream, count: bytes.count) == bytes)
            #expect(stream.count <= bytes.count + bytes.count / 100 + 120)
        }
    }
}
