import MotionCore
import Resolution
import Testing

@testable import Curves
@testable import Jobs
@testable import Requests

@Suite struct CurveTableTests {
    private func timeline(_ motion: Motion, frames: Int? = nil) throws -> Timeline {
        var spec = MotionSpec()
        (spec.motion, spec.frames) = (.value(motion), frames)
        return try spec.timeline(fallback: .fluent)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test("the rows of a simple motion, as text")
    func csv() throws {
        let table = CurveTable(try timeline(.fioriProcessing, frames: 4))
        #expect(
            text(table.csv()) == """
                frame,time_ms,start_deg,sweep_deg
                0,0.000000000,0.000000000,324.000000000
                1,325.000000000,90.000000000,324.000000000
                2,650.000000000,180.000000000,324.000000000
                3,975.000000000,270.000000000,324.000000000

                """)
    }

    @Test("chosen moments stand in their order, with the time as it was given")
    func moments() throws {
        let table = CurveTable(try timeline(.fioriProcessing), at: [1300, -325, 0.5])
        #expect(table.count == 3)
        #expect(
            text(table.csv()).split(separator: "\n").dropFirst() == [
                "0,1300.000000000,0.000000000,324.000000000", "1,-325.000000000,270.000000000,324.000000000",
                "2,0.500000000,0.138461538,324.000000000",
            ])
        #expect(
            text(CurveTable(try timeline(.fluent), at: []).csv()) == "frame,time_ms,start_deg,sweep_deg\n")
    }

    @Test("start is never printed as 360")
    func neverFull() throws {
        // Just before the loop closes, start is nearer to 360 than the last decimal.
        let times = stride(from: 1e-13, to: 1e-8, by: 7e-11).map { 1300 - $0 }
        let table = CurveTable(try timeline(.fioriProcessing), at: times)
        let starts = text(table.csv()).split(separator: "\n").dropFirst().map { $0.split(separator: ",")[2] }
        #expect(starts.contains("0.000000000") && starts.contains { $0.hasPrefix("359.99999999") })
        #expect(!starts.contains { $0.hasPrefix("360") })
    }

    @Test("JSON tells where the motion is from, and no period where there is none")
    func json() throws {
        let loop = text(CurveTable(try timeline(.fluent, frames: 2)).json())
        #expect(loop.contains("\"period_ms\": 1500") && loop.contains("\"motion\": \"fluent\""))
        let run = text(CurveTable(try timeline(.determinate, frames: 2)).json())
        #expect(!run.contains("period_ms"))
        #expect(
            run.contains(
                "{\"frame\": 1, \"time_ms\": 16.666666666666668, \"start_deg\": 0, \"sweep_deg\": 360}"))
    }
}
