internal import Basics
internal import Files
internal import Formats
internal import Imaging
internal import Platform

extension FormatWriter {
    static let plymouth = FormatWriter(passes: plymouthPasses) {
        sources, options, workers, sink in
        var notes: [Message] = []
        for source in sources where PlymouthTheme.has(source.sequence) {
            let theme = PlymouthTheme(source.sequence)
            let isDark = source.sequence.variant.isDark
            // Only the plain theme stands on what was asked for.
            let color =
                isDark ? Color(0, 0, 0) : options.matte == nil ? Color(255, 255, 255) : options.opaqueMatte
            let background = (color.red, color.green, color.blue)
            if theme.isThrobber {
                try writeThrobber(theme, source, color, options, workers, sink)
            } else {
                try workers.writePictures(
                    Array(0..<source.sequence.count), of: source, options, sink, theme.progress)
                let script = theme.script(background: background, isDark: color.isDark)
                try sink.write(theme.scriptFile, Array(script.utf8))
            }
            try sink.write(theme.themeFile, Array(theme.theme(background: background).utf8))
            if let note = theme.note, !notes.contains(note) { notes.append(note) }
        }
        return notes
    }
}

/// The pictures of a loop, those with which it goes, and those that ask for a password, without which there would be no theme.
private func writeThrobber(
    _ theme: PlymouthTheme, _ source: any FrameSource, _ background: Color, _ options: ExportOptions,
    _ workers: Workers, _ sink: any ArtifactSink
) throws {
    let frames = (0..<PlymouthTheme.ticks).map(theme.frame)
    try workers.writePictures(frames, of: source, options, sink, theme.throbber)
    var painter = try source.makePainter()
    var encoder = try PNGEncoder(options.compression)
    var (bitmap, png) = (Bitmap(width: 1, height: 1, format: .rgba), [UInt8]())
    for index in 0..<PlymouthTheme.fading {
        // Plymouth lets the loop run to its end first.
        try painter.paint(theme.frame(at: index), into: &bitmap)
        let left = PlymouthTheme.fading - 1 - index
        // Alphas, or how much of each pixel is covered.
        let (first, step) = bitmap.format == .rgba ? (3, 4) : (0, 1)
        for byte in stride(from: first, to: bitmap.bytes.count, by: step) {
            bitmap.bytes[byte] = UInt8(Int(bitmap.bytes[byte]) * left / PlymouthTheme.fading)
        }
        encoder.encode(bitmap, into: &png)
        try sink.write(theme.animation(index), png)
    }
    let ink: Color = background.isDark ? Color(255, 255, 255) : Color(0, 0, 0)
    for file in PlymouthTheme.dialog {
        encoder.encode(dialogPicture(file, ink, scale: source.sequence.scale), into: &png)
        try sink.write(theme.path(file), png)
    }
}

extension Color {
    /// Whether white shows on it better than black.
    fileprivate var isDark: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 128_000 }
}

extension Workers {
    /// Writes frames, in files that are numbered by their place among `frames`.
    fileprivate func writePictures(
        _ frames: [Int], of source: any FrameSource, _ options: ExportOptions, _ sink: any ArtifactSink,
        _ file: @Sendable (Int) -> String
    ) throws {
        let pictures = try mapFrames(frames, of: source) { bitmap in
            var encoder = try PNGEncoder(options.compression)
            var png: [UInt8] = []
            encoder.encode(bitmap, into: &png)
            return png
        }
        for (index, picture) in pictures.enumerated() { try sink.write(file(index), picture) }
    }
}

/// The pictures of the password dialog: a lock, a field, and a dot for each letter.
private func dialogPicture(_ file: String, _ ink: Color, scale: Double) -> Bitmap {
    let (width, height, alpha): (Double, Double, Double)
    let covers: (Double, Double) -> Bool
    switch file {
    case "entry.png":
        (width, height, alpha) = (200, 32, 0.15)
        covers = { _, _ in true }
    case "bullet.png":
        (width, height, alpha) = (8, 8, 1)
        covers = { x, y in (x - 4) * (x - 4) + (y - 4) * (y - 4) < 16 }
    default:
        (width, height, alpha) = (24, 28, 1)
        covers = { x, y in
            let distance = (x - 12) * (x - 12) + (y - 9) * (y - 9)
            let isShackle =
                y < 9 ? distance < 64 && distance > 25 : (x - 12).magnitude < 8 && (x - 12).magnitude > 5
            return y >= 12 || y >= 1 && isShackle
        }
    }
    let pixels = (Int((width * scale).rounded()), Int((height * scale).rounded()))
    var bitmap = Bitmap(width: pixels.0, height: pixels.1, format: .rgba)
    for y in 0..<pixels.1 {
        for x in 0..<pixels.0 {
            // Sixteen looks at each pixel.
            var count = 0
            for part in 0..<16 {
                let (right, down) = (Double(part % 4) * 0.25 + 0.125, Double(part / 4) * 0.25 + 0.125)
                if covers((Double(x) + right) / scale, (Double(y) + down) / scale) { count += 1 }
            }
            let place = 4 * (y * pixels.0 + x)
            let values = [ink.red, ink.green, ink.blue, UInt8((Double(count) / 16 * alpha * 255).rounded())]
            for (offset, value) in values.enumerated() { bitmap.bytes[place + offset] = value }
        }
    }
    return bitmap
}

@Sendable private func plymouthPasses(_ sequence: FrameSequence, _ options: ExportOptions) -> Int {
    PlymouthTheme.has(sequence) ? 1 : 0
}
