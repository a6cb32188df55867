internal import Drawing
public import Files
internal import Formats
public import Jobs

extension InputFiles {
    /// Refuses an output that is a file which was read, by whatever name or link.
    ///
    /// - Parameters:
    ///   - path: `-` is standard output.
    ///   - job: The job that is written, whose fonts are inputs as well.
    /// - Throws: ``SinkError`` with both names.
    public func rejectOutput(_ path: String, of job: RenderJob? = nil) throws(SinkError) {
        if let job { noteFonts(of: job) }
        try read.reject(path)
    }

    /// Refuses to render into a folder where one of the files was read, fonts included.
    ///
    /// - Throws: ``SinkError`` with both names; ``SheetError`` where the job cannot be done.
    public func rejectOutputs(of job: RenderJob, in folder: String) throws {
        noteFonts(of: job)
        try read.reject(in: folder) { SortedNames(try job.fileNames()) }
    }

    private func noteFonts(of job: RenderJob) {
        for face in job.scene.fonts?.faces ?? [] { note(face.path) }
    }
}
