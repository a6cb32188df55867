internal import Basics
internal import Decoding
internal import MotionCore

/// Waves, shapes and figures.
extension MotionFile {
    private static var waveKeys: String {
        #"""
                "style": { "enum": [\#(schemaList(WaveForm.Style.allCases.map { $0.rawValue }))], "default": "views", "description": "Which implementation's lines they are: Android's views or Compose." },
                "amplitude": { \#(SpecUnit.points.schema(WaveAdjustment.amplitudeRange)), "description": "How far the line leaves its middle." },
                "wavelength": { \#(SpecUnit.points.schema(WaveAdjustment.lengthRange)) },
                "running-wavelength": { \#(SpecUnit.points.schema(WaveAdjustment.lengthRange)), "description": "While no value is shown. Default: wavelength." },
                "wave-speed": { \#(SpecUnit.points.schema(WaveAdjustment.speedRange)), "description": "How far waves travel in a second. Default: a wavelength." },
                "wave-loop": { "$ref": "#/$defs/period", "description": "A time in which a whole number of waves passes." },
                "stretch": { "$ref": "#/$defs/stretch" }
        """#
    }

    static var drawnKinds: String {
        #"""
            {
              "required": ["period", "kind", "box", "elements"],
              "properties": {
                "kind": { "const": "elements" },
                "box": {
                  "description": "What the figures lie in, in their own units.",
                  "type": "object",
                  "required": ["width", "height"],
                  "properties": {
                    "left": { "$ref": "#/$defs/coordinate", "default": 0 },
                    "top": { "$ref": "#/$defs/coordinate", "default": 0 },
                    "width": { "$ref": "#/$defs/side" },
                    "height": { "$ref": "#/$defs/side" }
                  },
                  "additionalProperties": false
                },
                "middle": { "$ref": "#/$defs/place", "description": "What groupRotation turns about. Default: the middle of the box." },
                "elements": { "type": "array", "maxItems": \#(MotionFields.maxParts), "items": { "$ref": "#/$defs/element" }, "description": "The figures, from back to front." },
                "stretch": { "$ref": "#/$defs/stretch" }
              }
            },
            {
              "required": ["period", "kind"],
              "oneOf": [{ "required": ["shape"] }, { "required": ["morph"] }],
              "properties": {
                "kind": { "const": "shapes" },
                "shape": { "$ref": "#/$defs/shape", "description": "The only shape." },
                "morph": { "type": "array", "minItems": 1, "maxItems": \#(MotionFields.maxShapes), "items": { "$ref": "#/$defs/shape" }, "description": "Shapes that become each other; after the last one the first." },
                "style": { "enum": [\#(schemaList(ShapeCourse.Style.allCases.map { $0.rawValue }))], "default": "views", "description": "Which implementation moves and places them: Android's views or Compose." },
                "matching": { "enum": [\#(schemaList(MotionFields.Matching.allCases.map { $0.rawValue }))], "description": "How corners are matched. Default: angle for views, length for compose." },
                "interval": { "$ref": "#/$defs/period", "default": 650, "description": "The time from one shape to the next." },
                "steady-turn": { "$ref": "#/$defs/angle", "default": 0, "description": "How far all turns in that time." },
                "spring-turn": { "$ref": "#/$defs/angle", "default": 90, "description": "How far it turns besides, with the spring." },
                "stretch": { "$ref": "#/$defs/stretch" }
              }
            },
            {
              "required": ["period", "kind", "tail", "head"],
              "properties": {
                "kind": { "const": "wave" },
        \#(waveKeys),
                "centered": { "type": "boolean", "default": true, "description": "Whether what Compose leaves off center is centered." },
                "rotation": { "$ref": "#/$defs/angles", "description": "What carries both ends." },
                "tail": { "$ref": "#/$defs/angles" },
                "head": { "$ref": "#/$defs/angles" },
                "limit": { "$ref": "#/$defs/limit" }
              }
            },
            {
              "required": ["period", "kind", "bars"],
              "properties": {
                "kind": { "const": "wave-bars" },
        \#(waveKeys),
                "bars-period": { "$ref": "#/$defs/period", "description": "The time after which bars repeat. Default: period, after which bars and waves do." },
                "bars": { "type": "array", "maxItems": \#(MotionFields.maxParts), "items": { "$ref": "#/$defs/bar" } }
              }
            }
        """#
    }

    private static func figure(_ keys: String, required: [String], more: String = "") -> String {
        #"{ "type": "object", "required": [\#(schemaList(required))], "properties": { \#(keys)\#(more) }, "additionalProperties": false }"#
    }

    private static func numbers(_ places: [String], _ lengths: [String]) -> String {
        (places.map { #""\#($0)": { "$ref": "#/$defs/coordinate" }"# }
            + lengths.map { #""\#($0)": { "$ref": "#/$defs/extent" }"# }).joined(separator: ", ")
    }

    static var drawnDefinitions: String {
        let corners =
            #""corners": { "type": "array", "minItems": \#(MotionFields.cornerRange.lowerBound), "maxItems": \#(MotionFields.cornerRange.upperBound), "items": { "type": "array", "minItems": 2, "maxItems": 4, "items": { \#(SpecUnit.none.schema(MotionFields.placeRange)) } }, "description": "Clockwise: x, y, radius, smoothing." }, "center": { "$ref": "#/$defs/place", "description": "Default: the mean of the corners." }"#
        let names = schemaList(MaterialShape.all.map { $0.name })
        return #"""
            "stretch": { \#(SpecUnit.factor.schema(MotionFields.stretchRange)), "default": 1, "description": "How many times as long all of it takes." },
            "coordinate": { \#(SpecUnit.none.schema(MotionFields.placeRange)) },
            "side": { \#(SpecUnit.none.schema(0.01...MotionFields.lengthRange.upperBound)) },
            "extent": { \#(SpecUnit.none.schema(MotionFields.lengthRange)) },
            "place": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/coordinate" } },
            "shape": {
              "description": "A published shape, or corners of one's own.",
              "oneOf": [
                { "enum": [\#(names)] },
                { "type": "object", "required": ["name"], "properties": { "name": { "enum": [\#(names)] } }, "additionalProperties": false },
                { "type": "object", "required": ["corners"], "properties": { "name": { "type": "string" }, \#(corners) }, "additionalProperties": false }
              ]
            },
            "element": {
              "type": "object",
              "oneOf": [\#(schemaRequirements(MotionFields.Figure.allCases.map { $0.rawValue }))],
              "properties": {
                "disc": \#(figure(numbers(["x", "y"], ["r"]), required: ["x", "y", "r"])),
                "ring": \#(figure(numbers(["x", "y"], ["r", "stroke"]), required: ["x", "y", "r", "stroke"])),
                "box": \#(figure(numbers(["x", "y"], ["width", "height", "radius"]), required: ["x", "y", "width", "height"])),
                "arc": \#(figure(numbers(["x", "y"], ["r", "stroke"]), required: ["x", "y", "r", "stroke", "sweep"], more: #", "start": { "$ref": "#/$defs/angle", "default": 0 }, "sweep": { "$ref": "#/$defs/angle" }, "fades-in": { "type": "boolean", "default": false }"#)),
                "shape": { "type": "object", "required": ["x", "y", "r"], "properties": { \#(numbers(["x", "y"], ["r"])), "name": { "type": "string" }, \#(corners) }, "anyOf": [{ "required": ["corners"] }, { "required": ["name"], "properties": { "name": { "enum": [\#(names)] }, "center": false } }], "additionalProperties": false },
                "path": { "type": "string", "minLength": 1, "description": "Path data as in SVG, filled by the nonzero rule." },
                "pivot": { "$ref": "#/$defs/place", "description": "What it turns about. Default: its own middle." },
                "perspective": { \#(SpecUnit.none.schema(MotionFields.perspectiveRange)), "description": "How far the eye is, for what turns out of the plane." },
                "placings": {
                  "description": "Fixed turns and scales, in their order, on top of what moves.",
                  "type": "array",
                  "maxItems": \#(MotionFields.maxPlacings),
                  "items": {
                    "type": "object",
                    "required": ["about"],
                    "properties": {
                      "scale": { \#(SpecUnit.none.schema(MotionFields.scaleRange)), "default": 1 },
                      "turn": { "$ref": "#/$defs/angle", "default": 0 },
                      "about": { "$ref": "#/$defs/place" }
                    },
                    "additionalProperties": false
                  }
                },
                "tracks": { "type": "array", "maxItems": \#(ElementTrack.Property.allCases.count), "items": { "$ref": "#/$defs/keyed" } }
              },
              "additionalProperties": false
            },
            "keyed": {
              "description": "A property, and its values at shares of a period.",
              "type": "object",
              "required": ["property", "values"],
              "properties": {
                "property": { "enum": [\#(schemaList(ElementTrack.Property.allCases.map { $0.rawValue }))] },
                "period": { "$ref": "#/$defs/period", "description": "Default: the motion's." },
                "delay": { "$ref": "#/$defs/delay", "default": 0 },
                "at": { "$ref": "#/$defs/shares", "description": "The share of the period at which each value is. Default: evenly." },
                "values": { "$ref": "#/$defs/values" },
                "easing": { "$ref": "#/$defs/easing", "description": "How each value leads to the next." }
              },
              "additionalProperties": false
            },
            "shares": { \#(list(MotionFields.shareRange)) },
            "values": { \#(list(MotionFields.valueRange)) },
        """#
    }

    /// A number, or a list of numbers.
    private static func list(_ range: ClosedRange<Double>) -> String {
        let number = SpecUnit.none.schema(range)
        return
            #""anyOf": [{ \#(number) }, { "type": "array", "minItems": 1, "maxItems": \#(MotionFields.maxKeys), "items": { \#(number) } }]"#
    }

    /// One object for each key, of which one has to be there.
    private static func schemaRequirements(_ keys: [String]) -> String {
        keys.map { #"{ "required": ["\#($0)"] }"# }.joined(separator: ", ")
    }
}
