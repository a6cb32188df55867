public import Basics
public import Builds
public import Files
public import Guidelines
internal import Indicators
internal import Jobs
internal import Loading
internal import MotionCore
public import Platform
internal import Requests
internal import Resolution
internal import Specs

/// Judges what spec files, manifests and motion files describe by the rules of the design documents.
public struct Checker: Sendable {
    /// The rules that are switched off, and the options for manifests.
    public struct Options: Sendable {
        /// The rules that are judged by; add your own, or leave some out.
        public var rules = Rule.all
        /// The rules that are switched off everywhere, each with the reason.
        public var off: [String: String] = [:]
        /// The limits and permissions for reading manifests.
        public var manifest = Manifest.Options()

        /// All rules.
        public init() {}

        /// Switches a rule off: `rule=reason`.
        ///
        /// - Throws: ``SpecError`` at `--off`.
        public mutating func switchOff(_ text: String) throws(SpecError) {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let rule: Rule
            do throws(UnknownName) {
                let own = rules.first { $0.id == parts[0] }
                if let own { rule = own } else { rule = try Rule.named(String(parts[0])) }
            } catch {
                throw SpecError(at: .named("--off"), "\(error)")
            }
            guard parts.count == 2, !parts[1].allSatisfy(\.isWhitespace) else {
                throw SpecError(
                    at: .named("--off"),
                    "\(rule.id) needs a reason to be switched off: write \(rule.id)='why'")
            }
            let reason = String(parts[1])
            guard off.updateValue(reason, forKey: rule.id) ?? reason == reason else {
                throw SpecError(at: .named("--off"), "\(rule.id) is given twice; give one reason")
            }
        }
    }

    private let options: Options
    private let workers: Workers
    private let loops = LoopFacts()

    /// A checker that works on as many threads as `workers` has.
    public init(_ options: Options, workers: Workers) { (self.options, self.workers) = (options, workers) }

    /// Judges all assets of all files; those of one activity or screen together, whatever file they are in. Parts that
    /// cannot be understood are reported, and all others are judged.
    ///
    /// - Parameters:
    ///   - files: The paths of spec files, manifests and motion files.
    ///   - inputs: The reader of these files and of those that they name; nil for a new one.
    public func check(_ files: [String], inputs: InputFiles? = nil) -> CheckReport {
        let inputs = inputs ?? InputFiles(named: files)
        var outcomes = Outcomes()
        var failures: [SpecError] = []
        var seen: Set<String> = []
        let files = files.filter { seen.insert($0).inserted }
        for (number, file) in files.enumerated() {
            do throws(SpecError) {
                switch try content(of: file, inputs) {
                case .manifest: try check(manifest: file, number, inputs, &outcomes)
                case .motion: outcomes.add(try motion(file, number, inputs))
                case .spec: outcomes.add(try spec(file, number, inputs))
                }
            } catch {
                failures.append(error)
            }
        }
        let subjects = outcomes.members.map(\.subject)
        for (order, rule) in options.rules.enumerated() {
            for finding in rule.findings(among: subjects) {
                let member = outcomes.members[finding.subject]
                outcomes.add(Found(finding.breach, rule, order, member, options.off))
            }
        }
        return CheckReport(
            findings: outcomes.findings.findings(outcomes.fixIts, inputs), failures: failures,
            files: files.count, subjects: outcomes.count, rules: options.rules)
    }

    /// The result of judging one indicator.
    private struct Outcome: Sendable {
        var findings: [Found]
        /// The values of its options in their files.
        var values: [FixIts.Value]
        /// Kept for rules that look at several.
        var member: Judged?
    }

    /// The results of judging all indicators.
    private struct Outcomes {
        var findings = FoundList()
        var members: [Judged] = []
        var fixIts = FixIts()
        var count = 0

        mutating func add(_ found: Found) {
            findings.add(found)
            if let fixIt = found.edit { fixIts.add(fixIt) }
        }

        mutating func add(_ outcome: Outcome) {
            for found in outcome.findings { add(found) }
            for value in outcome.values { fixIts.use(value) }
            if let member = outcome.member { members.append(member) }
            count += 1
        }
    }

