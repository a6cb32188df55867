internal import Basics
internal import CairoRaster
internal import Decoding
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
let outputRevision = "8d961a0130d580aa"

/// The key of a job, which determines the bytes of its files, as 64 hexadecimal digits.
///
/// A job is a pure function of its options as they are written, of the files that they name, of the fonts,
/// of this program and of the libraries that it draws and compresses with. So that is what is hashed, and not the job: an option that is added later decides
/// too, and a build with nothing to do need not understand its jobs again.
enum JobKey {
    static func key(
        name: String, folder: String, entries all: [SpecNode.Entry], pack: PackSource?, inputs: InputFiles
    ) -> String {
        let entries = pack == nil ? all : PackSource.options(of: all)
        var text =
            "spindle \(spindleVersion), output \(outputRevision), cairo \(LibraryVersions.cairo), \(encoderVersions)\n"
        if entries.contains(where: { !SpecOption.textless.contains($0.key) }) {
            text += "fonts \(inputs.digest(ofFonts: .standard))\n"
        }
        func asks(for formats: [OutputFormat]) -> Bool {
            entries.contains { $0.key == OptionKey.to.text && $0.value.asks(for: formats) }
        }
        if asks(for: [.mp4, .webm, .mov]) { text += "video \(videoEncoder)\n" }
        if asks(for: [.avif]) { text += "avif \(avifEncoder)\n" }
        if let pack { text += pack.key(inputs) }
        append(name, to: &text)
        // The folder does not change the contents, but one spelled with other code points is another folder.
        append(folder, to: &text)
        // Options that only checks read do not change the output.
        for entry in entries.sorted(by: { $0.key < $1.key }) where entry.key != OptionKey.check.text {
            append(entry.key, to: &text)
            if let value = entry.value.text, InputPath.isPath(value, of: OptionKey(spelled: entry.key)) {
                text += "file \(digest(OptionKey(spelled: entry.key), value, inputs))\n"
            } else {
                if entry.key == OptionKey.font.text, let family = entry.value.text {
                    text += "fonts \(inputs.digest(ofFonts: .family(family)))\n"
                }
                append(entry.value, to: &text)
            }
        }
        return SHA256.hex(Array(text.utf8))
    }

    private static func digest(_ key: OptionKey, _ path: String, _ inputs: InputFiles) -> String {
        switch key {
        case .font: inputs.digest(ofFont: path)
        case .log: inputs.digest(path, limit: ProgressLog.maxBytes)
        case .shape: inputs.digest(path, limit: ShapeFile.maxBytes)
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
