internal import CairoRaster
package import Drawing
package import Files
package import Jobs
internal import Platform

extension InputFiles {
    /// The digest of everything that determines texts in a font: the bytes of its files and of those of fallback fonts,
    /// and the versions of the typesetting libraries.
    package func digest(ofFonts choice: FontChoice) -> String {
        value(of: choice) { (try? listing(choice)) ?? Self.missing }
    }

    /// The SHA-256 of a font file that texts name by its path.
    package func digest(ofFont path: String) -> String { digest(ofFont: path, limit: FontSet.maxBytes) }

    private func listing(_ choice: FontChoice) throws -> String {
        var text = ""
        for path in try FontSet(choice).files() { text += "\(digest(ofFont: path))\n" }
        return "\(SHA256.hex(Array(text.utf8))) \(try LibraryVersions.text())"
    }

    /// Whether the texts of `job` were set in the fonts that were hashed, now that they are set.
    ///
    /// - Throws: ``SinkError`` that names a font that is another one by now, or may have been meanwhile.
    package func requireSameFonts(_ job: RenderJob) throws {
        let sets = ([job] + job.alternatives + job.variants).compactMap(\.scene.fonts)
        for path in Set(try sets.flatMap { try $0.files() }) { try requireSameFont(path) }
    }
}
