internal import Basics

/// Finds progress values that are written into labels.
enum ValueWords {
    /// A value that is written into a label.
    struct Written {
        /// The value as it is written: `60 %`.
        var text: String
        /// Whether only punctuation follows the value.
        var isLast: Bool
    }

    /// Returns the value that a label states: `60%`, `(60 %)`, `30/100 photos`; nil where there is none.
    ///
    /// A fraction counts where its total is that of the indicator's values, or where no word before it says what it
    /// numbers, as in `Photo 3/10`. A percentage after a word such as `below` is a limit and not a value.
    ///
    /// - Parameters:
    ///   - total: The total of the indicator's values.
    ///   - isStrict: Whether only fractions of that total count.
    static func value(in label: String, of total: Int, isStrict: Bool) -> Written? {
        guard label.utf8.count <= 4000 else { return nil }
        // Marks that change the direction of a text are not seen.
        let seen = String(
            String.UnicodeScalarView(label.unicodeScalars.filter { !$0.properties.isBidiControl }))
        let parts = seen.split { $0.isWhitespace || "([–—".contains($0) }.map { part in
            var word = part
            while let last = word.last, ".,;:!…)]".contains(last) { word.removeLast() }
            return (text: String(word), endsClause: word.count < part.count)
        }.filter { !$0.text.isEmpty }
        for (index, word) in parts.enumerated() {
            let part = word.text
            let before = index > 0 ? parts[index - 1].text.lowercased() : ""
            func written(_ text: String, _ end: Int) -> Written {
                Written(text: text, isLast: end == parts.count - 1)
            }
            /// Whether the words before and after a percentage that ends at `end` let it be progress.
            func isProgress(_ end: Int) -> Bool {
                if limits.contains(before) { return false }
                guard end + 1 < parts.count, !parts[end].endsClause else { return true }
                let after = parts[end + 1].text.lowercased()
                return progress.contains(after) || after.hasSuffix("ed")
                    || before.isEmpty && !rates.contains(after)
            }
            if isPercentage(part) {
                if isProgress(index) { return written(part, index) }
            } else if isNumber(part[...]), index + 1 < parts.count, isPercent(parts[index + 1].text) {
                if isProgress(index + 1) { return written("\(part) \(parts[index + 1].text)", index + 1) }
            } else if let fraction = fraction(part) {
                let isOfTotal = fraction.total == total || fraction.value == fraction.total
                // "Uploading 3/10", but not "Photo 3/10".
                let isCount = before.isEmpty || before.hasSuffix("ing") || before.hasSuffix("ed")
                if isOfTotal || !isStrict && isCount { return written(part, index) }
            }
        }
        return nil
    }

    private static func fraction(_ part: String) -> (value: Int, total: Int)? {
        let ends = part.split(separator: "/", omittingEmptySubsequences: false)
        guard ends.count == 2, let value = whole(ends[0]), let total = whole(ends[1]), value <= total
        else { return nil }
        return (value, total)
    }

    /// A whole number in the digits of any script; nil for anything else.
    private static func whole(_ digits: Substring) -> Int? {
        var number = 0
        for digit in digits {
            guard let value = digit.wholeNumberValue, value < 10, number < 1_000_000_000 else { return nil }
            number = number * 10 + value
        }
        return digits.isEmpty ? nil : number
    }

    /// `60%`, and `%60` as Turkish writes it.
    private static func isPercentage(_ part: String) -> Bool {
        part.last.map(percents.contains) == true && isNumber(part.dropLast())
            || part.first.map(percents.contains) == true && isNumber(part.dropFirst())
    }

    private static func isNumber(_ part: Substring) -> Bool {
        part.first?.isNumber == true && part.last?.isNumber == true
            && part.allSatisfy { $0.isNumber || ".,٫".contains($0) }
    }

    private static func isPercent(_ part: String) -> Bool {
        ["%", "٪", "％", "percent"].contains(part.lowercased())
    }

    /// The words after a percentage that make it progress, beside participles such as `uploaded`.
    private static let progress = Set(
        words: """
            abgebrochen abgeschlossen angehalten complete completado done erledigt fehlgeschlagen fertig
            geladen heruntergeladen hochgeladen left of ready remaining sent so terminé through unterbrochen
            voltooid
            """)
    /// The words after a percentage that make it something else.
    private static let rates = Set(
        words: """
            bonus cashback cheaper discount faster fee interest less more off slower smaller tax tip vat
            """)
    private static let percents: Set<Character> = ["%", "٪", "％"]
    private static let limits: Set<String> = [
        "above", "below", "beyond", "exceeds", "least", "most", "of", "over", "than", "under",
    ]
}
