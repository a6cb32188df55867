extension Motion {
    /// GitHub Primer's spinner: a quarter of a ring from 12 o'clock in steady rotation.
    public static let primer = Motion(
        name: "primer",
        summary: "GitHub Primer: a quarter of a ring in steady rotation",
        source: "primer/react Spinner (MIT)",
        kind: .arc(.turning(every: 1000, sweep: 0.25)),
        size: 32, stroke: 2, cap: .round)
}
