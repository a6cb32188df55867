internal import Basics
internal import Decoding
internal import Files
internal import Imaging
internal import Pictures
internal import Specs

/// Cuts frames out of a sheet that is described in `json-hash` or `json-array`.
enum SheetCut {
    private static let limits = SpecTree.Limits(bytes: 1 << 24, values: 2_000_000)

    /// Whether a file looks like the metadata of such a sheet.
    static func isSheet(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
        return head.hasPrefix("{") && head.contains("\"frames\"") && head.contains("\"spriteSourceSize\"")
    }

    /// - Throws: ``SpecError`` for what is no such sheet, and for an image that is missing or broken.
    static func frames(_ bytes: [UInt8], path: String) throws(SpecError) -> [NamedFrame] {
        let root = try SpecFile.tree(bytes, name: path, limits: limits, log: SpecLog()).root
        guard let entries = root.entries, let image = entries["meta"]?.entries?["image"]?.text else {
            throw wrong(path)
        }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        var pictures = PictureLimits()
        pictures.maxSide = PictureLimits.sideRange.upperBound
        let page = folder + image
        let file = try PictureFile(
            readRegularFile(page, limit: PictureLimits.maxBytes), name: page, limits: pictures)
        let bitmap = try file.bitmaps()[0]
        var result: [NamedFrame] = []
        switch entries["frames"]?.content {
        case .map(let frames):
            for frame in frames { result.append(try cut(bitmap, frame.key, frame.value, path)) }
        case .list(let frames):
            for frame in frames {
                guard let name = frame.entries?["filename"]?.text else { throw wrong(path) }
                result.append(try cut(bitmap, name, frame, path))
            }
        default: throw wrong(path)
        }
        return result
    }

    private static func wrong(_ path: String) -> SpecError {
        SpecError(.file, at: path, "is not a sheet in json-hash or json-array")
    }

    private static func cut(
        _ page: Bitmap, _ name: String, _ node: SpecNode, _ path: String
    ) throws(SpecError) -> NamedFrame {
        func numbers(_ key: String, _ names: [String]) throws(SpecError) -> [Int] {
            let entries = node.entries?[key]?.entries ?? []
            var numbers: [Int] = []
            for name in names {
                guard let text = entries[name]?.text, let number = Int(text), (0...16384).contains(number)
                else {
                    throw wrong(path)
                }
                numbers.append(number)
            }
            return numbers
        }
        let place = try numbers("frame", ["x", "y", "w", "h"])
        let box = try numbers("spriteSourceSize", ["x", "y", "w", "h"])
        let whole = try numbers("sourceSize", ["w", "h"])
        guard node.entries?["rotated"]?.text != "true", whole[0] > 0, whole[1] > 0,
            place[2] == box[2], place[3] == box[3], box[0] + box[2] <= whole[0], box[1] + box[3] <= whole[1],
            place[0] + place[2] <= page.width, place[1] + place[3] <= page.height
        else {
            throw SpecError(
                .file, at: path, "the frame \(quoted(name)) is rotated, or lies outside of the image")
        }
        var bitmap = Bitmap(width: whole[0], height: whole[1], format: .rgba)
        for row in 0..<place[3] {
            let from = 4 * ((place[1] + row) * page.width + place[0])
            let to = 4 * ((box[1] + row) * whole[0] + box[0])
            bitmap.bytes.replaceSubrange(to..<to + 4 * place[2], with: page.bytes[from..<from + 4 * place[2]])
        }
        let delay = node.entries?["duration"]?.text.flatMap { SpecNumber.value(of: $0[...]) }
        return NamedFrame(name: name, bitmap: bitmap, delay: delay)
    }
}
