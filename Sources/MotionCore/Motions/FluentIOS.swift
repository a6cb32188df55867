extension Motion {
    /// Fluent UI for iOS: three quarters of a ring from 3 o'clock in steady rotation.
    public static let fluentIOS = Motion(
        name: "fluent-ios",
        summary: "Fluent UI for iOS: three quarters of a ring in steady rotation",
        source: "microsoft/fluentui-apple ActivityIndicator (MIT)",
        kind: .arc(.turning(every: 750, start: 0.25, sweep: 0.75)),
        size: 36, stroke: 4, cap: .round)
}
