import TestSupport
import Testing

/// Catalogs of platforms, as the command line makes them.
@Suite struct CatalogTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    static let ring = ["render", "circular", "--value", "0.4", "--size", "12", "--name", "ring", "-o", "out"]
    static let formats = ["--to", "xcassets", "--to", "android", "--to", "web"]

    @Test("all are written in one call, folders and all, and a second call changes nothing")
    func files() async throws {
        let first = try await CLI.run(Self.ring + Self.formats + ["--json"], in: folder.path)
        #expect(first.status == 0)
        #expect(folder.names(in: "out") == ["ring-android", "ring-web", "ring.xcassets"])
        #expect(folder.names(in: "out/ring.xcassets") == ["Contents.json", "ring.imageset"])
        #expect(
            folder.names(in: "out/ring.xcassets/ring.imageset") == [
                "Contents.json", "ring.png", "ring@2x.png", "ring@3x.png",
            ])
        #expect(folder.names(in: "out/ring-web") == ["ring.html", "ring.png", "ring@2x.png", "ring@3x.png"])
        #expect(first.text.contains(#""ring-android/res/drawable-xxxhdpi/ring.png""#))
        let second = try await CLI.run(Self.ring + Self.formats + ["--json"], in: folder.path)
        #expect(!second.text.contains("\"changed\": true"))
        #expect(second.text.contains("\"changed\": false"))
    }

    @Test("bytes are the same for any number of threads")
    func threads() async throws {
        let run = [
            "render", "circular", "--theme", "fiori-light", "--label", "Hi", "--frames", "7", "--name", "a",
        ]
        for jobs in ["1", "5"] {
            try #require(
                try await CLI.run(run + Self.formats + ["--jobs", jobs, "-o", jobs], in: folder.path).status
                    == 0)
        }
        for path in ["a-web", "a.xcassets/a-6.imageset", "a-android/res/drawable-ldrtl-night-hdpi"] {
            let files = try folder.files(in: "1/" + path)
            #expect(files.count >= 7)
            #expect(try files == folder.files(in: "5/" + path))
        }
    }

    @Test("a log that is piped in is enough for all variants, as one in a file is")
    func pipedLog() async throws {
        folder.put("job.csv", "0,0\n1.5,20\n2,100\n")
        let run = [
            "render", "linear", "--log-unit", "s", "--log-total", "100", "--policy", "immediate", "--fps",
            "10",
            "--to", "web", "--to", "apng", "--with-reduced-motion", "message", "--theme", "fiori-light",
            "--name", "job",
        ]
        let file = try await CLI.run(run + ["--log", "job.csv", "-o", "file"], in: folder.path)
        let piped = try await CLI.Run(
            run + ["--log", "-", "-o", "piped"], shell: "cat job.csv | \"$@\"", in: folder.path
        ).result()
        #expect(file.status == 0 && piped.status == 0, "\(piped.errors)")
        #expect(folder.names(in: "piped").contains("job-reduced.apng"))
        for path in ["job-web", "job-reduced-web"] {
            #expect(try folder.files(in: "file/" + path) == folder.files(in: "piped/" + path))
        }
        for name in ["job.apng", "job-reduced.apng"] {
            #expect(folder.bytes("file/" + name) == folder.bytes("piped/" + name))
        }
    }

    @Test("a build lists them, is up to date afterwards, and removes what is not asked for any more")
    func build() async throws {
        func put(_ formats: String, _ frames: Int) {
            folder.put(
                "s.yaml",
                "{version: 1, assets: {ring: {motion: fluent, size: 12, folder: x, frames: \(frames), to: \(formats)}}}"
            )
        }
        put("[xcassets, android, web]", 3)
        let listed = try await CLI.run(
            ["build", "s.yaml", "--out", "out", "--list-outputs"], in: folder.path)
        #expect(listed.status == 0)
        let paths = listed.text.split(separator: "\n").map(String.init)
        // An asset catalog of three image sets, three drawables of five densities and their list, and for the web
        // three scales at two speeds and the page.
        #expect(paths.count == 13 + 16 + 7)
        try #require(try await CLI.run(["build", "s.yaml", "--out", "out"], in: folder.path).status == 0)
        for path in paths {
            #expect(folder.bytes(path) != nil || folder.bytes("out/" + path) != nil, "\(path)")
        }
        let again = try await CLI.run(["build", "s.yaml", "--out", "out", "--json"], in: folder.path)
        #expect(again.text.contains("current") && again.text.contains("\"built\": 0, \"failed\": 0"))
        let verified = try await CLI.run(["verify", "out"], in: folder.path)
        #expect(verified.status == 0)
        put("xcassets", 2)
        try #require(
            try await CLI.run(["build", "s.yaml", "--out", "out", "--prune"], in: folder.path).status == 0)
        #expect(folder.names(in: "out/x") == ["ring.xcassets"])
        #expect(
            folder.names(in: "out/x/ring.xcassets") == [
                "Contents.json", "ring-0.imageset", "ring-1.imageset",
            ])
    }
}
