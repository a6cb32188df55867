internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs

/// Options for the appearance of an indicator. Lengths in points.
extension SpecOption {
    package static let look: [SpecOption] = [
        SpecOption(
            .theme, .structure(.theme), default: "the colors of neutral-light",
            synonyms: [
                "palette", "skin", "design", "scheme", "color-scheme", "appearance", "brand", "branding",
            ],
            meanings: ["dark-mode": "neutral-dark", "light-mode": "neutral-light", "night": "neutral-dark"],
            example: "fiori-light",
            """
            The theme for everything not given explicitly (see "spindle list themes"), or a theme file of your own: brand.yaml has \
            all looks of your brand, brand.yaml:dark one of light, dark, high-contrast and dark-high-contrast.
            """
        ),
        SpecOption(
            .themeColor, .slotColors(64), value: "slot=color",
            example: "indicator=#AA0808",
            """
            A different color for one of the theme's slots, such as error=#AA0808, or 'error=light-dark(#AA0808, #FF5C77)' for \
            light and dark screens; repeat for several.
            """),
        SpecOption(
            .textSize,
            .word(
                ContentSize.self, "text size",
                synonyms: [
                    (.extraSmall, ["xs", "extra-small", "xsmall"]), (.small, ["s"]),
                    (.medium, ["m"]), (.large, ["l", "default", "normal"]),
                    (.extraLarge, ["xl", "extra-large", "xlarge"]), (.extraExtraLarge, ["xxl", "xxlarge"]),
                    (.extraExtraExtraLarge, ["xxxl", "xxxlarge"]),
                    (.accessibility1, ["accessibility-1", "accessibility-medium", "a11y-1"]),
                    (.accessibility2, ["accessibility-2", "accessibility-large", "a11y-2"]),
                    (.accessibility3, ["accessibility-3", "accessibility-extra-large", "a11y-3"]),
                    (.accessibility4, ["accessibility-4", "accessibility-extra-extra-large", "a11y-4"]),
                    (
                        .accessibility5,
                        ["accessibility-5", "accessibility-extra-extra-extra-large", "a11y-5"]
                    ),
                ], { $1(&$0.textSize) }),
            default: "large", needs: .scaled,
            synonyms: [
                "dynamic-type", "content-size", "content-size-category", "type-size", "font-size",
                "font-scale",
            ],
            example: "xxx-large",
            """
            The size of text that a user has chosen, named as in iOS Dynamic Type: x-small to xxx-large, or ax1 to ax5. \
            Rings, bars and steps grow with it unless they have a size of their own.
            """),
        SpecOption(
            .color, .pairedColors(64), default: "the motion's own where it has several, else the theme's",
            on: .indicators,
            in: .shown, needs: .activeState, and: .visible,
            synonyms: [
                "colour", "fill", "tint", "foreground", "fg", "accent", "indicator-color", "stroke-color",
                "opacity", "c",
            ],
            example: "#AA0808",
            """
            The color of the indicator, in any CSS notation, such as #0A6ED1, steelblue, oklch(54% 0.17 255) or \
            color(display-p3 1 0.2 0); a pair, such as 'light-dark(#0A6ED1, #5BA8F5)', has one for light and one for dark \
            screens. Repeat for motions with several colors, which one color paints all in one.
            """
        ),
        SpecOption(
            .gradient,
            .paired(
                .any, { $1(&$0.gradient) }, dark: { $1(&$0.onDark.gradient) }, halves: Gradient.halves,
                problem: { $0.problem }, read: Gradient.init(parsing:)),
            value: "color,…", default: "none", on: [.rings, .linear], in: [.loop, .run], needs: .flat,
            and: .visible,
            synonyms: ["gradient-colors", "conic-gradient", "linear-gradient"],
            example: "#0A6ED1,#7F52FF",
            "The colors of the arc or the bars from one end to the other: 2 to 16, separated by commas."),
        SpecOption(
            .gradientAlong, .word(IndicatorGradient.Way.self, "way", { $1(&$0.gradientAxis) }),
            default: "arc", on: [.rings, .linear], in: [.loop, .run], needs: .gradient, and: .parted,
            synonyms: ["gradient-on", "gradient-direction"],
            example: "ring",
            """
            What the gradient runs along: arc for the arc or bar, moving with it, or ring for the whole ring or track, where it \
            stands still.
            """),
        SpecOption(
            .track,
            .paired(
                .open(TrackPaint.words), { $1(&$0.trackPaint) }, dark: { $1(&$0.onDark.trackPaint) },
                read: TrackPaint.init(parsing:)),
            default: "the theme's with --theme, else none", on: [.rings, .linear],
            in: .shown, needs: .plain, and: .open, synonyms: ["track-color", "trail", "rail", "ring-color"],
            example: "#D5DCE4",
            "The color of the track behind the indicator: a color, theme for the theme's, or none."),
        SpecOption(
            .container,
            .paired(
                .open(TrackPaint.words), { $1(&$0.containerPaint) },
                dark: { $1(&$0.onDark.containerPaint) }, read: TrackPaint.init(parsing:)),
            default: "none", on: .figures, in: .shown, needs: .morphs,
            synonyms: ["contained", "container-color", "disc"],
            example: "theme",
            """
            The color of the circle behind shapes that morph, as in Material's contained style: a color, theme for the theme's, \
            or none.
            """),
        SpecOption(
            .gap, .number(lengths, .points, { $1(&$0.gap) }),
            default: "the theme's with --theme, else 0",
            on: [.rings, .linear], in: .shown, needs: .track, and: .parted,
            synonyms: ["spacing", "space", "track-gap"],
            example: "4",
            "The space between the indicator and its track, or between tiles, in points, measured between caps; Material 3 uses 4."
        ),
        SpecOption(
            .segments, .count(2...360, .none, { $1(&$0.segments) }), default: "none",
            on: [.rings, .linear], in: .shown, needs: .flat, and: .body,
            synonyms: [
                "segment-count", "segmented", "ticks", "divisions", "meter", "blocks", "level-meter",
                "signal-bars",
            ],
            example: "12",
            "Cut the ring or the bar into this many equal parts, 2 to 360."),
        SpecOption(
            .segmentGap, .number(lengths, .points, { $1(&$0.segmentGap) }),
            default: "half the thickness of the ring or bar",
            on: [.rings, .linear], in: .shown, needs: .segments, and: .body,
            synonyms: ["segment-spacing", "segment-space"],
            example: "4",
            "The space between two segments, in points along the center line, measured between caps."),
        SpecOption(
            .form,
            .word(
                RingForm.self, "form",
                synonyms: [
                    (.ring, ["circle", "donut", "doughnut"]), (.pie, ["wedge", "sector", "disc", "fan"]),
                    (.cooldown, ["square", "box"]),
                ], { $1(&$0.form) }),
            default: "ring", on: .rings, in: .shown, needs: .flat, and: .body,
            synonyms: [
                "ring-form", "filled", "solid", "fill-mode", "wedge", "sector", "pie-chart", "cool-down",
            ],
            meanings: ["pie": "pie", "cooldown": "cooldown"],
            example: "pie",
            """
            What the arc is a part of: ring; pie for sectors of a disc, from its center; or cooldown for those of a square, as in \
            games.
            """),
        SpecOption(
            .opening, .number(0...359, .degrees, { $1(&$0.opening) }), value: "angle", default: "0",
            on: .rings,
            in: .shown, needs: .flat, and: .body,
            synonyms: [
                "gap-degree", "gap-degrees", "gap-angle", "opening-angle", "open", "circle-ratio",
                "dashboard",
                "gauge", "speedometer", "half-ring", "half-circle", "semicircle", "arc-gauge",
            ],
            example: "90",
            """
            The part of the circle that a ring leaves open, as a gauge does, in degrees, turns or percent: 0 to 359 degrees. \
            Arcs that turn go to the end and back.
            """),
        crop,
        SpecOption(
            .startAngle, .number(-360...360, .degrees, { $1(&$0.startAngle) }), value: "angle",
            default: "0, or where an opening at the bottom ends", on: .rings, in: .shown, needs: .flat,
            and: .placed,
            synonyms: [
                "start-position", "starting-angle", "begin-angle", "rotate-start", "angle-offset",
                "gap-position",
            ],
            example: "-135",
            "Where the ring begins, clockwise from 12 o'clock, in degrees, turns or percent: -360 to 360 degrees."
        ),
        SpecOption(
            .counterclockwise, .flag({ $1(&$0.isCounterclockwise) }), on: .rings, in: .shown, needs: .flat,
            and: .placed,
            synonyms: ["counter-clockwise", "anticlockwise", "anti-clockwise", "ccw"],
            example: "true",
            "Let the ring run counterclockwise, with its values and its motions."),
        SpecOption(
            .size,
            .size(IndicatorLimits.sizes, { $1(&$0.extent) }),
            default: "medium, which is 48 without a theme", on: .circular, in: .shown,
            synonyms: ["diameter", "dimensions", "dimension", "px", "s"],
            example: "40",
            "The diameter, or the width of a row of dots, in points, 1 to 4096; or the theme's small, medium or large."
        ),
        SpecOption(
            .stroke, .number(strokes, .points, { $1(&$0.stroke) }),
            default: "the theme's, or size / 12 without one; for spokes, in their published proportion",
            on: [.rings, .spokes], in: .shown, needs: .body,
            synonyms: ["thickness", "line-width", "stroke-width", "weight", "border-width"],
            example: "3",
            "The stroke width in points, at most half the size."),
        SpecOption(
            .cap,
            .word(
                StrokeCap.self, "cap", synonyms: [(.butt, ["flat", "straight"]), (.round, ["circle"])],
                { $1(&$0.cap) }),
            default: "round; as published for spokes and bars", on: [.rings, .spokes, .linear],
            in: .shown, needs: .ends, and: .openRing, and: .body,
            synonyms: ["linecap", "line-cap", "stroke-cap", "stroke-linecap", "ends"],
            meanings: ["rounded": "round"],
            example: "butt",
            "The shape of stroke ends: butt, round or, for rings, square."),
        SpecOption(
            .shape, .text(.any, { $1(&$0.shape) }, read: Source<CustomShape>.init(shape:)), value: "file",
            on: .rings, in: [.loop, .run, .change, .operation], needs: .flat, and: .plain,
            synonyms: ["logo", "outline", "svg-path"],
            example: "M0 8L8 0L16 8L8 16z",
            "A shape of your own instead of the ring: an SVG file, or SVG path data."),
        SpecOption(
            .shapeBy,
            .word(
                ShapeWay.self, "way",
                synonyms: [
                    (.fill, ["filled", "level"]), (.trace, ["draw", "line", "stroke", "outline"]),
                    (.turn, ["rotate", "spin"]), (.pulse, ["scale", "grow", "breathe"]),
                ], { $1(&$0.shapeWay) }),
            default: "fill with --value, else trace", on: .rings, in: [.loop, .run, .change, .operation],
            needs: .shaped,
            synonyms: ["shape-mode", "shape-style"], example: "turn",
            """
            How the shape moves: fill fills it up to the value, trace draws its outline from one end of the arc to the other, \
            turn turns it with the arc, and pulse scales it with the arc's length.
            """),
        SpecOption(
            .shapeColor,
            .word(
                ShapeColor.self, "colors",
                synonyms: [(.own, ["original", "keep", "full"]), (.single, ["one", "mono", "monochrome"])],
                { $1(&$0.shapeColor) }),
            default: "own where the file has more than one color, else single", on: .rings,
            in: .shown.subtracting(.still), needs: .pictured,
            synonyms: ["logo-color", "own-colors", "keep-colors"],
            example: "single",
            """
            The colors of the shape, or of the icon in the middle: own keeps the colors and gradients of the SVG file, and single \
            gives all of it the color of the indicator.
            """),
        skeleton, skeletonEffect,
        SpecOption(
            .insetCaps, .flag({ $1(&$0.insetsCaps) }), on: .rings, in: .shown, needs: .ends, and: .open,
            and: .inset,
            example: "true",
            "Keep the arc, caps included, inside its span, as Material does."),
        SpecOption(
            .width, .number(IndicatorLimits.sizes, .points, { $1(&$0.width) }),
            default: "240 or the theme's for a track, 375 for steps, else the width of the label",
            synonyms: ["length", "width-px", "w"],
            example: "200",
            """
            The length of a linear track; the width of the row of steps or of their screen (compact below 600, else regular); \
            or the width of a circular indicator with its label, which wraps below 600 and is shortened if it still does \
            not fit.
            """),
        SpecOption(
            .height, .number(strokes, .points, { $1(&$0.height) }),
            default: "4 or the theme's for a track, 667 or what the list needs for a screen",
            on: [.linear, .steps], in: .shown, synonyms: ["height-px", "bar-height", "thickness"],
            example: "6",
            "The thickness of a linear track, at most its length; or the height of the screen with all steps."
        ),
        SpecOption(
            .stop, .number(lengths, .points, { $1(&$0.stop) }),
            default: "the theme's with --theme, else none; none with --segments or --span", on: .barValues,
            in: [.run, .change, .operation], needs: .open, and: .roomy,
            synonyms: ["stop-indicator", "end-dot"],
            example: "3",
            """
            The diameter of the dot at the far end of a determinate linear track, in points, at most the height; Material 3 \
            uses 4. With --segments it has to be smaller than a segment.
            """),
        SpecOption(
            .buffer, .number(0...1, .none, { $1(&$0.buffer) }), default: "none", on: .barValues,
            in: [.run, .change], needs: .flat, and: .ahead, synonyms: ["buffered", "secondary", "preload"],
            example: "0.8",
            "The buffered part of a linear track, ahead of the value, in 0…1."),
        SpecOption(
            .radius, .number(lengths, .points, { $1(&$0.radius) }),
            default: "half the thickness where ends are round, else 0", on: .linear,
            in: .shown, needs: .flat, and: .body,
            synonyms: ["corner-radius", "border-radius", "corner", "corners", "rounding", "round-corners"],
            example: "1",
            """
            The radius of the corners of a linear track, in points, at most half its thickness. Bars on it have it too, unless \
            --cap is butt.
            """),
        SpecOption(
            .origin,
            .word(
                BarOrigin.self, "origin",
                synonyms: [(.start, ["edge", "leading"]), (.center, ["middle", "centre"])],
                { $1(&$0.origin) }),
            default: "start", on: .barValues, in: [.run, .change, .operation], needs: .flat, and: .open,
            and: .visible,
            synonyms: [
                "grow-from", "transform-origin", "centered", "centred", "from-center", "from-the-middle",
                "bidirectional", "symmetric",
            ],
            meanings: ["from-center": "center", "centered": "center"],
            example: "center",
            "Where the bar of a value grows from: start, or center to grow from the middle toward both ends."),
        fillEffect, battery,
        SpecOption(
            .direction,
            .word(
                FlowDirection.self, "direction",
                synonyms: [
                    (.ltr, ["left-to-right", "left"]),
                    (.rtl, ["right-to-left", "right", "arabic", "hebrew"]),
                    (.btt, ["bottom-to-top", "up", "upward", "vertical"]),
                    (.ttb, ["top-to-bottom", "down", "downward"]),
                ],
                { $1(&$0.direction) }),
            default: "that of the locale, else ltr", needs: .sides,
            synonyms: [
                "layout-direction", "text-direction", "bidi", "mirror", "mirrored", "orientation",
            ],
            meanings: [
                "right-to-left": "rtl", "left-to-right": "ltr", "vertical": "btt", "bottom-to-top": "btt",
                "top-to-bottom": "ttb", "upright": "btt", "vertical-bar": "btt",
            ],
            example: "rtl",
            """
            The layout direction: ltr, or rtl to lay everything out from right to left; rings still run clockwise. A linear \
            indicator can also be vertical: btt grows from bottom to top, ttb from top to bottom.
            """
        ),
        SpecOption(
            .background,
            .paired(
                .open(Backdrop.words), { $1(&$0.backdrop) }, dark: { $1(&$0.onDark.backdrop) },
                read: Backdrop.init(parsing:)),
            default: "none",
            synonyms: ["bg", "backdrop", "background-color", "bgcolor"],
            meanings: ["transparent": "none", "no-background": "none", "opaque": "surface"],
            example: "surface", "The background: surface or card of the theme, a color, or none."),
        SpecOption(
            .margin, .number(0...1024, .points, { $1(&$0.margin) }), default: "0", on: .indicators,
            synonyms: ["outset", "inset"],
            example: "5",
            "The margin on all sides, in points, 0 to 1024."),
        SpecOption(
            .template, .word(Mask.self, "mask", { $1(&$0.template) }),
            on: .indicators,
            synonyms: ["mask", "template-image", "tintable"],
            example: "white", "Render a mask, white or black, for a platform to tint by its alpha."),
        SpecOption(
            .antialias, .word(Antialiasing.self, "antialiasing", { $1(&$0.antialiasing) }), default: "full",
            formats: .allBut(OutputFormat.vectors + [.terminal]),
            synonyms: [
                "anti-alias", "antialiasing", "anti-aliasing", "aa", "smooth", "smoothing", "pixel-art",
                "pixelart",
                "crisp", "crisp-edges", "hard-edges", "shape-rendering",
            ],
            meanings: ["false": "none", "off": "none", "true": "full", "on": "full", "crispedges": "none"],
            example: "none",
            """
            How edges are smoothed: full, by pixels that are covered in part; or none, as in pixel art, where a pixel is covered \
            from half of it on, and --scale enlarges whole pixels.
            """),
        SpecOption(
            .scale, .numbers(RenderJob.scaleRange, 64, .scale, { $1(&$0.scales) }), default: "1",
            formats: .allBut(OutputFormat.vectors + [.watchkit]),
            synonyms: [
                "dpi", "density", "dpr", "ratio", "pixel-ratio", "device-pixel-ratio", "retina", "hidpi",
                "resolution", "zoom", "s", "1x", "2x", "3x", "4x", "mdpi", "hdpi", "xhdpi", "xxhdpi",
                "xxxhdpi",
            ],
            example: "2",
            "Pixels per point, 0.25 to 16; several separated by commas."),
        SpecOption(
            .maxFrameSide, .count(1...RenderJob.largestFrameSide, .pixels, { $1(&$0.maxFrameSide) }),
            default: "\(RenderJob.defaultMaxFrameSide)", example: "20",
            "The maximum side of a frame, in pixels."),
    ]

    /// The lengths that can be written; values too large for an indicator are rejected later, by its own checks.
    private static let lengths = 0...IndicatorLimits.sizes.upperBound
    private static let strokes = IndicatorLimits.thinnestStroke...IndicatorLimits.sizes.upperBound
}
