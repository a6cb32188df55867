extension Motion {
    /// Carbon's large loading indicator: 81% of a ring from 3 o'clock in steady rotation. The stroke is
    /// 10 in a box of 100, drawn at 88.
    public static let carbon = Motion(
        name: "carbon",
        summary: "IBM Carbon, large: 81% of a ring in steady rotation",
        source: "carbon-design-system/carbon loading (Apache-2.0)",
        kind: .arc(.turning(every: 690, start: 0.25, sweep: 0.81)),
        size: 88, stroke: 8.8, cap: .butt)
}
