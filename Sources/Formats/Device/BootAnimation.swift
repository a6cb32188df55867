extension OutputFormat {
    /// The archive that Android shows while it starts.
    public static let bootAnimation = OutputFormat(
        name: "bootanimation", synonyms: ["android-boot", "boot", "boot-animation"],
        summary: "the animation that Android shows while it starts",
        files: "bootanimation.zip; bootanimation@2x.zip at scale 2",
        limits: """
            a whole number of frames a second; pixels are opaque, over the matte or black, and shown in 16 bits, \
            centered and not scaled; Android keeps all frames of a loop in memory
            """,
        readers: "Android, by its published format; an independent reader checks every rule",
        content: .animation, largestSide: 16384, encoding: .bootAnimation,
        naming: { sequences, _ in FileNames(sequences.map(BootAnimation.fileName)) },
        traits: [.compressed, .matted, .ratesStills, .fillsScreen])
}

/// The names of frames in the archive, and the order in which they are played.
package enum BootAnimation {
    /// Android looks for this very name.
    package static let stem = "bootanimation"

    package static func fileName(_ sequence: FrameSequence) -> String {
        stem + FrameNames(sequence).suffix + ".zip"
    }

    /// The description file of the archive: the size, the frame rate and the parts. Every line ends in a newline, or it would not be
    /// read.
    ///
    /// A loop is played until the device has started. Other animations are played to their end in any case, and hold their last frame.
    package static func description(_ sequence: FrameSequence, fps: Int, background: String) -> String {
        let parts =
            sequence.loops || sequence.count == 1
            ? ["p 0 0 part0 \(background)"]
            : ["c 1 0 part0 \(background)", "p 0 0 part1 \(background)"]
        return (["\(sequence.width) \(sequence.height) \(fps)"] + parts).joined(separator: "\n") + "\n"
    }

    /// Frames are taken in the order of the archive, which is that of their names as well.
    package static func frame(_ index: Int) -> String {
        let number = String(index)
        return String(repeating: "0", count: max(0, 5 - number.count)) + number + ".png"
    }
}
