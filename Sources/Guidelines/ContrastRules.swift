internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore

extension Rule {
    /// About colors.
    static let contrasts: [Rule] = [
        Rule(
            "indicator-contrast", .error, .contrast, "A3",
            "An indicator stands out from its ground by 3:1 (1.4.11); one that is disabled need not",
            fix: "choose another color or ground"
        ) { contrastBreaches($0, .graphic, Contrast.graphic) },
        Rule(
            "label-contrast", .error, .contrast, "A3",
            "Text stands out from its ground by 4.5:1 (1.4.3)", fix: "choose another color or ground"
        ) { contrastBreaches($0, .text, Contrast.text) },
        Rule(
            "track-contrast", .advice, .contrast, "A3",
            "An indicator stands out from its own track by 3:1, unless a value is written as well",
            fix: "choose another color or track, or show no track"
        ) { subject in
            subject.value == .none ? contrastBreaches(subject, .track, Contrast.graphic) : []
        },
    ]

    private static func contrastBreaches(
        _ subject: Subject, _ role: Subject.Paint.Role, _ least: Double
    ) -> [Breach] {
        subject.paints.filter { $0.role == role }.compactMap { paint in
            let ratio = Contrast.ratio(of: paint.color, on: paint.ground)
            guard ratio < least else { return nil }
            let place = role == .track ? "its track" : "\(Contrast.color(of: paint.ground))"
            let assumed = paint.isAssumed ? ", the theme's surface, since the picture has no ground" : ""
            return Breach(
                "\(paint.part), \(paint.color), stands out by \(ratio.decimal(2, .cut)):1 from \(place)\(assumed); \(least.decimal(2, .cut)):1 is needed",
                at: paint.options)
        }
    }
}
