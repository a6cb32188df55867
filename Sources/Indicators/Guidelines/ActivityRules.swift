extension Rule {
    /// About indicators that belong together: those of one activity of an app, and of one screen.
    static let activities: [Rule] = [
        Rule(
            together: "mixed-indicators", .error, .circular, "G",
            "An activity has either circular or linear indicators in all of an app",
            fix: "choose one of them for all of the activity"
        ) { subjects in
            groups(subjects, by: \.activity).flatMap { group in
                group.flatMap { number -> [Finding] in
                    let subject = subjects[number]
                    let others = group.map { subjects[$0] }.filter {
                        $0.isLike(subject) && $0.kind != subject.kind
                    }
                    guard let other = others.first, subject.kind == .linear else { return [] }
                    return [
                        Finding(
                            subject: number,
                            breach: Breach(
                                "the activity \(quoted(subject.activity ?? "")) has a \(subject.kind.name) indicator here and a \(other.kind.name) one elsewhere",
                                at: ["indicator", "check.activity"]))
                    ]
                }
            }
        },
        Rule(
            together: "circular-to-linear", .error, .circular, "G",
            "A circular indicator never becomes a linear one, nor the other way round",
            fix: "give both the same shape"
        ) { subjects in
            groups(subjects, by: \.activity).flatMap { group in
                group.flatMap { number -> [Finding] in
                    let subject = subjects[number]
                    guard subject.endsDeterminate else { return [] }
                    let before = group.map { subjects[$0] }.first {
                        $0.isIndeterminate && $0.kind != subject.kind
                    }
                    guard let before else { return [] }
                    return [
                        Finding(
                            subject: number,
                            breach: Breach(
                                "the activity \(quoted(subject.activity ?? "")) begins with a \(before.kind.name) indicator and shows its value with a \(subject.kind.name) one",
                                at: ["indicator", "check.activity"]))
                    ]
                }
            }
        },
    ]

    /// The numbers of the subjects that have something in common, in their order; steps aside.
    static func groups(_ subjects: [Subject], by key: KeyPath<Subject, String?>) -> [[Int]] {
        var order: [String] = []
        var groups: [String: [Int]] = [:]
        for (number, subject) in subjects.enumerated() where subject.kind != .steps {
            guard let name = subject[keyPath: key] else { continue }
            if groups[name] == nil { order.append(name) }
            groups[name, default: []].append(number)
        }
        return order.map { groups[$0] ?? [] }
    }
}

extension Subject {
    fileprivate var endsDeterminate: Bool { ends.contains { $0.isDeterminate } }

    /// Whether it shows the same part of an activity: that it runs, or how far it is.
    fileprivate func isLike(_ other: Subject) -> Bool { endsDeterminate == other.endsDeterminate }
}
