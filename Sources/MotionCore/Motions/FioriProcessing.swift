extension Motion {
    /// SAP Fiori's processing indicator: nine tenths of a ring in steady rotation. Its stroke runs along the edge of a frame of 56.
    public static let fioriProcessing = Motion(
        name: "fiori-processing",
        summary: "SAP Fiori for iOS: a constant arc in steady rotation",
        source: "SAP/cloud-sdk-ios-fiori FioriSwiftUICore (Apache-2.0)",
        kind: .arc(.turning(every: 1300, sweep: 324.0 / 360)),
        size: 58, stroke: 2, cap: .round)
}
