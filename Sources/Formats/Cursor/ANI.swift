extension OutputFormat {
    /// An animated cursor for Windows, in all usual sizes.
    public static let ani = OutputFormat(
        name: "ani", synonyms: ["windows-cursor", "cur"],
        summary: "one animated cursor for Windows, in all usual sizes",
        files: "NAME.ani",
        limits: """
            delays are multiples of 1/60 s and add up; at most 60 frames a second and 256 pixels a side; it always \
            loops; with --size 24 the sizes are 24, 32, 48, 64 and 96 pixels unless --scale says otherwise
            """,
        readers: "Windows, by its published format (proven in win2xcur)",
        endings: ["ani"], content: .animation, largestSide: 256, encoding: .ani,
        naming: singleFile { $0 + ".ani" },
        scales: cursorScales, traits: [.ratesStills, .cursor])
}
