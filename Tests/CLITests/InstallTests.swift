import Foundation
import TestSupport
import Testing

/// What `make install` puts in place, and `make uninstall` takes away (20).
@Suite struct InstallTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func run(_ script: String, _ words: String = "prefix") async throws -> CLI.Result {
        try await CLI.run(
            [], shell: "umask 077; '\(CLI.root.path)/.packaging/\(script)' \(words)", in: folder.path)
    }

    /// Everything below the folder, folders with a slash at the end, with modes.
    private func tree() async throws -> String {
        try await CLI.succeed(shell: "find prefix -printf '%M %P\\n' | LC_ALL=C sort -k 2", in: folder.path)
            .text
    }

    @Test("uninstall leaves what was there before, and nothing else, also after installing twice")
    func uninstall() async throws {
        try #require(mkdir(folder.path + "/prefix/share/man/man1") && mkdir(folder.path + "/prefix/bin"))
        folder.put("prefix/share/man/man1/other.1", "x")
        folder.put("prefix/bin/other", "x")
        let before = try await tree()
        #expect(try await run("install", "\"$1\" prefix").status == 0)
        let installed = try await tree()
        #expect(try await run("install", "\"$1\" prefix").status == 0)
        #expect(try await tree() == installed)
        for file in [
            "bin/spindle", "share/bash-completion/completions/spindle", "share/zsh/site-functions/_spindle",
            "share/fish/vendor_completions.d/spindle.fish", "share/man/man1/spindle.1",
            "share/man/man1/spindle-render-circular.1",
        ] {
            #expect(
                installed.contains(file == "bin/spindle" ? "-rwxr-xr-x \(file)\n" : "-rw-r--r-- \(file)\n"))
        }
        #expect(try await run("uninstall").status == 0)
        #expect(try await tree() == before)
        #expect(try await run("uninstall").status == 0)
    }

    @Test("a file that was put beside those of Spindle stays, with its folder")
    func others() async throws {
        #expect(try await run("install", "\"$1\" prefix").status == 0)
        folder.put("prefix/share/spindle/mine", "x")
        #expect(try await run("uninstall").status == 0)
        #expect(
            try await CLI.succeed(shell: "find prefix -type f", in: folder.path).text
                == "prefix/share/spindle/mine\n")
    }

    @Test(
        "a program that is installed completes, shows its manual and draws", .enabled(if: CLI.release != nil))
    func use() async throws {
        #expect(try await run("install", "\"$1\" \"$PWD/prefix\"").status == 0)
        let command = "PATH=$PWD/prefix/bin:$PATH; unset MANPATH; MANPAGER=cat man spindle-build | head -5"
        #expect(try await CLI.succeed(shell: command, in: folder.path).text.contains("SPINDLE-BUILD(1)"))
        _ = try await CLI.succeed(
            shell: "prefix/bin/spindle render circular --value 0.4 --label 'नमस्ते' -o ring.png", in: folder.path
        )
        #expect(folder.bytes("ring.png")?.starts(with: [0x89, 0x50]) == true)
    }

    @Test("the formula is Ruby")
    func formula() async throws {
        let result = try await CLI.run(
            shell: "ruby -wc '\(CLI.root.path)/.packaging/spindle.rb'", in: folder.path)
        #expect(result.text == "Syntax OK\n" && result.errors == "")
    }
}
