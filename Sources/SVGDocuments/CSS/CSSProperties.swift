internal import Basics

/// The properties of style sheets that are about drawings.
package enum CSSProperties {
    /// The properties that elements have from those around them.
    private static let inherited = Set(
        words: """
            clip-rule color color-interpolation color-interpolation-filters color-rendering cursor direction \
            dominant-baseline fill fill-opacity fill-rule font font-family font-kerning font-size font-size-adjust \
            font-stretch font-style font-variant font-weight image-rendering letter-spacing line-height marker \
            marker-end marker-mid marker-start paint-order pointer-events shape-rendering stroke stroke-dasharray \
            stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align \
            text-anchor text-indent text-rendering text-transform visibility white-space word-spacing writing-mode
            """)

    /// Others, that they have for themselves.
    private static let own = Set(
        words: """
            all alignment-baseline animation animation-composition animation-delay animation-direction \
            animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state \
            animation-timing-function backdrop-filter backface-visibility background background-color \
            baseline-shift border bottom box-shadow box-sizing clip clip-path content cx cy d display filter flood-color \
            flood-opacity height isolation left lighting-color margin mask mask-image mask-type max-height max-width \
            min-height min-width mix-blend-mode offset offset-anchor offset-distance offset-path offset-position \
            offset-rotate opacity outline overflow padding perspective perspective-origin position r right rotate rx \
            ry scale stop-color stop-opacity text-decoration text-overflow top transform transform-box \
            transform-origin transform-style transition transition-delay transition-duration transition-property \
            transition-timing-function translate unicode-bidi vector-effect width will-change x y z-index
            """)

    /// Whether a name is that of a property, also of a custom one.
    package static func isKnown(_ name: String) -> Bool {
        name.hasPrefix("--") || inherited.contains(name) || own.contains(name)
    }

    /// Whether elements have it from those around them, where nothing else is said.
    package static func isInherited(_ name: String) -> Bool {
        name.hasPrefix("--") || inherited.contains(name)
    }

    /// The name that browsers know beside a vendor's; other names are returned as they are.
    static func plain(_ name: String) -> String {
        guard name.hasPrefix("-webkit-") else { return name }
        let plain = String(name.dropFirst(8))
        let known = ["animation", "transform", "filter", "clip-path", "mask", "opacity", "transition"]
        return known.contains { plain == $0 || plain.hasPrefix($0 + "-") } ? plain : name
    }

    /// The attributes of SVG that stand for no property, although a property has the same name or could have.
    private static let attributesAlone = Set(
        words: """
            class fr fx fy href id in in2 k1 k2 k3 k4 lang mode offset operator points radius result seed style type \
            values x1 x2 y1 y2 dx dy
            """)

    /// The properties that an attribute of the same name does not say.
    private static let stylesAlone = Set(words: "all offset rotate scale translate")

    /// Whether declarations can say it.
    package static func isForStyles(_ name: String) -> Bool {
        name == "offset" || !attributesAlone.contains(name)
    }

    /// Whether an attribute says the property of its name, which a declaration can say as well.
    package static func isForAttributes(_ name: String) -> Bool {
        isKnown(name) && !name.hasPrefix("--") && !name.hasPrefix("animation") && !name.hasPrefix("offset-")
            && !name.hasPrefix("transition") && !stylesAlone.contains(name)
    }
}
