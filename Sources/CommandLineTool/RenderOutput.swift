import Arguments
import Basics
import Exports
import Files
internal import Formats
internal import Jobs
import MotionCore
import Packs
import Rendering
import Requests

/// The destination of a render.
enum RenderOutput {
    case standardOutput
    case folder(String)
    case file(NamedFile)
    /// The asset catalog of an app, to which the asset is added.
    case app(String)

    /// - Parameters:
    ///   - formats: All requested formats.
    ///   - typed: The formats requested on the command line.
    ///   - name: The name of the asset that the command line gives.
    ///   - possible: The formats that the command can write.
    /// - Throws: ``ArgumentError`` for a file that cannot be, or contradicts these.
    init(
        _ path: String, formats: [OutputFormat], typed: [String], name: String?,
        among possible: [OutputFormat] = OutputFormat.all
    ) throws(ArgumentError) {
        if path == "-" {
            self = .standardOutput
            return
        }
        if path.isEmpty {
            throw ArgumentError(at: "-o", "the path is empty; name a folder or a file, or leave it out")
        }
        let file = FilePath(path)
        if let ending = file.foreignEnding ?? file.unknownEnding {
            if OutputFormat.foreignPictures.contains(ending.lowercased()) {
                let stem = file.file.dropLast(ending.count)
                throw ArgumentError(
                    at: "-o",
                    """
                    no format writes .\(ending) files; write \(file.typed(stem + "png")) for one picture, \
                    \(file.typed(stem + "apng")) for an animation, or \(ShellWord.of(path + "/")) for a folder
                    """)
            }
            let near = nearNames(to: ending, in: possible.flatMap(\.endings).map { KnownName($0) })
            if let first = near.first, file.foreignEnding == nil {
                let other = file.typed(file.file.dropLast(ending.count) + first)
                throw ArgumentError(
                    at: "-o",
                    "no format writes .\(ending) files; write \(other), or \(ShellWord.of(path + "/")) for a folder"
                )
            }
            let known = possible.compactMap { $0.endings.first.map { "." + $0 } }
            var each: [String] = []
            for ending in known where !each.contains(ending) { each.append(ending) }
            let nearest = OutputFormat.all.first { $0.synonyms.contains(ending.lowercased()) }
            throw ArgumentError(
                at: "-o",
                "no format writes .\(ending) files; write one of \(each.joined(separator: ", ")), or \(ShellWord.of(path + "/")) for a folder"
                    + (nearest.map { "; the nearest is --to \($0.name)" } ?? ""))
        }
        guard let known = file.known, file.isKnownFile else {
            let end = path.utf8.reversed().prefix { $0 == UInt8(ascii: "/") }.count
            let folder = String(decoding: path.utf8.dropLast(end), as: UTF8.self)
            // A shell completes the catalog of an app with a slash.
            let isCatalog = OutputFormat.xcassets.endings.contains { folder.hasSuffix("." + $0) }
            self = isCatalog && formats.isEmpty ? .app(folder) : .folder(folder.isEmpty ? "/" : folder)
            return
        }
        // `Assets` is the catalog of a new app in Xcode, and not the name of an asset; with `--name` the asset is added to the named
        // catalog.
        let isAppsOwn = known.stem == "Assets" || name.map { $0 != known.stem } ?? false
        if OutputFormat.xcassets.endings.contains(known.ending), isAppsOwn,
            formats.allSatisfy({ $0 == .xcassets })
        {
            self = .app(path)
            return
        }
        self = .file(try NamedFile(file, known, formats: formats, typed: typed, name: name))
    }

    /// The options that the output implies, by their keys.
    var implied: [(key: OptionKey, text: String)] {
        switch self {
        case .standardOutput, .folder: []
        case .app: [(.to, OutputFormat.xcassets.name)]
        case .file(let file): [(.to, file.format.name), (.name, file.name)]
        }
    }

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
        // A user who adds a slash to the name of a file means the file.
        if kind == .file, !isFile, FilePath(folder).isKnownFile {
            return "for that file, leave out the slash: -o \(ShellWord.of(folder))"
        }
        if ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(folder) { return "write -o -" }
        let isOneFile = !isFile && (try? job.requireSingleFile()) != nil
        return isOneFile ? "write -o - > \(ShellWord.of(folder))" : "name another folder"
    }

    var isFile: Bool { if case .file = self { true } else { false } }

    /// Has a job write what was named.
    ///
    /// - Throws: The error of `resolve`, or ``SpecError`` if none of the files can have the given name.
    func named(_ resolve: () throws(SpecError) -> RenderJob) throws -> RenderJob {
        guard case .file(let file) = self else {
            var job = try resolve()
            job.go(to: folder)
            return job
        }
        var job = try Self.blamed(on: file, resolve)
        try file.apply(to: &job)
        return job
    }

    /// Resolves the request, and turns an error about a name that was not given as such into one about the file, with advice on the
    /// format.
    private static func blamed(
        on file: NamedFile, _ resolve: () throws(SpecError) -> RenderJob
    ) throws(SpecError) -> RenderJob {
        do throws(SpecError) {
            return try resolve()
        } catch {
            throw error.option == .name
                ? SpecError(error.kind, at: "-o", error.message) : error.worded(file.wording)
        }
    }

    /// The folder that files go to; `-` for none.
    var folder: String {
        switch self {
        case .standardOutput: "-"
        case .folder(let folder), .app(let folder): folder
        case .file(let file): file.path.folder
        }
    }
}

