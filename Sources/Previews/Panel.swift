internal import Formats

/// One output of the engine as a page shows it: the files of a format at one scale.
struct Panel: Sendable {
    /// The way in which the page shows an output.
    enum Kind: String {
        /// One PNG for each frame.
        case frames
        /// A picture of many frames, with the metadata that locates them.
        case sheet
        /// A picture that moves by itself.
        case animation
        case svg, lottie
        /// One picture of an asset whose own outputs are too large for the page.
        case still
        /// Files that browsers do not show.
        case files
    }

    struct File: Sendable {
        let name: String
        let bytes: [UInt8]
    }

    let format: String
    let kind: Kind
    /// The difference from the picture of the request alone, such as "dark"; empty for none.
    var variant = ""
    /// The size in pixels; for vectors in points.
    let width, height: Int
    let scale, fps: Double
    let count: Int
    let loops: Bool
    /// Whether the output belongs on a dark ground.
    var isDark = false
    var files: [File]
    /// The reason why the page has only facts and no files; nil if it has them.
    var omission: String?

    /// The duration in milliseconds.
    var duration: Double { Double(count) * 1000 / fps }
    /// The number of bytes of all files.
    var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

    /// The most bytes that the files take in a page.
    var pageBytes: Int {
        files.reduce(0) { sum, file in
            sum + 120 + file.name.utf8.count
                + (Base64.isText(file.name) ? file.bytes.count * 9 / 8 : Base64.count(of: file.bytes))
        }
    }

    init(_ format: OutputFormat, _ sequence: FrameSequence, _ files: [File]) {
        self.format = format.name
        kind = Kind(format)
        let isVector = format.content == .vector
        scale = isVector ? 1 : sequence.scale
        (width, height) = (sequence.width, sequence.height)
        (fps, count, loops) = (sequence.fps, sequence.count, sequence.loops)
        self.files = files
    }

    /// One frame of a job.
    init(still png: [UInt8], of sequence: FrameSequence) {
        (format, kind) = ("still", .still)
        (width, height, scale) = (sequence.width, sequence.height, sequence.scale)
        (fps, count, loops) = (sequence.fps, 1, false)
        files = [File(name: sequence.name + ".png", bytes: png)]
    }
}

extension Panel.Kind {
    init(_ format: OutputFormat) {
        self =
            switch format.name {
            case OutputFormat.frames.name: .frames
            case OutputFormat.sheet.name: .sheet
            case OutputFormat.apng.name, OutputFormat.gif.name, OutputFormat.webp.name: .animation
            case OutputFormat.svg.name, OutputFormat.svgCSS.name: .svg
            case OutputFormat.lottie.name: .lottie
            default: .files
            }
    }
}
