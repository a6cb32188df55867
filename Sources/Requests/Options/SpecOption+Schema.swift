internal import Basics
internal import Guidelines
internal import Indicators
internal import MotionCore
internal import Presentations

extension SpecOption {
    /// The description in a schema: the help, with the default unless that is a literal value.
    var schemaText: String {
        fallback.isEmpty || literal != nil ? help : "\(help) (default: \(fallback))"
    }

    /// The default where it is a value; else nil.
    private var literal: Literal? {
        switch kind {
        case .flag: .flag(false)
        case .number, .count, .hold, .numbers: Double(fallback).map { .number($0) }
        case .text(.one(let words, _), _): words.contains { $0.name == fallback } ? .text(fallback) : nil
        case .text, .texts, .choice, .size, .structure: nil
        }
    }

    private enum Literal {
        case flag(Bool)
        case number(Double)
        case text(String)
    }

    /// Writes what its value may be in a file.
    func writeSchema(to json: inout JSONWriter) {
        switch kind {
        case .structure(let structure) where structure != .indicator:
            json.object(name) { json in
                structure.write(to: &json)
                json.member("description", schemaText)
            }
        default:
            json.object(name, .inline) { json in
                writeValue(to: &json)
                switch literal {
                case .flag(let flag): json.member("default", flag)
                case .number(let number): json.member("default", number)
                case .text(let text): json.member("default", text)
                case nil: break
                }
                json.member("description", schemaText)
            }
        }
    }

    private func writeValue(to json: inout JSONWriter) {
        switch kind {
        case .number(let range, let unit, _): json.setting(range, unit)
        case .count(let range, let unit, _):
            let bounds = Double(range.lowerBound)...Double(range.upperBound)
            if unit == .none { json.number(bounds, "integer") } else { json.number(bounds, unit, "integer") }
        case .flag, .choice: json.member("type", "boolean")
        case .text(let words, _): words.write(to: &json)
        case .texts(.one(_, let kind), let limit, _):
            json.array("anyOf") { json in
                json.object { $0.member("$ref", "#/$defs/\(kind)") }
                json.object { json in
                    json.member("type", "array")
                    json.listBounds(limit)
                    json.object("items") { $0.member("$ref", "#/$defs/\(kind)") }
                }
            }
        case .texts(let words, let limit, _):
            json.array("anyOf") { json in
                json.object { words.write(to: &$0) }
                json.object { json in
                    json.member("type", "array")
                    json.listBounds(limit)
                    json.object("items") { words.write(to: &$0) }
                }
            }
        case .numbers(let range, let limit, let unit, _):
            json.list("type", ["number", "string", "array"])
            json.bounds(range)
            json.member("pattern", unit.pattern)
            json.listBounds(limit)
            json.object("items") { $0.number(range, unit) }
        case .size(let range, _):
            json.array("anyOf") { json in
                json.object { $0.number(range, .points) }
                json.object { $0.list("enum", self.words) }
                json.object { json in
                    json.member("type", "string")
                    json.member("pattern", "^[0-9.]+[x×][0-9.]+$")
                }
            }
        case .hold(let range, _, _):
            json.array("anyOf") { json in
                json.object { $0.setting(range, .milliseconds) }
                json.object { $0.member("const", "persist") }
            }
        case .structure: json.list("enum", words)
        }
    }
}

extension SpecOption.Words {
    fileprivate func write(to json: inout JSONWriter) {
        switch self {
        case .any: json.member("type", "string")
        case .short(let limit):
            json.member("type", "string")
            json.member("maxLength", limit)
        case .name(let limit):
            json.member("type", "string")
            json.member("maxLength", limit)
            json.member("pattern", SpecSchema.letter)
        case .one(let words, _): json.list("enum", words.map { $0.name })
        case .open(let words):
            json.member("type", "string")
            if !words.isEmpty { json.list("examples", words) }
        case .numeric: json.list("type", ["string", "number"])
        }
    }
}

extension SpecOption.Structure {
    fileprivate func write(to json: inout JSONWriter) {
        switch self {
        case .theme: either(to: &json, "theme.schema.json", Theme.all.map { $0.name })
        case .motion: either(to: &json, "motion.schema.json", Motion.all.map { $0.name })
        case .label:
            writeTextOrMap(to: &json) { json in
                for state in ValueState.allCases {
                    json.object(state.rawValue, .inline) { $0.member("type", "string") }
                }
            }
        case .present:
            writeTextOrMap(to: &json, required: ["name"]) { json in
                json.object("name", .inline) { $0.list("enum", Presentation.all.map { $0.name }) }
                for option in SpecOption.all where option.group == .present {
                    option.writeSchema(to: &json)
                }
            }
        case .steps:
            json.member("type", "array")
            json.object("items", .inline) { json in
                json.array("anyOf") { json in
                    json.object { $0.member("type", "string") }
                    json.object { $0.member("$ref", "#/$defs/step") }
                }
            }
        case .log:
            json.member("type", "string")
            json.member("minLength", 1)
            json.object("not", .inline) { $0.member("const", "-") }
        case .events:
            json.member("type", "array")
            json.member("minItems", 1)
            json.object("items", .inline) { $0.member("$ref", "#/$defs/event") }
        case .off:
            json.member("type", "object")
            json.object("propertyNames") { $0.list("enum", Rule.all.map { $0.id }) }
            json.object("additionalProperties", .inline) { json in
                json.member("type", "string")
                json.member("pattern", SpecSchema.letter)
            }
        case .indicator: break
        }
    }

    /// A name, a path, or what another schema describes.
    private func either(to json: inout JSONWriter, _ schema: String, _ names: [String]) {
        json.array("anyOf") { json in
            json.object(nil, .inline) { json in
                json.member("type", "string")
                json.member("minLength", 1)
                json.list("examples", names)
            }
            json.object(nil, .inline) { $0.member("$ref", schema) }
        }
    }

    private func writeTextOrMap(
        to json: inout JSONWriter, required: [String] = [], _ properties: (inout JSONWriter) -> Void
    ) {
        json.array("anyOf") { json in
            json.object(nil, .inline) { json in
                if self == .present {
                    json.list("enum", Presentation.all.map { $0.name })
                } else {
                    json.member("type", "string")
                }
            }
            json.object { json in
                json.member("type", "object")
                json.object("properties", .lines, properties)
                if !required.isEmpty { json.list("required", required) }
                json.member("additionalProperties", false)
            }
        }
    }
}

extension JSONWriter {
    /// Writes the bounds of a list's length: 1 to `limit`.
    fileprivate mutating func listBounds(_ limit: Int) {
        member("minItems", 1)
        member("maxItems", limit)
    }
}