/// A file that a render writes, as it was named.
struct NamedFile {
    let path: FilePath
    /// The name of the asset.
    let name: String
    let ending: String
    let format: OutputFormat

    fileprivate init(
        _ path: FilePath, _ known: (stem: String, ending: String), formats: [OutputFormat], typed: [String],
        name: String?
    ) throws(ArgumentError) {
        (self.path, self.name, ending) = (path, known.stem, known.ending)
        let owners = OutputFormat.all.filter { $0.endings.contains(known.ending) }
        if let only = formats.first, formats.allSatisfy({ $0 == only }),
            let owner = owners.first(where: { $0 == only })
        {
            format = owner
        } else if !typed.isEmpty {
            throw ArgumentError(at: "-o", Self.contradiction(path, known, typed))
        } else if let owner = owners.first(where: { $0.endings.first == known.ending }) {
            format = owner
        } else {
            let ways = owners.map { "--to \($0.name)" }.joined(separator: " or ")
            throw ArgumentError(
                at: "-o", "cannot tell the format of \(quoted(path.file)); add \(ways)")
        }
        if let name, name != known.stem {
            let other = path.typed(name + path.file.dropFirst(known.stem.count))
            throw ArgumentError(
                at: "-o",
                "\(quoted(path.file)) contradicts --name \(ShellWord.of(name)); leave out --name, or write -o \(other)"
            )
        }
    }

    /// The message about a file that cannot have the formats requested on the command line.
    private static func contradiction(
        _ path: FilePath, _ known: (stem: String, ending: String), _ typed: [String]
    ) -> String {
        let folder = "-o \(ShellWord.of(path.folder)) --name \(ShellWord.of(known.stem))"
        var names: [String] = []
        for name in typed where !names.contains(name) { names.append(name) }
        if names.count > 1 {
            let list = names.joined(separator: " and ")
            return "\(quoted(path.file)) is one file, and --to asks for \(list); name a folder: \(folder)"
        }
        guard let ending = OutputFormat.all.first(where: { $0.name == names[0] })?.endings.first else {
            return
                "\(quoted(path.file)) is one file, and --to \(names[0]) makes a folder; name the folder that it goes to: \(folder)"
        }
        return
            "\(quoted(path.file)) contradicts --to \(names[0]); leave out --to, or write -o \(path.typed("\(known.stem).\(ending)"))"
    }

    /// Flags, where one for a format that this file cannot have comes with an output that can.
    fileprivate var wording: Wording {
        let (path, name, ending) = (path, name, ending)
        return Wording { key, value in
            let flag = Wording.flags.option(key, value)
            guard key == .to, let other = OutputFormat.all.first(where: { $0.name == value }),
                !other.endings.contains(ending)
            else { return flag }
            let output = other.endings.first.map { path.typed("\(name).\($0)") } ?? ShellWord.of(path.folder)
            return "\(flag) (with -o \(output))"
        }
    }

    /// Has a job write the file under this very name.
    ///
    /// - Throws: ``SpecError`` where none of its files can have that name.
    func apply(to job: inout RenderJob) throws {
        switch format.content {
        case .frame where job.timeline.count > 1:
            throw SpecError(
                at: "-o",
                """
                \(quoted(path.file)) is one picture, and this makes \(job.timeline.count) frames; \(Self.still(of: job)), \
                name a folder: -o \(path.typed(name + "/")), or add --to apng for all frames in that file
                """)
        case .frame, .animation, .vector:
            job.end(format, in: String(path.file.dropFirst(name.count)))
        case .sheet, .catalog: break
        }
        let names = try job.fileNames()
        if format.content == .catalog, names.mayBegin(path.file + "/") { return }
        try require(in: names)
    }

    /// Advice for getting a single picture of a job with many frames.
    private static func still(of job: RenderJob) -> Message {
        if case .story = job.timeline.content { return "add a time, such as --at 50%" }
        // The first frame of a run, which is the only one where there is one, may show nothing.
        return job.timeline.middleValue.map {
            "write one value in place of the run, such as \(option: .value, $0.shortestText)"
        } ?? "write --frames 1"
    }

    /// Has frames that others made written under this very name.
    ///
    /// - Throws: ``SpecError`` where none of the files can have that name.
    func apply(to job: inout PackJob) throws {
        if format.content == .frame, job.sequence.count > 1 {
            throw SpecError(
                at: "-o",
                """
                \(quoted(path.file)) is one picture, and this makes \(job.sequence.count) frames; add --to sheet for all \
                frames in one picture, add --to apng for an animation in that file, or name a folder: -o \
                \(path.typed(name + "/"))
                """)
        }
        if format.content != .sheet { job.end(in: String(path.file.dropFirst(name.count))) }
        try require(in: job.fileNames())
    }

    private func require(in names: FileNames) throws(SpecError) {
        if names.contains(path.file) { return }
        let some = SortedNames(names).prefix(3).map { quoted($0) }.joined(separator: ", ")
        throw SpecError(
            at: "-o",
            """
            \(quoted(path.file)) is none of the files that this makes, \(some)\(names.count > 3 ? ", …" : ""); name a \
            folder: -o \(ShellWord.of(path.folder)) --name \(ShellWord.of(name))
            """)
    }
}
