package import Basics

/// The rows of a map in the table as plain data, for schemas and docs.
package struct MotionOutline: MotionCoder {
    package struct Row {
        package let key: String
        package let isRequired: Bool
        /// The text of the default; nil where there is none, or it depends on others.
        package let fallback: String?
        package let type: MotionType
        package let doc: String
    }

    package var rows: [Row] = []
    /// The rows that there are besides, with the value of `kind` or the key that decides which.
    package private(set) var variants: [(name: String, outline: MotionOutline)] = []
    /// Keys of which exactly one has to be there.
    package private(set) var alternatives: [String] = []

    package init() {}

    private mutating func add<Value>(_ row: MotionRow<Value>, _ type: MotionType, _ fallback: String? = nil) {
        rows.append(
            Row(key: row.key, isRequired: row.isRequired, fallback: fallback, type: type, doc: row.doc))
    }

    package mutating func field<Value>(
        _ row: MotionRow<Value>, _ type: MotionValue<Value>, _: Value?
    ) -> Value? {
        add(row, type.type(), row.fallback.flatMap { type.text($0) })
        return nil
    }

    package mutating func map<Value>(
        _ row: MotionRow<Value>, _: Value?, _ body: (inout MotionOutline, Value?) -> Value
    ) -> Value? {
        add(row, Self.type(row, body))
        return nil
    }

    package mutating func list<Value>(
        _ row: MotionRow<Value>, _ counts: ClosedRange<Int>, _: [Value]?,
        _ body: (inout MotionOutline, Value?) -> Value
    ) -> [Value] {
        add(row, .list(Self.type(row, body), counts))
        return []
    }

    private static func type<Value>(
        _ row: MotionRow<Value>, _ body: (inout MotionOutline, Value?) -> Value
    ) -> MotionType {
        var outline = MotionOutline()
        _ = body(&outline, nil)
        let type = row.text.map { .either($0.type(), .map(outline)) } ?? MotionType.map(outline)
        return row.definition.map { .named($0, type) } ?? type
    }

    package mutating func variant<Value>(
        _ keys: [String], _: String?, _ body: (inout MotionOutline, String) -> Value
    ) -> Value {
        for key in keys.dropLast() { _ = vary(key) { body(&$0, key) } }
        let last = keys[keys.count - 1]
        return vary(last) { body(&$0, last) }
    }

    private mutating func vary<Value>(_ name: String, _ rows: (inout MotionOutline) -> Value) -> Value {
        var outline = MotionOutline()
        let value = rows(&outline)
        variants.append((name, outline))
        return value
    }

    package mutating func one(of keys: [String], else message: Message?) { alternatives = keys }
}

/// The whole table of motion files as plain data.
package struct MotionTable {
    /// The rows of a motion of one's own, with variants for each kind.
    package private(set) var own = MotionOutline()
    /// The rows of a published motion that a file adjusts.
    package private(set) var based = MotionOutline()
    /// The adjustments of all motions, and those that only arcs have.
    package private(set) var adjustment = MotionOutline()
    package private(set) var arcAdjustment = MotionOutline()
    /// Maps that several rows refer to, in the order in which they are met.
    package private(set) var definitions: [(name: String, type: MotionType)] = []

    package init() {
        _ = own.motion(nil, nil, .arc)
        _ = based.basedMotion()
        _ = arcAdjustment.arcAdjustment()
        _ = adjustment.adjustment()
        adjustment.rows.removeAll { row in arcAdjustment.rows.contains { $0.key == row.key } }
        for outline in [own, based, adjustment, arcAdjustment] { define(.map(outline)) }
    }

    private mutating func define(_ type: MotionType) {
        switch type {
        case .number, .count, .flag, .words, .text, .pattern: break
        case .list(let type, _): define(type)
        case .either(let one, let other):
            define(one)
            define(other)
        case .map(let outline):
            for row in outline.rows { define(row.type) }
            for variant in outline.variants { define(.map(variant.outline)) }
        case .named(let name, let type):
            if definitions.contains(where: { $0.name == name }) { return }
            definitions.append((name, type))
            define(type)
        }
    }
}
