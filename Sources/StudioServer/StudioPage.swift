package import Basics
internal import CairoRaster
internal import Files
internal import Loading
internal import MotionCore
internal import Specs

/// The page of the studio, which `make wasm` makes, with what the program puts into it.
package enum StudioPage {
    /// The element of the page that the program's data replace.
    private static let place = Array(#"<script type="application/json" id="data">{}</script>"#.utf8)

    /// The page, from beside the program, or from where it is made.
    ///
    /// - Throws: ``SpecError`` of kind `component` where it is not there.
    package static func template() throws(SpecError) -> [UInt8] {
        for path in paths {
            guard FileStamp(path)?.kind == .file else { continue }
            return try InputFiles().bytes(path, limit: 16 << 20)
        }
        throw SpecError(
            .component, at: "spindle studio",
            "the page is not installed; run make wasm where Spindle is built")
    }

    private static var paths: [String] {
        let texts = TextFolder.path.map { ["\($0)/studio.html"] } ?? []
        guard let program = TextFolder.program else { return texts }
        // A debug or release build lies in .build/…/NAME, and what pages get in .build/web.
        var folders = program.split(separator: "/").dropLast(2)
        var built: [String] = []
        while let last = folders.last {
            if last == ".build" { built.append("/\(folders.joined(separator: "/"))/web/studio.html") }
            folders.removeLast()
        }
        return texts + built
    }

    /// The page with data, a JSON object.
    ///
    /// - Throws: ``SpecError`` of kind `component` where the page is of another version.
    package static func page(_ data: [UInt8], in template: [UInt8]) throws(SpecError) -> [UInt8] {
        guard let start = firstRange(of: place, in: template) else {
            throw SpecError(
                .component, at: "studio.html", "is not the page that this program fills; run make wasm")
        }
        let tag = Array(#"<script type="application/json" id="data">"#.utf8)
        var page = Array(template[..<start])
        page.reserveCapacity(template.count + data.count)
        page += tag + escaped(data) + Array("</script>".utf8)
        page += template[(start + place.count)...]
        return page
    }

    /// JSON that no text in it can end the element that holds it.
    static func escaped(_ json: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        for byte in json {
            if byte == UInt8(ascii: "<") { result += Array(#"\u003C"#.utf8) } else { result.append(byte) }
        }
        return result
    }

    private static func firstRange(of sought: [UInt8], in bytes: [UInt8]) -> Int? {
        guard let first = sought.first else { return nil }
        return bytes.indices.first { bytes[$0] == first && bytes[$0...].starts(with: sought) }
    }

    /// The words by which all running motions are found, and the system of each.
    package static func putWords(_ json: inout JSONWriter) {
        json.object("motionWords") { json in
            for motion in Motion.all {
                let words = motion.synonyms + motion.looks.flatMap { [$0.rawValue] + $0.synonyms }
                json.object(motion.name) { json in
                    json.member("system", motion.system)
                    json.member("words", words.joined(separator: " "))
                }
            }
        }
    }

    /// All running motions as motion files describe them, so that a page can make others of them; those that are drawn in a way of
    /// their own, whose tracks the page does not show, are left out.
    package static func putMotions(_ json: inout JSONWriter) {
        json.array("motionFiles") { json in
            for motion in Motion.all {
                if case .drawn = motion.kind { continue }
                guard let file = MotionFile.yaml(motion, motion.kind),
                    let tree = try? SpecTree.read(file, log: SpecLog())
                else { continue }
                json.node(nil, tree.root)
            }
        }
    }
}
