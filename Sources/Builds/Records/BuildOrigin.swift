internal import Files
internal import Platform

/// The manifest that a record is of, as it is found from the folder of the build: the same on every machine.
enum BuildOrigin: Hashable, Sendable {
    /// The `spindle.yaml` in the folder of the build, or else in the nearest one above; or a manifest that is no file.
    case nearest
    /// The path of another file, from the folder of the build.
    case path(String)
    /// The name that a manifest gives itself.
    case name(String)

    /// The name of a manifest that is looked for where none is named.
    private static let standardFile = "spindle.yaml"
    private static let pathMark = "# manifest "
    private static let nameMark = "# name "
    static let nearestMark = "# nearest "

    init(of manifest: Manifest, in folder: String) {
        if let name = manifest.name {
            self = .name(name)
        } else {
            self.init(file: manifest.files[0].name, in: folder)
        }
    }

    /// The origin of what is built from the manifest at `path`, which has no name, to a folder.
    init(file path: String, in folder: String) {
        guard FileStamp(path)?.kind == .file else {
            self = .nearest
            return
        }
        let isNearest = Self.place(of: path) == Self.nearestFile(in: trueFolder(folder))
        self = isNearest ? .nearest : .path(Self.path(of: path, from: folder))
    }

    /// The path of a manifest from a folder, in one line.
    static func path(of file: String, from folder: String) -> String {
        // A line of a record cannot be broken.
        String(relative(place(of: file), to: trueFolder(folder)).map { $0.isNewline ? "?" : $0 })
    }

    /// The beginning of the names of its records.
    var stem: String {
        let key: String
        let name: Substring
        switch self {
        case .nearest: return "build"
        case .path(let path):
            key = Self.pathMark + path
            let file = path.split(separator: "/").last ?? ""
            name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        case .name(let text): (key, name) = (Self.nameMark + text, text[...])
        }
        let plain = name.unicodeScalars.prefix(40).map {
            $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
                ? Character($0) : "_"
        }
        // The digits tell manifests of one name in several folders apart, also where case does not count.
        return "build.\(String(plain))-\(SHA256.hex(Array(key.utf8)).prefix(8))"
    }

    /// The line by which a record says what it is of; nil for what needs none.
    var line: String? {
        switch self {
        case .nearest: nil
        case .path(let path): Self.pathMark + path
        case .name(let name): Self.nameMark + name
        }
    }

    /// The origin in a line of a record; nil for other lines.
    init?(line: [UInt8]) {
        func rest(_ mark: String) -> String? {
            line.starts(with: mark.utf8) && line.count > mark.utf8.count
                ? String(decoding: line.dropFirst(mark.utf8.count), as: UTF8.self) : nil
        }
        if let path = rest(Self.pathMark) {
            self = .path(path)
        } else if let name = rest(Self.nameMark) {
            self = .name(name)
        } else {
            return nil
        }
    }

    /// The path of the manifest of a record in a folder; nil where it is not there, or only its name is known.
    func file(from folder: String) -> String? {
        let root = trueFolder(folder)
        switch self {
        case .nearest: return Self.nearestFile(in: root)
        case .path(let path):
            let place = fullPath(path, in: root)
            return FileStamp(place)?.kind == .file ? truePath(place) : nil
        case .name: return nil
        }
    }

    /// Whether both may be one manifest: there are no two of them.
    func isSame(as other: BuildOrigin, from folder: String) -> Bool {
        if case .name = self { return false }
        if case .name = other { return false }
        guard let a = file(from: folder), let b = other.file(from: folder) else { return true }
        return FileStamp(a)?.identity == FileStamp(b)?.identity
    }

    /// The manifest in words, as it is seen from the working folder.
    func shown(from folder: String) -> String {
        if case .name(let name) = self { return "the manifest named \"\(name)\"" }
        guard let file = file(from: folder), let here = truePath(".") else {
            if case .path(let path) = self { return "another manifest, \(path) from there" }
            return "another manifest"
        }
        return Self.relative(file, to: here)
    }

    private static func nearestFile(in root: String) -> String? {
        var folder = root[...]
        while true {
            let place = fullPath(standardFile, in: folder.isEmpty ? "/" : String(folder))
            if FileStamp(place)?.kind == .file { return place }
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = folder[..<slash]
        }
    }

    /// The absolute path, in which only the folders are without links: a file keeps the name that it has there.
    private static func place(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return fullPath(path, in: trueFolder(".")) }
        return fullPath(String(path[path.index(after: slash)...]), in: trueFolder(String(path[...slash])))
    }

    private static func relative(_ path: String, to folder: String) -> String {
        let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
        let shared = zip(parts, base).prefix { $0 == $1 }.count
        return (base.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared)).joined(separator: "/")
    }
}
