internal import Basics
internal import Files
internal import Formats
internal import Imaging
internal import MotionCore
internal import Platform

extension WebCatalog {
    /// Pictures are written before the page that names them.
    static func write(
        _ sources: [any FrameSource], _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
    ) throws -> [Message] {
        let catalog = WebCatalog(sources.map(\.sequence))
        for source in sources where !source.sequence.variant.isRightToLeft {
            let sequence = source.sequence
            let path = catalog.folder + catalog.file(sequence)
            let reducedPath = catalog.reduced.map { catalog.folder + catalog.file(sequence, $0) }
            switch (catalog.reduced, reducedPath) {
            case (.slow, let reducedPath?):
                let files = try apngFiles(source, options, workers, slowness: [1, Motion.slowness])
                try sink.write(path, files[0])
                try sink.write(reducedPath, files[1])
            case (.still, let reducedPath?):
                try sink.write(path, try apngFiles(source, options, workers, slowness: [1])[0])
                try sink.write(reducedPath, try still(source, sequence.count - 1, options))
            default: try sink.write(path, try still(source, 0, options))
            }
        }
        try sink.write(catalog.page, Array(catalog.html.utf8))
        return slowNotes(catalog.sequences[0], "an APNG")
    }

    /// The number of passes over the frames of one sequence.
    @Sendable static func passes(_ sequence: FrameSequence, _ options: ExportOptions) -> Int {
        sequence.variant.isRightToLeft ? 0 : sequence.count == 1 ? 1 : 2
    }

    private static func still(
        _ source: any FrameSource, _ frame: Int, _ options: ExportOptions
    ) throws -> [UInt8] {
        var painter = try source.makePainter()
        var encoder = try PNGEncoder(options.compression, gamut: source.sequence.gamut)
        var (bitmap, png) = (Bitmap(width: 1, height: 1, format: .rgba), [UInt8]())
        try painter.paint(frame, into: &bitmap)
        encoder.encode(bitmap, into: &png)
        return png
    }
}

extension FormatWriter {
    static let web = FormatWriter(passes: WebCatalog.passes) { sources, options, workers, sink in
        try WebCatalog.write(sources, options, workers, sink)
    }
}
