internal import Basics
internal import Formats
internal import PictureFiles

/// Files of an atlas that are one animation, or one sprite.
struct PackGroup {
    /// The name in metadata.
    var name: String
    var files: [(item: PackItem, picture: PictureFile)]
    /// The named parts of a folder with several numbered series.
    var tags: [SheetTag] = []

    /// The borders that all files have in common; nil where they have none, or different ones.
    var borders: SheetClip.Insets? {
        files.allSatisfy { $0.item.borders == files[0].item.borders } ? files[0].item.borders : nil
    }

    /// The size of every frame.
    var sizes: [SheetClip.Size] {
        files.flatMap { file in
            repeatElement(
                SheetClip.Size(width: file.picture.width, height: file.picture.height),
                count: file.picture.count)
        }
    }

    /// Returns the groups of files, in their order. Animations are a folder, unless its pictures are neither numbered nor of one size; a
    /// numbered series of pictures of one size; and a file with several frames. Each other file is a sprite.
    static func groups(_ items: [PackItem], _ pictures: [PictureFile]) -> [PackGroup] {
        let scattered = Self.scattered(items, pictures)
        var groups: [PackGroup] = []
        var known: [Key: Int] = [:]
        for (item, picture) in zip(items, pictures) {
            var item = item
            if scattered.contains(Key.folder(of: item)) { item.isFolder = false }
            let key = Key(item, picture)
            if let key, let index = known[key] {
                groups[index].files.append((item, picture))
            } else {
                if let key { known[key] = groups.count }
                let name =
                    item.isFolder && !item.folder.isEmpty ? item.folder : Self.name(of: item, item.stem)
                groups.append(PackGroup(name: name, files: [(item, picture)]))
            }
        }
        for index in groups.indices where groups[index].files.count > 1 {
            let first = groups[index].files[0].item
            if first.isFolder {
                groups[index].tags = Self.tags(of: groups[index].files)
            } else {
                groups[index].name = Self.name(of: first, first.series)
            }
        }
        return Self.apart(groups)
    }

    /// Returns groups of the same name with the folders that they are in.
    private static func apart(_ groups: [PackGroup]) -> [PackGroup] {
        var counts: [String: Int] = [:]
        for group in groups { counts[group.name, default: 0] += 1 }
        return groups.map { group in
            let first = group.files[0].item
            let folders = first.folders.dropLast(first.isFolder ? 1 : 0)
            guard counts[group.name] ?? 0 > 1, let folder = folders.last,
                !group.name.hasPrefix(folder + "/")
            else { return group }
            var group = group
            group.name = "\(folder)/\(group.name)"
            for index in group.files.indices {
                let own = group.files[index].item.folder
                group.files[index].item.folder = own.isEmpty ? folder : "\(folder)/\(own)"
            }
            return group
        }
    }

    /// The files with the same key are one animation.
    private enum Key: Hashable {
        case folder(String)
        case series(String, folder: String, width: Int, height: Int)

        /// The path of the folder of a file.
        static func folder(of item: PackItem) -> String {
            item.path.lastIndex(of: "/").map { String(item.path[..<$0]) } ?? ""
        }

        init?(_ item: PackItem, _ picture: PictureFile) {
            if item.isFolder {
                self = .folder(Self.folder(of: item))
            } else if picture.count == 1, item.series != item.stem {
                self = .series(
                    item.series, folder: Self.folder(of: item), width: picture.width,
                    height: picture.height)
            } else {
                return nil
            }
        }
    }

    /// The folders whose pictures are neither numbered nor of one size, and so no animation.
    private static func scattered(_ items: [PackItem], _ pictures: [PictureFile]) -> Set<String> {
        var (sizes, named): ([String: Set<SheetClip.Size>], Set<String>) = ([:], [])
        for (item, picture) in zip(items, pictures) where item.isFolder {
            let folder = Key.folder(of: item)
            sizes[folder, default: []].insert(.init(width: picture.width, height: picture.height))
            if item.series == item.stem { named.insert(folder) }
        }
        return named.filter { sizes[$0]?.count ?? 0 > 1 }
    }

    private static func name(of item: PackItem, _ name: String) -> String {
        var name = name
        if name.isEmpty {
            // Of a file that is called by a number alone, the folder tells more.
            name = item.folders.last ?? "frames"
        }
        return item.folder.isEmpty || item.isFolder ? name : item.folder + "/" + name
    }

    /// The numbered series in a folder, where all of its files belong to one and there are at least two.
    private static func tags(of files: [(item: PackItem, picture: PictureFile)]) -> [SheetTag] {
        var (tags, first) = ([SheetTag](), 0)
        for (item, picture) in files {
            let last = first + picture.count - 1
            let name = item.series
            if name.isEmpty || name == item.stem && picture.count == 1 { return [] }
            if let tag = tags.last, tag.name == name, picture.count == 1 {
                tags[tags.count - 1].to = last
            } else {
                tags.append(SheetTag(name: name, from: first, to: last))
            }
            first = last + 1
        }
        return tags.count > 1 && Set(tags.map(\.name)).count == tags.count ? tags : []
    }
}
