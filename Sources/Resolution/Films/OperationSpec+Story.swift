internal import Basics
internal import Formats
internal import Guidelines
internal import Indicators
internal import Jobs
internal import Languages
internal import MotionCore
internal import Presentations
internal import Requests

extension OperationSpec {
    /// Returns the operation that the request tells.
    func resolvedOperation() throws(SpecError) -> Operation {
        try NameTemplate.check(waitText ?? "", ["label", "time"], at: .operationWaitText)
        var operation = story ?? Operation()
        operation.expected = expected
        return operation
    }

    /// Returns the texts for an expected wait as it passes; empty where the wait is short, or not to be told.
    func saidWaits(_ line: Storyline, _ policy: OperationPolicy, in language: Language) -> [Storyline.Wait] {
        saysWaits(policy) ? line.waits(in: language) : []
    }

    /// Returns the same texts as they follow a label or a message, which stay while the operation pauses.
    func shownWaits(_ line: Storyline, _ policy: OperationPolicy, in language: Language) -> [Storyline.Wait] {
        saysWaits(policy) ? line.shownWaits(in: language) : []
    }

    private func saysWaits(_ policy: OperationPolicy) -> Bool {
        guard let expected else { return false }
        return expected >= policy.labelAfter && waitText != ""
    }

    /// Returns the texts that replace motion while the duration of an operation is known: `texts` begin with the one that
    /// the wait is added to, and go on with those for the time after the wait has passed.
    func spokenWaits(_ line: Storyline?, _ texts: [String], in language: Language) -> [Storyline.Wait] {
        guard let line, let first = texts.first else { return [] }
        return saidWaits(line, line.policy, in: language).map { wait in
            Storyline.Wait(
                from: wait.start,
                wait.text.isEmpty ? texts.dropFirst().first ?? first : said(first, wait, in: language))
        }
    }

    /// Returns the texts of ``spokenWaits(_:_:in:)`` as they are drawn, by themselves.
    func drawnWaits(_ line: Storyline?, _ texts: [String], in language: Language) -> [String: String] {
        guard let line, let first = texts.first else { return [:] }
        var drawn: [String: String] = [:]
        for wait in saidWaits(line, line.policy, in: language) where !wait.text.isEmpty {
            drawn[said(first, wait, in: language)] = self.drawn(first, wait, in: language)
        }
        return drawn
    }

    /// Returns a label or a message with the rest of a wait; the text alone where the wait is over.
    func said(_ label: String, _ wait: Storyline.Wait?, in language: Language) -> String {
        guard let wait, !wait.text.isEmpty, !label.isEmpty else { return label }
        return (waitText ?? language.words.wait).filled(("{label}", label), ("{time}", wait.text))
    }

    /// Returns the same as it is drawn: the time that is left stays on one line.
    func drawn(_ label: String, _ wait: Storyline.Wait?, in language: Language) -> String {
        said(label, wait, in: language).holding(wait?.text ?? "")
    }
}

extension RenderSpec {
    /// Resolves a request for an indicator that tells the story of an operation.
    func storyFilm(
        _ fallback: Motion, _ theme: Theme, _ formats: [OutputFormat], _ presented: Presented?
    ) throws(SpecError) -> ResolvedFilm {
        try rejectBesideStory(formats)
        let policy = operation.resolvedPolicy()
        let moving = try animation.motion(fallback: fallback)
        let kind = animation.shownKind(of: moving)
        if case .bars(let bars) = kind, bars.areTiles {
            throw SpecError(
                at: .option(.motion),
                "\(moving.name) has tiles of several colors, which cannot change state; use another motion"
            )
        }
        let told = try operation.resolvedOperation()
        let labeled = presented?.labelTime ?? .late
        let line: Storyline
        do {
            line = try Storyline(
                told, policy: policy, kind: kind,
                instruction: operation.instruction ?? language.words.noResponse, labeled: labeled,
                namesPauses: label.states[.paused] != nil,
                ending: presented?.presentation.ending ?? .stays)
        } catch {
            throw SpecError(at: .option(.motion), "\(moving.name) cannot show this operation: \(error)")
        }
        let timeline = try animation.timeline(of: line, moving)
        let color = try resolvedColors(theme, tiles: nil)[0]
        let body = try resolvedBody(
            Moving(motion: moving, kind: kind, showsValues: line.valueTimes != nil), theme)
        try presented?.check(showsValues: line.valueTimes != nil)
        // A wait is told only once.
        let waits = operation.shownWaits(line, policy, in: language)
        let isSaidInLabel = !label.label(.active).isEmpty
        let staged = try presented?.telling(
            line, line.stageNotice, updates: isSaidInLabel ? [] : waits, self)
        let (look, story) = try laidOut(line, body, theme, color, policy, staged)
        return ResolvedFilm(
            name: "\(moving.name)-operation", timeline: timeline, scene: look.scene, content: .story(story),
            colors: [color], palette: [color],
            notes: look.notes + storyNotes(line, story, presented)
                + lostColorNotes(moving, "an operation"),
            subject: look.subject)
    }

