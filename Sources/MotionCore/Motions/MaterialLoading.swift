extension Motion {
    /// The loading indicators of Material 3 Expressive.
    static let loading: [Motion] = [materialLoading, composeLoading]

    private static func views(steadyTurn: Double, period: Double) -> Kind {
        .drawn(
            DrawnMotion(
                .shapes(
                    ShapeCourse(
                        style: .views, shapes: MaterialShape.loading, matching: .byAngle,
                        steadyTurn: steadyTurn, startTurn: -0.25, period: period))))
    }

    /// Material Components for Android: seven shapes that morph into each other.
    public static let materialLoading = Motion(
        name: "material-loading",
        summary: "Material 3 Expressive for Android: seven shapes that become each other",
        source:
            "material-components-android LoadingIndicatorAnimatorDelegate, androidx graphics-shapes (Apache-2.0)",
        // Seven times 90° with the spring and 450° besides are three whole turns.
        kind: views(steadyTurn: 450.0 / 360 / 7, period: 4550),
        faithful: views(steadyTurn: 50.0 / 360, period: 81900),
        seamNote:
            "each shape turns by 154.3°, not 140°, so that seven close the loop; as published 126 do, after 81.9 s",
        size: 48, stroke: 34, cap: .round,
        colorChange: ColorChange(period: 650, delay: 0, duration: 200, easing: .linear))

    private static func compose(steadyTurn: Double, period: Double) -> Kind {
        .drawn(
            DrawnMotion(
                .shapes(
                    ShapeCourse(
                        style: .compose,
                        shapes: [.softBurst, .cookie9, .pentagonCompose, .pill, .sunny, .cookie4, .oval],
                        matching: .byLength, steadyTurn: steadyTurn, startTurn: 0.25, period: period))))
    }

    /// Jetpack Compose: seven shapes that morph into each other, or a circle that morphs into a burst with a value.
    public static let composeLoading = Motion(
        name: "compose-loading",
        summary:
            "Jetpack Compose Material 3 Expressive: seven shapes that become each other; with a value a circle that becomes a burst",
        source: "androidx/androidx compose/material3 LoadingIndicator.kt, graphics-shapes (Apache-2.0)",
        kind: compose(steadyTurn: 1.0 / 7, period: 18200),
        faithful: compose(steadyTurn: 650.0 / 4666, period: 42_460_600),
        seamNote: "the steady turn takes 4550 ms, not 4666 ms, so that 28 shapes close the loop",
        size: 48, stroke: 38, cap: .round)
}
