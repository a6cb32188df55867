import Foundation
import Indicators
import Testing

@testable import Files
@testable import Jobs
@testable import Loading
@testable import Rendering
@testable import Requests

/// What sidecars say, as others read it.
@Suite struct SidecarReaderTests {
    static let specs: [String: String] = [
        "loop": "{motion: fluent}",
        "reduced": "{motion: fluent, with-reduced-motion: [message, slow]}",
        "labeled": "{motion: fluent, label: Sending}", "run": "{value: '0:1'}",
        "change": "{transition: 'active:error', label: {error: 'Upload failed & lost <3'}}",
        "settle": "{transition: 'indeterminate:determinate=0.4'}",
        "state": "{state: paused, value: 0.3, started-by: system}",
        "steps": "{indicator: steps, steps: [Cart, Address, Review], transition: 'step:1:2'}",
        "story":
            "{operation: {events: [{at: 0, started}, {at: 2000, progress: 0.3}, {at: 4000, succeeded: Done}]}}",
        "hidden": "{operation: {events: [{at: 0, started}, {at: 20, succeeded: Done}]}}",
    ]

    private static func job(_ name: String, _ text: String) throws -> RenderJob {
        var spec = try RenderFile.parse(Array(text.utf8), name: name).spec
        (spec.name, spec.access.sidecars) = (name, [.json, .vtt, .txt])
        return try spec.resolve()
    }

    @Test("the schema accepts the sidecar of every kind of asset (A2)")
    func schema() throws {
        let files = try Self.specs.map { ($0, Sidecar(try Self.job($0, $1)).bytes(.json)) }
        let verdicts = try SchemaVerdicts.of(
            Dictionary(uniqueKeysWithValues: files), "a11y.schema.json")
        #expect(verdicts == Self.specs.mapValues { _ in true })
    }

    @Test("a WebVTT reader finds what is announced, at its time (A2)")
    func captions() throws {
        try FileManager.default.withTemporaryFolder { folder in
            for (name, text) in Self.specs {
                let sidecar = Sidecar(try Self.job(name, text))
                let file = folder.appending(path: name + ".vtt")
                try Data(sidecar.bytes(.vtt)).write(to: file)
                let output = try Reader.python.run([Reader.script("captions.py"), file.path])
                let captions = try #require(
                    JSONSerialization.jsonObject(with: output) as? [[String: Any]])
                #expect(captions.map { $0["text"] as? String } == sidecar.announcements.map(\.text))
                let times = try captions.map { try #require($0["start"] as? Double) }
                for (time, announcement) in zip(times, sidecar.announcements) {
                    #expect((time - announcement.time).magnitude <= 0.5, "\(name)")
                }
            }
        }
    }

    @Test(
        "a bare spinner is in progress, a failure is an alert, and what nobody asked for is not announced (A2, P5)"
    )
    func words() throws {
        func sidecar(_ name: String) throws -> Sidecar { Sidecar(try Self.job(name, Self.specs[name] ?? "")) }
        let reduced = String(decoding: try sidecar("reduced").bytes(.json), as: UTF8.self)
        #expect(reduced.contains("\"reduced-reduced\"") && reduced.contains("\"reduced-reduced-slow\""))
        let loop = try sidecar("loop")
        #expect(
            loop.lines.map(\.text) == ["In progress"] && loop.announcements.map(\.text) == ["In progress"])
        #expect(loop.role == .progressbar && loop.label == nil && loop.focus.isEmpty)
        #expect(try sidecar("labeled").label == "Sending")
        let change = try sidecar("change")
        #expect(change.role == .alert && change.announcements.map(\.politeness) == [.assertive])
        #expect(try sidecar("state").announcements.isEmpty)
        #expect(try sidecar("run").announcements.map(\.text) == ["0%", "25%", "50%", "75%", "100%"])
        #expect(
            try sidecar("steps").lines.map(\.text) == [
                "Step 1 of 3: Cart, active", "Step 2 of 3: Address, active",
            ])
        #expect(try sidecar("hidden").announcements.isEmpty)
        let story = try sidecar("story").announcements.map(\.text)
        #expect(story == ["In progress", "30%", "Done"])
    }
}
