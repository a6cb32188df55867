import Foundation
import Testing

@Suite struct CurveCommandTests {
    struct Row {
        let frame: Int
        let time, start, sweep: Double
    }

    private func rows(_ arguments: String...) async throws -> [Row] {
        let result = try await CLI.run(["curve"] + arguments)
        try #require(result.status == 0, "\(result.errors)")
        #expect(result.text.hasSuffix("\n"))
        #expect(result.lines.first == "frame,time_ms,start_deg,sweep_deg")
        return try result.lines.dropFirst().map { line in
            let match = try #require(
                line.wholeMatch(of: /([0-9]+),(-?[0-9]+\.[0-9]{6,}),([0-9]+\.[0-9]{6,}),([0-9]+\.[0-9]{6,})/),
                "\(line)")
            #expect(!match.3.hasPrefix("360"))
            return Row(
                frame: try #require(Int(match.1)), time: try #require(Double(match.2)),
                start: try #require(Double(match.3)), sweep: try #require(Double(match.4)))
        }
    }

    @Test(
        "a loop at 60 frames a second is the published motion",
        arguments: zip(PublishedMotions.all, [324, 360, 90, 78]))
    func published(motion: PublishedMotions.Published, frames: Int) async throws {
        let rows = try await rows(motion.name)
        #expect(rows.map(\.frame) == Array(0..<frames))
        for row in rows {
            #expect(abs(row.time - Double(row.frame) * motion.period / Double(frames)) < 1e-8)
            expect(row, motion)
        }
    }

    private func expect(_ row: Row, _ motion: PublishedMotions.Published) {
        let (tail, head) = motion.ends(row.time)
        #expect((0..<360).contains(row.start))
        #expect(angle(row.start, tail) < 1e-5, "\(motion.name) starts elsewhere at \(row.time)")
        #expect(abs(row.sweep - (head - tail)) < 1e-5, "\(motion.name) is as long elsewhere at \(row.time)")
    }

    @Test("--at takes arbitrary times, in any order, and beyond one loop")
    func times() async throws {
        for motion in PublishedMotions.all {
            let times = [0, 1, 0.5, 123.456, 666.999, 1299.5, 749.99]
            let later = times.map { $0 + 3 * motion.period } + times.map { $0 - motion.period }
            let list = (times + later).map { "\($0)" }.joined(separator: ",")
            let rows = try await rows(motion.name, "--at=" + list)
            #expect(rows.map(\.frame) == Array(0..<21))
            for (row, time) in zip(rows, times + times + times) {
                expect(Row(frame: row.frame, time: time, start: row.start, sweep: row.sweep), motion)
            }
        }
    }

    @Test("--fps, --frames, and both: N frames of a loop, one loop in N, the first N")
    func grids() async throws {
        let fps = try await rows("fluent", "--fps", "7")
        #expect(fps.count == 11)  // 10.5, and a half is rounded away from zero
        #expect(abs(fps[1].time - 1500.0 / 11) < 1e-8)
        let slow = try await rows("fluent", "--fps", "0.1")
        #expect(slow.map(\.time) == [0])
        let spread = try await rows("fluent", "--frames", "16")
        #expect(spread.count == 16 && spread[8].time == 750)
        let first = try await rows("fluent", "--frames", "3", "--fps", "20")
        #expect(first.map(\.time) == [0, 50, 100])
        let several = try await rows("fluent", "--frames", "61", "--fps", "20")
        #expect(several.count == 61 && several[60].time == 3000)
        #expect(angle(several[60].start, several[0].start) < 1e-6)
    }

    @Test("JSON has the same rows")
    func json() async throws {
        let rows = try await rows("material-retreat", "--frames", "50")
        let result = try await CLI.succeed(
            "curve", "material-retreat", "--frames", "50", "--format", "json")
        let json = try #require(
            JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
        #expect(json["motion"] as? String == "material-retreat")
        #expect(json["period_ms"] as? Double == 6000)
        let fps = try #require(json["fps"] as? Double)
        #expect(abs(fps - 50.0 / 6) < 1e-12)
        let frames = try #require(json["frames"] as? [[String: Double]])
        #expect(frames.count == 50 && rows.count == 50)
        for (row, frame) in zip(rows, frames) {
            #expect(frame["frame"] == Double(row.frame))
            #expect(abs(try #require(frame["time_ms"]) - row.time) < 1e-8)
            #expect(angle(try #require(frame["start_deg"]), row.start) < 1e-8)
            #expect(abs(try #require(frame["sweep_deg"]) - row.sweep) < 1e-8)
        }
    }

