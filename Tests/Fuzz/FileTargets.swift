import Basics
import Builds
import Curves
import Differences
import Exports
import Files
import Foundation
import Imaging
import Indicators
import Jobs
import Languages
import Loading
import Platform
import Rendering
import Requests
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
            options.maxVariants = 50
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
        FuzzTarget("sheet") { bytes in
            Scratch.putPages()
            for ending in ["json", "plist", "tres", "atlas", "css", "qml", "tpsheet"] {
                let path = Scratch.file("sheet.\(ending)", bytes)
                guard let same = try? FrameDifferences(path, path, workers: Workers(count: 1)) else {
                    continue
                }
                require(same.isEmpty && same.compared > 0, "a sheet differs from itself: \(same.text)")
            }
        },
        FuzzTarget("depfile") { bytes in
            let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            guard let first = paths.first else { return }
            let outputs = [first] + paths.dropFirst().prefix(paths.count / 2)
            let inputs = Array(paths.dropFirst(outputs.count))
            let text = try Depfile.text(outputs: outputs, inputs: inputs)
            let rule = MakeRule(text)
            require(rule.targets == outputs && rule.prerequisites == inputs, "\(paths) are read as \(rule)")
        },
        FuzzTarget("log") { bytes in
            var spec = RenderSpec()
            spec.operation.log = Scratch.file("in.log", bytes)
            // So few that films are short enough to be rendered, and reports share frames.
            spec.animation.fps = 0.1
            spec.size = 24
            let job = try spec.resolve()
            let explanation = try Explanation(job)
            require(!explanation.text().isEmpty && !explanation.json().isEmpty, "a story that says nothing")
            let times = job.story?.announcements(in: .english).map(\.time) ?? []
            require(times == times.sorted(), "what is announced at \(times) is out of order")
            try render(job)
        },
    ]

    /// What reads what builds have left, in whatever way somebody has changed it.
    static let builds = [
        FuzzTarget("state") { bytes in
            let (plan, folder) = (Scratch.plan, Scratch.build([("build.sha256", sealed(bytes))]))
            let before = Scratch.victims
            _ = try? BuildVerification.verify([folder])
            var options = Builder.Options()
            options.prunes = true
            let builder = Builder(plan, to: folder, options: options, workers: Workers(count: 1))
            _ = try builder.check()
            _ = try builder.build(observer: Nobody())
            require(Scratch.victims == before, "files outside of the build were changed")
            require(try builder.check().isEmpty, "a build leaves something to do")
            require(try BuildVerification.verify([folder]).findings.isEmpty, "a build is not as it was built")
        },
        // Several files, each after a line with its name: >build-1-of-2.sha256
        FuzzTarget("merge") { bytes in
            let files = bytes.split(separator: UInt8(ascii: ">")).prefix(6).compactMap { part in
                part.firstIndex(of: 0x0A).map { end in
                    let name = String(decoding: part[..<end], as: UTF8.self)
                    return (name, sealed(Array(part[(end + 1)...])))
                }
            }
            let folder = Scratch.build(
                files.filter { !$0.0.isEmpty && !$0.0.contains("/") && $0.0 != "." && $0.0 != ".." })
            let before = Scratch.victims
            _ = try? BuildVerification.verify([folder])
            let merged = try ShardMerge.merge([folder], into: folder + "/../merged")
            require(Scratch.victims == before, "files outside of the merge were changed")
            require(try ShardMerge.merge([folder], into: folder) == merged, "it is another one in place")
            let result = try BuildVerification.verify([folder, folder + "/../merged"])
            require(
                result.findings.isEmpty && result.files <= 2 * merged.files, "a merge is not as it was built")
        },
    ]

    /// A state as it would be if its build had written it; what has no first line of one stays as it is.
    private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.starts(with: "# spindle build 1\n".utf8), bytes.last == 0x0A else { return bytes }
        return bytes + Array("# end \(SHA256.hex(bytes))\n".utf8)
    }

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

        /// Pages as the sheets in the corpus call them.
        static func putPages() {
            let page = folder + "/spin.png"
            if FileManager.default.fileExists(atPath: page) { return }
            guard var encoder = try? PNGEncoder(.standard) else { fatalError("there is no memory") }
            var bytes: [UInt8] = []
            encoder.encode(Bitmap(width: 64, height: 64, format: .rgba), into: &bytes)
            for name in ["spin.png", "spin-1.png", "spin-2.png"] { _ = file(name, bytes) }
        }

        /// A manifest of one file.
        static let plan: BuildPlan = {
            let text = "{version: 1, assets: {a: {motion: fluent, frames: 1, size: 4}}}"
            let (path, inputs) = (file("spindle.yaml", Array(text.utf8)), Scratch.inputs())
            guard let manifest = try? Manifest.read(path, inputs: inputs),
                let plan = try? BuildPlan(manifest, inputs: inputs, workers: Workers(count: 1))
            else { fatalError("the manifest for states is wrong") }
            return plan
        }()

        /// A folder with files that states may speak of, and with these states.
        static func build(_ states: [(name: String, bytes: [UInt8])]) -> String {
            let manager = FileManager.default
            let (path, merged) = (folder + "/build", folder + "/merged")
            for path in [path, merged] { try? manager.removeItem(atPath: path) }
            for below in ["/.spindle", "/f"] {
                try? manager.createDirectory(atPath: path + below, withIntermediateDirectories: true)
            }
            for (name, text) in [("x.png", "x"), ("f/y.png", "y"), ("z.png", "z")] {
                _ = manager.createFile(atPath: path + "/" + name, contents: Data(text.utf8))
            }
            for (name, text) in [("x.png", "x"), ("z.png", "z")] {
                _ = manager.createFile(atPath: folder + "/" + name, contents: Data(text.utf8))
            }
            for state in states {
                _ = manager.createFile(atPath: path + "/.spindle/" + state.name, contents: Data(state.bytes))
            }
            return path
        }

        /// What is beside that folder.
        static var victims: [String: Data] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.reduce(into: [:]) {
                $0[$1] = FileManager.default.contents(atPath: folder + "/" + $1)
            }
        }
    }

    private static func render(_ job: RenderJob) throws {
        _ = try job.fileNames()
        guard job.paintCount <= 8, job.pixelCount <= 20_000 else { return }
        let workers = Workers(count: 1)
        let run = RenderRun(job, monitor: Nobody())
        try run.write(workers: workers, into: Nowhere())
    }

    private struct Nobody: BuildObserver {
        func willPaint() {}
        func willBuild(jobs: Int, rendering: Int, frames: Int, paints: Int) {}
        func did(_ job: JobReport) {}
    }

    private struct Nowhere: ArtifactSink {
        func write(_ name: String, _ bytes: [UInt8]) {
            require(!name.isEmpty && !name.contains("/") && !bytes.isEmpty, "\(name) is no file")
        }
    }
}
