/// The name of a file that is being written: `.spindle-<128 random bits>.tmp`. No two writers have the same, on
/// whatever machine or in whatever container they run.
package struct TemporaryName: Hashable {
    package let text: String

    /// A name that nobody uses.
    package static func fresh() -> TemporaryName {
        TemporaryName(text: ".spindle-\(randomDigits()).tmp")
    }

    private init(text: String) { self.text = text }

    package init?(_ text: String) {
        guard text.hasPrefix(".spindle-"), text.hasSuffix(".tmp") else { return nil }
        guard areRandomDigits(text.utf8.dropFirst(9).dropLast(4)) else { return nil }
        self.init(text: text)
    }
}

/// 128 random bits from the system as 32 hexadecimal digits.
package func randomDigits() -> String {
    (0..<2).map { _ in
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
}

/// Whether ``randomDigits()`` may have made this.
package func areRandomDigits(_ digits: some Collection<UInt8>) -> Bool {
    digits.count == 32
        && digits.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
        }
}
