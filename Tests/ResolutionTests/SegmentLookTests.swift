import Drawing
import Imaging
import Indicators
import Jobs
import Loading
import MotionCore
import Rendering
import Requests
import Testing

@testable import Basics

/// What is seen of rings and bars in segments, read from their pixels.
@Suite struct SegmentLookTests {
    private func job(_ yaml: String) throws -> RenderJob {
        try RenderFile.parse(Array(yaml.utf8), name: "a.yaml").spec.resolve()
    }

    /// How many separate pieces a circle around the middle of a ring passes. What is neither seen nor clear belongs to what is before it.
    private func pieces(_ bitmap: Bitmap, radius: Double, scale: Double) -> Int {
        let middle = Double(bitmap.width) / 2
        let center = Point(x: middle, y: middle)
        // A ring of segments is clear at 12 o'clock.
        var (count, isSeen) = (0, false)
        for step in 0..<7200 {
            let point = center.moved(Direction(turns: Double(step) / 7200), radius * scale)
            let alpha = bitmap[Int(point.x), Int(point.y)].alpha
            if alpha > 230, !isSeen { (count, isSeen) = (count + 1, true) }
            if alpha < 25 { isSeen = false }
        }
        return count
    }

    @Test(
        "segments of thick rings are apart, from the outer edge to the inner one",
        arguments: [
            (12, 64, 20), (6, 64, 32), (2, 64, 32), (4, 48, 14), (5, 48, 14), (3, 64, 24), (40, 64, 10),
        ],
        ["round", "square", "butt"])
    func apart(ring: (count: Int, size: Int, stroke: Int), cap: String) throws {
        let job = try job(
            "{value: 1, segments: \(ring.count), size: \(ring.size), stroke: \(ring.stroke), cap: \(cap)}")
        let bitmap = try job.bitmap(scale: 8)
        let (outer, inner) = (Double(ring.size) / 2, Double(ring.size) / 2 - Double(ring.stroke))
        for step in 1..<20 {
            let radius = inner + (outer - inner) * Double(step) / 20
            // Near to the middle of a disc there is nothing for pixels to show.
            if radius < 3 { continue }
            #expect(pieces(bitmap, radius: radius, scale: 8) == ring.count, "\(radius)")
        }
    }

    @Test(
        "what a value covers of segments that stand lies within them",
        arguments: [
            (2, 64, 32), (3, 64, 28), (4, 64, 24), (5, 64, 20), (6, 64, 32), (12, 64, 20), (16, 64, 14),
        ])
    func within(ring: (count: Int, size: Int, stroke: Int)) throws {
        let look = "segments: \(ring.count), size: \(ring.size), stroke: \(ring.stroke), track: none"
        let whole = try job("{value: 1, \(look)}").bitmap(scale: 4)
        var last = 0
        for step in 1..<40 {
            let part = try job("{value: \(Double(step) / 40), \(look)}").bitmap(scale: 4)
            var (sum, outside) = (0, 0)
            for y in 0..<part.height {
                for x in 0..<part.width {
                    let (alpha, limit) = (Int(part[x, y].alpha), Int(whole[x, y].alpha))
                    sum += alpha
                    outside = max(outside, alpha - limit)
                }
            }
            // Two levels of coverage, as curves are cut at their points.
            #expect(outside <= 6, "\(step) of 40")
            #expect(sum >= last, "\(step) of 40")
            last = sum
        }
    }

    @Test("segments that stand are as thick as the ring", arguments: ["round", "square"])
    func thick(cap: String) throws {
        let job = try job("{value: 1, segments: 12, size: 64, stroke: 20, cap: \(cap)}")
        let bitmap = try job.bitmap(scale: 8)
        let out = Direction(turns: 1.0 / 24)
        let seen = (0..<512).filter { step in
            let point = Point(x: 256, y: 256).moved(out, Double(step) / 2)
            return bitmap[Int(point.x), Int(point.y)].alpha > 127
        }
        let first = try #require(seen.first)
        let last = try #require(seen.last)
        #expect(abs(Double(first) / 16 - 12) < 0.25 && abs(Double(last) / 16 - 32) < 0.25)
        #expect(seen.count == last - first + 1)
    }

    /// The columns in which a color is seen in the middle row of a bar.
    private func columns(_ bitmap: Bitmap, _ color: Color) -> [Int] {
        (0..<bitmap.width).filter { x in
            let pixel = bitmap[x, bitmap.height / 2]
            return (pixel.red, pixel.green, pixel.blue) == (color.red, color.green, color.blue)
        }
    }

    @Test(
        "bars in segments, and spans, have a dot at their end only where it is asked for, and is smaller than a segment",
        arguments: [
            ("segments: 8, height: 12", false), ("segments: 8, height: 12, stop: 4", true),
            ("segments: 40, height: 12, stop: 4", false), ("segments: 40, height: 12, stop: 2", true),
            ("segments: 8, height: 4, stop: 4", false), ("height: 8", true), ("height: 8, stop: 0", false),
        ])
    func stops(look: String, isSeen: Bool) throws {
        let job = try job("{indicator: linear, theme: material-light, value: 0.6, \(look)}")
        let found = columns(try job.bitmap(scale: 4), Theme.materialLight[.indicator]).filter { $0 > 920 }
        #expect(!found.isEmpty == isSeen, "\(found)")
        let isNoted = job.notes.contains { $0.text(.keys).hasPrefix("stop has no effect") }
        #expect(isNoted == (look.contains("stop: 4") && !isSeen), "\(job.notes)")
    }

