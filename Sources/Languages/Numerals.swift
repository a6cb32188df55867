internal import Basics

/// The digits of a language, and its form of percentages.
public struct Numerals: Hashable, Sendable {
    /// Ten digits, which follow each other in Unicode.
    public enum Digits: Hashable, Sendable, CaseIterable {
        /// `0123456789`
        case latin
        /// `٠١٢٣٤٥٦٧٨٩`
        case arabic
        /// `۰۱۲۳۴۵۶۷۸۹`
        case persian
        /// `০১২৩৪৫৬৭৮৯`
        case bengali

        /// The code point of the digit zero.
        var zero: UInt32 {
            switch self {
            case .latin: 0x30
            case .arabic: 0x660
            case .persian: 0x6F0
            case .bengali: 0x9E6
            }
        }
    }

    /// The digits.
    public let digits: Digits
    /// The form of hundredths, with `{n}` for their number, and the spaces and marks that CLDR asks for.
    public let percent: String

    /// Numbers in these digits, and percentages with `{n}` for the number.
    public init(_ digits: Digits = .latin, percent: String = "{n}%") {
        self.digits = digits
        self.percent = percent
    }

    /// So many hundredths; see ``Language/percent(_:)``.
    public func percent(_ whole: Int) -> String { percent.filled(("{n}", number(whole))) }

    /// So many of so many; see ``Language/fraction(_:of:)``.
    public func fraction(_ part: Int, of total: Int) -> String { "\(number(part))/\(number(total))" }

    /// A number of at least 0 in the digits; one below counts as 0.
    public func number(_ number: Int) -> String {
        var text = ""
        for digit in String(max(number, 0)).utf8 {
            if let scalar = Unicode.Scalar(digits.zero + UInt32(digit) - 0x30) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
