public import Files
public import Jobs

extension RenderJob {
    /// Refuses to replace what is somebody else's in the catalog of an app that files are added to.
    ///
    /// - Parameter sink: Where the files go to.
    /// - Throws: ``SinkError`` that names the first such file.
    public func rejectForeign(in sink: DirectorySink) throws(SinkError) {
        let (names, mark) = markedFiles
        if names.isEmpty { return }
        let tree = try sink.tree()
        for name in names where tree.hasFile(name) && !tree.hasFile(name, with: [mark]) {
            throw SinkError(
                .cannotCreate, path: fullPath(name, in: sink.path), operation: "replace",
                reason: "the image set was not made by Spindle; choose another --name, or remove it")
        }
    }
}
