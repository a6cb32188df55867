internal import Basics
package import MotionCore
internal import Specs

extension MotionFile {
    /// A motion as a file that reads back as the same motion; `kind` instead of the motion's own, which
    /// may be its ``Motion/faithful`` one. Nil for a determinate motion, which has no tracks.
    package static func yaml(_ motion: Motion, _ kind: Motion.Kind) -> [UInt8]? {
        guard let form = MotionFields.Kind(rawValue: kind.name) else { return nil }
        var writer = MotionWriter()
        _ = writer.motion(motion, kind, form)
        return writer.lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    }
}

/// Writes a motion's YAML, two spaces a level.
struct MotionWriter: MotionCoder {
    private(set) var lines: [String] = []

    mutating func field<Value>(_ row: MotionRow<Value>, _ type: MotionValue<Value>, _ value: Value?) -> Value?
    {
        if let value, let text = type.text(value) {
            lines.append("\(row.key): \(type.isQuoted ? Self.quoted(text) : text)")
        }
        return value
    }

    mutating func map<Value>(
        _ row: MotionRow<Value>, _ value: Value?, _ body: (inout MotionWriter, Value?) -> Value
    ) -> Value? {
        guard let value else { return nil }
        let inner = Self.lines(of: value, row, body)
        if row.isInline || inner.isEmpty {
            lines.append("\(row.key): {\(inner.joined(separator: ", "))}")
        } else {
            lines.append("\(row.key):")
            lines += inner.map { "  " + $0 }
        }
        return value
    }

    mutating func list<Value>(
        _ row: MotionRow<Value>, _ counts: ClosedRange<Int>, _ values: [Value]?,
        _ body: (inout MotionWriter, Value?) -> Value
    ) -> [Value] {
        guard let values, !values.isEmpty || row.isRequired else { return values ?? [] }
        lines.append(values.isEmpty ? "\(row.key): []" : "\(row.key):")
        for value in values {
            for (index, line) in Self.lines(of: value, row, body).enumerated() {
                lines.append((index == 0 ? "  - " : "    ") + line)
            }
        }
        return values
    }

    private static func lines<Value>(
        of value: Value, _ row: MotionRow<Value>, _ body: (inout MotionWriter, Value?) -> Value
    ) -> [String] {
        if let text = row.text?.text(value) { return [text] }
        var writer = MotionWriter()
        _ = body(&writer, value)
        return writer.lines
    }

    mutating func variant<Value>(
        _ keys: [String], _ chosen: String?, _ body: (inout MotionWriter, String) -> Value
    ) -> Value {
        body(&self, chosen ?? keys[keys.count - 1])
    }

    /// Text in quotation marks, with what YAML does not take as it is by its number.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            default:
                switch scalar.properties.generalCategory {
                // YAML refuses some of these and changes others, and in an editor nobody sees them.
                case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
