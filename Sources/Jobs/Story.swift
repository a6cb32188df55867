internal import Basics
public import Indicators
public import Languages
internal import MotionCore

/// A storyline with the looks of an indicator in it.
public struct Story: Hashable, Sendable {
    /// The timing of the operation and its indicator.
    public let line: Storyline
    /// The looks in which the indicator is at one time or another, without labels.
    package let looks: [ValueState: StateChange.End]
    /// The numbers of the texts in the layout.
    package let captions: [Storyline.Caption: Int]
    package let labels: Storyline.Labels
    package let showsValue: Bool
    /// Whether the value has a place of its own; else it follows the label.
    package let valueStandsAlone: Bool
    /// Whether labels stay while the indicator comes and goes.
    package let labelsStand: Bool
    /// Labels that take the place of the one that is there while the operation goes on, from a time on.
    let updates: [Update]
    /// The same of messages of the presentation.
    let messages: [Update]
    /// Whether the label of a pause is that of the operation.
    let sharesLabel: Bool
    /// The group of visible parts with each text; empty if everything is always in its place.
    package var groups: [Storyline.Caption: IndicatorLayout.Group] = [:]
    /// The distance to the right by which a label moves while it stands without the indicator.
    var withoutFigure = 0.0

    package init(
        line: Storyline, looks: [ValueState: StateChange.End], captions: [Storyline.Caption: Int],
        labels: Storyline.Labels, showsValue: Bool, valueStandsAlone: Bool, labelsStand: Bool,
        updates: [Update] = [], messages: [Update] = [], sharesLabel: Bool = false,
        groups: [Storyline.Caption: IndicatorLayout.Group] = [:], withoutFigure: Double = 0.0
    ) {
        self.line = line
        self.looks = looks
        self.captions = captions
        self.labels = labels
        self.showsValue = showsValue
        self.valueStandsAlone = valueStandsAlone
        self.labelsStand = labelsStand
        self.updates = updates
        self.messages = messages
        self.sharesLabel = sharesLabel
        self.groups = groups
        self.withoutFigure = withoutFigure
    }

    /// A text from a time on.
    package struct Update: Hashable, Sendable {
        /// The start in milliseconds.
        let start: Double
        /// The index of a label in the layout, or of a message.
        let number: Int

        package init(at start: Double, _ number: Int) { (self.start, self.number) = (start, number) }
    }

    /// The number of the label of `caption` in the layout; nil where there is none.
    private func label(_ caption: Storyline.Caption, at time: Double) -> Int? {
        updates(of: caption).last { $0.start <= time }?.number ?? captions[caption]
    }

    /// The same until just before `time`.
    private func label(_ caption: Storyline.Caption, before time: Double) -> Int? {
        updates(of: caption).last { $0.start < time }?.number ?? captions[caption]
    }

    /// The updates that apply to the label of `caption`.
    private func updates(of caption: Storyline.Caption) -> [Update] {
        caption == .active || caption == .paused && sharesLabel ? updates : []
    }

    /// The label before the latest update of `caption`, and how many milliseconds that is past; nil where it is the first.
    private func update(_ caption: Storyline.Caption, at time: Double) -> (before: Int, past: Double)? {
        let updates = updates(of: caption)
        guard let index = updates.lastIndex(where: { $0.start <= time }), index > 0 else { return nil }
        return (updates[index - 1].number, time - updates[index].start)
    }

    /// The announcements of the story, in the language of its labels.
    public func announcements(in language: Language) -> [Announcement] {
        line.announcements(labels, in: language)
    }

    /// The look at `time` milliseconds.
    package func look(at time: Double) -> FrameAppearance {
        let opening = looks[line.opening.state] ?? looks.values.first
        guard let opening else { preconditionFailure("a story shows at least one state") }
        var look: FrameAppearance
        var indent = opening.indent
        if let act = line.act(at: time), let from = looks[act.from.state], let to = looks[act.to.state] {
            let change = StateChange(from: from, to: to, movement: act.duration)
            look = change.look(at: time - act.start, value: nil)
            indent = change.indent(at: time - act.start)
        } else {
            look = FrameAppearance(color: opening.color, signs: opening.sign.map { [$0] } ?? [])
            look.add(opening.state, 1)
        }
        look.texts = texts(at: time, indent)
        if labelsStand {
            look.standing = look.texts.filter { $0.label != nil }
            look.texts.removeAll { $0.label != nil }
        }
        (look.pause, look.turn) = (replaced(by: .paused, at: time), replaced(by: .outcome, at: time))
        look.halt = line.halt(at: time)
        look.message = FrameAppearance.Message(messages, at: time)
        look.group = group(at: time)
        look.notice = line.noticeVisibility(at: time)
        look.settled = line.settled(at: time)
        look.valued = line.valueTimes.map { smoothstep((time - $0.lowerBound) / Storyline.cutDuration) } ?? 0
        return look
    }

    /// The progress of the message's replacement by another text, in `0...1`.
    private func replaced(by caption: Storyline.Caption, at time: Double) -> Double {
        guard let cut = line.cut(at: time) else { return line.caption == caption ? 1 : 0 }
        // The text of a pause gives way to the outcome, and not to the message before it.
        if cut.from == caption, cut.to == .outcome { return 1 }
        guard cut.to == caption || cut.from == caption else { return 0 }
        let part = Storyline.turned(time - cut.start)
        return cut.to == caption ? part : 1 - part
    }

