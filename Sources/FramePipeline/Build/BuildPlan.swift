internal import Exports
public import Imaging
internal import Synchronization

/// All jobs of a manifest in a fixed order, each with what decides its bytes.
public struct BuildPlan: Sendable {
    struct Job: Sendable {
        /// The number of the manifest's variant.
        let variant: Int
        let name, folder: String
        let key: Digest

        /// The name with its folder; no two jobs have the same, nor one that only differs in case or in
        /// how its characters are composed.
        var id: String { folder.isEmpty ? name : folder + "/" + name }
    }

    let manifest: Manifest
    let inputs: BuildInputs
    /// Sorted by folder and name.
    let jobs: [Job]
    /// The digest of what decides all jobs.
    let digest: String

    /// - Throws: ``SpecError`` with every variant whose name is impossible or taken.
    public init(_ manifest: Manifest, inputs: BuildInputs, workers: Workers) throws(SpecError) {
        (self.manifest, self.inputs) = (manifest, inputs)
        let slots = Slots<Result<Job, SpecProblem>>(manifest.count)
        workers.run(manifest.count) { number in
            slots[number] = Self.job(manifest, number, inputs)
        }
        var jobs: [Job] = []
        var problems = manifest.problems
        for slot in slots.values {
            switch slot {
            case .success(let job)?: jobs.append(job)
            case .failure(let problem)?: problems.append(problem)
            case nil: break
            }
        }
        jobs.sort { $0.id < $1.id }
        problems += Self.sharedNames(jobs, manifest)
        self.jobs = jobs
        digest = Self.digest(jobs.map { ($0.id, $0.key) })
        guard !problems.isEmpty else { return }
        // Where something is wrong, everything that is wrong is told.
        let late = Slots<[SpecProblem]>(jobs.count)
        let plan = self
        workers.run(plan.jobs.count) { index in
            if case .failure(let failure) = plan.understand(plan.jobs[index]) {
                late[index] = failure.problems
            }
        }
        let all = (problems + late.values.flatMap { $0 ?? [] }).distinct
        if let error = SpecFile.error(of: all, manifest.files.map(\.name)) { throw error }
    }

    /// The digest of all jobs by their names and keys, in order.
    static func digest(_ jobs: [(id: String, key: Digest)]) -> String {
        var hash = SHA256()
        for job in jobs { hash.add(Array("\(job.key) \(job.id)\n".utf8)) }
        return hash.digest
    }

    private static func job(
        _ manifest: Manifest, _ number: Int, _ inputs: BuildInputs
    ) -> Result<Job, SpecProblem> {
        let variant = manifest.variant(number)
        let asset = manifest.assets[variant.asset]
        func problem(_ message: String) -> Result<Job, SpecProblem> {
            .failure(SpecProblem(position: asset.position, path: asset.path, message: message))
        }
        do throws(NameTemplate.Unknown) {
            let (name, folder) = (try variant.name.get(), try variant.folder.get())
            if let reason = AssetName.problem(with: name) ?? AssetName.problem(withFolder: folder) {
                return problem(reason)
            }
            let key = JobKey.key(name: name, entries: variant.entries, inputs: inputs)
            guard let digest = Digest(key.utf8) else { return problem("a digest has 64 digits") }
            return .success(Job(variant: number, name: name, folder: folder, key: digest))
        } catch {
            return problem("\(error)")
        }
    }

    private static func sharedNames(_ jobs: [Job], _ manifest: Manifest) -> [SpecProblem] {
        var first: [String: Job] = [:]
        var problems: [SpecProblem] = []
        for job in jobs {
            let asset = manifest.assets[manifest.variant(job.variant).asset]
            if let other = first.updateValue(job, forKey: caseFolded(job.id)) {
                let otherAsset = manifest.assets[manifest.variant(other.variant).asset]
                let message =
                    other.id == job.id && otherAsset.path == asset.path
                    ? "several variants are called \(quoted(job.id)); tell them apart with naming"
                    : "\(quoted(job.id)) and \(quoted(other.id)) of \(otherAsset.path) are the same name to some systems; rename one, or put it into another folder"
                problems.append(
                    SpecProblem(position: asset.position, path: asset.path, message: message))
            }
        }
        return problems
    }

    /// Why a job cannot be understood.
    struct Failure: Error {
        let kind: SpecError.Kind
        /// At least one.
        let problems: [SpecProblem]
    }

    /// Understands a job.
    func understand(_ job: Job) -> Result<RenderJob, Failure> {
        request(job).flatMap { $0.resolve() }
    }

    /// What is asked for, and where it stands.
    struct Request {
        let spec: RenderSpec
        let places: [String: RenderReader.Place]
        let asset: RenderReader.Place
        /// Where the options stand that the asset has from defaults.
        let defaults: Set<FilePosition>

        func resolve() -> Result<RenderJob, Failure> {
            do throws(SpecError) {
                let job = try spec.resolve { option in
                    places[option.place].map { defaults.contains($0.position) } ?? false ? .shared : .own
                }
                return .success(job)
            } catch {
                let problems = ([error] + error.others).map { error in
                    let message = FileWords.message(error.message)
                    if let place = places[error.place] {
                        return SpecProblem(position: place.position, path: place.path, message: message)
                    }
                    let key = FileWords.key(ofFlag: error.place)
                    return SpecProblem(
                        position: asset.position, path: asset.path + (key.map { "." + $0 } ?? ""),
                        message: key == nil ? "\(error.place): \(message)" : message)
                }
                let kind = error.kind == .invalid ? .file : error.kind
                return .failure(Failure(kind: kind, problems: problems))
            }
        }
    }

    /// Reads what is asked for.
    func request(_ job: Job) -> Result<Request, Failure> {
        let variant = manifest.variant(job.variant)
        let asset = manifest.assets[variant.asset]
        let log = SpecLog()
        var reader = RenderReader(folder: "")
        reader.read(
            SpecReader(
                node: SpecNode(content: .map(variant.entries), position: asset.position),
                path: asset.path, log: log))
        if !log.problems.isEmpty { return .failure(Failure(kind: .file, problems: log.problems)) }
        var spec = reader.spec
        spec.name = job.name
        let place = RenderReader.Place(position: asset.position, path: asset.path)
        return .success(
            Request(spec: spec, places: reader.places, asset: place, defaults: manifest.defaults))
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
                at: SpecFile.place(problem.position, manifest.files[problem.position.file].name),
                "\(problem.path): \(problem.message)")
        }
        return SpecError(
            failure.kind, at: errors[0].place, errors[0].message, others: Array(errors.dropFirst()))
    }
}

/// How a name reads where neither case nor composition counts. Texts are equal in Swift however their
/// characters are composed.
func caseFolded(_ name: String) -> String { name.uppercased().lowercased() }

/// A list whose places are filled from several threads, each place by one.
final class Slots<Value: Sendable>: Sendable {
    private let storage: Mutex<[Value?]>

    init(_ count: Int) { storage = Mutex(Array(repeating: nil, count: count)) }

    subscript(index: Int) -> Value? {
        get { storage.withLock { $0[index] } }
        set { storage.withLock { $0[index] = newValue } }
    }

    var values: [Value?] { storage.withLock { $0 } }
}

extension Workers {
    /// Calls `body` once for each of 0 ..< `n`, where it cannot fail.
    func run(_ n: Int, _ body: @Sendable (Int) -> Void) {
        do { try forEach(n) { body($0) } } catch { preconditionFailure("nothing is thrown") }
    }
}
