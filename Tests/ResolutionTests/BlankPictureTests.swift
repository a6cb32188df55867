import Requests
import Resolution
import Testing

@testable import Basics
@testable import Jobs

/// What is said of pictures on which there is nothing to see, and of loops that do not close.
@Suite struct BlankPictureTests {
    private func notes(_ options: [(String, [String])]) throws -> [String] {
        var spec = RenderSpec()
        for (key, texts) in options { try SpecOption.named(key)?.set(texts, in: &spec) }
        return try spec.validatedJob { _ in .own }.notes.map { $0.text(.flags) }
    }

    @Test(
        "a blank picture is told with what makes something show",
        arguments: [
            ([("value", ["0"])], "add --track lightgray"),
            ([("value", ["0"]), ("background", ["white"])], "add --track lightgray"),
            ([("indicator", ["linear"]), ("value", ["0"])], "add --track lightgray"),
            ([("value", ["0:1"]), ("frames", ["1"])], "in place of it, such as --value 0.5"),
            (
                [("motion", ["fluent"]), ("color", ["transparent"]), ("frames", ["4"])],
                "all 4 frames are blank"
            ),
        ])
    func blank(options: [(String, [String])], part: String) throws {
        let notes = try notes(options)
        #expect(notes.contains { $0.contains("blank") && $0.contains(part) }, "\(notes)")
    }

    @Test(
        "a picture of which something shows is none",
        arguments: [
            [("value", ["0"]), ("track", ["lightgray"])], [("value", ["0:1"])], [("value", ["0.01"])],
            [("motion", ["fluent"])], [("motion", ["ui5-dots"])], [("motion", ["cupertino"])],
            [("indicator", ["linear"])],
        ])
    func visible(options: [(String, [String])]) throws {
        #expect(!(try notes(options)).contains { $0.contains("blank") })
    }

    @Test(
        "frames that end in the middle of a loop are told with a number that closes it",
        arguments: [("10", "--frames 30,"), ("31", "--frames 30,"), ("100", "--frames 90,")])
    func cut(frames: String, part: String) throws {
        let notes = try notes([("motion", ["fluent"]), ("frames", [frames]), ("fps", ["20"])])
        #expect(notes.contains { $0.contains("in the middle of a loop") && $0.contains(part) }, "\(notes)")
        for others in [
            [("frames", [frames])], [("fps", ["20"])], [("frames", ["60"]), ("fps", ["20"])],
            [("duration", ["700"])],
        ] {
            #expect(!(try self.notes([("motion", ["fluent"])] + others)).contains { $0.contains("middle") })
        }
    }
}
