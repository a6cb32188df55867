extension OutputFormat {
    /// A Lottie animation with its themes and states, in one archive.
    public static let dotlottie = OutputFormat(
        name: "dotlottie", synonyms: ["dot-lottie", "lottie-archive", "lottiefiles"],
        summary:
            "a dotLottie 2 archive: the animation, its themes, and a state machine for states and values",
        files: "NAME.lottie",
        limits: """
            60 frames a second, at which players step; sizes are rounded up to whole points; themes change colors, not \
            opacities
            """,
        readers: """
            players of dotLottie 2 (themes proven in ThorVG, the rest by the format's published rules)
            """,
        endings: ["lottie"], content: .vector, encoding: .dotlottie,
        naming: singleFile { $0 + ".lottie" }, traits: [.ratesStills, .timesStills, .dark, .contrast])
}
