internal import Basics
internal import Files
internal import Imaging
internal import Pictures

/// Compares two files, of which it decodes only what differs.
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
    ///   - name: What both are called.
    ///   - isNamed: Whether they are all that is compared. Then a picture that is broken is wrong, and its frames are counted;
    ///     of the many in a folder those with the same bytes are the same.
    func files(_ old: String, _ new: String, name: String, isNamed: Bool) throws(SpecError) -> Found {
        let oldBytes = try readRegularFile(old, limit: PictureLimits.maxBytes)
        let newBytes = try readRegularFile(new, limit: PictureLimits.maxBytes)
        let isSheet = name.hasSuffix(".json") && SheetCut.isSheet(oldBytes) && SheetCut.isSheet(newBytes)
        let arePictures =
            Self.isPicture(oldBytes) && Self.isPicture(newBytes)
            || isNamed && Self.endings.contains { name.lowercased().hasSuffix($0) }
        if oldBytes == newBytes, !isSheet, !(isNamed && arePictures) { return Found(compared: 1) }
        if isSheet {
            return frames(
                try SheetCut.frames(oldBytes, path: old), try SheetCut.frames(newBytes, path: new), name: nil)
        }
        guard arePictures else {
            let kind = FrameDifferences.Item.Kind.bytes(old: oldBytes.count, new: newBytes.count)
            return Found(
                compared: 1, items: [FrameDifferences.Item(name: name, frame: nil, kind: kind, pictures: nil)]
            )
        }
        return frames(try Self.frames(oldBytes, old), try Self.frames(newBytes, new), name: name)
    }

    /// What the names of pictures end in.
    private static let endings = [".png", ".apng", ".gif"]

    private static func isPicture(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) || bytes.starts(with: Array("GIF8".utf8))
    }

    private static func frames(_ bytes: [UInt8], _ path: String) throws(SpecError) -> [NamedFrame] {
        var limits = PictureLimits()
        // A page of a sheet is larger than a frame.
        limits.maxSide = PictureLimits.sideRange.upperBound
        let file = try PictureFile(bytes, name: path, limits: limits)
        return try file.bitmaps().enumerated().map { index, bitmap in
            NamedFrame(
                name: "\(index)", bitmap: bitmap, delay: file.delays.isEmpty ? nil : file.delays[index])
        }
    }

    /// - Parameter name: The file that frames are numbered in; nil where they have names of their own.
    private func frames(_ old: [NamedFrame], _ new: [NamedFrame], name: String?) -> Found {
        var found = Found()
        let isAnimation = name == nil || max(old.count, new.count) > 1
        func title(_ frame: NamedFrame) -> String { name.map { "\($0) frame \(frame.name)" } ?? frame.name }
        var news: [String: NamedFrame] = [:]
        for frame in new { news[frame.name] = frame }
        for frame in old {
            guard let other = news.removeValue(forKey: frame.name) else {
                found.onlyInOld.append(title(frame))
                continue
            }
            found.compared += 1
            func add(_ kind: FrameDifferences.Item.Kind) {
                found.items.append(
                    FrameDifferences.Item(
                        name: name ?? frame.name, frame: name != nil && isAnimation ? Int(frame.name) : nil,
                        kind: kind, pictures: keepsPictures ? (frame.bitmap, other.bitmap) : nil))
            }
            let (a, b) = (frame.bitmap, other.bitmap)
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

/// A frame, and how long it is shown in milliseconds where that is known.
struct NamedFrame {
    let name: String
    let bitmap: Bitmap
    let delay: Double?
}
