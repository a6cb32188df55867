internal import Basics
internal import Files
internal import Formats
internal import Jobs
internal import Platform
internal import Rendering

/// Makes the panels of jobs, from the very files that a render would write.
struct JobPanels {
    let workers: Workers
    let monitor: any FrameMonitor

    /// Everything that a job of one format writes, a panel for each scale.
    ///
    /// - Throws: As ``RenderRun/write(workers:into:)``.
    func panels(of job: RenderJob) throws -> (panels: [Panel], notes: [Message]) {
        let sink = MemorySink()
        let run = RenderRun(job, monitor: monitor)
        let notes = try run.write(workers: workers, into: sink)
        return (try panels(of: job, in: sink.files), notes)
    }

    /// The same of files that were written.
    func panels(of job: RenderJob, in files: [String: [UInt8]]) throws -> [Panel] {
        var rest = files
        var panels: [Panel] = []
        for (index, job) in ([job] + job.alternatives).enumerated() {
            for format in job.formats {
                // Of a motion there is one file for all scales, and of a catalog one folder.
                let isOne = format.content == .vector || format.content == .catalog
                let places = job.renditions(in: format).map { $0.sequence }
                for sequences in isOne ? [places] : places.map({ [$0] }) {
                    guard let first = sequences.first else { continue }
                    let names = try format.fileNames(sequences, options: job.options)
                    let taken = SortedNames(names).compactMap { name in
                        rest.removeValue(forKey: name).map { Panel.File(name: name, bytes: $0) }
                    }
                    if taken.isEmpty { continue }
                    var panel = Panel(
                        format, format.content == .vector ? job.sequence(scale: 1) : first, taken)
                    if index > 0 { panel.variant = "reduced motion" }
                    panels.append(panel)
                }
            }
        }
        return panels
    }

    /// One picture from within the motion, where arcs are neither shortest nor at their start.
    func still(of job: RenderJob) throws -> Panel {
        let frame = job.timeline.count / 3
        let scale = job.scales[0]
        return Panel(still: try job.pngData(frame: frame, scale: scale), of: job.sequence(scale: scale))
    }
}
