internal import Basics
internal import Indicators
internal import MotionCore
internal import Specs

extension MotionFile {
    /// The JSON Schema of motion files.
    public static func schema() -> [UInt8] { Array((schemaText + "\n").utf8) }

    private static var bases: [String] { Motion.all.filter { $0.kind != .determinate }.map { $0.name } }

    private static let strokes = IndicatorLimits.thinnestStroke...IndicatorLimits.sizes.upperBound

    private static var schemaText: String {
        let kinds = schemaList(MotionFields.Kind.allCases.map { $0.rawValue })
        let (drawnKinds, drawnDefinitions) = (drawnKinds, drawnDefinitions)
        return #"""
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "title": "Spindle motion",
              "description": "A custom motion: what moves, and when. Times in milliseconds, angles in degrees clockwise from 12 o'clock, lengths in points, bars in track lengths.",
              "type": "object",
              "required": ["name"],
              "properties": {
                "name": { "type": "string", "minLength": 1, "maxLength": 200, "description": "The motion's name, with which file names begin." },
                "summary": { "type": "string" },
                "source": { "type": "string", "description": "Where the figures come from." },
                "kind": { "enum": [\#(kinds)], "default": "arc" },
                "period": { "$ref": "#/$defs/period", "description": "The time after which the motion repeats." },
                "size": { \#(SpecUnit.points.schema(IndicatorLimits.sizes)), "default": 48 },
                "stroke": { \#(SpecUnit.points.schema(strokes)), "description": "Default: a twelfth of the size. At most half the size for an arc." },
                "cap": { "enum": ["butt", "round", "square"], "default": "round" },
                "color": {
                  "description": "When an indicator with several colors passes from one to the next.",
                  "type": "object",
                  "required": ["duration"],
                  "properties": {
                    "period": { "$ref": "#/$defs/period" },
                    "delay": { "$ref": "#/$defs/delay" },
                    "duration": { "$ref": "#/$defs/duration" },
                    "easing": { "$ref": "#/$defs/easing" }
                  },
                  "additionalProperties": false
                },
                "speed": { \#(SpecUnit.factor.schema(MotionAdjustment.speedRange)), "description": "How many times as fast the motion runs." },
                "duration": { "$ref": "#/$defs/period", "description": "How long one loop takes, instead of a speed." },
                "easing": { "type": "string", "minLength": 1, "description": "The easing of all tracks that are eased." }
              },
              "not": { "required": ["speed", "duration"] },
              "oneOf": [
                {
                  "required": ["base"],
                  "properties": {
                    "base": {
                      "enum": [\#(schemaList(bases))],
                      "description": "A published motion, which the file adjusts."
                    },
                    "arc": { "$ref": "#/$defs/arc" },
                    "turns": { "$ref": "#/$defs/turns" },
                    "kind": false, "period": false, "size": false, "stroke": false, "cap": false, "color": false
                  }
                },
                {
                  "required": ["period", "tail", "head"],
                  "properties": {
                    "kind": { "const": "arc" },
                    "arc": { "$ref": "#/$defs/arc" },
                    "turns": { "$ref": "#/$defs/turns" },
                    "rotation": { "$ref": "#/$defs/angles", "description": "What carries both ends." },
                    "tail": { "$ref": "#/$defs/angles" },
                    "head": { "$ref": "#/$defs/angles" },
                    "limit": { "$ref": "#/$defs/limit" }
                  }
                },
                {
                  "required": ["period", "kind", "bars"],
                  "properties": {
                    "kind": { "const": "bars" },
                    "tiles": { "type": "boolean", "default": false, "description": "Whether the bars pass on their places and colors at the end of each period." },
                    "bars": {
                      "type": "array",
                      "maxItems": 64,
                      "items": { "$ref": "#/$defs/bar" }
                    }
                  }
                },
                {
                  "required": ["period", "kind", "count", "opacity", "inner-radius", "outer-radius"],
                  "properties": {
                    "kind": { "const": "spokes" },
                    "count": { "$ref": "#/$defs/count" },
                    "lags": { "$ref": "#/$defs/count", "description": "How many lags fill a period. Default: count." },
                    "opacity": { "$ref": "#/$defs/amounts", "description": "The opacity of the first spoke, 0 to 1." },
                    "inner-radius": { "$ref": "#/$defs/length" },
                    "outer-radius": { "$ref": "#/$defs/length" }
                  }
                },
                {
                  "required": ["period", "kind", "count", "scale", "diameter", "gap"],
                  "properties": {
                    "kind": { "const": "dots" },
                    "count": { "$ref": "#/$defs/count" },
                    "lags": { "$ref": "#/$defs/count", "description": "How many lags fill a period. Default: count." },
                    "scale": { "$ref": "#/$defs/amounts", "description": "The scale of the first dot." },
                    "diameter": { "$ref": "#/$defs/length" },
                    "gap": { "$ref": "#/$defs/length" }
                  }
                },
            \#(drawnKinds)
              ],
              "unevaluatedProperties": false,
              "$defs": {
                "period": { \#(SpecUnit.milliseconds.schema(MotionFields.periodRange)) },
                "delay": { \#(SpecUnit.milliseconds.schema(MotionFields.delayRange)) },
                "duration": { \#(SpecUnit.milliseconds.schema(MotionFields.durationRange)) },
                "length": { \#(SpecUnit.points.schema(MotionFields.lengthRange)) },
                "count": { "type": "integer", "minimum": 1, "maximum": 64 },
                "arc": {
                  "description": "The shortest and the longest arc in degrees, such as 20:280, or one length.",
                  "anyOf": [
                    { "type": "number", "minimum": 0, "maximum": 360 },
                    { "type": "string", "pattern": "^[0-9.eE+-]+(deg|°)?((:|[.][.][.]?|…)[0-9.eE+-]+(deg|°)?)?$" }
                  ]
                },
                "turns": { "type": "integer", "minimum": -100, "maximum": 100, "description": "How many times the figure turns in a loop; below 0 counterclockwise." },
                "bar": {
                  "type": "object",
                  "required": ["tail", "head"],
                  "properties": {
                    "tail": { "$ref": "#/$defs/amounts" },
                    "head": { "$ref": "#/$defs/amounts" },
                    "lag": { "$ref": "#/$defs/delay", "description": "How far this bar's clock runs behind the motion's." }
                  },
                  "additionalProperties": false
                },
            \#(drawnDefinitions)
                "amount": { \#(SpecUnit.none.schema(MotionFields.amountRange)) },
                "angle": {
                  "description": "Degrees: 90 or 90deg; or turns: 0.25turn.",
                  "oneOf": [
                    { "type": "number", "minimum": -360000, "maximum": 360000 },
                    { "type": "string", "pattern": "^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?(deg|turn)$" }
                  ]
                },
                "easing": { "type": "string", "minLength": 1, "default": "linear", "description": "As in CSS, or spring(stiffness, damping-ratio), sine or ease-out-power(n)." },
                "limit": {
                  "description": "What happens if the arc would be too short or its head too far.",
                  "type": "object",
                  "oneOf": [
                    {
                      "required": ["at-least"],
                      "properties": {
                        "at-least": { "$ref": "#/$defs/angle" },
                        "held-by": { "enum": ["tail", "head"], "default": "tail", "description": "The end that stays." }
                      },
                      "additionalProperties": false
                    },
                    {
                      "required": ["head-at-most"],
                      "properties": { "head-at-most": { "$ref": "#/$defs/angle" } },
                      "additionalProperties": false
                    },
                    {
                      "required": ["chromium-guard", "cycle"],
                      "properties": { "chromium-guard": { "$ref": "#/$defs/angle" }, "cycle": { "$ref": "#/$defs/period" } },
                      "additionalProperties": false
                    }
                  ]
                },
                "angles": {
                  "type": "object",
                  "properties": {
                    "offset": { "$ref": "#/$defs/angle", "default": 0 },
                    "tracks": {
                      "type": "array",
                      "maxItems": 64,
                      "items": { "$ref": "#/$defs/track", "properties": { "amount": { "$ref": "#/$defs/angle" } }, "unevaluatedProperties": false }
                    }
                  },
                  "additionalProperties": false
                },
                "amounts": {
                  "type": "object",
                  "properties": {
                    "offset": { "$ref": "#/$defs/amount", "default": 0 },
                    "tracks": {
                      "type": "array",
                      "maxItems": 64,
                      "items": { "$ref": "#/$defs/track", "properties": { "amount": { "$ref": "#/$defs/amount" } }, "unevaluatedProperties": false }
                    }
                  },
                  "additionalProperties": false
                },
                "track": {
                  "description": "One eased move that repeats.",
                  "type": "object",
                  "required": ["amount"],
                  "properties": {
                    "period": { "$ref": "#/$defs/period", "description": "Default: the motion's." },
                    "delay": { "$ref": "#/$defs/delay", "default": 0 },
                    "duration": { "$ref": "#/$defs/duration", "description": "Default: the track's period." },
                    "easing": { "$ref": "#/$defs/easing" },
                    "accumulates": { "type": "boolean", "default": true, "description": "Whether each repetition adds to the previous one." }
                  }
                }
              }
            }
            """#
    }
}
