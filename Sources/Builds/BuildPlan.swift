public import Basics
internal import Exports
public import Files
internal import Formats
public import Imaging
package import Jobs
package import Loading
internal import Rendering
package import Requests
internal import Resolution
package import Specs

/// All jobs of a manifest in a fixed order, each with what decides its bytes.
public struct BuildPlan: Sendable {
    package struct Job: Sendable {
        /// The number of the manifest's variant.
        let variant: Int
        let name, folder: String
        /// What the name ends in where it is that of the only file.
        let ending: String?
        let key: Digest

        /// What the names of all files begin with.
        var stem: String { String(name.dropLast(ending?.count ?? 0)) }

        /// The same with the folder.
        var claim: String { folder.isEmpty ? stem : folder + "/" + stem }

        /// The name with its folder; no two jobs have the same, nor one that only differs in case or in
        /// how its characters are composed.
        package var id: String { folder.isEmpty ? name : folder + "/" + name }
    }

    let manifest: Manifest
    let inputs: InputFiles
    /// Sorted by folder and name.
    package let jobs: [Job]
    /// The digest of what decides all jobs.
    let digest: String

    /// Everything that a manifest's assets and variants result in; nothing is rendered yet.
    ///
    /// - Throws: ``SpecError`` with every variant whose name is impossible or taken.
    public init(_ manifest: Manifest, inputs: InputFiles, workers: Workers) throws(SpecError) {
        (self.manifest, self.inputs) = (manifest, inputs)
        var (jobs, problems) = ([Job](), manifest.problems)
        jobs.reserveCapacity(manifest.count)
        workers.inOrder(manifest.count) { number in
            Self.job(manifest, number, inputs)
        } take: { _, result in
            switch result {
            case .success(let job): jobs.append(job)
            case .failure(let problem): problems.add(problem)
            }
        }
        jobs.sort { $0.id < $1.id }
        Self.rejectSharedNames(jobs, manifest, &problems)
        problems.add(Self.sharedFolders(jobs, manifest))
        self.jobs = jobs
        digest = Self.digest(jobs.lazy.map { ($0.id, $0.key) })
        if problems.isEmpty { return }
        // Where something is wrong, everything that is wrong is told, unless that is more than anybody reads.
        let plan = self
        workers.inOrder(problems.areTooMany ? 0 : jobs.count) { index in
            if case .failure(let failure) = plan.understand(plan.jobs[index]) { failure.problems } else { [] }
        } take: { _, found in
            problems.add(found)
        }
        if let error = SpecFile.error(of: problems, manifest.files.map(\.name)) { throw error }
    }

    /// The digest of all jobs by their names and keys, in order.
    static func digest(_ jobs: some Sequence<(id: String, key: Digest)>) -> String {
        var hash = SHA256()
        for job in jobs { hash.add(Array("\(job.key) \(job.id)\n".utf8)) }
        return hash.digest
    }

    private static func job(
        _ manifest: Manifest, _ number: Int, _ inputs: InputFiles
    ) -> Result<Job, SpecProblem> {
        let variant = manifest.variant(number)
        let asset = manifest.assets[variant.asset]
        func problem(_ message: Message) -> Result<Job, SpecProblem> {
            .failure(SpecProblem(position: asset.position, path: asset.path, message: message))
        }
        do throws(NameTemplate.Failure) {
            let (name, folder) = (try variant.name.get(), try variant.folder.get())
            if let reason = AssetName.problem(with: name) ?? AssetName.problem(withFolder: folder) {
                return problem(Message(reason))
            }
            let key = JobKey.key(name: name, folder: folder, entries: variant.entries, inputs: inputs)
            guard let digest = Digest(key.utf8) else { return problem("a digest has 64 digits") }
            let ending = AssetFile.ending(of: name, variant.entries)
            return .success(Job(variant: number, name: name, folder: folder, ending: ending, key: digest))
        } catch {
            switch error {
            case .unknown(let unknown): return problem("\(unknown)")
            case .tooLong(let reason): return problem(Message(reason))
            }
        }
    }

    private static func rejectSharedNames(
        _ jobs: [Job], _ manifest: Manifest, _ problems: inout SpecProblems
    ) {
        var first: [String: Int32] = [:]
        for (index, job) in jobs.enumerated() {
            guard let number = first.updateValue(Int32(index), forKey: caseFolded(job.id)) else { continue }
            let other = jobs[Int(number)]
            // Where their folders are what differs, that is told of those.
            if ExactText(other.folder) != ExactText(job.folder) { continue }
            let asset = manifest.assets[manifest.asset(of: job.variant)]
            let otherAsset = manifest.assets[manifest.asset(of: other.variant)]
            let isSame = ExactText(other.id) == ExactText(job.id)
            let message: Message =
                other.id == job.id && otherAsset.path == asset.path
                ? "several variants are named \(quoted(job.id)); distinguish them with naming"
                : "\(quoted(job.id)) and \(quoted(other.id)) of \(otherAsset.path) are the same file\(isSame ? "" : " on some systems"); rename one, or put it into another folder"
            problems.add(SpecProblem(position: asset.position, path: asset.path, message: message))
        }
    }

    /// Why a job cannot be understood.
    package struct Failure: Error {
        package let kind: SpecError.Kind
        /// At least one.
        package let problems: [SpecProblem]
    }

    /// Understands a job.
    func understand(_ job: Job) -> Result<RenderJob, Failure> {
        request(job).flatMap { $0.resolve() }
    }

    /// What is asked for, and where it stands.
    package struct Request {
        package let spec: RenderSpec
        package let places: [String: RenderReader.Place]
        package let asset: RenderReader.Place
        /// Where the options stand that the asset has from defaults.
        let defaults: Set<FilePosition>
        /// What its only file ends in, where the asset is called after that.
        let ending: String?

        package func resolve() -> Result<RenderJob, Failure> {
            do throws(SpecError) {
                var job = try spec.resolveLoaded { option in
                    places[option.key].map { defaults.contains($0.position) } ?? false ? .shared : .own
                }
                try job.checkEdges()
                if let ending, let format = job.formats.first { job.end(format, in: ending) }
                return .success(job)
            } catch {
                return .failure(failure(error))
            }
        }

        /// The same with what its files hold.
        fileprivate func loaded(from inputs: InputFiles) -> Result<Request, Failure> {
            var spec = spec
            do throws(SpecError) { try spec.loadFiles(from: inputs) } catch {
                return .failure(failure(error))
            }
            return .success(
                Request(spec: spec, places: places, asset: asset, defaults: defaults, ending: ending))
        }

        /// What went wrong where it stands in the manifest.
        private func failure(_ error: SpecError) -> Failure {
            let problems = ([error] + error.others).map { error in
                let message = error.message.worded(.keys)
                if let place = error.option.flatMap({ places[$0] }) {
                    return SpecProblem(position: place.position, path: place.path, message: message)
                }
                return SpecProblem(
                    position: asset.position, path: asset.path + (error.option.map { "." + $0 } ?? ""),
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
        spec.name = job.stem
        let place = RenderReader.Place(position: asset.position, path: asset.path)
        let request = Request(
            spec: spec, places: reader.places, asset: place, defaults: manifest.defaults, ending: job.ending)
        return request.loaded(from: inputs)
    }

    /// - Throws: ``SpecError`` that says where in the manifest it went wrong.
    func resolve(_ job: Job) throws(SpecError) -> RenderJob {
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

/// How a name reads where neither case nor composition counts. Texts are equal in Swift however their
/// characters are composed.
func caseFolded(_ name: String) -> String { name.uppercased().lowercased() }
