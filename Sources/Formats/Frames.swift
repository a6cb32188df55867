extension OutputFormat {
    /// One PNG file a frame.
    public static let frames = OutputFormat(
        name: "frames",
        synonyms: [
            "png", "pngs", "images", "pictures", "sequence", "image-sequence", "jpg", "jpeg",
        ],
        summary: "one PNG file per frame",
        files: "NAME-0000.png, NAME-0001.png, …; NAME-0000@2x.png, … at scale 2",
        limits: "carries no timing: play the files at the frame rate of the request",
        readers: "everything that opens PNG",
        endings: ["png"], content: .frame, encoding: .frames, naming: frameNames("png"),
        traits: [.compressed, .untimed, .untimedRuns, .bleeds, .wide])
}
