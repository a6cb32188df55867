internal import Basics

/// The file names of one animation's frames at one scale.
public struct FrameNames: Hashable, Sendable {
    private let name: String
    private let count, digits: Int
    /// The end of the name of the only file; nil for the usual one.
    private let ending: String?
    /// The extension of frames, with the period.
    private let fileExtension: String

    /// The suffix between a file's stem and its extension: nothing at scale 1, else `@2x`, `@1.5x`.
    public let suffix: String

    /// The names of a sequence's frames: its name, the number with leading zeros, and the scale.
    public init(_ sequence: FrameSequence) { self.init(sequence, extension: "png") }

    /// The same with frames that are no PNG files.
    package init(_ sequence: FrameSequence, extension: String) {
        name = sequence.name
        fileExtension = "." + `extension`
        ending = sequence.ending
        count = sequence.count
        digits = Self.digits(sequence.count)
        suffix = sequence.scale == 1 ? "" : "@\(sequence.scale.shortestText)x"
    }

    /// Returns the number of one of `count` frames, as it stands in names: with 4 digits, or as many as the last frame's needs.
    package static func number(_ index: Int, of count: Int) -> String {
        let text = String(index)
        return String(repeating: "0", count: max(0, digits(count) - text.utf8.count)) + text
    }

    private static func digits(_ count: Int) -> Int { max(4, String(count - 1).utf8.count) }

    /// The name of frame `index` (0-based) in metadata, the same at every scale: `NAME-0007.png`. The
    /// number has 4 digits, or as many as the last frame's needs.
    public func key(_ index: Int) -> String { name(index, "") }

    /// The name of the file of frame `index`: `NAME-0007.png`, `NAME-0007@2x.png`.
    public func file(_ index: Int) -> String { ending.map { name + $0 } ?? name(index, suffix) }

    /// The names of the files of all frames.
    package var run: FileNames.Run {
        if let ending { return FileNames.Run(name + ending) }
        return FileNames.Run(0..<count, digits: digits) { "\(name)-\($0)\(suffix)\(fileExtension)" }
    }

    /// The names of files about all frames with these numbers.
    package func pages(_ numbers: Range<Int>, extension: String) -> [FileNames.Run] {
        FileNames.Run.unpadded(numbers) { "\(name)-\($0)\(suffix).\(`extension`)" }
    }

    /// The name of a file about all frames: `NAME.json`, or `NAME-2@2x.json` for number 2.
    package func file(number: Int? = nil, extension: String) -> String {
        if let ending { return name + ending }
        return name + (number.map { "-\($0)" } ?? "") + suffix + "." + `extension`
    }

    /// The extension of pictures of pages with lines around frames.
    package static let debugExtension = "debug.png"

    /// The name of the asset with the scale, for what stands for all frames in a program.
    package var stem: String { name + suffix }

    /// One allocation, as this is done for every frame.
    private func name(_ index: Int, _ suffix: String) -> String {
        let number = String(index)
        var text = ""
        text.reserveCapacity(name.utf8.count + digits + suffix.utf8.count + 5)
        text += name
        text += "-"
        for _ in number.utf8.count..<max(digits, number.utf8.count) { text += "0" }
        text += number
        text += suffix
        text += fileExtension
        return text
    }
}
