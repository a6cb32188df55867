import ArgumentParser
import FramePipeline

/// What is for people who do not see the indicator, or should not see it move.
struct AccessOptions: ParsableArguments {
    @Option(
        help: """
            Also tell in words what the asset shows, for assistive technology: json for everything, vtt for captions, txt; \
            repeat for several. (default: none)
            """)
    var sidecar: [String] = []

    @Option(
        help: """
            Who has started what the indicator stands for: user, or system, of which nothing but a failure is \
            announced. (default: user)
            """)
    var startedBy: String?

    @Option(
        help: """
            Render what stands in the place of motion that makes people ill: message, a text that changes, or slow, the \
            same motion at a quarter of its speed.
            """)
    var reducedMotion: String?

    @Option(
        help: "Render such a variant as well, as NAME-reduced or NAME-reduced-slow; repeat for both.")
    var withReducedMotion: [String] = []

    @Option(
        help: """
            What the message says; repeat for the texts that follow it. (default: Loading, Still loading…, Sorry for the \
            wait. Still loading…)
            """)
    var reducedText: [String] = []

    func apply(to spec: inout RenderSpec) {
        if !sidecar.isEmpty { spec.access.sidecars = sidecar }
        if let startedBy { spec.access.startedBy = startedBy }
        if let reducedMotion { spec.access.reducedMotion = reducedMotion }
        if !withReducedMotion.isEmpty { spec.access.variants = withReducedMotion }
        if !reducedText.isEmpty { spec.access.reducedTexts = reducedText }
    }
}
