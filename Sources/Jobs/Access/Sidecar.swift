package import Indicators
internal import Languages
internal import MotionCore
internal import Presentations

/// The description of an asset for users who do not see it: its role, its value in words over time, its announcements
/// and the movement of focus.
package struct Sidecar {
    package enum Role: String {
        case progressbar, status, alert, list
    }

    /// The text of the indicator from a time on, with its value if one is shown.
    package struct Line: Hashable {
        package let time: Double
        package let value: Double?
        package let text: String
    }

    package let job: RenderJob
    private var timeline: Timeline { job.timeline }

    package init(_ job: RenderJob) { self.job = job }

    package var role: Role {
        if case .steps = job.scene.body { return .list }
        if job.words != nil { return .status }
        switch job.change?.to.state {
        case .error: return .alert
        case .success, .paused, .disabled: return .status
        case .active, nil: return .progressbar
        }
    }

    /// The accessible name: the label, else the message beside it; nil for a bare indicator.
    package var label: String? {
        let text = job.access.label(.active)
        return text.isEmpty ? nil : text
    }

    /// The built-in words of the asset's language.
    private var own: Words { job.access.language.words }

    private func words(_ value: Double) -> String { job.access.text(value) }

    private func words(_ state: ValueState) -> String {
        let label = job.access.label(state)
        // A label that is there all the time does not tell these apart.
        let isCommon = !state.isFinal && state != .active && label == job.access.label(.active)
        if !label.isEmpty, !isCommon { return label }
        switch state {
        case .active: return own.inProgress
        case .paused: return own.paused
        case .disabled: return own.disabled
        case .error: return own.error
        case .success: return own.complete
        }
    }

    /// The value in words, each time it changes.
    package var lines: [Line] {
        var lines: [Line] = []
        func add(_ time: Double, _ value: Double?, _ text: String) {
            if lines.last?.text != text { lines.append(Line(time: time, value: value, text: text)) }
        }
        if isUnseen { return lines }
        if let words = job.words {
            guard timeline.count == 1 else {
                for cut in words.cuts { add(cut.time, nil, cut.text) }
                return lines
            }
            let shown = timeline.time(of: 0)
            if let cut = words.cuts.last(where: { $0.time <= shown }) { add(0, nil, cut.text) }
            return lines
        }
        if let story = job.story {
            addStory(story.line, add)
            return lines
        }
        if case .steps = job.scene.body {
            for (index, text) in job.access.steps.enumerated() {
                add(index == 0 ? 0 : timeline.length, nil, text)
            }
            return lines
        }
        if let change = job.change {
            add(0, change.from.value, change.from.value.map(words) ?? words(change.from.state))
            add(change.movement, change.to.value, change.to.value.map(words) ?? words(change.to.state))
            return lines
        }
        for index in timeline.isDeterminate ? 0..<timeline.count : 0..<1 {
            let value = timeline.value(of: index)
            add(timeline.time(of: index), value, value.map(words) ?? own.inProgress)
        }
        return lines
    }

    /// Whether there is nothing of an operation to see: it is over before it would show, be its film no longer than a frame, or a
    /// single picture shows another moment.
    private var isUnseen: Bool {
        guard let line = job.story?.line ?? job.words?.line else { return false }
        if timeline.count == 1 { return !line.shows(at: timeline.time(of: 0)) }
        return line.shown == nil && line.notice == nil
    }

    /// The text in place of the picture: its outcome, with the label where that is a value; empty where there is
    /// nothing to see.
    package var alternative: String {
        if isUnseen { return job.story?.labelsStand ?? job.words?.stand ?? false ? label ?? "" : "" }
        guard let last = lines.last, !last.text.isEmpty else { return label ?? own.inProgress }
        if last.value != nil, let label { return job.access.language.labeled(label, last.text) }
        return last.text == own.inProgress ? label ?? last.text : last.text
    }

    private func addStory(_ line: Storyline, _ add: (Double, Double?, String) -> Void) {
        let telling = line.telling ?? .infinity
        let shown = line.shown ?? telling
        let times = line.valueTimes ?? 0..<0
        for index in 0..<timeline.count {
            let time = timeline.time(of: index)
            // A single picture is all that there is.
            let told = timeline.count == 1 ? 0 : time
            if time < shown { continue }
            if time >= telling { return add(told, nil, line.outcome?.message ?? "") }
            if time >= line.leaving ?? .infinity { return }
            let state = line.act(at: time)?.to.state ?? line.opening.state
            let value = times.contains(time) ? line.value(at: time) : nil
            if state == .paused {
                add(told, value, words(.paused))
            } else {
                add(told, value, value.map(words) ?? own.inProgress)
            }
        }
    }

    /// The announcements. A process that the user has not started has none unless it fails.
    package var announcements: [Announcement] {
        if isUnseen { return [] }
        if let story = job.story {
            return told(
                timeline.count == 1 ? still(story.line) : story.announcements(in: job.access.language))
        }
        if let words = job.words {
            let isError = words.line?.outcome?.state == .error
            return told(
                lines.enumerated().map { index, line in
                    let isLast = index == lines.count - 1
                    return Announcement(at: line.time, line.text, isError && isLast ? .assertive : .polite)
                })
        }
        if case .steps = job.scene.body {
            return lines.dropFirst().map { Announcement(at: $0.time, $0.text) }
        }
        if let change = job.change {
            guard let end = lines.last else { return [] }
            let politeness: Announcement.Politeness = change.to.state == .error ? .assertive : .polite
            return told([Announcement(at: end.time, end.text, politeness)])
        }
        guard timeline.isDeterminate else {
            return told([Announcement(at: 0, label ?? own.inProgress)])
        }
        var result: [Announcement] = []
        var last: Double?
        for line in lines {
            guard let quarter = line.value.map({ ($0 * 4 + 1e-9).rounded(.down) }), quarter != last else {
                continue
            }
            result.append(Announcement(at: line.time, line.text))
            last = quarter
        }
        return told(result)
    }

    /// The announcement of a single picture: the state that it shows.
    private func still(_ line: Storyline) -> [Announcement] {
        let time = timeline.time(of: 0)
        if time >= line.telling ?? .infinity {
            guard let outcome = line.outcome, !outcome.message.isEmpty else { return [] }
            return [Announcement(at: 0, outcome.message, outcome.state == .error ? .assertive : .polite)]
        }
        let isPaused = (line.act(at: time)?.to.state ?? line.opening.state) == .paused
        return [Announcement(at: 0, isPaused ? words(.paused) : label ?? own.inProgress)]
    }

    private func told(_ announcements: [Announcement]) -> [Announcement] {
        if job.access.isStartedByUser || isObstructive { return announcements }
        return announcements.filter { $0.politeness == .assertive }
    }

    /// The texts in place of motion, with their times; empty if nothing moves.
    package var reducedMotion: [ReducedMotion.Line] {
        switch job.timeline.content {
        case .loop, .pull:
            job.timeline.count > 1 ? ReducedMotion.script(job.access.texts, nil, job.access.reducedWords) : []
        case .story where job.timeline.count == 1: []
        case .story(let line):
            ReducedMotion.script(
                job.access.texts, line, job.access.reducedWords, waits: job.access.waits)
        case .words: lines.map { ($0.time, $0.text) }
        case .run, .transition, .steps: []
        }
    }

    /// Whether users can do nothing else meanwhile, so that focus moves to the indicator, and back afterwards.
    package var isObstructive: Bool { job.scene.stage?.isObstructive ?? false }

    /// The duration of the film, or of one loop, in milliseconds.
    package var duration: Double { Double(timeline.count) * 1000 / timeline.fps }

    /// The movement of focus: in an obstructive presentation to the indicator, and back at the end; empty otherwise.
    package var focus: [(time: Double, target: String)] {
        guard isObstructive, !isUnseen else { return [] }
        guard let line = job.story?.line ?? job.words?.line else { return [(0, "indicator")] }
        if timeline.count == 1 {
            return line.visibility(at: timeline.time(of: 0)) > 0 ? [(0, "indicator")] : []
        }
        guard let shown = line.shown else { return [] }
        return [(shown, "indicator")] + (line.leaving.map { [($0, "origin")] } ?? [])
    }
}
