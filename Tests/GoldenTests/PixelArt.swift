import Drawing
import Indicators
import Loading
import MotionCore
import Requests

/// Pictures of whole pixels.
enum PixelArt {
    /// Rings with each cap, pies, bars and motions, enlarged four times.
    static let pictures: ImageCase = {
        var cells: [ImageCase.Cell] = []
        let track = Color(rgba: 0xD5DC_E4FF)
        for cap in StrokeCap.allCases {
            var ring = CircularIndicator(size: 16, stroke: 2, cap: cap)
            ring.track = track
            cells += [0.1, 0.25, 0.4, 0.6, 0.75, 0.9].map {
                .init(indicator: ring, span: ArcSpan(start: 0, sweep: $0), scale: 4)
            }
        }
        for isRound in [true, false] {
            let bar = LinearIndicator(width: 24, height: isRound ? 6 : 3, isRound: isRound, track: track)
            cells += [0, 0.1, 0.35, 0.5, 0.8, 1].map { .init(track: bar, value: $0, scale: 4) }
        }
        func add(_ motion: Motion?, size: Double, _ change: (inout RenderSpec) -> Void = { _ in }) {
            var spec = RenderSpec()
            (spec.animation.motion, spec.animation.frames) = (motion.map { .value($0) }, 6)
            (spec.extent, spec.antialiasing) = (.points(size), Antialiasing.none)
            change(&spec)
            let request = spec
            cells += ImageCase.Cell.frames(scale: 4) { try request.resolve() }
        }
        add(nil, size: 21) {
            ($0.form, $0.animation.value, $0.trackPaint) = (.pie, ValueSpan(from: 0, to: 1), .color(track))
        }
        for motion in [Motion.fluent, .cupertino, .ui5Dots, .materialAdvance] { add(motion, size: 24) }
        var sheet = ImageCase(name: "pixel-art", cells: cells, columns: 6)
        sheet.antialiasing = .none
        return sheet
    }()
}
