internal import Exports
internal import Imaging

/// What a build has written, and from what: a file that `sha256sum --check` reads as well.
///
///     # spindle build 1
///     # plan <digest of all jobs> <number of jobs>
///     # shard 1/1
///     # job <key> <folder/name>
///     <digest>  <path>
///     # stale
///     <digest>  <path>
///     # end <digest of all lines before>
///
/// It says nothing about times, sizes or machines, so equal builds have equal states.
struct BuildState: Hashable, Sendable {
    struct Output: Hashable, Sendable {
        /// Below the folder of the build.
        let path: String
        let digest: Digest
    }

    struct Job: Hashable, Sendable {
        var key: Digest
        var outputs: [Output]
    }

    var plan = ""
    var jobCount = 0
    var shard = Shard.whole
    var jobs: [String: Job] = [:]
    /// What earlier builds have written that belongs to no job any more.
    var stale: [Output] = []

    /// Where states are, below the folder of the build.
    static let folder = ".spindle"

    static func fileName(_ shard: Shard) -> String {
        shard.isWhole ? "build.sha256" : "build-\(shard.number)-of-\(shard.count).sha256"
    }

    func bytes() -> [UInt8] {
        var text = "# spindle build 1\n# plan \(plan) \(jobCount)\n# shard \(shard)\n"
        func append(_ outputs: [Output]) {
            for output in outputs { text += "\(output.digest)  \(output.path)\n" }
        }
        for (id, job) in jobs.sorted(by: { $0.key < $1.key }) {
            text += "# job \(job.key) \(id)\n"
            append(job.outputs)
        }
        if !stale.isEmpty {
            text += "# stale\n"
            append(stale)
        }
        text += "# end \(SHA256.hex(Array(text.utf8)))\n"
        return Array(text.utf8)
    }

    init() {}

    /// Understands what ``bytes()`` wrote; nil for anything else.
    init?(_ bytes: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        guard bytes.last == newline else { return nil }
        let lastStart = bytes.dropLast().lastIndex(of: newline).map { $0 + 1 } ?? 0
        guard let end = Self.words(bytes[lastStart..<bytes.count - 1], after: "# end "), end.count == 1,
            end[0] == SHA256.hex(Array(bytes[..<lastStart]))
        else { return nil }
        let lines = bytes[..<lastStart].split(separator: newline)
        guard lines.count >= 3, Self.words(lines[0], after: "# spindle build 1") == [""],
            let plan = Self.words(lines[1], after: "# plan "), plan.count == 2, let count = Int(plan[1]),
            let shard = Self.words(lines[2], after: "# shard "), shard.count == 1,
            let shard = try? Shard(parsing: shard[0])
        else { return nil }
        (self.plan, jobCount, self.shard) = (plan[0], count, shard)
        var id: String?
        var job = Job(key: Self.noDigest, outputs: [])
        for line in lines.dropFirst(3) {
            if line.first == UInt8(ascii: "#") {
                if let id { jobs[id] = job }
                id = nil
                if Self.words(line, after: "# stale") == [""] { continue }
                let prefix = Array("# job ".utf8)
                guard line.count > prefix.count + 65, line.starts(with: prefix),
                    let key = Digest(line.dropFirst(prefix.count).prefix(64))
                else { return nil }
                id = String(decoding: line.dropFirst(prefix.count + 65), as: UTF8.self)
                job = Job(key: key, outputs: [])
            } else {
                guard line.count > 66, let digest = Digest(line.prefix(64)) else { return nil }
                let path = String(decoding: line.dropFirst(66), as: UTF8.self)
                guard Self.isSafe(path) else { return nil }
                let output = Output(path: path, digest: digest)
                if id == nil { stale.append(output) } else { job.outputs.append(output) }
            }
        }
        if let id { jobs[id] = job }
    }

    /// A digest that no file has.
    static let noDigest = Digest(repeatElement(UInt8(ascii: "0"), count: 64))!

    private static func words(_ line: ArraySlice<UInt8>, after prefix: String) -> [String]? {
        guard line.starts(with: Array(prefix.utf8)) else { return nil }
        return String(decoding: line.dropFirst(prefix.utf8.count), as: UTF8.self)
            .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether a path stays below the folder of the build: a state may come from anywhere.
    private static func isSafe(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0)
        }
    }
}
