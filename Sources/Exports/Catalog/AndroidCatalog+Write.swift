internal import Basics
internal import Formats
internal import Imaging

extension AndroidCatalog {
    static func write(
        _ sources: [any FrameSource], _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
    ) throws {
        let catalog = AndroidCatalog(sequences: sources.map(\.sequence))
        try writeFrames(sources, options, workers, sink) { catalog.path($0, catalog.drawable($1)) }
        if catalog.isAnimation { try sink.write(catalog.listPath, Array(catalog.list.utf8)) }
    }
}

extension FormatWriter {
    static let android = FormatWriter(reads: readsOnce) { sources, options, workers, sink in
        try AndroidCatalog.write(sources, options, workers, sink)
        return []
    }
}
