internal import Basics
internal import Files
internal import Formats
internal import Loading
public import Platform
internal import Specs

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

    /// Hands out the paths of all files that a build of this plan results in: those of one job after the other, sorted. There
    /// can be many more than there is memory for.
    ///
    /// - Parameters:
    ///   - folder: The folder that is built to.
    ///   - selection: The jobs that are asked for; nil for all.
    ///   - maxPixels: The most pixels of all frames together.
    ///   - workers: The threads that names are worked out on.
    ///   - body: Called with each path, on the calling thread.
    /// - Throws: ``SpecError`` where a sheet may have several pages: how many depends on its pixels; where all frames have more
    ///   pixels than `maxPixels`; before the first path.
    public func forEachOutput(
        in folder: String, only selection: Selection? = nil, maxPixels: Int = Builder.defaultMaxPixels,
        workers: Workers, _ body: (String) throws -> Void
    ) throws {
        var sum = PixelSum(maxPixels, self)
        let jobs = jobs.indices.filter { selection?.indices.contains($0) ?? true }.map { self.jobs[$0] }
        try workers.inOrder(jobs.count) { index in
            Result { try resolve(jobs[index]) }.flatMap { job in Result { try size(job, jobs[index]) } }
        } take: { _, size in
            try sum.add(size.get())
        }
        let output = OutputFolder(path: folder)
        try workers.inOrder(jobs.count) { index in
            Result { try resolve(jobs[index]).fileNames().below(jobs[index].folder) }
        } take: { _, names in
            for name in SortedNames(try names.get()) { try body(output.full(name)) }
        }
    }

    /// The number of pixels of a job whose files can be listed.
    private func size(_ render: BuildWork, _ job: Job) throws -> Int {
        guard try render.fileNames().areExact else {
            let asset = manifest.assets[manifest.asset(of: job.variant)]
            let place = SpecFile.place(asset.position, manifest.files[asset.position.file].name)
            throw SpecError(
                .file, at: place,
                "\(asset.path): the number of pages of \(quoted(job.id)) depends on its pixels, so its files cannot be listed before rendering; make it fit on one page with max-side, fewer frames or a smaller scale"
            )
        }
        return render.pixelCount
    }

    /// The paths of all files that decide what is built: manifests, themes, motions, fonts and frames, and the folders in which
    /// patterns were looked for.
    ///
    /// - Parameter outputs: The files that are built. Their folders change with each build, and are no inputs.
    public func inputPaths(besides outputs: [String]) -> [String] {
        let own = Set(
            outputs.map { $0.hasSuffix("/") ? String($0.dropLast()) : folder(of: $0) }
                .compactMap { FileStamp($0)?.identity })
        return inputs.paths.filter { path in
            guard let stamp = FileStamp(path), stamp.kind == .folder else { return true }
            return !own.contains(stamp.identity)
        }
    }

    private func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
