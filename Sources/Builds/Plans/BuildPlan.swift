public import Basics
public import Files
internal import Formats
package import Jobs
internal import Loading
public import Platform
package import Requests
internal import Resolution
package import Specs

/// All jobs of a manifest in a fixed order, each with what decides its bytes.
public struct BuildPlan: Sendable {
    package struct Job: Sendable {
        /// The number of the manifest's variant.
        let variant: Int
        let name, folder: String
        /// The file extension at the end of the name if the asset is named after its only file.
        let ending: String?
        /// The file name prefix of files that are not named after the asset.
        let commonStem: String?
        let key: Digest

        /// The common prefix of the names of all files.
        var stem: String { String(name.dropLast(ending?.count ?? 0)) }

        /// The destination of the files, below the folder of the build.
        var target: OutputTarget { .folder(folder, ending: ending) }

        /// The common prefixes of the paths of all files, with the folder.
        var claims: [String] {
            let path = folder.isEmpty ? "" : folder + "/"
            let others = AndroidCatalog.claims(of: stem, in: folder) + [commonStem].compactMap { $0 }
            return ([stem] + others).map { path + $0 }
        }

        /// The name with its folder; no two jobs have the same, nor one that only differs in case or in
        /// how its characters are composed.
        package var id: String { folder.isEmpty ? name : folder + "/" + name }
    }

    let manifest: Manifest
    let inputs: InputFiles
    /// The jobs of valid assets, sorted by folder and name.
    package private(set) var jobs: [Job]
    /// The jobs of assets that write nothing, as they are only parts of atlases.
    package let parts: [Job]
    /// The digest of what decides all jobs.
    let digest: String
    /// The number of jobs, with at least one for each invalid asset.
    let jobCount: Int
    /// The jobs that were asked for by name; nil for all.
    public private(set) var selection: Selection?
    /// The assets that were asked for and are wrong.
    private(set) var failures: [JobFailure] = []
    /// The number of jobs of these assets.
    var failedJobs: Int { failures.reduce(0) { $0 + $1.jobs } }
    /// The names of the jobs of all invalid assets, as far as they are known.
    private(set) var lost: Set<String> = []
    /// Whether there are jobs of which nothing is known, for an asset is wrong.
    let isPartial: Bool

    /// Everything that a manifest's assets and variants result in; nothing is rendered yet.
    ///
    /// - Parameters:
    ///   - manifest: The manifest to build.
    ///   - inputs: Reads the files that assets name.
    ///   - workers: The threads to use.
    ///   - names: Those of the only assets and jobs that are asked for, as ``selection(of:)`` has them; empty for all.
    ///     What is wrong with other assets is not looked at.
    ///   - keepsGoing: Whether an asset that is wrong only fails, as a job does.
    /// - Throws: ``SpecError`` with all that is wrong with the manifest and with the assets that are asked for: values,
    ///   and names that are impossible or taken; and at `--only` for a name that selects nothing.
    public init(
        _ manifest: Manifest, inputs: InputFiles, workers: Workers, only names: [String] = [],
        keepsGoing: Bool = false
    ) throws(SpecError) {
        self.manifest = manifest
        self.inputs = inputs
        var (jobs, wrong) = ([Job](), WrongAssets(manifest))
        jobs.reserveCapacity(manifest.count)
        workers.inOrder(manifest.count) { number in
            Self.job(manifest, number, inputs)
        } take: { number, result in
            switch result {
            case .success(let job): jobs.append(job)
            case .failure(let problem): wrong.add([problem], to: manifest.asset(of: number))
            }
        }
        let silent = manifest.assetsWithoutFiles
        parts = jobs.filter { silent.contains(manifest.asset(of: $0.variant)) }
        jobs.removeAll { silent.contains(manifest.asset(of: $0.variant)) }
        jobs.sort { $0.id < $1.id }
        Self.findSharedNames(jobs, manifest, &wrong)
        Self.findSharedFolders(jobs, manifest, &wrong)
        self.jobs = jobs
        let named = wrong.isEmpty ? [] : Set(jobs.lazy.map { manifest.asset(of: $0.variant) })
        let unnamed = wrong.assets.keys.filter { !named.contains($0) }.sorted()
        (jobCount, isPartial) = (jobs.count + unnamed.count, !wrong.isEmpty)
        // A plan with parts missing must not pass for a complete one.
        digest = Self.digest(
            jobs.map { ($0.id, $0.key) }
                + unnamed.map { (manifest.assets[$0].path, BuildState.noDigest) })
        let asked = names.isEmpty ? nil : try assets(of: names)
        let problems = wrong.problems(asked, keepsGoing: keepsGoing)
        if !problems.isEmpty { throw error(problems, asked, workers) }
        if wrong.isEmpty {
            if !names.isEmpty { selection = try selection(of: names) }
            return
        }
        lost = Set(jobs.filter { wrong.has(manifest.asset(of: $0.variant)) }.map(\.id))
        self.jobs = jobs.filter { !wrong.has(manifest.asset(of: $0.variant)) }
        failures = wrong.failures(asked, manifest)
        if !names.isEmpty { selection = Selection(indices: indices(of: names)) }
    }

