import Basics
import Testing

@testable import CommandLineTool

@Suite struct CommandWordsTests {
    @Test("where the system tells no command line, that is an error, and not an empty one")
    func untold() throws {
        #expect(throws: SpecError.self) { try CommandWords.withoutProgram([]) }
        #expect(try CommandWords.withoutProgram(["spindle"]) == [])
        #expect(try CommandWords.withoutProgram(["spindle", "list", "motions"]) == ["list", "motions"])
    }
}
