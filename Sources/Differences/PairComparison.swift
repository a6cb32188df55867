internal import Basics
internal import Files
internal import Imaging
internal import Pictures

/// Compares two files, and decodes them only where they differ.
struct PairComparison: Sendable {
    let threshold: Int
    let keepsPictures: Bool

    struct Found: Sendable {
        var compared = 0
        var items: [FrameDifferences.Item] = []
        var onlyInOld: [String] = []
        var onlyInNew: [String] = []
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
                oldSheet.syntax.group(oldSheet.text, path: old),
                newSheet.syntax.group(newSheet.text, path: new),
                name: name, paths: (old, new), among: others,
                mayBeSheets: oldSheet.text.contains(#""image""#) && newSheet.text.contains(#""image""#))
        {
            return found
        }
        let arePictures =
            Self.isPicture(oldBytes) && Self.isPicture(newBytes)
            || others == nil && Self.endings.contains { name.lowercased().hasSuffix($0) }
        if oldBytes == newBytes, others != nil || !arePictures { return Found(compared: 1) }
        guard arePictures else {
            let kind = FrameDifferences.Item.Kind.bytes(old: oldBytes.count, new: newBytes.count)
            return Found(
                compared: 1, items: [FrameDifferences.Item(name: name, frame: nil, kind: kind, pictures: nil)]
            )
        }
        let (oldFile, newFile) = (
            try PictureFile(oldBytes, name: old, limits: SheetFile.limits),
            try PictureFile(newBytes, name: new, limits: SheetFile.limits)
        )
        var found = frames(try Self.frames(oldFile), try Self.frames(newFile), file: name, areNumbered: true)
        if let before = oldFile.plays, let after = newFile.plays, before != after {
            let kind = FrameDifferences.Item.Kind.plays(old: before, new: after)
            found.items.append(FrameDifferences.Item(name: name, frame: nil, kind: kind, pictures: nil))
        }
        return found
    }

    /// Compares sheets; nil for files that describe something else. In a folder, a file that cannot be read as a sheet does
    /// not stop the comparison: its pictures are compared as pictures, and its metadata byte by byte.
    ///
    /// - Parameters:
    ///   - old: The metadata of all pages.
    ///   - paths: The two files to compare.
    ///   - mayBeSheets: Whether both name a picture, so that comparing only their bytes would miss its differences.
    private func sheets(
        _ old: [String], _ new: [String], name: String, paths: (String, String),
        among others: Set<String>?, mayBeSheets: Bool
    ) throws(SpecError) -> Found? {
        if let others {
            // The first page represents all.
            let pages =
                old.map { String($0.dropFirst(paths.0.count - name.count)) }
                + new.map { String($0.dropFirst(paths.1.count - name.count)) }
            let first = pages.filter { others.contains($0) }.min(by: SheetSyntax.comesBefore)
            if let first, first != name { return Found() }
        }
        do throws(SpecError) {
            guard let before = try SheetFile(old), let after = try SheetFile(new) else {
                if others == nil, mayBeSheets { throw unknown(paths.0) }
                return nil
            }
            if before.isSame(as: after) { return Found(compared: before.frames.count) }
            return frames(
                try before.cut(), try after.cut(), file: others == nil ? nil : name, areNumbered: false)
        } catch {
            if others == nil { throw error }
            return nil
        }
    }

    private func unknown(_ path: String) -> SpecError {
        SpecError(.file, at: path, "is not a sheet in a form that is known; name its pictures instead")
    }

    /// The file extensions of pictures.
    private static let endings = [".png", ".apng", ".gif"]

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
    private func frames(
        _ old: [NamedFrame], _ new: [NamedFrame], file: String?, areNumbered: Bool
    ) -> Found {
        var found = Found()
        let isAnimation = max(old.count, new.count) > 1
        func title(_ frame: NamedFrame) -> String {
            (file.map { $0 + (areNumbered ? " frame " : " ") } ?? "") + frame.name
        }
        var news: [String: NamedFrame] = [:]
        for frame in new { news[frame.name] = frame }
        for frame in old {
            guard let other = news.removeValue(forKey: frame.name) else {
                found.onlyInOld.append(title(frame))
                continue
            }
            found.compared += 1
            let (a, b) = (frame.bitmap, other.bitmap)
            func add(_ kind: FrameDifferences.Item.Kind) {
                let isPictured = keepsPictures && found.items.count < FrameDifferences.mostPictured
                found.items.append(
                    FrameDifferences.Item(
                        name: areNumbered ? file ?? frame.name : title(frame),
                        frame: areNumbered && isAnimation ? Int(frame.name) : nil, kind: kind,
                        pictures: isPictured ? (a, b) : nil))
            }
            if a.width != b.width || a.height != b.height {
                add(.size(old: "\(a.width)×\(a.height)", new: "\(b.width)×\(b.height)"))
            } else if a.bytes != b.bytes {
                let difference = PixelDifference(a, b, threshold: threshold)
                if !difference.isNone { add(.pixels(difference)) }
            }
            if let delay = frame.delay, let after = other.delay, (delay - after).magnitude > 0.01 {
                add(.delay(old: delay, new: after))
            }
        }
        found.onlyInNew = new.filter { news[$0.name] != nil }.map(title)
        return found
    }
}
