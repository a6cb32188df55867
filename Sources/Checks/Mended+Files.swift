public import Basics
public import Files

extension Mended {
    /// Refuses, before anything is read, what cannot be written back: standard input, pipes and devices.
    ///
    /// - Throws: ``SpecError`` at `--fix`.
    public static func rejectStreams(_ files: [String]) throws(SpecError) {
        for file in files {
            if file == InputFiles.standardInputName {
                throw SpecError(
                    at: .named("--fix"),
                    "standard input cannot be written back; use --diff, which prints the changes")
            }
            guard let kind = FileStamp(file)?.kind, kind == .pipe || kind == .device else { continue }
            throw SpecError(
                at: .named("--fix"),
                "\(quoted(file)) is \(kind.rawValue), which cannot be written back; use --diff, which prints the changes"
            )
        }
    }

    /// Writes the files that have changed, each whole or not at all.
    ///
    /// - Parameter inputs: The reader of the files. Files that were changed since it read them are not overwritten.
    /// - Throws: ``SpecError`` for a file that is not what was read any more, or ``SinkError``.
    public func write(after inputs: InputFiles) throws {
        if files.isEmpty { return }
        for file in files where inputs.hasChanged(file.name) {
            throw SpecError(
                .missing, at: file.name,
                "has changed while it was being checked; nothing is written, run the check again")
        }
        for file in files { try OutputFile(file.name).replace(file.after) }
    }
}
