import Foundation
import Loading
import MotionCore
import TestSupport
import Testing

@testable import Curves
@testable import Files
@testable import Loading
@testable import Requests

@Suite struct CurveAnalysisTests {
    private func analysis(_ name: String, faithful: Bool = false, fps: Double? = nil) throws -> CurveAnalysis
    {
        var spec = MotionSpec()
        (spec.motion, spec.isFaithful, spec.fps) = (try Source(parsing: name), faithful, fps)
        try spec.load(from: InputFiles())
        return try CurveAnalysis(spec)
    }

    private func lines(_ analysis: CurveAnalysis) -> [String] {
        String(decoding: analysis.text(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("every loop of the catalogue, also as published, repeats after the period that it states")
    func periods() throws {
        for motion in Motion.plain where motion.kind != .determinate {
            for faithful in [false, true] {
                let analysis = try analysis(motion.name, faithful: faithful)
                #expect(
                    analysis.gap == nil, "\(motion.name) states another period than \(analysis.loop.period)")
            }
        }
    }

    @Test("the text gives the published figures with their units")
    func figures() throws {
        let advance = lines(try analysis("material-advance"))
        #expect(advance.contains("period          5400 ms, exactly"))
        #expect(advance.contains("sub-cycle       1350 ms, turned by 270° each time; 4 make the loop"))
        #expect(advance.contains("smallest sweep  20° at 0 ms"))
        #expect(advance.contains { $0.hasPrefix("largest sweep   270° at 667") })
        #expect(advance.contains("head backward   never"))
        #expect(advance.contains("60   324     324      not needed"))
        #expect(advance.contains("24   130     129.6    5416.667 ms (+0.3086%)"))
        let retreat = lines(try analysis("material-retreat"))
        #expect(retreat.contains { $0.hasPrefix("head backward   ") && $0.contains("in a loop, at up to") })
        let refresh = lines(try analysis("swiperefresh", faithful: true))
        #expect(refresh.contains { $0.hasPrefix("jumps ") && $0.contains("-3.6°") })
    }

    @Test("at a given frame rate only that one is shown")
    func rate() throws {
        #expect(try analysis("fluent", fps: 48).fits.map(\.fps) == [48])
        #expect(try analysis("fluent").fits.map(\.fps) == CurveAnalysis.commonRates)
    }

    @Test("a loop of one's own that does not close where it says is found out")
    func gap() throws {
        let text = """
            {name: open, period: 1000, tail: {tracks: [{amount: 350}]}, head: {offset: 30, tracks: [{amount: 350}]}}
            """
        let folder = try WorkFolder()
        folder.put("open.yaml", Array(text.utf8))
        let open = try analysis(folder.path + "/open.yaml")
        #expect(open.gap.map { abs($0 - 10) < 1e-9 } == true)
        folder.put(
            "early.yaml",
            Array(
                "{name: early, period: 1500, tail: {}, head: {tracks: [{period: 1000, amount: 90, easing: ease, accumulates: false}]}}"
                    .utf8))
        let early = try analysis(folder.path + "/early.yaml")
        let expected = Easing.ease.value(at: 0.5) * 90
        #expect(early.gap.map { abs($0 - expected) < 1e-9 } == true)
        #expect(lines(early).contains { $0.contains("the loop does not close") })
    }

    @Test(
        "moves closer together than can be measured are no reason to stop, periods that never meet leave a gap"
    )
    func extremes() throws {
        let folder = try WorkFolder()
        func analyze(_ tracks: String, period: Double = 1) throws -> CurveAnalysis {
            let text = "{name: e, period: \(period), tail: {}, head: {tracks: [\(tracks)]}}"
            folder.put("e.yaml", Array(text.utf8))
            return try analysis(folder.path + "/e.yaml")
        }
        let close = try analyze(
            "{amount: 9, easing: ease, delay: 0.5, duration: 1e-6}, {amount: 9, delay: 0.9999995}")
        #expect(close.loop.period == 1)
        let open = try analyze(
            "{amount: 9, period: 1333, easing: ease}, {amount: 9, period: 1000.001, easing: ease}",
            period: 5000)
        let turned =
            9 * (3 + Easing.ease.value(at: (5000 - 3 * 1333) / 1333.0)) + 9
            * (4 + Easing.ease.value(at: (5000 - 4 * 1000.001) / 1000.001))
        #expect(open.gap.map { abs($0 - turned) < 1e-6 } == true)
    }

    @Test("the JSON holds the same figures, and is JSON")
    func json() throws {
        for name in ["material-web", "mui-linear", "cupertino", "carbon"] {
            let analysis = try analysis(name)
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(analysis.json())) as? [String: Any])
            #expect(object["motion"] as? String == name)
            #expect(object["period_ms"] as? Double == analysis.stated)
            #expect((object["parts"] as? [Any])?.count == analysis.loop.parts.count)
            #expect(
                (object["frames"] as? [[String: Any]])?.map { $0["fps"] as? Double }
                    == CurveAnalysis.commonRates)
            let subcycle = object["subcycle"] as? [String: Any]
            #expect(
                subcycle?["rotation_deg"] as? Double
                    == (name == "material-web"
                        ? 216 : name == "carbon" ? nil : subcycle?["rotation_deg"] as? Double))
        }
    }
}
