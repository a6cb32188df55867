import Exports
import Foundation
import FramePipeline
import Imaging

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
            let folder = Scratch.folder
            guard FileManager.default.createFile(atPath: folder + "/in.yaml", contents: Data(bytes)) else {
                fatalError("there is no room for inputs in \(folder)")
            }
            var options = Manifest.Options()
            options.mostVariants = 50
            let inputs = Scratch.inputs
            let manifest = try Manifest.read(folder + "/in.yaml", options: options, inputs: inputs)
            let workers = Workers(count: 1)
            let plan = try BuildPlan(manifest, inputs: inputs, workers: workers)
            let paths = try plan.outputs(in: "out", workers: workers)
            require(
                paths.allSatisfy { $0.hasPrefix("out/") && !$0.contains("/../") }, "\(paths) lead outside")
            require(Set(paths).count == paths.count, "\(paths) has a file twice")
        },
    ]

    private enum Scratch {
        /// One for all inputs: it keeps the digests of fonts, which take longer than all the rest.
        static let inputs = BuildInputs()
        static let folder: String = {
            let path = NSTemporaryDirectory() + "spindle-fuzz-\(getpid())"
            try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            return path
        }()
    }

    private static func render(_ job: RenderJob) throws {
        _ = try job.fileNames()
        guard job.paintCount <= 8, job.pixelCount <= 20_000 else { return }
        let workers = Workers(count: 1)
        try job.check(workers: workers, monitor: Nobody())
        try job.run(workers: workers, into: Nowhere(), monitor: Nobody())
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
