import Platform
import Testing

@testable import Exports

@Suite struct TerminalSpinnerTests {
    /// Collections, with the SHA-256 of their published tables: for each spinner its name, its interval and its frames, with tabs
    /// between them and a line feed at the end. Rich's is compared with the package itself by its reader test.
    @Test(
        "all spinners of cli-spinners and bubbles have their published intervals and frames",
        arguments: [
            ("cli-spinners", "", 89, "3e3e4c68dce59db3e31158a975b9b912a9be05af8e165146334f003ca19563ae"),
            ("bubbles", "bubbles-", 12, "c783b140ad590ed06d1c27a30493c54c742e2408364384031a7bbe65a381741d"),
        ])
    func published(collection: String, prefix: String, count: Int, digest: String) {
        let spinners = TerminalSpinner.all.filter { spinner in
            spinner.collections.contains { $0.hasPrefix(collection) }
        }
        #expect(spinners.count == count)
        let table = spinners.map { spinner in
            let name = spinner.name.dropFirst(prefix.count)
            let interval =
                spinner.interval == spinner.interval.rounded()
                ? "\(Int(spinner.interval))" : "\(spinner.interval)"
            return ([String(name), interval] + spinner.frames).joined(separator: "\t") + "\n"
        }
        #expect(SHA256.hex(Array(table.joined().utf8)) == digest)
    }

    @Test("a name is found in any case, with hyphens or without, and no two spinners share one")
    func names() {
        #expect(TerminalSpinner.named("bouncing-bar")?.name == "bouncingBar")
        #expect(TerminalSpinner.named("BUBBLES DOT")?.name == "bubbles-dot")
        #expect(TerminalSpinner.named("rich-grenade")?.frames.first == "،   ")
        #expect(TerminalSpinner.named("dot") == nil)
        for spinner in TerminalSpinner.all { #expect(TerminalSpinner.named(spinner.name) == spinner) }
        #expect(TerminalSpinner.all.count == 104)
    }

    @Test("each has a fallback of ASCII that moves, and is its own where it has no other characters")
    func fallbacks() {
        for spinner in TerminalSpinner.all {
            let ascii = spinner.ascii
            #expect(ascii.frames.joined().utf8.allSatisfy { $0 < 0x80 } && Set(ascii.frames).count > 1)
            #expect(ascii.ascii == ascii)
        }
        #expect(TerminalSpinner.named("dots")?.ascii.name == "line")
        #expect(TerminalSpinner.named("aesthetic")?.ascii.name == "bouncingBar")
        #expect(TerminalSpinner.named("dqpb")?.ascii.name == "dqpb")
    }
}
