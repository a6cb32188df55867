internal import Files
internal import Formats
internal import Imaging
internal import Platform

/// Writes every frame of every source as a PNG file.
///
/// - Parameters:
///   - file: The name of a frame's file.
///   - finish: Called with the number of a frame whose files are all there.
func writeFrames(
    _ sources: [any FrameSource], _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink,
    file: @Sendable (FrameSequence, Int) -> String, finish: @Sendable (Int) throws -> Void = { _ in }
) throws {
    guard let first = sources.first else { return }
    try workers.forEach(first.sequence.count) {
        CatalogBench(
            painters: try sources.map { try $0.makePainter() }, encoder: try PNGEncoder(options.compression))
    } _: { bench, frame in
        for (number, source) in sources.enumerated() {
            try bench.painters[number].paint(frame, into: &bench.bitmap)
            bench.encoder.gamut = source.sequence.gamut
            bench.encoder.encode(bench.bitmap, into: &bench.png)
            try sink.write(file(source.sequence, frame), bench.png)
        }
        try finish(frame)
    }
}

/// The painters, the encoder and the buffers of one thread, reused for each frame.
private struct CatalogBench: ~Copyable {
    /// One for each source.
    var painters: [any FramePainter]
    var encoder: PNGEncoder
    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
    var png: [UInt8] = []
}
