extension OutputFormat {
    /// Uncompressed video, for programs that encode it.
    public static let y4m = OutputFormat(
        name: "y4m", synonyms: ["yuv4mpeg", "yuv", "uncompressed"],
        summary: "uncompressed video for encoders, also on standard output",
        files: "NAME.y4m; NAME@2x.y4m at scale 2",
        limits:
            "opaque, over the matte; BT.709 in limited range, at full resolution; no loop count: --repeat repeats it",
        readers: "encoders of video (proven in ffmpeg)",
        endings: ["y4m"], content: .animation, encoding: .y4m, naming: fileName("y4m"),
        traits: [.matted, .opaque, .video, .ratesStills])

    /// H.264, which every player has.
    public static let mp4 = OutputFormat(
        name: "mp4", synonyms: ["h264", "h.264", "avc", "m4v", "video", "movie", "avi", "x264"],
        summary: "H.264 video over a matte, through ffmpeg",
        files: "NAME.mp4; NAME@2x.mp4 at scale 2",
        limits: """
            needs ffmpeg on the PATH; opaque, over --matte or --background; one color for 2×2 pixels, so thin edges \
            lose some; odd sides get a row or a column of the matte; no loop count: --repeat repeats it
            """,
        readers: "players of video (proven in ffmpeg)",
        endings: ["mp4"], content: .animation, largestSide: 16384, encoding: .mp4, naming: fileName("mp4"),
        traits: [.matted, .opaque, .video, .ratesStills])

    /// VP9 with alpha, for the web.
    public static let webm = OutputFormat(
        name: "webm", synonyms: ["vp9", "vp8", "matroska", "mkv"],
        summary: "VP9 video with alpha, through ffmpeg",
        files: "NAME.webm; NAME@2x.webm at scale 2",
        limits: """
            needs ffmpeg on the PATH; one color for 2×2 pixels; times are whole milliseconds; no loop count: --repeat \
            repeats it; Safari shows no alpha
            """,
        readers: "Chromium and Firefox (proven in ffmpeg, with libvpx-vp9)",
        endings: ["webm"], content: .animation, largestSide: 16384, encoding: .webm, naming: fileName("webm"),
        traits: [.video, .ratesStills])

    /// ProRes 4444 with alpha, for editors.
    public static let mov = OutputFormat(
        name: "mov", synonyms: ["prores", "quicktime", "prores-4444", "final-cut"],
        summary: "ProRes 4444 video with alpha for editors, through ffmpeg",
        files: "NAME.mov; NAME@2x.mov at scale 2",
        limits: "needs ffmpeg on the PATH; large; no loop count: --repeat repeats it",
        readers: "editors of video (proven in ffmpeg)",
        endings: ["mov"], content: .animation, largestSide: 16384, encoding: .mov, naming: fileName("mov"),
        traits: [.video, .ratesStills])
}
