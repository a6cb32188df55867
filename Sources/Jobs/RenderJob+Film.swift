internal import Basics
package import Indicators
internal import MotionCore
internal import Presentations

extension RenderJob {
    /// The content of the frames, with everything it needs besides the timeline.
    public enum Film: Hashable, Sendable {
        /// A loop of the motion.
        case loop(Caption)
        /// A value, or a run of values.
        case run(Caption)
        /// A list that is pulled to be refreshed.
        case pull(Caption)
        /// A change from one state to another.
        case change(StateChange)
        /// The course of an operation.
        case story(Story)
        /// Texts in the place of motion.
        case words(TextSequence)
        /// Steps, still or while one change is under way.
        case steps

        /// The texts and glyphs of an indicator that stays in one state.
        public struct Caption: Hashable, Sendable {
            /// A text with a value takes that of each frame.
            package var texts: [FrameAppearance.Text] = []
            package var signs: [FrameAppearance.Sign] = []

            package init(
                texts: [FrameAppearance.Text] = [], signs: [FrameAppearance.Sign] = []
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

    /// The operation that the frames show; nil if they show none.
    public var story: Story? {
        if case .story(let story) = film { story } else { nil }
    }

    /// The texts in place of motion; nil if something moves.
    package var words: TextSequence? {
        if case .words(let words) = film { words } else { nil }
    }

    /// The look of frame `index`: everything but the moving parts.
    package func look(of index: Int) -> FrameAppearance {
        look(
            at: timeline.time(of: index), value: timeline.value(of: index),
            color: colors.count > 1 && timeline.tileCount == nil ? colors[index] : colors[0])
    }

    /// The look at `time` milliseconds: everything but the moving parts.
    package func look(at time: Double) -> FrameAppearance {
        look(at: time, value: timeline.value(at: time), color: timeline.color(palette, at: time))
    }

    /// - Parameters:
    ///   - value: The value that is shown then; nil where none is.
    ///   - color: The color of what moves then, but for tiles.
    private func look(at time: Double, value: Double?, color: Color) -> FrameAppearance {
        var look: FrameAppearance
        switch film {
        case .story(let story):
            look = story.look(at: time)
            look.visibility = timeline.visibility(at: time)
        case .words(let words):
            look = words.look(at: time, color: colors[0])
        case .change(let change):
            let isCounting = change.from.value != nil && change.to.value != nil
            let moment = timeline.count == 1 ? change.duration : time
            look = change.look(at: moment, value: isCounting ? value : change.to.value)
            look.valued = timeline.valued(at: moment)
        case .loop(let caption), .run(let caption), .pull(let caption):
            var texts = caption.texts
            for text in texts.indices where texts[text].value != nil { texts[text].value = value }
            look = FrameAppearance(
                color: color, tiles: timeline.tileColors(colors, at: time), texts: texts,
                signs: caption.signs)
            look.visibility = timeline.visibility(at: time)
            if case .run = film { look.settled = 1 }
        case .steps:
            look = FrameAppearance(color: colors[0])
        }
        look.sheen.place = sheen(at: time)
        look.effectPlace = effectPlace(at: time)
        if let text = scene.surroundings.layout.center?.text {
            look.center = center(text, at: time, value: value)
        }
        return look
    }

    /// The progress of the light over the placeholders of a page at `time` milliseconds, in `0...1`; 0 without a light.
    private func sheen(at time: Double) -> Double {
        let share = time / shimmerPeriod
        return scene.shimmers ? share - share.rounded(.down) : 0
    }

    /// The period of the light, in milliseconds: the published one or, in a loop, the nearest one that fits a whole number of
    /// times so that the loop closes.
    package var shimmerPeriod: Double {
        guard case .loop(_, let clock) = timeline.content, timeline.loops else { return Shimmer.period }
        // Placeholders of one's own have no other motion.
        if scene.stage?.shimmers != true { return clock.period }
        let length = clock.period * Double(timeline.count) / Double(clock.framesPerLoop)
        return Timeline.period(near: Shimmer.period, in: length)
    }

    /// The part of its period that the effect on a bar has passed at `time` milliseconds, in `0...1`; 0 without one.
    package func effectPlace(at time: Double) -> Double {
        guard case .track(let track) = scene.body, let effect = track.effect else { return 0 }
        if timeline.count == 1 { return effect.fullest }
        let share = time / effectPeriod(effect)
        return share - share.rounded(.down)
    }

    /// The period of an effect in milliseconds: the published one or, in a loop, the nearest one that fits a whole number of times.
    package func effectPeriod(_ effect: BarEffect) -> Double {
        timeline.loops ? Timeline.period(near: effect.period, in: timeline.length) : effect.period
    }
}
