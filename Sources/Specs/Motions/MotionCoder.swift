package import Basics

/// A pass over the table of motion files that reads, writes or describes each row.
///
/// A row is a call with the value to write; it returns the value of the file when reading. The table itself is the extensions of
/// this protocol: keys in the order in which they are written, with their values, defaults and descriptions.
package protocol MotionCoder {
    /// A key whose value stands in a line; nil where it is missing.
    mutating func field<Value>(_ row: MotionRow<Value>, _ type: MotionValue<Value>, _ value: Value?) -> Value?
    /// A key with a map, whose rows are those of `body`; nil where it is missing.
    mutating func map<Value>(
        _ row: MotionRow<Value>, _ value: Value?, _ body: (inout Self, Value?) -> Value
    ) -> Value?
    /// A key with a list of maps, whose rows are those of `body`.
    mutating func list<Value>(
        _ row: MotionRow<Value>, _ counts: ClosedRange<Int>, _ values: [Value]?,
        _ body: (inout Self, Value?) -> Value
    ) -> [Value]
    /// Rows that depend on a kind, or on which of some keys stands here; on the last one if none does.
    mutating func variant<Value>(
        _ keys: [String], _ chosen: String?, _ body: (inout Self, String) -> Value
    ) -> Value
    /// Keys of which exactly one has to be there; a reader logs the message otherwise.
    mutating func one(of keys: [String], else message: Message?)
    /// Logs a problem, at the value of a key if that is given and there.
    mutating func check(_ key: String?, _ problem: @autoclosure () -> Message?)
    /// Whether all that was read since the map began is right.
    var isSound: Bool { get }
}

/// A key of a map in a motion file.
package struct MotionRow<Value> {
    package let key: String
    package var isRequired = false
    /// An example to write where it is missing.
    package var remedy = ""
    /// The value that is taken if there is none; nil where that depends on others.
    package var fallback: Value?
    /// The name of a definition in the schema that others refer to as well.
    package var definition: String?
    /// Whether a map is written in one line.
    package var isInline = false
    /// The value that may stand here instead of a map.
    package var text: MotionValue<Value>?
    /// The description, in schemas and docs.
    package var doc = ""
}

/// A coder that reads nothing has nothing to check.
extension MotionCoder {
    package var isSound: Bool { false }
    package mutating func one(of keys: [String], else message: Message?) {}
    package mutating func check(_ key: String?, _ problem: @autoclosure () -> Message?) {}
}

extension MotionCoder {
    mutating func required<Value>(
        _ key: String, _ type: MotionValue<Value>, _ value: Value?, remedy: String = "", _ doc: String = ""
    ) -> Value {
        field(MotionRow(key: key, isRequired: true, remedy: remedy, doc: doc), type, value)
            ?? type.placeholder
    }

    mutating func optional<Value>(
        _ key: String, _ type: MotionValue<Value>, _ value: Value?, _ doc: String = ""
    ) -> Value? {
        field(MotionRow(key: key, doc: doc), type, value)
    }

    /// A key that is written if its value is not the default.
    mutating func value<Value: Equatable>(
        _ key: String, _ type: MotionValue<Value>, _ value: Value?, default fallback: Value,
        _ doc: String = ""
    ) -> Value {
        stated(key, type, value == fallback ? nil : value, default: fallback, doc)
    }

    /// A key that is always written.
    mutating func stated<Value>(
        _ key: String, _ type: MotionValue<Value>, _ value: Value?, default fallback: Value,
        _ doc: String = ""
    ) -> Value {
        field(MotionRow(key: key, fallback: fallback, doc: doc), type, value) ?? fallback
    }
}
