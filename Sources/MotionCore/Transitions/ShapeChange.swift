internal import Easings

/// The course of morphing shapes from one pose to another, by way of a circle, their closed pose.
///
/// Their clock stops while the outline morphs into the circle, point by point; a value begins with that circle, too.
struct ShapeChange: Hashable, Sendable {
    private let motion: DrawnMotion
    private let from, to: Transition.Pose
    /// The motion's own clock while it comes to a standstill or starts; nil where nothing runs.
    private let clock: ClockWarp?

    /// The time that a shape takes to morph into a circle, or back, in milliseconds. Spindle's own figure: less than the
    /// 650 from one shape to the next.
    static let roundingDuration = 400.0

    /// - Precondition: The poses differ, and not both depend on the motion.
    init(_ motion: DrawnMotion, _ from: Transition.Pose, _ to: Transition.Pose, at time: Double) {
        self.motion = motion
        self.from = from
        self.to = to
        let length = Self.roundingDuration
        switch (from, to) {
        case (.running, _): clock = .stopping(at: time, in: length)
        case (_, .running): clock = .starting(at: 0, in: length)
        default: clock = nil
        }
        standing = time
    }

    /// The motion's own time where it stands still before the beginning.
    private let standing: Double

    /// Whether a value and a shape of the motion are both shown, so that one morphs into a circle, and the circle into the
    /// other.
    private var hasTwoParts: Bool {
        from.isValue && to == .running || to.isValue && (from == .running || from == .standing)
    }

    var duration: Double {
        if from.isValue, to.isValue { return ArcCourse.changeDuration }
        return hasTwoParts ? 2 * Self.roundingDuration : Self.roundingDuration
    }

    /// Returns the motion's own time once it runs again.
    func motionTime(at time: Double) -> Double? {
        clock?.time(at: time - (duration - Self.roundingDuration))
    }

    /// Returns the picture `time` milliseconds after the beginning.
    func moment(at time: Double) -> ShapeMoment {
        let length = Self.roundingDuration
        switch (from, to) {
        case (.determinate(let first), .determinate(let last)):
            let run = ValueRun(from: first, to: last, easing: .easeInOut)
            return value(run.value(at: min(max(time / duration, 0), 1)))
        case (.determinate(let value), .closed):
            return self.value(value).rounded(by: smoothstep(time / length))
        case (.closed, .determinate(let value)): return self.value(value * smoothstep(time / length))
        case (.determinate(let value), _):
            if time < length { return self.value(value * (1 - smoothstep(time / length))) }
            return running(at: time - length).rounded(by: 1 - smoothstep((time - length) / length))
        case (_, .determinate(let value)) where time >= length:
            return self.value(value * smoothstep((time - length) / length))
        case (_, .running): return running(at: time).rounded(by: 1 - smoothstep(time / length))
        default: return running(at: time).rounded(by: smoothstep(time / length))
        }
    }

    private func running(at time: Double) -> ShapeMoment {
        guard case .shape(let moment) = motion.moment(at: clock?.time(at: time) ?? standing) else {
            preconditionFailure("shapes show shapes")
        }
        return moment
    }

    private func value(_ value: Double) -> ShapeMoment {
        guard case .shape(let moment) = motion.moment(showing: { _ in value }, at: 0) else {
            preconditionFailure("shapes show shapes")
        }
        return moment
    }
}

extension Transition {
    /// Returns the shape after `time` milliseconds; nil where shapes move only by their motion's own clock. Before the
    /// beginning and after ``duration`` the poses hold.
    public func shape(at time: Double) -> ShapeMoment? {
        if case .shape(let kept) = kept(at: time) { return kept }
        guard motionTime(at: time) == nil, case .shape(let change) = course else { return nil }
        return change.moment(at: time)
    }
}

extension ShapeMoment {
    /// Returns the shape with a share of the morph into a circle.
    fileprivate func rounded(by share: Double) -> ShapeMoment {
        var moment = self
        moment.roundness = share
        return moment
    }
}

extension DrawnMotion {
    /// The picture for the pose in which the whole track of another indicator is filled; nil where there is none.
    package var closed: DrawnMoment? {
        switch form {
        case .ringWave, .barWave: return moment(showing: { _ in 1 }, at: 0)
        case .shapes:
            var circle = ShapeMoment(shape: 0, next: 1, fraction: 0, rotation: 0, color: 0)
            circle.roundness = 1
            return .shape(circle)
        case .elements: return nil
        }
    }
}
