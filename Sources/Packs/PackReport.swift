public import Basics
public import Files
internal import Formats
internal import Rendering
internal import Vectors

/// The report of a pack that has been written.
public struct PackReport: Sendable {
    /// The job that was done.
    public let job: PackJob
    /// The folder as the user named it.
    public let folder: String
    /// All files of the job, whether they were up to date or were written.
    public let files: [DirectorySink.File]
    /// The notes about the files, a sentence each.
    public let notes: [Message]

    /// Creates the report of a job whose files were written below `folder`.
    public init(job: PackJob, folder: String, files: [DirectorySink.File], notes: [Message] = []) {
        self.job = job
        self.folder = folder
        self.files = files
        self.notes = notes
    }

    /// The report in one line, for people.
    public var summary: String { RenderReport.summary(of: files, in: folder) }

    /// Returns the report for programs: every file with its size.
    public func json() -> [UInt8] {
        let sequence = job.sequence
        var json = JSONWriter()
        json.object { json in
            json.member("name", sequence.name)
            json.member("frames", sequence.count)
            json.member("width", sequence.width)
            json.member("height", sequence.height)
            if sequence.clips.isEmpty {
                json.member("fps", sequence.fps)
            } else {
                json.array("animations") { json in
                    for clip in sequence.clips { json.object(nil, .inline) { clip.describe(in: &$0) } }
                }
            }
            if !sequence.delays.isEmpty {
                json.array("delays", .inline) { json in
                    for delay in sequence.delays { json.element(delay) }
                }
            }
            if sequence.clips.isEmpty { json.member("loops", sequence.loops) }
            if job.plays > 1 { json.member("plays", job.plays) }
            job.picture?.fidelity.write(to: &json)
            json.member("folder", folder)
            if !notes.isEmpty {
                json.array("notes") { json in
                    for note in notes { json.element(note.text(.keys)) }
                }
            }
            RenderReport.write(files, to: &json)
        }
        return json.finish()
    }
}

extension InputFiles {
    /// Refuses to write over one of the files that were read, and files that the same request would read the next time.
    ///
    /// - Throws: ``SinkError`` with both names; ``SheetError`` where the job cannot be done.
    public func rejectOutputs(of job: PackJob, in folder: String) throws {
        let names = SortedNames(try job.fileNames())
        try read.reject(in: folder) { names }
        try PackedFolders(job.patterns).reject(names, in: folder)
    }
}

extension SheetClip {
    /// Writes what the report of an atlas says of an animation or a sprite.
    fileprivate func describe(in json: inout JSONWriter) {
        json.member("name", sequence.name)
        json.member("frames", sequence.count)
        json.member("width", sequence.width)
        json.member("height", sequence.height)
        if sequence.count == 1 { return }
        json.member("fps", sequence.fps)
        json.member("plays", plays)
        if sequence.delays.isEmpty { return }
        json.array("delays", .inline) { json in
            for delay in sequence.delays { json.element(delay) }
        }
    }
}