    private func laidOut(
        _ line: Storyline, _ body: Scene.Body, _ theme: Theme, _ color: Color, _ policy: OperationPolicy,
        _ presented: Presented?
    ) throws(SpecError) -> (SceneLayout, Story) {
        let shownCaptions = Set([line.caption] + line.cuts.map { $0.to })
        var states = Set([line.opening.state] + line.acts.map { $0.to.state })
        let labelsStand = presented?.labelTime == .always
        if labelsStand { states.insert(.active) }
        let said = operation.shownWaits(line, policy, in: language)
        let waits = label.label(.active).isEmpty ? [] : said
        var labels = Storyline.Labels(message: presented?.message ?? "")
        var looks: [Showing] = []
        // Rules judge labels as they are written, without a wait.
        var written: [String] = []
        var captions: [Storyline.Caption] = []
        for state in ValueState.allCases where states.contains(state) {
            let caption: Storyline.Caption =
                state.isFinal ? .outcome : state == .paused ? .paused : .active
            let own = state.isFinal ? line.outcome?.message ?? "" : label.label(state)
            var (said, drawn) = (own, own)
            // A label that stays does not change for a pause.
            if state == .active || state == .paused && label.states[state] == nil {
                said = operation.said(own, waits.first, in: language)
                drawn = operation.drawn(own, waits.first, in: language)
            }
            if state == .active { labels.active = said }
            if state == .paused { labels.paused = said }
            let isShown = shownCaptions.contains(caption)
            looks.append((state, isShown ? drawn : ""))
            written.append(!isShown ? "" : state.isFinal ? own : label.label(state))
            captions.append(caption)
        }
        let standsAlone = indicator == .linear || label.placement == .center
        let writes = standsAlone || shownCaptions.contains(.active) || shownCaptions.contains(.paused)
        let hasMessage = presented?.hasMessage == true
        // Where the pause alone has a text, nothing else is written in its place.
        let namesPause = label.label(.active).isEmpty && shownCaptions.contains(.paused)
        var look = try laidOut(
            body, theme, looks, greatest: line.greatestValue, writesValue: writes && line.valueTimes != nil,
            updates: waits.dropFirst().map { operation.drawn(label.label(.active), $0, in: language) },
            paused: hasMessage && namesPause ? labels.paused : "",
            outcome: hasMessage && shownCaptions.contains(.outcome) ? line.outcome?.message ?? "" : "",
            length: line.closing?.start ?? line.end, presented)
        look.subject.ends = zip(looks, written).map { shown, label in
            let showsValue = line.valueTimes != nil && !shown.state.isFinal
            return Subject.End(shown.state, isDeterminate: showsValue, label: label)
        }
        if let notice = line.stageNotice, let theme = presented?.request.theme {
            look.subject.ends.append(
                Subject.End(notice.state, isDeterminate: false, label: notice.words))
            look.subject.addWords(
                "the toast with the outcome", theme[.toastLabel], on: [theme[.toast]], theme)
        }
        look.subject.timing = Subject.Timing(line)
        // Where nothing ever shows, no wait has to be told.
        look.subject.timing?.saysWait =
            line.shown == nil || !said.isEmpty && operation.saysTime && saysWait(presented)
        look.subject.timing?.hidesWait =
            line.shown != nil && operation.waitText == "" && hasWords(presented)
            && operation.expected.map { $0 >= policy.labelAfter } ?? false
        if let expected = check.expected { look.subject.timing?.length = expected }
        var ends: [ValueState: StateChange.End] = [:]
        var numbers: [Storyline.Caption: Int] = [:]
        for (index, shown) in looks.enumerated() {
            let color = shown.state == .active ? color : theme.color(shown.state)
            ends[shown.state] = StateChange.End(
                state: shown.state, color: color,
                sign: look.signs[index].map { sign($0, color, on: look.scene.body, theme) }, label: nil,
                value: nil)
            numbers[captions[index]] = look.labels[index]
        }
        var story = Story(
            line: line, looks: ends, captions: numbers, labels: labels, showsValue: look.showsValue,
            valueStandsAlone: standsAlone, labelsStand: labelsStand,
            updates: zip(waits, [numbers[.active]] + look.updates).compactMap { wait, number in
                number.map { Story.Update(at: wait.start, $0) }
            },
            messages: presented?.messages ?? [], sharesLabel: label.states[.paused] == nil)
        story.center(in: look.scene)
        return (look, story)
    }

    private func rejectBesideStory(_ formats: [OutputFormat]) throws(SpecError) {
        if colors.count > 1 {
            throw SpecError(
                at: .option(.color), "an operation has one color while it runs; use one color, or none")
        }
        if presentation != nil, let format = formats.first(where: { $0.content == .vector }) {
            let ways: Message =
                animation.frameCount == 1
                ? "for one PNG use \(option: .to, "frames")" : "use apng, webp or gif"
            throw SpecError(
                at: .option(.to),
                "\(format.name) cannot hold a page on which an operation appears; leave out \(option: .present), or \(ways)"
            )
        }
    }
}

extension Storyline {
    /// The notice of a toast once the indicator has left; nil for none.
    var stageNotice: StageNotice? {
        guard notice != nil, let outcome, let state = outcome.state else { return nil }
        return StageNotice(outcome.message, state)
    }

    /// The greatest value that is shown; nil where none is.
    fileprivate var greatestValue: Double? {
        if valueTimes == nil || closing?.to.state == .success { return 1 }
        return operation.events.reduce(0) { greatest, event in
            if case .progress(let value) = event.verb { max(greatest, value) } else { greatest }
        }
    }
}
