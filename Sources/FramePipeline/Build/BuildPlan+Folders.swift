extension BuildPlan {
    /// Folders, those above others too, that are one folder to some systems and two to others: `X` and `x`, or `é` in
    /// two compositions. Their files would be told apart here and replace each other there.
    ///
    /// - Parameter jobs: Sorted by folder.
    static func sharedFolders(_ jobs: [Job], _ manifest: Manifest) -> [SpecProblem] {
        var first: [String: (form: ExactText, asset: Manifest.Asset)] = [:]
        var problems: [SpecProblem] = []
        var last = ExactText("")
        for job in jobs where ExactText(job.folder) != last {
            last = ExactText(job.folder)
            let asset = manifest.assets[manifest.asset(of: job.variant)]
            for folder in withFoldersAbove(job.folder) {
                let form = ExactText(folder)
                guard let known = first.updateValue((form, asset), forKey: caseFolded(folder)),
                    known.form != form
                else { continue }
                problems.append(
                    SpecProblem(
                        position: asset.position, path: asset.path,
                        message:
                            "the folders \(escaped(folder)) and \(escaped(known.form.text)) of \(known.asset.path) are the same to some systems; write both alike, or rename one"
                    ))
                // What is below differs for the same reason.
                break
            }
        }
        return problems
    }

    /// A folder below the one that is built to, after those that it is in.
    private static func withFoldersAbove(_ path: String) -> [String] {
        let slash = UInt8(ascii: "/")
        let ends = path.utf8.indices.filter { path.utf8[$0] == slash } + [path.endIndex]
        return path.isEmpty ? [] : ends.map { String(path[..<$0]) }
    }

    /// In quotation marks, and in ASCII where it would else look like the other form.
    private static func escaped(_ path: String) -> String {
        "\"" + path.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
    }
}