    /// Everything that is wrong with the assets that are asked for, unless that is more than anybody reads.
    ///
    /// - Parameter problems: The problems known already.
    private func error(_ problems: SpecProblems, _ asked: Set<Int>?, _ workers: Workers) -> SpecError {
        var problems = problems
        let jobs = jobs.filter { asked?.contains(manifest.asset(of: $0.variant)) ?? true }
        workers.inOrder(problems.areTooMany ? 0 : jobs.count) { index in
            if case .failure(let failure) = understand(jobs[index]) { failure.problems } else { [] }
        } take: { _, found in
            problems.add(found)
        }
        let files = manifest.files.map(\.name)
        return SpecFile.error(of: problems, files) ?? SpecError(.file, at: files[0], "is not understood")
    }

    /// The digest of all jobs by their names and keys, in order.
    static func digest(_ jobs: some Sequence<(id: String, key: Digest)>) -> String {
        var hash = SHA256()
        for job in jobs { hash.add(Array("\(job.key) \(job.id)\n".utf8)) }
        return hash.digest
    }

    static func job(
        _ manifest: Manifest, _ number: Int, _ inputs: InputFiles
    ) -> Result<Job, SpecProblem> {
        let variant = manifest.variant(number)
        let asset = manifest.assets[variant.asset]
        func problem(_ message: Message, _ place: Manifest.Template? = nil) -> Result<Job, SpecProblem> {
            .failure(
                SpecProblem(
                    position: place?.position ?? asset.position, path: place?.path ?? asset.path,
                    message: message))
        }
        func problem(_ failure: NameTemplate.Failure, _ place: Manifest.Template?) -> Result<Job, SpecProblem>
        {
            switch failure {
            case .unknown(let unknown): problem("\(unknown)", place)
            case .tooLong(let reason): problem(Message(reason), place)
            }
        }
        switch (variant.name, variant.folder) {
        case (.failure(let failure), _): return problem(failure, asset.naming)
        case (_, .failure(let failure)): return problem(failure, asset.folder)
        case (.success(let name), .success(let folder)):
            if let reason = AssetName.problem(with: name) { return problem(Message(reason), asset.naming) }
            if let reason = AssetName.problem(withFolder: folder) {
                let leadsOut = folder.hasPrefix("/") || folder.split(separator: "/").contains("..")
                return problem(
                    leadsOut
                        ? "\(quoted(folder)) is not below the folder of the build; name one in it, such as icons, or change --out"
                        : Message(reason), asset.folder)
            }
            let members: [String]
            switch manifest.memberKeys(of: number, inputs) {
            case .success(let keys): members = keys
            case .failure(let message): return problem(message)
            }
            let key = JobKey.key(
                JobKey.parts(
                    name: name, folder: folder, entries: variant.entries, pack: asset.pack, members: members,
                    inputs: inputs))
            guard let digest = Digest(key.utf8) else { return problem("a digest has 64 digits") }
            let ending = AssetFile.ending(of: name, variant.entries, isPack: asset.pack != nil)
            if ending == nil, let message = AssetFile.problem(asset, variant.entries, name) {
                return problem(message)
            }
            return .success(
                Job(
                    variant: number, name: name, folder: folder, ending: ending,
                    commonStem: AssetFile.commonStem(variant.entries), key: digest))
        }
    }

    /// Everything that decides a job's bytes.
    func parts(of job: Job) -> [JobKey.Part] {
        let variant = manifest.variant(job.variant)
        return JobKey.parts(
            name: job.name, folder: job.folder, entries: variant.entries,
            pack: manifest.assets[variant.asset].pack,
            members: (try? manifest.memberKeys(of: job.variant, inputs).get()) ?? [], inputs: inputs)
    }

