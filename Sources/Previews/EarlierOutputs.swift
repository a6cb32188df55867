internal import Basics
internal import Files

/// The files that an earlier build has written: those of a folder, or those that are in a commit.
struct EarlierOutputs: Sendable {
    /// The folder or the commit, as the user named it.
    let label: String
    /// Their names, as a build to that folder would call them.
    let names: Set<String>
    private let read: @Sendable (String) -> [UInt8]?

    init(label: String, names: Set<String>, read: @escaping @Sendable (String) -> [UInt8]?) {
        self.label = label
        self.names = names
        self.read = read
    }

    func has(_ name: String) -> Bool { names.contains(name) }

    /// The bytes of a file; nil where there is none.
    func bytes(_ name: String) -> [UInt8]? { has(name) ? read(name) : nil }

    /// Returns the outputs that a word of the command line names: a folder or a commit.
    ///
    /// - Parameters:
    ///   - outputs: The names of all files that the manifest makes.
    ///   - folder: The folder of the manifest, whose repository has the commit.
    /// - Throws: ``SpecError`` at `--since`.
    static func named(
        _ word: String, outputs: Set<String>, folder: String
    ) throws(SpecError) -> EarlierOutputs {
        switch FileStamp(word)?.kind {
        case .folder: return EarlierOutputs(folder: word, outputs)
        case nil: return try CommittedOutputs(word, folder: folder).outputs(among: outputs)
        case .some(let kind):
            throw SpecError(
                at: "--since",
                "\(quoted(word)) is \(kind.rawValue); name the folder of an earlier build, or a commit")
        }
    }

    /// - Parameter outputs: The files to look for; of other files only pictures are listed.
    private init(folder: String, _ outputs: Set<String>) {
        var names: Set<String> = []
        let folders = Set(outputs.map { Self.folder(of: $0) })
        for below in folders {
            guard let opened = Folder(existing: below.isEmpty ? folder : fullPath(below, in: folder)) else {
                continue
            }
            _ = opened.forEachEntry { name, _ in
                let path = below.isEmpty ? name : below + "/" + name
                if outputs.contains(path) || Self.isPicture(name) { names.insert(path) }
            }
        }
        self.init(label: folder, names: names) { name in
            try? InputFiles().bytes(fullPath(name, in: folder), limit: Self.maxBytes)
        }
    }

    /// The most bytes of a file of an earlier build.
    static let maxBytes = 1 << 28

    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Whether a file is a picture, by its name: of what else there is nobody knows whether a build made it.
    static func isPicture(_ name: String) -> Bool {
        [".png", ".apng", ".gif", ".webp", ".svg", ".lottie.json"].contains { name.hasSuffix($0) }
    }
}
