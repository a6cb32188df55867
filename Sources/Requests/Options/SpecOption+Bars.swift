internal import Basics
internal import Indicators

/// Options for bars that show a value.
extension SpecOption {
    package static let fillEffect = SpecOption(
        .fillEffect,
        .word(
            BarEffect.Form.self, "effect",
            synonyms: [
                (.stripes, ["striped", "stripe", "candy", "barber-pole", "barberpole"]),
                (.shine, ["gloss", "glossy", "gleam", "glow", "active", "sweep"]),
            ], { $1(&$0.fillEffect) }),
        default: "none", on: .barValues, in: .run, needs: .flat, and: .visible,
        synonyms: [
            "effect", "striped", "has-stripe", "progress-bar-striped", "progress-bar-animated",
            "striped-flow",
            "pattern",
            "animated",
        ],
        meanings: [
            "stripes": "stripes", "striped": "stripes", "barber-pole": "stripes", "shine": "shine",
            "active-bar": "shine",
        ],
        example: "stripes",
        """
        What runs over the filled part of a bar: stripes toward its beginning, as in Bootstrap, or shine, a light that passes over it, \
        as on Ant Design's active bar. A single value is then a loop of 1 s or 2.4 s.
        """)

    package static let battery = SpecOption(
        .battery, .flag({ $1(&$0.isBattery) }), on: .linear, in: .shown, needs: .flat,
        synonyms: ["battery-level", "charge", "charging", "fuel", "outline-bar", "casing"],
        example: "true",
        """
        Show the bar in the outline of a battery with its pole, 48 by 24 points unless --width and --height say otherwise; with \
        --segments in cells.
        """)
}
