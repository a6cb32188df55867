internal import Basics

/// The option for values beyond 1.
extension SpecOption {
    package static let overflow = SpecOption(
        .overflow, .flag({ $1(&$0.animation.overflows) }), on: .ringValues, in: .run, needs: .flat,
        and: .overfull,
        synonyms: [
            "allow-overflow", "allow-progress-overflow", "beyond", "over-100", "second-lap", "laps", "lap",
            "exceed", "overachieve", "activity-ring",
        ],
        example: "true",
        """
        Let a value on a ring go beyond 1, up to 2: the rest is a second lap, over a first one at 60 % of the color's opacity, as on \
        Wear OS.
        """)
}
