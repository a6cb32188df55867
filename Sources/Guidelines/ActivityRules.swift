internal import Basics
internal import Indicators

extension Rule {
    /// Rules about indicators that belong together: those of one activity of an app.
    static let activities: [Rule] = [
        Rule(
            together: "mixed-indicators", .error, .circular, "G",
            "An activity has either circular or linear indicators throughout an app",
            why:
                "Use only one indicator type for each activity in an app, for example, if a circular indicator represents a refresh action on a screen, a linear indicator should not be used for the same action elsewhere in the app.",
            fix: "use one shape for the whole activity"
        ) { subjects in
            pairs(subjects) { $0.kind == .linear && $0.showsValue == $1.showsValue }.map { subject, other in
                finding(
                    subject, subjects, "has a linear indicator here and a \(other.kind.name) one elsewhere")
            }
        },
        Rule(
            together: "circular-to-linear", .error, .circular, "G",
            "A circular indicator never becomes a linear one, or vice versa",
            why: "Don't transition from a circular to a linear progress indicator or vice versa.",
            fix: "give both the same shape"
        ) { subjects in
            pairs(subjects) { $0.showsValue && !$1.showsValue }.map { subject, other in
                let kind = subjects[subject].kind.name
                return finding(
                    subject, subjects,
                    "begins with a \(other.kind.name) indicator and shows its value with a \(kind) one")
            }
        },
    ]

    private static func finding(_ subject: Int, _ subjects: [Subject], _ words: String) -> Finding {
        Finding(
            subject: subject,
            breach: Breach(
                "the activity \(quoted(subjects[subject].activity ?? "")) \(words)",
                at: [.indicator, .checkActivity]))
    }

    /// The key by which members of an activity are compared: the activity, the kind of indicator, and whether a value
    /// shows.
    private struct Role: Hashable {
        let activity: String
        let kind: IndicatorKind
        let showsValue: Bool
    }

    /// The members of an activity that is also shown by an indicator of another shape for which `isOne` holds: the number
    /// of each, with the first such indicator.
    private static func pairs(
        _ subjects: [Subject], _ isOne: (Subject, Subject) -> Bool
    ) -> [(Int, Subject)] {
        let kinds = [IndicatorKind.circular, .linear]
        var first: [Role: Subject] = [:]
        func role(_ subject: Subject) -> Role? {
            guard let activity = subject.activity, kinds.contains(subject.kind) else { return nil }
            return Role(activity: activity, kind: subject.kind, showsValue: subject.showsValue)
        }
        for subject in subjects {
            if let role = role(subject), first[role] == nil { first[role] = subject }
        }
        return subjects.enumerated().compactMap { number, subject in
            guard let role = role(subject) else { return nil }
            let kind = kinds[0] == role.kind ? kinds[1] : kinds[0]
            let others = [true, false].compactMap {
                first[Role(activity: role.activity, kind: kind, showsValue: $0)]
            }
            return others.first { isOne(subject, $0) }.map { (number, $0) }
        }
    }
}

extension Subject {
    /// Whether the indicator shows a value at its beginning or its end.
    fileprivate var showsValue: Bool { ends.contains { $0.isDeterminate } }
}