    /// The space for a glyph before a text of its own, 0 or 1.
    private func indent(_ caption: Storyline.Caption) -> Double {
        let state: ValueState? =
            switch caption {
            case .none: nil
            case .active: .active
            case .paused: .paused
            case .outcome: line.outcome?.state
            }
        return state.flatMap { looks[$0]?.indent } ?? 0
    }

    /// - Parameter staying: The space for a glyph before a text that stays.
    private func texts(at time: Double, _ staying: Double) -> [FrameAppearance.Text] {
        let half = Storyline.cutDuration / 2
        let value = value(at: time)
        let gone = line.closing.map { smoothstep((time - $0.start) / half) } ?? 0
        func text(
            _ caption: Storyline.Caption, _ opacity: Double, _ indent: Double? = nil
        ) -> FrameAppearance.Text? {
            let label = label(caption, at: time)
            let isActive = caption == .active || caption == .paused
            let written = isActive && !valueStandsAlone ? value : nil
            if label == nil, written == nil { return nil }
            return FrameAppearance.Text(
                label: label, value: written?.value, opacity: opacity, valueOpacity: written?.opacity ?? 1,
                indent: indent ?? self.indent(caption))
        }
        func change(
            _ past: Double, from: (Double) -> FrameAppearance.Text?, to: (Double) -> FrameAppearance.Text?
        ) -> [FrameAppearance.Text?] {
            let first = from(1 - smoothstep(past / half))
            var second = to(smoothstep((past - half) / half))
            second?.follows = first != nil
            return [first, second]
        }
        /// A text that stays, but for what is said of a wait.
        func standing(_ caption: Storyline.Caption, _ indent: Double? = nil) -> [FrameAppearance.Text?] {
            guard let update = update(caption, at: time), update.past < Storyline.cutDuration else {
                return [text(caption, 1, indent)]
            }
            return change(
                update.past,
                from: { opacity in
                    var text = text(caption, opacity, indent)
                    text?.label = update.before
                    return text
                }, to: { text(caption, $0, indent) })
        }
        var texts: [FrameAppearance.Text?] = []
        if let cut = line.cut(at: time) {
            if captions[cut.from] == captions[cut.to], cut.to != .outcome || labelsStand, cut.from != .none {
                texts = standing(cut.to, staying)
            } else if time >= cut.start + Storyline.cutDuration {
                texts = standing(cut.to)
            } else {
                texts = change(
                    time - cut.start,
                    from: { opacity in
                        // An update about a wait leaves together with its text.
                        var text = text(cut.from, opacity)
                        text?.label = label(cut.from, before: cut.start)
                        return text
                    }, to: { text(cut.to, $0) })
            }
        } else {
            texts = standing(line.caption)
        }
        if valueStandsAlone, let value {
            texts.append(
                FrameAppearance.Text(
                    label: nil, value: value.value, opacity: 1 - gone, valueOpacity: value.opacity))
        }
        return texts.compactMap { $0 }
    }

    /// The value that is written, and how far it has appeared; nil where there is none.
    private func value(at time: Double) -> (value: Double, opacity: Double)? {
        guard showsValue, let times = line.valueTimes, time >= times.lowerBound,
            let value = line.value(at: time)
        else { return nil }
        let isOpening = line.opening.action == .value
        let fade = Storyline.cutDuration
        return (value, isOpening ? 1 : smoothstep((time - times.lowerBound) / fade))
    }
}

extension FrameAppearance.Message {
    /// The message at `time` milliseconds, which gives way as a label does.
    init(_ updates: [Story.Update], at time: Double) {
        self.init()
        guard let index = updates.lastIndex(where: { $0.start <= time }) else { return }
        (number, former) = (updates[index].number, updates[max(index - 1, 0)].number)
        turn = Storyline.turned(time - updates[index].start)
    }
}

extension Storyline {
    /// The share of a value or a closed track in the picture, in place of an indeterminate motion, in `0...1`.
    fileprivate func settled(at time: Double) -> Double {
        if opening.action != .running, opening.action != .standing { return 1 }
        let value = valueTimes.map { smoothstep((time - $0.lowerBound) / Self.cutDuration) } ?? 0
        guard let closing, closing.to.state.isFinal else { return value }
        return max(value, smoothstep((time - closing.start) / closing.duration))
    }

    /// The progress of the change to a pause at `time` milliseconds, in `0...1`.
    func halt(at time: Double) -> Double {
        guard let act = act(at: time) else { return opening.state == .paused ? 1 : 0 }
        let part = Self.turned(time - act.start)
        return (act.from.state == .paused ? 1 - part : 0) + (act.to.state == .paused ? part : 0)
    }

    /// The progress of the change from one text to another, `past` milliseconds after its beginning; the first text has left at a half.
    static func turned(_ past: Double) -> Double {
        let past = past / cutDuration * 2
        return (smoothstep(past) + smoothstep(past - 1)) / 2
    }
}
