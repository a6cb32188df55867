import Files
import Foundation
import Platform
import Previews
import TestSupport
import Testing

/// Issue 22, point 1: one self-contained page with the real outputs.
@Suite struct PreviewTests {
    private static func page(
        _ words: [String], workers: Int = 1, _ change: (inout Preview.Options) -> Void = { _ in }
    ) throws -> [UInt8] {
        var options = Preview.Options()
        change(&options)
        return try Preview(
            words, options: options, inputs: InputFiles(named: words), workers: Workers(count: workers)
        ).page()
    }

    /// What the page shows, as its script reads it.
    private static func data(_ page: [UInt8]) throws -> [String: Any] {
        let text = String(decoding: page, as: UTF8.self)
        let start = try #require(text.range(of: "id=\"data\">"))
        let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
        let json = try JSONSerialization.jsonObject(with: Data(text[start.upperBound..<end.lowerBound].utf8))
        return try #require(json as? [String: Any])
    }

    private static func subjects(_ page: [UInt8]) throws -> [[String: Any]] {
        try #require(try data(page)["subjects"] as? [[String: Any]])
    }

    private static func panels(_ subject: [String: Any]) throws -> [[String: Any]] {
        try #require(subject["panels"] as? [[String: Any]])
    }

    @Test("a motion is shown in every usual format, and the page asks for nothing from elsewhere")
    func motion() throws {
        let page = try Self.page(["fluent"])
        #expect(page.count <= 3_000_000)
        let text = String(decoding: page, as: UTF8.self)
        #expect(text.contains("default-src 'none'"))
        for part in ["src=\"http", "href=\"http", "src=\"//", "href=\"//", "@import", "url(http"] {
            #expect(!text.contains(part), "\(part)")
        }
        let subject = try Self.subjects(page)[0]
        let formats = try Self.panels(subject).compactMap { $0["format"] as? String }
        #expect(formats == ["frames", "sheet", "apng", "webp", "gif", "svg", "lottie", "sheet"])
        #expect(try Self.panels(subject).last?["variant"] as? String == "neutral-dark")
        let frames = try Self.panels(subject)[0]
        #expect(frames["files"] as? Int == 90 && (frames["list"] as? [Any])?.count == 90)
    }

    @Test("the bytes are the same for any number of threads, and those of the files are a render's")
    func bytes() throws {
        let folder = try WorkFolder()
        folder.put("a.yaml", "motion: fluent\nframes: 6\nscale: [1, 2]\nto: [frames, apng]\n")
        let path = folder.path + "/a.yaml"
        let page = try Self.page([path], workers: 1)
        #expect(try page == Self.page([path], workers: 4))
        // Two formats are a choice: no others stand beside them, but variants do.
        let panels = try Self.panels(try Self.subjects(page)[0])
        #expect(
            panels.filter { $0["variant"] == nil }.compactMap { $0["format"] as? String }
                == ["frames", "frames", "apng", "apng"])
        #expect(panels.compactMap { $0["scale"] as? Double }.prefix(4) == [1, 2, 1, 2])
        let file = try #require((panels[0]["list"] as? [[String: Any]])?.first)
        let coded = try #require(file["data"] as? String)
        let bytes = try #require(Data(base64Encoded: coded))
        #expect(bytes.count == file["bytes"] as? Int)
        #expect(bytes.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }

