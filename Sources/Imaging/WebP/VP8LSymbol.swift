/// A length or a distance in VP8L: a symbol, and the extra bits after its code word.
struct VP8LSymbol {
    var symbol: Int
    var extra: UInt64
    var bits: Int

    /// The numbers of symbols of lengths and of distances.
    static let (lengths, distances) = (24, 40)

    /// Creates the symbol of a number from 1 on: there are four symbols without extra bits, then two for each number of
    /// bits.
    @inline(__always)
    init(_ number: Int) {
        let value = number &- 1
        guard value >= 4 else {
            (symbol, extra, bits) = (value, 0, 0)
            return
        }
        let top = Int.bitWidth &- 1 &- value.leadingZeroBitCount
        bits = top &- 1
        symbol = 2 &* top &+ (value &>> bits) & 1
        extra = UInt64(truncatingIfNeeded: value & (1 &<< bits &- 1))
    }
}

/// The numbers of distances in a picture by VP8L: 120 for near places in both directions, and the others after these.
struct VP8LDistances {
    /// The number of bytes in a row.
    let width: Int

    /// The numbers of near places by rows up, and in each row from 7 columns to the left of the same distance upward to 8
    /// to its right.
    private static let near: [UInt8] = {
        var places: [(rows: Int, columns: Int)] = []
        for rows in 0...7 {
            for columns in -7...8 where rows > 0 || columns > 0 { places.append((rows, columns)) }
        }
        places.sort { a, b in
            (a.rows * a.rows + a.columns * a.columns, abs(a.columns), -a.columns)
                < (b.rows * b.rows + b.columns * b.columns, abs(b.columns), -b.columns)
        }
        var near = [UInt8](repeating: 0, count: 128)
        for (index, place) in places.enumerated() {
            near[place.rows * 16 + place.columns + 7] = UInt8(index + 1)
        }
        return near
    }()

    /// Returns the number of a distance in bytes.
    func number(_ distance: Int) -> Int {
        let (rows, columns) = distance.quotientAndRemainder(dividingBy: width)
        if columns <= 8, rows < 8 { return Int(Self.near[rows * 16 + columns + 7]) }
        if columns > width - 8, rows < 7 { return Int(Self.near[(rows + 1) * 16 + columns - width + 7]) }
        return distance + 120
    }
}
