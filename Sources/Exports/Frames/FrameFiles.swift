internal import Formats
internal import Imaging

extension FormatWriter {
    static let frames = FormatWriter.each(reads: readsOnce) { source, options, workers, sink in
        let names = FrameNames(source.sequence)
        try workers.forEach(source.sequence.count) {
            try FrameBench(painter: source.makePainter(), encoder: PNGEncoder(options.compression))
        } _: { bench, index in
            try bench.painter.paint(index, into: &bench.bitmap)
            bench.encoder.encode(bench.bitmap, into: &bench.png)
            try sink.write(names.file(index), bench.png)
        }
        return []
    }
}

/// What one thread needs to make frames, used again for each.
private struct FrameBench: ~Copyable {
    var painter: any FramePainter
    var encoder: PNGEncoder
    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
    var png: [UInt8] = []
}
