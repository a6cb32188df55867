public import Basics
internal import Decoding
internal import Files
internal import Formats
internal import Imaging
internal import Jobs
public import Platform
internal import Rendering
internal import Specs

/// The dependencies of a build as a rule in the syntax of make.
public enum Depfile {
    /// One rule: all `outputs` are made from all `inputs`.
    ///
    /// - Throws: ``SpecError`` for a path that make and Ninja have no common way to write.
    public static func text(outputs: [String], inputs: [String]) throws(SpecError) -> String {
        var text = ""
        for output in outputs { text += (text.isEmpty ? "" : " ") + (try written(output)) }
        text += ":"
        for input in inputs { text += " \\\n  " + (try written(input)) }
        return text + "\n"
    }

    private static func written(_ path: String) throws(SpecError) -> String {
        if isWritable(path) { return escaped(path) }
        throw SpecError(
            at: "--depfile",
            "make cannot represent the name \(quoted(path)); rename it, or leave out --depfile")
    }

    /// Line breaks end a rule, whatever is before them. Backslashes before `#` and `:` count for make, and each by itself
    /// for Ninja; at the end of a path they belong to what follows.
    private static func isWritable(_ path: String) -> Bool {
        var last: Unicode.Scalar = " "
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\r", "\n": return false
            case "#", ":": if last == "\\" { return false }
            default: break
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

    /// The paths of all files that decide what is built: manifests, themes, motions and fonts.
    public var inputPaths: [String] { inputs.paths }
}

/// The pixels of all frames, up to where they are too many.
struct PixelSum {
    private let limit: Int
    private let file: String
    private var sum = 0

    init(_ limit: Int, _ plan: BuildPlan) { (self.limit, file) = (limit, plan.manifest.files[0].name) }

    /// - Throws: ``SpecError`` of kind `limit`.
    mutating func add(_ pixels: Int) throws(SpecError) {
        let (next, overflow) = sum.addingReportingOverflow(pixels)
        if overflow || next > limit {
            throw SpecError(
                .limit, at: file,
                "all frames have more than \(limit) pixels together; raise the limit with --max-pixels")
        }
        sum = next
    }
}
