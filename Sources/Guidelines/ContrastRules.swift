internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore

extension Rule {
    /// About colors.
    static let contrasts: [Rule] = [
        Rule(
            "indicator-contrast", .error, .contrast, "A3",
            "An indicator has a contrast of 3:1 against its background (1.4.11), unless it is disabled",
            why:
                "The visual presentation of graphical objects has a contrast ratio of at least 3:1 against adjacent colors.",
            fix: "choose another color or background"
        ) { contrastBreaches($0, .graphic, Contrast.graphic) },
        Rule(
            "label-contrast", .error, .contrast, "A3",
            "Text has a contrast of 4.5:1 against its background (1.4.3)",
            why: "The visual presentation of text and images of text has a contrast ratio of at least 4.5:1.",
            fix: "choose another color or background"
        ) { contrastBreaches($0, .text, Contrast.text) },
        Rule(
            "track-contrast", .advice, .contrast, "A3",
            "An indicator has a contrast of 3:1 against its own track, unless the value is also shown as text",
            why:
                "The visual presentation of graphical objects has a contrast ratio of at least 3:1 against adjacent colors.",
            fix: "choose another color or track, or leave the track out"
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
            let assumed =
                paint.isAssumed ? ", the theme's surface, because the picture has no background" : ""
            return Breach(
                "\(paint.part), \(paint.color), has a contrast of \(ratio.decimal(2, .cut)):1 against \(place)\(assumed); \(least.decimal(2, .cut)):1 is needed",
                at: paint.options)
        }
    }
}
