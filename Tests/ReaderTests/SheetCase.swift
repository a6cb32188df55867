import Files
import Formats
import Foundation
import Jobs
import Loading
import MotionCore
import Platform
import Rendering
import Requests

/// A sheet that was asked for, with the same frames as files beside it.
struct SheetCase {
    let folder: URL
    let job: RenderJob
    /// The scale whose files are meant.
    let scale: Double

    /// Renders a request, which gets a format and a name here, to a new folder.
    init(
        _ name: String, in parent: URL, indicator: IndicatorChange = { _ in },
        sheet: (inout SheetSpec) -> Void
    ) throws {
        folder = parent.appending(path: name)
        var spec = RenderSpec()
        (spec.name, spec.extent, spec.formats) = ("spin", 24, [.frames, .sheet])
        (spec.animation.motion, spec.animation.frames) = (.value(.materialAdvance), 12)
        indicator(&spec)
        sheet(&spec.sheet)
        job = try spec.resolve()
        scale = job.scales[0]
        try job.run(workers: Workers(count: 2), into: DirectorySink(folder.path))
    }

    typealias IndicatorChange = @Sendable (inout RenderSpec) -> Void

    /// What stands before the extension.
    var suffix: String { scale == 1 ? "" : "@\(scale.formatted(.number.locale(Locale(identifier: "en"))))x" }

    /// What `sheet_frames.py` needs to know to read a dialect.
    func facts(_ dialect: String) -> [String: Any] {
        let tags =
            job.options.sheet.tags.isEmpty
            ? [
                [
                    "name": job.timeline.motion.name, "from": 0, "to": job.timeline.count - 1,
                    "direction": "forward",
                ]
            ]
            : job.options.sheet.tags.map {
                ["name": $0.name, "from": $0.from, "to": $0.to, "direction": $0.direction.rawValue]
                    as [String: Any]
            }
        return [
            "folder": folder.path, "dialect": dialect, "name": job.name, "suffix": suffix,
            "count": job.timeline.count, "fps": job.timeline.fps, "loop": job.timeline.loops,
            "alpha": job.options.sheet.alpha.rawValue, "tags": tags,
            "extrude": Int((job.options.sheet.extrude * scale).rounded()),
            "turns": job.options.sheet.turnsFrames,
            "values": values,
        ]
    }

    /// The value of each frame of a run that is eased in four steps; none of a loop.
    private var values: [Double] {
        guard !job.timeline.loops else { return [] }
        let count = job.timeline.count
        return (0..<count).map { min((Double($0) / Double(count - 1) * 4).rounded(.down) / 4, 1) }
    }
}
