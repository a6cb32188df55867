import Drawing
import Indicators
import Jobs
import Loading
import RequestSupport
import TestSupport
import Testing
import VectorTracing
import Vectors

@testable import MotionCore

/// Issue 24: no wave jumps, and what stays is at rest.
@Suite struct WaveContinuityTests {
    private static let motions = [
        Motion.materialWavy, .composeWavy, .materialWavyLinear, .composeWavyLinear,
    ]

    private static let operation = """
        operation: {events: [{at: 0, started}, {at: 1500, progress: 0.3}, {at: 3000, progress: 0.7}, \
        {at: 4000, progress: 1}, {at: 4100, succeeded: Done}]}
        """
    private static let failure = """
        operation: {events: [{at: 0, started}, {at: 1500, progress: 0.5}, {at: 3000, progress: 0.93}, \
        {at: 3350, failed: No space left}]}
        """
    private static let scenes = [
        "value: '0:1'", "value: '1:0'", "value: '0.05:0.2'", "value: '0:1', frames: 12",
        "transition: 'determinate=0.15:success'", "transition: 'determinate=0.6:error'",
        "transition: 'determinate=0.3:determinate=0.97'", operation, failure,
    ]

    private func timeline(_ motion: Motion, _ scene: String) throws -> Timeline {
        let straight = motion.name.hasSuffix("linear")
        let text = "{indicator: \(straight ? "linear" : "circular"), motion: \(motion.name), \(scene)}"
        let file = try RenderFile.parse(Array(text.utf8), name: "s")
        return try file.resolve(file.spec).timeline
    }

    private func wave(_ moment: Timeline.Moment) throws -> WaveMoment {
        let wave: WaveMoment? = if case .drawn(.wave(let wave)) = moment { wave } else { nil }
        return try #require(wave)
    }

    @Test("the height of a wave never jumps", arguments: motions, scenes)
    func heights(motion: Motion, scene: String) throws {
        let timeline = try timeline(motion, scene)
        let first = timeline.content.story?.shown ?? 0
        var last = try wave(timeline.moment(at: first)).share
        var jump = 0.0
        for time in stride(from: first + 1, through: timeline.length + 100, by: 1) {
            let next = try wave(timeline.moment(at: time)).share
            jump = max(jump, (next - last).magnitude)
            last = next
        }
        // The steepest published ramp takes 500 ms, and is five times as steep as a straight one somewhere.
        #expect(jump < 0.012)
        if timeline.content.story != nil { #expect(last == 0) }
    }

    @Test(
        "no point of a ring of Compose jumps",
        arguments: [
            "value: '0:1'", "transition: 'determinate=0.15:success'",
            "transition: 'determinate=0.2:determinate=0.97'",
        ])
    func points(scene: String) throws {
        let timeline = try timeline(.composeWavy, scene)
        let drawn = try #require(Motion.composeWavy.drawn)
        func points(_ time: Double) throws -> [PlanePoint] {
            guard case .drawn(let moment) = timeline.moment(at: time) else { return [] }
            return try #require(drawn.points(17, moment))
        }
        let isRun = timeline.isDeterminate
        var last = try points(1)
        var jump = 0.0
        for time in stride(from: 2.0, through: timeline.length + 2, by: 1) {
            // The height changes after a tenth of a run, and before its end.
            if isRun, (800..<1100).contains(time) {
                last = []
                continue
            }
            let next = try points(time)
            for (a, b) in zip(last, next) { jump = max(jump, (a - b).length) }
            last = next
        }
        #expect(jump > 0.01 && jump < 1)
    }

    @Test(
        "no line of a ring jumps from one millisecond to the next",
        arguments: [Motion.materialWavy, .composeWavy],
        [
            "transition: 'determinate=1:indeterminate'", "transition: 'indeterminate:determinate=1'",
            "state: success", "value: '0:1'", operation,
        ])
    func lines(motion: Motion, scene: String) throws {
        let timeline = try timeline(motion, scene)
        guard case .ringWave(let wave) = try #require(motion.drawn).form else {
            Issue.record("\(motion.name) has no wave of this form")
            return
        }
        let line = RingWaveLine(wave.form, size: 48, stroke: 4, isCentered: true)
        func points(_ time: Double) throws -> [PlanePoint] {
            MeasuredCurve(line.closed(share: try self.wave(timeline.moment(at: time)).share)).points(289)
        }
        let first = timeline.content.story?.shown ?? 0
        var last = try points(first)
        for time in stride(from: first + 1, through: timeline.length + 2, by: 1) {
            let next = try points(time)
            let jump = zip(last, next).reduce(0) { max($0, ($1.0 - $1.1).length) }
            // A wave of 3.2 points at the steepest, and what moves along the line with it.
            #expect(jump < 0.06, "\(time)")
            last = next
        }
    }

