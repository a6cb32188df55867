/// Numbers as they are written in files and on the command line.
public enum SpecNumber {
    /// The value of a decimal number: digits, a point and more digits, an exponent. A sign may stand in
    /// front, the digits on one side of the point may be missing. Nothing else that YAML takes for a number
    /// is one here: no `0x1F`, `0o17`, `1_000`, `1:30`, `.inf` or `.nan`.
    package static func value(of text: Substring) -> Double? {
        var rest = text.utf8[...]
        func digits() -> Int {
            let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        func skip(_ bytes: String.UTF8View) -> Bool {
            guard let first = rest.first, bytes.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = skip("+-".utf8)
        var count = digits()
        if skip(".".utf8) { count += digits() }
        guard count > 0 else { return nil }
        if skip("eE".utf8) {
            _ = skip("+-".utf8)
            guard digits() > 0 else { return nil }
        }
        guard rest.isEmpty, let value = Double(text), value.isFinite else { return nil }
        return value
    }
}
