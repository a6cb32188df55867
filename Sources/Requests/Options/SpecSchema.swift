package import Basics
internal import Formats
internal import Indicators

/// The JSON Schemas of spec files and of manifests, written from the table of options.
///
/// Each option is described once, in the spec's `$defs`; manifests refer to it there.
public enum SpecSchema {
    /// The schema of `RenderFile`.
    public static func spec() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            head(
                &json, "Spindle spec",
                "What to render: the options of `spindle render` under their long names. Lengths in points, times in milliseconds, values in 0…1."
            )
            json.member("$ref", "#/$defs/options")
            json.object("properties") { json in
                json.object("name", .inline) { json in
                    json.member("type", "string")
                    json.member("minLength", 1)
                    json.member("maxLength", AssetName.longest)
                    json.member("description", SpecOption.named(.name)?.schemaText)
                }
            }
            json.member("unevaluatedProperties", false)
            json.object("$defs") { json in
                json.object("options") { json in
                    json.member("type", "object")
                    json.object("properties") { json in
                        for option in SpecOption.all where option.group == .top && option.key != .name {
                            option.writeSchema(to: &json)
                        }
                        map("sheet", "The layout of sheets. Lengths in points.", &json)
                        map(
                            "operation",
                            "The events of an operation over time, and when the indicator shows them.", &json)
                        map("check", "Settings for `spindle check`.", &json)
                    }
                }
                writeWords(to: &json)
                writeParts(to: &json)
            }
        }
        return json.finish()
    }

    package static func head(_ json: inout JSONWriter, _ title: String, _ description: String) {
        json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
        json.member("title", title)
        json.member("description", description)
        json.member("type", "object")
    }

    /// The options that a map of a file has.
    private static func map(_ name: String, _ description: String, _ json: inout JSONWriter) {
        json.object(name) { json in
            json.member("type", "object")
            json.member("description", description)
            json.object("properties") { json in
                for option in SpecOption.all where option.group.rawValue == name {
                    option.writeSchema(to: &json)
                }
            }
            json.member("additionalProperties", false)
        }
    }

    /// The words of lists, which stand there by themselves too.
    private static func writeWords(to json: inout JSONWriter) {
        var written: Set<String> = []
        for option in SpecOption.all {
            guard case .texts(.one(let words, let kind), _, _) = option.kind, written.insert(kind).inserted
            else { continue }
            json.object(kind, .inline) { $0.list("enum", words.map { $0.name }) }
        }
    }

    /// Writes the schemas of the parts of events of operations and steps.
    private static func writeParts(to json: inout JSONWriter) {
        json.object("step") { json in
            json.member("type", "object")
            json.object("properties") { json in
                json.object("name", .inline) { $0.member("type", "string") }
                json.object("state", .inline) { $0.list("enum", StepState.allCases.map { $0.rawValue }) }
                json.object("icon", .inline) { json in
                    json.member("type", "string")
                    json.list("examples", StepIcon.names)
                    json.member("description", "The name of an icon, or SVG path data.")
                }
                for key in ["dynamic", "pressed"] {
                    json.object(key, .inline) { json in
                        json.member("type", "boolean")
                        json.member("default", false)
                    }
                }
            }
            json.list("required", ["name"])
            json.member("additionalProperties", false)
        }
        json.object("event") { json in
            json.member("type", "object")
            json.member("description", "An event and its time.")
            json.object("properties") { json in
                json.object("at", .inline) { $0.number(OperationSpec.thresholds, .milliseconds) }
                for verb in Operation.Verb.words + [Operation.Verb.otherSpelling] {
                    writeVerb(verb, to: &json)
                }
            }
            json.list("required", ["at"])
            json.member("minProperties", 2)
            json.member("maxProperties", 2)
            json.member("additionalProperties", false)
        }
        json.object("nothing", .inline) { json in
            json.array("enum") { json in
                json.element(String?.none)
                json.element(true)
            }
        }
        json.object("message", .inline) { json in
            json.member("type", "string")
            json.member("maxLength", OperationSpec.longestMessage)
            json.member("pattern", letter)
        }
    }

    private static func writeVerb(_ verb: String, to json: inout JSONWriter) {
        json.object(verb, .inline) { json in
            switch verb {
            case "progress": json.number(0...1, .none)
            case "failed", "succeeded": json.member("$ref", "#/$defs/message")
            case "stalled":
                json.array("anyOf") { json in
                    json.object { $0.member("$ref", "#/$defs/nothing") }
                    json.object { $0.member("$ref", "#/$defs/message") }
                }
            default: json.member("$ref", "#/$defs/nothing")
            }
        }
    }

    /// Anything that is not white space.
    static let letter = "\\S"
}

extension JSONWriter {
    /// A list of words in one line.
    package mutating func list(_ key: String, _ words: [String]) {
        array(key, .inline) { json in
            for word in words { json.element(word) }
        }
    }

    /// Writes the schema of a number in a range: its type and bounds.
    package mutating func number(_ range: ClosedRange<Double>, _ type: String) {
        member("type", type)
        bounds(range)
    }

    /// Writes the schema of a number in a range, with or without a unit.
    package mutating func number(
        _ range: ClosedRange<Double>, _ unit: SpecUnit, _ type: String = "number"
    ) {
        list("type", [type, "string"])
        bounds(range)
        member("pattern", unit.pattern)
    }

    /// The same of an option: a very short time needs a unit.
    mutating func setting(_ range: ClosedRange<Double>, _ unit: SpecUnit) {
        number(range, unit)
        if unit != .milliseconds { return }
        object("not", .inline) { json in
            json.member("type", "number")
            json.member("exclusiveMinimum", 0)
            json.member("exclusiveMaximum", SpecUnit.shortestBareTime)
        }
    }

    mutating func bounds(_ range: ClosedRange<Double>) {
        if range.lowerBound == .leastNormalMagnitude {
            member("exclusiveMinimum", 0)
        } else {
            member("minimum", range.lowerBound)
        }
        member("maximum", range.upperBound)
    }
}
