internal import Formats
internal import Imaging

extension FormatWriter {
    static let watchkit = FormatWriter(reads: watchReads) { sources, options, workers, sink in
        let sources = sources.filter { $0.sequence.variant == FrameVariant() }
        let frames = WatchFrames(sources.map(\.sequence))
        try writeFrames(sources, options, workers, sink) { frames.path($0, "\($1)") }
        return []
    }
}

/// The number of requests for frames of one sequence.
@Sendable private func watchReads(_ sequence: FrameSequence, _ options: ExportOptions) -> Int {
    sequence.variant == FrameVariant() ? readsOnce(sequence, options) : 0
}