    /// - Parameter looks: The jobs of the indicator in its other looks, of which only the colors are judged.
    private func outcome(_ judged: Judged, looks: [(look: ThemeLook, job: RenderJob)] = []) -> Outcome {
        var findings = options.rules.enumerated().flatMap { order, rule in
            rule.breaches(by: judged.subject).map { Found($0, rule, order, judged, options.off) }
        }
        let ids = Rule.contrasts.map(\.id)
        for (look, job) in looks {
            for (order, rule) in options.rules.enumerated() where ids.contains(rule.id) {
                findings += rule.breaches(by: job.subject).map { breach in
                    var breach = breach
                    breach.message += " (in the look \(look.rawValue))"
                    return Found(breach, rule, order, judged, options.off)
                }
            }
        }
        return Outcome(
            findings: findings, values: judged.values, member: judged.subject.standsAlone ? nil : judged)
    }

    private enum Content { case manifest, motion, spec }

    /// A manifest says of which version it is, and a motion what moves.
    private func content(of file: String, _ inputs: InputFiles) throws(SpecError) -> Content {
        let limits = ManifestSyntax.limits
        let bytes = try inputs.specBytes(file, limit: limits.bytes)
        let root = try SpecFile.tree(bytes, name: file, limits: limits, log: SpecLog()).root
        let entries = root.entries ?? []
        if entries.contains(where: { ["version", "assets"].contains($0.key) }) { return .manifest }
        return MotionFields.isMotion(entries) ? .motion : .spec
    }

    private func motion(_ name: String, _ number: Int, _ inputs: InputFiles) throws(SpecError) -> Outcome {
        // With the limit of manifests, as it was read to tell what it is.
        let bytes = try inputs.specBytes(name, limit: ManifestSyntax.limits.bytes)
        let (motion, places) = try MotionFile.parsePlaced(bytes, name: name)
        return outcome(
            Judged(
                motion, places.mapValues { RenderReader.Place(position: $0.position, path: $0.path) },
                file: name, number: number, loops))
    }

    private func spec(_ name: String, _ number: Int, _ inputs: InputFiles) throws(SpecError) -> Outcome {
        // With the limit of manifests, as it was read to tell what it is.
        let bytes = try inputs.specBytes(name, limit: ManifestSyntax.limits.bytes)
        let file = try RenderFile.parse(bytes, name: name)
        let spec = try file.loaded(file.spec, from: inputs)
        let start = RenderReader.Place(
            position: FilePosition(file: 0, line: 1, column: 1), path: "")
        var judged = Judged(spec, file.places, start, files: [name], number: number)
        var looks: [(look: ThemeLook, job: RenderJob)] = []
        if !judged.subject.preventsPicture {
            let job = try file.resolve(spec, from: inputs)
            judged.add(job, of: spec, loops)
            for (look, spec) in spec.otherLooks { looks.append((look, try file.resolve(spec, from: inputs))) }
        }
        return outcome(judged, looks: looks)
    }

    private func check(
        manifest name: String, _ number: Int, _ inputs: InputFiles, _ outcomes: inout Outcomes
    ) throws(SpecError) {
        let manifest = try Manifest.read(name, options: options.manifest, inputs: inputs)
        let plan = try BuildPlan(manifest, inputs: inputs, workers: workers)
        let files = manifest.files.map(\.name)
        var (problems, kind, isFile) = (SpecProblems(), SpecError.Kind?.none, false)
        // Frames of others are what they are.
        let jobs = (plan.jobs + plan.parts).filter { !plan.isPack($0) }
        workers.inOrder(jobs.count) { index in
            let job = jobs[index]
            return plan.request(job).flatMap { request -> Result<Outcome, BuildPlan.Failure> in
                var judged = Judged(
                    request.spec, request.places, request.asset, files: files, number: number)
                judged.name = job.id
                if judged.subject.preventsPicture { return .success(outcome(judged)) }
                return request.resolve().map { job in
                    judged.add(job, of: request.spec, loops)
                    let looks = request.spec.otherLooks.compactMap { look, spec in
                        (try? request.with(spec).resolve().get()).map { (look: look, job: $0) }
                    }
                    return outcome(judged, looks: looks)
                }
            }
        } take: { _, result in
            switch result {
            case .success(let outcome): outcomes.add(outcome)
            case .failure(let failure):
                problems.add(failure.problems)
                (kind, isFile) = (kind ?? failure.kind, isFile || failure.kind == .file)
            }
        }
        if let kind, let error = SpecFile.error(of: problems, files) {
            throw SpecError(isFile ? .file : kind, at: error.subject, error.message, others: error.others)
        }
    }
}
