import Basics
import Indicators
import Languages
import MotionCore
import Presentations
import Requests
import Testing

@testable import Formats

/// What people call what is in the catalogs.
@Suite struct OtherNamesTests {
    private func expectHints<Kind: Named>(_ kind: Kind.Type) {
        let names = Set(Kind.all.map { $0.name })
        for one in Kind.all {
            #expect(Set(one.synonyms).count == one.synonyms.count, "\(one.name)")
            for word in one.synonyms where word != one.name {
                // Otherwise it could never be a hint.
                #expect(!names.contains(word), "\(one.name): \(word)")
                #expect(word == word.lowercased() && !word.contains(" "), "\(one.name): \(word)")
            }
        }
    }

    @Test("other names are in lower case, and no names of the same catalogue")
    func catalogs() {
        expectHints(Motion.self)
        expectHints(Theme.self)
        expectHints(OutputFormat.self)
        expectHints(SheetDialect.self)
        expectHints(Presentation.self)
        expectHints(IndicatorKind.self)
        expectHints(Language.self)
    }

    @Test("no option is also called as another one is, and what is meant by a word is a value of the option")
    func options() throws {
        let flags = Set(SpecOption.all.compactMap { $0.flag })
        for option in SpecOption.all {
            for word in option.synonyms + option.meanings.map(\.key) {
                #expect(!flags.contains("--" + word), "\(option.key): \(word)")
                #expect(word == word.lowercased(), "\(option.key): \(word)")
            }
            for value in option.meanings.map(\.value) {
                var spec = RenderSpec()
                try option.set([value], in: &spec)
                #expect(spec != RenderSpec(), "\(option.key): \(value)")
            }
        }
    }

    @Test("a name is never accepted as another one")
    func canonical() {
        for word in Motion.plain.flatMap({ $0.synonyms }) where word != "determinate" {
            #expect(throws: UnknownName.self) { try Motion.named(word) }
        }
    }
}
