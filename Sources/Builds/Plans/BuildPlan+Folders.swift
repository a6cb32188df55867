internal import Basics
internal import Files
internal import Specs

extension BuildPlan {
    /// Folders, those above others too, that are one folder to some systems and two to others: `X` and `x`, or `é` in
    /// two compositions. Their files would be told apart here and replace each other there.
    ///
    /// - Parameter jobs: Sorted by folder.
    static func findSharedFolders(_ jobs: [Job], _ manifest: Manifest, _ wrong: inout WrongAssets) {
        var folders: [(folded: String, job: Int)] = []
        var last = ExactText("")
        for (index, job) in jobs.enumerated() where ExactText(job.folder) != last {
            last = ExactText(job.folder)
            folders.append((caseFolded(job.folder), index))
        }
        // Folders that begin alike stand beside each other, so nobody has to remember all that they are in.
        folders.sort { ($0.folded + "/", $0.job) < ($1.folded + "/", $1.job) }
        for (a, b) in zip(folders, folders.dropFirst()) {
            let (first, second) = (jobs[min(a.job, b.job)], jobs[max(a.job, b.job)])
            guard let (known, folder) = shared(first.folder, second.folder) else { continue }
            let number = manifest.asset(of: second.variant)
            let asset = manifest.assets[number]
            let other = manifest.assets[manifest.asset(of: first.variant)]
            wrong.add(
                [
                    SpecProblem(
                        position: asset.position, path: asset.path,
                        message:
                            "the folders \(escaped(folder)) and \(escaped(known)) of \(other.path) are the same on some systems; write both the same way, or rename one"
                    )
                ], to: number)
        }
    }

    /// The first folders of two paths that are one to some systems and differ; nil where there are none.
    private static func shared(_ a: String, _ b: String) -> (String, String)? {
        let (a, b) = (a.split(separator: "/"), b.split(separator: "/"))
        for (count, (x, y)) in zip(a, b).enumerated() {
            if caseFolded(String(x)) != caseFolded(String(y)) { return nil }
            if ExactText(String(x)) != ExactText(String(y)) {
                return (a[...count].joined(separator: "/"), b[...count].joined(separator: "/"))
            }
        }
        return nil
    }

    /// The path in quotation marks, and in ASCII where it would otherwise look like the other form.
    private static func escaped(_ path: String) -> String {
        "\"" + path.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
    }
}
