import CairoRaster
import Drawing
import Foundation
import Platform
import RequestSupport
import Synchronization
import TestSupport
import Testing

@testable import Builds
@testable import Files
@testable import Rendering

/// Does something to the inputs while a build draws.
private final class Meddler: BuildObserver {
    private let begins, paints: @Sendable (Int) -> Void
    private let painted = Mutex(0)

    init(
        willBegin: @escaping @Sendable (Int) -> Void = { _ in },
        willPaint: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        (begins, paints) = (willBegin, willPaint)
    }

    func willPaint() {
        painted.withLock {
            paints($0)
            $0 += 1
        }
    }

    func willBuild(jobs: Int, rendering: Int, frames: Int, paints: Int) { begins(rendering) }
    func did(_ job: JobReport) {}
}

@Suite struct InputChangeTests {
    private static let manifest = """
        version: 1
        defaults: {theme: t.yaml, motion: m.yaml, size: 9, frames: 2}
        assets:
          a: {matrix: {direction: [ltr, rtl], scale: [1, 2, 3], stroke: [1, 2]}}
        """

    private static let themes = ["#FF0000", "#0000FF"].map {
        "{base: fiori-light, colors: {indicator: \"\($0)\"}}"
    }
    private static let motions = [1520, 760].map {
        customMotion.replacingOccurrences(of: "1520", with: "\($0)")
    }

    @Test("a theme and a motion that are replaced during a build, and put back, change no file of it")
    func replaced() throws {
        let fixture = try BuildFixture(Self.manifest)
        let path = fixture.folder.path
        let puts = Atomic(0)
        @Sendable func put(_ index: Int) {
            do {
                try Self.themes[index].write(toFile: path + "/t.yaml", atomically: false, encoding: .utf8)
                try Self.motions[index].write(toFile: path + "/m.yaml", atomically: false, encoding: .utf8)
                puts.wrappingAdd(1, ordering: .relaxed)
            } catch { Issue.record(error) }
        }
        put(0)
        try fixture.build("whole")
        let meddler = Meddler(willBegin: { _ in put(1) }, willPaint: { if $0 == 17 { put(0) } })
        let report = try fixture.builder().build(observer: meddler)
        #expect(report.built == 12)
        #expect(puts.load(ordering: .relaxed) == 3)
        #expect(fixture.files() == fixture.files("whole"))
        #expect(try fixture.builder().check().isEmpty)
        put(1)
        #expect(try fixture.builder().check().outdated.count == 12)
    }

