internal import Basics
internal import CairoRaster
internal import Drawing
internal import Exports
internal import Files
internal import Formats
internal import Imaging
internal import Loading
internal import Platform
internal import Requests
internal import ShapeFiles
internal import Specs

/// The program outside that encodes videos, asked once.
private let videoEncoder = videoEncoderVersion() ?? "none"

/// The library that encodes AVIF, asked once.
private let avifEncoder = avifVersion() ?? "none"

/// The library that fills shapes, asked once.
private let pixmanVersion = LibraryVersions.pixman ?? "unknown"

extension SpecNode {
    /// Whether the value names one of the formats, which external programs encode.
    fileprivate func asks(for formats: [OutputFormat]) -> Bool {
        switch content {
        case .text(let name, _): formats.contains { $0.name == name }
        case .list(let items): items.contains { $0.asks(for: formats) }
        case .map: false
        }
    }
}

/// The revision of Spindle's own drawing and encoding, a short digest of the output of some jobs. A test fails when
/// that output changes and prints the new value; builds then render everything again.
let outputRevision = "4db20e6220259036"

/// The key of a job, which determines the bytes of its files, as 64 hexadecimal digits.
///
/// A job is a pure function of its options as they are written, of the files that they name, of the fonts,
/// of this program and of the libraries that it draws and compresses with. So that is what is hashed, and not the job: an option that is added later decides
/// too, and a build with nothing to do need not understand its jobs again.
enum JobKey {
    /// Something that decides a job's bytes.
    struct Part {
        /// A word without spaces.
        let name: String
        /// The part for people: an option, with the file that it names, or what else there is.
        let shown: String
        let text: String
    }

    /// Everything that decides a job's bytes, in order.
    static func parts(
        name: String, folder: String, entries all: [SpecNode.Entry], pack: PackSource?, members: [String],
        inputs: InputFiles
    ) -> [Part] {
        let entries = pack.map { $0.options(of: all) } ?? all
        var parts = [
            Part(
                name: "spindle", shown: "the version of Spindle",
                text: "spindle \(spindleVersion), output \(outputRevision), "),
            Part(
                name: "libraries", shown: "the libraries that draw and encode",
                text:
                    "cairo \(LibraryVersions.cairo), pixman \(pixmanVersion), \(encoderVersions)\n"
            ),
        ]
        func add(_ name: String, _ shown: String, _ text: String) {
            parts.append(Part(name: name, shown: shown, text: text))
        }
        if entries.contains(where: { !SpecOption.textless.contains($0.key) }) {
            add("fonts", "the fonts", "fonts \(inputs.digest(ofFonts: .standard))\n")
        }
        func asks(for formats: [OutputFormat]) -> Bool {
            entries.contains { $0.key == OptionKey.to.text && $0.value.asks(for: formats) }
        }
        if asks(for: [.mp4, .webm, .mov]) {
            add("video", "the encoder of videos", "video \(videoEncoder)\n")
        }
        if asks(for: [.avif]) { add("avif", "the encoder of AVIF", "avif \(avifEncoder)\n") }
        if let pack { add("pack", "the frames", pack.key(inputs)) }
        if !members.isEmpty {
            add("atlas", "the assets of the atlas", members.joined(separator: "\n") + "\n")
        }
        // The folder does not change the contents, but one spelled with other code points is another folder.
        for (key, value) in [("name", name), ("folder", folder)] {
            var text = ""
            append(value, to: &text)
            add(key, key, text)
        }
        // Options that only checks read do not change the output.
        for entry in entries.sorted(by: { $0.key < $1.key }) where entry.key != OptionKey.check.text {
            var (text, shown) = ("", entry.key)
            append(entry.key, to: &text)
            let key = OptionKey(spelled: entry.key)
            if let value = entry.value.text, let path = InputPath.path(value, of: key) {
                text += "file \(digest(key, path, inputs))\n"
                // One look of a file is not another.
                if key == .theme, let look = SpecPath.themeFile(value)?.look {
                    append(look, to: &text)
                }
                shown += " (\(value))"
            } else {
                if entry.key == OptionKey.font.text, let family = entry.value.text {
                    text += "fonts \(inputs.digest(ofFonts: .family(family)))\n"
                }
                append(entry.value, to: &text)
            }
            add(entry.key, shown, text)
        }
        return parts
    }

    /// The key of a job of these parts.
    static func key(_ parts: [Part]) -> String {
        SHA256.hex(Array(parts.map(\.text).joined().utf8))
    }

    /// The parts in short, for a later build that says which of them have changed: `size=811c9dc5 theme=…`.
    static func summary(_ parts: [Part]) -> String {
        // Of one job, its name and its folder are the same.
        parts.filter { !["name", "folder"].contains($0.name) }.map { "\($0.name)=\(check($0.text))" }
            .joined(separator: " ")
    }

    /// The parts that differ from those of a summary, for people; empty where nothing is known.
    static func changes(in parts: [Part], since summary: String) -> [String] {
        let old = summary.split(separator: " ").map {
            $0.split(separator: "=", maxSplits: 1).map { String($0) }
        }
        guard !old.isEmpty, old.allSatisfy({ $0.count == 2 }) else { return [] }
        let before = Dictionary(old.map { ($0[0], $0[1]) }) { first, _ in first }
        let names = Set(parts.map(\.name))
        let gone = before.keys.filter { !names.contains($0) && isPlain($0) }.sorted()
        let changed = parts.filter {
            !["name", "folder"].contains($0.name) && before[$0.name] != check($0.text)
        }
        return changed.map(\.shown) + gone
    }

    /// Whether a word of a record, which anybody may have written, can be shown.
    private static func isPlain(_ name: String) -> Bool {
        name.utf8.count <= 40
            && name.utf8.allSatisfy {
                $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") || $0 == UInt8(ascii: "-")
            }
    }

    /// A check sum of 32 bits (FNV-1a), which decides nothing.
    private static func check(_ text: String) -> String {
        let sum = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    private static func digest(_ key: OptionKey, _ path: String, _ inputs: InputFiles) -> String {
        switch key {
        case .font: inputs.digest(ofFont: path)
        case .log: inputs.digest(path, limit: ProgressLog.maxBytes)
        case .shape, .center: inputs.digest(path, limit: ShapeFile.maxBytes)
        default: inputs.digest(path, limit: SpecTree.Limits().bytes)
        }
    }

    /// A value with what it is and how long, so that no two values have the same text. Quotation marks around what is a text
    /// without them as well are nothing.
    private static func append(_ node: SpecNode, to text: inout String) {
        switch node.content {
        case .text(let value, let isPlain):
            let saysMore =
                node.isNull || SpecNumber.value(of: value[...]) != nil
                || ["true", "false", "yes", "no", "on", "off"].contains(value.lowercased())
            text += isPlain && saysMore ? "plain " : "quoted "
            append(value, to: &text)
        case .list(let items):
            text += "list \(items.count)\n"
            for item in items { append(item, to: &text) }
        case .map(let entries):
            text += "map \(entries.count)\n"
            for entry in entries {
                append(entry.key, to: &text)
                append(entry.value, to: &text)
            }
        }
    }

    private static func append(_ value: String, to text: inout String) {
        text += "\(value.utf8.count):\(value)\n"
    }
}
