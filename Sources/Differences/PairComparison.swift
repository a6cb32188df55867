internal import Basics
internal import Files
internal import Imaging
internal import PictureFiles

/// Compares two files, and decodes them only where they differ.
struct PairComparison: Sendable {
    let threshold: Int
    let keepsPictures: Bool

    struct Found: Sendable {
        var compared = 0
        var items: [FrameDifferences.Item] = []
        var onlyInOld: [String] = []
        var onlyInNew: [String] = []
        /// The paths of the pictures that a sheet has on both sides, which need not be compared once more.
        var pages: Set<String> = []
    }

    /// - Parameters:
    ///   - name: The common name of both files.
    ///   - others: The names of all compared files; nil for these two alone. A broken picture is then an error, and frames
    ///     are counted; in a folder, files with the same bytes are the same.
    func files(_ old: String, _ new: String, name: String, among others: Set<String>?) throws(SpecError)
        -> Found
    {
        let oldBytes = try readRegularFile(old, limit: PictureLimits.maxBytes)
        let newBytes = try readRegularFile(new, limit: PictureLimits.maxBytes)
        if let oldSheet = SheetSyntax.of(oldBytes, path: old),
            let newSheet = SheetSyntax.of(newBytes, path: new),
            let found = try sheets(
                (old, oldSheet.syntax, oldSheet.text), (new, newSheet.syntax, newSheet.text), name: name,
                among: others)
        {
            return found
        }
        let arePictures =
            Self.isPicture(oldBytes) && Self.isPicture(newBytes)
            || others == nil && Self.isPicture(named: name)
        if oldBytes == newBytes, others != nil || !arePictures { return Found(compared: 1) }
        guard arePictures else {
            return bytes(oldBytes, newBytes, name)
        }
        let (oldFile, newFile): (PictureFile, PictureFile)
        do throws(SpecError) {
            oldFile = try PictureFile(oldBytes, name: old, limits: SheetFile.limits)
            newFile = try PictureFile(newBytes, name: new, limits: SheetFile.limits)
        } catch {
            // What cannot be decoded on this machine differs in its bytes.
            if error.kind == .component, others != nil { return bytes(oldBytes, newBytes, name) }
            throw error
        }
        var found = frames(
            try Self.frames(oldFile), try Self.frames(newFile), file: name, areNumbered: true,
            isAlone: others == nil)
        if let before = oldFile.plays, let after = newFile.plays, before != after {
            let kind = FrameDifferences.Item.Kind.plays(old: before, new: after)
            found.items.append(FrameDifferences.Item(name: name, frame: nil, kind: kind, pictures: nil))
        }
        return found
    }

    /// Returns the difference of two files that are not decoded.
    private func bytes(_ old: [UInt8], _ new: [UInt8], _ name: String) -> Found {
        let kind = FrameDifferences.Item.Kind.bytes(old: old.count, new: new.count)
        return Found(
            compared: 1, items: [FrameDifferences.Item(name: name, frame: nil, kind: kind, pictures: nil)])
    }

    /// The metadata of a sheet, as they were read.
    private typealias Metadata = (path: String, syntax: SheetSyntax, text: String)

    /// Compares sheets; nil for files that describe something else. In a folder, a file that cannot be read as a sheet does
    /// not stop the comparison: its pictures are compared as pictures, and its metadata byte by byte.
    private func sheets(
        _ old: Metadata, _ new: Metadata, name: String, among others: Set<String>?
    ) throws(SpecError) -> Found? {
        let olds = old.syntax.group(old.text, path: old.path)
        let news = new.syntax.group(new.text, path: new.path)
        let (oldRoot, newRoot) = (old.path.dropLast(name.count), new.path.dropLast(name.count))
        if let others {
            // The first page represents all.
            let pages =
                olds.map { String($0.dropFirst(oldRoot.count)) }
                + news.map { String($0.dropFirst(newRoot.count)) }
            let first = pages.filter { others.contains($0) }.min(by: SheetSyntax.comesBefore)
            if let first, first != name { return Found() }
        }
        do throws(SpecError) {
            guard let before = try SheetFile(olds, known: old), let after = try SheetFile(news, known: new)
            else {
                // Comparing only their bytes would miss the differences of the pictures that they name.
                let mark = #""image""#
                if others == nil, old.text.contains(mark), new.text.contains(mark) { throw unknown(old.path) }
                return nil
            }
            var found =
                before.isSame(as: after)
                ? Found(compared: before.frames.count)
                : frames(
                    try before.cut(), try after.cut(), file: others == nil ? nil : name, areNumbered: false,
                    isAlone: others == nil)
            let file = name.split(separator: "/").last.map(String.init) ?? name
            for kind in SheetFacts.differences(before.facts, after.facts) {
                found.items.append(
                    FrameDifferences.Item(
                        name: others == nil ? file : name, frame: nil, kind: kind, pictures: nil))
            }
            found.pages = Set(before.pages.map { String($0.path.dropFirst(oldRoot.count)) })
                .intersection(after.pages.map { String($0.path.dropFirst(newRoot.count)) })
            return found
        } catch {
            if others == nil { throw error }
            return nil
        }
    }