    @Test("a font that changes during a build fails its jobs, which the next build draws")
    func font() throws {
        let font = try #require(try FontSet(.standard).faces.first?.path)
        let fixture = try BuildFixture(
            "{version: 1, defaults: {value: 0.5, size: 20}, assets: {a: , b: {label: Saving, font: ./f.otf}, c: }}"
        )
        let path = fixture.folder.path + "/f.otf"
        @Sendable func put() {
            do {
                let bytes = try Data(contentsOf: URL(filePath: font))
                try bytes.write(to: URL(filePath: path), options: .atomic)
            } catch { Issue.record(error) }
        }
        put()
        var options = Builder.Options()
        options.keepsGoing = true
        let report = try fixture.builder("out", options).build(observer: Meddler(willBegin: { _ in put() }))
        #expect(report.built == 2 && report.failures.map(\.id) == ["b"])
        let reason = report.failures.first?.reason as? SinkError
        #expect(
            reason?.kind == .ioFailed && reason?.path.hasSuffix("/f.otf") == true
                && reason?.operation == "read")
        #expect(try fixture.builder().check().outdated.map(\.id) == ["b"])
        #expect(try fixture.build().built == 1)
        #expect(try fixture.builder().check().isEmpty)
    }

    @Test("a font that is replaced is another one, also to a process that has drawn with it")
    func replacedFont() throws {
        let fonts = try FontSet(.standard).faces.map(\.path)
        let fixture = try BuildFixture(
            "{version: 1, assets: {a: {value: 0.5, size: 20, label: Saving, font: ./f.otf}}}")
        func picture(_ font: String) throws -> [UInt8]? {
            fixture.folder.put("next", [UInt8](try Data(contentsOf: URL(filePath: font))))
            try #require(unsafe rename(fixture.folder.path + "/next", fixture.folder.path + "/f.otf") == 0)
            try fixture.build()
            return fixture.files()["a-0000.png"]
        }
        let regular = try picture(fonts[0])
        let bold = try picture(fonts[3])
        #expect(regular != nil && bold != nil && regular != bold)
        #expect(try picture(fonts[0]) == regular && picture(fonts[3]) == bold)
        fixture.put("{version: 1, assets: {a: {value: 0.5, size: 20, label: Saving, font: \(fonts[3])}}}")
        try fixture.build("other")
        #expect(fixture.files("other")["a-0000.png"] == bold)
    }

    @Test(
        "a build that would write over one of its inputs is refused before anything is written",
        arguments: [
            ("a.json", ["a.json": "{version: 1, assets: {a: {frames: 2, to: sheet}}}"], "a.json"),
            (
                "m.yaml",
                [
                    "m.yaml": "{version: 1, includes: x/b.json, assets: {a: {frames: 1}}}",
                    "x/b.json": "{version: 1, assets: {b: {folder: x, frames: 2, to: sheet}}}",
                ], "x/b.json"
            ),
            (
                "m.yaml",
                [
                    "m.yaml":
                        "{version: 1, assets: {z: {frames: 1}, a: {theme: a.json, to: sheet, frames: 2}}}",
                    "a.json": themes[0],
                ], "a.json"
            ),
            (
                "m.yaml",
                [
                    "m.yaml":
                        "{version: 1, assets: {a: {motion: x/a.json, to: sheet, frames: 2, folder: x}}}",
                    "x/a.json": motions[0],
                ], "x/a.json"
            ),
        ])
    func overwriting(manifest: String, files: [String: String], culprit: String) throws {
        let folder = try WorkFolder()
        try #require(mkdir(folder.path + "/x"))
        for (name, text) in files { folder.put(name, Array(text.utf8)) }
        let before = folder.names()
        let (inputs, workers) = (InputFiles(), Workers(count: 2))
        let read = try Manifest.read(folder.path + "/" + manifest, inputs: inputs)
        let builder = Builder(
            try BuildPlan(read, inputs: inputs, workers: workers), to: folder.path, workers: workers)
        for request in [{ _ = try builder.build(observer: Witness()) }, { _ = try builder.check() }] {
            let error = #expect(throws: SinkError.self) { try request() }
            #expect(error?.kind == .cannotCreate && error?.path == folder.path + "/" + culprit)
            #expect(error?.description.contains(culprit) == true)
        }
        #expect(folder.names() == before)
        for (name, text) in files { #expect(folder.bytes(name) == Array(text.utf8)) }
    }

    @Test("a merge that would write over a file of one of its parts is refused before anything is written")
    func merging() throws {
        let fixture = try BuildFixture(
            "{version: 1, defaults: {value: 0.5, size: 9}, assets: {a: , b: {naming: a, folder: p, value: 0.7}}}"
        )
        for (number, folder) in [(1, "out/p"), (2, "two")] {
            var options = Builder.Options()
            options.shard = Shard(number, of: 2)
            #expect(try fixture.build(folder, options).built == 1)
        }
        let before = (fixture.files("out"), fixture.files("two"))
        let parts = ["out/p", "two"].map { fixture.folder.path + "/" + $0 }
        let error = #expect(throws: SinkError.self) {
            try ShardMerge.merge(parts, into: fixture.folder.path + "/out")
        }
        #expect(error?.kind == .cannotCreate && error?.path.hasSuffix("/out/p/a-0000.png") == true)
        #expect(fixture.files("out") == before.0 && fixture.files("two") == before.1)
        #expect(try ShardMerge.merge(parts, into: fixture.folder.path + "/all").files == 2)
    }
}
