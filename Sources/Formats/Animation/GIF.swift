extension OutputFormat {
    /// All frames in one GIF.
    public static let gif = OutputFormat(
        name: "gif", synonyms: ["animated-gif"],
        summary: "one animated GIF, for viewers that support nothing better",
        files: "NAME.gif; NAME@2x.gif at scale 2",
        limits: """
            no partly transparent pixels: edges are blended with the matte; 255 colors a frame, more are reduced; at \
            most 50 frames a second, others are left out; delays are multiples of 10 ms and add up to the total
            """,
        readers: "everything that shows pictures",
        endings: ["gif"], content: .animation, largestSide: 65535, encoding: .gif,
        naming: fileName("gif"), traits: [.compressed, .budgeted, .matted, .ratesStills], mostPlays: 65_536)
}
