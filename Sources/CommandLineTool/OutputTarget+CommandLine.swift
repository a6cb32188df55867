import Arguments
import Basics
import Files
import Formats
import Jobs
import Loading
import Requests

extension Invocation {
    /// The target that `-o` names, beside the other options.
    ///
    /// - Parameters:
    ///   - spec: The request, with the formats that are asked for on the command line or in a file.
    ///   - usual: The formats for a path that says nothing else, where the request has none.
    ///   - possible: The formats that the command can write.
    /// - Throws: ``ArgumentError`` for a file that cannot be, or contradicts these.
    func target(
        of spec: RenderSpec, usual: (FilePath) -> [OutputFormat] = { _ in [] },
        among possible: [OutputFormat] = OutputFormat.all
    ) throws(ArgumentError) -> OutputTarget {
        func typed(_ key: OptionKey) -> [String] { SpecOption.named(key).map { texts($0) } ?? [] }
        let path = FilePath(text(.output) ?? ".")
        let isTyped = !typed(.to).isEmpty
        do throws(Message) {
            return try OutputTarget(
                path, formats: isTyped ? spec.formats : [],
                usual: spec.formats.isEmpty ? usual(path) : spec.formats, name: typed(.name).last,
                among: possible, spelled: ShellWord.of)
        } catch {
            throw ArgumentError(at: "-o", error.text(.flags))
        }
    }
}

extension OutputTarget {
    /// Refuses to fill the current folder where nobody has named it.
    ///
    /// - Throws: ``ArgumentError`` where there would be many files.
    static func rejectUnnamed(_ names: FileNames, of name: String) throws(ArgumentError) {
        let count = names.runs.reduce(0) { count, run in
            run.parts[0].utf8.contains(UInt8(ascii: "/")) ? count : count + run.numbers.count
        }
        if count <= unnamedFiles { return }
        throw ArgumentError(
            at: "-o",
            """
            \(count) files would land in the current folder; add -o FOLDER, such as -o \(ShellWord.of(name)) (or -o . \
            to say so), --to apng for one animation, or --to sheet for one picture
            """)
    }

    /// The most files written to the current folder unless that is named, few enough to be seen at a glance.
    static let unnamedFiles = 24

    /// Advice for a file in the place of the output folder.
    func remedy(for job: RenderJob, at kind: FileStamp.Kind) -> String {
        let folder = folder ?? "-"
        // A user who adds a slash to the name of a file means the file.
        if kind == .file, file == nil, FilePath(folder).isKnownFile {
            return "for that file, leave out the slash: -o \(ShellWord.of(folder))"
        }
        if ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(folder) { return "write -o -" }
        let isOneFile = file == nil && (try? job.requireSingleFile()) != nil
        return isOneFile ? "write -o - > \(ShellWord.of(folder))" : "name another folder"
    }

    /// Flags, where a flag for a format that the named file cannot have comes with an output that can.
    var wording: Wording {
        guard let file else { return .flags }
        return Wording { key, value in
            let flag = Wording.flags.option(key, value)
            guard key == .to, let other = OutputFormat.all.first(where: { $0.name == value }),
                !other.endings.contains(file.ending.dropFirst().lowercased())
            else { return flag }
            let output = other.endings.first.map { "\(file.place)\(file.stem).\($0)" } ?? file.folder
            return "\(flag) (with -o \(ShellWord.of(output)))"
        }
    }
}
