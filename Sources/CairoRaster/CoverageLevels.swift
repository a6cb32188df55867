/// The coverages that everything is drawn with: every third value of a byte, 0, 3, 6 … 255.
///
/// There are 86 of them, and zero and full coverage stay exactly that. An edge pixel then takes less in a file, a palette
/// has a third of the entries, and a ring with a label seldom has more colors than a palette holds, for at most one and a
/// half levels more of error: Cairo's own coverage is five levels off on average.
enum CoverageLevels {
    /// The number of levels above 0, and the distance between them.
    private static let (count, step) = (85.0, UInt8(3))

    /// Whole coverage where half of a pixel is covered, else none. The last level below a half counts as one: what is a half in
    /// one place may be a little less in its mirror, by rounding.
    @inline(__always)
    static func hardened(_ level: UInt8) -> UInt8 { level >= 126 ? 255 : 0 }

    /// The level of an area, 1 being the whole pixel.
    @inline(__always)
    static func level(_ area: Double) -> UInt8 { step * UInt8(min(area, 1) * count + 0.5) }

    /// The level of the sum of 16 subpixels, each up to 255.
    @inline(__always)
    static func level(_ sum: UInt32) -> UInt8 { step * UInt8(truncatingIfNeeded: (sum &+ 24) / 48) }
}

extension [UInt8] {
    /// Makes each coverage whole or none.
    mutating func harden() {
        unsafe withUnsafeMutableBufferPointer { levels in
            for index in levels.indices { unsafe levels[index] = CoverageLevels.hardened(levels[index]) }
        }
    }
}
