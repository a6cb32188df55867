extension OutputFormat {
    /// All frames in one animated PNG.
    public static let apng = OutputFormat(
        name: "apng", synonyms: ["png", "animated-png"],
        summary: "one animated PNG",
        files: "NAME.apng; NAME@2x.apng at scale 2",
        limits: """
            delays are whole milliseconds and add up to the total; browsers slow down above 90 frames a second
            """,
        readers: "all browsers, Pillow; programs that know only PNG show the first frame",
        endings: ["apng", "png"], content: .animation, encoding: .apng, naming: fileName("apng"),
        traits: [.compressed, .budgeted, .ratesStills, .wide], mostPlays: Int(Int32.max))
}
