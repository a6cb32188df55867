internal import Basics
internal import Indicators
internal import Jobs
internal import Languages
internal import Requests

extension RenderSpec {
    /// Returns notes about requested parts that a story does not show, and the ways to show them.
    func storyNotes(_ line: Storyline, _ story: Story, _ presented: Presented?) -> [Message] {
        var notes = endNotes(line)
        guard let shown = line.shown, line.opening.action != .closed else { return notes }
        let captions = Set([line.caption] + line.cuts.map { $0.to })
        let after = line.policy.labelAfter.shortestText
        if !label.label(.active).isEmpty, !captions.contains(.active), presented?.hasMessage != true {
            notes.append(
                "the label \(quotedWhole(label.label(.active))) does not show: the operation is not known to take \(after) ms, and ends before then; use a lower \(option: .operationLabelAfter), or \(option: .operationPolicy, "demo")"
            )
        }
        if label.resolvedProgress() != .none, line.valueTimes != nil, !story.valueStandsAlone,
            captions.isDisjoint(with: [.active, .paused])
        {
            notes.append(
                "the value does not show, because it follows the label, which does not show; use \(option: .progressPlacement, "center") or a lower \(option: .operationLabelAfter)"
            )
        }
        let pauses = line.operation.events.count {
            $0.verb == .paused && $0.time < line.outcome?.time ?? .infinity
        }
        let shownPauses = line.acts.count { $0.to.state == .paused } + (line.opening.state == .paused ? 1 : 0)
        if shownPauses < pauses {
            notes.append(
                "\(pauses - shownPauses == 1 ? "a pause does" : "\(pauses - shownPauses) pauses do") not show, because \(pauses - shownPauses == 1 ? "it" : "each") would be visible for less than \(line.policy.minimumVisible.shortestText) ms; use a lower \(option: .operationMinimumVisible)"
            )
        }
        let least = shown + line.policy.minimumVisible
        if let outcome = line.outcome, outcome.time < least {
            notes.append(
                "the operation ends at \(outcome.time.decimal(3)) ms, but what has begun to show stays until \(least.decimal(3)) ms; use a lower \(option: .operationMinimumVisible)"
            )
        }
        if let expected = operation.expected, expected > OperationPolicy.fiori.labelAfter,
            !saysWait(presented)
        {
            notes.append(
                "the expected wait does not show, because there are no words that it could follow; add \(option: .label), or \(option: .presentMessage) in a presentation that has one"
            )
        }
        return notes + valueNotes(line)
    }

    /// Returns whether a known wait is written.
    func saysWait(_ presented: Presented?) -> Bool {
        operation.waitText != "" && hasWords(presented)
    }

    /// Whether there is a text that a wait could follow.
    func hasWords(_ presented: Presented?) -> Bool {
        !label.label(.active).isEmpty || presented?.hasMessage == true
    }

    private func valueNotes(_ line: Storyline) -> [Message] {
        guard line.valueTimes != nil, let outcome = line.outcome, outcome.state == .success,
            let last = line.operation.events.last(where: { $0.verb.reports })
        else { return [] }
        var value = 0.0
        if case .progress(let reported) = last.verb { value = reported }
        guard value < 1 else { return [] }
        let report: Message =
            operation.logName.map { "report the total in \(quoted($0))" as Message }
            ?? "report progress: 1 in \(option: .operationEvents)"
        let text = ProgressText.percent.text(value, in: Numerals())
        return [
            line.notice == nil
                ? "the operation succeeds at \(text), so the value runs to 100% first; \(report) to show it earlier"
                : "the value ends at \(text), because the indicator leaves when the operation succeeds; \(report) before that"
        ]
    }

    private func endNotes(_ line: Storyline) -> [Message] {
        var notes: [Message] = []
        if line.shown == nil {
            notes.append(line.unseenReason(what: line.notice == nil ? "anything" : "the indicator"))
        }
        if let outcome = line.outcome, outcome.isSilence {
            let last = line.operation.events.last?.time ?? 0
            notes.append(
                last > outcome.time
                    ? "the operation counts as stalled at \(outcome.time.decimal(3)) ms, because nothing was reported for longer than \(option: .operationStallTimeout); later events are not shown"
                    : "\(operation.logName.map { quoted($0) } ?? "the operation") has no end, so it counts as stalled at \(outcome.time.decimal(3)) ms"
            )
        }
        return notes
    }
}
