package import Basics

/// The destination of the files of a request, which may say their format and their name.
public enum OutputTarget: Hashable, Sendable {
    /// Standard output, which takes a single file.
    case standardOutput
    /// A folder, in which files have their usual names; where an asset has a single file, it may have another ending.
    case folder(String, ending: String? = nil)
    /// A file, beside which there may be others of the same request.
    case file(TargetFile)
    /// The asset catalog of an app, to which the asset is added.
    case app(String)

    /// The target that a path names: a file where it ends as those of a format do, else a folder.
    ///
    /// - Parameters:
    ///   - path: The path; `-` for standard output.
    ///   - formats: The formats that are requested beside it, which it may not contradict.
    ///   - usual: The formats that are taken where the path says nothing else.
    ///   - name: The name of the asset that is requested beside it; nil for none.
    ///   - possible: The formats that can be written.
    ///   - spelled: Returns the spelling of a path in sentences.
    /// - Throws: The message about a path that names no target, or contradicts these.
    package init(
        _ path: FilePath, formats: [OutputFormat] = [], usual: [OutputFormat] = [], name: String? = nil,
        among possible: [OutputFormat] = OutputFormat.all, spelled: (String) -> String = { $0 }
    ) throws(Message) {
        if path.path == "-" {
            self = .standardOutput
            return
        }
        if path.path.isEmpty { throw "the path is empty; name a folder or a file, or leave it out" }
        if let ending = path.foreignEnding ?? path.unknownEnding {
            throw Self.problem(with: path, ending, possible, spelled)
        }
        let all = formats.isEmpty ? usual : formats
        guard let known = path.known, path.isKnownFile else {
            let end = path.path.utf8.reversed().prefix { $0 == UInt8(ascii: "/") }.count
            let folder = String(decoding: path.path.utf8.dropLast(end), as: UTF8.self)
            // A shell completes the catalog of an app with a slash.
            let isCatalog = OutputFormat.xcassets.endings.contains { folder.hasSuffix("." + $0) }
            self = isCatalog && all.isEmpty ? .app(folder) : .folder(folder.isEmpty ? "/" : folder)
            return
        }
        // `Assets` is the catalog of a new app in Xcode, and not the name of an asset; with a name the asset is added to the catalog.
        let isAppsOwn = known.stem == "Assets" || name.map { $0 != known.stem } ?? false
        if OutputFormat.xcassets.endings.contains(known.ending), isAppsOwn,
            all.allSatisfy({ $0 == .xcassets })
        {
            self = .app(path.path)
            return
        }
        self = .file(
            try TargetFile(path, known, formats: formats, usual: usual, name: name))
    }

    /// The message about a path that ends as no file of a format does.
    private static func problem(
        with path: FilePath, _ ending: String, _ possible: [OutputFormat], _ spelled: (String) -> String
    ) -> Message {
        let stem = path.file.dropLast(ending.count)
        let folder = spelled(path.path + "/")
        if OutputFormat.foreignPictures.contains(ending.lowercased()) {
            return """
                no format writes .\(ending) files; write \(spelled(path.sibling(stem + "png"))) for one picture, \
                \(spelled(path.sibling(stem + "apng"))) for an animation, or \(folder) for a folder
                """
        }
        let near = nearNames(to: ending, in: possible.flatMap { $0.endings }.map { KnownName($0) })
        if let first = near.first, path.foreignEnding == nil {
            let other = spelled(path.sibling(stem + first))
            return "no format writes .\(ending) files; write \(other), or \(folder) for a folder"
        }
        var known: [String] = []
        for format in possible {
            if let first = format.endings.first, !known.contains("." + first) { known.append("." + first) }
        }
        let nearest = OutputFormat.all.first { $0.synonyms.contains(ending.lowercased()) }
        let list = known.joined(separator: ", ")
        return "no format writes .\(ending) files; write one of \(list), or \(folder) for a folder"
            + (nearest.map { "; the nearest is \(option: .to, $0.name)" as Message } ?? "")
    }

    /// The folder that files go to; nil for standard output.
    public var folder: String? {
        switch self {
        case .standardOutput: nil
        case .folder(let folder, _), .app(let folder): folder
        case .file(let file): file.folder
        }
    }

    /// The last part of the folder's path; empty where there is none.
    package var folderName: String { folder?.split(separator: "/").last.map(String.init) ?? "" }

    /// The file that is named; nil where none is.
    public var file: TargetFile? { if case .file(let file) = self { file } else { nil } }

    /// The format that is named; nil where none is.
    package var format: OutputFormat? {
        switch self {
        case .standardOutput, .folder: nil
        case .file(let file): file.format
        case .app: .xcassets
        }
    }

    /// The end of the name that the only file of a format gets, with its period; nil for the usual one.
    ///
    /// - Parameter count: The number of frames.
    package func ending(of format: OutputFormat, count: Int) -> String? {
        let ending: String? =
            switch self {
            case .standardOutput, .app: nil
            case .folder(_, let ending): ending
            case .file(let file): file.format == format ? file.ending : nil
            }
        return switch format.content {
        case .frame: count > 1 ? nil : ending
        case .animation, .vector: ending
        case .sheet, .catalog: nil
        }
    }

    /// The same destination for an asset of another name.
    package func renamed(_ name: String) -> OutputTarget {
        guard case .file(let file) = self else { return self }
        return .file(TargetFile(place: file.place, stem: name, ending: file.ending, format: file.format))
    }
}
