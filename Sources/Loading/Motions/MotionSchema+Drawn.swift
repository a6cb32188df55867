internal import Basics
internal import MotionCore
internal import Specs

/// Waves, shapes and figures.
extension MotionFile {
    private static var waveKeys: String {
        let styles = schemaList(WaveForm.Style.allCases.map { $0.rawValue })
        let amplitude = SpecUnit.points.schema(WaveAdjustment.amplitudeRange)
        let length = SpecUnit.points.schema(WaveAdjustment.lengthRange)
        let speed = SpecUnit.points.schema(WaveAdjustment.speedRange)
        return #"""
                    "style": { "enum": [\#(styles)], "default": "views", "description": "Which implementation's lines they are: Android's views or Compose." },
                    "amplitude": { \#(amplitude), "description": "How far the line leaves its middle." },
                    "wavelength": { \#(length) },
                    "running-wavelength": { \#(length), "description": "While no value is shown. Default: wavelength." },
                    "wave-speed": { \#(speed), "description": "How far waves travel in a second. Default: a wavelength." },
                    "wave-loop": { "$ref": "#/$defs/period", "description": "A time in which a whole number of waves passes." },
                    "stretch": { "$ref": "#/$defs/stretch" }
            """#
    }

    static var drawnKinds: String {
        let styles = schemaList(ShapeCourse.Style.allCases.map { $0.rawValue })
        let matchings = schemaList(MotionFields.Matching.allCases.map { $0.rawValue })
        let (parts, shapes, waves) = (MotionFields.maxParts, MotionFields.maxShapes, waveKeys)
        return #"""
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
                    "elements": { "type": "array", "maxItems": \#(parts), "items": { "$ref": "#/$defs/element" }, "description": "The figures, from back to front." },
                    "stretch": { "$ref": "#/$defs/stretch" }
                  }
                },
                {
                  "required": ["period", "kind"],
                  "oneOf": [{ "required": ["shape"] }, { "required": ["morph"] }],
                  "properties": {
                    "kind": { "const": "shapes" },
                    "shape": { "$ref": "#/$defs/shape", "description": "The only shape." },
                    "morph": { "type": "array", "minItems": 1, "maxItems": \#(shapes), "items": { "$ref": "#/$defs/shape" }, "description": "Shapes that become each other; after the last one the first." },
                    "style": { "enum": [\#(styles)], "default": "views", "description": "Which implementation moves and places them: Android's views or Compose." },
                    "matching": { "enum": [\#(matchings)], "description": "How corners are matched. Default: angle for views, length for compose." },
                    "interval": { "$ref": "#/$defs/period", "default": 650, "description": "The time from one shape to the next." },
                    "steady-turn": { "$ref": "#/$defs/angle", "default": 0, "description": "How far all turns in that time." },
                    "spring-turn": { "$ref": "#/$defs/angle", "default": 90, "description": "How far it turns besides, with the spring." },
                    "start-turn": { "$ref": "#/$defs/angle", "default": 0, "description": "How far it stands turned at the beginning; upright with 0." },
                    "stretch": { "$ref": "#/$defs/stretch" }
                  }
                },
                {
                  "required": ["period", "kind", "tail", "head"],
                  "properties": {
                    "kind": { "const": "wave" },
            \#(waves),
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
            \#(waves),
                    "bars-period": { "$ref": "#/$defs/period", "description": "The time after which bars repeat. Default: period, after which bars and waves do." },
                    "bars": { "type": "array", "maxItems": \#(parts), "items": { "$ref": "#/$defs/bar" } }
                  }
                }
            """#
    }

    /// An object with these members, each the key and its schema, of which some have to be there.
    private static func object(_ members: [(String, String)], required: [String]) -> String {
        let properties = members.map { "\"" + $0.0 + "\": " + $0.1 }.joined(separator: ", ")
        return "{ \"type\": \"object\", \"required\": [" + schemaList(required) + "], \"properties\": { "
            + properties + " }, \"additionalProperties\": false }"
    }

    private static func reference(_ name: String) -> String { "{ \"$ref\": \"#/$defs/" + name + "\" }" }

    /// A figure of places and lengths, some of which may be missing, and more.
    private static func figure(
        _ lengths: [String], optional: [String] = [], _ more: [(String, String)] = [], required: [String] = []
    ) -> String {
        var members = ["x", "y"].map { ($0, reference("coordinate")) }
        members += (lengths + optional).map { ($0, reference("extent")) }
        return object(members + more, required: ["x", "y"] + lengths + required)
    }

    private static var arcKeys: [(String, String)] {
        [
            ("start", reference("angle")), ("sweep", reference("angle")),
            ("fades-in", "{ \"type\": \"boolean\" }"),
        ]
    }

    private static var cornerKeys: [(String, String)] {
        let (low, high) = (MotionFields.cornerRange.lowerBound, MotionFields.cornerRange.upperBound)
        let number = SpecUnit.none.schema(MotionFields.placeRange)
        let corner =
            "{ \"type\": \"array\", \"minItems\": 2, \"maxItems\": 4, \"items\": { " + number + " } }"
        return [
            (
                "corners",
                "{ \"type\": \"array\", \"minItems\": \(low), \"maxItems\": \(high), \"items\": " + corner
                    + ", \"description\": \"Clockwise: x, y, radius, smoothing.\" }"
            ), ("center", reference("place")),
        ]
    }

    /// One object for each key, of which one has to be there.
    private static var figureRequirements: String {
        MotionFields.Figure.allCases.map { "{ \"required\": [\"" + $0.rawValue + "\"] }" }
            .joined(separator: ", ")
    }

    static var drawnDefinitions: String {
        let names = schemaList(MaterialShape.all.map { $0.name })
        let text = "{ \"type\": \"string\" }"
        let own = object([("name", text)] + cornerKeys, required: ["corners"])
        let known = object([("name", "{ \"enum\": [" + names + "] }")], required: ["name"])
        let shown = figure(["r"], [("name", "{ \"enum\": [" + names + "] }")], required: ["name"])
        let drawn = figure(["r"], [("name", text)] + cornerKeys, required: ["corners"])
        let (disc, ring) = (figure(["r"]), figure(["r", "stroke"]))
        let box = figure(["width", "height"], optional: ["radius"])
        let arc = figure(["r", "stroke"], arcKeys, required: ["sweep"])
        let (figures, parts) = (figureRequirements, MotionFields.maxPlacings)
        let properties = schemaList(ElementTrack.Property.allCases.map { $0.rawValue })
        let count = ElementTrack.Property.allCases.count
        let stretch = SpecUnit.factor.schema(MotionFields.stretchRange)
        let coordinate = SpecUnit.none.schema(MotionFields.placeRange)
        let side = SpecUnit.none.schema(0.01...MotionFields.lengthRange.upperBound)
        let extent = SpecUnit.none.schema(MotionFields.lengthRange)
        let perspective = SpecUnit.none.schema(MotionFields.perspectiveRange)
        let scale = SpecUnit.none.schema(MotionFields.scaleRange)
        let (shares, values) = (list(MotionFields.shareRange), list(MotionFields.valueRange))
        return #"""
                "stretch": { \#(stretch), "default": 1, "description": "How many times as long all of it takes." },
                "coordinate": { \#(coordinate) },
                "side": { \#(side) },
                "extent": { \#(extent) },
                "place": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/coordinate" } },
                "shape": {
                  "description": "A published shape, or corners of one's own.",
                  "oneOf": [{ "enum": [\#(names)] }, \#(known), \#(own)]
                },
                "element": {
                  "type": "object",
                  "oneOf": [\#(figures)],
                  "properties": {
                    "disc": \#(disc),
                    "ring": \#(ring),
                    "box": \#(box),
                    "arc": \#(arc),
                    "shape": { "oneOf": [\#(shown), \#(drawn)] },
                    "path": { "type": "string", "minLength": 1, "description": "Path data as in SVG, filled by the nonzero rule." },
                    "pivot": { "$ref": "#/$defs/place", "description": "What it turns about. Default: its own middle." },
                    "perspective": { \#(perspective), "description": "How far the eye is, for what turns out of the plane." },
                    "placings": {
                      "description": "Fixed turns and scales, in their order, on top of what moves.",
                      "type": "array",
                      "maxItems": \#(parts),
                      "items": {
                        "type": "object",
                        "required": ["about"],
                        "properties": {
                          "scale": { \#(scale), "default": 1 },
                          "turn": { "$ref": "#/$defs/angle", "default": 0 },
                          "about": { "$ref": "#/$defs/place" }
                        },
                        "additionalProperties": false
                      }
                    },
                    "tracks": { "type": "array", "maxItems": \#(count), "items": { "$ref": "#/$defs/keyed" } }
                  },
                  "additionalProperties": false
                },
                "keyed": {
                  "description": "A property, and its values at shares of a period.",
                  "type": "object",
                  "required": ["property", "values"],
                  "properties": {
                    "property": { "enum": [\#(properties)] },
                    "period": { "$ref": "#/$defs/period", "description": "Default: the motion's." },
                    "delay": { "$ref": "#/$defs/delay", "default": 0 },
                    "at": { "$ref": "#/$defs/shares", "description": "The share of the period at which each value is. Default: evenly." },
                    "values": { "$ref": "#/$defs/values" },
                    "easing": { "$ref": "#/$defs/easing", "description": "How each value leads to the next." }
                  },
                  "additionalProperties": false
                },
                "shares": { \#(shares) },
                "values": { \#(values) },
            """#
    }

    /// A number, or a list of numbers.
    private static func list(_ range: ClosedRange<Double>) -> String {
        let number = "{ " + SpecUnit.none.schema(range) + " }"
        return "\"anyOf\": [" + number + ", { \"type\": \"array\", \"minItems\": 1, \"maxItems\": "
            + String(MotionFields.maxKeys) + ", \"items\": " + number + " }]"
    }
}
