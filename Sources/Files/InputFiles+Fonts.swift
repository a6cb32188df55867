internal import Basics
internal import Platform
internal import Synchronization

/// Fonts, which the libraries that set texts open themselves.
extension InputFiles {
    /// The SHA-256 of a font file of at most `limit` bytes; one for all that cannot be read.
    package func digest(ofFont path: String, limit: Int) -> String {
        state.withLock { state in (try? digest(ofFont: path, limit, &state)) ?? Self.missing }
    }

    private func digest(ofFont path: String, _ limit: Int, _ state: inout State) throws(SpecError) -> String {
        let before = FileStamp(path)
        state.note(path, before)
        if let known = state.fonts[ExactText(path)], known.stamp == before { return known.digest }
        let file = try InputFile.make(path)
        var hash = SHA256()
        try unsafe file.forEachPart(limit: limit) { unsafe hash.add($0) }
        let font = Font(stamp: file.stamp, digest: hash.digest)
        state.fonts[ExactText(path)] = font
        return font.digest
    }

    /// Whether a font is what was hashed, now that texts are set in it.
    ///
    /// - Throws: ``SinkError`` where it is another one by now, or may have been meanwhile.
    package func requireSameFont(_ path: String) throws(SinkError) {
        let known = state.withLock { $0.fonts[ExactText(path)]?.stamp }
        guard let known, FileStamp(path) == known else {
            throw SinkError(
                .ioFailed, path: path, operation: "read",
                reason: "it changed during the build; build again")
        }
    }
}
