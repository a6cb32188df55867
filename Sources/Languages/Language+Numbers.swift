internal import Basics

extension Language {
    /// A number of at least 0 in the language's digits, without separators; one below counts as 0.
    public func number(_ whole: Int) -> String { numerals.number(whole) }

    /// So many hundredths as the language writes them: `60%`, `60 %`, `%60`, `٦٠٪`, with the spaces and marks that CLDR
    /// asks for.
    ///
    /// - Parameter whole: 0 or above, usually up to 100.
    public func percent(_ whole: Int) -> String { numerals.percent(whole) }

    /// So many of so many: `18/30`, in the language's digits.
    ///
    /// It is read from left to right in every script, as the digits on both sides of the stroke are.
    public func fraction(_ part: Int, of total: Int) -> String { numerals.fraction(part, of: total) }

    /// A time with its unit, abbreviated as CLDR's short form is, in the language's plural: `10 Sek.`, `2 godz.`, `يومان`.
    ///
    /// English is shorter than CLDR: `10 s`, `2 min`, `2 h`, `3 days`.
    ///
    /// - Parameters:
    ///   - amount: 0 or above; less counts as 0.
    ///   - unit: The unit that it is counted in.
    public func time(_ amount: Int, _ unit: TimeUnit) -> String {
        times[unit].form(times.plural.category(max(amount, 0))).filled(("{n}", number(amount)))
    }

    /// A label with what it comes to: `Uploading: 60%`.
    public func labeled(_ label: String, _ value: String) -> String {
        words.labeled.filled(("{label}", label), ("{value}", value))
    }

    /// The progress of a flow of steps: `Step 2 of 5`.
    ///
    /// - Parameters:
    ///   - number: The step, counted from 1.
    ///   - count: The number of steps.
    public func step(_ number: Int, of count: Int) -> String {
        words.step.filled(("{n}", self.number(number)), ("{total}", self.number(count)))
    }
}
