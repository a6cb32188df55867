import Foundation
import Indicators
import MotionCore
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Curves
@testable import Files
@testable import Loading
@testable import Rendering
@testable import Requests

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct CurvePlotTests {
    private func plot(_ name: String, _ change: (inout CurveSpec) -> Void = { _ in }) throws -> CurvePlot {
        var spec = CurveSpec()
        spec.animation.motion = try Source(parsing: name)
        change(&spec)
        return try spec.plot()
    }

    private func texts(_ plot: CurvePlot) -> [String] {
        plot.marks.compactMap { if case .text(let text, _, _, _, _, _, _) = $0 { text } else { nil } }
    }

    private func lines(_ plot: CurvePlot, _ ink: CurvePlot.Ink) -> [[SIMD2<Double>]] {
        plot.marks.compactMap { mark in
            if case .line(let points, ink, _, false) = mark { return points }
            return nil
        }
    }

    @Test("every motion has a plot within its card, with titled axes, units and a legend")
    func catalog() throws {
        for motion in Motion.plain {
            let plot = try plot(motion.name)
            let texts = texts(plot)
            #expect(texts.first == motion.name)
            #expect(texts.contains { $0.hasPrefix("time in ") })
            // A loop of over 20 s is not shown to its end.
            #expect(texts.contains("seam") == (0..<20_000).contains(motion.period ?? -1), "\(motion.name)")
            for mark in plot.marks {
                let points: [SIMD2<Double>] =
                    switch mark {
                    case .area(let points, _, _), .line(let points, _, _, _): points
                    case .text(_, let place, _, _, _, _, _): [place]
                    }
                #expect(
                    points.allSatisfy { (0...plot.width).contains($0.x) && (0...plot.height).contains($0.y) },
                    "\(motion.name): \(mark)")
            }
        }
    }

    @Test("the lines go through the motion's own values, to a tenth of a point")
    func values() throws {
        let plot = try plot("material-advance")
        let sweep = try #require(lines(plot, .sweep).max { $0.count < $1.count })
        let arc = try #require(Motion.materialAdvance.kind.arc)
        // 0 to 5940 ms from left to right; the sweep's axis goes from 0 to 270°.
        let (low, high) = try #require(
            { points in points.map(\.y).max().flatMap { low in points.map(\.y).min().map { (low, $0) } } }(
                sweep))
        for point in sweep {
            let time = (point.x - CurvePlot.left) / (CurvePlot.right - CurvePlot.left) * 5940
            let degrees = arc.span(at: min(time, 5939.99)).sweepDegrees
            let y = low + (high - low) * (degrees - 20) / 250
            #expect(abs(y - point.y) < 0.3, "at \(time) ms")
        }
        // The axis begins at 0, the sweep at 20°.
        #expect(abs((CurvePlot.bottom - low) / (CurvePlot.bottom - high) - 20.0 / 270) < 1e-3)
    }

    @Test("seams are marked where the loop ends, jumps where the motion has them")
    func seams() throws {
        let seams = try plot("fluent") { spec in (spec.start, spec.window) = (700, 4000) }.marks.compactMap {
            mark in
            if case .line(let points, .seam, _, true) = mark { return points[0].x }
            return nil
        }
        let expected = [1500, 3000, 4500].map {
            CurvePlot.left + ($0 - 700) / 4000 * (CurvePlot.right - CurvePlot.left)
        }
        #expect(seams.count == 3)
        for (seam, place) in zip(seams, expected) { #expect(abs(seam - place) < 1e-9) }
        let published = try plot("swiperefresh") { spec in
            (spec.animation.isFaithful, spec.window) = (true, 4000)
        }
        #expect(texts(published).filter { $0 == "jump" }.count == 3)
        #expect(texts(try plot("swiperefresh")).filter { $0 == "jump" }.isEmpty)
    }

    @Test("a loop too long for a plot is shown in part, and says so")
    func longLoops() throws {
        let texts = texts(try plot("flutter") { $0.animation.isFaithful = true })
        #expect(texts.contains("as published: the first 10 s of a loop of 2961.926 s"))
        #expect(texts.contains("time in s"))
    }

    @Test("the SVG is well-formed XML without scripts, and names are escaped")
    func svg() throws {
        let folder = try WorkFolder()
        folder.put("a.yaml", Array(customMotion.replacing("mine", with: "a & b").utf8))
        for name in ["material-advance", "mui-linear", "ionic-lines", "ui5-dots", folder.path + "/a.yaml"] {
            let svg = try plot(name).svg()
            let parser = XMLParser(data: Data(svg))
            #expect(parser.parse(), "\(name): \(String(describing: parser.parserError))")
            let text = String(decoding: svg, as: UTF8.self)
            #expect(!text.contains("<script") && !text.contains("NaN") && !text.contains("inf"))
            #expect(svg.count < 60_000)
        }
        #expect(
            try String(decoding: plot(folder.path + "/a.yaml").svg(), as: UTF8.self).contains("a &amp; b"))
    }

    @Test("the PNG has two pixels a point, and the same bytes every time")
    func png() throws {
        let png = try plot("nv-circle").png()
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(Array(png[16..<24]) == [0, 0, 0x06, 0xE0, 0, 0, 0x03, 0xE8])
        #expect(try plot("nv-circle").png() == png)
    }

    @Test("text has enough contrast on both cards, lines too")
    func contrast() throws {
        func luminance(_ color: String) throws -> Double {
            let value = try #require(UInt32(color.dropFirst(), radix: 16))
            func channel(_ shift: UInt32) -> Double {
                let c = Double(value >> shift & 255) / 255
                return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
        }
        func ratio(_ a: String, _ b: String) throws -> Double {
            let (x, y) = (try luminance(a), try luminance(b))
            return (max(x, y) + 0.05) / (min(x, y) + 0.05)
        }
        let card = CurvePlot.Ink.card.colors
        for ink in [CurvePlot.Ink.title, .label, .seam, .head, .tail, .sweep, .axis] {
            let least = ink == .title || ink == .label || ink == .seam ? 4.5 : 3
            #expect(try ratio(ink.colors.light, card.light) >= least, "\(ink) light")
            #expect(try ratio(ink.colors.dark, card.dark) >= least, "\(ink) dark")
        }
    }

    @Test("a quantity that does not change has no row, but is written")
    func constants() throws {
        let texts = texts(try plot("material-wavy"))
        #expect(
            texts.contains {
                $0.hasPrefix("constant: ") && $0.contains("amplitude 1") && $0.contains("phase 0")
            })
        #expect(texts.contains { $0.hasPrefix("rotation") } && !texts.contains { $0.hasPrefix("amplitude") })
    }

    @Test("up to eight parts have a color each; the next ones are dashed")
    func partColors() throws {
        let plot = try plot("sk-circle")
        let seen = Set(
            plot.marks.compactMap { mark -> String? in
                guard case .line(let points, let ink, 1.4, let isDashed) = mark, points.count > 2 else {
                    return nil
                }
                return "\(ink) \(isDashed)"
            })
        #expect(seen.count == 12)
        #expect(Set(CurvePlot.Ink.parts.map { $0.colors.light }).count == 8)
    }

    @Test("a plot has one unit of time, and a title ends before the legend")
    func units() throws {
        let faithful = texts(try plot("compose-wavy") { $0.animation.isFaithful = true })
        #expect(faithful.contains("as published: one loop of 18 s and the beginning of the next"))
        #expect(faithful.contains("time in s"))
        let folder = try WorkFolder()
        let name = String(repeating: "wide ", count: 12)
        folder.put("a.yaml", Array(customMotion.replacing("mine", with: name).utf8))
        let title = texts(try plot(folder.path + "/a.yaml"))[0]
        #expect(title.hasSuffix("…") && title.count < 45)
    }

    @Test("the plot of a transition shows what is around it, and marks its beginning and its end")
    func transitions() throws {
        for name in ["fluent", "fiori-linear", "cupertino", "ui5-dots"] {
            let plot = try plot(name) {
                ($0.transition, $0.start) = (.states(from: .state(.active), to: .state(.paused)), 500)
            }
            let texts = texts(plot)
            #expect(
                texts.contains("begin") && texts.contains("end") && texts.contains("\u{2212}200"), "\(name)")
            #expect(texts[1] == "active:paused, from 500 ms on, in 200 ms")
        }
        let error = #expect(throws: SpecError.self) {
            try plot("fluent") { $0.transition = .states(from: .state(.active), to: .state(.active)) }
        }
        #expect(error?.place == "--transition")
    }
}
