import Foundation
import MotionCore
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Curves
@testable import Files
@testable import Requests

@Suite struct CurveFormatTests {
    private func bytes(_ path: String, _ change: (inout CurveSpec) -> Void = { _ in }) throws -> [UInt8] {
        var spec = CurveSpec()
        spec.motion = .fluent
        change(&spec)
        return try spec.bytes(for: path)
    }

    @Test("the end of the file's name tells the format, unless one is given")
    func formats() throws {
        #expect(try bytes("-").starts(with: "frame,time_ms".utf8))
        #expect(try bytes("a/b.JSON").starts(with: "{".utf8))
        #expect(try bytes("a.svg").starts(with: "<svg".utf8))
        #expect(try bytes("a.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try bytes("a.yaml").starts(with: "name: ".utf8))
        #expect(try bytes("a.yaml") { $0.format = "csv" }.starts(with: "frame".utf8))
        #expect(try bytes("a.txt").starts(with: "frame".utf8))
        #expect(try bytes("a.csv") { $0.asJSON = true }.starts(with: "{".utf8))
        #expect(try bytes("a.csv") { $0.analyzes = true }.starts(with: "motion ".utf8))
    }

    @Test("what excludes each other is refused by its flag")
    func refused() {
        func place(_ change: (inout CurveSpec) -> Void) -> String? {
            #expect(throws: SpecError.self) { try bytes("-", change) }?.place
        }
        #expect(place { $0.format = "svgg" } == "--format")
        #expect(place { spec in (spec.format, spec.asJSON) = ("png", true) } == "--json")
        #expect(place { spec in (spec.analyzes, spec.times) = (true, [0]) } == "--at")
        #expect(place { spec in (spec.analyzes, spec.start) = (true, 0) } == "--t0")
        #expect(place { spec in (spec.analyzes, spec.format) = (true, "svg") } == "--format")
        #expect(place { spec in (spec.format, spec.times) = ("svg", [0]) } == "--at")
        #expect(
            place { spec in (spec.animation.motion, spec.format) = (.value(.determinate), "yaml") }
                == "--format"
        )
        #expect(
            place { spec in (spec.animation.motion, spec.analyzes) = (.value(.determinate), true) }
                == "--analyze")
    }

    @Test("a file is written whole where its path says, or to the current folder")
    func files() throws {
        let folder = try WorkFolder()
        try OutputFile(folder.path + "/new/a.csv").write([1, 2])
        #expect(folder.bytes("new/a.csv") == [1, 2])
        #expect(throws: SinkError.self) { try OutputFile(folder.path + "/").write([1]) }
        #expect(throws: SinkError.self) { try OutputFile("").write([1]) }
    }
}
