package import Basics
package import Indicators
internal import MotionCore

/// Texts that replace each other, without an indicator.
public struct TextSequence: Hashable, Sendable {
    /// A text from a time on.
    package struct Cut: Hashable, Sendable {
        /// The start in milliseconds.
        package let time: Double
        /// The index of a label in the layout, or of a message of a presentation; nil for none.
        package let number: Int?
        /// The text.
        package let text: String

        package init(at time: Double, _ number: Int?, _ text: String) {
            self.time = time
            self.number = number
            self.text = text
        }
    }

    /// The texts with their times, in order.
    package let cuts: [Cut]
    /// The storyline that decides the visibility of the texts; nil if they are always visible.
    package let line: Storyline?
    /// Whether a presentation says the texts as its message.
    package let areMessages: Bool
    /// Whether texts stay while everything else comes and goes.
    package let stand: Bool
    /// The group of visible parts with each text, if it is centered; empty otherwise.
    package let groups: [Int: IndicatorLayout.Group]

    package init(
        cuts: [Cut], line: Storyline?, areMessages: Bool = false, stand: Bool = false,
        groups: [Int: IndicatorLayout.Group] = [:]
    ) {
        self.cuts = cuts
        self.line = line
        self.areMessages = areMessages
        self.stand = stand
        self.groups = groups
    }

    /// The look of an operation at `time` milliseconds, with the texts.
    package func look(at time: Double, color: Color) -> FrameAppearance {
        var look = FrameAppearance(color: color)
        look.visibility = line?.visibility(at: time) ?? 1
        look.notice = line?.noticeVisibility(at: time) ?? 0
        if let line {
            look.halt = line.halt(at: time)
            look.turn = line.closing.map { Storyline.turned(time - $0.start) } ?? 0
            if line.opening.action == .closed { look.turn = 1 }
            if let state = line.outcome?.state { look.add(state, look.turn) }
        }
        if areMessages {
            look.message = FrameAppearance.Message(
                cuts.map { Story.Update(at: $0.time, $0.number ?? 0) }, at: time)
        } else if stand {
            look.standing = texts(at: time)
        } else {
            look.texts = texts(at: time)
        }
        look.group = group(at: time)
        return look
    }

    private func texts(at time: Double) -> [FrameAppearance.Text] {
        guard let index = cuts.lastIndex(where: { $0.time <= time }) else { return [] }
        let (past, half) = (time - cuts[index].time, StateChange.fade / 2)
        // The first one appears with the block.
        guard index > 0 else { return [FrameAppearance.Text(label: cuts[0].number, value: nil)] }
        let first = FrameAppearance.Text(
            label: cuts[index - 1].number, value: nil, opacity: 1 - smoothstep(past / half))
        var second = FrameAppearance.Text(
            label: cuts[index].number, value: nil, opacity: smoothstep((past - half) / half))
        second.follows = first.label != nil
        return [first, second].filter { $0.label != nil }
    }

    /// The group of visible parts: that of one text until it has left, then that of the next.
    private func group(at time: Double) -> IndicatorLayout.Group? {
        var index = cuts.lastIndex { $0.time <= time } ?? 0
        if index > 0, time - cuts[index].time < StateChange.fade / 2 { index -= 1 }
        guard cuts.indices.contains(index) else { return nil }
        return cuts[index].number.flatMap { groups[$0] }
    }
}
