internal import Basics
internal import Files
internal import Formats
internal import Packs
public import Platform
internal import Requests
internal import Specs

/// A job as it is planned: everything that is known of it before it is rendered.
public struct PlannedJob: Sendable {
    /// The name with the folder.
    public let id: String
    /// The asset that it is a variant of.
    public let asset: String
    /// The digest of everything that determines its bytes, in 64 hexadecimal digits. Equal keys have equal files.
    public let key: String
    /// The paths of the files, below the folder of the build, sorted.
    public let files: [String]
    /// Whether there will be a file of each of these paths; if not, pages of sheets depend on pixels.
    public let areExact: Bool
    /// The paths of the files that it alone reads: themes, motions, shapes, fonts, logs and frames that it names.
    public let inputs: [String]
    /// The number of frames, at all scales and in all variants.
    public let frames: Int
    /// The number of their pixels.
    public let pixels: Int
}

extension BuildPlan {
    /// Hands out all jobs in their order; nothing is rendered.
    ///
    /// - Parameters:
    ///   - selection: The jobs that are asked for; nil for all.
    ///   - shard: The part of the jobs.
    ///   - workers: The threads that jobs are understood on.
    ///   - body: Called with each job, on the calling thread.
    /// - Throws: ``SpecError`` for the first job that cannot be understood, and what `body` throws.
    public func forEachJob(
        only selection: Selection? = nil, in shard: Shard = .whole, workers: Workers,
        _ body: (PlannedJob) throws -> Void
    ) throws {
        let indices = jobs.indices.filter {
            shard.contains($0) && selection?.indices.contains($0) ?? true
        }
        try workers.inOrder(indices.count) { slot in
            Result { try planned(jobs[indices[slot]]) }
        } take: { _, job in
            try body(job.get())
        }
    }

    private func planned(_ job: Job) throws -> PlannedJob {
        let work = try resolve(job)
        let names = try work.fileNames().below(job.folder)
        return PlannedJob(
            id: job.id, asset: manifest.assets[manifest.asset(of: job.variant)].name, key: "\(job.key)",
            files: Array(SortedNames(names)), areExact: names.areExact, inputs: inputPaths(of: job),
            frames: work.pictureCount, pixels: work.pixelCount)
    }

    /// The files that a job names, sorted, each once.
    private func inputPaths(of job: Job) -> [String] {
        Set(paths(of: job.variant)).sorted()
    }

    private func paths(of number: Int) -> [String] {
        let variant = manifest.variant(number)
        var paths = variant.entries.compactMap { entry in
            entry.value.text.flatMap { InputPath.path($0, of: OptionKey(spelled: entry.key)) }
        }
        for file in manifest.assets[variant.asset].pack?.files ?? [] {
            paths += ((try? file.namedPaths { _ in }) ?? []).map(\.path)
        }
        for member in (try? manifest.members(of: number).get()) ?? [] { paths += self.paths(of: member) }
        return paths
    }
}
