internal import Basics

extension Rule {
    /// Rules about the room for labels.
    static let labelFits: [Rule] = [
        Rule(
            "label-box-too-narrow", .error, .circular, "C7",
            "A label is used only where there is room for it",
            why:
                "Don't use labels when a loading process takes less than 10 seconds, or when the height or the width is too constrained.",
            fix: "increase \(option: .width), or leave the label out"
        ) { subject in
            subject.labels.filter { $0.isConfined }.map { label in
                let width = max(label.room ?? 0, 0).decimal(2, .cut)
                let room = "\(points(width)) \(width == "1" ? "is" : "are")"
                return Breach(
                    label.shown.isEmpty
                        ? "the label does not fit and is left out: only \(room) available for it"
                        : "the label does not fit and is shortened to \(quotedWhole(label.shown)): only \(room) available for it",
                    at: [.width, .label], fix: subject.wider(", or leave the label out"))
            }
        },
        Rule(
            "label-over-two-lines", .error, .circular, "C7",
            "A label takes at most two lines in compact width",
            why: "Labels can't exceed two lines of text.",
            fix: "increase \(option: .width) or use fewer words"
        ) { fitBreaches($0, lines: 2, "on two lines") },
        Rule(
            "label-over-one-line", .error, .circular, "C7", "A label takes one line in regular width",
            why: "Wrapping is not recommended and is only available for compact window sizes.",
            fix: "increase \(option: .width) or use fewer words"
        ) { fitBreaches($0, lines: 1, "on the single line allowed in regular width") },
        Rule(
            "label-wraps", .advice, .circular, "C7", "A label takes one line",
            why: "Keep labels short – we recommend one line of text.",
            fix: "increase \(option: .width) or use fewer words"
        ) { subject in
            subject.labels.filter { $0.lines > 1 && $0.shown == $0.text }.map {
                Breach(
                    "the label \(quoted($0.text)) takes two lines", at: [.label, .width],
                    fix: subject.wider(" or fewer words"))
            }
        },
    ]

    private static func fitBreaches(_ subject: Subject, lines: Int, _ words: String) -> [Breach] {
        subject.labels.filter { $0.isShortened && !$0.isConfined && $0.maxLines == lines }.map {
            Breach(
                "the label does not fit \(words) and is shortened to \(quotedWhole($0.shown))",
                at: [.label, .width], fix: subject.wider(" or fewer words"))
        }
    }
}

extension Subject {
    /// The fix that makes more room where the presentation fills its screen; nil where a greater width is enough.
    fileprivate func wider(_ rest: String) -> Message? {
        place?.isFilled == true ? "use a wider \(option: .presentScreen)\(rest)" : nil
    }
}

extension Subject.Label {
    fileprivate var isShortened: Bool { shown != text }

    /// Whether the room is too narrow for any label: less than five times the font size, about ten letters of a usual text.
    /// The limit is Spindle's own.
    fileprivate var isConfined: Bool {
        isShortened && (shown.isEmpty || room.map { $0 < 5 * size } ?? false)
    }
}
