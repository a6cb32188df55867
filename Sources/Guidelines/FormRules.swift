internal import Basics

extension Rule {
    /// Rules about lines that wave, are cut into segments, or show two values. All limits are Spindle's own.
    static let forms: [Rule] = [
        Rule(
            "wave-too-flat", .warning, .ours, "G", "A wave leaves its middle by a pixel or more",
            why: "A wave of less than a pixel looks like a blurred straight line.",
            fix: "use a larger \(option: .waveAmplitude), or a larger \(option: .scale)"
        ) { subject in
            guard let form = subject.form, let wave = form.wave, let scale = form.scale, wave.amplitude > 0,
                wave.amplitude * scale < 1
            else { return [] }
            return [
                Breach(
                    "the wave leaves its middle by \((wave.amplitude * scale).decimal(2, .cut)) pixels at scale \(scale.decimal(2))",
                    at: [.waveAmplitude, .size, .motion])
            ]
        },
        Rule(
            "wave-too-short", .warning, .ours, "G", "A wave is more than twice as long as its line is thick",
            why: "Waves that are closer together than their line is thick run into each other.",
            fix: "use a larger \(option: .wavelength), or a thinner line"
        ) { subject in
            guard let form = subject.form, let wave = form.wave, wave.amplitude > 0,
                wave.length < 2 * form.thickness
            else { return [] }
            return [
                Breach(
                    "a wave is \(points(wave.length.decimal(2, .cut))) long, and its line \(points(form.thickness.decimal(2))) thick",
                    at: [.wavelength, .stroke, .height, .motion])
            ]
        },
        segmentTooShort,
        Rule(
            "segment-gap-unseen", .warning, .ours, "G", "Segments are a pixel or more apart",
            why: "A space of less than a pixel does not part what is on both sides of it.",
            fix: "use a larger \(option: .segmentGap), or leave out \(option: .segments)"
        ) { subject in
            guard let form = subject.form, let segment = form.segment, let scale = form.scale,
                segment.gap * scale < 1, !form.standsAcross
            else { return [] }
            return [
                Breach(
                    "segments are \((segment.gap * scale).decimal(2, .cut)) pixels apart at scale \(scale.decimal(2))",
                    at: [.segmentGap, .segments])
            ]
        },
        Rule(
            "second-value-unseen", .warning, .ours, "G",
            "Of two values, the longer one shows by a pixel or more",
            why: "A value that lies behind another, or has all of its length taken by the gap, is not there.",
            fix: "use a smaller \(option: .gap), a larger \(option: .size), or values that differ by more"
        ) { subject in
            guard let form = subject.form, let second = form.second, let scale = form.scale,
                second * scale < 1
            else { return [] }
            return [
                Breach(
                    "the longer value shows by \((second * scale).decimal(2, .cut)) pixels at scale \(scale.decimal(2))",
                    at: [.value2, .gap, .value])
            ]
        },
        Rule(
            "second-value-same", .warning, .ours, "C1", "Two values have colors that differ",
            why: "Two values in one color look like one value.",
            fix: "choose another color with a second \(option: .color), or leave it out for a paler one"
        ) { subject in
            guard let colors = subject.valueColors else { return [] }
            // A translucent one is judged as it shows.
            let ground = subject.paints.first { $0.role == .second }?.ground ?? []
            func shown(_ color: Color) -> Color { Contrast.color(of: ground + [color]) }
            guard shown(colors.first).distance(to: shown(colors.second)) < least else { return [] }
            return [
                Breach(
                    "the color of the second value, \(colors.second), is hard to tell from that of the first, \(colors.first)",
                    at: [.color, .value2])
            ]
        },
    ]

    /// The rule about segments that are too short for round ends. Also noted whenever something is rendered, since such
    /// segments look different from longer ones.
    static let segmentTooShort = Rule(
        "segment-too-short", .warning, .ours, "G",
        "A segment has room for its round ends",
        why:
            "Segments without room for round ends stand across the line, and a part of one can hardly be seen to be filled.",
        fix:
            "use fewer \(option: .segments), a smaller \(option: .segmentGap), a thinner line or \(option: .cap, "butt")"
    ) { subject in
        guard let form = subject.form, let segment = form.segment, form.standsAcross else { return [] }
        return [
            Breach(
                "a segment is \(points(segment.length.decimal(2, .cut))) long, and round ends need \(segment.ends.decimal(2)), so it stands across the line, and its ends are less round",
                at: [.segments, .segmentGap], fix: form.longerSegments)
        ]
    }
}

extension Subject.Form {
    /// Whether segments are so short that they have no room for round ends.
    fileprivate var standsAcross: Bool { hasRoundEnds && segment.map { $0.length < $0.ends } ?? false }

    /// The fix for segments that are too short, with the figures that make them long enough.
    fileprivate var longerSegments: Message? {
        guard let segment else { return nil }
        let others: Message = "a thinner line or \(option: .cap, "butt")"
        // Where there is no room for the usual gap of half the thickness, gaps are about as long as segments.
        let isUsual = (0.99...2).contains(segment.gap / segment.length)
        let place = segment.ends + max(segment.gap, isUsual ? thickness / 2 : 0)
        let most = (segment.total / place + 1e-9).rounded(.down)
        if most >= 2 { return "use \(option: .segments, most.shortestText) or fewer, \(others)" }
        // The gaps alone take too much, however few segments there are.
        let count = (segment.total / (segment.length + segment.gap)).rounded()
        let gap = ((segment.total / count - segment.ends) * 100 - 1e-6).rounded(.down) / 100
        return gap > 0
            ? "use \(option: .segmentGap, gap.shortestText) or less, \(others)" : "use \(others)"
    }
}
