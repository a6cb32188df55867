import Formats
import Testing

@Suite struct JSONArrayTests {
    @Test("json-array is json-hash with the names inside the frames")
    func text() throws {
        var lines = try metadata(.jsonHash).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        lines[1] = "  \"frames\": ["
        for index in 2...4 {
            lines[index] = lines[index].replacing("    \"spin", with: "    {\"filename\": \"spin")
                .replacing(": {\"frame\"", with: ", \"frame\"")
        }
        lines[5] = "  ],"
        #expect(try metadata(.jsonArray) == lines.joined(separator: "\n"))
        #expect(lines[2].hasPrefix("    {\"filename\": \"spin-0000.png\", \"frame\": {\"x\": 0,"))
    }
}
