internal import Files
internal import Platform

/// Understands what builds write down: states, each sealed with a digest, and journals, which end where their build
/// was killed. Either may come from anywhere.
struct RecordParser {
    struct Record {
        /// The state or, in a journal, the finished jobs.
        var state = BuildState()
        /// Whether this is a state, and whole.
        var isSealed = false
        /// Files that a journal announces outside of finished jobs; they may or may not exist.
        var loose: [BuildState.Output] = []
    }

    private enum Kind { case state, journal }

    private var cutter = LineCutter()
    private var kind: Kind?
    private var result = Record(state: BuildState(version: nil))
    private var isWrong = false
    private var lineCount = 0
    private var hash = SHA256()
    private var id: String?
    private var job = BuildState.Job(key: BuildState.noDigest, outputs: [])
    private var isStale = false

    /// Whether more can be of no use.
    var isBroken: Bool { isWrong || cutter.isBroken }

    mutating func add(_ part: UnsafeRawBufferPointer) {
        var cutter = self.cutter
        unsafe cutter.add(part) { line in
            if !isWrong { take(line) }
        }
        self.cutter = cutter
    }

    /// The parsed record; nil if the file is neither a valid state nor a journal.
    var record: Record? {
        if kind == .journal {
            var last = self
            last.dropJob()
            let finished = Set(last.result.state.jobs.values.flatMap(\.outputs))
            last.result.loose.removeAll { finished.contains($0) }
            return last.result
        }
        return !isBroken && cutter.isAtEnd && result.isSealed ? result : nil
    }

    private mutating func take(_ line: [UInt8]) {
        lineCount += 1
        if lineCount == 1 {
            kind =
                switch String(decoding: line, as: UTF8.self) {
                case BuildState.header: .state
                case Journal.header: .journal
                default: nil
                }
        }
        switch kind {
        case .state: isWrong = !takeState(line)
        case .journal: takeJournal(line)
        case nil: isWrong = true
        }
    }

    // MARK: States

    private mutating func takeState(_ line: [UInt8]) -> Bool {
        if result.isSealed { return false }
        if let end = Self.words(line, after: "# end ") {
            finishJob()
            result.isSealed = end == [hash.digest] && result.state.jobs.count <= result.state.jobCount
            return result.isSealed
        }
        hash.add(line + [0x0A])
        switch lineCount {
        case 1: return true
        case 2:
            guard let plan = Self.words(line, after: "# plan "), plan.count == 2, Digest(plan[0].utf8) != nil,
                let count = Int(plan[1]), (0...Manifest.Options.variantsRange.upperBound).contains(count)
            else { return false }
            result.state.plan = plan[0]
            result.state.jobCount = count
            return true
        case 3:
            guard let words = Self.words(line, after: "# shard "), words.count == 1,
                let shard = try? Shard(parsing: words[0])
            else { return false }
            result.state.shard = shard
            return true
        case 4, 5:
            if lineCount == 4, let origin = BuildOrigin(line: line) {
                result.state.origin = origin
                return true
            }
            if lineCount == 4, let path = Self.text(line, after: BuildOrigin.nearestMark) {
                result.state.nearest = path
                return true
            }
            if let words = Self.words(line, after: "# version "), words.count == 1, words[0].utf8.count <= 40
            {
                defer { result.state.version = words[0] }
                return result.state.version == nil
            }
        default: break
        }
        if Self.words(line, after: "# stale") == [""] {
            finishJob()
            defer { isStale = true }
            return !isStale
        }
        if let id = Self.text(line, after: "# missing ") {
            finishJob()
            result.state.missing.append(id)
            return !isStale && result.state.missing.count <= BuildState.mostMissing
        }
        if let (key, id) = Self.job(line) {
            finishJob()
            (self.id, job) = (id, BuildState.Job(key: key, outputs: []))
            return !isStale && result.state.missing.isEmpty && result.state.jobs[id] == nil
        }
        if takeParts(line) { return true }
        guard let output = Self.output(line), id != nil || isStale else { return false }
        if isStale { result.state.stale.append(output) } else { job.outputs.append(output) }
        return true
    }

    private mutating func finishJob() {
        // A journal may say that a job was done again; what it had before may still be there.
        if let id, let old = result.state.jobs.updateValue(job, forKey: id) { result.loose += old.outputs }
        id = nil
    }

    // MARK: Journals

    /// Takes a line of a journal. A malformed line was cut short when the build was killed.
    private mutating func takeJournal(_ line: [UInt8]) {
        if lineCount == 2, let origin = BuildOrigin(line: line) {
            result.state.origin = origin
        } else if let (key, id) = Self.job(line) {
            dropJob()
            (self.id, job) = (id, BuildState.Job(key: key, outputs: []))
        } else if takeParts(line) {
            return
        } else if let output = Self.output(line) {
            if id == nil { result.loose.append(output) } else { job.outputs.append(output) }
        } else if line == Array(Journal.done.utf8) {
            finishJob()
        } else {
            dropJob()
        }
    }

    /// Takes the parts of a job's key, right after the job.
    private mutating func takeParts(_ line: [UInt8]) -> Bool {
        guard id != nil, job.outputs.isEmpty, job.parts.isEmpty,
            let parts = Self.text(line, after: "# from ")
        else { return false }
        job.parts = parts
        return true
    }

    /// A job that was not written down to its end.
    private mutating func dropJob() {
        if id != nil { result.loose += job.outputs }
        id = nil
        job = BuildState.Job(key: BuildState.noDigest, outputs: [])
    }

    // MARK: Lines

    private static func words(_ line: [UInt8], after prefix: String) -> [String]? {
        guard line.starts(with: prefix.utf8) else { return nil }
        return String(decoding: line.dropFirst(prefix.utf8.count), as: UTF8.self)
            .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }

    private static func text(_ line: [UInt8], after prefix: String) -> String? {
        guard line.starts(with: prefix.utf8), line.count > prefix.utf8.count else { return nil }
        return String(decoding: line.dropFirst(prefix.utf8.count), as: UTF8.self)
    }

    private static func job(_ line: [UInt8]) -> (key: Digest, id: String)? {
        let prefix = "# job ".utf8
        guard line.count > prefix.count + 65, line.starts(with: prefix),
            let key = Digest(line.dropFirst(prefix.count).prefix(64))
        else { return nil }
        return (key, String(decoding: line.dropFirst(prefix.count + 65), as: UTF8.self))
    }

    private static func output(_ line: [UInt8]) -> BuildState.Output? {
        guard line.count > 66, let digest = Digest(line.prefix(64)) else { return nil }
        let path = String(decoding: line.dropFirst(66), as: UTF8.self)
        return isSafe(path) ? BuildState.Output(path: path, digest: digest) : nil
    }

    /// Whether a path stays below the folder of the build, and out of what builds write down there.
    private static func isSafe(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.first.map(String.init) != BuildState.folder
            && parts.allSatisfy {
                !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0)
            }
    }
}
