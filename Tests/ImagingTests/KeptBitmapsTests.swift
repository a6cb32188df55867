import Platform
import Synchronization
import TestSupport
import Testing

@testable import Imaging

@Suite struct KeptBitmapsTests {
    private static let blue = Color(10, 110, 209)

    /// Pictures of both formats, some alike, some all different.
    private func pictures() -> [Bitmap] {
        var random = SeededRandom(seed: 7)
        return (0..<60).map { number in
            let isMixed = number % 7 == 3
            var bitmap = Bitmap(width: 33, height: 20, format: isMixed ? .rgba : .coverage(Self.blue))
            if number % 5 == 0 { return bitmap }
            let rows = Int.random(in: 0..<10, using: &random)..<Int.random(in: 10...20, using: &random)
            for index in bitmap.bytes.indices where rows.contains(index / (bitmap.bytes.count / 20)) {
                bitmap.bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            return bitmap
        }
    }

    @Test(
        "whoever reads which picture when, on any number of threads: it is the right one, and is painted once"
    )
    func once() throws {
        let pictures = pictures()
        for workers in [1, 2, 8] {
            let kept = KeptBitmaps(count: pictures.count, share: 33 * 20 * 4)
            let painted = Mutex([Int](repeating: 0, count: pictures.count))
            try Workers(count: workers).forEach(5 * pictures.count) {
                Bitmap(width: 1, height: 1, format: .rgba)
            } _: { bitmap, item in
                let index = item * 37 % pictures.count
                try kept.read(index, into: &bitmap) { index, bitmap in
                    painted.withLock { $0[index] += 1 }
                    bitmap = pictures[index]
                }
                #expect(bitmap == pictures[index])
            }
            #expect(painted.withLock { $0 } == [Int](repeating: 1, count: pictures.count))
        }
    }

    @Test("what takes more than its share is painted whenever it is read, what takes no more is not")
    func share() throws {
        let ring = Bitmap.ring(40, stroke: 4, Self.blue)
        let dots = [(5, 5), (5, 8), (30, 20)].map { x, y in
            var dot = ring
            for row in 0..<4 { dot.bytes[40 * (y + row) + x] ^= 255 }
            return dot
        }
        var cross = ring
        for place in 0..<10 { cross.bytes[41 * place] ^= 255 }
        let pictures = [ring] + dots + [cross]
        // A dot takes 4 bytes, the cross 100.
        for (share, times) in [(99, [1, 1, 1, 1, 3]), (100, [1, 1, 1, 1, 1]), (3, [1, 3, 3, 3, 3])] {
            let kept = KeptBitmaps(count: pictures.count, share: share)
            var painted = [0, 0, 0, 0, 0]
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            for index in pictures.indices.reversed() + pictures.indices + [4, 3, 2, 1] {
                try kept.read(index, into: &bitmap) { index, bitmap in
                    painted[index] += 1
                    bitmap = pictures[index]
                }
                #expect(bitmap == pictures[index])
            }
            #expect(painted == times)
        }
    }

    @Test("a picture that cannot be painted is tried again by whoever wants it next")
    func failure() throws {
        struct Stop: Error {}
        let kept = KeptBitmaps(count: 2, share: 100)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        for index in [0, 1] {
            #expect(throws: Stop.self) { try kept.read(index, into: &bitmap) { _, _ in throw Stop() } }
            try kept.read(index, into: &bitmap) { index, bitmap in
                bitmap = Bitmap(4, 4) { _, _ in Color(UInt8(index), 2, 3) }
            }
            #expect(bitmap[3, 3] == Color(UInt8(index), 2, 3))
        }
    }

    @Test(
        "a buffer is used again: a kept picture is not handed out itself, so that nothing is copied to be written on"
    )
    func storage() throws {
        let pictures = pictures().filter { $0.format == .coverage(Self.blue) }
        let kept = KeptBitmaps(count: pictures.count, share: 33 * 20)
        var bitmap = pictures[1]
        bitmap.bytes[0] ^= 1
        let place = unsafe bitmap.bytes.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
        for _ in 0..<2 {
            for index in pictures.indices {
                try kept.read(index, into: &bitmap) { index, bitmap in
                    bitmap.reset(width: 33, height: 20, format: .coverage(Self.blue))
                    for place in bitmap.bytes.indices { bitmap.bytes[place] = pictures[index].bytes[place] }
                }
            }
            let now = unsafe bitmap.bytes.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
            #expect(now == place)
        }
    }
}
