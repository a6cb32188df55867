import Languages
import Testing

/// The categories of numbers, as CLDR 47 gives them as examples for each rule.
@Suite struct PluralRuleTests {
    @Test(
        "a rule gives the examples of CLDR their categories",
        arguments: [
            (PluralRule.single, [PluralCategory.other: [0, 1, 2, 15, 100, 1_000_000]]),
            (.english, [.one: [1], .other: [0, 2, 16, 100, 101, 1_000_000]]),
            (.hindi, [.one: [0, 1], .other: [2, 17, 100, 1_000_000]]),
            (.french, [.one: [0, 1], .many: [1_000_000, 3_000_000], .other: [2, 17, 100, 1_000_001]]),
            (.spanish, [.one: [1], .many: [1_000_000, 7_000_000], .other: [0, 2, 16, 100, 1_000_001]]),
            (.hebrew, [.one: [1], .two: [2], .other: [0, 3, 17, 20, 100, 102, 1_000_000]]),
            (
                .croatian,
                [
                    .one: [1, 21, 31, 101, 1001], .few: [2, 4, 22, 34, 102, 1002],
                    .other: [0, 5, 11, 12, 14, 19, 25, 100, 111, 112, 1_000_000],
                ]
            ),
            (
                .russian,
                [
                    .one: [1, 21, 71, 101, 1001], .few: [2, 4, 22, 24, 62, 102],
                    .many: [0, 5, 11, 14, 19, 100, 111, 114, 1_000_000],
                ]
            ),
            (
                .polish,
                [
                    .one: [1], .few: [2, 4, 22, 64, 102, 1002],
                    .many: [0, 5, 12, 14, 19, 21, 31, 100, 101, 112, 1_000_000],
                ]
            ),
            (.czech, [.one: [1], .few: [2, 3, 4], .other: [0, 5, 22, 100, 102, 1_000_000]]),
            (
                .slovenian,
                [
                    .one: [1, 101, 201, 1001], .two: [2, 102, 1002], .few: [3, 4, 103, 104],
                    .other: [0, 5, 11, 21, 22, 100, 111, 1_000_000],
                ]
            ),
            (.romanian, [.one: [1], .few: [0, 2, 16, 19, 101, 119, 1001], .other: [20, 35, 100, 120]]),
            (
                .lithuanian,
                [
                    .one: [1, 21, 101, 1001], .few: [2, 9, 22, 29, 102],
                    .other: [0, 10, 11, 12, 19, 20, 100, 111, 1_000_000],
                ]
            ),
            (
                .latvian,
                [
                    .zero: [0, 10, 11, 19, 20, 100, 111, 1_000_000], .one: [1, 21, 101, 1001],
                    .other: [2, 9, 22, 29, 102],
                ]
            ),
            (
                .arabic,
                [
                    .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110, 1003],
                    .many: [11, 26, 99, 111],
                    .other: [100, 101, 102, 200, 202, 1000, 1_000_000],
                ]
            ),
        ])
    func categories(rule: PluralRule, numbers: [PluralCategory: [Int]]) {
        for (category, numbers) in numbers {
            for number in numbers { #expect(rule.category(number) == category, "\(number)") }
        }
    }

    @Test("every rule is one that a language has")
    func rules() {
        #expect(Set(Language.all.map(\.times.plural)) == Set(PluralRule.allCases))
    }
}
