internal import Basics
internal import Indicators

/// The options for placeholders.
extension SpecOption {
    package static let skeleton = SpecOption(
        .skeleton,
        .texts(.any, Skeleton.maxRows, { $1(&$0.skeleton) }, read: Skeleton.row(parsing:)), value: "row",
        default: "none", on: .circular, in: .loop,
        synonyms: [
            "placeholder", "placeholders", "ghost", "content-loader", "loading-skeleton", "bones",
        ],
        example: "circle 40 + (line 60%, line 40%)",
        """
        Placeholders in the form of what is being loaded, instead of a spinner: circle 40, line 60%, rect 120x80 r8 or space 16, with \
        + between what is side by side, and commas between rows, in parentheses for a column; repeat for several rows. --size is \
        the width, 320 points by default.
        """)

    package static let skeletonEffect = SpecOption(
        .skeletonEffect,
        .word(
            Skeleton.Effect.self, "effect",
            synonyms: [
                (.pulse, ["fade", "breathe"]), (.shimmer, ["sheen", "gleam"]), (.wave, ["sweep", "active"]),
            ], { $1(&$0.skeletonEffect) }),
        default: "pulse", on: .circular, in: .loop, needs: .skeleton,
        synonyms: ["skeleton-animation"], example: "shimmer",
        """
        How placeholders move: pulse, all pale and come back; shimmer, one light passes over all of them; or wave, a light passes \
        over each.
        """)
}