    private static func findSharedNames(
        _ jobs: [Job], _ manifest: Manifest, _ wrong: inout WrongAssets
    ) {
        var first: [String: Int32] = [:]
        for (index, job) in jobs.enumerated() {
            guard let number = first.updateValue(Int32(index), forKey: caseFolded(job.id)) else { continue }
            let other = jobs[Int(number)]
            // Folders that differ only in form are reported by `findSharedFolders`.
            if ExactText(other.folder) != ExactText(job.folder) { continue }
            let assetNumber = manifest.asset(of: job.variant)
            let asset = manifest.assets[assetNumber]
            let otherAsset = manifest.assets[manifest.asset(of: other.variant)]
            let isSame = ExactText(other.id) == ExactText(job.id)
            let message: Message =
                other.id == job.id && otherAsset.path == asset.path
                ? "several variants are named \(quoted(job.id)); distinguish them with naming"
                : "\(quoted(job.id)) and \(quoted(other.id)) of \(otherAsset.path) are the same file\(isSame ? "" : " on some systems"); rename one, or put it into another folder"
            wrong.add(
                [SpecProblem(position: asset.position, path: asset.path, message: message)], to: assetNumber)
        }
    }

    /// The problems that make a job invalid.
    package struct Failure: Error {
        package let kind: SpecError.Kind
        /// At least one.
        package let problems: [SpecProblem]
    }

    /// Understands a job.
    func understand(_ job: Job) -> Result<BuildWork, Failure> {
        let asset = manifest.assets[manifest.asset(of: job.variant)]
        let work =
            asset.pack.map { pack(job, $0) } ?? request(job).flatMap { $0.resolve() }.map { .render($0) }
        return work.flatMap { work in
            guard let message = AssetFile.problem(job, work) else { return .success(work) }
            let problem = SpecProblem(
                position: asset.position, path: asset.path, message: message.worded(.keys))
            return .failure(Failure(kind: .file, problems: [problem]))
        }
    }

    /// The request of a job, with its positions in the manifest.
    package struct Request {
        package let spec: RenderSpec
        package let places: [OptionKey: RenderReader.Place]
        package let asset: RenderReader.Place
        /// The positions of the options that the asset takes from defaults.
        let defaults: Set<FilePosition>

        package func resolve() -> Result<RenderJob, Failure> {
            do throws(SpecError) {
                return .success(
                    try spec.validatedJob { option in
                        places[option.key].map { defaults.contains($0.position) } ?? false ? .shared : .own
                    })
            } catch {
                return .failure(failure(error))
            }
        }

        /// The same with another spec, such as one in another look.
        package func with(_ spec: RenderSpec) -> Request {
            Request(spec: spec, places: places, asset: asset, defaults: defaults)
        }

        /// The same with what its files hold.
        fileprivate func loaded(from inputs: InputFiles) -> Result<Request, Failure> {
            var spec = spec
            do throws(SpecError) { try spec.loadFiles(from: inputs) } catch {
                return .failure(failure(error))
            }
            return .success(with(spec))
        }

        /// Converts an error to problems at positions in the manifest.
        private func failure(_ error: SpecError) -> Failure {
            let problems = ([error] + error.others).map { error in
                let message = error.message.worded(.keys)
                if let place = error.option.flatMap({ RenderReader.place(of: $0, in: places) }) {
                    return SpecProblem(position: place.position, path: place.path, message: message)
                }
                return SpecProblem(
                    position: asset.position, path: asset.path + (error.option.map { ".\($0)" } ?? ""),
                    message: error.option == nil ? "\(error.place(.keys)): \(message)" : message)
            }
            return Failure(kind: error.kind == .invalid ? .file : error.kind, problems: problems)
        }
    }

    /// Reads what is asked for, with the files that it names.
    package func request(_ job: Job) -> Result<Request, Failure> {
        let variant = manifest.variant(job.variant)
        let asset = manifest.assets[variant.asset]
        let log = SpecLog()
        var reader = RenderReader(folder: "")
        reader.read(
            SpecReader(
                node: SpecNode(content: .map(variant.entries), position: asset.position),
                path: asset.path, log: log))
        if !log.problems.isEmpty { return .failure(Failure(kind: .file, problems: log.problems.reported)) }
        var spec = reader.spec
        (spec.name, spec.target) = (job.stem, job.target)
        let place = RenderReader.Place(position: asset.position, path: asset.path)
        let request = Request(
            spec: spec, places: reader.places, asset: place, defaults: manifest.defaults)
        return request.loaded(from: inputs)
    }

    /// - Throws: ``SpecError`` that says where in the manifest it went wrong.
    func resolve(_ job: Job) throws(SpecError) -> BuildWork {
        switch understand(job) {
        case .success(let job): return job
        case .failure(let failure): throw error(failure)
        }
    }

    func error(_ failure: Failure) -> SpecError {
        let errors = failure.problems.map { problem in
            SpecError(
                failure.kind,
                at: .place(problem.place(manifest.files[problem.position.file].name)), problem.message)
        }
        return SpecError.all(errors)
            ?? SpecError(failure.kind, at: manifest.files[0].name, "is not understood")
    }
}

/// A name folded for comparison regardless of case and composition; Swift compares strings by canonical equivalence
/// already.
func caseFolded(_ name: String) -> String { name.uppercased().lowercased() }