    @Test("determinate: 101 frames from 0 to 100 %, from 12 o'clock")
    func percent() async throws {
        let rows = try await rows("determinate")
        #expect(rows.count == 101)
        for row in rows {
            #expect(row.start == 0)
            #expect(abs(row.sweep - 3.6 * Double(row.frame)) < 1e-8)
        }
        #expect(rows[0].sweep == 0 && rows[100].sweep == 360)
    }

    @Test("determinate: a value, a run of values back and forth, an easing")
    func values() async throws {
        let one = try await rows("determinate", "--value", "0.4")
        #expect(one.map(\.sweep) == [144])
        let back = try await rows("determinate", "--value", "1:0", "--frames", "5")
        #expect(back.map(\.sweep) == [360, 270, 180, 90, 0])
        let eased = try await rows(
            "determinate", "--value", "0.25:0.75", "--easing", "ease-in-out", "--frames", "11", "--fps", "10")
        for row in eased {
            let e = PublishedMotions.bezier(0.42, 0, 0.58, 1, Double(row.frame) / 10)
            #expect(abs(row.sweep - 360 * (0.25 + 0.5 * e)) < 1e-6)
            #expect(row.time == 100 * Double(row.frame))
        }
        let times = try await rows("determinate", "--frames", "11", "--fps", "10", "--at=-5,250,1000,9999")
        #expect(times.map(\.sweep) == [0, 90, 360, 360])
    }

    @Test("times beyond all measure give numbers all the same")
    func farTimes() async throws {
        let result = try await CLI.succeed("curve", "material-advance", "--at=1e308,-1e308,1e15")
        #expect(result.lines.count == 4)
        #expect(!result.text.contains("nan") && !result.text.contains("inf"))
    }

    @Test(
        "C3: from the running motion to 40 %: begun where the motion is, without a jolt, at rest at the end",
        arguments: ["material-advance", "material-retreat", "fluent", "nv-circle", "fiori-processing"])
    func settles(motion: String) async throws {
        for start in [0.0, 333, 1000, 1499.9, 3333] {
            let rows = try await rows(
                motion, "--transition", "indeterminate:determinate=0.4", "--t0", "\(start)", "--fps", "240")
            let step = 1000.0 / 240
            let before = try await self.rows(motion, "--at=\(start - step),\(start)")
            #expect(rows[0].time == 0 && rows[0].start == before[1].start && rows[0].sweep == before[1].sweep)
            for (index, row) in rows.enumerated() {
                #expect(row.frame == index && abs(row.time - Double(index) * step) < 1e-8)
            }
            let last = try #require(rows.last)
            #expect(last.start == 0 && last.sweep == 144 && last.time <= 1000 + step)
            // Ends in degrees, one frame before the beginning and then all of them; differences go the short way.
            let arcs = [before[0]] + rows
            for end in [{ $0.start }, { $0.start + $0.sweep }] as [(Row) -> Double] {
                let ways = zip(arcs, arcs.dropFirst()).map { (end($1) - end($0)).remainder(dividingBy: 360) }
                for (way, next) in zip(ways, ways.dropFirst()) {
                    #expect(abs(next - way) < 0.2, "\(motion) at \(start): \(way)° and then \(next)°")
                }
                #expect(abs(ways[ways.count - 1]) < 0.2)
                let turned = ways.firstIndex { $0 >= 0 } ?? ways.count
                #expect(turned < 36 && ways[turned...].allSatisfy { $0 > -1e-6 }, "\(motion) at \(start)")
            }
        }
    }

    @Test("a run of values lasts as long as its frames, at given times and on plots too")
    func framesOfRun() async throws {
        let run = ["curve", "determinate", "--value", "0:1", "--frames", "11", "--fps", "10"]
        #expect(
            try await CLI.run(run + ["--at", "500"]).text.hasSuffix(
                "0,500.000000000,0.000000000,180.000000000\n"))
        #expect(try await CLI.run(run + ["--format", "svg"]).status == 0)
    }

    @Test("a note says that a motion runs as published anyway")
    func faithful() async throws {
        let result = try await CLI.run(["curve", "fluent", "--faithful", "--at", "0"])
        #expect(result.status == 0)
        #expect(result.errors == "Note: --faithful has no effect on fluent, which runs as published\n")
        #expect(try await CLI.run(["curve", "swiperefresh", "--faithful", "--at", "0"]).errors.isEmpty)
    }

    @Test("a transition lasts as long as it does")
    func transitions() async throws {
        try await expectRefusal(
            ["curve", "fluent", "--transition", "active:success", "--window", "5"], 64, "--window")
    }
}
