internal import Basics

extension Rule {
    /// Rules about the contrast of colors.
    package static let contrasts: [Rule] = [
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
            "An indicator stands out from its own track by 3:1, unless the track is nearer to the background, or the value is also shown as text",
            why:
                "The visual presentation of graphical objects has a contrast ratio of at least 3:1 against adjacent colors.",
            fix: "choose another color or track, or remove the track"
        ) { subject in
            var subject = subject
            subject.paints.removeAll { $0.hasFaintTrack }
            return subject.value == .none ? contrastBreaches(subject, .track, Contrast.graphic) : []
        },
        Rule(
            "second-value-contrast", .advice, .contrast, "A3",
            "A second value has a contrast of 3:1 against its background (1.4.11)",
            why:
                "The visual presentation of graphical objects has a contrast ratio of at least 3:1 against adjacent colors.",
            fix: "choose a second \(option: .color) that stands out more"
        ) { contrastBreaches($0, .second, Contrast.graphic) },
    ]

    private static func contrastBreaches(
        _ subject: Subject, _ role: Subject.Paint.Role, _ least: Double
    ) -> [Breach] {
        subject.paints.filter { $0.role == role }.compactMap { paint in
            let ratio = Contrast.ratio(of: paint.color, on: paint.ground)
            guard ratio < least else { return nil }
            let ground = Contrast.color(of: paint.ground)
            let place =
                role == .track ? "its track" : paint.isContained ? "its container, \(ground)" : "\(ground)"
            let assumed =
                paint.isAssumed ? ", the theme's surface, because the picture has no background" : ""
            return Breach(
                "\(paint.part), \(paint.color.cssText), has a contrast of \(ratio.decimal(2, .cut)):1 against \(place)\(assumed); \(least.decimal(2, .cut)):1 is needed",
                at: paint.options,
                fix: paint.isContained ? "choose another color or \(option: .container)" : nil)
        }
    }
}

extension Subject.Paint {
    /// Whether a track is part of the background rather than of the indicator, so that it carries no information: the fill
    /// stands out from the background, and more from the track than the track does from the background.
    fileprivate var hasFaintTrack: Bool {
        guard role == .track, let track = ground.last else { return false }
        let below = Array(ground.dropLast())
        return Contrast.ratio(of: color, on: below) >= Contrast.graphic
            && Contrast.ratio(of: color, on: ground) > Contrast.ratio(of: track, on: below)
    }
}
