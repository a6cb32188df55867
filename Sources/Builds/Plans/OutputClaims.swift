internal import Formats

/// Finds files that two jobs would both write.
///
/// A file's name begins with what its job claims, and goes on with `-`, `@`, `.` or `_`. So two jobs can meet only where
/// both claim the same, or one of them that and more after such a character; no files are looked at but those of such
/// jobs.
struct OutputClaims {
    /// A path that two jobs, or a job and a folder, both claim.
    struct Conflict {
        let path: String
        /// The index of the job, and that of the other one; nil of a folder.
        let job: Int
        let other: Int?
    }

    /// - Parameters:
    ///   - paths: The prefixes of the paths of each job's files, any of which a path may have.
    ///   - files: The paths of all files that the job of an index may write. It is asked for those of a job once, and few
    ///     are held at a time.
    static func conflicts(
        _ paths: [[String]], folders: Set<String>, files: (Int) throws -> FileNames
    ) rethrows -> [Conflict] {
        var claims = paths.enumerated().flatMap { job, paths in paths.map { Claim($0, job: job) } }
        claims += folders.lazy.filter { !$0.isEmpty }.map { Claim($0, job: nil) }
        claims.sort { ($0.path, $0.job ?? -1) < ($1.path, $1.job ?? -1) }
        var conflicts: [Conflict] = []
        /// The jobs whose claims the one at hand begins with, none longer than the next.
        var shorter: [Claim] = []
        for var claim in claims {
            while let last = shorter.last, !claim.path.hasPrefix(last.path) { shorter.removeLast() }
            let isSeparator = shorter.isEmpty ? [] : claim.path.map { "-@._".contains($0) }
            for index in shorter.indices where isSeparator.dropFirst(shorter[index].length).first != false {
                guard let conflict = try shorter[index].conflict(with: &claim, files) else { continue }
                // Two jobs may meet in several claims.
                if !conflicts.contains(where: { $0.job == conflict.job && $0.other == conflict.other }) {
                    conflicts.append(conflict)
                }
            }
            if claim.job != nil { shorter.append(claim) }
        }
        return conflicts.sorted { $0.job < $1.job }
    }

    /// A job, or a folder.
    private struct Claim {
        /// The claimed path as spelled, and folded for comparison regardless of case.
        let name, path: String
        let job: Int?
        /// The characters of ``path``.
        let length: Int
        /// The files of a job, and what they are called where case does not count.
        private var files: (spelled: FileNames, folded: FileNames)?

        init(_ name: String, job: Int?) {
            self.name = name
            self.job = job
            path = caseFolded(name)
            length = path.count
        }

        private mutating func files(_ make: (Int) throws -> FileNames) rethrows -> (
            spelled: FileNames, folded: FileNames
        )? {
            if let files { return files }
            guard let spelled = try job.map(make) else { return nil }
            let made = (spelled, spelled.below("", spelled: caseFolded))
            files = made
            return made
        }

        /// Returns the path that this job shares with a job or folder whose claim is longer; nil if there is none.
        mutating func conflict(
            with other: inout Claim, _ make: (Int) throws -> FileNames
        ) rethrows -> Conflict? {
            guard let job, job != other.job, let own = try files(make) else { return nil }
            guard let otherJob = other.job else {
                // A file cannot be the folder, nor one that the folder is in.
                let ends = other.path.indices.filter { other.path[$0] == "/" } + [other.path.endIndex]
                guard let end = ends.first(where: { own.folded.contains(String(other.path[..<$0])) }) else {
                    return nil
                }
                let count = other.path[..<end].count
                return Conflict(path: String(other.name.prefix(count)), job: job, other: nil)
            }
            guard own.folded.mayBegin(other.path), let others = try other.files(make),
                let place = own.folded.place(sharedWith: others.folded)
            else { return nil }
            return Conflict(path: others.spelled[place], job: otherJob, other: job)
        }
    }
}
