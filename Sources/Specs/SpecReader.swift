package import Basics

/// A value of a file, to be read as what it should be.
///
/// Readers never stop: problems are logged, and a placeholder within the allowed range is returned, so that one run
/// finds everything. The caller has to check the log before using the result.
package struct SpecReader {
    package let node: SpecNode
    package let path: String
    package let log: SpecLog

    package init(node: SpecNode, path: String, log: SpecLog) {
        self.node = node
        self.path = path
        self.log = log
    }

    /// The same place with other text in it.
    package func with(_ text: String) -> SpecReader {
        SpecReader(
            node: SpecNode(content: .text(text, isPlain: true), position: node.position), path: path, log: log
        )
    }

    /// Logs that something is wrong with this value.
    package func problem(_ message: Message) {
        // Authors of shell scripts expect their variables everywhere.
        let isVariable = node.text.map { $0.parts(between: "${").count > 1 } ?? false
        let hint: Message =
            isVariable ? "; files know no environment variables: run the file through envsubst first" : ""
        log.add(SpecProblem(position: node.position, path: path, message: message + hint))
    }

    /// This value in words, for messages.
    private var found: String {
        switch node.content {
        case .text where node.isNull: "nothing"
        case .text(let text, true): quoted(text)
        case .text(let text, false): "the text \(quoted(text))"
        case .list: "a list"
        case .map: "a map"
        }
    }

    /// Text, with or without quotation marks.
    package func text() -> String {
        if case .text(let text, let isPlain) = node.content, !text.isEmpty || !isPlain { return text }
        let isEmpty = if case .text("", true) = node.content { true } else { false }
        // The likeliest slip: color: #0A6ED1.
        let key = path.split(separator: ".").last.map { $0.prefix { $0 != "[" } } ?? ""
        let isColor = Self.colors.contains(String(key)) || path.parts(between: "colors.").count > 1
        let hint: Message =
            if isEmpty {
                isColor
                    ? "; text after # is a comment unless it is in quotation marks"
                    : path.parts(between: "events[").count > 1
                        ? "; write the words to show, as in \(String(key)): …"
                        : "; write a value, or leave out \(String(key))"
            } else if case .map = node.content, path.hasPrefix("assets."),
                path.parts(between: ".matrix.").count == 1
            {
                "; values with names are variants: move it into the matrix, as matrix: {\(String(key)): …}"
            } else {
                ""
            }
        problem("expected text, found \(found)\(hint)")
        return ""
    }

    /// The keys that mostly have colors.
    private static let colors = ["color", "colors", "track", "background", "matte", "theme-color"]

    /// Words that somebody reads: text, which a number, true, false or null is only in quotation marks.
    package func words() -> String {
        if case .text(let text, true) = node.content, !text.isEmpty,
            SpecNumber.value(of: text[...]) != nil
                || ["null", "~", "true", "false"].contains(text.lowercased())
        {
            problem("expected words, found \(text); write '\(text)' if that is what people should read")
            return ""
        }
        return text()
    }

    /// A number in a range, with a unit or without one.
    package func number(in range: ClosedRange<Double>, _ unit: SpecUnit = .none) -> Double {
        checked(unit.value(of: node), range, unit)
    }

    /// The same where somebody may think of seconds: a very short time needs a unit, as on the command line.
    package func setting(in range: ClosedRange<Double>, _ unit: SpecUnit) -> Double {
        if let text = node.text, let problem = unit.problem(with: text) {
            self.problem(problem)
            return range.lowerBound
        }
        return number(in: range, unit)
    }

    /// A whole number in a range. A part of nothing is none.
    package func count(in range: ClosedRange<Int>, _ unit: SpecUnit = .none) -> Int {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        let value = checked(unit == .none ? node.number : unit.value(of: node), bounds, unit)
        if value != value.rounded() { problem("\(found) is not a whole number") }
        return Int(value)
    }

    private func checked(_ value: Double?, _ range: ClosedRange<Double>, _ unit: SpecUnit) -> Double {
        guard let value else {
            problem(SpecNumber.notNumber("\(found)", node.text, range, unit.rawValue))
            return range.lowerBound
        }
        guard range.contains(value) else {
            problem(SpecNumber.outOfRange("\(found)", value, range, unit.rawValue))
            return range.lowerBound
        }
        return value
    }

    /// An angle in turns: a number of degrees, or a number with the unit `deg` or `turn`.
    package func angle(in degrees: ClosedRange<Double>) -> Double {
        guard case .text(let text, let isPlain) = node.content else {
            problem("\(found) is not an angle")
            return 0
        }
        let range = degrees.lowerBound / 360...degrees.upperBound / 360
        var turns: Double?
        if text.hasSuffix("turn") {
            turns = SpecNumber.value(of: text.dropLast(4))
        } else if isPlain || text.hasSuffix("deg") {
            turns = SpecNumber.value(of: text.hasSuffix("deg") ? text.dropLast(3) : text[...]).map {
                $0 / 360
            }
        }
        guard let turns else {
            problem("\(found) is not an angle; write degrees such as 90, or 90deg or 0.25turn")
            return range.lowerBound
        }
        guard range.contains(turns) else {
            problem("\(found) is out of range: \(SpecNumber.allowed(degrees, "degrees"))")
            return range.lowerBound
        }
        return turns
    }

    /// `true` or `false`; other words for them are refused.
    package func flag() -> Bool {
        switch node.content {
        case .text("true", true): return true
        case .text("false", true): return false
        default:
            problem("\(found) is neither true nor false")
            return false
        }
    }

    /// One of the words that an enumeration allows.
    ///
    /// - Parameter names: All choices with what else people call them; nil where that is nothing.
    package func choice<Choice: CaseIterable & RawRepresentable<String>>(
        _ kind: String, _ fallback: Choice, names: [KnownName]? = nil
    ) -> Choice {
        let text = text()
        if let choice = Choice(rawValue: text) { return choice }
        if !text.isEmpty {
            let known = names ?? Choice.allCases.map { KnownName($0.rawValue) }
            problem("\(UnknownName(kind: kind, name: text, known: known))")
        }
        return fallback
    }

    /// A text that something else understands or refuses.
    package func parsed<Value, Failure: Error & CustomStringConvertible>(
        _ fallback: Value, _ parse: (String) throws(Failure) -> Value
    ) -> Value {
        parsed(fallback, parse) { "\($0)" }
    }

    /// The same; where it stands is known better here than by the error.
    package func parsed<Value>(_ fallback: Value, _ parse: (String) throws(SpecError) -> Value) -> Value {
        parsed(fallback, parse) { $0.message.worded(.keys) }
    }

    private func parsed<Value, Failure: Error>(
        _ fallback: Value, _ parse: (String) throws(Failure) -> Value, _ message: (Failure) -> Message
    ) -> Value {
        let before = log.additions
        let text = text()
        guard log.additions == before else { return fallback }
        do throws(Failure) {
            return try parse(text)
        } catch {
            problem(message(error))
            return fallback
        }
    }

    /// A text, or a list of texts.
    ///
    /// - Parameter areWords: Whether somebody reads them.
    package func texts(_ limit: Int, areWords: Bool = false) -> [String] {
        if case .list(let items) = node.content {
            if items.isEmpty { problem("the list is empty; omit the key") }
            return list(limit).map { areWords ? $0.words() : $0.text() }
        }
        return [areWords ? words() : text()]
    }

    /// A number, or a list of numbers.
    package func numbers(in range: ClosedRange<Double>, limit: Int, _ unit: SpecUnit) -> [Double] {
        if case .list(let items) = node.content {
            if items.isEmpty { problem("the list is empty; omit the key") }
            return list(limit).map { $0.number(in: range, unit) }
        }
        return [number(in: range, unit)]
    }

    /// Whether keys with values stand here.
    package var isMap: Bool {
        if case .map = node.content { true } else { false }
    }

    /// Whether items stand here.
    package var isList: Bool {
        if case .list = node.content { true } else { false }
    }

    /// The number of items or keys; 0 for a text.
    package var count: Int {
        switch node.content {
        case .text: 0
        case .list(let items): items.count
        case .map(let entries): entries.count
        }
    }

    /// The items of a list, each made when it is asked for: a list can be as long as the file.
    package func list(_ limit: Int) -> some BidirectionalCollection<SpecReader> {
        var items: [SpecNode] = []
        if case .list(let all) = node.content {
            items = all
        } else {
            let parts = node.text?.split(separator: ",").map { $0.drop { $0 == " " } } ?? []
            let way = parts.isEmpty ? "" : "; write [\(parts.joined(separator: ", "))]"
            problem("expected a list, found \(found)\(way)")
        }
        if items.count > limit { problem("\(items.count) items are too many: at most \(limit)") }
        return (0..<min(items.count, limit)).lazy.map { [items] index in
            SpecReader(node: items[index], path: "\(path)[\(index)]", log: log)
        }
    }

    /// The entries of a map.
    package func map() -> SpecMap {
        guard case .map(let entries) = node.content else {
            problem("expected a map of keys with values, found \(found)")
            return SpecMap(reader: self, entries: [], isMap: false)
        }
        return SpecMap(reader: self, entries: entries, isMap: true)
    }
}

extension SpecNode {
    /// The number that stands here, without quotation marks; nil for anything else.
    fileprivate var number: Double? {
        guard case .text(let text, isPlain: true) = content else { return nil }
        return SpecNumber.value(of: text[...])
    }
}

extension SpecUnit {
    /// The number that stands somewhere, in this unit or without one. JSON has units in quotation marks alone.
    fileprivate func value(of node: SpecNode) -> Double? {
        if let number = node.number { return number }
        guard let text = node.text else { return nil }
        let number = number(text)
        return number == text ? nil : SpecNumber.value(of: number[...])
    }
}
