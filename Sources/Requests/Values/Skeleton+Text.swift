package import Basics
package import Indicators

extension Skeleton {
    /// Reads a row: parts with `+` between them, and rows of a column with commas between them, in parentheses.
    ///
    /// - Throws: The message about a text that is no row.
    package static func row(parsing text: String) throws(Message) -> Row {
        var reader = RowReader(text)
        let rows = try reader.rows(depth: 0)
        guard reader.rest.allSatisfy({ $0.isWhitespace }) else {
            throw reader.problem("\")\" closes nothing; leave it out")
        }
        return rows.count == 1 ? rows[0] : [.column(rows)]
    }

    private struct RowReader {
        let text: String
        var rest: Substring

        init(_ text: String) {
            self.text = text
            rest = text[...]
        }

        func problem(_ problem: Message) -> Message { "\(quoted(text)): " + problem }

        /// The rows up to the end, or to what closes a column.
        mutating func rows(depth: Int) throws(Message) -> [Row] {
            guard depth <= 8 else { throw problem("columns lie in each other, more than 8 deep") }
            var rows = [try row(depth)]
            while skip(",") { rows.append(try row(depth)) }
            guard rows.count <= Skeleton.maxRows else {
                throw problem("\(rows.count) rows are too many: at most \(Skeleton.maxRows)")
            }
            return rows
        }

        private mutating func row(_ depth: Int) throws(Message) -> Row {
            var row = [try part(depth)]
            while skip("+") { row.append(try part(depth)) }
            return row
        }

        private mutating func part(_ depth: Int) throws(Message) -> Part {
            if skip("(") {
                let rows = try rows(depth: depth + 1)
                guard skip(")") else {
                    throw problem(
                        "a column is not closed; add \")\", or in brackets of a file, write the row in quotation marks"
                    )
                }
                return .column(rows)
            }
            let part = rest.prefix { !",+()".contains($0) }
            rest = rest.dropFirst(part.count)
            let words = part.split { $0.isWhitespace }
            guard let read = Part(words) else {
                let written = words.joined(separator: " ")
                let fault: Message =
                    "\(quoted(written)) is no placeholder; write circle 40, line 60%, line 60%x8, rect 120x80, rect 100%x80 r8 or space 16, with lengths of 1 to 4096 points and up to 100%, + between what is side by side, and a column in parentheses"
                throw written == text ? fault : problem(fault)
            }
            return read
        }

        /// Passes a mark, after spaces.
        private mutating func skip(_ mark: Character) -> Bool {
            let after = rest.drop { $0.isWhitespace }
            guard after.first == mark else { return false }
            rest = after.dropFirst()
            return true
        }
    }
}

extension Skeleton.Part {
    /// Reads a placeholder; nil for anything else.
    fileprivate init?(_ words: [Substring]) {
        guard words.count >= 2, words.count <= 3 else { return nil }
        let hasUnit = words[1].hasSuffix("px") || words[1].hasSuffix("pt")
        let sides = words[1].dropLast(hasUnit ? 2 : 0).split(omittingEmptySubsequences: false) {
            $0 == "x" || $0 == "×"
        }
        guard sides.count <= 2, let width = Skeleton.Length(sides[0]) else { return nil }
        var height: Double?
        if sides.count == 2 {
            guard let read = Self.points(sides[1]) else { return nil }
            height = read
        }
        var radius: Double?
        if words.count == 3 {
            guard words[0] == "rect", words[2].first == "r", let read = Self.points(words[2].dropFirst())
            else {
                return nil
            }
            radius = read
        }
        switch (String(words[0]), width, height) {
        case ("circle", .points(let side), nil): self = .circle(side)
        case ("space", .points(let side), nil): self = .space(side)
        case ("line", _, let height): self = .line(width, height ?? Skeleton.lineHeight)
        case ("rect", _, let height?): self = .rect(width, height, radius: radius ?? 0)
        default: return nil
        }
    }

    /// A length in points.
    fileprivate static func points(_ text: Substring) -> Double? {
        guard let value = SpecNumber.value(of: text), IndicatorLimits.sizes.contains(value) else {
            return nil
        }
        return value
    }
}

extension Skeleton.Length {
    /// Reads points or a percentage.
    fileprivate init?(_ text: Substring) {
        if text.last == "%" {
            guard let value = SpecNumber.value(of: text.dropLast()), value > 0, value <= 100 else {
                return nil
            }
            self = .share(value / 100)
        } else {
            guard let value = Skeleton.Part.points(text) else { return nil }
            self = .points(value)
        }
    }
}
