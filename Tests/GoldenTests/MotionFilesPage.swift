import Basics
import Specs

/// The reference page of motion files, in Markdown.
enum MotionFilesPage {
    static var text: String {
        let table = MotionTable()
        var sections = [("Every motion", table.own.rows), ("A published motion", table.based.rows)]
        sections += table.own.variants.map { ("Kind \($0.name)", $0.outline.rows) }
        sections.append(("Adjustments", table.adjustment.rows + table.arcAdjustment.rows))
        for (name, type) in table.definitions {
            if case .map(let outline) = type { sections.append((name, outline.allRows)) }
            if case .either(_, .map(let outline)) = type { sections.append((name, outline.allRows)) }
        }
        return introduction
            + sections.map { title, rows in
                "\n## \(title)\n\n| key | value | default | |\n|---|---|---|---|\n"
                    + rows.map { text(of: $0, "") }.joined()
            }.joined()
    }

    private static let introduction = """
        # Motion files

        All keys of motions in YAML or JSON.

        ## Overview

        This page is generated from the table of motion files, as is the schema that `spindle schema motion` prints. A file adjusts a
        published motion, which it names as its `base`, or describes one of its own, with the keys of every motion and those of its
        `kind`. A key with a dot is one of a map, `[]` stands for each item of a list, and all other keys are refused. Keys without a
        default have to be there, unless they are optional.

        Angles are degrees, `90` or `90deg`, or turns, `0.25turn`; numbers are decimal. <doc:Motions> has examples.

        """

    /// A row, and below it those of its map.
    private static func text(of row: MotionOutline.Row, _ prefix: String) -> String {
        let key = prefix + row.key
        let end = row.isRequired ? "" : row.fallback ?? "optional"
        let line = "| `\(key)` | \(value(row.type)) | \(end) | \(row.doc) |\n"
        let inner: [MotionOutline.Row]
        let mark: String
        switch row.type {
        case .map(let outline): (inner, mark) = (outline.allRows, "")
        case .list(.map(let outline), _): (inner, mark) = (outline.allRows, "[]")
        default: return line
        }
        return line + inner.map { text(of: $0, "\(key)\(mark).") }.joined()
    }

    private static func value(_ type: MotionType) -> String {
        switch type {
        case .number(let range, let unit):
            "\(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"
                + (unit == .none ? "" : " \(unit.rawValue)")
        case .count(let range): "\(range.lowerBound) to \(range.upperBound)"
        case .flag: "true, false"
        case .words(let words): words.count > 9 ? "name" : words.joined(separator: ", ")
        case .text: "text"
        case .pattern(_, let degrees):
            "\(degrees.lowerBound.shortestText) to \(degrees.upperBound.shortestText) degrees"
        case .list(.number, 2...2): "[x, y]"
        case .list(.number, _): "list of numbers"
        case .list(let type, let counts): "list of up to \(counts.upperBound): \(value(type))"
        case .either(let one, let other): "\(value(one)), or \(value(other))"
        case .map: "map"
        case .named(let name, _): "[\(name)](#\(name))"
        }
    }
}

extension MotionOutline {
    /// The rows of all variants, each once.
    fileprivate var allRows: [Row] {
        (rows + variants.flatMap { $0.outline.rows }).reduce(into: []) { rows, row in
            if !rows.contains(where: { $0.key == row.key }) { rows.append(row) }
        }
    }
}
