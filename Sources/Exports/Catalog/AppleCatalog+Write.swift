internal import Basics
internal import Files
internal import Formats
internal import Platform

extension AppleCatalog {
    /// Images are written before the files that name them.
    static func write(
        _ sources: [any FrameSource], _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
    ) throws {
        let catalog = AppleCatalog(sequences: sources.map(\.sequence), in: options.folder)
        try writeFrames(sources, options, workers, sink) { sequence, frame in
            catalog.path("\(frame)", catalog.file(sequence, "\(frame)"))
        } finish: { frame in
            try sink.write(catalog.path("\(frame)", contents), catalog.imageSet("\(frame)"))
        }
        if catalog.isAdded { return }
        var json = JSONWriter()
        json.object { info(&$0) }
        try sink.write(catalog.folder + contents, json.finish())
    }
}

extension FormatWriter {
    static let xcassets = FormatWriter { sources, options, workers, sink in
        try AppleCatalog.write(sources, options, workers, sink)
        return []
    }
}
