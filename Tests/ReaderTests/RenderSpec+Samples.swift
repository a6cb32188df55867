import Drawing
import Indicators
import MotionCore
import Requests

extension RenderSpec {
    /// A gradient on a motion, with what else is asked for.
    mutating func gradient(_ motion: Motion, _ more: (inout RenderSpec) -> Void = { _ in }) {
        self.motion = motion
        gradient = Gradient([Color(rgba: 0x0A6E_D1FF), Color(rgba: 0x7F52_FFFF), Color(rgba: 0xE973_0CFF)])
        more(&self)
    }

    /// The same on values.
    mutating func gradient(_ values: ValueSpan, _ more: (inout RenderSpec) -> Void = { _ in }) {
        gradient(.determinate) {
            $0.animation.value = values
            more(&$0)
        }
    }

    /// Fades to what a disabled bar of Material's looks like.
    mutating func disabledBar(stop: Double = 0, height: Double? = nil) {
        material { ($0.indicator, $0.animation.value, $0.stop, $0.height) = (.linear, 0.4, stop, height) }
        state = .disabled
    }

    /// All values in a theme whose track leaves a gap, with what else is asked for.
    mutating func material(_ more: (inout RenderSpec) -> Void) {
        (themeSource, animation.value) = (.value(.materialLight), ValueSpan(from: 0, to: 1))
        more(&self)
    }

    /// Four steps, one of them dynamic, with what else is asked for.
    mutating func steps(
        change: TransitionSpec?, _ more: (inout RenderSpec) -> Void = { _ in }
    ) {
        (indicator, themeSource, transition) = (.steps, .value(.fioriLight), change)
        steps.items = [
            .init("Cart", state: change == nil ? .error : nil), .init("Address"),
            .init("Gift wrap", isDynamic: true), .init("Payment"), .init("Review"),
        ]
        if change == nil { steps.current = 2 }
        more(&self)
    }
}
