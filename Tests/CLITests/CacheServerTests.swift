import Foundation
import TestSupport
import Testing

/// Builds that take finished jobs from a server, and put them there.
@Suite struct CacheServerTests {
    private let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        let assets = (0..<12).map {
            "  a\($0): {stroke: \($0 % 4 + 1), size: \(10 + $0), folder: f\($0 % 2)}\n"
        }
        folder.put(
            "spindle.yaml", "version: 1\ndefaults: {frames: 4, motion: fluent}\nassets:\n" + assets.joined())
    }

    /// The seconds of a build, and what it said.
    @discardableResult
    private func build(
        _ out: String, _ cache: String, _ arguments: [String] = [], environment: [String: String] = [:]
    ) async throws -> (errors: String, seconds: Double) {
        let start = ContinuousClock.now
        let result = try await CLI.succeed(
            ["build", "--out", out, "--cache", cache] + arguments, in: folder.path,
            environment: CLI.environment.merging(environment) { $1 })
        return (result.errors, (ContinuousClock.now - start) / .seconds(1))
    }

    private func expectSame(_ out: String) async throws {
        if folder.bytes("plain/.spindle/build.sha256") == nil {
            try await CLI.succeed("build", "--out", "plain", "--no-cache", in: folder.path)
        }
        #expect(folder.tree(out) == folder.tree("plain"))
    }

    @Test("what one build has put on a server, another one takes from there, byte for byte")
    func warm() async throws {
        let host = try await CacheHost.nginx()
        let first = try await build("a", host.url)
        #expect(
            first.errors.hasSuffix(
                "12 jobs in a, 48 files: 12 rendered, 0 from the cache, 0 up to date, 48 files written\n"),
            "\(first.errors)")
        #expect(host.files.keys.filter { $0.hasPrefix("ac/") }.count == 12)
        let second = try await build("b", host.url + "/", ["--jobs", "1"])
        #expect(
            second.errors.hasPrefix("12 jobs in b, 48 files: 0 rendered, 12 from the cache"),
            "\(second.errors)")
        try await expectSame("a")
        try await expectSame("b")
        // Nothing is sent that is there.
        #expect(host.log.filter { $0.contains("\"PUT ") }.count <= 60)
        // Connections are used again.
        let forced = try await build("b", host.url, ["--force"])
        #expect(forced.errors.contains("12 rendered, 0 from the cache"))
    }

    @Test(
        "entries and blobs that are damaged, too long or of another job are rendered instead, told, and replaced",
        arguments: [
            "ac cut", "ac long", "ac foreign", "ac page", "cas changed", "cas long", "cas empty",
        ])
    func damaged(_ how: String) async throws {
        let host = try await CacheHost.nginx()
        try await build("a", host.url)
        let before = host.files
        let paths = before.keys.filter { $0.hasPrefix(how.prefix { $0 != " " } + "/") }.sorted()
        let bytes = try #require(before[paths[0]])
        switch how.split(separator: " ")[1] {
        case "cut": host.put(paths[0], Array(bytes.dropLast(10)))
        case "long":
            host.put(paths[0], bytes + [UInt8](repeating: 1, count: how == "ac long" ? 20_000_000 : 1))
        case "foreign": host.put(paths[0], try #require(before[paths[1]]))
        case "page": host.put(paths[0], Array("<html>".utf8))
        case "changed": host.put(paths[0], [bytes[0] ^ 1] + bytes.dropFirst())
        default: host.put(paths[0], [])
        }
        let second = try await build("b", host.url)
        #expect(second.errors.contains("in the cache is not what it should be"), "\(second.errors)")
        #expect(
            !second.errors.contains("12 rendered") && !second.errors.contains(" 12 from"), "\(second.errors)")
        try await expectSame("b")
        #expect(host.files == before)
    }

    @Test("a job of which several files are damaged counts once")
    func damagedFiles() async throws {
        let host = try await CacheHost.nginx()
        try await build("a", host.url)
        for path in host.files.keys where path.hasPrefix("cas/") { host.put(path, []) }
        let second = try await build("b", host.url)
        #expect(
            second.errors.contains(
                "the entry of f0/a0 in the cache is not what it should be, nor are those of 11 others;"),
            "\(second.errors)")
    }

    @Test(
        "a server that does wrong costs a second or two and a note, and never the build",
        arguments: [
            ("hangs before it answers", "answers too slowly"), ("hangs within a body", "answers too slowly"),
            ("sends a byte now and then", "answers too slowly"), ("never stops", "is not what it should be"),
            ("is garbage", "HTTP"), ("closes", "is not used any more"),
            ("fails", "answers 503; look into its log, or build with --no-cache"),
            ("wants a password", "SPINDLE_CACHE_TOKEN"),
            ("has a page for everything", "is not what it should be"),
            ("leads elsewhere", "is not used any more"),
            ("leads in circles", "is not used any more"),
            ("takes nothing", "is not sent anything any more: answers 403"), ("is slow", ""),
        ])
    func misbehaving(_ how: String, _ note: String) async throws {
        let host = try await CacheHost.misbehaving(how)
        let result = try await build("a", host.url)
        #expect(result.errors.contains("12 rendered, 0 from the cache"), "\(result.errors)")
        if how != "is slow" {
            #expect(result.errors.contains("Note: the ") && result.errors.contains(note), "\(result.errors)")
        }
        try await expectSame("a")
        let start = ContinuousClock.now
        try await CLI.succeed("build", "--out", "b", "--no-cache", in: folder.path)
        let usual = (ContinuousClock.now - start) / .seconds(1)
        #expect(result.seconds < usual * 2 + 4, "\(result.seconds) s instead of \(usual)")
    }

    @Test("nobody there costs a note")
    func nobody() async throws {
        let port = try CacheHost.freePort()
        let result = try await build("a", "http://127.0.0.1:\(port)")
        #expect(
            result.errors.contains("Note: the cache http://127.0.0.1:\(port) is not used any more: "),
            "\(result.errors)")
        try await expectSame("a")
        // An address that answers nothing at all.
        let other = try await build("b", "http://192.0.2.1:81")
        #expect(other.errors.contains("is not used any more") && other.seconds < 8, "\(other)")
        try await expectSame("b")
    }

    @Test("a server that goes away in the middle is left alone")
    func goesAway() async throws {
        let host = try await CacheHost.nginx()
        try await build("a", host.url)
        for path in host.files.keys where path.hasPrefix("cas/") { host.put(path, []) }
        host.stop()
        let result = try await build("b", host.url)
        #expect(result.errors.contains("12 rendered") && result.errors.contains("is not used any more"))
        try await expectSame("b")
    }

    @Test(
        "names and passwords come from the address or ~/.netrc, tokens from the environment; none is printed")
    func login() async throws {
        let host = try await CacheHost.nginx(
            """
            dav_methods PUT; create_full_put_path on;
            if ($http_authorization !~ "^(Basic bWU6c2VjcmV0|Bearer t0ken)$") { return 401; }
            """)
        let refused = try await build("a", host.url)
        #expect(refused.errors.contains("answers 401") && host.files.isEmpty, "\(refused.errors)")
        let wrong = try await build("b", "http://me:wr0ng@127.0.0.1:\(host.port)")
        #expect(wrong.errors.contains("answers 401") && !wrong.errors.contains("wr0ng"))
        try await build("c", "http://me:secret@127.0.0.1:\(host.port)")
        #expect(host.files.count > 12)
        let token = try await build("d", host.url, environment: ["SPINDLE_CACHE_TOKEN": "t0ken"])
        #expect(token.errors.contains("0 rendered, 12 from the cache"), "\(token.errors)")
        folder.put("netrc", "machine 127.0.0.1 login me password secret\n")
        let netrc = try await build("e", host.url, environment: ["NETRC": folder.path + "/netrc"])
        #expect(netrc.errors.contains("0 rendered, 12 from the cache"), "\(netrc.errors)")
    }
}
