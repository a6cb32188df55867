public import Basics
internal import Files
internal import Imaging
internal import LibC
internal import Packs
public import Platform

/// The differences between two folders, two sheets or two animations.
public struct FrameDifferences: Sendable {
    /// One frame, or one file, that differs.
    public struct Item: Sendable {
        /// The kind of difference, with both values.
        public enum Kind: Sendable {
            /// Pixels.
            case pixels(PixelDifference)
            /// The size of the pictures, `24×24` and the like.
            case size(old: String, new: String)
            /// The delay of the frame, in milliseconds.
            case delay(old: Double, new: Double)
            /// The number of times that an animation plays, 0 for endless.
            case plays(old: Int, new: Int)
            /// A fact that the metadata of a sheet state: its name, such as `rate`, with both values in words.
            case fact(String, old: String, new: String)
            /// The bytes of a file that is no picture.
            case bytes(old: Int, new: Int)
        }

        /// The name of the file, or of the frame of a sheet.
        public let name: String
        /// The index of the frame in an animation; nil elsewhere.
        public let frame: Int?
        /// The kind of difference.
        public let kind: Kind
        /// Both pictures, where they were requested.
        var pictures: (old: Bitmap, new: Bitmap)?

        /// The name, with the index of the frame.
        public var title: String { name + (frame.map { " frame \($0)" } ?? "") }
    }

    /// The paths of the compared files, as the user named them.
    public let old, new: String
    /// The greatest difference of a channel, of 255, at which pixels count as the same.
    public let threshold: Int
    /// Whether folders are compared.
    public let areFolders: Bool
    /// The assets in natural order, those without differences too.
    public private(set) var assets: [Asset] = []
    /// The number of frames and files that both sides have.
    public private(set) var compared = 0
    /// The differences in natural order.
    public private(set) var items: [Item] = []
    /// The names that only the old side has.
    public private(set) var onlyInOld: [String] = []
    /// The names that only the new side has.
    public private(set) var onlyInNew: [String] = []

    /// Whether there are no differences.
    public var isEmpty: Bool { items.isEmpty && onlyInOld.isEmpty && onlyInNew.isEmpty }

    /// Compares two folders with everything in them, or two files.
    ///
    /// - Parameters:
    ///   - old: A folder, a picture file, or the metadata of a sheet in any dialect, which represent all of its
    ///     pages.
    ///   - new: The same kind of input for the new side.
    ///   - threshold: The greatest difference, of 255, at which pixels count as the same.
    ///   - keepsPictures: Whether a picture of the differences is wanted.
    ///   - workers: The threads that compare.
    /// - Throws: ``SpecError`` for files that are missing, broken or too large, and for two folders without files.
    public init(
        _ old: String, _ new: String, threshold: Int = 0, keepsPictures: Bool = false, workers: Workers
    ) throws(SpecError) {
        self.old = old
        self.new = new
        self.threshold = threshold
        let kinds = (try Self.kind(old), try Self.kind(new))
        guard kinds.0 == kinds.1 else {
            throw SpecError(
                at: new,
                "is \(kinds.1.rawValue), but \(quoted(old)) is \(kinds.0.rawValue); compare two of a kind")
        }
        areFolders = kinds.0 == .folder
        let compare = PairComparison(threshold: threshold, keepsPictures: keepsPictures)
        if kinds.0 == .file {
            let name = old.split(separator: "/").last.map(String.init) ?? old
            var summary = AssetSummary(AssetNames([name]) { _ in nil })
            let found = try compare.files(old, new, name: name, among: nil)
            summary.add(found, of: name)
            add(found)
            assets = summary.assets
            return
        }
        let (olds, news) = (Set(FileTree.files(in: old)), Set(FileTree.files(in: new)))
        if olds.isEmpty, news.isEmpty {
            throw SpecError(
                .missing, at: new, "there is nothing to compare: \(quoted(old)) has no files either")
        }
        onlyInOld = olds.subtracting(news).sorted(by: comesNaturallyBefore)
        onlyInNew = news.subtracting(olds).sorted(by: comesNaturallyBefore)
        var summary = AssetSummary(
            AssetNames(olds.union(news)) { name in
                // A picture that has become larger is still of its sequence, or not.
                SIMD2(ofPicture: fullPath(name, in: news.contains(name) ? new : old))
            })
        for name in onlyInOld { summary.add(onlyInOld: name) }
        for name in onlyInNew { summary.add(onlyInNew: name) }
        let common = olds.intersection(news)
        let both = common.sorted(by: comesNaturallyBefore)
        // Metadata come first: the pictures of sheets are compared frame by frame.
        let sheets = both.filter(SheetSyntax.mayDescribe)
        var results: [String: PairComparison.Found] = [:]
        func compareAll(_ names: [String]) throws(SpecError) {
            try workers.inOrder(names.count) { index in
                let name = names[index]
                return Result { () throws(SpecError) in
                    try compare.files(
                        fullPath(name, in: old), fullPath(name, in: new), name: name, among: common)
                }
            } take: { index, result throws(SpecError) in
                results[names[index]] = try result.get()
            }
        }
        try compareAll(sheets)
        let pages = results.values.reduce(into: Set<String>()) { $0.formUnion($1.pages) }
        try compareAll(both.filter { results[$0] == nil && !pages.contains($0) })
        for name in both {
            guard let found = results[name] else { continue }
            summary.add(found, of: name)
            add(found)
        }
        assets = summary.assets
    }

    private mutating func add(_ found: PairComparison.Found) {
        compared += found.compared
        onlyInOld += found.onlyInOld
        onlyInNew += found.onlyInNew
        items += found.items
    }

    private static func kind(_ path: String) throws(SpecError) -> FileStamp.Kind {
        guard let kind = FileStamp(path)?.kind else {
            throw SpecError(.missing, at: path, nothingThere(path))
        }
        guard kind == .file || kind == .folder else {
            throw SpecError(.missing, at: path, "is \(kind.rawValue), not a file or a folder")
        }
        return kind
    }
}

/// The files in a folder and in those below it, except for hidden ones.
private struct FileTree {
    /// The greatest depth of folders.
    private static let mostFolders = 32

    private var files: [String] = []
    /// The folders that have been looked at: each is once, as links may form cycles.
    private var folders: Set<FileStamp.Identity> = []
    /// The paths of links to folders, which come last: what they lead to may have a path of its own.
    private var links: [String] = []

    /// Returns the paths of all files below a folder.
    static func files(in root: String) -> [String] {
        var tree = FileTree()
        tree.add("", of: root)
        while !tree.links.isEmpty { tree.add(tree.links.removeFirst(), of: root) }
        return tree.files
    }

    private mutating func add(_ path: String, of root: String) {
        let place = path.isEmpty ? root : fullPath(path, in: root)
        guard path.count(where: { $0 == "/" }) < Self.mostFolders, let stamp = FileStamp(place),
            folders.insert(stamp.identity).inserted, let folder = Folder(existing: place)
        else { return }
        var entries: [(name: String, isLink: Bool)] = []
        _ = folder.forEachEntry { name, type in
            if !name.hasPrefix(".") { entries.append((name, Int(type) == Int(DT_LNK))) }
        }
        for entry in entries.sorted(by: { $0.name < $1.name }) {
            let inner = path.isEmpty ? entry.name : path + "/" + entry.name
            switch FileStamp(fullPath(inner, in: root))?.kind {
            case .file: files.append(inner)
            case .folder where entry.isLink: links.append(inner)
            case .folder: add(inner, of: root)
            default: break
            }
        }
    }
}
