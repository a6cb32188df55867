import Foundation
import Languages
import Testing

/// The article of the module.
@Suite struct ArticleTests {
    @Test("its table has every language, with its names and whether it is reviewed, in the order of the list")
    func table() throws {
        let path = "../../../Sources/Languages/Languages.docc/Languages.md"
        let file = URL(filePath: #filePath).appending(path: path).standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
        #expect(
            rows
                == Language.all.map {
                    "| `\($0.code)` | \($0.englishName) | \($0.ownName) | \($0.isReviewed ? "yes" : "no") |"
                })
        #expect(text.contains("in \(Language.all.count) languages"))
    }
}
