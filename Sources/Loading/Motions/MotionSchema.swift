internal import Basics
internal import Requests
internal import Specs

extension MotionFile {
    /// The JSON Schema of motion files.
    public static func schema() -> [UInt8] {
        let table = MotionTable()
        var json = JSONWriter()
        json.object { json in
            SpecSchema.head(
                &json, "Spindle motion",
                "A custom motion: what moves, and when. Times in milliseconds, angles in degrees clockwise from 12 o'clock, lengths in points, bars in track lengths."
            )
            json.list("required", ["name"])
            json.object("properties") { json in
                json.rows(table.own.rows + table.adjustment.rows)
            }
            json.object("not", .inline) { $0.list("required", ["speed", "duration"]) }
            json.array("oneOf") { json in
                json.object { json in
                    json.list("required", ["base"])
                    json.object("properties") { json in
                        json.rows(table.based.rows.filter { $0.key == "base" } + table.arcAdjustment.rows)
                        for row in table.own.rows
                        where !table.based.rows.contains(where: { $0.key == row.key }) {
                            json.member(row.key, false)
                        }
                    }
                }
                for (kind, outline) in table.own.variants {
                    json.object { json in
                        let keys = kind == "arc" ? ["period"] : ["period", "kind"]
                        json.constraints(of: outline, required: keys)
                        json.object("properties") { json in
                            json.object("kind", .inline) { $0.member("const", kind) }
                            json.rows(outline.rows + (kind == "arc" ? table.arcAdjustment.rows : []))
                        }
                    }
                }
            }
            json.member("unevaluatedProperties", false)
            json.object("$defs") { json in
                for (name, type) in table.definitions { json.object(name) { $0.members(of: type) } }
            }
        }
        return json.finish()
    }
}

extension JSONWriter {
    /// The properties that some rows describe.
    fileprivate mutating func rows(_ rows: [MotionOutline.Row]) {
        for row in rows {
            object(row.key, row.type.hasMaps ? .lines : .inline) { json in
                json.members(of: row.type)
                switch row.fallback {
                case "true", "false": json.member("default", row.fallback == "true")
                case let text?:
                    if let number = Double(text) {
                        json.member("default", number)
                    } else {
                        json.member("default", text)
                    }
                case nil: break
                }
                if !row.doc.isEmpty { json.member("description", row.doc) }
            }
        }
    }

    /// The keys that have to be there.
    fileprivate mutating func constraints(of outline: MotionOutline, required keys: [String] = []) {
        let required = outline.rows.filter { $0.isRequired && !outline.alternatives.contains($0.key) }
        if !required.isEmpty || !keys.isEmpty { list("required", keys + required.map { $0.key }) }
        if outline.alternatives.isEmpty { return }
        array("oneOf", .inline) { json in
            for key in outline.alternatives { json.object { $0.list("required", [key]) } }
        }
    }

    /// The members of the schema of a type.
    fileprivate mutating func members(of type: MotionType) {
        switch type {
        case .number(let range, let unit): number(range, unit)
        case .count(let range): number(Double(range.lowerBound)...Double(range.upperBound), "integer")
        case .flag: member("type", "boolean")
        case .words(let words): list("enum", words)
        case .text(let least, let most):
            member("type", "string")
            if least > 0 { member("minLength", least) }
            if let most { member("maxLength", most) }
        case .pattern(let pattern, let range):
            array("anyOf") { json in
                json.object { $0.number(range, "number") }
                json.object { json in
                    json.member("type", "string")
                    json.member("pattern", pattern)
                }
            }
        case .list(let type, let counts):
            member("type", "array")
            if counts.lowerBound > 0 { member("minItems", counts.lowerBound) }
            member("maxItems", counts.upperBound)
            object("items") { $0.members(of: type) }
        case .either(let one, let other):
            array("oneOf") { json in
                for type in [one, other] {
                    json.object(nil, type.hasMaps ? .lines : .inline) { $0.members(of: type) }
                }
            }
        case .map(let outline):
            member("type", "object")
            if !outline.variants.isEmpty {
                array("oneOf") { json in
                    for variant in outline.variants { json.object { $0.members(of: .map(variant.outline)) } }
                }
                return
            }
            constraints(of: outline)
            object("properties") { $0.rows(outline.rows) }
            member("additionalProperties", false)
        case .named(let name, _): member("$ref", "#/$defs/\(name)")
        }
    }
}
