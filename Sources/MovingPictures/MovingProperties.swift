internal import SVGDocuments

/// The attributes and properties that can move, by their names.
enum MovingProperties {
    /// Those of which nothing shows.
    private static let silent: Set = [
        "cursor", "pointer-events", "will-change", "image-rendering", "text-rendering", "color-rendering",
        "z-index", "offset-position", "title", "lang", "target", "tabindex", "role",
    ]

    /// Attributes that browsers move and that stand still here.
    private static let still: Set = [
        "class", "style", "type", "in", "in2", "result", "preserveAspectRatio", "clipPathUnits",
        "maskUnits", "maskContentUnits", "filterUnits", "primitiveUnits", "patternUnits",
        "patternContentUnits", "patternTransform", "textLength", "lengthAdjust", "startOffset", "method",
        "spacing", "markerWidth", "markerHeight", "markerUnits", "orient", "refX", "refY", "edgeMode",
        "order", "kernelMatrix", "divisor", "bias", "targetX", "targetY", "preserveAlpha", "surfaceScale",
        "diffuseConstant", "specularConstant", "specularExponent", "limitingConeAngle", "azimuth",
        "elevation", "z", "pointsAtX", "pointsAtY", "pointsAtZ", "baseFrequency", "numOctaves", "seed",
        "stitchTiles", "xChannelSelector", "yChannelSelector", "scale",
    ]

    /// Whether a property moves, also in style sheets.
    static func isMoved(_ property: String) -> Bool { MovingProperty(property) != nil }

    /// Whether nothing shows of a property.
    static func isSilent(_ property: String) -> Bool { silent.contains(property) }

    /// Returns the reason for which an attribute does not move; nil for one that does.
    static func obstacle(toMoving attribute: String) -> String? {
        if isMoved(attribute) { return nil }
        if silent.contains(attribute) { return "nothing shows of \(attribute), so it does nothing" }
        if attribute == "class" || attribute == "style" {
            return "\(attribute) does not move here, and stays as it is; move the properties that it changes"
        }
        return still.contains(attribute) || CSSProperties.isKnown(attribute)
            ? "\(attribute) does not move here, and stays as it is"
            : "no element has the attribute \(attribute), so it does nothing"
    }
}
