/// The filter that prepares rows for compression.
enum PNGFilter: Hashable, Sendable, CaseIterable {
    /// No filter: best for flat art, where runs and earlier rows repeat exactly.
    case none
    /// The same prediction for every row: from the left, from above, from the mean of both, or from the nearest of left,
    /// above and corner.
    case sub, up, average, paeth
    /// Row by row, the filter whose bytes, as signed numbers, have the least sum of magnitudes: best for gradients and
    /// shadows. It is the heuristic that the PNG specification (12.7) recommends.
    case adaptive

    /// The two filters of which one is nearly always the best.
    static let likely: [PNGFilter] = [.none, .adaptive]

    /// The filter byte of each row, where it is the same for all.
    fileprivate var number: UInt8? {
        switch self {
        case .none: 0
        case .sub: 1
        case .up: 2
        case .average: 3
        case .paeth: 4
        case .adaptive: nil
        }
    }
}

/// Filters rows of whole bytes in place, from the last to the first and from right to left, so that the bytes used for
/// prediction are still unfiltered.
func filterRows(
    _ rows: UnsafeMutableRawBufferPointer, _ filter: PNGFilter, height: Int, bytesPerRow: Int,
    bytesPerPixel: Int
) {
    if filter == .none { return }
    for y in (0..<height).reversed() {
        let row = unsafe rows.baseAddress! + y * (bytesPerRow + 1)
        // The row above the first counts as zeros, as do the bytes left of the first pixel.
        let above: UnsafeMutableRawPointer? = y == 0 ? nil : unsafe row - (bytesPerRow + 1)
        let number =
            unsafe filter.number
            ?? leastFilter(row + 1, above.map { unsafe $0 + 1 }, bytesPerRow, bytesPerPixel)
        let out = unsafe row + 1
        unsafe row.storeBytes(of: number, as: UInt8.self)
        if number == 0 { continue }
        if number == 2, let above = unsafe above {
            unsafe subtract(above + 1, from: out, bytesPerRow)
            continue
        }
        unsafe forEachByte(out, above.map { unsafe $0 + 1 }, bytesPerRow, bytesPerPixel) {
            x, value, left, up, corner in
            let predicted =
                switch number {
                case 1: left
                case 2: up
                case 3: average(left, up)
                default: paeth(left, up, corner)
                }
            unsafe out.storeBytes(of: value &- predicted, toByteOffset: x, as: UInt8.self)
        }
    }
}

/// Subtracts each byte of `above` from that of `row`.
private func subtract(
    _ above: UnsafeMutableRawPointer, from row: UnsafeMutableRawPointer, _ count: Int
) {
    var x = 0
    while x + 32 <= count {
        let upper = unsafe above.loadUnaligned(fromByteOffset: x, as: SIMD32<UInt8>.self)
        let own = unsafe row.loadUnaligned(fromByteOffset: x, as: SIMD32<UInt8>.self)
        unsafe row.storeBytes(of: own &- upper, toByteOffset: x, as: SIMD32<UInt8>.self)
        x += 32
    }
    while x < count {
        let upper = unsafe above.load(fromByteOffset: x, as: UInt8.self)
        let own = unsafe row.load(fromByteOffset: x, as: UInt8.self)
        unsafe row.storeBytes(of: own &- upper, toByteOffset: x, as: UInt8.self)
        x += 1
    }
}

/// Returns the number of the filter whose bytes have the least sum of magnitudes; of equals the first.
private func leastFilter(
    _ row: UnsafeMutableRawPointer, _ above: UnsafeMutableRawPointer?, _ count: Int, _ bytesPerPixel: Int
) -> UInt8 {
    var sums = (0, 0, 0, 0, 0)
    unsafe forEachByte(row, above, count, bytesPerPixel) { _, value, left, up, corner in
        sums.0 += size(value)
        sums.1 += size(value &- left)
        sums.2 += size(value &- up)
        sums.3 += size(value &- average(left, up))
        sums.4 += size(value &- paeth(left, up, corner))
    }
    let least = min(sums.0, sums.1, sums.2, sums.3, sums.4)
    switch least {
    case sums.0: return 0
    case sums.1: return 1
    case sums.2: return 2
    case sums.3: return 3
    default: return 4
    }
}

/// Calls `body` with each byte from right to left, and with the bytes left of, above and left above it.
@inline(__always)
private func forEachByte(
    _ row: UnsafeMutableRawPointer, _ above: UnsafeMutableRawPointer?, _ count: Int, _ bytesPerPixel: Int,
    _ body: (Int, UInt8, UInt8, UInt8, UInt8) -> Void
) {
    for x in (0..<count).reversed() {
        let inside = x >= bytesPerPixel
        body(
            x, unsafe row.load(fromByteOffset: x, as: UInt8.self),
            inside ? unsafe row.load(fromByteOffset: x - bytesPerPixel, as: UInt8.self) : 0,
            unsafe above?.load(fromByteOffset: x, as: UInt8.self) ?? 0,
            inside ? unsafe above?.load(fromByteOffset: x - bytesPerPixel, as: UInt8.self) ?? 0 : 0)
    }
}

@inline(__always)
private func size(_ difference: UInt8) -> Int {
    Int(Int8(bitPattern: difference).magnitude)
}

@inline(__always)
private func average(_ left: UInt8, _ up: UInt8) -> UInt8 {
    UInt8((UInt16(left) + UInt16(up)) / 2)
}

/// Returns the one of three neighbors nearest to left + up − corner; of equals the first.
@inline(__always)
private func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (abs(estimate - Int(left)), abs(estimate - Int(up)), abs(estimate - Int(corner)))
    return a <= b && a <= c ? left : b <= c ? up : corner
}
