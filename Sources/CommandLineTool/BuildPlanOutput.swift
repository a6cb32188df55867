import Basics
import Builds
internal import Formats
import Platform

extension BuildPlan {
    /// Prints all jobs as JSON, a line each, in little memory however many there are.
    ///
    /// - Parameters:
    ///   - file: The manifest, as it was named.
    ///   - folder: The folder that is built to.
    ///   - print: Takes the text in parts.
    /// - Throws: ``SpecError`` for the first job that cannot be understood, and what `print` throws.
    func printJSON(
        of file: String, to folder: String, only selection: Selection?, in shard: Shard, workers: Workers,
        _ print: ([UInt8]) throws -> Void
    ) throws {
        var json = JSONWriter()
        json.object { json in
            json.member("spindle", spindleVersion)
            json.member("manifest", file)
            json.member("folder", folder)
            json.array("inputs") { json in
                for path in inputPaths(besides: [folder + "/"]) { json.element(path) }
            }
            json.array("jobs") { _ in }
        }
        // What follows goes into the last array.
        var text = Array(json.finish().dropLast("]\n}\n".utf8.count))
        var isFirst = true
        try forEachJob(only: selection, in: shard, workers: workers) { job in
            text += (isFirst ? "\n    " : ",\n    ").utf8
            isFirst = false
            text += Self.json(job).dropLast()
            if text.count < 1 << 16 { return }
            try print(text)
            text.removeAll(keepingCapacity: true)
        }
        text += (isFirst ? "]\n}\n" : "\n  ]\n}\n").utf8
        try print(text)
    }

    private static func json(_ job: PlannedJob) -> [UInt8] {
        var json = JSONWriter()
        json.object(nil, .inline) { json in
            json.member("job", job.id)
            json.member("asset", job.asset)
            json.member("key", job.key)
            json.array("files") { json in for path in job.files { json.element(path) } }
            json.member("exact", job.areExact)
            json.array("inputs") { json in for path in job.inputs { json.element(path) } }
            json.member("frames", job.frames)
            json.member("pixels", job.pixels)
        }
        return json.finish()
    }
}
