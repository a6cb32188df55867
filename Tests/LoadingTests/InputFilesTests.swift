import Curves
import Formats
import Foundation
import Indicators
import Jobs
import Loading
import MotionCore
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Files
@testable import Loading
@testable import Requests

@Suite struct InputFilesTests {
    private let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    private func put(_ name: String, _ text: String) { folder.put(name, Array(text.utf8)) }

    @Test("a file is read once: what it was is what counts, whatever becomes of it")
    func once() throws {
        put("t.yaml", "{base: fiori-light, stop: 3}")
        let inputs = InputFiles()
        let digest = inputs.digest(path("t.yaml"), limit: SpecTree.Limits().bytes)
        let before = inputs.snapshot
        #expect(before.now() == before)
        put("t.yaml", "{base: fiori-light, stop: 4}")
        #expect(try inputs.theme(path("t.yaml")).metrics.stop == 3)
        #expect(inputs.digest(path("t.yaml"), limit: SpecTree.Limits().bytes) == digest)
        #expect(before.now() != before, "the change is seen")
        #expect(inputs.snapshot == before)
        #expect(try InputFiles(after: inputs).theme(path("t.yaml")).metrics.stop == 4)
    }

    @Test("what is put back, with its old time and size, was changed all the same")
    func putBack() throws {
        put("t.yaml", "base: fiori-light")
        let inputs = InputFiles()
        _ = try inputs.theme(path("t.yaml"))
        let date = try #require(try folder.attributes("t.yaml")[.modificationDate] as? Date)
        // Times go in steps of some milliseconds.
        while try folder.attributes("t.yaml")[.modificationDate] as? Date == date {
            put("t.yaml", "base: fiori-light")
        }
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path("t.yaml"))
        #expect(inputs.snapshot.now() != inputs.snapshot)
    }

    @Test("a file that is not there counts: it stays missing, and its coming is a change")
    func missing() throws {
        let inputs = InputFiles()
        #expect(throws: SpecError.self) { try inputs.motion(path("m.yaml")) }
        #expect(inputs.paths == [path("m.yaml")])
        put("m.yaml", customMotion)
        #expect(throws: SpecError.self) { try inputs.motion(path("m.yaml")) }
        #expect(inputs.snapshot.now() != inputs.snapshot)
        #expect(try InputFiles().motion(path("m.yaml")).name == "mine")
    }

    @Test("only regular files of a sane size are read, but for pipes that the user named")
    func kinds() throws {
        try #require(mkdir(path("folder")))
        try #require(unsafe mkfifo(path("pipe"), 0o600) == 0)
        try link(path("device"), to: "/dev/zero")
        try link(path("loop"), to: path("loop"))
        put("holes", "")
        #expect(unsafe truncate(path("holes"), 3 << 30) == 0)
        for (name, kind, message) in [
            ("folder", .missing, "is a folder, not a file"), ("pipe", .missing, "is a pipe"),
            ("device", .missing, "is a device, not a file"), ("loop", .missing, "cannot be opened"),
            ("holes", .file, "more than 1048576 bytes"), ("none", .missing, "does not exist"),
        ] as [(String, SpecError.Kind, String)] {
            for named in [[], [path(name)]] where named.isEmpty || name != "pipe" {
                let inputs = InputFiles(named: named)
                let error = #expect(throws: SpecError.self) { try inputs.bytes(path(name)) }
                #expect(error?.kind == kind && error?.message.contains(message) == true, "\(name): \(error!)")
                #expect(inputs.digest(path(name), limit: 1 << 20) == InputFiles.missing)
                #expect(inputs.paths == [path(name)], "so that a watch sees it change")
            }
        }
        let writer = Thread { [path = path("pipe")] in
            let file = unsafe open(path, O_WRONLY)
            _ = unsafe write(file, "base: fiori-dark", 16)
            close(file)
        }
        writer.start()
        let inputs = InputFiles(named: [path("pipe")])
        #expect(try inputs.theme(path("pipe")).name == "fiori-dark")
        #expect(try inputs.bytes(path("pipe")) == Array("base: fiori-dark".utf8), "it is read once")
        #expect(inputs.paths.isEmpty, "what cannot be read again is not waited for")
    }

    @Test("an output that is a file which was read is refused with both names, links of either kind included")
    func outputs() throws {
        put("t.yaml", "base: fiori-light")
        put("other", "")
        try link(path("soft"), to: path("t.yaml"))
        try FileManager.default.linkItem(atPath: path("t.yaml"), toPath: path("hard"))
        let inputs = InputFiles()
        _ = try inputs.theme(path("soft"))
        for name in ["t.yaml", "soft", "hard", "./hard"] {
            let error = #expect(throws: SinkError.self) { try inputs.rejectOutput(path(name)) }
            #expect(error?.kind == .cannotCreate && error?.path == path(name))
            #expect(error?.description.contains(path("soft")) == true)
        }
        for name in ["other", "none", "none/none", ""] { try inputs.rejectOutput(path(name)) }
        #expect(throws: SinkError.self) { try inputs.read.reject(in: folder.path) { ["a", "hard"] } }
        try inputs.read.reject(in: path("none")) { () -> [String] in
            Issue.record("names in a folder that is not there are not asked for")
            return []
        }
    }

    @Test("a request is loaded once, and then reads no file any more")
    func loading() throws {
        put("t.yaml", "{base: fiori-light, stop: 3}")
        put("m.yaml", customMotion)
        put("log", "0,0\n2000,0.5\n4000,1\n")
        var spec = RenderSpec()
        (spec.themeSource, spec.animation.motion) = (.file(path("t.yaml")), .file(path("m.yaml")))
        spec.operation.log = path("log")
        spec.formats = [.xcassets, .apng]
        spec.access.variants = [.slow, .message]
        try spec.load(from: InputFiles())
        for name in ["t.yaml", "m.yaml", "log"] {
            try FileManager.default.removeItem(atPath: path(name))
        }
        let job = try spec.resolve()
        #expect(job.timeline.motion.name == "mine" && job.story != nil && job.alternatives.count == 2)
        var curve = CurveSpec()
        put("m.yaml", customMotion)
        curve.animation.motion = .file(path("m.yaml"))
        try curve.load(from: InputFiles())
        try FileManager.default.removeItem(atPath: path("m.yaml"))
        #expect(try !curve.bytes(for: "-").isEmpty)
    }
}
