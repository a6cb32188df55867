internal import Files
internal import Formats
internal import Jobs
public import Platform
internal import Rendering

extension BuildPlan {
    /// Refuses a file that is one of those that a build of this plan writes, or of the records that it keeps.
    ///
    /// - Parameters:
    ///   - path: Any; links are followed, and what is there need not be.
    ///   - folder: The folder that is built to.
    ///   - workers: The threads that names are worked out on.
    /// - Throws: ``SinkError``.
    public func rejectOutput(_ path: String, in folder: String, workers: Workers) throws {
        let root = fullPath("", in: trueFolder(folder))
        guard let place = try OutputFile(path).place(), place.hasPrefix(root) else { return }
        let name = caseFolded(String(place.dropFirst(root.count)))
        func reject(_ reason: String) -> SinkError {
            SinkError(.cannotCreate, path: path, operation: "write", reason: reason)
        }
        if name.hasPrefix(BuildState.folder + "/") {
            throw reject("\(BuildState.folder) is where builds keep their records; choose another folder")
        }
        // Paths of files begin with the claims of their job, so few jobs are examined. Jobs that are invalid are reported by the build.
        try workers.inOrder(jobs.count) { index in
            guard jobs[index].claims.contains(where: { name.hasPrefix(caseFolded($0)) }) else { return false }
            let names = (try? resolve(jobs[index]).fileNames())?.below(jobs[index].folder)
            return names.map { SortedNames($0).contains { caseFolded($0) == name } } ?? false
        } take: { index, isTaken in
            if isTaken { throw reject("it is a file of \(jobs[index].id); choose another name or folder") }
        }
    }
}
