public import Basics
internal import Files
package import Formats
internal import Jobs
public import Platform
internal import Rendering
public import Requests

extension FilePath {
    /// A path, which is looked up.
    package init(_ path: String) { self.init(path, isFolder: FileStamp(path)?.kind == .folder) }
}

extension RenderSpec {
    /// Has the files written where a path says, as `-o` does: `assets/spinner.gif` is a GIF of that name, and `assets` a folder.
    ///
    /// - Parameter path: The path of a file or of a folder; `-` for standard output.
    /// - Throws: ``SpecError`` for a path that no format has files of, or that contradicts `formats` or `name`.
    public mutating func setTarget(_ path: String) throws(SpecError) {
        do throws(Message) {
            target = try OutputTarget(FilePath(path), formats: formats, name: name)
        } catch {
            throw SpecError(at: .option(.target), error)
        }
    }

    /// Renders to a file or a folder, as `spindle render -o` does.
    ///
    /// - Parameters:
    ///   - path: As in ``setTarget(_:)``.
    ///   - workers: The threads that paint; they decide nothing but the time.
    /// - Returns: Notes about the request and its files, a sentence each.
    /// - Throws: ``SpecError`` for a request that cannot be carried out, ``RenderError``, and ``SinkError`` for a folder
    ///   that cannot be written to.
    @discardableResult
    public func render(to path: String, workers: Workers = Workers(count: 1)) throws -> [String] {
        var spec = self
        try spec.setTarget(path)
        let job = try spec.resolve()
        let sink: any ArtifactSink = try spec.target?.folder.map { try DirectorySink($0) } ?? StdoutSink()
        return try job.notes.map { $0.description } + job.run(workers: workers, into: sink)
    }
}
