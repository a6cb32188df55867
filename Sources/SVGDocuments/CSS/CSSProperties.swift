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
            text-anchor text-indent text-rendering text-shadow text-transform visibility white-space white-space-collapse \
            word-spacing writing-mode
            """)

    /// Others, that they have for themselves.
    private static let own = Set(
        words: """
            all alignment-baseline animation animation-composition animation-delay animation-direction \
            animation-duration animation-fill-mode animation-iteration-count animation-name animation-play-state \
            animation-range animation-timeline animation-timing-function backdrop-filter backface-visibility background background-color \
            background-image baseline-shift border bottom box-shadow box-sizing clip clip-path content cx cy d display \
            filter flood-color \
            flood-opacity height isolation left lighting-color margin mask mask-image mask-type max-height max-width \
            min-height min-width mix-blend-mode offset offset-anchor offset-distance offset-path offset-position \
            offset-rotate opacity outline overflow padding perspective perspective-origin position r right rotate rx \
            ry scale stop-color stop-opacity text-decoration text-overflow top transform transform-box \
            transform-origin transform-style transition transition-delay transition-duration transition-property \
            transition-timing-function translate unicode-bidi vector-effect width will-change x y z-index zoom
            """)

    /// The first words of the names of more.
    private static let families = [
        "background-", "border-", "font-variant-", "mask-", "outline-", "padding-", "text-decoration-",
        "transition-",
    ]

    /// Whether a name is that of a property, also of a custom one.
    package static func isKnown(_ name: String) -> Bool {
        name.hasPrefix("--") || inherited.contains(name) || own.contains(name)
            || families.contains { name.hasPrefix($0) }
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

    /// The properties of boxes and pages, and others, of which no attribute of SVG has the name.
    private static let neverAttributes = Set(
        words: """
            backdrop-filter backface-visibility background border bottom box-shadow box-sizing content isolation left \
            margin max-height max-width min-height min-width mix-blend-mode outline padding perspective \
            perspective-origin position right text-align text-indent text-shadow text-transform top transform-box \
            transform-style will-change z-index zoom
            """)

    /// Whether an attribute of the name of a property says nothing where an element has it.
    static func isNoAttribute(_ name: String, of element: String) -> Bool {
        switch name {
        case "translate": true
        case "scale": element != "feDisplacementMap"
        case "rotate": !["text", "tspan", "animateMotion"].contains(element)
        default: isNoAttribute(name)
        }
    }

    /// Whether an attribute of the name of a property says nothing.
    private static func isNoAttribute(_ name: String) -> Bool {
        neverAttributes.contains(name) || name.hasPrefix("animation") || name.hasPrefix("transition")
            || families.contains { name.hasPrefix($0) } && name != "mask-type" || name.hasPrefix("offset-")
    }

    /// The properties of which drawings show nothing, besides those that begin with a hyphen.
    private static let quiet = Set(
        words: """
            accent-color appearance aspect-ratio block-progression caret-color color-profile color-scheme contain \
            enable-background font-feature-settings font-optical-sizing font-palette font-smooth font-synthesis \
            font-variation-settings forced-color-adjust inline-size kerning object-fit object-position \
            print-color-adjust resize scroll-behavior shape-inside shape-margin shape-padding shape-subtract \
            solid-color solid-opacity src tab-size text-size-adjust text-orientation touch-action unicode-range \
            user-select vertical-align
            """)

    /// Whether a property that is not known shows nothing.
    static func isQuiet(_ name: String, _ value: String) -> Bool {
        name.hasPrefix("-") || quiet.contains(name)
            || ["auto", "none", "normal", "initial", "unset", "inherit", "0"].contains(value.lowercased())
    }

    /// Whether declarations can say it.
    package static func isForStyles(_ name: String) -> Bool {
        name == "offset" || !attributesAlone.contains(name)
    }

    /// Whether an attribute says the property of its name, which a declaration can say as well.
    package static func isForAttributes(_ name: String) -> Bool {
        isKnown(name) && !name.hasPrefix("--") && !isNoAttribute(name) && !stylesAlone.contains(name)
    }
}
