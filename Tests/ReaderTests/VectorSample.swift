import Basics
import Foundation
import Loading
import MotionCore
import Platform

@testable import Files
@testable import Formats
@testable import Jobs
@testable import Rendering
@testable import Requests

/// An animation without pixels, with frames of ours beside it for some of its moments.
struct VectorSample {
    let name: String
    let job: RenderJob
    /// Numbers of frames at 60 a second, and their files.
    private(set) var frames: [(number: Int, file: URL)] = []
    private let folder: URL

    /// Twice as many pixels as points a side.
    static let scale = 2.0
    private static let formats = [OutputFormat.svg, .svgCSS, .lottie]
    /// Whether there is an Android vector, which cannot hold outlines that change.
    let isAndroid: Bool

    /// Renders a request in every format, and frames at `moments` moments; for none, the first frame.
    init(_ name: String, in parent: URL, moments: Int, _ change: (inout RenderSpec) -> Void) throws {
        self.name = name
        folder = parent.appending(path: name)
        var spec = RenderSpec()
        // Legal on Android too.
        spec.name = name.replacing("-", with: "_")
        (spec.scales, spec.formats) = ([Self.scale], Self.formats)
        change(&spec)
        var android = spec
        android.formats.append(.avd)
        if let job = try? android.resolve() {
            (self.job, isAndroid) = (job, true)
        } else {
            (job, isAndroid) = (try spec.resolve(), false)
        }
        let workers = Workers(count: 2)
        try job.run(workers: workers, into: DirectorySink(folder.path))
        let count = job.timeline.count
        // Arcs that vanish for an instant do so where a loop begins; readers show it as they like.
        let first = job.timeline.loops ? 1 : 0
        let numbers =
            moments == 0 ? [0] : (0..<moments).map { first + $0 * (count - first) / moments } + [count - 1]
        for number in Set(numbers).sorted() {
            let file = folder.appending(path: "\(number).png")
            try Data(job.pngData(frame: number, compression: .fast)).write(to: file)
            frames.append((number, file))
        }
    }

    /// The file with an extension.
    func file(_ suffix: String) -> URL { folder.appending(path: job.name + suffix) }

    /// What readers need to know to show a file of an extension.
    func facts(_ key: String, _ suffix: String) -> [String: Any] {
        let size = job.scene.size
        let (width, height) = job.scene.pixels(scale: Self.scale)
        let canvas = [size.width, size.height].map { Int($0.rounded(.up)) * Int(Self.scale) }
        return [
            "name": name, "width": size.width.rounded(.up), "height": size.height.rounded(.up),
            "scale": Self.scale, "pixels": [width, height], "canvas": canvas,
            // Safely behind a jump that happens at that very time.
            "times": frames.map { job.timeline.time(of: $0.number) + 0.05 },
            "frames": frames.map(\.file.path), "numbers": frames.map(\.number), "last": job.timeline.count,
            "loops": job.timeline.loops, key: file(suffix).path,
        ]
    }
}
