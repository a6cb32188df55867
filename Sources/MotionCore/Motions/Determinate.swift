extension Motion {
    /// An arc from 12 o'clock clockwise, as long as the value. Size and stroke are Material's.
    public static let determinate = Motion(
        name: "determinate",
        summary: "An arc as long as the value, clockwise from 12 o'clock",
        source: "SAP Fiori for Android, Circular Progress Indicator",
        kind: .determinate, size: 40, stroke: 4, cap: .round)
}