    @Test(
        "a bar that begins to wave has its ends where it had them while it was flat", arguments: motions[2...]
    )
    func ends(motion: Motion) throws {
        guard case .barWave(let wave) = try #require(motion.drawn).form else {
            Issue.record("\(motion.name) has no wave of this form")
            return
        }
        for isRunning in [false, true] {
            let line = BarWaveLine(wave.form, length: 240, stroke: 4, isRunning: isRunning)
            for phase in stride(from: 0.0, to: 1, by: 0.05) {
                for (tail, head) in [(2.0, 60.0), (33.3, 121.7), (200, 238)] {
                    let low = line.piece(from: tail, to: head, share: 1e-6, phase: phase)
                    let (first, last) = try (#require(low.first).start, #require(low.last).end)
                    #expect((first.x - tail).magnitude < 1e-3 && (last.x - head).magnitude < 1e-3, "\(phase)")
                }
            }
        }
    }

    @Test(
        "a bar that runs gives way to one that grows, and both end in round ends of their own",
        arguments: motions[2...], [0.0, 4])
    func meetings(motion: Motion, gap: Double) throws {
        let drawn = try #require(motion.drawn)
        var (indicator, meetings) = (DrawnIndicator(drawn, size: 240, stroke: 4), 0)
        indicator.gap = gap
        for start in stride(from: 0.0, to: 1750, by: 250) {
            let timeline = try timeline(motion, "transition: 'indeterminate:determinate=1', t0: \(start)")
            for time in stride(from: 0.0, to: 700, by: 5) {
                guard case .drawn(let moment) = timeline.moment(at: time) else { continue }
                var list = DisplayList(width: 240, height: 10)
                indicator.draw(moment, color: Color(rgba: 0x0000_00FF), into: &list)
                let extents = list.shapes.compactMap { $0.path?.path.extent }
                let value = try wave(timeline.moment(at: time)).spans.last?.length ?? 0
                guard let grown = extents.last, value > 0, extents.count > 1 else { continue }
                for running in extents.dropLast() {
                    meetings += running.left - grown.left - grown.width < 20 ? 1 : 0
                    // What has hardly begun keeps no more than its own length.
                    let space = min(max(gap, 2), value * 240)
                    #expect(running.left - grown.left - grown.width > space - 0.5, "\(start) \(time)")
                }
            }
        }
        #expect(meetings > 10)
    }

    @Test(
        "a vector holds no line that never shows, and is as true as it says",
        arguments: [
            (Motion.materialWavy, "determinate=1:indeterminate", ["wave"]),
            (.materialWavy, "indeterminate:determinate=1", ["wave-1", "wave-2"]),
            (.composeWavy, "determinate=1:indeterminate", ["wave-2", "wave-3"]),
        ])
    func layers(motion: Motion, change: String, names: [String]) throws {
        let text = "{indicator: circular, motion: \(motion.name), transition: '\(change)', to: svg}"
        let file = try RenderFile.parse(Array(text.utf8), name: "s")
        let picture = try file.resolve(file.spec).vectorPicture(nil)
        let layers = picture.groups.flatMap(\.layers)
        #expect(layers.map(\.name).filter { $0.hasPrefix("wave") } == names)
        #expect(layers.allSatisfy { $0.opacity.constant != 0 })
        #expect(picture.fidelity.distance < 0.025)
    }

    @Test(
        "a vector of a change from nothing shows nothing on the first frame, and then what the next one does",
        arguments: [Motion.fluent, .composeWavy, .materialWavy])
    func fromNothing(motion: Motion) throws {
        let text =
            "{indicator: circular, motion: \(motion.name), transition: 'determinate=0:indeterminate', to: svg}"
        let file = try RenderFile.parse(Array(text.utf8), name: "s")
        let picture = try file.resolve(file.spec).vectorPicture(nil)
        func width(_ time: Double) -> Double {
            picture.groups.flatMap(\.layers).reduce(0) { most, layer in
                guard case .stroke(let stroke) = layer.content, layer.opacity.value(at: time) > 0 else {
                    return most
                }
                return max(most, stroke.width.value(at: time))
            }
        }
        #expect(width(0) == 0 && width(16.6) == 0)
        #expect(width(16.7) > 0 && width(200) > 3.9)
    }

    @Test("the last frame of a run looks like its value alone", arguments: motions)
    func atRest(motion: Motion) throws {
        for (from, to) in [("0", "1"), ("1", "0.85"), ("0.05", "0.15"), ("0", "0.97"), ("0.3", "0.7")] {
            let run = try timeline(motion, "value: '\(from):\(to)'")
            let last = try wave(run.moment(of: run.count - 1))
            let alone = try timeline(motion, "value: \(to)")
            #expect(try last.share == wave(alone.moment(of: 0)).share, "\(from) to \(to)")
            #expect(last.spans == [BarSpan(tail: 0, head: try #require(Double(to)))])
        }
        #expect(try timeline(motion, "value: '0:1'").count == 101)
    }
}