    @Test("what a format refuses is told in the engine's words")
    func refusals() throws {
        let folder = try WorkFolder()
        folder.put("a.yaml", "motion: fluent\nlabel: Loading\nframes: 2\n")
        let subject = try Self.subjects(try Self.page([folder.path + "/a.yaml"]))[0]
        let refused = try #require(subject["refused"] as? [[String: String]])
        for one in refused { #expect(one["reason"]?.isEmpty == false) }
        let shown = try Self.panels(subject).compactMap { $0["format"] as? String }
        for format in ["frames", "sheet", "apng", "webp", "gif", "svg", "lottie"] {
            #expect(shown.contains(format) != refused.contains { $0["name"] == format }, "\(format)")
        }
    }

    @Test("no text of a spec can end the element that holds the data")
    func escaping() throws {
        let folder = try WorkFolder()
        folder.put("a.yaml", "motion: fluent\nframes: 2\nlabel: '</script><b>&'\nto: svg\n")
        let path = folder.path + "/a.yaml"
        let page = String(decoding: try Self.page([path]), as: UTF8.self)
        #expect(!page.contains("</script><b>"))
        #expect(page.components(separatedBy: "</script>").count == 4)
    }

    @Test("a page of one spec has at most 3 MB, and says what it leaves out")
    func budget() throws {
        let folder = try WorkFolder()
        folder.put("a.yaml", "motion: material-advance\nsize: 96\nscale: [2, 5]\nto: [frames, apng]\n")
        let page = try Self.page([folder.path + "/a.yaml"])
        #expect(page.count <= 3_000_000)
        let panels = try Self.panels(try Self.subjects(page)[0])
        let omitted = panels.filter { $0["omitted"] != nil }
        #expect(!omitted.isEmpty)
        for panel in omitted {
            let list = try #require(panel["list"] as? [[String: Any]])
            #expect(list.allSatisfy { $0["data"] == nil && $0["text"] == nil && $0["bytes"] != nil })
        }
    }

    private static let manifest = """
        version: 1
        defaults: {size: 16, frames: 4, motion: fluent}
        assets:
          spinner: {to: sheet}
          ring: {value: 0:1, motion: determinate, to: apng}
          wave: {to: webp, folder: waves, color: '#c00'}
        """

    @Test("a manifest is compared with the folder of an earlier build: before, after, new, gone")
    func since() throws {
        let folder = try WorkFolder()
        let (path, old) = (folder.path + "/spindle.yaml", folder.path + "/old")
        folder.put("spindle.yaml", Self.manifest)
        let first = try Self.page([path], workers: 1)
        #expect(try first == Self.page([path], workers: 3))
        let subjects = try Self.subjects(first)
        #expect(subjects.compactMap { $0["name"] as? String } == ["ring", "spinner", "waves/wave"])
        #expect(subjects.allSatisfy { $0["change"] == nil })
        // The outputs of this manifest, as far as the page has them, are an earlier build.
        for subject in subjects {
            let below = (subject["name"] as? String)?.contains("/") == true ? "waves/" : ""
            for panel in try Self.panels(subject) {
                for file in try #require(panel["list"] as? [[String: Any]]) {
                    let name = try #require(file["name"] as? String)
                    let text = (file["text"] as? String).map { Data($0.utf8) }
                    let bytes = try #require(text ?? Data(base64Encoded: file["data"] as? String ?? ""))
                    let place = URL(filePath: old + "/" + below + name)
                    try FileManager.default.createDirectory(
                        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try bytes.write(to: place)
                }
            }
        }
        folder.put(
            "spindle.yaml",
            Self.manifest.replacingOccurrences(of: "#c00", with: "#0c0")
                .replacingOccurrences(of: "ring:", with: "hoop:"))
        let page = try Self.page([path]) { $0.since = old }
        var changes: [String: String] = [:]
        for subject in try Self.subjects(page) {
            let name = try #require(subject["name"] as? String)
            changes[name] = subject["change"] as? String
            #expect((subject["before"] != nil) == (subject["change"] as? String == "changed"))
        }
        #expect(changes == ["hoop": "new", "spinner": "same", "waves/wave": "changed"])
        #expect(try Self.data(page)["gone"] as? [String] == ["ring.apng"])
    }

    @Test(
        "what cannot be shown together or compared is refused",
        arguments: [["fluent", "nonsense"], ["fluent", "spindle.yaml"]])
    func refused(_ words: [String]) throws {
        let folder = try WorkFolder()
        folder.put("spindle.yaml", Self.manifest)
        let words = words.map { $0.hasSuffix(".yaml") ? folder.path + "/" + $0 : $0 }
        #expect(throws: (any Error).self) { _ = try Self.page(words) }
        #expect(throws: (any Error).self) { _ = try Self.page(["fluent"]) { $0.since = folder.path } }
    }
}
