internal import Basics
internal import Files
internal import Specs

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// What an earlier build has left in the folder of the states.
struct BuildRecord: Sendable {
    /// The file's name.
    let name: String
    /// Of which shard it is.
    let shard: Shard
    /// Whether it is what a build has left that was killed or still runs; a state otherwise.
    let isJournal: Bool
    /// Whether its build still runs.
    let isClaimed: Bool
    /// Whether it says all that its build did: a journal that does is a state that a newer build has put aside.
    let isSealed: Bool
    let state: BuildState
    /// What may have been written besides.
    let loose: [BuildState.Output]

    /// The most bytes of a file that is read: some ten million files.
    static let maxBytes = 1 << 30

    /// All that is said of any file.
    var outputs: [BuildState.Output] { state.jobs.values.flatMap(\.outputs) + state.stale + loose }

    fileprivate init?(_ name: String, in path: String, isClaimed: Bool) {
        guard let (shard, isJournal) = Self.parse(name),
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
        guard isJournal || record.isSealed && record.state.shard == shard else { return nil }
        (self.name, self.shard, self.isJournal, self.isClaimed) = (name, shard, isJournal, isClaimed)
        (state, isSealed, loose) = (record.state, record.isSealed, record.loose)
    }

    /// What the file of that name should be; nil where it is nothing of ours.
    fileprivate static func parse(_ name: String) -> (shard: Shard, isJournal: Bool)? {
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
        if stem == BuildState.stem(.whole) { return (.whole, isJournal) }
        let parts = stem.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 4, let shard = try? Shard(parsing: "\(parts[1])/\(parts[3])"),
            stem == BuildState.stem(shard)
        else { return nil }
        return (shard, isJournal)
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

    var states: [BuildState] { records.filter { !$0.isJournal }.map(\.state) }

    /// What to say where there is no state for want of one that is in order.
    func damage(in folder: OutputFolder) -> SpecError? {
        damaged.first.map {
            SpecError(
                .file, at: folder.full(BuildState.folder + "/" + $0),
                "is not the state of a build, or was changed; build again")
        }
    }

    /// What builds have left that were killed or still run.
    var journals: [BuildRecord] { records.filter(\.isJournal) }
}

extension OutputFolder {
    func memory() -> BuildMemory {
        var memory = BuildMemory()
        let path = full(BuildState.folder)
        guard let folder = Folder(existing: path) else { return memory }
        var names: [String] = []
        _ = folder.forEachEntry { name, _ in
            if TemporaryName(name) != nil { memory.hasLeftovers = true }
            if BuildRecord.parse(name) != nil { names.append(name) }
        }
        for name in names.sorted() {
            // Before it is read: what a build that ends just now has to say last would be missed.
            let isClaimed = folder.isClaimed(name)
            if let record = BuildRecord(name, in: path, isClaimed: isClaimed) {
                memory.records.append(record)
            } else if let (_, isJournal) = BuildRecord.parse(name), !isJournal {
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
