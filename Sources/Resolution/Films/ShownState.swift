package import Basics
package import Indicators
package import MotionCore
package import Requests

/// A state before or after a change, with the pose of the indicator in it.
package struct ShownState: Hashable, Sendable {
    package let name: String
    /// The state of the process.
    package let state: ValueState
    package let pose: Transition.Pose
    private let isIndeterminate: Bool

    package init(_ spec: TransitionSpec.State) {
        (name, state) = (spec.name, spec.valueState)
        isIndeterminate = spec == .indeterminate
        pose =
            switch spec {
            case .determinate(let value): .determinate(value)
            case .indeterminate, .state(.active): .running
            case .state(.paused), .state(.disabled): .standing
            case .state(.error), .state(.success): .closed
            }
    }

    private init(_ shown: ShownState, pose: Transition.Pose) {
        (name, state, isIndeterminate) = (shown.name, shown.state, shown.isIndeterminate)
        self.pose = pose
    }

    /// Returns this state; where the indicator runs in it, showing a value instead.
    func showing(_ value: Double?) -> ShownState {
        guard let value, !isIndeterminate, pose == .running || pose == .standing else { return self }
        return ShownState(self, pose: .determinate(value))
    }

    var end: ResolvedChange.End {
        var value: Double?
        if case .determinate(let shown) = pose { value = shown }
        return ResolvedChange.End(
            state: state, value: value, isSettled: pose != .running && pose != .standing)
    }
}

extension TransitionSpec {
    /// Returns the states that are shown before and after the transition.
    ///
    /// - Throws: ``SpecError`` where the transition is one of steps.
    package func shown() throws(SpecError) -> (from: ShownState, to: ShownState) {
        guard case .states(let from, let to) = self else {
            throw SpecError(
                at: .option(.transition),
                "\(quoted(description)) is a transition of steps; write from:to, such as indeterminate:determinate=0.4 or active:success"
            )
        }
        return (ShownState(from), ShownState(to))
    }
}
