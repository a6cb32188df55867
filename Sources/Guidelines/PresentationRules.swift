internal import Basics
internal import Indicators
internal import Presentations

extension Rule {
    /// Rules about the place in which an indicator is shown.
    static let presentations: [Rule] = [
        determinateCheckout, wordsInPartialLoading,
        Rule(
            "obstructive-without-message", .advice, .accessible, "P3",
            "A wait of more than two seconds explains itself, except for partial loading",
            why:
                "If the process is going to take more than a second or two, or if it may be unclear what is occurring while the progress indicator is apparent, then supply the user with descriptive text, such as “Loading” or “Sending” in addition to the indicator so the user understands why he or she is waiting.",
            fix: "add \(option: .presentMessage)"
        ) { subject in
            guard let place = subject.place, place.isObstructive, place.takesWords, place.message.isEmpty,
                !subject.saysWhat,
                [subject.duration, subject.timing?.length].compactMap({ $0 }).max() ?? .infinity > shortWait
            else { return [] }
            return [
                Breach("\(quoted(place.name)) keeps the user waiting without saying why", at: [.present])
            ]
        },
        shortenedMessage,
        Rule(
            together: "indicator-in-every-button", .advice, .progress, "C15",
            "Not every button of a screen has an indicator",
            why: "Don't apply progress indicators to every button in your app.",
            fix: "use it only in buttons that start a long process"
        ) { subjects in
            var groups: [Look: [Int]] = [:]
            for (number, subject) in subjects.enumerated() {
                guard let screen = subject.screen, subject.place?.isControl == true
                else { continue }
                groups[Look(screen: screen, motion: subject.motion), default: []].append(number)
            }
            return groups.values.sorted { $0[0] < $1[0] }.compactMap { numbers in
                // Variants of one asset count as one button.
                let assets = Set(numbers.map { subjects[$0].origin })
                guard assets.count > 1, let first = numbers.first else { return nil }
                let screen = quoted(subjects[first].screen ?? "")
                return Finding(
                    subject: first,
                    breach: Breach(
                        "\(assets.count) buttons of the screen \(screen) have the same indicator",
                        at: [.checkScreen]))
            }
        },
    ]

    /// The rule that a checkout shows no value, since nobody knows how long it takes. A breach keeps the picture from being
    /// drawn.
    static let determinateCheckout = Rule(
        "determinate-checkout", .error, .circular, "C12, C13",
        "Indicators of a checkout are indeterminate",
        why: "Use only the indeterminate variant in these cases.",
        fix: "remove the value, or use a presentation that shows values, such as dialog"
    ) { subject in
        guard let place = subject.place, !place.takesValues, place.asksForValue else { return [] }
        return [
            Breach(
                "\(quoted(place.name)) is for checkouts, which use only indeterminate indicators",
                at: [.value, .transition, .log, .operation, .motion, .present])
        ]
    }

    /// The rule that partial loading has no text. A breach keeps the picture from being drawn, too.
    static let wordsInPartialLoading = Rule(
        "message-in-partial-loading", .error, .circular, "C13", "Partial loading has no message",
        why: "No message is needed for a partial loading use case.",
        fix: "remove the text"
    ) { subject in
        guard let place = subject.place, !place.takesWords, place.asksForWords else { return [] }
        return [
            Breach(
                "\(quoted(place.name)) shows no text",
                at: [.presentMessage, .label, .present],
                edit: Edit(.text(place.message.isEmpty ? place.label : place.message), .removed))
        ]
    }

    static let shortenedMessage = Rule(
        "message-does-not-fit", .warning, .circular, "C12", "A message is brief",
        why: "Use the message to briefly inform users about the progress.",
        fix: "use a wider \(option: .presentScreen) or fewer words"
    ) { subject in
        subject.place?.shortened.map { words in
            switch words {
            case .message:
                Breach("the message does not fit and is shortened", at: [.presentMessage, .label])
            case .paused:
                Breach(
                    "the text of the pause does not fit where the message was and is shortened",
                    at: options(.paused, subject))
            case .outcome:
                Breach(
                    "the outcome does not fit where the message was and is shortened",
                    at: options(subject.ends.last { $0.state.isFinal }?.state ?? .error, subject))
            case .notice:
                Breach(
                    "the outcome does not fit in the toast and is shortened",
                    at: options(subject.ends.last { $0.state.isFinal }?.state ?? .error, subject))
            case .cancel:
                Breach(
                    "the text of a button does not fit in its part of the screen and is shortened",
                    at: [.presentCancel, .presentPause, .presentRestart, .presentClose])
            }
        } ?? []
    }

    /// The rules whose breach keeps a picture from being drawn, so that the request alone is judged.
    static let preventing = [tooFewSteps, determinateCheckout, wordsInPartialLoading]

    /// The wait from which a message is advised, in milliseconds: "more than a second or two".
    private static let shortWait = 2000.0

    private struct Look: Hashable {
        let screen, motion: String
    }
}

extension Subject {
    /// Whether a label shows while the process runs, or, where only its outcome is shown, at all.
    var saysWhat: Bool {
        ends.allSatisfy { $0.state.isFinal } ? ends.contains { !$0.label.isEmpty } : !activeLabel.isEmpty
    }

    /// Whether the subject breaks a rule of those that keep a picture from being drawn.
    public var preventsPicture: Bool { Rule.preventing.contains { !$0.breaches(by: self).isEmpty } }
}
