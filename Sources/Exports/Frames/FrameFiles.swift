internal import Imaging

extension OutputFormat {
    /// One PNG file a frame.
    public static let frames = OutputFormat(
        name: "frames",
        also: [
            "png", "pngs", "images", "pictures", "sequence", "image-sequence", "jpg", "jpeg", "video", "mp4",
            "mov", "webm", "avi", "movie", "prores",
        ],
        summary: "one PNG file a frame",
        files: "NAME-0000.png, NAME-0001.png, …; NAME-0000@2x.png, … at scale 2",
        limits: "carries no timing: play the files at the frame rate of the request",
        readers: "everything that opens PNG",
        endings: ["png"], content: .frame, naming: frameNames, reads: readsOnce
    ) { source, options, workers, sink in
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
