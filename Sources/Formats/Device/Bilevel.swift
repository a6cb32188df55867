extension OutputFormat {
    /// One PBM file a frame.
    public static let pbm = OutputFormat(
        name: "pbm", synonyms: ["portable-bitmap", "netpbm", "p4"],
        summary: "one black and white PBM file per frame, for e-paper and fonts of pictures",
        files: "NAME-0000.pbm, NAME-0001.pbm, …; NAME-0000@2x.pbm, … at scale 2",
        limits: "black or white, over the matte; carries no timing",
        readers: "MicroPython programs, netpbm, ImageMagick, Pillow",
        endings: ["pbm"], content: .frame, encoding: .pbm, naming: frameNames("pbm"),
        traits: [.matted, .bilevel, .untimed, .untimedRuns])

    /// One XBM file a frame, in C.
    public static let xbm = OutputFormat(
        name: "xbm", synonyms: ["x-bitmap", "u8g2", "u8glib"],
        summary: "one black and white XBM file per frame, in C, as u8g2 and X11 draw it",
        files: "NAME-0000.xbm, NAME-0001.xbm, …; NAME-0000@2x.xbm, … at scale 2",
        limits: "black, as 1, or white, over the matte; carries no timing",
        readers: "u8g2's drawXBM, X11, Tk, netpbm, ImageMagick",
        endings: ["xbm"], content: .frame, encoding: .xbm, naming: frameNames("xbm"),
        traits: [.matted, .bilevel, .untimed, .untimedRuns])
}
