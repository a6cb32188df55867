import Indicators
import Requests

extension Case {
    /// Steps across a tablet as one sheet, which is large enough to be made in bands.
    public static let bands = Case(
        name: "Bands", frames: 26,
        ours: {
            var spec = RenderSpec()
            spec.theme = .value(.fioriLight)
            spec.background = .surface
            spec.steps.items = ["Cart", "Address", "Shipping", "Payment", "Review"].map { StepSpec.Item($0) }
            spec.state.transition = .steps(from: 2, to: 3)
            spec.motion.frames = 26
            spec.width = 1024
            spec.scales = [3]
            spec.formats = [.sheet]
            let bench = try RenderBench(spec)
            return { try bench.run() }
        })
}
