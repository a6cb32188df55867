internal import Basics
internal import Indicators
internal import Specs

extension ThemeFile {
    /// The JSON Schema of theme files.
    public static func schema() -> [UInt8] { Array((schemaText + "\n").utf8) }

    private static let heights = IndicatorLimits.thinnestStroke...IndicatorLimits.sizes.upperBound
    private static let strokes = IndicatorLimits.thinnestStroke...(IndicatorLimits.sizes.upperBound / 2)

    /// The sources of the published figures of all themes, each once.
    private static var revisions: String {
        var known: [String] = []
        for source in Theme.all.flatMap(\.sources) where !source.revision.isEmpty {
            let text = "\(source.text) (\(source.figures))"
            if !known.contains(text) { known.append(text) }
        }
        return known.joined(separator: ", ")
    }

    /// A part of the schema for each look.
    private static func looks(_ part: (String) -> String) -> String { ThemeFields.looks.map(part).joined() }

    private static var schemaText: String {
        #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Spindle theme",
          "description": "A custom theme: a theme of the catalog with changes. Lengths in points.",
          "$comment": "Published values were read in \#(revisions).",
          "type": "object",
          "allOf": [{ "$ref": "#/$defs/look" }],
          "anyOf": [{ "required": ["base"] }\#(looks { ", { \"required\": [\"\($0)\"] }" })],
          "properties": {
            "name": { "type": "string", "minLength": 1 },
            "summary": { "type": "string" },
            "source": { "type": "string", "description": "Where the figures come from." },
            "look": { "enum": [\#(schemaList(ThemeFields.looks))], "description": "The one of the looks to use." }\#(looks { ",\n    \"\($0)\": { \"$ref\": \"#/$defs/ownLook\" }" })
          },
          "unevaluatedProperties": false,
          "$defs": {
            "ownLook": {
              "description": "The theme that a look begins with, or what differs in it.",
              "anyOf": [{ "$ref": "#/$defs/base" }, { "allOf": [{ "$ref": "#/$defs/look" }], "type": "object", "unevaluatedProperties": false }]
            },
            "base": { "enum": [\#(schemaList(Theme.all.map { $0.name }))], "description": "The theme that supplies everything not set here." },
            "look": {
              "properties": {
                "base": { "$ref": "#/$defs/base" },
                "colors": {
                  "type": "object",
                  "propertyNames": { "enum": [\#(schemaList(ThemeSlot.allCases.map { $0.rawValue }))] },
                  "additionalProperties": { "$ref": "#/$defs/color" }
                },
                "color": {
                  "description": "The colors that motions with several take; the first is the indicator's.",
                  "anyOf": [{ "$ref": "#/$defs/color" }, { "type": "array", "minItems": 1, "maxItems": 64, "items": { "$ref": "#/$defs/color" } }]
                },
                "gradient": { "type": "string", "description": "Colors of arcs and bars along their length, separated by commas." },
                "motion": { "type": "string", "description": "The indeterminate motion along a ring, by its name." },
                "linear-motion": { "type": "string", "description": "The indeterminate motion along a straight track." },
                "sizes": {
                  "type": "object",
                  "properties": { "small": { "$ref": "#/$defs/ring" }, "medium": { "$ref": "#/$defs/ring" }, "large": { "$ref": "#/$defs/ring" } },
                  "additionalProperties": false
                },
                "linear": {
                  "type": "object",
                  "properties": {
                    "width": { \#(SpecUnit.points.schema(IndicatorLimits.sizes)) },
                    "height": { \#(SpecUnit.points.schema(heights)) }
                  },
                  "additionalProperties": false
                },
                "track": { "type": "boolean", "description": "Whether a track is shown behind a circular indicator." },
                "running-track": { "type": "boolean", "description": "Whether it is shown while no value is known, too; what track says if this is missing." },
                "linear-track": { "type": "boolean", "description": "Whether a track is shown behind a linear indicator." },
                "running-opacity": { "type": "number", "minimum": 0, "maximum": 1, "description": "How much of its color a bar has while no value is known." },
                "gap": { "$ref": "#/$defs/length" },
                "stop": { "$ref": "#/$defs/length" },
                "cap": { "enum": ["butt", "round", "square"] },
                "glyph-style": { "enum": [\#(schemaList(Glyph.Style.allCases.map { $0.rawValue }))], "description": "How a check or an exclamation mark inside a ring is drawn." },
                "label-gap": { "$ref": "#/$defs/length" },
                "linear-label-gap": { "$ref": "#/$defs/length" },
                "type": {
                  "type": "object",
                  "propertyNames": { "enum": ["label", "linear-label", "percentage", "message", "title", "toast", "button", "step-name", "step-list-name"] },
                  "properties": {
                    "percentage": {
                      "type": "object",
                      "properties": {
                        "size": {
                          "description": "Points, or a share of the ring's diameter such as 30%.",
                          "anyOf": [{ \#(SpecUnit.points.schema(ThemeFields.typeSizeRange)) }, { "type": "string", "pattern": "^[0-9.]+%$" }]
                        },
                        "line-height": { "$ref": "#/$defs/letters/properties/line-height" },
                        "weight": { "$ref": "#/$defs/letters/properties/weight" },
                        "tracking": { "$ref": "#/$defs/letters/properties/tracking" }
                      },
                      "additionalProperties": false
                    }
                  },
                  "additionalProperties": { "$ref": "#/$defs/letters" }
                }
              }
            },
            "letters": {
              "type": "object",
              "properties": {
                "size": { \#(SpecUnit.points.schema(ThemeFields.typeSizeRange)) },
                "line-height": { \#(SpecUnit.points.schema(ThemeFields.typeSizeRange)) },
                "weight": { "type": "integer", "minimum": 100, "maximum": 900 },
                "tracking": { \#(SpecUnit.points.schema(ThemeFields.trackingRange)) }
              },
              "additionalProperties": false
            },
            "color": { "type": "string", "pattern": "^(#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+|[A-Za-z-]+\\(.*\\))$", "description": "A CSS color, such as \"#0A6ED1\", steelblue or oklch(54% 0.17 255)." },
            "length": { \#(SpecUnit.points.schema(0...IndicatorLimits.sizes.upperBound)) },
            "ring": {
              "type": "object",
              "properties": {
                "size": { \#(SpecUnit.points.schema(IndicatorLimits.sizes)) },
                "stroke": { \#(SpecUnit.points.schema(strokes)), "description": "At most half the size." }
              },
              "additionalProperties": false
            }
          }
        }
        """#
    }
}
