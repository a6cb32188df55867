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

    private static var schemaText: String {
        #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Spindle theme",
          "description": "A custom theme: a theme of the catalog with changes. Lengths in points.",
          "$comment": "Published values were read in \#(revisions).",
          "type": "object",
          "required": ["base"],
          "properties": {
            "base": { "enum": [\#(schemaList(Theme.all.map { $0.name }))], "description": "The theme that supplies everything not set here." },
            "name": { "type": "string", "minLength": 1 },
            "summary": { "type": "string" },
            "source": { "type": "string", "description": "Where the figures come from." },
            "colors": {
              "type": "object",
              "propertyNames": { "enum": [\#(schemaList(ThemeSlot.allCases.map { $0.rawValue }))] },
              "additionalProperties": { "$ref": "#/$defs/color" }
            },
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
            "label-gap": { "$ref": "#/$defs/length" },
            "linear-label-gap": { "$ref": "#/$defs/length" },
            "type": {
              "type": "object",
              "propertyNames": { "enum": ["label", "linear-label", "percentage", "message", "title", "toast", "button", "step-name", "step-list-name"] },
              "additionalProperties": {
                "type": "object",
                "properties": {
                  "size": { \#(SpecUnit.points.schema(ThemeFields.typeSizeRange)) },
                  "line-height": { \#(SpecUnit.points.schema(ThemeFields.typeSizeRange)) },
                  "weight": { "type": "integer", "minimum": 100, "maximum": 900 },
                  "tracking": { \#(SpecUnit.points.schema(ThemeFields.trackingRange)) }
                },
                "additionalProperties": false
              }
            }
          },
          "additionalProperties": false,
          "$defs": {
            "color": { "type": "string", "pattern": "^(#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z]+|[A-Za-z]+\\(.*\\))$", "description": "A CSS color, such as \"#0A6ED1\", steelblue or oklch(54% 0.17 255)." },
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
