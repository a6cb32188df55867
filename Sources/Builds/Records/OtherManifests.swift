internal import Basics
internal import Files
internal import Formats
internal import Loading
internal import Platform
internal import Specs

/// The other manifests that build to a folder. They are read only where their files meet those of this one.
struct OtherManifests {
    private let output: OutputFolder
    /// The owner of each file, by its path where case does not count.
    private var owners: [String: Owner] = [:]
    private var plans: [BuildOrigin: BuildPlan?] = [:]

    private struct Owner {
        let origin: BuildOrigin
        /// The path of the manifest, if it is there, and what it is called in words.
        let file: String?
        let shown: String
        let id: String
        let key: Digest
    }

    init(_ records: [BuildRecord], _ output: OutputFolder) {
        self.output = output
        for record in records {
            let file = record.state.manifest(from: output.path)
            let shown = record.state.shownManifest(from: output.path)
            for (id, job) in record.state.jobs {
                let owner = Owner(origin: record.origin, file: file, shown: shown, id: id, key: job.key)
                for file in job.outputs { owners[caseFolded(file.path)] = owner }
            }
        }
    }

    /// Whether none has built any file.
    var isEmpty: Bool { owners.isEmpty }

    /// The first of a job's files that another manifest makes, and the place of its asset; nil where there is none. What
    /// another manifest no longer makes is free, and what both describe in the same way is one file.
    mutating func claim(on names: FileNames, of job: BuildPlan.Job) -> (path: String, place: String)? {
        for name in SortedNames(names) {
            guard let owner = owners[caseFolded(name)] else { continue }
            if let place = place(of: owner, beside: job) { return (name, place) }
        }
        return nil
    }

    private mutating func place(of owner: Owner, beside job: BuildPlan.Job) -> String? {
        let shown = owner.shown
        if case .name = owner.origin { return owner.key == job.key ? nil : shown }
        guard let file = owner.file else { return nil }
        let plan = plans[owner.origin] ?? Self.plan(file, shown)
        plans[owner.origin] = .some(plan)
        guard let plan, !plan.lost.contains(owner.id) else { return shown }
        guard let other = plan.jobs.first(where: { $0.id == owner.id }), other.key != job.key else {
            return nil
        }
        let asset = plan.manifest.assets[plan.manifest.asset(of: other.variant)]
        return
            "\(asset.path) in \(SpecFile.place(asset.position, plan.manifest.files[asset.position.file].name))"
    }

    /// The jobs of a manifest; nil where it cannot be read.
    private static func plan(_ file: String, _ shown: String) -> BuildPlan? {
        var options = Manifest.Options()
        (options.maxVariants, options.includesOutside) = (Manifest.Options.variantsRange.upperBound, true)
        let inputs = InputFiles()
        let path = FileStamp(shown) == FileStamp(file) ? shown : file
        guard let manifest = try? Manifest.read(path, options: options, inputs: inputs) else { return nil }
        return try? BuildPlan(manifest, inputs: inputs, workers: Workers(count: 1), keepsGoing: true)
    }
}
