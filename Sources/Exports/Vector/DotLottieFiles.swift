internal import Files
internal import Formats
internal import Vectors

extension FormatWriter {
    static let dotlottie = FormatWriter(passes: noPasses) { sources, _, _, sink in
        guard let source = sources.first, let picture = source.picture else {
            throw VectorError.framesOnly(format: "dotlottie")
        }
        // Directions have other shapes, which no theme changes.
        let looks = sources.filter { !$0.sequence.variant.isRightToLeft }
        let hasDark = looks.contains { $0.sequence.variant.isDark }
        let themes = looks.compactMap { source in
            source.picture.map { (source.sequence.variant.theme(hasDark), $0) }
        }
        var archive = StoredZip()
        for part in picture.dotLottie(name: source.sequence.name, themes: themes) {
            archive.add(part.path, part.bytes)
        }
        try sink.write(source.sequence.fileName { $0 + ".lottie" }, archive.bytes)
        return []
    }
}

extension FrameVariant {
    /// The name of the variant's theme in players.
    fileprivate func theme(_ hasDark: Bool) -> String {
        (isDark ? "dark" : hasDark ? "light" : "default") + (isHighContrast ? "-contrast" : "")
    }
}
