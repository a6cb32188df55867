extension OutputFormat {
    /// All frames in one animated PNG.
    public static let apng = OutputFormat(
        name: "apng", also: ["png", "animated-png"],
        summary: "one animated PNG",
        files: "NAME.apng; NAME@2x.apng at scale 2",
        limits: """
            delays are fractions of 16 bits, so 1/60 s and 29.97 frames a second are exact; Chromium \
            rounds them down to milliseconds; browsers slow down above 90 frames a second
            """,
        readers: "all browsers, Pillow; programs that know only PNG show the first frame",
        endings: ["apng", "png"], content: .animation, encoding: .apng, naming: fileName("apng"))
}
