internal import Files
internal import Formats
internal import Platform

/// The facts that a cache has about a finished job: the names of its files with their digests and sizes, and its notes.
///
///     # spindle cache 1
///     # job <key> <folder/name>
///     <digest> <size> <name below the folder>
///     # note <text>
///     # end <digest of all lines before>
struct CachedJob: Hashable, Sendable {
    struct File: Hashable, Sendable {
        let name: String
        let digest: Digest
        let size: Int
    }

    let key: Digest
    let id: String
    var files: [File] = []
    var notes: [String] = []

    /// The bytes of all files together.
    var size: Int { files.reduce(0) { $0 &+ $1.size } }

    /// The most bytes of one that is read.
    static let maxBytes = 1 << 24
    private static let header = "# spindle cache 1"

    /// The name of the entry of a job. The key has everything that decides its bytes on one machine; machines of other kinds
    /// may calculate otherwise.
    static func name(of key: Digest) -> Digest {
        let text = "\(header)\n\(platformName)\n\(key)\n"
        return Digest(SHA256.hex(Array(text.utf8)).utf8) ?? BuildState.noDigest
    }

    /// The entry; nil for what has no place in a line.
    func bytes() -> [UInt8]? {
        let texts = [id] + files.map(\.name) + notes
        if texts.contains(where: { $0.utf8.contains { $0 == 0x0A || $0 == 0x0D } }) { return nil }
        var text = "\(Self.header)\n# job \(key) \(id)\n"
        for file in files.sorted(by: { $0.name < $1.name }) {
            text += "\(file.digest) \(file.size) \(file.name)\n"
        }
        for note in notes { text += "# note \(note)\n" }
        text += "# end \(SHA256.hex(Array(text.utf8)))\n"
        return Array(text.utf8)
    }

    init(key: Digest, id: String) {
        self.key = key
        self.id = id
    }

    /// Understands the entry of a job; nil for anything else, that of another job included.
    init?(_ bytes: [UInt8], key: Digest, id: String) {
        self.init(key: key, id: id)
        let end = Array("# end ".utf8)
        guard bytes.count > 72, bytes.last == 0x0A, bytes[(bytes.count - 71)...].starts(with: end),
            SHA256.hex(Array(bytes.dropLast(71))).utf8.elementsEqual(bytes.dropLast().suffix(64))
        else { return nil }
        let lines = bytes.dropLast(71).split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
        guard lines.count >= 3, lines.first.map(Array.init) == Array(Self.header.utf8),
            Array(lines[1]) == Array("# job \(key) \(id)".utf8)
        else { return nil }
        for line in lines.dropFirst(2) {
            if let note = Self.text(line, after: "# note ") {
                notes.append(note)
                continue
            }
            let words = line.split(separator: 0x20, maxSplits: 2)
            guard words.count == 3, let digest = Digest(words[0]), words[1].count <= 18,
                let size = Int(String(decoding: words[1], as: UTF8.self)), size >= 0
            else { return nil }
            files.append(File(name: String(decoding: words[2], as: UTF8.self), digest: digest, size: size))
        }
    }

    private static func text(_ line: ArraySlice<UInt8>, after prefix: String) -> String? {
        guard line.starts(with: prefix.utf8) else { return nil }
        return String(decoding: line.dropFirst(prefix.utf8.count), as: UTF8.self)
    }

    /// Whether its files are those that the job writes.
    ///
    /// - Parameter names: Below the folder of the job.
    func has(_ names: FileNames) -> Bool {
        let own = Set(files.map { ExactText($0.name) })
        guard own.count == files.count, !own.isEmpty else { return false }
        let all = Set(names.names.map(ExactText.init))
        return names.areExact ? own == all : own.isSubset(of: all)
    }
}
