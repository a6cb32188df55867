import Basics
import Files
internal import Formats
internal import Jobs
internal import Loading
internal import Packs

/// A job whose files may lie beside those of an earlier one of the same name.
protocol NamedJob {
    /// The command that does it, in messages.
    var command: String { get }
    var target: OutputTarget? { get }
    func earlierNames(among files: [String]) throws(SheetError) -> FileNames
    func earlierMetadata(among files: [String]) -> [(names: FileNames, marks: [String])]
    func isOurs(_ name: String, hasTexts: (_ file: String, _ texts: [String]) -> Bool) -> Bool
}

extension RenderJob: NamedJob {
    var command: String { "render" }
}

extension PackJob: NamedJob {
    var command: String { "pack" }

    func isOurs(_ name: String, hasTexts: (String, [String]) -> Bool) -> Bool { true }
}

/// Files that an earlier render or pack of the same name has left in a folder beside those that were just written.
struct EarlierFiles: ~Copyable {
    private let tree: FolderTree
    /// The names of the files. Of names that differ by a number, the lowest comes first.
    private let names: [String]
    /// Those of files that are not as a render has left them, which stay.
    private let strangers: [String]
    private let isForced: Bool
    /// The command that wrote them, in messages.
    private let command: String

    /// - Parameters:
    ///   - sink: The folder that `job` was written to.
    ///   - inputs: The files that were read, which are never among these files.
    ///   - isForced: Whether files of others count as well.
    init(of job: some NamedJob, in sink: DirectorySink, _ inputs: InputFiles, isForced: Bool) throws {
        let tree = try sink.tree()
        let written = Set(sink.files.map(\.name))
        let found = tree.names()
        var names: [String] = []
        // A user who names one file means no other, and most folders hold nothing else.
        if !(job.target?.file != nil && written.count == 1 || found.allSatisfy(written.contains)) {
            var seen = written
            names = try Self.names(of: job, in: tree).filter { name in
                guard seen.insert(name).inserted else { return false }
                return (try? inputs.rejectOutput(fullPath(name, in: sink.path))) != nil
            }
        }
        let strangers = isForced ? [] : Set(names.filter { tree.isMarked($0) == false })
        self.names = names.filter { !strangers.contains($0) }
        self.strangers = names.filter(strangers.contains)
        self.tree = tree
        self.isForced = isForced
        command = job.command
    }

    private static func names(of job: some NamedJob, in tree: borrowing FolderTree) throws -> [String] {
        let found = tree.names()
        let sheets = job.earlierMetadata(among: found).flatMap { metadata in
            metadata.names.existing { tree.hasFile($0, with: metadata.marks) }
        }
        let others = try job.earlierNames(among: found).existing { name in
            tree.hasFile(name) && job.isOurs(name) { tree.hasFile($0, with: $1) }
        }
        return others + sheets
    }

    /// Removes the files, if they are to be removed.
    ///
    /// - Returns: Notes about them.
    func end(removes: Bool, of job: some NamedJob) -> [String] {
        // Highest number first, so that the rest still begins at the start if the process is killed.
        if removes {
            for name in names.reversed() where isForced || tree.isMarked(name) ?? false { tree.remove(name) }
        }
        var notes: [String] = []
        if !names.isEmpty {
            let files = "\(counted(names.count, "file")) of an earlier \(command)"
            notes.append(
                removes
                    ? "removed \(files): \(Self.list(names))"
                    : "\(files) \(Self.remain(names)); add --clean to remove \(names.count == 1 ? "it" : "them")"
            )
        }
        if !strangers.isEmpty {
            let isOne = strangers.count == 1
            // Behind a gap that was just made they would not be found again.
            let again = removes ? Set((try? Self.names(of: job, in: tree)) ?? []) : []
            let isFound = !removes || strangers.allSatisfy(again.contains)
            let them = isOne ? "it" : "them"
            notes.append(
                "\(counted(strangers.count, "file")) with \(isOne ? "the name" : "names") of an earlier \(command) \(Self.remain(strangers)); Spindle did not write \(isOne ? "it, or it was" : "them, or they were") changed since; \(isFound ? "add \(removes ? "--force" : "--clean --force") to remove \(them)" : "remove \(them) by hand")"
            )
        }
        return notes
    }

    private static func remain(_ names: [String]) -> String {
        "\(names.count == 1 ? "remains" : "remain"): \(list(names))"
    }

    private static func list(_ names: [String]) -> String {
        let ends = [names[0], names[names.count - 1]].map { quoted($0) }
        return names.count > 2
            ? "\(ends[0]) … \(ends[1])" : names.map { quoted($0) }.joined(separator: ", ")
    }

    /// The note about replaced links; nil if there are none.
    static func replacedLinks(in sink: DirectorySink) -> String? {
        let names = sink.files.filter(\.replacedLink).map(\.name)
        if names.isEmpty { return nil }
        let isOne = names.count == 1
        return
            "replaced \(counted(names.count, "link")), \(list(names)), with \(isOne ? "a file" : "files"); what \(isOne ? "it" : "they") led to stays as it is"
    }

    /// The note about replaced files of the same name if nobody chose that name; nil if there are none.
    static func replacement(in sink: DirectorySink, _ job: RenderJob) -> String? {
        let count = sink.files.count { $0.replacedAnother }
        if count == 0 { return nil }
        return
            "replaced \(counted(count, "file")) of an earlier render that is called \(quoted(job.name)) too; to keep both, give each a --name"
    }
}
