internal import Basics
internal import Files
internal import Formats
internal import Synchronization

/// Looks for the best settings with which files fit a number of bytes.
///
/// Settings get worse step by step, and the first that fit are taken: first fewer frames a second, then fewer colors, then a
/// smaller picture, then the time that small files take. The result depends on the frames alone.
struct BudgetSearch {
    let limit: Int
    let content: OutputFormat.Content
    let sources: [any FrameSource]
    let options: ExportOptions
    /// Whether pixels of the format are more or less opaque.
    var hasAlpha = true
    let encode: ([any FrameSource], ExportOptions, any ArtifactSink) throws -> [Message]

    /// The most times that frames are encoded.
    static let maxEncodings = 12
    /// The lowest rate that still looks like motion, in frames a second.
    private static let leastRate = 10.0

    /// The reductions in quality.
    private struct Settings {
        var step = 1
        var bits = 8
        var share = 1.0
        var compression: Compression
    }

    private struct Attempt {
        let settings: Settings
        let files: MemoryList
        let notes: [Message]
        let bytes: Int
    }

    /// Writes the files that fit, and nothing before they do.
    ///
    /// - Returns: Notes about the reductions in quality, and those of the encoder.
    /// - Throws: ``BudgetError`` where nothing fits, and what encoding throws.
    func write(to sink: any ArtifactSink) throws -> [Message] {
        let ladder = ladder
        var (count, previous, least) = (0, Attempt?.none, Attempt?.none)
        func attempt(_ settings: Settings) throws -> Attempt {
            count += 1
            let attempt = try self.attempt(settings)
            if attempt.bytes < least?.bytes ?? .max { least = attempt }
            return attempt
        }
        for settings in ladder {
            // A large sheet takes minutes then, and gains too little where much is missing.
            if isLarge, settings.compression != options.compression, let previous, !mayFit(previous) { break }
            var found = try attempt(settings)
            guard found.bytes <= limit else {
                previous = found
                continue
            }
            // The pages of a sheet take minutes.
            if let previous, settings.compression != .small, !isSheet, mayFit(previous),
                count < Self.maxEncodings
            {
                var better = previous.settings
                better.compression = .small
                let other = try attempt(better)
                if other.bytes <= limit { found = other }
            }
            for file in found.files.files { try sink.write(file.name, file.bytes) }
            let encodings = count > 1 ? " (\(count) encodings)" : ""
            return found.notes + [
                "\(file(found)) has \(found.bytes) of at most \(limit) bytes, \(words(found.settings))\(encodings)"
            ]
        }
        guard let least else { return [] }
        throw BudgetError(
            file: file(least), limit: limit, least: least.bytes, settings: words(least.settings))
    }

    /// Whether the most that better compression gains is enough.
    private func mayFit(_ attempt: Attempt) -> Bool {
        Double(attempt.bytes) * 0.75 <= Double(limit)
    }

    /// All settings, from best to worst.
    private var ladder: [Settings] {
        var settings = Settings(compression: options.compression)
        var ladder = [settings]
        guard let sequence = sources.first?.sequence, sources.allSatisfy({ $0.picture == nil || !isVector })
        else { return ladder }
        // Tags tell frames by their numbers, and the animations of an atlas have frames of their own.
        if sequence.clips.isEmpty, options.sheet.tags.isEmpty || !isSheet {
            for step in 2...4
            where sequence.count >= 2 * step && sequence.fps / Double(step) >= Self.leastRate {
                settings.step = step
                ladder.append(settings)
            }
        }
        for bits in [5, 4] {
            settings.bits = bits
            ladder.append(settings)
        }
        if sources.allSatisfy({ $0.resized(to: 0.5) != nil }) {
            for share in [0.75, 0.5, 0.375] {
                settings.share = share
                ladder.append(settings)
            }
        }
        if options.compression != .small {
            settings.compression = .small
            ladder.append(settings)
        }
        return ladder
    }

    /// A sheet for which small files take long.
    private var isLarge: Bool {
        isSheet && sources.contains { $0.sequence.width * $0.sequence.height * $0.sequence.count > 1 << 20 }
    }

    private var isVector: Bool { content == .vector }
    private var isSheet: Bool { content == .sheet }

    private func attempt(_ settings: Settings) throws -> Attempt {
        var options = options
        options.compression = settings.compression
        let frames = sources.map { source in
            let source = settings.share < 1 ? source.resized(to: settings.share) ?? source : source
            return settings.step == 1 && settings.bits == 8
                ? source : AdjustedFrames(source, step: settings.step, bits: settings.bits)
        }
        let files = MemoryList()
        let notes = try encode(frames, options, files)
        // Metadata of a sheet is text, which servers compress.
        let bytes = files.files.filter { !isSheet || $0.name.hasSuffix(".png") }.reduce(0) {
            $0 + $1.bytes.count
        }
        return Attempt(settings: settings, files: files, notes: notes, bytes: bytes)
    }

    private func file(_ attempt: Attempt) -> String { attempt.files.files.first?.name ?? "" }

    /// The reductions in quality, in words.
    private func words(_ settings: Settings) -> String {
        var words: [String] = []
        if settings.step > 1, let rate = sources.first?.sequence.fps {
            words.append(framesASecond((rate / Double(settings.step)).decimal(2)))
        }
        if settings.bits < 8 {
            words.append("\(1 << settings.bits) levels of each color\(hasAlpha ? " and of alpha" : "")")
        }
        if settings.share < 1 { words.append("\((settings.share * 100).decimal(1))% of the size") }
        if settings.compression != options.compression { words.append("compression small") }
        return words.isEmpty ? "at full quality" : "with " + words.joined(separator: ", ")
    }
}

/// Keeps files in memory, in the order in which they are written.
private final class MemoryList: ArtifactSink {
    private let storage = Mutex<[(name: String, bytes: [UInt8])]>([])

    func write(_ name: String, _ bytes: [UInt8]) { storage.withLock { $0.append((name, bytes)) } }

    var files: [(name: String, bytes: [UInt8])] { storage.withLock { $0 } }
}
