internal import Basics
internal import Builds
internal import Exports
internal import Files
internal import Jobs
internal import Loading
internal import Platform
internal import Rendering
internal import Requests
internal import Specs
internal import Synchronization

/// Shows all assets of a manifest, each by one of its outputs, and how its files differ from earlier ones.
struct ManifestPreview {
    let path: String
    let manifest: Manifest
    let inputs: InputFiles
    let workers: Workers
    let monitor: any FrameMonitor

    /// The most bytes of the page for one asset, however few assets there are.
    private static let mostBytes = 600_000

    struct Asset: Sendable {
        let id: String
        let folder: String
        let job: RenderJob
        /// Whether the asset belongs on a dark ground.
        let isDark: Bool

        func path(_ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }
    }

    /// Every asset and variant, understood.
    ///
    /// - Throws: ``SpecError`` with all that is wrong.
    func assets() throws(SpecError) -> [Asset] {
        let plan = try BuildPlan(manifest, inputs: inputs, workers: workers)
        var (assets, problems, kind) = ([Asset](), SpecProblems(), SpecError.Kind?.none)
        workers.inOrder(plan.jobs.count) { index in
            plan.request(plan.jobs[index]).flatMap { request in
                request.resolve().map { ($0, RequestPreview.isDark(request.spec)) }
            }
        } take: { index, result in
            switch result {
            case .success(let (job, isDark)):
                let id = plan.jobs[index].id
                let slash = id.lastIndex(of: "/")
                let folder = slash.map { String(id[..<$0]) } ?? ""
                assets.append(Asset(id: id, folder: folder, job: job, isDark: isDark))
            case .failure(let failure):
                problems.add(failure.problems)
                kind = kind ?? failure.kind
            }
        }
        if let kind, let error = SpecFile.error(of: problems, manifest.files.map { $0.name }) {
            throw SpecError(kind, at: error.subject, error.message, others: error.others)
        }
        return assets
    }

    /// - Parameter earlier: Files of an earlier build; nil where nothing is compared.
    func subjects(of assets: [Asset], since earlier: EarlierOutputs?) throws -> [Subject] {
        let share = min(Self.mostBytes, PageBudget.manifest / max(1, assets.count))
        let found = Mutex<[Int: Subject]>([:])
        let painter = JobPanels(workers: Workers(count: 1), monitor: monitor)
        try workers.forEach(assets.count) { index in
            let subject = try subject(of: assets[index], since: earlier, share, painter)
            found.withLock { $0[index] = subject }
        }
        let all = found.withLock { $0 }
        return assets.indices.compactMap { all[$0] }
    }

    private func subject(
        of asset: Asset, since earlier: EarlierOutputs?, _ share: Int, _ painter: JobPanels
    ) throws -> Subject {
        var subject = Subject(name: asset.id, source: path, facts: RequestPreview.facts(asset.job))
        subject.notes = asset.job.notes.map { $0.text(.keys) }
        let sink = MemorySink()
        do {
            let run = RenderRun(asset.job, monitor: monitor)
            try run.write(workers: painter.workers, into: sink)
        } catch let error as any MessageError {
            throw JobFailure(id: asset.id, reason: error)
        }
        let files = sink.files
        subject.facts.append(
            "\(counted(files.count, "file")), \(files.values.reduce(0) { $0 + $1.count }) bytes")
        var panels = try painter.panels(of: asset.job, in: files)
        for index in panels.indices { panels[index].isDark = asset.isDark }
        var changed: Set<String> = []
        if let earlier {
            let known = files.keys.filter { earlier.has(asset.path($0)) }
            changed = Set(files.filter { earlier.bytes(asset.path($0.key)) != $0.value }.keys)
            subject.change = known.isEmpty ? .new : changed.isEmpty ? .same : .changed
            subject.changedFiles = changed.sorted()
        }
        // Changed outputs come first, then those that are small and sharp.
        func rank(_ panel: Panel) -> Int {
            let isSame = !panel.files.contains { changed.contains($0.name) }
            let kinds: [Panel.Kind] = [.svg, .sheet, .animation, .frames, .lottie, .still, .files]
            return (isSame ? 100 : 0) + (kinds.firstIndex(of: panel.kind) ?? kinds.count)
        }
        panels = panels.enumerated().sorted { (rank($0.1), $0.0) < (rank($1.1), $1.0) }.map { $0.1 }
        let shows = panels.first { panel in
            panel.kind != .files && panel.pageBytes * (subject.change == .changed ? 2 : 1) <= share
        }
        guard let shows else {
            var still = try painter.still(of: asset.job)
            still.isDark = asset.isDark
            still.variant = "one frame: its files are too large for this page, or none that browsers show"
            subject.panels = [still]
            return subject
        }
        subject.panels = [shows]
        if let earlier, subject.change == .changed {
            var before = shows
            before.files = shows.files.compactMap { file in
                earlier.bytes(asset.path(file.name)).map { Panel.File(name: file.name, bytes: $0) }
            }
            if !before.files.isEmpty, before.pageBytes <= share { subject.before = before }
        }
        return subject
    }
}
