/// Times in nanoseconds as SMIL writes them.
enum ClockValue {
    /// The time that never comes.
    static let indefinite = Int64.max
    /// The greatest time that is told from the one that never comes; more than a hundred years.
    static let greatest: Int64 = 4_000_000_000_000_000_000

    /// Reads a clock value, rounded to the nearest nanosecond: `02:30:03.5`, `02:33`, `3.2h`, `45min`, `30s`, `5ms`, `12.467`.
    static func parse(_ text: some StringProtocol) -> Int64? {
        let bytes = Array(text.utf8)
        var reader = Reader(bytes: bytes[...])
        // SMIL wants digits before the point; browsers do not, nor do authors.
        guard let first = reader.digits() ?? (reader.bytes.first == UInt8(ascii: ".") ? 0 : nil) else {
            return nil
        }
        if reader.take(UInt8(ascii: ":")) {
            guard let second = reader.sixty() else { return nil }
            if reader.take(UInt8(ascii: ":")) {
                guard let third = reader.sixty() else { return nil }
                return reader.finished(sum(first, 3600, sum(second, 60, third)))
            }
            guard first < 60, bytes.firstIndex(of: UInt8(ascii: ":")) == 2 else { return nil }
            return reader.finished(sum(first, 60, second))
        }
        guard let fraction = reader.fraction() else { return nil }
        let unit: Int64
        switch String(decoding: reader.bytes, as: UTF8.self) {
        case "", "s": unit = second
        case "ms": unit = second / 1000
        case "min": unit = 60 * second
        case "h": unit = 3600 * second
        default: return nil
        }
        return bounded(first, times: unit, and: part(fraction, of: unit))
    }

    /// Reads a clock value after a sign, or without one.
    static func parseOffset(_ text: some StringProtocol) -> Int64? {
        let isBlank: (Character) -> Bool = { $0.isWhitespace }
        let text = text.drop(while: isBlank)
        guard let sign = text.first, sign == "+" || sign == "-" else { return parse(text) }
        return parse(text.dropFirst().drop(while: isBlank)).map { sign == "-" ? -min($0, greatest) : $0 }
    }

    static let second: Int64 = 1_000_000_000

    /// Adds times; one that never comes stays that.
    static func sum(_ a: Int64, _ b: Int64) -> Int64 {
        if a == indefinite || b == indefinite { return indefinite }
        let (sum, overflows) = a.addingReportingOverflow(b)
        return overflows || sum > greatest ? indefinite : max(sum, -greatest)
    }

    /// A time so many times, rounded to the nearest nanosecond.
    static func product(_ time: Int64, _ count: Double) -> Int64 {
        if time == indefinite || count == .infinity { return indefinite }
        if count == count.rounded(), count.magnitude < 0x1p53 {
            let (product, overflows) = time.multipliedReportingOverflow(by: Int64(count))
            return overflows || product > greatest ? indefinite : product
        }
        let product = (Double(time) * count).rounded()
        return product > Double(greatest) ? indefinite : Int64(product)
    }

    private static func sum(_ whole: Int64, _ seconds: Int64, _ rest: Int64) -> Int64 {
        bounded(whole, times: seconds, and: rest)
    }

    private static func bounded(_ count: Int64, times unit: Int64, and rest: Int64) -> Int64 {
        let (product, overflows) = count.multipliedReportingOverflow(by: unit)
        return overflows || product > greatest ? indefinite : sum(product, rest)
    }

    /// Digits after a point as a part of a unit.
    private static func part(_ digits: ArraySlice<UInt8>, of unit: Int64) -> Int64 {
        var (value, scale): (UInt64, UInt64) = (0, 1)
        // A unit has less than 13 digits: those after 18 of them never count.
        for digit in digits.prefix(18) {
            value = value * 10 + UInt64(digit - UInt8(ascii: "0"))
            scale *= 10
        }
        let product = value.multipliedFullWidth(by: UInt64(unit))
        let (quotient, rest) = scale.dividingFullWidth(product)
        return Int64(quotient) + (rest >= scale - rest ? 1 : 0)
    }

    private struct Reader {
        var bytes: ArraySlice<UInt8>

        mutating func take(_ byte: UInt8) -> Bool {
            guard bytes.first == byte else { return false }
            bytes.removeFirst()
            return true
        }

        /// Digits as a number; nil for none.
        mutating func digits() -> Int64? {
            let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            bytes = bytes.dropFirst(digits.count)
            // Sixteen digits of seconds are out of range already.
            return digits.isEmpty
                ? nil
                : digits.reduce(0) {
                    $0 > ClockValue.greatest / 10 - 9 ? $0 : $0 * 10 + Int64($1 - UInt8(ascii: "0"))
                }
        }

        /// The digits after a point, if there is one; nil for a point without any.
        mutating func fraction() -> ArraySlice<UInt8>? {
            guard take(UInt8(ascii: ".")) else { return [] }
            let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            bytes = bytes.dropFirst(digits.count)
            return digits.isEmpty ? nil : digits
        }

        /// Two digits below 60.
        mutating func sixty() -> Int64? {
            let count = bytes.count
            guard let value = digits(), count - bytes.count == 2, value < 60 else { return nil }
            return value
        }

        /// Seconds with the fraction that follows them to the end.
        mutating func finished(_ seconds: Int64) -> Int64? {
            guard let fraction = fraction(), bytes.isEmpty else { return nil }
            return bounded(seconds, times: second, and: part(fraction, of: second))
        }
    }
}
