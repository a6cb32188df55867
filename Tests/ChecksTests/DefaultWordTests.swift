import Guidelines
import Languages
import TestSupport
import Testing

@testable import Checks

/// What Spindle says by itself is not found faulty.
@Suite struct DefaultWordTests {
    private static let manifest = """
        version: 1
        defaults: {with-reduced-motion: message}
        assets:
          row: {indicator: steps, steps: [A, {name: B, dynamic: true}, C], header: true}
          list: {indicator: steps, steps: [A, B], view: all}
          demo: {operation: {policy: demo}}
          message: {reduced-motion: message}
          stalled: {operation: {events: [{at: 0, started}, {at: 5 s, stalled}]}}
          done: {log: done.csv}
          failed: {log: failed.csv}
        """

    @Test(
        "G: what Spindle says by itself breaks no rule but that an error needs a text, in any language",
        arguments: Language.all)
    func languages(language: Language) throws {
        let fixture = try CheckFixture()
        fixture.folder.put("done.csv", "time,state\n0,started\n5000,succeeded\n")
        fixture.folder.put("failed.csv", "time,state\n0,started\n5000,failed\n")
        let text = Self.manifest.replacing(
            "defaults: {", with: "defaults: {locale: \(language.code), ")
        let found = try fixture.check([text]).findings
        #expect(found.map(\.rule.id) == ["error-says-nothing"])
        #expect(found.first?.message.contains("which Spindle writes for an error without a text") == true)
        #expect(found.first?.fix.hasPrefix("give the error a text") == true)
    }
}
