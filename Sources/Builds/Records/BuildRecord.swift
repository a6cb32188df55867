internal import Basics
internal import Files

/// A state or journal of an earlier build in the folder of the states.
struct BuildRecord: Sendable {
    /// The file's name.
    let name: String
    /// The shard that it belongs to.
    let shard: Shard
    /// The manifest that it is of.
    var origin: BuildOrigin { state.origin }
    /// Whether the record is the journal of a build that was killed or still runs; otherwise it is a state.
    let isJournal: Bool
    /// Whether its build still runs.
    let isClaimed: Bool
    /// Whether the record is complete. A sealed journal is a state that a newer build has put aside.
    let isSealed: Bool
    let state: BuildState
    /// Further files that may have been written.
    let loose: [BuildState.Output]

    /// The most bytes of a file that is read: some ten million files.
    static let maxBytes = 1 << 30

    /// All files that the record mentions.
    var outputs: [BuildState.Output] { state.jobs.values.flatMap(\.outputs) + state.stale + loose }

    fileprivate init?(_ name: String, in path: String, isClaimed: Bool) {
        guard let (stem, shard, isJournal) = Self.parse(name),
            let file = try? InputFile.make(fullPath(name, in: path))
        else { return nil }
        var parser = RecordParser()
        do throws(SpecError) {
            try unsafe file.forEachPart(limit: Self.maxBytes) { part in
                if !parser.isBroken { unsafe parser.add(part) }
            }
        } catch {
            return nil
        }
        guard let record = parser.record else { return nil }
        guard isJournal || record.isSealed && record.state.shard == shard,
            record.state.origin.stem == stem
        else { return nil }
        self.name = name
        self.shard = shard
        self.isJournal = isJournal
        self.isClaimed = isClaimed
        (state, isSealed, loose) = (record.state, record.isSealed, record.loose)
    }

    /// Parses the file name of a record; nil for other files.
    fileprivate static func parse(_ name: String) -> (stem: String, shard: Shard, isJournal: Bool)? {
        let (stateEnd, journalEnd) = (".sha256", ".journal")
        var stem = name
        let isJournal = name.hasSuffix(journalEnd)
        if isJournal {
            stem = String(name.dropLast(journalEnd.count))
            guard stem.utf8.dropLast(32).last == UInt8(ascii: "-"), areRandomDigits(stem.utf8.suffix(32))
            else {
                return nil
            }
            stem = String(stem.dropLast(33))
        } else {
            guard name.hasSuffix(stateEnd) else { return nil }
            stem = String(name.dropLast(stateEnd.count))
        }
        let parts = stem.split(separator: "-", omittingEmptySubsequences: false)
        var found = (stem: stem, shard: Shard.whole, isJournal: isJournal)
        if parts.count >= 4,
            let shard = try? Shard(parsing: "\(parts[parts.count - 3])/\(parts[parts.count - 1])")
        {
            let origin = parts.dropLast(3).joined(separator: "-")
            if BuildState.stem(origin, shard) == stem { (found.stem, found.shard) = (origin, shard) }
        }
        return found.stem == BuildOrigin.nearest.stem || found.stem.hasPrefix("build.") ? found : nil
    }
}

/// Everything that earlier builds have left in the folder of the states.
struct BuildMemory: Sendable {
    /// States, the whole build's first and then in the order of the shards, and then journals.
    fileprivate(set) var records: [BuildRecord] = []
    /// Names of files that are called as states are, and are none.
    fileprivate(set) var damaged: [String] = []
    /// Whether there are files that nobody finished writing.
    fileprivate(set) var hasLeftovers = false

    /// The records that a build continues, and all others. Those of builds that still run are others.
    func divided(_ isOwn: (BuildRecord) -> Bool) -> (own: BuildMemory, others: [BuildRecord]) {
        var (own, others) = (self, [BuildRecord]())
        own.records = []
        for record in records {
            if !record.isClaimed && isOwn(record) {
                own.records.append(record)
            } else {
                others.append(record)
            }
        }
        return (own, others)
    }

    var states: [BuildState] { records.filter { !$0.isJournal }.map(\.state) }

    /// The error to report if there is no state because one is damaged.
    func damage(in folder: OutputFolder) -> SpecError? {
        damaged.first.map { name in
            let path = folder.full(BuildState.folder + "/" + name)
            // What is no file would be in the way of a new one.
            let kind = FileStamp(path)?.kind
            return SpecError(
                .file, at: path,
                kind == nil || kind == .file
                    ? "is not the state of a build, or was changed; build again"
                    : "is \(kind?.rawValue ?? ""), not the state of a build; remove it, and build again")
        }
    }

    /// The journals of builds that were killed or still run.
    var journals: [BuildRecord] { records.filter(\.isJournal) }
}

extension OutputFolder {
    /// The state of that file name; nil where there is none, or it is damaged.
    func state(_ name: String) -> BuildState? {
        BuildRecord(name, in: full(BuildState.folder), isClaimed: false)?.state
    }

    /// Reads the records of the folder, or some of them.
    ///
    /// - Parameter isMeant: Tells whether to read a record by the beginning of its name, and by whether it is a journal.
    func memory(_ isMeant: (_ stem: String, _ isJournal: Bool) -> Bool = { _, _ in true }) -> BuildMemory {
        var memory = BuildMemory()
        let path = full(BuildState.folder)
        guard let folder = Folder(existing: path) else { return memory }
        var names: [String] = []
        _ = folder.forEachEntry { name, _ in
            if TemporaryName(name) != nil { memory.hasLeftovers = true }
            if let (stem, _, isJournal) = BuildRecord.parse(name), isMeant(stem, isJournal) {
                names.append(name)
            }
        }
        for name in names.sorted() {
            // Before it is read: what a build that ends just now has to say last would be missed.
            let isClaimed = folder.isClaimed(name)
            if let record = BuildRecord(name, in: path, isClaimed: isClaimed) {
                memory.records.append(record)
            } else if let (_, _, isJournal) = BuildRecord.parse(name), !isJournal {
                memory.damaged.append(name)
            }
        }
        memory.records.sort {
            ($0.isJournal ? 1 : 0, $0.shard.count, $0.shard.number) < (
                $1.isJournal ? 1 : 0, $1.shard.count, $1.shard.number
            )
        }
        return memory
    }
}
