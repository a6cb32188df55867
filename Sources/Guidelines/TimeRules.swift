internal import Basics
internal import Indicators

extension Rule {
    /// Rules about the duration of a process.
    static let times: [Rule] = [
        Rule(
            "label-on-short-operation", .warning, .circular, "T3",
            "A process of less than 10 seconds has no label",
            why: "Labels are optional and should only be used when the process takes 10 seconds or more.",
            fix: "remove the label, or the label-after of an operation"
        ) { subject in
            if let breach = earlyLabel(subject) { return [breach] }
            guard subject.timing == nil, let duration = subject.duration, duration < longWait,
                !subject.activeLabel.isEmpty, !subject.tellsOnlyOutcome,
                subject.place?.labelIsMessage != true, subject.place?.isControl != true
            else { return [] }
            return [
                Breach(
                    "the label \(quoted(subject.activeLabel)) is for a process that takes only \(seconds(duration, beside: longWait)), less than 10 s",
                    at: options(.active, subject),
                    edit: subject.needsLabel ? nil : Edit(.text(subject.activeLabel), .removed))
            ]
        },
        Rule(
            "indicator-on-short-wait", .warning, .circular, "T2",
            "A wait that ends before an indicator would appear has no indicator",
            why: "Use a circular progress indicator if the wait time exceeds one second.",
            fix: "show no indicator"
        ) { subject in
            if let breach = knownShortWait(subject) { return [breach] }
            guard let wait = subject.wait, wait <= subject.threshold, subject.kind != .steps,
                // An error is told at once, and where there is nothing to tell nothing is missed.
                !subject.ends.allSatisfy({ $0.state == .error }), subject.timing?.isQuiet != true
            else { return [] }
            return [
                Breach(
                    "the wait takes only \(seconds(wait, beside: subject.threshold)), but an indicator appears only after \(seconds(subject.threshold, beside: wait))",
                    at: [.checkExpected, .operation.part("success"), .log, .operation])
            ]
        },
        Rule(
            "indeterminate-though-known", .warning, .accessible, "T3",
            "A process that is known to take more than 10 seconds shows its progress",
            why:
                "Indeterminate progress indicators do not provide the progress in percent or a time estimate of process completion; they should be used for delays lasting less than 10 seconds.",
            fix:
                "show a value: add \(option: .value), a transition to determinate, or an operation that reports progress"
        ) { subject in
            guard let duration = subject.duration, duration > longWait, subject.isIndeterminate
            else { return [] }
            return [
                Breach(
                    "the process takes \(seconds(duration, beside: longWait)), but the indicator does not show its progress",
                    at: [.checkExpected, .operationExpected])
            ]
        },
        Rule(
            "indeterminate-though-measurable", .advice, .activity, "T3",
            "A process whose duration is known shows its progress",
            why: "If you can determine the duration of an action, use a progress indicator.",
            fix:
                "show a value: add \(option: .value), a transition to determinate, or an operation that reports progress"
        ) { subject in
            guard let duration = subject.duration, duration > noticeable, duration <= longWait,
                subject.isIndeterminate, subject.place?.takesValues ?? true
            else { return [] }
            return [
                Breach(
                    "the process is known to take \(seconds(duration, beside: longWait)), but the indicator does not show its progress",
                    at: [.checkExpected, .operationExpected])
            ]
        },
        Rule(
            "known-wait-not-shown", .warning, .accessible, "T3",
            "The expected time is shown for a wait that is known to be longer than 10 seconds",
            why:
                "For wait times longer than 10 seconds, the user should be given an expected wait time and not held in stasis, so that he or she may move on to bigger and better things.",
            fix:
                "add \(option: .label), or \(option: .presentMessage) in a presentation that has one, and \(option: .operationExpected); keep {time} in \(option: .operationWaitText)"
        ) { subject in
            guard let duration = subject.duration, duration > longWait, let timing = subject.timing,
                !timing.saysWait
            else { return [] }
            return [
                Breach(
                    "the process is expected to take \(seconds(duration, beside: longWait)), but nothing says so",
                    at: timing.hidesWait
                        ? [.operationWaitText] : [.operationExpected, .checkExpected],
                    edit: timing.hidesWait ? Edit(.text(""), .removed) : nil)
            ]
        },
    ]

    /// Returns the breach of a ring that shows although the wait is known beforehand to be at most a second.
    private static func knownShortWait(_ subject: Subject) -> Breach? {
        let least = OperationPolicy.fiori.showDelay
        guard subject.kind == .circular, let timing = subject.timing, let duration = subject.duration,
            timing.showDelay < duration, duration <= least
        else { return nil }
        return Breach(
            "the wait is known to take only \(seconds(duration, beside: least)); an indicator is for waits of more than 1 s",
            at: [.operationExpected, .checkExpected])
    }

    /// The breach of an operation whose label appears early. By itself it appears late, unless a file says otherwise.
    private static func earlyLabel(_ subject: Subject) -> Breach? {
        guard let timing = subject.timing, timing.labelAfter < longWait, subject.duration ?? 0 < longWait,
            !subject.activeLabel.isEmpty, subject.place?.labelIsMessage != true,
            subject.place?.isControl != true
        else { return nil }
        return Breach(
            "the label \(quoted(subject.activeLabel)) appears after \(seconds(timing.labelAfter, beside: longWait)), but the operation is not expected to take 10 s",
            at: [.operationLabelAfter, .operation],
            fix: "set label-after to 10 s",
            edit: Rule.Edit(.number(timing.labelAfter), .replaced(.number(longWait))))
    }

    /// The duration from which progress is to be shown, in milliseconds: "If an action takes longer than 3 seconds".
    private static let noticeable = 3000.0
    /// The duration from which there is a label and an expected wait, in milliseconds.
    static let longWait = 10_000.0

    /// Returns a time in words: rounded to hundredths of a second, below a second to milliseconds, but with as many
    /// decimals as tell it from `other`, with which it is compared. Both are in milliseconds.
    static func seconds(_ time: Double, beside other: Double) -> String {
        let isShort = time < 1000
        let unit = isShort ? 1.0 : 1000
        func rounded(_ time: Double, _ scale: Double) -> Double { (time / unit * scale).rounded() / scale }
        let scales = isShort ? [1.0, 10, 100, 1000] : [100.0, 1000, 10_000, 100_000, 1_000_000]
        let scale = scales.first { rounded(time, $0) != rounded(other, $0) && rounded(time, $0) > 0 }
        let value =
            time < 1e12 ? rounded(time, time == other || time == 0 ? scales[0] : scale ?? 1e6) : time / unit
        return "\(value.shortestText) \(isShort ? "ms" : "s")"
    }
}

extension Subject {
    /// Whether the label is that of an outcome, which it is there to tell.
    fileprivate var tellsOnlyOutcome: Bool { showsOnlyOutcome && finalLabels.contains(activeLabel) }

    /// Whether something would be missing without the label: the words for an outcome, or the reason for a wait.
    fileprivate var needsLabel: Bool { ends.contains { $0.state != .active } || place?.isObstructive == true }

    /// The time before anything shows, in milliseconds: a second, as the guideline of the circular indicator says, and a
    /// tenth of one for linear indicators, unless an operation has another policy.
    fileprivate var threshold: Double {
        // A delay that is longer than allowed is reported by another rule.
        let usual: OperationPolicy = kind == .linear ? .immediate : .fiori
        return min(timing?.showDelay ?? usual.showDelay, OperationPolicy.unhurried.showDelay)
    }

    /// The time that the user waits, in milliseconds; an operation can take longer than is expected.
    fileprivate var wait: Double? { timing.map { $0.length } ?? duration }
}
