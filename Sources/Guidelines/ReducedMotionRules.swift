internal import Basics

extension Rule {
    /// About people whom motion makes ill.
    static let reducedMotions: [Rule] = [
        Rule(
            together: "reduced-motion-missing", .warning, .accessible, "A1",
            "An indicator that moves has a reduced-motion variant",
            why:
                "Instead of simply stopping animation of the activity indicator when Reduce Motion is enabled, replace the activity indicator with a message, such as “Loading” or “In Progress”.",
            fix:
                "add \(option: "with-reduced-motion", "message") (or slow where a message does not fit), or a separate asset with \(option: "reduced-motion")"
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
                        "it moves but has no reduced-motion variant",
                        at: []))
            }
        }
    ]

    /// What the name of an asset has more than that of the one in whose place it stands: as variants are called
    /// that are written with an asset, and those of a matrix of `reduced-motion`.
    private static let suffixes = ["-reduced", "-reduced-slow", "-message", "-slow"]
}