    @Test(
        "a note says that a dot has no room beyond a buffer",
        arguments: [
            ("buffer: 0.96, gap: 4", false), ("buffer: 0.96", false), ("buffer: 0.9, gap: 4", true),
            ("buffer: 0.96, gap: 0", true), ("buffer: 1, gap: 4", true), ("gap: 4", true),
        ])
    func bufferedStops(look: String, hasRoom: Bool) throws {
        let request = "{indicator: linear, theme: material-light, width: 120, stop: 4, \(look)"
        let notes = try job(request + ", value: 0.2}").notes.map { $0.text(.keys) }
        #expect(
            notes.contains("stop has no effect beyond a buffer that leaves no room for the dot") == !hasRoom)
        let seen = try [0, 0.2, 0.9, 0.95, 0.97].contains { value in
            let bitmap = try job(request + ", value: \(value)}").bitmap(scale: 4)
            return columns(bitmap, Theme.materialLight[.indicator]).contains { $0 > 470 }
        }
        #expect(seen == hasRoom)
    }

    @Test(
        "a second value that has no effect leaves no trace",
        arguments: [
            "value: 0.43, value2: 0.43", "value: 0.43, value2: 0",
            "indicator: linear, value: 0.43, value2: 0.43, height: 8",
        ])
    func secondUnseen(look: String) throws {
        let colors = "color: ['#0A6ED1', '#E9730C'], track: '#E5E7EB'"
        let job = try job("{\(look), \(colors)}")
        #expect(job.notes.map { $0.text(.keys) } == ["value2 has no effect at zero or at the value itself"])
        let plain = look.split(separator: ", ").filter { !$0.hasPrefix("value2") }.joined(separator: ", ")
        let first = try self.job("{\(plain), color: '#0A6ED1', track: '#E5E7EB'}")
        #expect(try job.bitmap(scale: 2) == first.bitmap(scale: 2))
    }

    @Test("a span has a dot at the end of its track only where that is asked for", arguments: [0, 4])
    func spans(stop: Int) throws {
        let more = stop > 0 ? ", stop: \(stop)" : ""
        let job = try job("{indicator: linear, theme: material-light, span: 0.2:0.6, height: 8\(more)}")
        let found = columns(try job.bitmap(scale: 4), Theme.materialLight[.indicator]).filter { $0 > 920 }
        // The round dot as wide as it is high.
        #expect(found.isEmpty == (stop == 0) && (stop == 0 || (14...16).contains(found.count)), "\(found)")
    }

    @Test(
        "where a theme has no track, a value of nothing is seen in the first segment alone",
        arguments: [
            "segments: 12", "segments: 12, stroke: 12, size: 64",
            "indicator: linear, segments: 8, height: 20, width: 100",
            "indicator: linear, segments: 4",
        ])
    func nothing(look: String) throws {
        func sum(_ value: Double) throws -> Int {
            let bitmap = try job("{theme: fiori-light, track: none, value: \(value), \(look)}").bitmap(
                scale: 4)
            var sum = 0
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width { sum += Int(bitmap[x, y].alpha) }
            }
            return sum
        }
        let (none, all) = (try sum(0), try sum(1))
        let count = look.contains("12") ? 12 : look.contains("8") ? 8 : 4
        #expect(none > 0 && none * count <= all + all / 100, "\(none) of \(all)")
    }

    @Test(
        "gaps that are too large are refused with the largest that works, and with as many segments as do",
        arguments: [("circular", 60, 4.05), ("circular", 60, 2.2), ("linear", 60, 5), ("linear", 3, 200)])
    func gaps(indicator: String, count: Int, gap: Double) throws {
        func segmented(_ count: Int, _ gap: Double) throws -> RenderJob {
            try job("{indicator: \(indicator), value: 0.4, segments: \(count), segment-gap: \(gap)}")
        }
        let error = try #require(throws: SpecError.self) { _ = try segmented(count, gap) }
        #expect(error.option == .segmentGap)
        let advice = try #require(error.message.text(.keys).split(separator: "; use ").last)
        let figures = advice.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
        let most = try #require(figures.first)
        _ = try segmented(count, most)
        #expect(throws: SpecError.self) { _ = try segmented(count, most + 0.02) }
        guard figures.count > 1 else { return }
        let few = Int(figures[1])
        _ = try segmented(few, gap)
        #expect(throws: SpecError.self) { _ = try segmented(few + 1, gap) }
    }

    @Test(
        "segments that have no room for round ends are noted, in rings and bars",
        arguments: ["circular", "linear"])
    func standing(indicator: String) throws {
        func notes(_ count: Int) throws -> [String] {
            try job("{indicator: \(indicator), theme: fiori-light, value: 0.4, segments: \(count)}").notes.map
            { $0.text(.flags) }
        }
        let few = try notes(4)
        let more = try notes(60).filter { !few.contains($0) }
        #expect(more.count == 1 && more[0].contains("its ends are less round; use --segments "), "\(more)")
    }

    @Test(
        "segments too short to be seen are refused, with the most that can be",
        arguments: ["indicator: circular, size: 20", "indicator: linear, width: 60"])
    func specks(look: String) throws {
        func segmented(_ count: Int) throws -> RenderJob {
            try job("{\(look), theme: fiori-light, value: 0.4, segments: \(count)}")
        }
        let error = try #require(throws: SpecError.self) { _ = try segmented(360) }
        let text = error.description
        #expect(text.contains("360 is too many") && text.contains("hardly shows"), "\(text)")
        let most = try #require(
            text.split(separator: "use ").last.flatMap { Int($0.prefix { $0.isNumber }) })
        _ = try segmented(most)
        #expect(throws: SpecError.self) { _ = try segmented(most + 1) }
    }
}
