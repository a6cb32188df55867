internal import Files

/// The files that are in a folder when new ones are complete, of which some are not to be replaced: those that appeared or
/// were edited since a build has looked, and those that another manifest has just built.
struct PresentFiles: Sendable {
    let output: OutputFolder
    /// The manifests whose files may be replaced.
    let origins: Set<BuildOrigin>
    /// The records at the beginning of the build.
    let recorded: RecordedFiles

    var judge: DirectorySink.Judge { { path, present in refusal(path, present.digest) } }

    /// The error of replacing a file; nil if it may be replaced.
    ///
    /// - Parameters:
    ///   - path: Its path, below the folder.
    ///   - digest: That of its content; nil where it cannot be read.
    private func refusal(_ path: String, _ digest: Digest?) -> SinkError? {
        if let digest, recorded.have(path, digest) { return nil }
        // Builds that run beside this one say what they are going to write.
        let records = output.memory().records
        let owners = records.filter { RecordedFiles([$0]).have(path, digest) }.map(\.state)
        if owners.contains(where: { origins.contains($0.origin) }) { return nil }
        if let owner = owners.first { return Self.claimed(path, by: owner, in: output) }
        return Strangers.error([path], in: output, isRecorded: recorded.have(path))
    }

    /// The error of a file that another manifest has built in the meantime.
    static func claimed(_ path: String, by owner: BuildState, in output: OutputFolder) -> SinkError {
        SinkError(
            .cannotCreate, path: output.full(path), operation: "replace",
            reason:
                "it is also a file of \(owner.shownManifest(from: output.path)), which was built to the same folder at the same time; rename one of their assets, or name another folder with -o"
        )
    }

    /// The jobs of which another manifest has recorded a file with other bytes since a build began, sorted.
    ///
    /// - Parameters:
    ///   - jobs: Those that the build has done.
    ///   - before: The records of the folder when it began.
    static func claims(
        on jobs: [String: BuildState.Job], of origins: Set<BuildOrigin>, before: [BuildRecord],
        in output: OutputFolder
    ) -> [(id: String, error: SinkError)] {
        let stems = Set(origins.map(\.stem))
        let now = output.memory { stem, isJournal in !isJournal && !stems.contains(stem) }.records
        if now.isEmpty { return [] }
        let known = Set(before.flatMap(\.outputs))
        var owners: [String: (state: BuildState, digest: Digest)] = [:]
        for record in now {
            for file in record.state.jobs.values.flatMap(\.outputs) where !known.contains(file) {
                owners[caseFolded(file.path)] = (record.state, file.digest)
            }
        }
        if owners.isEmpty { return [] }
        return jobs.sorted { $0.key < $1.key }.compactMap { id, job in
            for file in job.outputs {
                guard let owner = owners[caseFolded(file.path)], owner.digest != file.digest else { continue }
                return (id, claimed(file.path, by: owner.state, in: output))
            }
            return nil
        }
    }
}
