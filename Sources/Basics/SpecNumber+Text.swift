/// Numbers as they are written on the command line: as in files.
extension SpecNumber {
    /// The number that a text is.
    ///
    /// - Parameters:
    ///   - text: A number as it is written in files.
    ///   - range: The values that the number may have.
    ///   - unit: The unit that it counts, for messages; empty for none.
    ///   - subject: The subject of messages.
    /// - Throws: ``SpecError`` at `subject` where it is none, or out of its range.
    public static func read(
        _ text: String, in range: ClosedRange<Double>, _ unit: String = "", at subject: SpecError.Subject
    ) throws(SpecError) -> Double {
        guard let value = value(in: text) else {
            throw SpecError(at: subject, notNumber(quoted(text), text, range, unit))
        }
        guard range.contains(value) else {
            throw SpecError(at: subject, outOfRange(shown(text), value, range, unit))
        }
        return value
    }

    /// The whole number that a text is.
    ///
    /// - Throws: ``SpecError`` at `subject` where it is none, or out of its range.
    public static func readCount(
        _ text: String, in range: ClosedRange<Int>, _ unit: String = "", at subject: SpecError.Subject
    ) throws(SpecError) -> Int {
        let allowed = allowed(range, unit)
        guard let value = value(in: text) else {
            throw SpecError(at: subject, "\(quoted(text)) is not a number; \(allowed)")
        }
        guard value == value.rounded() else {
            throw SpecError(at: subject, "\(shown(text)) is not a whole number; \(allowed)")
        }
        guard let count = Int(exactly: value), range.contains(count) else {
            throw SpecError(at: subject, "\(shown(text)) is out of range: \(allowed)")
        }
        return count
    }

    /// The value of a decimal number, or of one in a list: those are often written with a space after each comma.
    package static func value(in text: String) -> Double? { value(of: text.drop { $0 == " " }) }

    /// A number that is written with a comma, as many languages do, with the point that belongs there; nil of anything else.
    package static func withPoint(_ text: String) -> String? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let number = parts.joined(separator: ".")
        return parts.count == 2 && value(in: number) != nil ? number : nil
    }

    /// A message about a text, as it is shown, that is no number, and no time where those are asked for.
    ///
    /// - Parameters:
    ///   - shown: The text as it is shown.
    ///   - text: The text itself; nil for what is none.
    package static func notNumber(
        _ shown: String, _ text: String?, _ range: ClosedRange<Double>, _ unit: String
    ) -> Message {
        if let number = text.flatMap(withPoint) {
            return "\(shown) is not a number; write \(number), with a point"
        }
        guard unit == SpecUnit.milliseconds.rawValue else {
            return "\(shown) is not a number; \(allowed(range, unit))"
        }
        return
            "\(shown) is not a time; \(allowed(range, unit)), such as 500, 500ms, 0.5s or 2min"
    }

    /// A text that is a number, and needs no quotation marks.
    private static func shown(_ text: String) -> String { text.utf8.count <= 40 ? text : quoted(text) }

    /// A message about a number, as it is shown, that is not in a range.
    package static func outOfRange(
        _ shown: String, _ number: Double, _ range: ClosedRange<Double>, _ unit: String
    ) -> Message {
        // Whoever thinks in percent has left the sign out.
        let isPercent = unit.isEmpty && range == 0...1 && (5...100).contains(number)
        let isSeconds =
            unit == SpecUnit.milliseconds.rawValue && number > 0 && number < range.lowerBound
            && range.contains(number * 1000)
        let remedy =
            isSeconds
            ? "; for \(number.shortestText) s, write \(number.shortestText)s"
            : isPercent
                ? "; for \(number.shortestText)%, write \(number.shortestText)% or \((number / 100).shortestText)"
                : ""
        return "\(shown) is out of range: \(allowed(range, unit))\(remedy)"
    }

    /// The remedy of messages: the numbers to use.
    package static func allowed(_ range: ClosedRange<Double>, _ unit: String) -> String {
        let ends = "\(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"
        return "use \(ends)" + (unit.isEmpty ? "" : " \(unit)")
    }

    private static func allowed(_ range: ClosedRange<Int>, _ unit: String) -> String {
        guard range.upperBound < .max else { return "use \(range.lowerBound) or more" }
        return allowed(Double(range.lowerBound)...Double(range.upperBound), unit)
    }
}
