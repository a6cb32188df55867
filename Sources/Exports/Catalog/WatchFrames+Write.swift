internal import Formats

extension FormatWriter {
    static let watchkit = FormatWriter(passes: plainPasses) { sources, options, workers, sink in
        let sources = sources.filter { $0.sequence.variant == FrameVariant() }
        let frames = WatchFrames(sources.map(\.sequence))
        try writeFrames(sources, options, workers, sink) { frames.path($0, "\($1)") }
        return []
    }
}

/// The number of passes of formats that have the plain picture alone: one, and none over other variants.
@Sendable func plainPasses(_ sequence: FrameSequence, _ options: ExportOptions) -> Int {
    sequence.variant == FrameVariant() ? 1 : 0
}
