import Foundation
import TestSupport
import Testing

@testable import Files
@testable import StudioServer

/// Spec files in the page of the studio, and what is written back to them (issue 22).
@Suite struct StudioSpecTests {
    private func saved(_ file: String, _ request: String, else text: String = "") throws -> (
        text: String, kept: Bool
    ) {
        let spec = try StudioSpec("up.yaml", bytes: Array(file.utf8), from: InputFiles())
        let message = try StudioMessage(Array("{\"request\": \(request)}".utf8))
        let saved = try spec.saving(message.request, else: Array(text.utf8))
        return (
            String(decoding: saved.files.first?.bytes ?? Array(file.utf8), as: UTF8.self),
            saved.uncommented == []
        )
    }

    private static let file = """
        # Our upload.
        motion: fluent  # the brand's
        size: 48        # as on the web
        label: Uploading

        """

    @Test("a value that changes keeps all comments")
    func value() throws {
        let result = try saved(Self.file, #"{"motion": "carbon", "size": 64, "label": "Uploading"}"#)
        #expect(result.kept)
        #expect(
            result.text
                == Self.file.replacingOccurrences(of: "fluent", with: "carbon").replacingOccurrences(
                    of: "48", with: "64"))
    }

    @Test("options are added and taken out in place")
    func keys() throws {
        let result = try saved(
            Self.file, #"{"motion": "fluent", "size": 48, "speed": 2, "theme": "fiori-dark"}"#)
        #expect(
            result.kept && result.text.contains("# the brand's") && result.text.contains("# as on the web"))
        #expect(
            result.text.contains("speed: 2\n") && result.text.contains("theme: \"fiori-dark\"")
                && !result.text.contains("label"))
    }

    @Test("where that is not possible the file is what the page writes, if it says the same")
    func whole() throws {
        let request = #"{"motion": "fluent", "operation": {"policy": "demo"}}"#
        let text = "motion: fluent\noperation: {policy: demo}\n"
        let result = try saved(Self.file, request, else: text)
        #expect(!result.kept && result.text == text)
        #expect(throws: (any Error).self) { try saved(Self.file, request, else: "motion: carbon\n") }
    }

    @Test("a text that looks like a number stays a text")
    func texts() throws {
        let result = try saved("label: \"7\"\n", #"{"label": "42"}"#)
        #expect(result.kept && result.text == "label: \"42\"\n")
    }

    @Test("an unchanged request leaves the file as it is, byte for byte")
    func same() throws {
        let file = "{motion: fluent, steps: [a, b], operation: {events: [{at: 0, started}]}}  # all\n"
        let result = try saved(
            file,
            #"{"motion": "fluent", "steps": ["a", "b"], "operation": {"events": [{"at": 0, "started": true}]}}"#
        )
        #expect(result.kept && result.text == file)
    }

    /// What is saved of a spec that names files, by the names of these.
    private func saved(
        _ files: [String: String], in folder: WorkFolder, _ request: String, else text: String = "",
        parts: [String: String] = [:]
    ) throws -> (files: [String: String], saved: StudioSpec.Saved) {
        for (name, text) in files {
            let url = URL(filePath: "\(folder.path)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let spec = try StudioSpec("\(folder.path)/app/up.yaml", from: InputFiles())
        let message = try StudioMessage(Array("{\"request\": \(request)}".utf8))
        let saved = try spec.saving(
            message.request, else: Array(text.utf8), parts: parts.mapValues { Array($0.utf8) })
        let pairs = saved.files.map { file in
            let name = file.path.replacingOccurrences(of: "\(folder.path)/app/", with: "")
            return (name, String(decoding: file.bytes, as: UTF8.self))
        }
        return (Dictionary(uniqueKeysWithValues: pairs), saved)
    }

    private static let motion = """
        name: ours  # the brand's
        period: 1400
        rotation:
          tracks:
            - {amount: 360, easing: ease}  # once around
        tail: {offset: 0}
        head: {offset: 90}

        """
    private static func object(amount: Int, period: Int = 1400) -> String {
        #"{"name": "ours", "period": \#(period), "rotation": {"tracks": [{"amount": \#(amount), "easing": "ease"}]}, "#
            + #""tail": {"offset": 0}, "head": {"offset": 90}}"#
    }

    @Test("a motion that the spec names stays a name, also where the spec is written anew")
    func named() throws {
        let files = ["app/up.yaml": "# ours\nmotion: ours.yaml  # kept\n", "app/ours.yaml": Self.motion]
        let motion = Self.object(amount: 360)
        let (plain, _) = try saved(files, in: try WorkFolder(), #"{"motion": \#(motion), "size": 40}"#)
        #expect(plain == ["up.yaml": "# ours\nmotion: ours.yaml  # kept\nsize: 40\n"])
        let text = "motion: ours.yaml\noperation: {policy: demo}\n"
        let (anew, result) = try saved(
            files, in: try WorkFolder(), #"{"motion": \#(motion), "operation": {"policy": "demo"}}"#,
            else: text)
        #expect(anew == ["up.yaml": text] && result.uncommented.count == 1 && result.inlined == [])
        let (same, _) = try saved(files, in: try WorkFolder(), #"{"motion": \#(motion)}"#)
        #expect(same == [:])
    }

    @Test("the look of a theme is chosen in the spec, and not in the theme's file")
    func look() throws {
        let files = [
            "app/up.yaml": "theme: brand.yaml:dark  # ours\n",
            "app/brand.yaml": "base: fiori-light  # kept\ndark: {cap: butt}\n",
        ]
        func theme(_ look: String, cap: String = "butt") -> String {
            #"{"theme": {"base": "fiori-light", "dark": {"cap": "\#(cap)"}\#(look)}}"#
        }
        let (same, _) = try saved(files, in: try WorkFolder(), theme(#", "look": "dark""#))
        #expect(same == [:])
        let (light, _) = try saved(files, in: try WorkFolder(), theme(#", "look": "light""#))
        #expect(light == ["up.yaml": "theme: brand.yaml:light  # ours\n"])
        let (all, _) = try saved(files, in: try WorkFolder(), theme(""))
        #expect(all == ["up.yaml": "theme: brand.yaml  # ours\n"])
        let (edited, _) = try saved(
            files, in: try WorkFolder(), theme(#", "look": "dark""#, cap: "round"))
        #expect(edited["up.yaml"] == nil && edited["brand.yaml"]?.contains("# kept") == true)
        #expect(edited["brand.yaml"]?.contains("look") == false)
    }

    @Test("a motion that is edited is saved in its own file, with its comments")
    func own() throws {
        let files = ["app/up.yaml": "motion: ours/ours.yaml\n", "app/ours/ours.yaml": Self.motion]
        let request = #"{"motion": \#(Self.object(amount: 720, period: 2000))}"#
        let (written, result) = try saved(files, in: try WorkFolder(), request)
        let wanted = Self.motion.replacingOccurrences(of: "360", with: "720").replacingOccurrences(
            of: "1400", with: "2000")
        #expect(written == ["ours/ours.yaml": wanted] && result.uncommented == [] && result.inlined == [])
    }

    @Test("where a motion cannot be edited in place its file is what the page writes, if it says the same")
    func anew() throws {
        let motion = #"{"name": "ours", "base": "fluent", "speed": 2}"#
        let files = ["app/up.yaml": "motion: ours.yaml\n", "app/ours.yaml": Self.motion]
        let text = "name: ours\nbase: fluent\nspeed: 2\n"
        let (written, result) = try saved(
            files, in: try WorkFolder(), #"{"motion": \#(motion)}"#, parts: ["motion": text])
        #expect(written == ["ours.yaml": text] && result.uncommented.count == 1)
        #expect(throws: (any Error).self) {
            try saved(
                files, in: try WorkFolder(), #"{"motion": \#(motion)}"#,
                parts: ["motion": "name: ours\nbase: carbon\nspeed: 2\n"])
        }
        let json = ["app/up.yaml": "motion: ours.json\n", "app/ours.json": Self.object(amount: 360)]
        let (kept, _) = try saved(
            json, in: try WorkFolder(), #"{"motion": \#(motion)}"#, parts: ["motion": text])
        let object = try JSONSerialization.jsonObject(with: Data((kept["ours.json"] ?? "").utf8))
        #expect((object as? [String: Any])?["base"] as? String == "fluent")
    }

    @Test(
        "a motion outside of the folder is not written, and stands in the spec from then on",
        arguments: [false, true])
    func outside(isLink: Bool) throws {
        let folder = try WorkFolder()
        var files = ["app/up.yaml": "motion: ../ours.yaml\n", "ours.yaml": Self.motion]
        if isLink {
            files["app/up.yaml"] = "motion: ours.yaml\n"
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/app", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/app/ours.yaml", withDestinationPath: "../ours.yaml")
        }
        let text = "motion: \(Self.object(amount: 720))\n"
        let (written, result) = try saved(
            files, in: folder, #"{"motion": \#(Self.object(amount: 720))}"#, else: text,
            parts: ["motion": Self.motion.replacingOccurrences(of: "360", with: "720")])
        #expect(written == ["up.yaml": text] && result.inlined == [isLink ? "ours.yaml" : "../ours.yaml"])
    }

    @Test("what is named counts for what tells one content from another")
    func revision() throws {
        let folder = try WorkFolder()
        folder.put("up.yaml", Array("motion: ours.yaml\n".utf8))
        folder.put("ours.yaml", Array(Self.motion.utf8))
        let before = try StudioSpec("\(folder.path)/up.yaml", from: InputFiles())
        folder.put("ours.yaml", Array(Self.motion.replacingOccurrences(of: "360", with: "720").utf8))
        let after = try StudioSpec("\(folder.path)/up.yaml", from: InputFiles())
        #expect(before.revision != after.revision && after.parts.count == 1)
    }

    @Test("no text in the data can end their element")
    func script() throws {
        let page = Array(#"a<script type="application/json" id="data">{}</script>b"#.utf8)
        let filled = try StudioPage.page(Array(#"{"label":"</script><script>alert(1)"}"#.utf8), in: page)
        let text = String(decoding: filled, as: UTF8.self)
        #expect(
            text
                == #"a<script type="application/json" id="data">{"label":"\u003C/script>\u003Cscript>alert(1)"}</script>b"#
        )
        #expect(throws: (any Error).self) { try StudioPage.page([], in: Array("<html>".utf8)) }
    }
}
