import Basics
import MotionCore
import TestSupport
import Testing

extension Motion {
    /// The catalog's arcs, both versions.
    static var arcs: [(name: String, choreography: Choreography)] {
        all.flatMap { motion in
            [(motion.name, motion.kind), (motion.name + " faithful", motion.faithful)].compactMap {
                name, kind in kind?.arc.map { (name, $0) }
            }
        }
    }

    /// The catalog's bars.
    static var bars: [(name: String, choreography: BarChoreography)] {
        all.compactMap { motion in motion.kind.bars.map { (motion.name, $0) } }
    }
}

/// How far two angles in turns are apart, around the circle, in degrees.
func apart(_ one: Double, _ other: Double) -> Double {
    let turns = one - other
    return (turns - turns.rounded()).magnitude * 360
}

@Suite struct MotionTests {
    @Test("names are unique, lower case, and found by name")
    func names() throws {
        #expect(Set(Motion.all.map(\.name)).count == Motion.all.count)
        for motion in Motion.all {
            #expect(motion.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(motion.name)")
            #expect(try Motion.named(motion.name) == motion)
        }
        #expect(throws: UnknownName.self) { try Motion.named("material") }
    }

    @Test("an unknown name tells programmers of a property, and whoever types of a command")
    func unknownNames() {
        let error = #expect(throws: UnknownName.self) { try Motion.named("flüent") }
        #expect(
            error.map { "\($0)" } == #"there is no motion "flüent"; did you mean "fluent"? (see Motion.all)"#)
        #expect(error?.hint == #"; did you mean "fluent"? (see "spindle list motions")"#)
        #expect(
            error.map { ("\($0)" as Message).description.hasSuffix(#"(see "spindle list motions")"#) } == true
        )
    }

    @Test("a motion that runs as an arc says where it is, and no other does")
    func spans() {
        for motion in Motion.all {
            #expect(motion.span(at: 333) == motion.kind.arc?.span(at: 333), "\(motion.name)")
        }
        #expect(Motion.fluent.span(at: 0) != nil && Motion.muiLinear.span(at: 0) == nil)
    }

    @Test("every motion says what it is, where it comes from and how large it is published")
    func descriptions() {
        for motion in Motion.all {
            #expect(!motion.summary.isEmpty && !motion.source.isEmpty)
            // A disc is as thick as its box.
            #expect(motion.size >= motion.stroke && motion.stroke > 0, "\(motion.name)")
            // Figures have notes of what their source leaves open as well.
            #expect(motion.faithful == nil || motion.seamNote != nil, "\(motion.name)")
            #expect((motion.period == nil) == (motion.kind == .determinate))
        }
        for motion in Motion.plain {
            #expect((motion.faithful == nil) == (motion.seamNote == nil), "\(motion.name)")
        }
    }

    @Test("every arc comes home after its period and is finite and never turned inside out on the way")
    func arcsComeHome() {
        for (name, choreography) in Motion.arcs {
            for step in 0..<240 {
                let time = (Double(step) + 0.37) / 240 * choreography.period
                let (now, later) = (
                    choreography.span(at: time), choreography.span(at: time + choreography.period)
                )
                #expect(now.start.isFinite && now.sweep >= 0 && now.sweep < 1, "\(name) at \(time)")
                #expect(apart(now.start, later.start) < 1e-6, "\(name) at \(time)")
                #expect((now.sweep - later.sweep).magnitude < 1e-8, "\(name) at \(time)")
            }
        }
    }

    @Test("bars, spokes and dots come home after their period")
    func othersComeHome() throws {
        for motion in Motion.plain where motion.kind != .determinate && motion.kind.arc == nil {
            let period = try #require(motion.period)
            try #require(!motion.kind.figures(at: 0).isEmpty, "\(motion.name)")
            for step in 0..<100 {
                let time = (Double(step) + 0.37) / 100 * period
                let pair = (motion.kind.figures(at: time), motion.kind.figures(at: time + period))
                #expect(motion.kind.deviation(pair.0, pair.1) < 1e-9, "\(motion.name) at \(time)")
            }
        }
    }

    @Test("a seamless version stays within a few degrees of the published one for its first cycle")
    func seamlessIsNear() throws {
        var judged = 0
        for motion in Motion.plain {
            guard let seamless = motion.kind.arc, let faithful = motion.faithful?.arc,
                let cycle = LoopAnalysis(.arc(faithful))?.subcycle?.period
            else { continue }
            judged += 1
            for step in 0..<500 {
                let time = Double(step) / 500 * cycle
                let (one, other) = (seamless.span(at: time), faithful.span(at: time))
                #expect(apart(one.start, other.start) < 5, "\(motion.name) at \(time)")
                #expect(apart(one.end, other.end) < 5, "\(motion.name) at \(time)")
            }
        }
        #expect(judged >= 5, "\(judged)")
    }

    @Test("every catalogue loop closes, but for what two sources leave open")
    func loopsClose() throws {
        // WinUI's ring reappears with 0.0001 of a turn; its bar leaves 0.4 % of the track.
        let published = ["winui": 0.036, "winui-linear": 0.004]
        for motion in Motion.plain where motion.kind != .determinate {
            let analysis = try #require(LoopAnalysis(motion.kind), "\(motion.name)")
            // Spokes and dots may blink.
            guard analysis.unit == .degrees || analysis.unit == .trackLengths else { continue }
            let jump = analysis.largestJump
            #expect((jump - (published[motion.name] ?? 0)).magnitude < 1e-5, "\(motion.name) jumps \(jump)")
        }
    }

    @Test("arcs pass their seam without a change of speed, but for three whose sources have one")
    func speedIsContinuous() throws {
        let published: Set = ["compose-m3", "qt-material", "winui"]
        for motion in Motion.plain where motion.kind.arc != nil {
            let part = try #require(LoopAnalysis(motion.kind)?.parts.first, "\(motion.name)")
            let kink = max(part.tailKink.magnitude, part.headKink.magnitude)
            #expect((kink > 0.1) == published.contains(motion.name), "\(motion.name) \(kink)")
        }
    }

    @Test("colors change a whole number of times in a loop")
    func colorChanges() throws {
        for motion in Motion.plain {
            guard let change = motion.colorChange else { continue }
            let period = try #require(motion.period, "\(motion.name)")
            #expect(change.loops(until: 1, loopPeriod: period) == 1, "\(motion.name)")
            for loop in 0..<3 {
                let begin = Double(loop) * period
                #expect(
                    change.position(at: begin + period) - change.position(at: begin)
                        == (period / change.period).rounded())
            }
        }
        #expect(Motion.swipeRefresh.colorChange?.position(at: 999 + 333 / 2) == 0.5)
        #expect(Motion.materialWeb.colorChange?.position(at: 799) == 0)
        #expect(Motion.materialWeb.colorChange?.position(at: 1333) == 1)
    }

    @Test("Material's tiles abut, fill the track and hand their colors on")
    func tiles() throws {
        let tiles = try #require(Motion.materialContiguous.kind.bars)
        for step in 0..<50 {
            let time = (Double(step) + 0.5) / 50 * tiles.period
            let spans = tiles.spans(at: time)
            #expect(spans.first?.tail == 0 && spans.last?.head == 1)
            for (one, next) in zip(spans, spans.dropFirst()) { #expect(one.head == next.tail) }
        }
        let rows = (0..<4).map { cycle in
            (0..<3).map { tiles.color(ofBar: $0, at: (Double(cycle) + 0.5) * tiles.period, colors: 3) }
        }
        #expect(rows == [[0, 2, 1], [1, 0, 2], [2, 1, 0], [0, 2, 1]])
        #expect(tiles.color(ofBar: 2, at: -1, colors: 4) == 1)
    }
}
