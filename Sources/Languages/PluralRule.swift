/// A rule for the plural forms of whole numbers: CLDR's plural rules, each named for languages that have it.
public enum PluralRule: Hashable, Sendable, CaseIterable {
    /// One form for all numbers: Chinese, Japanese, Thai.
    case single
    /// 1, and all others: English, German.
    case english
    /// 0 and 1, and all others: Hindi, Persian.
    case hindi
    /// 0 and 1, whole millions, and all others: French, Brazilian Portuguese.
    case french
    /// 1, whole millions, and all others: Spanish, Italian.
    case spanish
    /// 1, 2, and all others.
    case hebrew
    /// Whether a number ends in 1, or in 2 to 4, without the teens: Croatian, Serbian.
    case croatian
    /// The same where all others are many: Russian, Ukrainian.
    case russian
    /// 1, what ends in 2 to 4 without the teens, and many.
    case polish
    /// 1, 2 to 4, and all others: Czech, Slovak.
    case czech
    /// By the last two digits: 1, 2, 3 and 4, and all others.
    case slovenian
    /// 1; 0 and what ends in 1 to 19; all others.
    case romanian
    /// Whether a number ends in 1, or in 2 to 9, without the teens.
    case lithuanian
    /// Tens and teens, what else ends in 1, and all others.
    case latvian
    /// 0, 1, 2, what ends in 3 to 10, what ends in 11 to 99, and all others.
    case arabic

    /// The category of a whole number of at least 0.
    public func category(_ number: Int) -> PluralCategory {
        let (ten, hundred) = (number % 10, number % 100)
        let isTeen = (11...19).contains(hundred)
        switch self {
        case .single: return .other
        case .english: return number == 1 ? .one : .other
        case .hindi: return number == 0 || number == 1 ? .one : .other
        case .french: return number == 0 || number == 1 ? .one : Self.millions(number)
        case .spanish: return number == 1 ? .one : Self.millions(number)
        case .hebrew: return number == 1 ? .one : number == 2 ? .two : .other
        case .croatian: return Self.slavic(number) ?? .other
        case .russian: return Self.slavic(number) ?? .many
        case .polish: return number == 1 ? .one : Self.slavic(number) == .few ? .few : .many
        case .czech: return number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case .slovenian:
            return hundred == 1 ? .one : hundred == 2 ? .two : hundred == 3 || hundred == 4 ? .few : .other
        case .romanian:
            return number == 1 ? .one : number == 0 || (1...19).contains(hundred) ? .few : .other
        case .lithuanian: return isTeen || ten == 0 ? .other : ten == 1 ? .one : .few
        case .latvian: return isTeen || ten == 0 ? .zero : ten == 1 ? .one : .other
        case .arabic: return Self.arabic(number, hundred)
        }
    }

    private static func millions(_ number: Int) -> PluralCategory {
        number != 0 && number % 1_000_000 == 0 ? .many : .other
    }

    /// One or few by the last digit, nil for the rest.
    private static func slavic(_ number: Int) -> PluralCategory? {
        if (11...14).contains(number % 100) { return nil }
        return number % 10 == 1 ? .one : (2...4).contains(number % 10) ? .few : nil
    }

    private static func arabic(_ number: Int, _ hundred: Int) -> PluralCategory {
        switch number {
        case 0: .zero
        case 1: .one
        case 2: .two
        default: hundred >= 11 ? .many : hundred >= 3 ? .few : .other
        }
    }
}
