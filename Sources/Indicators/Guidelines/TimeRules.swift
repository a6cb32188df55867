extension Rule {
    /// About how long a process takes.
    static let times: [Rule] = [
        Rule(
            "label-on-short-operation", .warning, .circular, "T3",
            "A process of less than 10 seconds has no label", fix: "leave the label out"
        ) { subject in
            guard let duration = subject.duration, duration < longWait, !subject.activeLabel.isEmpty,
                subject.place?.labelIsMessage != true
            else { return [] }
            return [
                Breach(
                    "the label \(quoted(subject.activeLabel)) is on a process of \(seconds(duration)), less than 10 s",
                    at: options(.active))
            ]
        },
        Rule(
            "indicator-on-short-wait", .warning, .circular, "T2",
            "What is over before an indicator would show has none", fix: "show no indicator"
        ) { subject in
            guard let duration = subject.duration, duration <= subject.threshold, subject.kind != .steps
            else { return [] }
            return [
                Breach(
                    "an indicator for a wait of \(seconds(duration)), where nothing shows before \(seconds(subject.threshold))",
                    at: ["check.duration"])
            ]
        },
        Rule(
            "indeterminate-though-known", .warning, .accessible, "T3",
            "A process that is known to take more than 10 seconds shows how far it is",
            fix: "show a value: give --value, or a transition to determinate"
        ) { subject in
            guard let duration = subject.duration, duration > longWait, subject.isIndeterminate
            else { return [] }
            return [
                Breach(
                    "the process takes \(seconds(duration)), and the indicator does not say how far it is",
                    at: ["check.duration"])
            ]
        },
    ]

    /// From here on, in milliseconds, there is a label and an expected wait.
    static let longWait = 10_000.0

    static func seconds(_ milliseconds: Double) -> String { "\(figure(milliseconds / 1000)) s" }
}

extension Subject {
    /// How long nothing shows, in milliseconds: a second, as the guideline of the circular indicator says.
    fileprivate var threshold: Double { 1000 }
}