    private func unknown(_ path: String) -> SpecError {
        SpecError(.file, at: path, "is not a sheet in a form that is known; name its pictures instead")
    }

    /// Whether a file has the name of a picture.
    static func isPicture(named name: String) -> Bool {
        let name = name.lowercased()
        return PictureFile.endings.contains { name.hasSuffix($0) }
    }

    private static func isPicture(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: Array("GIF8".utf8))
    }

    private static func frames(_ file: PictureFile) throws(SpecError) -> [NamedFrame] {
        try file.bitmaps().enumerated().map { index, bitmap in
            NamedFrame(
                name: String(index), picture: .bitmap(bitmap),
                delay: file.delays.isEmpty ? nil : file.delays[index])
        }
    }

    /// - Parameters:
    ///   - file: The file with the frames; nil for a single one.
    ///   - areNumbered: Whether frames have numbers instead of names.
    ///   - isAlone: Whether all differing frames are pictured, and not only the one that differs most.
    private func frames(
        _ allOld: [NamedFrame], _ allNew: [NamedFrame], file: String?, areNumbered: Bool, isAlone: Bool
    ) -> Found {
        var found = Found()
        let isAnimation = max(allOld.count, allNew.count) > 1
        func title(_ frame: NamedFrame) -> String {
            (file.map { $0 + (areNumbered ? " frame " : " ") } ?? "") + frame.name
        }
        let pairs = FramePairs(allOld, allNew, areNumbered: areNumbered)
        found.compared = pairs.compared
        for pair in pairs.pairs {
            let (a, b) = (pair.old.bitmap, pair.new.bitmap)
            func add(_ kind: FrameDifferences.Item.Kind) {
                let isPictured = keepsPictures && found.items.count < FrameDifferences.mostPictured
                found.items.append(
                    FrameDifferences.Item(
                        name: areNumbered ? file ?? pair.old.name : title(pair.old),
                        frame: areNumbered && isAnimation ? Int(pair.old.name) : nil, kind: kind,
                        pictures: isPictured || !isAlone && keepsPictures ? (a, b) : nil))
                if !isAlone { found.keepLargest() }
            }
            if a.width != b.width || a.height != b.height {
                add(.size(old: "\(a.width)×\(a.height)", new: "\(b.width)×\(b.height)"))
            } else {
                let difference = PixelDifference(a, b, threshold: threshold)
                if !difference.isNone { add(.pixels(difference)) }
            }
            if let delay = pair.old.delay, let after = pair.new.delay, (delay - after).magnitude > 0.01 {
                add(.delay(old: delay, new: after))
            }
        }
        found.onlyInOld = pairs.onlyInOld.map(title)
        found.onlyInNew = pairs.onlyInNew.map(title)
        return found
    }
}

extension PairComparison.Found {
    /// Forgets the pictures of the last difference, or those of the one before it that has some, whichever is smaller.
    fileprivate mutating func keepLargest() {
        let last = items.count - 1
        guard let before = items[..<last].lastIndex(where: { $0.pictures != nil }) else { return }
        if items[last].weight > items[before].weight {
            items[before].pictures = nil
        } else {
            items[last].pictures = nil
        }
    }
}

extension FrameDifferences.Item {
    /// The number of differing pixels.
    var weight: Int {
        switch kind {
        case .pixels(let pixels): pixels.count
        case .size: .max
        case .delay, .plays, .bytes, .fact: 0
        }
    }
}
