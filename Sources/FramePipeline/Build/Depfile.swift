internal import Basics
internal import Exports
public import Imaging

/// What a build made from what, in the words of make.
public enum Depfile {
    /// One rule: all `outputs` are made from all `inputs`.
    ///
    /// - Throws: ``SpecError`` for a path that make and Ninja have no common way to write.
    public static func text(outputs: [String], inputs: [String]) throws(SpecError) -> String {
        for path in outputs + inputs where !isWritable(path) {
            throw SpecError(
                at: "--depfile",
                "make has no way to write the name \(quoted(path)); rename it, or leave out --depfile")
        }
        return outputs.map(escaped).joined(separator: " ") + ":"
            + inputs.map { " \\\n  " + escaped($0) }.joined() + "\n"
    }

    /// Line breaks end a rule, whatever is before them. Backslashes before `#` and `:` count for make, and each by itself
    /// for Ninja; at the end of a path they belong to what follows.
    private static func isWritable(_ path: String) -> Bool {
        var last: Unicode.Scalar = " "
        for scalar in path.unicodeScalars {
            if "\r\n".unicodeScalars.contains(scalar) || last == "\\" && "#:".unicodeScalars.contains(scalar)
            {
                return false
            }
            last = scalar
        }
        return last != "\\" && last != ":"
    }

    /// A path as make and Ninja read it back.
    static func escaped(_ path: String) -> String {
        var result = ""
        var backslashes = 0
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "\t":
                // Before a space, and only there, a backslash means something.
                result += String(repeating: "\\", count: backslashes + 1)
            case "#", ":": result += "\\"
            case "$": result += "$"
            default: break
            }
            backslashes = scalar == "\\" ? backslashes + 1 : 0
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}

extension BuildPlan {
    /// The paths of all files that a build of this plan results in, sorted.
    ///
    /// - Parameter folder: The folder that is built to.
    /// - Throws: ``SpecError`` where a sheet may have several pages: how many depends on its pixels.
    public func outputs(in folder: String, workers: Workers) throws -> [String] {
        let slots = Slots<Result<[String], any Error>>(jobs.count)
        workers.run(jobs.count) { index in
            slots[index] = Result {
                let job = jobs[index]
                let names = try resolve(job).fileNames()
                guard names.areExact else {
                    let asset = manifest.assets[manifest.variant(job.variant).asset]
                    let place = SpecFile.place(asset.position, manifest.files[asset.position.file].name)
                    throw SpecError(
                        .file, at: place,
                        "\(asset.path): how many pages \(quoted(job.id)) has depends on its pixels, so its files cannot be listed before it is rendered; make it fit on one page with max-side, fewer frames or a smaller scale"
                    )
                }
                let output = OutputFolder(path: folder)
                return names.names.map { output.full(job.folder.isEmpty ? $0 : job.folder + "/" + $0) }
            }
        }
        var paths: [String] = []
        for slot in slots.values { paths += try slot?.get() ?? [] }
        return paths.sorted()
    }

    /// The paths of all files that decide what is built: manifests, themes, motions and fonts.
    public var inputPaths: [String] { inputs.paths }
}
