import ArgumentParser
import FramePipeline

/// What is written with an indicator.
struct LabelOptions: ParsableArguments {
    @Option(help: "A label: sentence case, few words.")
    var label: String?

    @Option(
        help: "How the value is written: percent, fraction or none. (default: none)")
    var progressText: String?

    @Option(help: "What a fraction is of, as 30 in 12/30. (default: 100)")
    var progressTotal: Int?

    @Option(help: "Where the value is written: label for its end, or center for the ring's. (default: label)")
    var progressPlacement: String?

    @Option(
        help: """
            The font: an installed family, or a file ending in .ttf, .otf, .ttc or .otc. (default: \
            the one that set-up installs)
            """)
    var font: String?

    func apply(to spec: inout RenderSpec) {
        if let label { spec.label.text = label }
        if let progressText { spec.label.progressText = progressText }
        if let progressTotal { spec.label.total = progressTotal }
        if let progressPlacement { spec.label.placement = progressPlacement }
        if let font { spec.label.font = font }
    }
}
