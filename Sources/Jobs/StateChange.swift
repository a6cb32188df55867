public import Basics
public import Indicators
internal import MotionCore

/// The change of an indicator's look from one state to another.
///
/// The color blends for as long as the indicator moves. The glyph and the label of the first state have faded out when
/// half of ``fade`` is over; the other label then appears. Check and exclamation mark are drawn once the ring has
/// closed, and a shape of one's own gives way to them; other glyphs appear meanwhile.
public struct StateChange: Hashable, Sendable {
    /// The look in one of the two states.
    public struct End: Hashable, Sendable {
        /// The state.
        public var state: ValueState
        /// The color of the indicator in it.
        public var color: Color
        /// The glyph in that state; nil for none.
        public var sign: FrameAppearance.Sign?
        /// The index of the label in the layout; nil for none.
        public var label: Int?
        /// The value that is written, in `0...1`; nil for none.
        public var value: Double?
        /// Whether a value or a closed track is shown, instead of an indeterminate motion.
        public var isSettled: Bool

        package init(
            state: ValueState, color: Color, sign: FrameAppearance.Sign? = nil, label: Int? = nil,
            value: Double? = nil, isSettled: Bool = false
        ) {
            self.state = state
            self.color = color
            self.sign = sign
            self.label = label
            self.value = value
            self.isSettled = isSettled
        }

        /// The space for a glyph before a label of its own, 0 or 1.
        package var indent: Double { sign == nil ? 0 : 1 }
    }

    /// The looks before and after the change.
    public var from, to: End
    /// The duration of the movement, in milliseconds.
    public var movement: Double

    package init(
        from: End, to: End, movement: Double
    ) {
        self.from = from
        self.to = to
        self.movement = movement
    }

    /// Milliseconds in which one label gives way to another: half to go, half to come. Ours.
    public static let fade = 200.0
    /// Milliseconds in which a check or an exclamation mark is drawn: SAP's for its checkout indicator.
    public static let signDuration = 300.0
    /// Milliseconds in which the look changes where nothing moves.
    public static let stillDuration = 200.0

    /// Milliseconds until nothing changes any more.
    public var duration: Double { movement + (drawsSign ? Self.signDuration : 0) }

    private var drawsSign: Bool {
        guard let sign = to.sign, sign.glyph != from.sign?.glyph else { return false }
        return sign.glyph == .check || sign.glyph == .exclamation
    }

    /// The look `time` milliseconds after the beginning.
    ///
    /// - Parameters:
    ///   - time: In milliseconds; before 0 and after the end the states hold.
    ///   - value: The value to write if both states show one.
    public func look(at time: Double, value: Double?) -> FrameAppearance {
        let part = smoothstep(time / movement)
        var look = FrameAppearance(
            color: from.color.mixed(with: to.color, part), texts: texts(time, value), signs: signs(time))
        look.settled = settled(at: time)
        look.add(from.state, 1 - part)
        look.add(to.state, part)
        let still = Storyline.turned(time)
        look.halt = (from.state == .paused ? 1 - still : 0) + (to.state == .paused ? still : 0)
        return look
    }

    /// The share of a value or a closed track in the picture, in place of an indeterminate motion, in `0...1`.
    package func settled(at time: Double) -> Double {
        if from.isSettled == to.isSettled { return to.isSettled ? 1 : 0 }
        let part = smoothstep(time / movement)
        return to.isSettled ? part : 1 - part
    }

    private func texts(_ time: Double, _ value: Double?) -> [FrameAppearance.Text] {
        if from.label == to.label {
            // A label that stays does not blink, whatever becomes of the value.
            let part = smoothstep(time / Self.fade)
            let shown = from.value == nil ? (to.value == nil ? 1 : part) : (to.value == nil ? 1 - part : 1)
            return [
                FrameAppearance.Text(
                    label: to.label, value: value ?? from.value, valueOpacity: shown, indent: indent(at: time)
                )
            ]
        }
        let half = Self.fade / 2
        let first = FrameAppearance.Text(
            label: from.label, value: from.value, opacity: 1 - smoothstep(time / half), indent: from.indent)
        var second = FrameAppearance.Text(
            label: to.label, value: to.value, opacity: smoothstep((time - half) / half), indent: to.indent)
        second.follows = true
        return [first, second]
    }

    /// The space for a glyph before a label that stays, in `0...1`. It opens before the glyph appears, and closes after
    /// the glyph has left.
    package func indent(at time: Double) -> Double {
        let half = Self.fade / 2
        if from.sign == nil { return to.sign == nil ? 0 : smoothstep(time / half) }
        return to.sign == nil ? 1 - smoothstep((time - half) / half) : 1
    }

    private func signs(_ time: Double) -> [FrameAppearance.Sign] {
        var signs: [FrameAppearance.Sign] = []
        if var sign = from.sign, let other = to.sign, other.glyph == sign.glyph {
            sign.color = sign.color.mixed(with: other.color, smoothstep(time / movement))
            signs.append(sign)
        } else {
            if var sign = from.sign {
                sign.opacity = 1 - smoothstep(time / (Self.fade / 2))
                signs.append(sign)
            }
            if var sign = to.sign {
                if drawsSign {
                    let part = (time - movement) / Self.signDuration
                    // SAP's are drawn at a steady speed.
                    sign.progress = sign.style == .checkout ? min(max(part, 0), 1) : smoothstep(part)
                } else {
                    let half = Self.fade / 2
                    sign.progress = smoothstep((time - half) / half)
                    sign.opacity = sign.progress
                }
                signs.append(sign)
            }
        }
        return signs
    }
}
