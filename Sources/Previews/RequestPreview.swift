internal import Basics
internal import Files
internal import Formats
internal import Indicators
internal import Jobs
internal import Languages
internal import Loading
internal import MotionCore
internal import Requests
internal import Resolution

/// Shows one request: what it asks for, the obvious other formats, and the variants that others will see.
struct RequestPreview {
    let file: RenderFile
    let source: String
    let inputs: InputFiles
    let painter: JobPanels

    /// The most common formats for a screen, shown beside a request that names one format or none.
    private static let obvious: [OutputFormat] = [.frames, .sheet, .apng, .webp, .gif, .svg, .lottie]

    /// - Throws: The error of rendering the request.
    func subject() throws -> Subject {
        let job = try file.resolve(from: inputs)
        var subject = Subject(name: job.name, source: source, facts: Self.facts(job))
        subject.notes = job.notes.map { $0.text(.keys) }
        var budget = PageBudget()
        let isDark = Self.isDark(file.spec)
        for format in job.formats {
            // Requested formats fail as they do in a render.
            try add(try resolved { $0.formats = [format] }, isDark, &subject, &budget)
        }
        if job.formats.count < 2 {
            for format in Self.obvious where !job.formats.contains(format) {
                try addIfPossible(format.name, isDark, &subject, &budget) { $0.formats = [format] }
            }
        }
        for (name, isDark, change) in variants(job) {
            try addIfPossible(name, isDark, variant: name, &subject, &budget) { spec in
                change(&spec)
                spec.formats = [.sheet]
                spec.scales = [job.scales[0]]
                spec.access = AccessSpec()
            }
        }
        return subject
    }

    /// The same picture for those who need another one, as catalogs have it.
    private func variants(
        _ job: RenderJob
    ) -> [(name: String, isDark: Bool, change: (inout RenderSpec) -> Void)] {
        let spec = file.spec
        var all: [(name: String, isDark: Bool, change: (inout RenderSpec) -> Void)] = []
        let theme = spec.themeSource == nil ? Theme.standard : loadedTheme
        if let theme, spec.template == nil {
            for (dark, strong) in [(true, false), (false, true)] {
                guard let other = theme.sibling(isDark: dark, isHighContrast: strong) else { continue }
                let name = other.look.map { "\(other.name) \($0.rawValue)" } ?? other.name
                all.append((name, dark || Self.isDark(theme), { $0.theme = other }))
            }
        }
        if spec.direction == nil, !spec.language.isRightToLeft {
            all.append(("right to left", Self.isDark(spec), { $0.direction = .rtl }))
        }
        // Only what looks different is a variant.
        return all.filter { variant in
            guard let other = try? resolved({ variant.change(&$0) }) else { return true }
            return !job.looksLike(other)
        }
    }

    private func resolved(_ change: (inout RenderSpec) -> Void) throws(SpecError) -> RenderJob {
        var spec = file.spec
        change(&spec)
        return try file.resolve(spec, from: inputs)
    }

    private func add(
        _ job: RenderJob, _ isDark: Bool, variant: String = "", _ subject: inout Subject,
        _ budget: inout PageBudget
    ) throws {
        let (panels, notes) = try painter.panels(of: job)
        for var panel in panels {
            panel.isDark = isDark
            if !variant.isEmpty { panel.variant = variant }
            _ = budget.take(&panel)
            subject.panels.append(panel)
        }
        for note in notes.map({ $0.text(.keys) }) where !subject.notes.contains(note) {
            subject.notes.append(note)
        }
    }

    /// Says why not, where it cannot be.
    private func addIfPossible(
        _ name: String, _ isDark: Bool, variant: String = "", _ subject: inout Subject,
        _ budget: inout PageBudget, _ change: (inout RenderSpec) -> Void
    ) throws {
        do {
            try add(try resolved(change), isDark, variant: variant, &subject, &budget)
        } catch let error as SpecError {
            subject.refusals.append((name, error.message.text(.keys)))
        } catch let error as any MessageError {
            subject.refusals.append((name, error.message.text(.keys)))
        }
    }

    /// The theme of the request, with what its file holds.
    private var loadedTheme: Theme? { (try? file.loaded(file.spec, from: inputs))?.theme }

    static func isDark(_ spec: RenderSpec) -> Bool { spec.theme.map(isDark) ?? false }

    private static func isDark(_ theme: Theme) -> Bool { theme.look?.isDark ?? theme.name.contains("dark") }

    /// Facts about a job, in a few words each.
    static func facts(_ job: RenderJob) -> [String] {
        let size = job.scene.size
        return [
            job.timeline.hasMotion ? job.timeline.motion.name : nil,
            "\(size.width.shortestText) × \(size.height.shortestText) pt",
            counted(job.timeline.count, "frame"),
            job.timeline.count > 1
                ? "\((Double(job.timeline.count) * 1000 / job.timeline.fps).rounded().shortestText) ms" : nil,
            job.timeline.count > 1 ? "\(job.timeline.fps.decimal(3)) fps" : nil,
            job.timeline.count > 1 ? (job.timeline.loops ? "loops" : "plays once") : nil,
        ].compactMap { $0 }
    }
}
