import Exports
import Foundation
import FramePipeline
import Imaging
import Indicators
import Synchronization

extension FuzzTarget {
    /// What reads whole files, and does what they ask for where that is little.
    static let files = [
        FuzzTarget("spec") { bytes in
            let file = try RenderFile.parse(bytes, name: "spec.yaml")
            try render(file.resolve(file.spec))
        },
        FuzzTarget("motion") { bytes in _ = try MotionFile.parse(bytes, name: "motion.yaml") },
        FuzzTarget("theme") { bytes in _ = try ThemeFile.parse(bytes, name: "theme.yaml") },
        FuzzTarget("manifest") { bytes in
            let path = Scratch.file("in.yaml", bytes)
            var options = Manifest.Options()
            options.mostVariants = 50
            let inputs = Scratch.inputs()
            let manifest = try Manifest.read(path, options: options, inputs: inputs)
            let workers = Workers(count: 1)
            let plan = try BuildPlan(manifest, inputs: inputs, workers: workers)
            var paths: [String] = []
            try plan.forEachOutput(in: "out", workers: workers) { paths.append($0) }
            require(
                paths.allSatisfy { $0.hasPrefix("out/") && !$0.contains("/../") }, "\(paths) lead outside")
            require(Set(paths).count == paths.count, "\(paths) has a file twice")
        },
        FuzzTarget("log") { bytes in
            var spec = RenderSpec()
            spec.operation.log = Scratch.file("in.log", bytes)
            // So few that films are short enough to be rendered, and reports share frames.
            spec.motion.fps = 0.1
            spec.size = 24
            let job = try spec.resolve()
            let explanation = try Explanation(job)
            require(!explanation.text().isEmpty && !explanation.json().isEmpty, "a story that says nothing")
            let times = job.story?.announcements.map(\.time) ?? []
            require(times == times.sorted(), "what is announced at \(times) is out of order")
            try render(job)
        },
    ]

    private enum Scratch {
        private static let last = Mutex(InputFiles())

        /// What has read nothing yet, but knows the fonts, which take longer than all the rest.
        static func inputs() -> InputFiles {
            last.withLock { last in
                last = InputFiles(after: last)
                return last
            }
        }

        static let folder: String = {
            let path = NSTemporaryDirectory() + "spindle-fuzz-\(getpid())"
            try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            return path
        }()

        /// A file with these bytes; the one before it is gone.
        static func file(_ name: String, _ bytes: [UInt8]) -> String {
            let path = folder + "/" + name
            guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
                fatalError("there is no room for inputs in \(folder)")
            }
            return path
        }
    }

    private static func render(_ job: RenderJob) throws {
        _ = try job.fileNames()
        guard job.paintCount <= 8, job.pixelCount <= 20_000 else { return }
        let workers = Workers(count: 1)
        let run = RenderRun(job, monitor: Nobody())
        try run.check(workers: workers)
        try run.write(workers: workers, into: Nowhere())
    }

    private struct Nobody: FrameMonitor {
        func willPaint() {}
    }

    private struct Nowhere: ArtifactSink {
        func write(_ name: String, _ bytes: [UInt8]) {
            require(!name.isEmpty && !name.contains("/") && !bytes.isEmpty, "\(name) is no file")
        }
    }
}
