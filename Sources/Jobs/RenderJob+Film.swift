internal import Basics
internal import Drawing
package import Indicators
internal import MotionCore
internal import Presentations

extension RenderJob {
    /// What is on the frames, with all that it takes beside the timeline.
    public enum Film: Hashable, Sendable {
        /// A loop of the motion.
        case loop(Caption)
        /// A value, or a run of values.
        case run(Caption)
        /// A list that is pulled to be refreshed.
        case pull(Caption)
        /// From one state to another.
        case change(StateChange)
        /// What happens to an operation.
        case story(Story)
        /// Texts in the place of motion.
        case words(TextSequence)
        /// Steps, still or while one change is under way.
        case steps

        /// What is written and shown while an indicator stays in one state.
        public struct Caption: Hashable, Sendable {
            /// A text with a value takes that of each frame.
            package var texts: [FrameLook.Text] = []
            package var signs: [FrameLook.Sign] = []

            package init(
                texts: [FrameLook.Text] = [], signs: [FrameLook.Sign] = []
            ) {
                self.texts = texts
                self.signs = signs
            }
        }
    }

    /// The change of state that the frames show; nil where they show none.
    public var change: StateChange? {
        if case .change(let change) = film { change } else { nil }
    }

    /// What happens to the operation that the frames show; nil where they show none.
    public var story: Story? {
        if case .story(let story) = film { story } else { nil }
    }

    /// What stands in the place of motion; nil where something moves.
    package var words: TextSequence? {
        if case .words(let words) = film { words } else { nil }
    }

    /// What is shown on frame `index` beside what moves.
    package func look(of index: Int) -> FrameLook {
        look(
            at: timeline.time(of: index), value: timeline.value(of: index),
            color: colors.count > 1 && timeline.tileCount == nil ? colors[index] : colors[0])
    }

    /// What is shown at `time` milliseconds beside what moves.
    func look(at time: Double) -> FrameLook {
        look(at: time, value: timeline.value(at: time), color: timeline.color(palette, at: time))
    }

    /// - Parameters:
    ///   - value: The value that is shown then; nil where none is.
    ///   - color: The color of what moves then, but for tiles.
    private func look(at time: Double, value: Double?, color: Color) -> FrameLook {
        var look = plainLook(at: time, value: value, color: color)
        look.sheen.place = sheen(at: time)
        return look
    }

    /// How far the light has passed over the placeholders of a page at `time` milliseconds, in `0...1`.
    private func sheen(at time: Double) -> Double {
        let share = time / shimmerPeriod
        return scene.stage?.shimmers == true ? share - share.rounded(.down) : 0
    }

    /// How long the light takes, in milliseconds: as published, and where a loop is to close, so that it passes a whole number of
    /// times.
    package var shimmerPeriod: Double {
        guard case .loop(_, let clock) = timeline.content, timeline.loops else { return Shimmer.period }
        let length = clock.period * Double(timeline.count) / Double(clock.framesPerLoop)
        return length / max((length / Shimmer.period).rounded(), 1)
    }

    private func plainLook(at time: Double, value: Double?, color: Color) -> FrameLook {
        switch film {
        case .story(let story):
            var look = story.look(at: time)
            look.visibility = timeline.visibility(at: time)
            return look
        case .words(let words):
            return words.look(at: time, color: colors[0])
        case .change(let change):
            let isCounting = change.from.value != nil && change.to.value != nil
            return change.look(
                at: timeline.count == 1 ? change.duration : time,
                value: isCounting ? value : change.to.value)
        case .loop(let caption), .run(let caption), .pull(let caption):
            var texts = caption.texts
            for text in texts.indices where texts[text].value != nil { texts[text].value = value }
            var look = FrameLook(
                color: color, tiles: timeline.tileColors(colors, at: time), texts: texts,
                signs: caption.signs)
            look.visibility = timeline.visibility(at: time)
            if case .run = film { look.settled = 1 }
            return look
        case .steps:
            return FrameLook(color: colors[0])
        }
    }
}
