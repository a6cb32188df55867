internal import Basics

extension Rule {
    /// About people whom motion makes ill.
    static let reducedMotions: [Rule] = [
        Rule(
            together: "reduced-motion-missing", .warning, .accessible, "A1",
            "What moves has a variant for those who should not see it move",
            fix:
                "give \(option: "with-reduced-motion", "message"), or slow where a message has no place, or an asset of its own with \(option: "reduced-motion")"
        ) { subjects in
            let reduced = subjects.filter { $0.isReduced }
            let activities = Set(reduced.compactMap { $0.activity })
            let names = Set(reduced.map { $0.name })
            return subjects.enumerated().compactMap { number, subject in
                guard subject.lacksReduced, !(subject.activity.map(activities.contains) ?? false),
                    !suffixes.contains(where: { names.contains(subject.name + $0) })
                else { return nil }
                return Finding(
                    subject: number,
                    breach: Breach(
                        "it moves, and nothing stands in its place where motion is to be reduced",
                        at: []))
            }
        }
    ]

    /// What the name of an asset has more than that of the one in whose place it stands: as variants are called
    /// that are written with an asset, and those of a matrix of `reduced-motion`.
    private static let suffixes = ["-reduced", "-reduced-slow", "-message", "-slow"]
}
