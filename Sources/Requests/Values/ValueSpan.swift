package import Basics

/// A value, or the run from one to another, each from 0 to 1; on a ring that overflows, to 2.
public struct ValueSpan: Hashable, Sendable {
    /// The first and the last value, in 0…1; the same twice where nothing changes.
    public var from, to: Double

    /// A value that does not change.
    public init(_ value: Double) { (from, to) = (value, value) }

    /// A run from one value to another.
    public init(from: Double, to: Double) { (self.from, self.to) = (from, to) }

    /// Whether both ends are the same value.
    package var isSingle: Bool { from == to }

    /// The message about a value out of 0…1; nil if both are valid.
    package var problem: Message? {
        guard let value = [from, to].first(where: { !(0...1).contains($0) }) else { return nil }
        return "\(value.shortestText) is out of range: use 0 to 1"
    }
    /// The message about a value out of 0…2, of which those above 1 need a ring that overflows; nil if both are valid.
    package var valueProblem: Message? {
        let isValid = (0...Self.most).contains(from) && (0...Self.most).contains(to)
        return isValid ? nil : problem.map { $0 + ", or up to 2 on a ring with \(option: .overflow)" }
    }

    /// The greatest value of a ring that overflows.
    package static let most = 2.0

    /// The message about a span that is invalid, empty or reversed as a part of a ring or a bar; nil if it is valid.
    package var spanProblem: Message? {
        if let problem { return problem }
        if from < to { return nil }
        if isSingle {
            return
                "a span from \(from.shortestText) to \(to.shortestText) is empty: write two ends, such as 0.2:0.6"
        }
        return
            "\(from.shortestText):\(to.shortestText) runs backwards: write the lower value first, such as 0.2:0.6"
    }
}

extension ValueSpan {
    /// Reads a value, or two with a colon between them; also in percent, and with two or three dots.
    ///
    /// - Throws: The message about an invalid text, with a remedy.
    package init(parsing text: String) throws(Message) {
        let parts = text.rangeEnds.map { end in
            end.last == "%"
                ? SpecNumber.value(of: end.dropLast()).map { $0 / 100 } : SpecNumber.value(of: end)
        }
        guard let from = parts.first, let from, let to = parts.last, let to, parts.count <= 2 else {
            throw Self.rejection(text)
        }
        self.init(from: from, to: to)
        if valueProblem != nil { throw Self.rejection(text) }
    }

    /// Reads two values in the same way.
    ///
    /// - Throws: The message about an invalid text, with a remedy.
    package init(parsingSpan text: String) throws(Message) {
        let ends = text.rangeEnds
        if ends.count == 1, (try? ValueSpan(parsing: text)) != nil || SpecNumber.value(of: text[...]) != nil {
            throw "\(quoted(text)) is one end: write both, such as 0.2:0.6 or 20%:60%"
        }
        guard let span = Self.usual(text) else {
            let percent = ends.map { SpecNumber.value(of: $0) ?? -1 }
            if percent.count == 2, percent.allSatisfy({ (0...100).contains($0) }),
                percent.contains(where: { $0 >= 2 })
            {
                throw
                    "\(quoted(text)) is not a span: write \(percent[0].shortestText)%:\(percent[1].shortestText)%, or two ends from 0 to 1 such as 0.2:0.6"
            }
            throw "\(quoted(text)) is not a span: write two ends from 0 to 1, such as 0.2:0.6 or 20%:60%"
        }
        self = span
    }

    /// The values of a text where they are from 0 to 1; nil for any other text.
    private static func usual(_ text: String) -> ValueSpan? {
        guard let span = try? ValueSpan(parsing: text), span.problem == nil else { return nil }
        return span
    }

    private static func rejection(_ text: String) -> Message {
        if let number = SpecNumber.withPoint(text), usual(number) != nil {
            return "\(quoted(text)) is not a valid value: write \(number), with a point"
        }
        // Percent are most likely, where there are that many.
        if let percent = SpecNumber.value(of: text[...]), (5...100).contains(percent) {
            return
                "\(quoted(text)) is not a valid value: write \(text)% or \((percent / 100).shortestText); values go from 0 to 1"
        }
        if SpecNumber.value(of: SpecUnit.none.number(text)[...]) != nil {
            return "\(quoted(text)) is out of range: use 0 to 1, such as 0.4 or 40%"
        }
        let ends = text.rangeEnds.map { SpecNumber.value(of: $0) ?? -1 }
        if ends.count == 2, ends.allSatisfy({ (0...100).contains($0) && $0 == $0.rounded() }),
            ends.contains(where: { $0 >= 2 })
        {
            return
                "\(quoted(text)) is not a valid value: write \(ends[0].shortestText)%:\(ends[1].shortestText)%, or from:to such as 0:1, each from 0 to 1"
        }
        return
            "\(quoted(text)) is not a valid value: write one value such as 0.4 or 40%, or from:to such as 0:1, each from 0 to 1"
    }
}

extension ValueSpan: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A value that does not change.
    public init(floatLiteral value: Double) { self.init(value) }
    /// A value that does not change: 0 or 1.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
}
