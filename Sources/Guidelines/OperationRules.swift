internal import Basics
internal import Indicators

extension Rule {
    /// Rules about the course of an operation in time.
    static let operations: [Rule] = [
        Rule(
            "late-indicator", .warning, .activity, "T2",
            "An indicator appears within three seconds",
            why:
                "If an action takes longer than 3 seconds, you should display a progress or activity indicator.",
            fix: "use a shorter \(option: .operationShowDelay)"
        ) { subject in
            guard let delay = subject.timing?.showDelay, delay > latest else { return [] }
            return [
                Breach(
                    "nothing appears for \(seconds(delay, beside: latest)); an indicator should appear within 3 s",
                    at: [.operationShowDelay, .operation],
                    edit: Edit(.number(delay), .replaced(.number(latest))))
            ]
        },
        Rule(
            "early-indicator", .advice, .accessible, "T2",
            "No indicator appears within a tenth of a second",
            why:
                "A delay of more than 0.1 second removes the illusion of instantaneous reaction, so it is at this point that a progress indicator should appear.",
            fix: "use a longer \(option: .operationShowDelay)"
        ) { subject in
            guard let timing = subject.timing, !timing.isDemonstration, timing.showDelay < instant else {
                return []
            }
            // A process that is over by then would have no indicator at all.
            let isShort = [timing.length, timing.running, subject.duration].contains {
                $0.map { $0 <= instant } ?? false
            }
            return [
                Breach(
                    "the indicator appears after \(seconds(timing.showDelay, beside: instant)), while the response still seems instantaneous",
                    at: [.operationShowDelay, .operation],
                    edit: isShort ? nil : Edit(.number(timing.showDelay), .replaced(.number(instant))))
            ]
        },
        Rule(
            "success-hold", .warning, .circular, "T4",
            "A success disappears after about three seconds, or stays",
            why:
                "Depending on the use case, you can choose one of the following options for the success indicator: persisting until the user triggers another action, such as closing or changing screens, or disappearing after 3 seconds.",
            fix: "remove \(option: .operationSuccessHold) for 3 s, or set it to persist"
        ) { subject in
            guard let hold = subject.timing?.successHold, !holds.contains(hold) else { return [] }
            return [
                Breach(
                    "the success stays for \(seconds(hold, beside: 3000)); it should stay for about 3 s, or until the user goes on",
                    at: [.operationSuccessHold, .operation])
            ]
        },
        Rule(
            "stall-never-resolves", .warning, .accessible, "T5",
            "An operation without news resolves to an error within two minutes",
            why:
                "In these cases, if an estimate cannot be provided on the length of the delay, then the system should resolve to an error message.",
            fix: "use a shorter \(option: .operationStallTimeout)"
        ) { subject in
            guard let timeout = subject.timing?.stallTimeout, timeout > longestSilence else { return [] }
            return [
                Breach(
                    "without news, the operation resolves to an error only after \(seconds(timeout, beside: longestSilence)); it should do so within 120 s",
                    at: [.operationStallTimeout, .operation])
            ]
        },
        Rule(
            "stall-without-instruction", .warning, .accessible, "T5",
            "The text for a stall says how to resolve it and to start again",
            why:
                "Provide the user with instructions to resolve the cause of the delay and to restart the process.",
            fix: "say what to do, such as \"Check your connection and try again\""
        ) { subject in
            guard subject.timing?.isStalled == true else { return [] }
            return subject.outcomes(in: .error).filter {
                !ErrorWords.saysNothing($0.label) && ErrorWords.lacksRemedy($0.label)
            }.map {
                Breach(
                    "\(quoted($0.label)) does not say what to do about the stall",
                    at: [.operation.part("error"), .operationStalledText, .operation])
            }
        },
        Rule(
            "value-goes-back", .warning, .progress, "C1",
            "The value of an indicator only increases",
            why:
                "Operations display the indicator increasing in sync with the process's progress (determinate) or continually growing and shrinking along the track until the process is complete (indeterminate).",
            fix: "use values that only increase"
        ) { subject in
            guard
                let (before, after) = zip(subject.values, subject.values.dropFirst()).first(where: { $0 > $1 }
                )
            else { return [] }
            func percent(_ value: Double) -> String { "\((value * 100).decimal(2))%" }
            return [
                Breach(
                    "the value goes back from \(percent(before)) to \(percent(after))",
                    at: [.value, .transition, .log, .operationEvents, .operation])
            ]
        },
        Rule(
            "value-never-comes", .warning, .activity, "C3",
            "An operation that is said to be determinate reports values",
            why:
                "If you want to show that your application is working but you cannot determine the duration of the action, use an activity indicator.",
            fix: "add progress events, or remove determinate from \(option: .operationEvents)"
        ) { subject in
            guard subject.lacksValues else { return [] }
            return [
                Breach(
                    "the operation is determinate, but reports no value",
                    at: [.operationEvents, .log, .operation])
            ]
        },
        Rule(
            "determinate-to-indeterminate", .advice, .circular, "C3",
            "An indicator that shows a value keeps showing one",
            why: "The indicator can switch from an indeterminate state to a determinate state.",
            fix: "keep the value"
        ) { subject in
            guard subject.losesValue else { return [] }
            return [
                Breach("the indicator shows a value, but then loses it while it runs", at: [.transition])
            ]
        },
        // Also "Consider including a descriptive message with the indeterminate indicator".
        Rule(
            "long-wait-unexplained", .advice, .accessible, "T3",
            "A wait of more than ten seconds explains itself",
            why:
                "If the process is going to take more than a second or two, or if it may be unclear what is occurring while the progress indicator is apparent, then supply the user with descriptive text, such as “Loading” or “Sending” in addition to the indicator so the user understands why he or she is waiting.",
            fix: "add \(option: .label), or \(option: .presentMessage) in a presentation that has one"
        ) { subject in
            guard let running = subject.timing?.running, running > longWait, subject.duration == nil,
                subject.isIndeterminate, !subject.saysWhat, subject.place?.takesWords ?? true,
                subject.place?.isObstructive != true, subject.place?.isControl != true
            else { return [] }
            return [
                Breach(
                    "the operation takes \(seconds(running, beside: longWait)), but nothing says what it does",
                    at: [.operationEvents, .log, .operation])
            ]
        },
    ]

    /// The latest time at which an action shows that it is going on, in milliseconds.
    private static let latest = 3000.0
    /// The longest unnoticeable delay, in milliseconds.
    private static let instant = 100.0
    /// The holds that count as about three seconds, in milliseconds. The limits are Spindle's own.
    private static let holds = 2500.0...3500.0
    /// The longest time without news before an operation resolves to an error, in milliseconds. The limit is Spindle's own.
    private static let longestSilence = 120_000.0
}
