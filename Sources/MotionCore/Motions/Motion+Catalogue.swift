extension Motion {
    /// Every motion, in the order in which they are listed: arcs, bars, spokes, dots, drawn motions, and collections.
    public static let all: [Motion] = plain + drawn + collected

    /// Motions of arcs, bars, spokes and dots.
    package static let plain: [Motion] = [
        .determinate,
        .materialAdvance, .materialRetreat, .composeM2, .composeM3, .swipeRefresh, .flutter, .chromium,
        .materialWeb, .mui, .adwaita, .qtMaterial, .winUI, .fluent, .mdcIOS, .nvCircle, .fioriProcessing,
        .fluentIOS, .carbon, .primer,
        .materialDisjoint, .materialContiguous, .composeM2Linear, .composeM3Linear, .flutterLinear,
        .materialWebLinear, .muiLinear, .winUILinear, .qtMaterialLinear, .fioriLinear,
        .cupertino, .ionicLines, .ui5Dots,
    ]

    /// Waves, shapes that morph into each other, and a figure that moves by itself.
    package static let drawn: [Motion] =
        waves + straightWaves + loading + [fioriAIPulse]
}
