extension Motion {
    /// Flutter, linear: as ``composeM2Linear``, but the first tail is 100 ms quicker.
    public static let flutterLinear = Motion(
        name: "flutter-linear",
        summary: "Flutter, linear: two bars after each other",
        source: "flutter/flutter material/progress_indicator.dart (BSD-3-Clause)",
        kind: .bars(.material2(firstTail: 750)),
        size: 240, stroke: 4, cap: .butt)
}
