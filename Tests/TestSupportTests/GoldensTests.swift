import Foundation
import Imaging
import Testing

@testable import TestSupport

@Suite struct GoldensTests {
    @Test("a result that is recorded passes from then on, and recording itself fails")
    func recording() throws {
        try TemporaryGoldens.with { goldens in
            let message = failure { try goldens.recording.check("one\n", is: "cli/a.txt") }
            #expect(message == "cli/a.txt is recorded; look at the difference before you commit it")
            #expect(failure { try goldens.recording.check(picture(), is: "images/a.png") } != nil)
            try goldens.comparing.check("one\n", is: "cli/a.txt")
            try goldens.comparing.check(picture(), is: "images/a.png")
            #expect(try goldens.reports == [])
        }
    }

    @Test("recording replaces what was recorded")
    func recordingAgain() throws {
        try TemporaryGoldens.with { goldens in
            for text in ["one\n", "two\n"] {
                #expect(failure { try goldens.recording.check(text, is: "cli/a.txt") } != nil)
            }
            try goldens.comparing.check("two\n", is: "cli/a.txt")
        }
    }

    @Test("a difference of one level in one channel of one pixel fails and is shown")
    func oneLevel() throws {
        try TemporaryGoldens.with { goldens in
            try goldens.put("images/a.png", picture().png)
            var changed = picture()
            changed.set(2, 1, Color(11, 20, 30, 255))
            let message = try #require(
                failure { try goldens.comparing.check(changed, is: "images/a.png") })
            #expect(
                message.contains(
                    "images/a.png differs: 1 of 12 pixels, by up to 1 levels, "
                        + "the first at (2, 1) was #0A141EFF, is #0B141EFF"))
            #expect(message.contains("make goldens"))
            #expect(
                try goldens.reports == [
                    "images/a.png/actual.png", "images/a.png/diff.png", "images/a.png/expected.png",
                    "images/a.png/strip.png", "index.html",
                ])
            #expect(try decodePNG(goldens.reported("images/a.png/actual.png")) == changed)
            let difference = try decodePNG(goldens.reported("images/a.png/diff.png"))
            #expect(difference[2, 1] == Color(255, 0, 255))
            #expect(difference[1, 1] == Color(10, 20, 30, 63))
            let index = try String(decoding: goldens.reported("index.html"), as: UTF8.self)
            #expect(index.contains("src=\"images/a.png/strip.png\""))
        }
    }

    @Test("a difference of alpha alone fails")
    func alpha() throws {
        try TemporaryGoldens.with { goldens in
            try goldens.put("images/a.png", picture().png)
            var changed = picture()
            changed.set(0, 0, Color(10, 20, 30, 254))
            #expect(failure { try goldens.comparing.check(changed, is: "images/a.png") } != nil)
        }
    }

    @Test("a picture of another size fails, even where all shared pixels agree")
    func size() throws {
        try TemporaryGoldens.with { goldens in
            try goldens.put("images/a.png", picture().png)
            let message = try #require(
                failure { try goldens.comparing.check(picture(width: 5), is: "images/a.png") })
            #expect(message.contains("4 × 3 pixels became 5 × 3; 3 of 15 pixels"))
            let difference = try decodePNG(goldens.reported("images/a.png/diff.png"))
            #expect((difference.width, difference.height) == (5, 3))
        }
    }

    @Test("a coverage bitmap passes where its pixels are those of the recorded picture")
    func coverage() throws {
        try TemporaryGoldens.with { goldens in
            var coverage = Bitmap(width: 4, height: 3, format: .coverage(Color(10, 20, 30)))
            coverage.bytes = coverage.bytes.map { _ in 255 }
            try goldens.put("images/a.png", picture().png)
            try goldens.comparing.check(coverage, is: "images/a.png")
            coverage.bytes[5] = 128
            #expect(failure { try goldens.comparing.check(coverage, is: "images/a.png") } != nil)
        }
    }

    @Test("a text that differs fails and names the first line that does")
    func text() throws {
        try TemporaryGoldens.with { goldens in
            try goldens.put("arcs/a.tsv", Data("0\t1\n1\t2\n2\t<3>\n".utf8))
            let message = try #require(
                failure { try goldens.comparing.check("0\t1\n1\t5\n2\t<3>\n", is: "arcs/a.tsv") })
            #expect(message.contains("arcs/a.tsv differs: line 2 was '1\t2', is '1\t5'"))
            let listing = try String(decoding: goldens.reported("arcs/a.tsv/diff.txt"), as: UTF8.self)
            #expect(listing == "  0\t1\n- 1\t2\n+ 1\t5\n  2\t<3>\n  \n")
            #expect(failure { try goldens.comparing.check("0\t1\n1\t2\n2\t<3>", is: "arcs/a.tsv") } != nil)
            let index = try String(decoding: goldens.reported("index.html"), as: UTF8.self)
            #expect(index.contains("2\t&lt;3&gt;"))
        }
    }

    @Test("a missing golden fails and leaves the result to look at")
    func missing() throws {
        try TemporaryGoldens.with { goldens in
            let text = try #require(failure { try goldens.comparing.check("one\n", is: "cli/a.txt") })
            #expect(text.contains("cli/a.txt is missing"))
            #expect(failure { try goldens.comparing.check(picture(), is: "images/a.png") } != nil)
            #expect(
                try goldens.reports == ["cli/a.txt/actual.txt", "images/a.png/actual.png", "index.html"])
        }
    }

    @Test("a golden that no group claims fails, and so does a claimed one that is not there")
    func folder() throws {
        try TemporaryGoldens.with { goldens in
            let groups = [
                GoldenGroup("arcs", ["a", "b"], fileExtension: "tsv"),
                GoldenGroup("images", ["a"], fileExtension: "png"),
            ]
            for path in ["arcs/a.tsv", "arcs/b.tsv", "images/a.png", "README.md", "cairo-version.txt"] {
                try goldens.put(path, Data())
            }
            try goldens.comparing.checkFolder(holds: groups)
            try goldens.put("arcs/old.tsv", Data())
            #expect(
                failure { try goldens.comparing.checkFolder(holds: groups) }
                    == "no test claims: arcs/old.tsv")
            #expect(
                failure { try goldens.recording.checkFolder(holds: groups) } == "removed: arcs/old.tsv")
            try goldens.comparing.checkFolder(holds: groups)
            let more = groups + [GoldenGroup("cli", ["help"], fileExtension: "txt")]
            #expect(failure { try goldens.comparing.checkFolder(holds: more) } == "missing: cli/help.txt")
        }
    }

    @Test("where another Cairo drew the goldens, a failure says so, and only then")
    func cairoVersion() throws {
        try TemporaryGoldens.with { goldens in
            #expect(failure { try goldens.recording.check(picture(), is: "images/a.png") } != nil)
            var changed = picture()
            changed.set(0, 0, Color(0, 0, 0))
            let same = try #require(failure { try goldens.comparing.check(changed, is: "images/a.png") })
            #expect(!same.contains("drawn by"))
            let other = Goldens(
                folder: goldens.comparing.folder, failures: goldens.comparing.failures, mode: .compare,
                cairoVersion: "9.9.9")
            let message = try #require(failure { try other.check(changed, is: "images/a.png") })
            #expect(message.contains("drawn by Cairo 1.2.3, this is Cairo 9.9.9"))
        }
    }
}

/// A plain opaque picture, 3 pixels high.
private func picture(width: Int = 4) -> Bitmap {
    Bitmap(width, 3) { _, _ in Color(10, 20, 30) }
}

/// What the error of a check says, or `nil` where it passes.
private func failure(_ check: () throws -> Void) -> String? {
    do {
        try check()
        return nil
    } catch {
        return String(describing: error)
    }
}

/// Goldens in a folder of their own, which is removed afterwards.
private struct TemporaryGoldens {
    let comparing, recording: Goldens

    static func with(_ body: (TemporaryGoldens) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        func goldens(_ mode: Goldens.Mode) -> Goldens {
            Goldens(
                folder: root.appending(path: "Goldens"), failures: root.appending(path: "failures"),
                mode: mode, cairoVersion: "1.2.3")
        }
        try body(TemporaryGoldens(comparing: goldens(.compare), recording: goldens(.record)))
    }

    func put(_ path: String, _ contents: Data) throws {
        try comparing.write(contents, to: comparing.folder.appending(path: path))
    }

    func reported(_ path: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: comparing.failures.appending(path: path)))
    }

    /// The files that failures left, in order.
    var reports: [String] {
        get throws { try Goldens.files(in: comparing.failures).sorted() }
    }
}
