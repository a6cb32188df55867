internal import Basics
internal import CPreviewPage
internal import Formats
internal import Platform

/// The page as one file: style, script, and what it shows as JSON.
struct PreviewPage {
    let title: String
    let subjects: [Subject]
    /// Whether the subjects are the assets of a manifest: then the page is a contact sheet.
    let isContactSheet: Bool
    /// The earlier build that the outputs are compared with; nil for none.
    let since: String?
    /// Earlier files that belong to no asset any more.
    let gone: [String]
    /// Whether the page is to look for a newer one in its place.
    let isWatched: Bool

    func bytes() -> [UInt8] {
        let data = json()
        let page = unsafe Self.part(spindle_preview_page)
        var result: [UInt8] = []
        result.reserveCapacity(data.count + 1 << 16)
        var rest = page[...]
        let parts: [(mark: String, bytes: [UInt8])] = [
            ("<!--TITLE-->", Array(xmlEscaped(title).utf8)),
            ("<!--STAMP-->", Array((isWatched ? SHA256.hex(data) : "").utf8)),
            ("/*STYLE*/", unsafe Self.part(spindle_preview_style)),
            ("<!--DATA-->", data),
            ("/*SCRIPT*/", unsafe Self.part(spindle_preview_script)),
        ]
        for (mark, bytes) in parts {
            guard let place = rest.firstRange(of: Array(mark.utf8)) else { continue }
            result += rest[..<place.lowerBound]
            result += bytes
            rest = rest[place.upperBound...]
        }
        return result + rest
    }

    private static func part(
        _ find: (UnsafeMutablePointer<UInt>) -> UnsafePointer<UInt8>?
    ) -> [UInt8] {
        var count: UInt = 0
        let start = unsafe find(&count)
        return unsafe Array(UnsafeBufferPointer(start: start, count: Int(count)))
    }

    /// The data of the page. No text in it can end the element that contains it.
    private func json() -> [UInt8] {
        var json = JSONWriter()
        json.object(nil, .inline) { json in
            json.member("spindle", spindleVersion)
            json.member("title", title)
            json.member("sheet", isContactSheet)
            json.member("watched", isWatched)
            if let since { json.member("since", since) }
            if !gone.isEmpty { json.array("gone") { json in for name in gone { json.element(name) } } }
            json.array("subjects") { json in
                for subject in subjects { json.object { json in Self.write(subject, to: &json) } }
            }
        }
        var text: [UInt8] = []
        for byte in json.finish() {
            if byte == UInt8(ascii: "<") { text += Array("\\u003c".utf8) } else { text.append(byte) }
        }
        return text
    }

    private static func write(_ subject: Subject, to json: inout JSONWriter) {
        json.member("name", subject.name)
        json.member("source", subject.source)
        json.array("facts") { json in for fact in subject.facts { json.element(fact) } }
        json.array("notes") { json in for note in subject.notes { json.element(note) } }
        json.array("refused") { json in
            for refusal in subject.refusals {
                json.object { json in
                    json.member("name", refusal.name)
                    json.member("reason", refusal.reason)
                }
            }
        }
        json.array("panels") { json in
            for panel in subject.panels { json.object { json in write(panel, to: &json) } }
        }
        guard let change = subject.change else { return }
        json.member("change", change.rawValue)
        json.array("changed") { json in for name in subject.changedFiles { json.element(name) } }
        if let before = subject.before { json.object("before") { json in write(before, to: &json) } }
    }

    private static func write(_ panel: Panel, to json: inout JSONWriter) {
        json.member("format", panel.format)
        json.member("kind", panel.kind.rawValue)
        if !panel.variant.isEmpty { json.member("variant", panel.variant) }
        json.member("width", panel.width)
        json.member("height", panel.height)
        json.member("scale", panel.scale)
        json.member("count", panel.count)
        json.member("fps", panel.fps)
        json.member("loops", panel.loops)
        if panel.isDark { json.member("dark", true) }
        if let omission = panel.omission { json.member("omitted", omission) }
        json.member("files", panel.files.count)
        json.member("bytes", panel.byteCount)
        let isListed = panel.omission != nil || panel.kind == .files
        json.array("list") { json in
            for file in isListed ? panel.files.prefix(PageBudget.listed) : panel.files[...] {
                json.object { json in
                    json.member("name", file.name)
                    json.member("bytes", file.bytes.count)
                    if isListed { return }
                    if Base64.isText(file.name) {
                        json.member("text", String(decoding: file.bytes, as: UTF8.self))
                    } else {
                        json.member("data", Base64.text(file.bytes))
                    }
                }
            }
        }
    }
}
