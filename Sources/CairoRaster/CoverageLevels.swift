/// The coverages that arcs are drawn with: the even ones, and 255.
///
/// Half as many as a byte holds: an edge pixel then takes a bit less in a file and its palette half as
/// many entries, for at most one level more of error. What is free or whole stays exactly that.
enum CoverageLevels {
    /// The level of an area, 1 being the whole pixel. Areas that miss that by a rounding error are whole.
    @inline(__always)
    static func level(_ area: Double) -> UInt8 {
        area >= 254.5 / 255 ? 255 : 2 * UInt8(area * 127.5 + 0.5)
    }

    /// The level of the sum of 16 subpixels, each up to 255.
    @inline(__always)
    static func level(_ sum: UInt32) -> UInt8 {
        sum >= 4072 ? 255 : UInt8(truncatingIfNeeded: ((sum &+ 16) &>> 5) &<< 1)
    }
}
