internal import CairoRaster
internal import Imaging
internal import Synchronization

extension InputFiles {
    /// What decides how texts look in a font: the bytes of all files that it is in, and of those that help out, and
    /// the versions of the libraries that set it.
    func digest(ofFonts choice: FontChoice) -> String {
        state.withLock { state in
            if let known = state.fontSets[choice] { return known }
            let digest = (try? listing(choice, &state)) ?? Self.missing
            state.fontSets[choice] = digest
            return digest
        }
    }

    /// The SHA-256 of a font file that texts name by its path.
    func digest(ofFont path: String) -> String {
        state.withLock { state in (try? digest(ofFont: path, &state)) ?? Self.missing }
    }

    private func listing(_ choice: FontChoice, _ state: inout State) throws -> String {
        var text = ""
        for path in try FontSet.resolve(choice).files() {
            text += "\(try digest(ofFont: path, &state))  \(path)\n"
        }
        return "\(SHA256.hex(Array(text.utf8))) \(try LibraryVersions.text())"
    }

    private func digest(ofFont path: String, _ state: inout State) throws(SpecError) -> String {
        let before = FileStamp(path)
        state.note(path, before)
        if let known = state.fonts[ExactText(path)], known.stamp == before { return known.digest }
        let file = try InputFile.make(path)
        var hash = SHA256()
        try unsafe file.forEachPart(limit: FontSet.maxBytes) { unsafe hash.add($0) }
        let font = Font(stamp: file.stamp, digest: hash.digest)
        state.fonts[ExactText(path)] = font
        return font.digest
    }

    /// Whether the texts of `job` were set in the fonts that were hashed, now that they are set.
    ///
    /// - Throws: ``SinkError`` that names a font that is another one by now, or may have been meanwhile.
    func requireSameFonts(_ job: RenderJob) throws {
        let sets = ([job] + job.alternatives + job.variants).compactMap(\.scene.fonts)
        for path in Set(try sets.flatMap { try $0.files() }) {
            let known = state.withLock { $0.fonts[ExactText(path)]?.stamp }
            guard let known, FileStamp(path) == known else {
                throw SinkError(
                    .ioFailed, path: path, operation: "read",
                    reason: "it changed during the build; build again")
            }
        }
    }
}
