extension OutputFormat {
    /// All frames in one animated WebP.
    public static let webp = OutputFormat(
        name: "webp", synonyms: ["animated-webp"],
        summary: "one animated, lossless WebP",
        files: "NAME.webp; NAME@2x.webp at scale 2",
        limits: """
            delays are whole milliseconds and add up to the total; sides of at most 16383 pixels; browsers slow \
            down above 90 frames a second
            """,
        readers: "all browsers, Android, Pillow",
        endings: ["webp"], content: .animation, largestSide: 16383, encoding: .webp,
        naming: fileName("webp"), traits: [.compressed, .budgeted, .wide], mostPlays: 65_535)
}
