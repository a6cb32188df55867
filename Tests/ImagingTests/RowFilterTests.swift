import TestSupport
import Testing

@testable import Imaging

@Suite struct RowFilterTests {
    /// Undoes the filters as the PNG specification (9.2) words it.
    private func unfilter(_ rows: [UInt8], height: Int, bytesPerRow: Int, bytesPerPixel: Int) -> [UInt8] {
        var rows = rows
        for y in 0..<height {
            let start = y * (bytesPerRow + 1) + 1
            let type = rows[start - 1]
            for x in 0..<bytesPerRow {
                let a = x >= bytesPerPixel ? Int(rows[start + x - bytesPerPixel]) : 0
                let b = y > 0 ? Int(rows[start + x - bytesPerRow - 1]) : 0
                let c =
                    x >= bytesPerPixel && y > 0 ? Int(rows[start + x - bytesPerRow - 1 - bytesPerPixel]) : 0
                let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
                let paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
                rows[start + x] &+= UInt8([0, a, b, (a + b) / 2, paeth][Int(type)])
            }
            rows[start - 1] = 0
        }
        return rows
    }

    private func filter(_ rows: inout [UInt8], height: Int, bytesPerRow: Int, bytesPerPixel: Int) {
        unsafe rows.withUnsafeMutableBytes { bytes in
            unsafe filterRows(
                bytes, .adaptive, height: height, bytesPerRow: bytesPerRow, bytesPerPixel: bytesPerPixel)
        }
    }

    @Test("Undoing the filters gives back the rows", arguments: [1, 2, 3, 4])
    func inverse(bytesPerPixel: Int) {
        var random = SeededRandom(seed: 9)
        var used: Set<UInt8> = []
        let (height, bytesPerRow) = (24, 7 * bytesPerPixel)
        for smoothness in 0..<8 {
            var rows: [UInt8] = []
            for y in 0..<height {
                rows.append(0)
                for x in 0..<bytesPerRow {
                    let noise = UInt8.random(in: 0...255, using: &random) >> smoothness
                    rows.append(UInt8(truncatingIfNeeded: x * 5 * (y % 3) + y * 9) &+ noise)
                }
            }
            var filtered = rows
            filter(&filtered, height: height, bytesPerRow: bytesPerRow, bytesPerPixel: bytesPerPixel)
            for y in 0..<height { used.insert(filtered[y * (bytesPerRow + 1)]) }
            #expect(
                unfilter(filtered, height: height, bytesPerRow: bytesPerRow, bytesPerPixel: bytesPerPixel)
                    == rows)
        }
        #expect(used == [0, 1, 2, 3, 4])
    }

    @Test("Each filter is chosen where it predicts best")
    func choice() {
        // A lone row of one value, rows that repeat, and a row of noughts.
        var rows: [UInt8] = [0, 80, 80, 80, 80, 0, 80, 80, 80, 80, 0, 0, 0, 0, 0]
        filter(&rows, height: 3, bytesPerRow: 4, bytesPerPixel: 1)
        #expect(rows == [1, 80, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }
}
