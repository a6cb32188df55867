internal import Basics
public import Drawing
public import Indicators
internal import MotionCore

/// How the looks of an indicator change while it comes from one state into another.
///
/// Its color blends for as long as it moves. A sign that belongs to the state before is gone, and its
/// label, when half of ``fade`` is over; the other label then appears. Check and exclamation mark are
/// drawn when the ring has closed, other signs appear meanwhile.
public struct StateChange: Hashable, Sendable {
    /// What is shown in one of the two states.
    public struct End: Hashable, Sendable {
        /// The state.
        public var state: ValueState
        /// The color of the indicator in it.
        public var color: Color
        /// The sign that is shown; nil for none.
        public var sign: FrameLook.Sign?
        /// Which of the layout's labels, and the value that is written; nil for none.
        public var label: Int?
        /// The value that is written, in `0...1`; nil for none.
        public var value: Double?
        /// Whether a value shows, or what closes the track, instead of what runs while none is known.
        public var isSettled: Bool

        package init(
            state: ValueState, color: Color, sign: FrameLook.Sign? = nil, label: Int? = nil,
            value: Double? = nil, isSettled: Bool = false
        ) {
            self.state = state
            self.color = color
            self.sign = sign
            self.label = label
            self.value = value
            self.isSettled = isSettled
        }

        /// How much room for a sign there is before a label of its own.
        package var indent: Double { sign == nil ? 0 : 1 }
    }

    /// What is shown before and afterwards.
    public var from, to: End
    /// How long the indicator moves, in milliseconds.
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
    ///   - value: What is written where both states show a value.
    public func look(at time: Double, value: Double?) -> FrameLook {
        let part = smoothstep(time / movement)
        var look = FrameLook(
            color: from.color.mixed(with: to.color, part), texts: texts(time, value), signs: signs(time))
        look.settled = settled(at: time)
        look.add(from.state, 1 - part)
        look.add(to.state, part)
        let still = Storyline.turned(time)
        look.halt = (from.state == .paused ? 1 - still : 0) + (to.state == .paused ? still : 0)
        return look
    }

    /// How far a value shows, or what closes the track, instead of what runs.
    package func settled(at time: Double) -> Double {
        if from.isSettled == to.isSettled { return to.isSettled ? 1 : 0 }
        let part = smoothstep(time / movement)
        return to.isSettled ? part : 1 - part
    }

    private func texts(_ time: Double, _ value: Double?) -> [FrameLook.Text] {
        if from.label == to.label {
            // A label that stays does not blink, whatever becomes of the value.
            let part = smoothstep(time / Self.fade)
            let shown = from.value == nil ? (to.value == nil ? 1 : part) : (to.value == nil ? 1 - part : 1)
            return [
                FrameLook.Text(
                    label: to.label, value: value ?? from.value, valueOpacity: shown, indent: indent(at: time)
                )
            ]
        }
        let half = Self.fade / 2
        let first = FrameLook.Text(
            label: from.label, value: from.value, opacity: 1 - smoothstep(time / half), indent: from.indent)
        var second = FrameLook.Text(
            label: to.label, value: to.value, opacity: smoothstep((time - half) / half), indent: to.indent)
        second.follows = true
        return [first, second]
    }

    /// How much room for a sign a label has that stays: it gives way before one appears, and comes back when
    /// it is gone.
    package func indent(at time: Double) -> Double {
        let half = Self.fade / 2
        if from.sign == nil { return to.sign == nil ? 0 : smoothstep(time / half) }
        return to.sign == nil ? 1 - smoothstep((time - half) / half) : 1
    }

    private func signs(_ time: Double) -> [FrameLook.Sign] {
        var signs: [FrameLook.Sign] = []
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
