package import Basics

/// A file to write under a name of its own.
public struct TargetFile: Hashable, Sendable {
    /// The path up to the file's name, with a slash at its end; empty where it is the name alone.
    package let place: String
    /// The name of the asset, and the rest of the file's name, with the period.
    public let stem, ending: String
    /// The format of the file.
    public let format: OutputFormat

    package init(place: String, stem: String, ending: String, format: OutputFormat) {
        self.place = place
        self.stem = stem
        self.ending = ending
        self.format = format
    }

    init(
        _ path: FilePath, _ known: FilePath.Known, formats: [OutputFormat], usual: [OutputFormat],
        name: String?
    ) throws(Message) {
        let owners = OutputFormat.all.filter { $0.endings.contains(known.ending) }
        let all = formats.isEmpty ? usual : formats
        if let only = all.first, all.allSatisfy({ $0 == only }), owners.contains(only) {
            format = only
        } else if !formats.isEmpty {
            throw Self.contradiction(path, known, formats)
        } else if let owner = owners.first(where: { $0.endings.first == known.ending }) {
            format = owner
        } else {
            let ways = owners.dropFirst().reduce("\(option: .to, owners[0].name)" as Message) {
                $0 + " or \(option: .to, $1.name)"
            }
            throw "cannot tell the format of \(quoted(path.file)); add \(ways)"
        }
        if let name, name != known.stem {
            let other = path.sibling(name + path.file.dropFirst(known.stem.count))
            throw
                "\(quoted(path.file)) contradicts \(option: .name, name); leave out \(option: .name), or write \(option: .target, other)"
        }
        place = path.sibling("")
        stem = known.stem
        ending = String(path.file.dropFirst(known.stem.count))
    }

    /// The message about a file that cannot have the requested formats.
    private static func contradiction(
        _ path: FilePath, _ known: FilePath.Known, _ formats: [OutputFormat]
    ) -> Message {
        let folder: Message =
            "\(option: .target, path.folder) \(option: .name, known.stem)"
        var names: [String] = []
        for format in formats where !names.contains(format.name) { names.append(format.name) }
        if names.count > 1 {
            return
                "\(quoted(path.file)) is one file, and \(option: .to) asks for \(names.joined(separator: " and ")); name a folder: "
                + folder
        }
        guard let ending = formats[0].endings.first else {
            return
                "\(quoted(path.file)) is one file, and \(option: .to, names[0]) makes a folder; name the folder that it goes to: "
                + folder
        }
        let other = path.sibling("\(known.stem).\(ending)")
        return
            "\(quoted(path.file)) contradicts \(option: .to, names[0]); leave out \(option: .to), or write \(option: .target, other)"
    }

    /// The name of the file, without its folder.
    public var name: String { stem + ending }

    /// The folder of the file, as it is named; `.` where it is not.
    public var folder: String { place.isEmpty ? "." : place == "/" ? "/" : String(place.dropLast()) }

    /// Refuses names among which there is not that of this file.
    ///
    /// - Throws: The message about them.
    package func check(_ names: FileNames) throws(Message) {
        if format.content == .catalog, names.mayBegin(name + "/") { return }
        if names.contains(name) { return }
        let some = SortedNames(names).prefix(3).map { quoted($0) }.joined(separator: ", ")
        throw
            "\(quoted(name)) is none of the files that this makes, \(some)\(names.count > 3 ? ", …" : ""); name a folder: \(option: .target, folder) \(option: .name, stem)"
    }
}
