import Foundation
import Testing

@testable import Files
@testable import Pages

/// Spec files in the page of the studio, and what is written back to them (issue 22).
@Suite struct StudioSpecTests {
    private func saved(_ file: String, _ request: String, else text: String = "") throws -> (
        text: String, kept: Bool
    ) {
        let spec = try StudioSpec("up.yaml", bytes: Array(file.utf8), from: InputFiles())
        let message = try StudioMessage(Array("{\"request\": \(request)}".utf8))
        let (bytes, kept) = try spec.saving(message.request, else: Array(text.utf8))
        return (String(decoding: bytes, as: UTF8.self), kept)
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
