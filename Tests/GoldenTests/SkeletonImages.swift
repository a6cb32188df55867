import Drawing
import Indicators
import Loading
import Requests
import TestSupport

/// Contact sheets of placeholders of one's own.
enum SkeletonImages {
    static let cases = [effects]

    /// Each effect at five times, in light and dark, the last two from right to left.
    private static let effects: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for (theme, direction) in [(Theme.fioriLight, FlowDirection.ltr), (.materialDark, .rtl)] {
            for effect in Skeleton.Effect.allCases {
                var spec = RenderSpec(theme: theme)
                spec.skeleton = [
                    [.circle(32), .column([[.line(.share(0.7))], [.line(.share(0.4), 8)]])],
                    [.rect(.share(1), 48, radius: 8)], [.line(.share(0.9))],
                ]
                (spec.skeletonEffect, spec.size, spec.direction) = (effect, 120, direction)
                (spec.animation.frames, spec.margin, spec.backdrop) = (20, 8, .surface)
                cells += ImageCase.Cell.frames(
                    { _ in [0, 3, 6, 9, 14] }, scale: 1, of: { try spec.resolve() })
            }
        }
        var sheet = ImageCase(name: "skeletons", cells: cells, columns: 5)
        sheet.backgrounds = [.light]
        return sheet
    }()
}
