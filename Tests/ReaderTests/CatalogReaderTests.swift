import Files
import Formats
import Foundation
import Imaging
import Indicators
import Jobs
import Loading
import MotionCore
import Platform
import Rendering
import Requests
import TestSupport
import Testing

/// What platforms read from our catalogs is what they say they have.
@Suite struct CatalogReaderTests {
    static let requests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        ("still", { ($0.animation.value, $0.themeSource) = (0.4, .value(.fioriLight)) }),
        (
            "labelled",
            {
                ($0.animation.motion, $0.animation.frames) = (.value(.fluent), 4)
                ($0.themeSource, $0.label.text) = (.value(.fioriLight), "Loading")
            }
        ),
        (
            "mask",
            {
                ($0.animation.value, $0.animation.frames, $0.template) = (
                    ValueSpan(from: 0, to: 1), 3, .black
                )
            }
        ),
        ("uneven", { ($0.indicator, $0.animation.value, $0.width, $0.height) = (.linear, 0.3, 70.4, 5.2) }),
        (
            "steps",
            {
                ($0.indicator, $0.themeSource, $0.width) = (.steps, .value(.materialLight), 320)
                $0.steps.items = [.init("Cart", state: .complete), .init("Pay"), .init("Done")]
            }
        ),
        (
            "brief",
            {
                ($0.animation.value, $0.animation.frames, $0.animation.fps) = (
                    ValueSpan(from: 0, to: 1), 12, 24
                )
            }
        ),
    ]

    /// Renders every request in a format, and calls `body` with its folder.
    private func forEach(_ format: OutputFormat, _ body: (String, RenderJob, URL) throws -> Void) throws {
        try FileManager.default.withTemporaryFolder { folder in
            for request in Self.requests {
                var spec = RenderSpec()
                (spec.formats, spec.name) = ([format], request.name)
                request.change(&spec)
                let job = try spec.resolve()
                try job.run(workers: Workers(count: 2), into: DirectorySink(folder.path))
                try body(request.name, job, folder)
            }
        }
    }

    /// The paths of all files in a folder.
    private func paths(in folder: URL) throws -> Set<String> {
        Set(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
                !folder.appending(path: $0).hasDirectoryPath
                    && $0.contains(".") && !$0.hasSuffix(".xcassets") && !$0.hasSuffix(".imageset")
            })
    }

    @Test("the schema accepts every Contents.json, and refuses what has one thing wrong")
    func schema() throws {
        var files: [String: [UInt8]] = [:]
        try forEach(.xcassets) { name, job, folder in
            for path in try paths(in: folder) where path.hasPrefix(name + ".") && path.hasSuffix("json") {
                files[path.replacing("/", with: "_").replacing(".", with: "_")] =
                    [UInt8](try Data(contentsOf: folder.appending(path: path)))
            }
        }
        let verdicts = try SchemaVerdicts.of(files, "xcassets.schema.json")
        #expect(verdicts.count == 28 && verdicts.values.allSatisfy { $0 })

        let good =
            #"{"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"}], "info": {"author": "spindle", "version": 1}, "properties": {"template-rendering-intent": "original"}}"#
        let changes = [
            ("a.png", "a/b.png"), ("universal", "phone"), ("1x", "1.5x"), ("original", "white"),
            ("\"version\": 1", "\"version\": 2"), ("\"scale\"", "\"size\""),
            ("\"scale\"", "\"appearances\": [], \"scale\""),
            ("\"scale\"", "\"language-direction\": \"rtl\", \"scale\""),
            (#", "properties": {"template-rendering-intent": "original"}"#, ""),
        ]
        var cases = ["good": [UInt8](good.utf8)]
        for (index, change) in changes.enumerated() {
            cases["bad\(index)"] = [UInt8](good.replacing(change.0, with: change.1).utf8)
        }
        let found = try SchemaVerdicts.of(cases, "xcassets.schema.json")
        #expect(found.filter(\.value).map(\.key) == ["good"] && found.count == changes.count + 1)
    }

    private struct ImageSet: Decodable {
        struct Image: Decodable, Hashable {
            struct Appearance: Decodable, Hashable {
                let appearance, value: String
            }
            let filename, scale: String
            let appearances: [Appearance]?
            let direction: String?

            enum CodingKeys: String, CodingKey {
                case filename, scale, appearances
                case direction = "language-direction"
            }
        }
        let images: [Image]
    }

    @Test("every picture of an asset catalog is named once, is there, and has its points times its scale")
    func xcassets() throws {
        try forEach(.xcassets) { name, job, folder in
            let catalog = folder.appending(path: name + ".xcassets")
            let sets = try FileManager.default.contentsOfDirectory(atPath: catalog.path).filter {
                $0 != "Contents.json"
            }
            let frames = job.timeline.count
            #expect(
                Set(sets) == Set((0..<frames).map { (frames == 1 ? name : "\(name)-\($0)") + ".imageset" }))
            let (width, height) = (job.scene.size.width.rounded(.up), job.scene.size.height.rounded(.up))
            for set in sets {
                let place = catalog.appending(path: set)
                let contents = try JSONDecoder().decode(
                    ImageSet.self, from: Data(contentsOf: place.appending(path: "Contents.json")))
                let files = contents.images.map(\.filename)
                #expect(
                    try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
                        == (files + ["Contents.json"]).sorted())
                // No two pictures are for the same screen and reader.
                let uses = contents.images.map {
                    "\($0.scale) \(($0.appearances ?? []).map(\.value)) \($0.direction ?? "any")"
                }
                #expect(Set(uses).count == files.count && files.count == 3 * (1 + job.variants.count))
                for image in contents.images {
                    let scale = try #require(Double(image.scale.dropLast()))
                    let picture = try decodePNG(
                        [UInt8](Data(contentsOf: place.appending(path: image.filename))))
                    #expect(Double(picture.width) == width * scale, "\(image.filename)")
                    #expect(Double(picture.height) == height * scale, "\(image.filename)")
                }
            }
        }
    }

    @Test("aapt2 compiles and links all drawables for Android, and finds each where it belongs")
    func android() throws {
        try FileManager.default.withTemporaryFolder { parent in
            let resources = parent.appending(path: "res")
            var expected: Set<String> = []
            try forEach(.android) { name, job, folder in
                let place = folder.appending(path: name + "-android/res")
                for path in try paths(in: place) {
                    let target = resources.appending(path: path)
                    try FileManager.default.createDirectory(
                        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try FileManager.default.copyItem(at: place.appending(path: path), to: target)
                    expected.insert(String(path.split(separator: "/")[1].prefix { $0 != "." }))
                }
            }
            let manifest = parent.appending(path: "AndroidManifest.xml")
            let package =
                "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" package=\"a.b\"/>"
            try Data(package.utf8).write(to: manifest)
            let (zip, apk) = (parent.appending(path: "res.zip").path, parent.appending(path: "out.apk").path)
            let java = parent.appending(path: "java").path
            _ = try Reader.aapt.run(["compile", "--dir", resources.path, "-o", zip])
            _ = try Reader.aapt.run([
                "link", "-I", "/usr/share/android-framework-res/framework-res.apk", "--manifest",
                manifest.path, "--java", java, "--min-sdk-version", "24", "--target-sdk-version", "29", "-o",
                apk, zip,
            ])
            // The class with all resources that were linked.
            let fields = try String(contentsOfFile: java + "/a/b/R.java", encoding: .utf8)
            let names = Set(fields.matches(of: /int ([a-z0-9_]+)=/).map { String($0.1) })
            #expect(names == expected)
            let table = String(
                decoding: try Reader.aapt.run(["dump", "resources", apk]), as: UTF8.self)
            for config in ["(mdpi)", "(ldrtl-night-xxxhdpi", "(night-hdpi", "(ldrtl-xhdpi"] {
                #expect(table.contains(config), "\(config)")
            }
        }
    }

    private struct Shown: Decodable {
        let name, media, source: String
        let density, width, height: Int
        /// The largest difference of any channel from the picture that was to be chosen; nil of what moves.
        let off: Double?
        let moves: Bool
    }

    @Test("Chromium chooses the picture for its screen and its user's wishes, and shows it pixel for pixel")
    func web() throws {
        try Reader.chromium.requireInstalled()
        var cases: [[String: Any]] = []
        try FileManager.default.withTemporaryFolder { parent in
            var variants: [String: [FrameVariant]] = [:]
            try forEach(.web) { name, job, folder in
                let place = parent.appending(path: name)
                try FileManager.default.copyItem(at: folder.appending(path: name + "-web"), to: place)
                let size = job.scene.size
                cases.append([
                    "name": name, "page": place.appending(path: name + ".html").path,
                    "width": size.width.rounded(.up), "height": size.height.rounded(.up),
                ])
                variants[name] = job.variants.map { $0.variant }.filter { !$0.isRightToLeft }
            }
            let file = parent.appending(path: "cases.json")
            try JSONSerialization.data(withJSONObject: cases).write(to: file)
            let output = try Reader.python.run([Reader.script("chromium_images.py"), file.path])
            let shown = try JSONDecoder().decode([Shown].self, from: output)
            #expect(shown.count == Self.requests.count * 3 * 7)
            for image in shown {
                let isLoop = image.name == "labelled"
                let isRun = image.name == "mask" || image.name == "brief"
                func isChosen(_ word: String, _ has: (FrameVariant) -> Bool) -> Bool {
                    image.media.contains(word) && variants[image.name]?.contains(where: has) == true
                }
                let isDark = isChosen("dark") { $0.isDark }
                let isStrong = isChosen("more") { $0.isHighContrast }
                let isCalm = image.media.contains("reduce")
                let calm = !isCalm ? "" : isLoop ? "-slow" : isRun ? "-still" : ""
                let expected =
                    image.name + (isDark ? "-dark" : "") + (isStrong ? "-contrast" : "") + calm
                    + (image.density > 1 ? "@\(image.density)x" : "") + ".png"
                #expect(image.source == expected, "\(image)")
                let facts = try #require(cases.first { $0["name"] as? String == image.name })
                #expect(Double(image.width) == facts["width"] as? Double, "\(image)")
                #expect(Double(image.height) == facts["height"] as? Double, "\(image)")
                // A run is over by the time that anyone looks.
                if !isLoop { #expect(try #require(image.off) <= 1, "\(image)") }
                if isLoop { #expect(image.moves, "\(image)") }
            }
        }
    }
}
