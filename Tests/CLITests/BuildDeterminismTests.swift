import Foundation
import Platform
import TestSupport
import Testing

/// The bytes of a build in all surroundings, compared by one digest each.
@Suite struct BuildDeterminismTests {
    private static let manifest = """
        version: 1
        defaults: {theme: fiori-light}
        assets:
          spinner:
            motion: fluent
            frames: 2
            size: 10
            to: [frames, sheet, apng, gif, webp, svg, lottie]
            matte: '#FFF'
            folder: "{direction}"
            matrix: {direction: [ltr, rtl], scale: [1, 1.5]}
            naming: "{name}-{scale}"
          ring: {value: 0:1, size: 12, frames: 3, to: sheet, sheet: {dialect: [css, godot]}}
          label: {state: error, label: "İstanbul ışığı 1,5 مرحبا"}
          cart: {indicator: steps, steps: [Cart, Payment, Done], current: 2}
        """

    private let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        folder.put("spindle.yaml", Self.manifest)
    }

    /// SHA-256 of all paths and bytes.
    private func digest(_ name: String) -> String {
        var hash = SHA256()
        for (path, bytes) in folder.tree(name).sorted(by: { $0.key < $1.key }) {
            hash.add(Array("\(path) \(bytes.count)\n".utf8))
            hash.add(bytes)
        }
        return hash.digest
    }

    @Test("one digest for all numbers of threads and shards, locales, time zones, umasks, folders and homes")
    func digests() async throws {
        var digests: [(surroundings: String, digest: String)] = []
        func build(
            _ surroundings: String, _ arguments: [String] = [], _ changes: [String: String?] = [:],
            shell: String? = nil
        ) async throws {
            var environment = CLI.environment
            for (name, value) in changes { environment[name] = value }
            let out = "out\(digests.count)"
            let result = try await CLI.run(
                ["build", folder.path + "/spindle.yaml", "--out", folder.path + "/" + out, "--quiet"]
                    + arguments,
                shell: shell, in: folder.path, environment: environment)
            try #require(result.status == 0, "\(surroundings): \(result.errors)")
            digests.append((surroundings, digest(out)))
        }
        for jobs in ["1", "2", "8"] { try await build("--jobs \(jobs)", ["--jobs", jobs]) }
        for locale in ["C", "POSIX", "tr_TR.UTF-8", "ar_EG.UTF-8", "de_DE.UTF-8", "nonsense"] {
            try await build("LC_ALL=\(locale)", [], ["LC_ALL": locale, "LANG": locale, "LANGUAGE": locale])
        }
        for zone in ["UTC", "Asia/Kathmandu", "Pacific/Kiritimati"] {
            try await build("TZ=\(zone)", [], ["TZ": zone])
        }
        for mask in ["000", "077"] { try await build("umask \(mask)", shell: "umask \(mask); exec \"$@\"") }
        let attributes = try FileManager.default.attributesOfItem(
            atPath: "\(folder.path)/out\(digests.count - 1)/cart-0000.png")
        #expect(attributes[.posixPermissions] as? Int == 0o600, "the umask decides the mode alone")
        try await build("cwd /", shell: "cd /; exec \"$@\"")
        try await build("HOME unset", [], ["HOME": nil, "XDG_CACHE_HOME": nil, "XDG_CONFIG_HOME": nil])
        try await build("no environment", shell: "exec env -i \"$@\"")
        for count in [2, 3, 7] {
            let parts = (1...count).map { "part\(count)-\($0)" }
            for (index, part) in parts.enumerated() {
                try await CLI.succeed(
                    "build", "--out", part, "--shard", "\(index + 1)/\(count)", "--quiet", in: folder.path)
            }
            let merged = try await CLI.run(["merge"] + parts + ["--out", "merged\(count)"], in: folder.path)
            try #require(merged.status == 0, "\(merged.errors)")
            digests.append(("\(count) shards", digest("merged\(count)")))
        }
        for (surroundings, digest) in digests { print("\(digest.prefix(16))  \(surroundings)") }
        #expect(Set(digests.map(\.digest)).count == 1)
    }
}
