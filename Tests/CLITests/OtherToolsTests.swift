#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// The worked examples for Bazel, Nix, Gradle and npm, as Debian has these, without a network.
    @Suite(.serialized) struct OtherToolsTests {
        private let folder: WorkFolder

        init() throws {
            folder = try WorkFolder()
            for name in ["bazel", "nix", "gradle", "npm"] {
                try FileManager.default.copyItem(
                    atPath: CLI.root.path + "/Tests/Examples/" + name, toPath: folder.path + "/" + name)
            }
        }

        private func sh(_ commands: String) async throws -> CLI.Result {
            let environment = CLI.shellEnvironment.merging(["HOME": folder.path]) { $1 }
            // Programs in Swift block signals, and what they start inherits that; Bazel's and Java's processes need them. None may
            // leave a server behind, whose end would be waited for.
            folder.put(
                "unblocked",
                "import os, signal, sys\nsignal.pthread_sigmask(signal.SIG_SETMASK, [])\nos.execvp('sh', ['sh', '-c', sys.argv[1]])\n"
            )
            return try await CLI.run(
                commands, shell: "shift; exec python3 unblocked \"$@\"", in: folder.path,
                environment: environment)
        }

        /// What a plain build of an example makes.
        private func expected(_ example: String) async throws -> [String: [UInt8]] {
            try await CLI.succeed("build", "--out", "plain", in: folder.path + "/" + example)
            return folder.tree(example + "/plain").filter { !$0.key.hasPrefix(".spindle") }
        }

        @Test(
            "Bazel builds a folder in a sandbox, once, and again when a theme that the manifest names changes"
        )
        func bazel() async throws {
            let build =
                "cd bazel && bazel --batch --output_user_root=../root build --noshow_progress //:assets 2>&1"
            let first = try await sh(build)
            try #require(first.status == 0, "\(first.text)")
            let copied = try await sh("cp -rL bazel/bazel-bin/assets a && chmod -R u+w a")
            #expect(copied.status == 0)
            let made = folder.tree("a").filter { !$0.key.hasPrefix(".spindle") }
            #expect(try await made == expected("bazel") && made.count == 5)
            folder.remove("bazel/plain")
            let second = try await sh(build)
            #expect(second.status == 0 && second.text.contains("1 process: 1 internal"), "\(second.text)")
            folder.put("bazel/brand.yaml", "{base: fiori-light, colors: {indicator: '#AA0808'}}")
            let third = try await sh(build)
            #expect(third.status == 0 && third.text.contains("2 processes: 1 internal"), "\(third.text)")
            _ = try await sh("chmod -R u+w root")
        }

        @Test("Gradle builds a folder once, and again when a theme that the manifest names changes")
        func gradle() async throws {
            let build = "cd gradle && gradle --offline --no-daemon --console plain -g ../home assets"
            let first = try await sh(build)
            try #require(first.status == 0, "\(first.text) \(first.errors)")
            let made = folder.tree("gradle/build/assets").filter { !$0.key.hasPrefix(".spindle") }
            #expect(try await made == expected("gradle") && made.count == 5)
            folder.remove("gradle/plain")
            let second = try await sh(build)
            #expect(second.text.contains(":assets UP-TO-DATE"), "\(second.text)")
            folder.put("gradle/brand.yaml", "{base: fiori-light, colors: {indicator: '#AA0808'}}")
            let third = try await sh(build)
            #expect(third.status == 0 && !third.text.contains("UP-TO-DATE"), "\(third.text)")
        }

        @Test("npm builds assets before what needs them, from what it keeps where its tools keep such things")
        func npm() async throws {
            let first = try await sh("cd npm && npm run --silent build")
            try #require(first.status == 0, "\(first.text) \(first.errors)")
            #expect(first.text.hasPrefix("ring-0000.png ring-0001.png"), "\(first.text)")
            #expect(folder.names(in: "npm/node_modules/.cache/spindle").contains("cas"))
            let second = try await sh(
                "cd npm && rm -r assets && npm run --silent assets && npm test --silent")
            #expect(second.status == 0, "\(second.text) \(second.errors)")
            let made = folder.tree("npm/assets").filter { !$0.key.hasPrefix(".spindle") }
            #expect(try await made == expected("npm"))
        }

        @Test("Nix builds a path of its store, the same one for the same manifest")
        func nix() async throws {
            let prefix = "mkdir -p prefix/bin && cp '\(CLI.program)' prefix/bin/spindle"
            let build = """
                export NIX_STORE_DIR=$PWD/store NIX_STATE_DIR=$PWD/var NIX_LOG_DIR=$PWD/log NIX_CONF_DIR=$PWD/etc
                nix-build nix --no-out-link --option sandbox false --option build-users-group '' --option substituters '' \\
                    --arg spindle "$PWD/prefix"
                """
            let first = try await sh(prefix + "\n" + build)
            try #require(first.status == 0, "\(first.errors)")
            let path = first.text.trimmingCharacters(in: .newlines)
            _ = try await sh("cp -r '\(path)' a && chmod -R u+w a")
            let made = folder.tree("a").filter { !$0.key.hasPrefix(".spindle") }
            #expect(try await made == expected("nix") && made.count == 5)
            folder.remove("nix/plain")
            let second = try await sh(build)
            #expect(second.text == first.text && !second.errors.contains("building"), "\(second.errors)")
            folder.put("nix/brand.yaml", "{base: fiori-light, colors: {indicator: '#AA0808'}}")
            let third = try await sh(build)
            #expect(third.status == 0 && third.text != first.text, "\(third.errors)")
            _ = try await sh("chmod -R u+w store")
        }
    }
#endif
