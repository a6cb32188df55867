internal import Basics
internal import Files
internal import Formats
internal import Platform

extension AndroidCatalog {
    static func write(
        _ sources: [any FrameSource], _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
    ) throws {
        let sources = sources.filter { !$0.sequence.variant.isHighContrast }
        let catalog = AndroidCatalog(sequences: sources.map(\.sequence), in: options.folder)
        try writeFrames(sources, options, workers, sink) { catalog.path($0, catalog.drawable($1)) }
        if catalog.isAnimation { try sink.write(catalog.listPath, Array(catalog.list.utf8)) }
    }
}

extension FormatWriter {
    static let android = FormatWriter(passes: androidPasses) {
        sources, options, workers, sink in
        try AndroidCatalog.write(sources, options, workers, sink)
        return []
    }
}

/// Drawables have no qualifier for contrast.
@Sendable private func androidPasses(_ sequence: FrameSequence, _ options: ExportOptions) -> Int {
    sequence.variant.isHighContrast ? 0 : 1
}
