internal import Basics
internal import Packs
internal import PictureFiles
public import Requests

extension SpecSchema {
    /// The schema of ``Manifest``.
    public static func manifest() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            head(
                &json, "Spindle manifest",
                "What `spindle build` builds, in version \(ManifestSyntax.version).")
            json.list("required", ["version"])
            json.object("properties") { writeKeys(to: &$0) }
            json.object("patternProperties", .inline) { json in
                json.object("^\(ManifestSyntax.freePrefix)") { _ in }
            }
            json.member("additionalProperties", false)
            json.object("$defs") { json in
                writeOptions("defaults", to: &json) { json in
                    json.object("matrix", .inline) { $0.member("$ref", "#/$defs/matrix") }
                    for kind in AssetKind.allCases {
                        json.object(kind.rawValue, .inline) { json in
                            json.member("$ref", "#/$defs/\(kind.rawValue)Defaults")
                        }
                    }
                }
                writeOptions("circularDefaults", without: OptionKey.indicator.text, to: &json)
                writeOptions("linearDefaults", without: OptionKey.indicator.text, to: &json)
                writePackDefaults(to: &json)
                writeOptions("asset", to: &json) { json in
                    json.object("matrix", .inline) { $0.member("$ref", "#/$defs/matrix") }
                    writePack(to: &json)
                }
                writeOptions("namedAsset", required: ["name"], to: &json) { json in
                    json.object("name", .inline) { $0.member("type", "string") }
                    json.object("matrix", .inline) { $0.member("$ref", "#/$defs/matrix") }
                    writePack(to: &json)
                }
                json.object("place") { json in
                    json.object("properties") { json in
                        text(
                            "folder", "Below the folder of the build; may have placeholders such as {theme}.",
                            &json)
                        text("naming", "The names of variants, such as {name}-{theme}.", &json)
                    }
                }
                writeMatrix(to: &json)
            }
        }
        return json.finish()
    }

    private static func writeKeys(to json: inout JSONWriter) {
        json.object("version", .inline) { $0.member("const", 1) }
        json.object("spindle", .inline) { json in
            json.list("type", ["string", "number"])
            json.member("description", "The versions of Spindle that may build this file, such as >=1.2 <2.")
        }
        json.object("name", .inline) { json in
            json.member("type", "string")
            json.member("minLength", 1)
            json.member(
                "description",
                "The name that the records of its builds have, instead of the path of this file.")
        }
        json.object("extends", .inline) { json in
            json.member("type", "string")
            json.member("minLength", 1)
            json.member(
                "description",
                "A manifest that says what this one does not, relative to this file: its assets are built, too."
            )
        }
        json.object("vars", .inline) { json in
            json.member("type", "object")
            json.object("propertyNames") { $0.member("pattern", "^[A-Za-z0-9_-]+$") }
            json.object("additionalProperties") { $0.list("type", ["string", "number", "boolean"]) }
            json.member("description", "Texts by name, for which ${name} stands in any text below.")
        }
        json.object("includes", .inline) { json in
            json.list("type", ["string", "array"])
            json.member("minLength", 1)
            json.object("items") { json in
                json.member("type", "string")
                json.member("minLength", 1)
            }
            json.member("description", "Other manifests to build, relative to this file.")
        }
        json.object("defaults", .inline) { json in
            json.member("$ref", "#/$defs/defaults")
            json.member(
                "description", "Options of all assets that support them, including those in included files.")
        }
        json.object("themes", .inline) { json in
            json.member("type", "object")
            json.member("description", "Themes by name, each with all its keys, or the file of one.")
            json.object("additionalProperties") { json in
                json.array("anyOf") { json in
                    json.object { $0.member("$ref", "theme.schema.json") }
                    json.object { json in
                        json.member("type", "string")
                        json.member("minLength", 1)
                    }
                }
            }
        }
        json.object("assets", .inline) { json in
            json.list("type", ["object", "array"])
            json.object("additionalProperties") { json in
                json.array("anyOf") { json in
                    json.object { $0.member("$ref", "#/$defs/asset") }
                    json.object { $0.member("type", "null") }
                }
            }
            json.object("items") { $0.member("$ref", "#/$defs/namedAsset") }
        }
    }

    /// Writes the schema of a map with all options, those of a place, and some properties of its own.
    private static func writeOptions(
        _ name: String, required: [String] = [], without key: String? = nil, to json: inout JSONWriter,
        _ properties: ((inout JSONWriter) -> Void)? = nil
    ) {
        json.object(name) { json in
            json.array("allOf", .inline) { json in
                json.object { $0.member("$ref", options) }
                json.object { $0.member("$ref", "#/$defs/place") }
            }
            if let properties { json.object("properties", .lines, properties) }
            if !required.isEmpty { json.list("required", required) }
            if let key {
                json.object("not", .inline) { $0.list("required", [key]) }
            }
            json.member("unevaluatedProperties", false)
        }
    }

    /// Writes the schema of what frames that are read from files can have.
    private static func writePackDefaults(to json: inout JSONWriter) {
        json.object("packDefaults") { json in
            json.array("allOf", .inline) { json in json.object { $0.member("$ref", "#/$defs/place") } }
            json.object("properties") { json in
                for key in PackSource.optionKeys {
                    json.object(key, .inline) { $0.member("$ref", "\(options)/properties/\(key)") }
                }
                writeDelays(to: &json)
            }
            json.member("unevaluatedProperties", false)
        }
    }

    private static func writePack(to json: inout JSONWriter) {
        json.object("pack", .inline) { json in
            json.list("type", ["string", "array"])
            json.object("items") { $0.member("type", "string") }
            json.member(
                "description",
                "Frames of your own: \(PictureFile.anyKind) files, folders of them, or patterns such as frames/*.png."
            )
        }
        json.object("resample", .inline) { json in
            json.member("type", "boolean")
            json.member("description", "Whether the lower of several scales are made of the highest one.")
        }
        MovingSource.writeSchema(to: &json)
        writeDelays(to: &json)
        for (key, help) in [
            ("atlas", "The assets whose frames are on one sheet: names, and patterns such as bar-*."),
            (
                OptionKey.pivot.text,
                "The point by which animations and sprites of an atlas are placed: 0.5,1 or coin=0.5,1."
            ),
            (
                OptionKey.borders.text,
                "The borders of sprites that keep their width, in pixels: button=8 or button=8,4,8,4."
            ),
        ] {
            json.object(key, .inline) { json in
                json.list("type", ["string", "array"])
                json.object("items") { $0.member("type", "string") }
                json.member("description", help)
            }
        }
        json.object(OptionKey.frameNames.text, .inline) { json in
            json.member("type", "string")
            json.member(
                "description",
                "The names of the frames of an atlas: file, number, or a pattern such as {folder}/{name}.")
        }
        json.object(OptionKey.anchor.text, .inline) { json in
            json.list("enum", PackAnchor.allCases.map(\.rawValue))
            json.member("description", "Where frames of different sizes lie on a common canvas.")
        }
    }

    private static func writeDelays(to json: inout JSONWriter) {
        for (key, type, help) in [
            (
                "delay", ["number", "string", "array"],
                "How long each frame is shown, in milliseconds; coin=80 for some animations of an atlas."
            ),
            ("delays", ["array", "number", "string"], "The same, one for each frame."),
        ] {
            json.object(key, .inline) { json in
                json.list("type", type)
                json.member("description", help)
            }
        }
    }

    private static func writeMatrix(to json: inout JSONWriter) {
        json.object("matrix") { json in
            json.member("type", "object")
            json.member(
                "description",
                "Axes: an option with its values, or a name with a map from names to maps of options.")
            json.member("maxProperties", ManifestSyntax.maxAxes)
            json.object("properties") { json in
                for key in ManifestSyntax.optionKeys {
                    json.object(key, .inline) { json in
                        json.member("$ref", "#/$defs/axis")
                        for part in ["items", "additionalProperties"] {
                            json.object(part) { $0.member("$ref", "\(options)/properties/\(key)") }
                        }
                    }
                }
            }
            json.object("additionalProperties") { json in
                json.list("type", ["object", "null"])
                json.member("minProperties", 1)
                json.object("additionalProperties", .inline) { json in
                    json.member("$ref", options)
                    json.member("unevaluatedProperties", false)
                }
            }
        }
        json.object("axis", .inline) { json in
            json.list("type", ["array", "object", "null"])
            json.member("minItems", 1)
            json.member("minProperties", 1)
        }
    }

    private static func text(_ name: String, _ description: String, _ json: inout JSONWriter) {
        json.object(name, .inline) { json in
            json.member("type", "string")
            json.member("description", description)
        }
    }

    private static let options = "spec.schema.json#/$defs/options"
}
