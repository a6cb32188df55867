/// Whether a name comes before another one in natural order: `frame2` before `frame10`. Names that only differ in leading
/// zeros are in the order of their bytes.
package func comesNaturallyBefore(_ a: String, _ b: String) -> Bool {
    let (left, right) = (Array(a.utf8), Array(b.utf8))
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
        if isDigit(left[i]), isDigit(right[j]) {
            let (first, second) = (digits(left, &i), digits(right, &j))
            if first.count != second.count { return first.count < second.count }
            if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
        } else {
            if left[i] != right[j] { return left[i] < right[j] }
            (i, j) = (i + 1, j + 1)
        }
    }
    if left.count - i != right.count - j { return left.count - i < right.count - j }
    return left.lexicographicallyPrecedes(right)
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

/// Returns the digits of a number without leading zeros.
private func digits(_ bytes: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return bytes[start..<index].drop { $0 == UInt8(ascii: "0") }
}
