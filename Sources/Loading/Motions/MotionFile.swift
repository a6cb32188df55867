public import Basics
internal import Files
public import MotionCore
package import Specs

/// Motions of one's own, described in YAML or JSON.
///
/// A file has the keys of ``Motion`` and, by its `kind`, those of what moves, which the article *Motion files* lists; everything else is
/// refused. Times are in milliseconds. Angles are degrees: `90`, `90deg` or `0.25turn`. Numbers are decimal, nothing else that YAML takes
/// for a number is one. A file has at most 1 MiB, 32 levels and 100 000 values once its aliases are followed.
public enum MotionFile {
    /// Reads the file at `path`.
    ///
    /// - Throws: ``SpecError`` of kind `missing` where it cannot be read, and of kind `file` with
    ///   everything that is wrong in it.
    public static func read(_ path: String) throws(SpecError) -> Motion {
        try parse(try readRegularFile(path, limit: SpecTree.Limits().bytes), name: path)
    }

    /// Understands the content of a file that is called `name` in messages.
    ///
    /// - Throws: ``SpecError`` with the line, the column and the path of the value; all that is wrong in the file, at
    ///   once.
    public static func parse(_ bytes: [UInt8], name: String) throws(SpecError) -> Motion {
        try parsePlaced(bytes, name: name).motion
    }

    /// The same with ``MotionReader/places``.
    package static func parsePlaced(
        _ bytes: [UInt8], name: String
    ) throws(SpecError) -> (motion: Motion, places: [OptionKey: MotionReader.Place]) {
        try SpecFile.parse(bytes, name: name) { reader in
            if let problem = FileKind.motion.problem(with: reader.node.entries ?? []) {
                reader.problem(problem)
                return (.fluent, [:])
            }
            let reader = MotionReader(reader)
            return (reader.motion(), reader.places)
        }
    }
}
