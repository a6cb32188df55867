public import Indicators
internal import MotionCore

/// The part of a request that tells what happens to an operation over time. Times in milliseconds.
public struct OperationSpec: Hashable, Sendable {
    /// Catalogue name of an ``OperationPolicy``, and what differs from it.
    public var policy: String?
    public var showDelay: Double?
    public var minimumVisible: Double?
    public var fade: Double?
    public var labelAfter: Double?
    public var successHold: Double?
    /// Whether a success stays until somebody acts.
    public var persists = false
    public var stallTimeout: Double?
    /// How long the operation is expected to take.
    public var expected: Double?
    /// What is said of an operation that has stalled, and of an expected wait: `{label}` and `{time}` stand for
    /// what is known.
    public var instruction: String?
    public var waitText: String?
    /// What happens; nil where a log tells it.
    public var story: Operation?
    /// The path of the log of a real job, or `-` for standard input.
    public var log: String?
    /// `ms` or `s`.
    public var logUnit: String?
    /// The value at which everything is done; nil is 1.
    public var logTotal: Double?

    public init() {}

    /// Whether anything happens, here or in a log.
    var hasEvents: Bool { story != nil || log != nil }

    /// Thresholds that are accepted, in milliseconds.
    static let thresholds = Operation.timeRange
    static let totals = Double.leastNormalMagnitude...1e300

    /// What is said of an expected wait.
    public static let defaultWaitText = "{label} (about {time})"
}

/// A storyline, and what an indicator looks like in it.
public struct Story: Hashable, Sendable {
    public let line: Storyline
    /// The looks in which the indicator is at one time or another, without labels.
    let looks: [ValueState: StateChange.End]
    /// The numbers of the texts in the layout.
    let captions: [Storyline.Caption: Int]
    let labels: Storyline.Labels
    let showsValue: Bool
    /// Whether the value has a place of its own; else it follows the label.
    let valueStandsAlone: Bool
    /// Whether labels stay while the indicator comes and goes.
    let labelsStand: Bool
    /// What shows with each text, where everything is not always in its place.
    var groups: [Storyline.Caption: IndicatorLayout.Group] = [:]
    /// How far to the right a label moves that stands without the indicator.
    var withoutFigure = 0.0

    /// What is announced while the story is told.
    public var announcements: [Announcement] { line.announcements(labels) }

    /// The look at `time` milliseconds.
    func look(at time: Double) -> FrameLook {
        let opening = looks[line.opening.state] ?? looks.values.first
        guard let opening else { preconditionFailure("a story shows at least one state") }
        var look: FrameLook
        var indent = opening.indent
        if let act = line.act(at: time), let from = looks[act.from.state], let to = looks[act.to.state] {
            let change = StateChange(from: from, to: to, movement: act.duration)
            look = change.look(at: time - act.start, value: nil)
            indent = change.indent(at: time - act.start)
        } else {
            look = FrameLook(color: opening.color, signs: opening.sign.map { [$0] } ?? [])
        }
        look.texts = texts(at: time, indent)
        if labelsStand {
            look.standing = look.texts.filter { $0.label != nil }
            look.texts.removeAll { $0.label != nil }
        }
        (look.pause, look.turn) = (replaced(by: .paused, at: time), replaced(by: .outcome, at: time))
        look.group = group(at: time)
        return look
    }

    /// How far the message of a presentation has given way to another text.
    private func replaced(by caption: Storyline.Caption, at time: Double) -> Double {
        guard let cut = line.cut(at: time) else { return line.caption == caption ? 1 : 0 }
        // What is said during a pause gives way to an outcome, and not to the message before that.
        if cut.from == caption, cut.to == .outcome { return 1 }
        guard cut.to == caption || cut.from == caption else { return 0 }
        let past = (time - cut.start) / Storyline.cutDuration * 2
        let part = (smoothstep(past) + smoothstep(past - 1)) / 2
        return cut.to == caption ? part : 1 - part
    }

    /// How much room for a sign there is before a text of its own.
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

    /// - Parameter staying: How much room for a sign a text has that stays.
    private func texts(at time: Double, _ staying: Double) -> [FrameLook.Text] {
        let half = Storyline.cutDuration / 2
        let value = value(at: time)
        let gone = line.closing.map { smoothstep((time - $0.start) / half) } ?? 0
        func text(
            _ caption: Storyline.Caption, _ opacity: Double, _ indent: Double? = nil
        ) -> FrameLook.Text? {
            let label = captions[caption]
            let isActive = caption == .active || caption == .paused
            let written = isActive && !valueStandsAlone ? value : nil
            if label == nil, written == nil { return nil }
            return FrameLook.Text(
                label: label, value: written?.value, opacity: opacity, valueOpacity: written?.opacity ?? 1,
                indent: indent ?? self.indent(caption))
        }
        var texts: [FrameLook.Text?] = []
        if let cut = line.cut(at: time) {
            let past = time - cut.start
            if captions[cut.from] == captions[cut.to], cut.to != .outcome || labelsStand, cut.from != .none {
                texts = [text(cut.to, 1, staying)]
            } else {
                texts = [
                    text(cut.from, 1 - smoothstep(past / half)),
                    text(cut.to, smoothstep((past - half) / half)),
                ]
            }
        } else {
            texts = [text(line.caption, 1)]
        }
        if valueStandsAlone, let value {
            texts.append(
                FrameLook.Text(
                    label: nil, value: value.value, opacity: 1 - gone, valueOpacity: value.opacity))
        }
        return texts.compactMap { $0 }.filter { $0.opacity > 0 }
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
