/// Pictures for a watch app, numbered as WatchKit counts.
package struct WatchFrames {
    /// Left to right on the one look that watches have.
    package let sequences: [FrameSequence]

    package init(_ sequences: [FrameSequence]) {
        self.sequences = sequences.filter { $0.variant == FrameVariant() }
    }

    /// No zeros in front, and none at all for a still picture: `setImageNamed` finds either by the name alone.
    package func path(_ sequence: FrameSequence, _ frame: String) -> String {
        let number = sequence.count == 1 ? "" : frame
        return "\(sequence.name)-watch/\(sequence.name)\(number)\(FrameNames(sequence).suffix).png"
    }

    package var names: FileNames {
        FileNames(
            runs: sequences.flatMap { sequence in
                sequence.count == 1
                    ? [FileNames.Run(path(sequence, ""))]
                    : FileNames.Run.unpadded(0..<sequence.count) { path(sequence, $0) }
            })
    }
}

extension OutputFormat {
    /// Pictures for WatchKit.
    public static let watchkit = OutputFormat(
        name: "watchkit", synonyms: ["watch", "watchos", "apple-watch", "wkinterfaceimage"],
        summary: "pictures for a watch app, numbered as WatchKit counts",
        files: "NAME-watch/NAME0@2x.png, NAME1@2x.png, …; NAME@2x.png for a still picture",
        limits: """
            scale 2; carries no timing: image.setImageNamed("NAME"), then \
            startAnimatingWithImages(in:duration:repeatCount:); watch apps have little memory: use a lower fps
            """,
        readers: "WatchKit, by its published rules (not proven: watchOS runs on Apple's systems only)",
        content: .catalog, encoding: .watchkit, naming: { sequences, _ in WatchFrames(sequences).names },
        scales: CatalogScales([2]), traits: [.compressed, .untimed, .untimedRuns])
}
