import Arguments
import Basics
import Files

/// Words of the command line where a spec file may stand.
enum InputWord {
    /// Refuses an existing file or folder that is no spec file.
    ///
    /// - Throws: ``SpecError`` for a folder, and ``ArgumentError`` for anything else.
    static func rejectOther(_ path: String) throws {
        try InputFile.rejectFolder(path)
        if let problem = problem(with: path) { throw ArgumentError(problem) }
    }

    /// The message about an existing file that is no spec file; nil if there is no file of that name.
    static func problem(with path: String) -> String? {
        switch FileStamp(path)?.kind {
        case nil, .folder: nil
        default:
            drawingProblem(with: path)
                ?? "\(quoted(path)) is not a spec file; those end in .yaml, .yml or .json"
        }
    }

    /// The message about a name that is an SVG file's, whether there is one or not; nil for all others.
    static func drawingProblem(with path: String) -> String? {
        guard path.lowercased().hasSuffix(".svg") else { return nil }
        return "\(quoted(path)) is a drawing; use: spindle import \(ShellWord.of(path))"
    }
}
