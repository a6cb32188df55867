import Foundation
import TestSupport
import Testing

/// The manual pages that an installation has (20).
@Suite struct ManualTests {
    let folder: WorkFolder

    init() async throws {
        folder = try WorkFolder()
        _ = try await CLI.succeed("--generate-manual", folder.path + "/man1")
    }

    private var pages: [String] { folder.names(in: "man1") }

    private func page(_ name: String) -> String {
        String(decoding: folder.bytes("man1/" + name) ?? [], as: UTF8.self)
    }

    @Test("mandoc has nothing to complain of")
    func lint() async throws {
        let result = try await CLI.run(shell: "mandoc -T lint -W warning man1/*.1", in: folder.path)
        #expect(result.text + result.errors == "")
    }

    @Test("groff has nothing to warn of, and man shows every page")
    func groff() async throws {
        for name in pages {
            let result = try await CLI.run(
                shell: "LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l man1/\(name)", in: folder.path)
            #expect(result.status == 0 && result.errors == "", "\(name): \(result.errors)")
            #expect(result.text.contains("NAME") && result.text.contains("SEE ALSO"), "\(name)")
        }
    }

    @Test("there is a page for every command, with each of its options")
    func complete() async throws {
        let known = [
            "", "build", "check", "curve", "doctor", "ease", "explain", "help", "init", "list", "merge",
            "diff", "import", "pack", "preview", "render", "render-circular", "render-file", "render-linear",
            "render-steps", "schema", "studio", "terminal", "verify",
        ]
        #expect(Set(pages) == Set(known.map { $0.isEmpty ? "spindle.1" : "spindle-\($0).1" }))
        for command in known {
            let words = command.split(separator: "-").map { String($0) }
            let help = try await CLI.succeed(words + ["--help"]).text
            let text = page(command.isEmpty ? "spindle.1" : "spindle-\(command).1")
            for option in help.matches(of: /(?m)^  (?:-., )?(--[a-z0-9-]+)/) {
                let flag = option.1.split(separator: "-").joined(separator: "\\-")
                #expect(text.contains("\\-\\-" + flag), "\(command): \(option.1)")
            }
        }
    }

    @Test("the program's page has exit statuses, environment, files, examples and the other pages")
    func chapters() {
        let titles = page("spindle.1").matches(of: /(?m)^\.SH (.*)$/).map { String($0.1) }
        #expect(
            titles == [
                "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT",
                "FILES",
                "EXAMPLES", "SEE ALSO",
            ])
        #expect(page("spindle-build.1").contains(".SH EXIT STATUS"))
        #expect(page("spindle-render-steps.1").contains(".BR spindle\\-render (1)"))
    }

    @Test("pages are in ASCII, and the same each time")
    func same() async throws {
        _ = try await CLI.succeed("--generate-manual", folder.path + "/again")
        for name in pages {
            let bytes = try #require(folder.bytes("man1/" + name))
            #expect(bytes == folder.bytes("again/" + name) && bytes.allSatisfy { $0 < 128 }, "\(name)")
        }
    }
}
