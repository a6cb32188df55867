internal import Basics
internal import Files
internal import Formats
internal import Platform
internal import Vectors

extension FormatWriter {
    static let tgs = FormatWriter(passes: noPasses, check: checkSticker) { sources, _, _, sink in
        guard let source = sources.first else { return [] }
        let (bytes, picture) = try sticker(source)
        try sink.write(source.sequence.fileName { $0 + ".tgs" }, bytes)
        let shown = 1000 / 60 * (picture.duration * 60 / 1000).rounded()
        if (shown - picture.duration).magnitude < 0.05 { return [] }
        return [
            "a sticker has 60 frames a second: it takes \(shown.decimal(1)) ms instead of \(picture.duration.decimal(1))"
        ]
    }
}

@Sendable private func checkSticker(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers
) throws {
    _ = try sticker(source)
}

private func sticker(_ source: any FrameSource) throws -> (bytes: [UInt8], picture: VectorPicture) {
    guard let picture = source.picture else { throw VectorError.framesOnly(format: "tgs") }
    if picture.duration > StickerError.longest + 0.5 { throw StickerError.tooLong(picture.duration) }
    if picture.allGroups.contains(where: { $0.clip != nil || !$0.mask.isEmpty || $0.opacity < 1 }) {
        throw StickerError.clipped
    }
    let bytes = gzip(picture.sticker(name: source.sequence.name))
    if bytes.count > StickerError.largest { throw StickerError.tooLarge(bytes.count) }
    return (bytes, picture)
}
