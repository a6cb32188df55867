internal import Basics

extension SinkError {
    /// The error of replacing files that are not ours, or not as they were written.
    ///
    /// - Parameters:
    ///   - paths: At least one.
    ///   - cause: What makes them so.
    package static func strangers(_ paths: [String], cause: String) -> SinkError {
        let others = paths.dropFirst()
        let named = others.prefix(2).map { quoted($0) }
        let more = others.count - named.count
        let list = (named + (more > 0 ? [counted(more, "more file")] : [])).joined(separator: ", ")
        let them = others.isEmpty ? "it" : "them"
        return SinkError(
            .cannotCreate, path: paths[0], operation: "replace",
            reason:
                "\(cause)\(list.isEmpty ? "" : "; the same is true of \(list)"); to overwrite \(them) add --force, to keep \(them) name another folder with -o"
        )
    }
}
