internal import Exports

/// Finds files that two jobs would both write.
///
/// A file's name begins with the name of its job, and goes on with `-`, `@` or `.`. So two jobs can meet
/// only where the name of one begins with that of the other and such a character; no files are listed but
/// those of such jobs.
struct OutputClaims {
    /// What two jobs, or a job and a folder, both are to be.
    struct Conflict {
        let path: String
        /// The index of the job, and that of the other one; nil of a folder.
        let job: Int
        let other: Int?
    }

    /// - Parameters:
    ///   - ids: The jobs' names with their folders, all different when case is folded.
    ///   - files: The paths of all files that the job of an index may write.
    static func conflicts(
        _ ids: [String], folders: Set<String>, files: (Int) throws -> [String]
    ) rethrows -> [Conflict] {
        let folded = ids.map(caseFolded)
        let numbers = Dictionary(zip(folded, folded.indices)) { first, _ in first }
        var folderPaths: Set<String> = []
        for folder in folders where !folder.isEmpty {
            var path = caseFolded(folder)
            while folderPaths.insert(path).inserted, let slash = path.lastIndex(of: "/") {
                path = String(path[..<slash])
            }
        }
        var meeting: Set<Int> = []
        for (index, id) in folded.enumerated() {
            for other in prefixes(of: id).compactMap({ numbers[$0] }) { meeting.formUnion([index, other]) }
        }
        for folder in folderPaths {
            for job in prefixes(of: folder).compactMap({ numbers[$0] }) { meeting.insert(job) }
        }
        var owners: [String: Int] = [:]
        var conflicts: [Conflict] = []
        for job in meeting.sorted() {
            for path in try files(job) {
                let folded = caseFolded(path)
                if folderPaths.contains(folded) {
                    conflicts.append(Conflict(path: path, job: job, other: nil))
                } else if let other = owners.updateValue(job, forKey: folded), other != job {
                    conflicts.append(Conflict(path: path, job: job, other: other))
                }
            }
        }
        return conflicts
    }

    /// The parts of `id` that end before a character that may follow a job's name.
    private static func prefixes(of id: String) -> [String] {
        id.indices.filter { "-@.".contains(id[$0]) }.map { String(id[..<$0]) }
    }
}
