internal import Basics
internal import Drawing
internal import Indicators
internal import Languages

/// Options for the operation that an indicator stands for, and for checks. Times in milliseconds.
extension SpecOption {
    package static let operation: [SpecOption] = [
        SpecOption(
            .log, .structure(.log), value: "file", on: .indicators, makesText: true, example: "job.csv",
            """
            Replay a real job from its log (- for standard input): lines of time,value, CSV with a header \
            (time, value, state, message), or JSON lines with these names.
            """),
        SpecOption(
            .logUnit, .word(OperationSpec.TimeUnit.self, "unit", { $1(&$0.operation.logUnit) }),
            default: "ms", on: .indicators, needs: .log, makesText: true, example: "s",
            "The unit of times in the log: ms or s."),
        SpecOption(
            .logTotal, .number(OperationSpec.totals, .none, { $1(&$0.operation.logTotal) }), default: "1",
            on: .indicators, needs: .log, makesText: true, example: "100",
            "The value that means complete, such as 100 for a log in percent."),
        SpecOption(
            .operationPolicy,
            .text(
                .one(of: OperationPolicy.all.map { KnownName($0.name) }, "policy"),
                { $1(&$0.operation.policy) }
            ) { (text) throws(Message) in
                do throws(UnknownName) { return try OperationPolicy.named(text) } catch { throw "\(error)" }
            },
            default: "fiori", on: .indicators, needs: .operation, makesText: true, example: "immediate",
            """
            When an operation appears, unless the spec sets show-delay: immediate after 0.1 s, fiori after 1 s, \
            unhurried after 3 s, or demo, which shows everything at once, from 0 to 100%, and loops; demo-once \
            plays once.
            """),
        time(
            .operationShowDelay, { $1(&$0.operation.showDelay) }, default: "the policy's",
            "How long to wait before anything shows."),
        time(
            .operationMinimumVisible, { $1(&$0.operation.minimumVisible) }, default: "500",
            "The minimum time it is visible before it turns into success or error."),
        time(
            .operationFade, { $1(&$0.operation.fade) }, default: "200", "How long it takes to fade in or out."
        ),
        time(
            .operationLabelAfter, { $1(&$0.operation.labelAfter) }, default: "10000", in: .shown,
            "When a label appears."),
        SpecOption(
            .operationSuccessHold,
            .hold(
                OperationSpec.thresholds, { $1(&$0.operation.successHold) }, { $1(&$0.operation.persists) }),
            flag: .none, default: "3000", on: .indicators, needs: .operation, and: .success, makesText: true,
            example: "1000",
            "How long a success stays visible, or persist."),
        time(
            .operationStallTimeout, { $1(&$0.operation.stallTimeout) }, default: "30000",
            "How long an operation may send no news before it counts as stalled, which is an error."),
        time(
            .operationExpected, { $1(&$0.operation.expected) }, default: "unknown", in: .shown,
            "How long the operation is expected to take."),
        SpecOption(
            .operationStalledText,
            .text(.name(OperationSpec.longestMessage), { $1(&$0.operation.instruction) }), flag: .none,
            default: Language.english.words.noResponse, on: .indicators, needs: .operation, and: .stall,
            makesText: true,
            example: "Try again",
            "The text for a stalled operation."),
        SpecOption(
            .operationWaitText,
            .text(.short(OperationSpec.longestMessage), { $1(&$0.operation.waitText) }),
            flag: .none,
            default: Language.english.words.wait, on: .indicators, in: .shown, needs: .operation,
            and: .wait,
            makesText: true,
            example: "{label}, {time}",
            "The format of the expected wait after a label or a message; empty for none."),
        SpecOption(
            .operationEvents, .structure(.events), flag: .none, on: .indicators, makesText: true,
            example: "[{at: 0, started}, {at: 2000, succeeded: Done}]",
            "The events, each with its time: started, progress, determinate, paused, resumed, stalled, failed, succeeded, finished, cancelled."
        ),
    ]

    private static func time(
        _ key: OptionKey, _ access: @escaping Access<Double?>, default fallback: String,
        in films: Film = .all, _ help: String
    ) -> SpecOption {
        SpecOption(
            key, .number(OperationSpec.thresholds, .milliseconds, access), flag: .none,
            value: "ms",
            default: fallback, on: .indicators, in: films, needs: .operation, makesText: true, example: "400",
            help)
    }

    package static let check: [SpecOption] = [
        SpecOption(
            .checkActivity, .text(.name(TextBlock.lengthLimit), { $1(&$0.check.activity) }), flag: .none,
            example: "upload",
            "The activity of the app that the indicator belongs to."),
        SpecOption(
            .checkScreen, .text(.name(TextBlock.lengthLimit), { $1(&$0.check.screen) }), flag: .none,
            example: "photos",
            "The screen that the indicator belongs to."),
        SpecOption(
            .checkExpected, .number(CheckSpec.expectedRange, .milliseconds, { $1(&$0.check.expected) }),
            flag: .none,
            example: "12000", "How long the process is expected to take."),
        SpecOption(
            .checkOff, .structure(.off), flag: .none,
            example: "{error-without-label: a toast says it}",
            "The rules to switch off, each with a reason."),
    ]
}
