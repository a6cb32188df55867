public import Files
internal import Formats
public import Jobs

extension RenderJob {
    /// Refuses to replace what is somebody else's in a folder of an app that files are added to. Image sets and catalogs say who
    /// made them; whoever asks knows that of drawables.
    ///
    /// - Parameters:
    ///   - sink: The destination of the files.
    ///   - remedy: Advice for the user about a file that is in the way.
    ///   - isKnown: Whether a file, named below the folder of the sink, was written by an earlier run.
    /// - Throws: ``SinkError`` that names the first such file, and ``SheetError`` where a request cannot be met.
    public func rejectForeign(
        in sink: DirectorySink, remedy: String, isKnown: (String) -> Bool = { _ in false }
    ) throws {
        let names = try contestedNames()
        if names.count == 0 { return }
        let tree = try sink.tree()
        for name in SortedNames(names) where tree.hasFile(name) && !isKnown(name) {
            let isCatalog = formats.contains(.xcassets)
            if isCatalog, tree.hasFile(AppleCatalog.description(besides: name), with: AppleCatalog.marks) {
                continue
            }
            let owner =
                isCatalog ? "it was not made by Spindle" : "Spindle did not write it, or it was changed since"
            throw SinkError(
                .cannotCreate, path: fullPath(name, in: sink.path), operation: "replace",
                reason: "\(owner); \(remedy)")
        }
    }
}
