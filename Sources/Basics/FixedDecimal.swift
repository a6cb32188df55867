/// `value` with nine decimals, rounded to the nearest, without an exponent or a negative zero; numbers
/// beyond 2⁵³ in the shortest text that reads back as the same number, `nan` and `inf` in words.
package func fixed(_ value: Double) -> String {
    guard value.magnitude < 0x1p53 else { return "\(value)" }
    let whole = value.magnitude.rounded(.down)
    // The difference is exact, so only the last decimal feels the multiplication.
    var billionths = Int(((value.magnitude - whole) * 1e9).rounded())
    var units = Int(whole)
    if billionths == 1_000_000_000 { (units, billionths) = (units + 1, 0) }
    let digits = String(billionths)
    let sign = value < 0 && (units, billionths) != (0, 0) ? "-" : ""
    return "\(sign)\(units).\(String(repeating: "0", count: 9 - digits.count))\(digits)"
}

/// `value` rounded to nine decimals, to shed the rounding errors of a sum; large numbers as they are.
package func nineDecimals(_ value: Double) -> Double {
    value.magnitude < 1e6 ? (value * 1e9).rounded() / 1e9 : value
}
