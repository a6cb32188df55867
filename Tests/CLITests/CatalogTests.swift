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

    @Test("assets are added to the catalog of an app, and what others have there stays as it is")
    func app() async throws {
        let app = "App/Assets.xcassets/"
        let others = ["Contents.json", "icon.imageset/Contents.json", "ring-7.imageset/Contents.json"]
        for path in others { folder.put(app + path, #"{"info": {"author": "xcode", "version": 1}}"#) }
        folder.put(app + "ring-7.imageset/ring-7.png", "theirs")
        let before = folder.tree("App")
        let ring = "render circular --value 0:1 --size 8 -o App/Assets.xcassets"
        try await CLI.succeed(line: "\(ring) --frames 3 --name ring", in: folder.path)
        try await CLI.succeed(line: "\(ring) --frames 1 --name bar", in: folder.path)
        let now = folder.tree("App")
        for (path, bytes) in before { #expect(now[path] == bytes, "\(path)") }
        #expect(
            folder.names(in: app) == [
                "Contents.json", "bar.imageset", "icon.imageset", "ring-0.imageset", "ring-1.imageset",
                "ring-2.imageset", "ring-7.imageset",
            ])
        // Fewer frames leave two of ours, and the one of somebody else.
        let told = try await CLI.succeed(line: "\(ring) --frames 2 --name ring --clean", in: folder.path)
        #expect(told.errors.contains("removed 4 files"), "\(told.errors)")
        #expect(folder.names(in: app).contains("ring-7.imageset"))
        #expect(!folder.names(in: app).contains("ring-2.imageset"))
        // One that somebody else has made is never replaced.
        let refused = try await CLI.run(
            "\(ring) --frames 8 --name ring".split(separator: " ").map(String.init), in: folder.path)
        #expect(refused.status == 73)
        #expect(refused.errors.contains("it was not made by Spindle; choose another --name"))
        #expect(folder.names(in: app).filter { $0.hasPrefix("ring-") }.count == 3)
    }

    @Test("a build adds to the folders of apps, in which two assets cannot have one file")
    func apps() async throws {
        folder.put("ios/Assets.xcassets/Contents.json", "theirs")
        folder.put("app/res/drawable/icon.xml", "theirs")
        func put(_ second: String) {
            folder.put(
                "s.yaml",
                """
                version: 1
                defaults: {value: 0.4, size: 8}
                assets:
                  ring: {to: xcassets, folder: ios/Assets.xcassets}
                  bar: {to: xcassets, folder: ios/Assets.xcassets}
                  ring_a: {to: android, folder: app/res}
                  \(second)
                """)
        }
        put("dot_b: {to: android, folder: app/res}")
        try await CLI.succeed(line: "build s.yaml --out .", in: folder.path)
        #expect(
            folder.names(in: "ios/Assets.xcassets") == ["Contents.json", "bar.imageset", "ring.imageset"])
        #expect(folder.names(in: "app/res/drawable-hdpi") == ["dot_b.png", "ring_a.png"])
        #expect(folder.names(in: "app/res/drawable") == ["icon.xml"])
        put("")
        try await CLI.succeed(line: "build s.yaml --out . --prune", in: folder.path)
        #expect(folder.names(in: "app/res/drawable-hdpi") == ["ring_a.png"])
        #expect(folder.bytes("ios/Assets.xcassets/Contents.json") == Array("theirs".utf8))
        // Names of resources are written in lower case, so these two are the same.
        put("Ring_A: {to: android, folder: app/res}")
        let refused = try await CLI.run(["build", "s.yaml", "--out", "."], in: folder.path)
        #expect(refused.status == 65 || refused.status == 1, "\(refused.status): \(refused.errors)")
    }

    @Test("what an animation-list takes of a device's memory is told")
    func memory() async throws {
        let line = "render fluent --size 48 --fps 20 --to android --name spin -o out"
        let told = try await CLI.succeed(line: line, in: folder.path)
        // 192 by 192 pixels at scale 4, four bytes each.
        #expect(told.errors.contains("in memory, 4.4 MB at scale 4"), "\(told.errors)")
    }

    @Test("what others have in the folders of an app is never replaced without being told to")
    func foreign() async throws {
        let android = "render circular --value 0.4 --size 8 --scale 1 --to android -o app/res"
        func status(_ line: String) async throws -> (status: Int32?, errors: String) {
            let result = try await CLI.run(line.split(separator: " ").map(String.init), in: folder.path)
            return (result.status, result.errors)
        }
        // Even where it is only hidden by the new one.
        for name in ["drawable-mdpi/busy.png", "drawable/wait.xml"] {
            folder.put("app/res/" + name, "theirs")
        }
        for name in ["busy", "wait"] {
            let refused = try await status("\(android) --name \(name)")
            #expect(refused.status == 73, "\(refused.errors)")
            #expect(refused.errors.contains("it was changed since; choose another --name, or add --force"))
        }
        #expect(folder.tree("app").values.allSatisfy { $0 == Array("theirs".utf8) })
        #expect(try await status("\(android) --name busy --clean").status == 73)
        try await CLI.succeed(line: "\(android) --name busy --force", in: folder.path)
        #expect(folder.bytes("app/res/drawable-mdpi/busy.png") != Array("theirs".utf8))
        // Ours since then.
        try await CLI.succeed(line: "\(android) --name busy --color #F00", in: folder.path)
        // A set without a description is somebody's; one of ours that was edited is not replaced either, nor is a catalog.
        let apple = "render circular --value 0.4 --size 8 -o App"
        folder.put("App/Assets.xcassets/bare.imageset/bare.png", "theirs")
        #expect(try await status("\(apple)/Assets.xcassets --name bare").status == 73)
        folder.put(
            "App/Assets.xcassets/ours.imageset/Contents.json", "{\"info\":{\"author\":\"spindle\"}}")
        #expect(try await status("\(apple)/Assets.xcassets --name ours").errors.contains("add --force"))
        #expect(try await status("\(apple)/Assets.xcassets --name ours --force").status == 0)
        #expect(try await status("\(apple)/Assets.xcassets --name ours --color #F00").status == 0)
        try await CLI.succeed(line: "\(apple) --to xcassets --name own", in: folder.path)
        let edited = "{\"info\": {\"author\": \"spindle\", \"version\": 2}}"
        folder.put("App/own.xcassets/Contents.json", edited)
        #expect(try await status("\(apple) --to xcassets --name own").status == 73)
        #expect(folder.bytes("App/own.xcassets/Contents.json") == Array(edited.utf8))
        folder.put("App/Media.xcassets/Contents.json", "{\"info\": {\"author\": \"xcode\"}}")
        #expect(try await status("\(apple)/Media.xcassets").status == 73)
        #expect(try await status("\(apple)/Media.xcassets/ --name one").status == 0)
        #expect(folder.names(in: "App/Media.xcassets") == ["Contents.json", "one.imageset"])
        // A build replaces what builds have written, and nothing else.
        folder.put("app/res/drawable-mdpi/dot.png", "theirs")
        func build(_ size: Int) async throws -> (status: Int32?, errors: String) {
            folder.put(
                "s.yaml",
                """
                {version: 1, assets: {\(size == 9 ? "dot" : "spot"): {value: 0.4, size: \(size), scale: 1, to: android, folder: app/res}}}
                """)
            return try await status("build s.yaml --out .")
        }
        #expect(try await build(9).errors.contains("to overwrite it add --force"))
        #expect(folder.bytes("app/res/drawable-mdpi/dot.png") == Array("theirs".utf8))
        for size in [10, 11] { #expect(try await build(size).status == 0) }
    }

    @Test("two assets of a folder cannot both be the animation of a boot")
    func boots() async throws {
        folder.put(
            "s.yaml",
            """
            defaults: {size: 8, frames: 2, fps: 10, to: bootanimation}
            version: 1
            assets: {a: {motion: fluent}, b: {motion: winui}}
            """)
        let refused = try await CLI.run(["build", "s.yaml", "--out", "out"], in: folder.path)
        #expect(refused.status != 0 && refused.errors.contains("bootanimation.zip"), "\(refused.errors)")
    }
}
