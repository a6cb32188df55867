import Easings
import Testing

@testable import MotionCore

@Suite struct LoopSeamTests {
    @Test(
        "no motion of the catalogue jumps where its loop restarts, but those of collections that are published so",
        arguments: (Motion.plain + Motion.drawn).filter { $0.period != nil })
    func catalog(motion: Motion) throws {
        let period = try #require(motion.period)
        #expect(LoopSeam(motion.kind, end: period) == nil)
        for loops in [2.0, 3] { #expect(LoopSeam(motion.kind, end: loops * period) == nil) }
    }

    @Test("half a period of an arc jumps by what it lacks, and twice of it closes")
    func half() throws {
        guard case .arc(var choreography) = Motion.materialAdvance.kind else {
            Issue.record("material-advance is no arc")
            return
        }
        choreography.period = 2700
        let kind = Motion.Kind.arc(choreography)
        let seam = try #require(LoopSeam(kind, end: 2700))
        #expect(seam.unit == .degrees && (seam.size - 180).magnitude < 1e-3)
        #expect(kind.closingPeriod == 5400)
    }

    @Test(
        "figures, shapes and waves jump where their periods do not end with the loop, and the period that closes is found"
    )
    func drawn() throws {
        guard case .drawn(var pulse) = try Motion.named("sk-pulse").kind,
            case .elements(var elements) = pulse.form, case .drawn(var loading) = Motion.materialLoading.kind,
            case .shapes(var course) = loading.form, case .drawn(var wavy) = Motion.materialWavy.kind,
            case .ringWave(var wave) = wavy.form
        else {
            Issue.record("they are no figures, shapes and waves")
            return
        }
        elements.period = 900
        pulse.form = .elements(elements)
        let seam = try #require(LoopSeam(.drawn(pulse), end: 900))
        #expect(seam.unit == .scale && seam.size > 0.5)
        course.period = 2600
        loading.form = .shapes(course)
        #expect(try #require(LoopSeam(.drawn(loading), end: 2600)).unit == .scale)
        wave.running.period /= 2
        wavy.form = .ringWave(wave)
        let half = wave.running.period
        #expect(try #require(LoopSeam(.drawn(wavy), end: half)).unit == .degrees)
        #expect(Motion.Kind.drawn(wavy).closingPeriod == half * 2)
        // Slowed, all of it.
        pulse.stretch = 2
        #expect(LoopSeam(.drawn(pulse), end: 1800) != nil)
        #expect(LoopSeam(.drawn(pulse), end: 2400) == nil)
    }

    private func figure(_ figure: MovingElement.Figure, pivot: PlanePoint? = nil, _ tracks: [ElementTrack])
        -> Motion.Kind
    {
        .drawn(
            DrawnMotion(
                .elements(
                    ElementChoreography(
                        period: 1000, width: 40, height: 40, [MovingElement(figure, pivot: pivot, tracks)]))))
    }

    private func track(_ property: ElementTrack.Property, _ values: Double..., easing: Easing = .linear)
        -> ElementTrack
    {
        let keys = values.enumerated().map { ElementTrack.Key(Double($0) / Double(values.count - 1), $1) }
        return ElementTrack(property, period: 1000, delay: 300, keys, easing: easing)
    }

    @Test("a figure whose own track does not return jumps, unless nobody sees it, or it looks the same")
    func restarts() throws {
        let disc = MovingElement.Figure.disc(x: 20, y: 8, r: 4)
        let middle = PlanePoint(20, 20)
        let turned = try #require(
            LoopSeam(figure(disc, pivot: middle, [track(.rotation, 0, 300)]), end: 1000))
        #expect(turned.unit == .degrees && (turned.size - 60).magnitude < 1e-9)
        let paler = try #require(LoopSeam(figure(disc, [track(.opacity, 1, 0.3)]), end: 1000))
        #expect(paler.unit == .scale && (paler.size - 0.7).magnitude < 1e-9)
        let moved = try #require(LoopSeam(figure(disc, [track(.cx, 10, 30)]), end: 1000))
        #expect(moved.unit == .scale && (moved.size - 0.5).magnitude < 1e-9)
        let square = MovingElement.Figure.box(x: 10, y: 10, width: 20, height: 20, radius: 0)
        let silent = [
            figure(disc, [track(.rotation, 0, 300)]),
            figure(square, [track(.rotation, 0, 90)]),
            figure(disc, [track(.cx, 10, 30), track(.opacity, 0, 1, 0)]),
            figure(disc, [track(.cx, 10, 30, easing: .steps(Steps(4, .jumpEnd)))]),
        ]
        for kind in silent { #expect(LoopSeam(kind, end: 1000) == nil) }
    }

    @Test("a shape that becomes itself only turns, and the period that closes is that of whole turns")
    func oneShape() throws {
        let course = ShapeCourse(
            style: .views, shapes: [.heart], matching: .byAngle, steadyTurn: 0, period: 2000)
        let kind = Motion.Kind.drawn(DrawnMotion(.shapes(course)))
        #expect(try #require(LoopSeam(kind, end: 2000)).unit == .degrees)
        #expect(kind.closingPeriod == 2600)
    }

    @Test("a bar and a dot that do not return jump by their way")
    func others() throws {
        let run = TrackSum([Track(period: 1000, duration: 500, amount: 0.25, accumulates: false)])
        let bars = Motion.Kind.bars(
            BarChoreography(
                period: 1000,
                bars: [BarTracks(tail: TrackSum(offset: 0.1), head: TrackSum(offset: 0.5, run.tracks))]))
        let seam = try #require(LoopSeam(bars, end: 1000))
        #expect(seam.unit == .trackLengths && (seam.size - 0.25).magnitude < 1e-6)
        let dots = Motion.Kind.dots(
            DotRow(scale: Staggered(period: 1000, count: 3, lags: 3, value: run), diameter: 8, gap: 2))
        // Each dot jumps within the loop as well, at its own time, but the first where it restarts.
        #expect((try #require(LoopSeam(dots, end: 1000)).size - 0.25).magnitude < 1e-6)
        #expect(bars.closingPeriod == nil)
    }

    @Test("what was published with a seam has one as published")
    func published() throws {
        let mui = try #require(Motion.mui.faithful)
        let seam = try #require(LoopSeam(mui, end: 1400))
        #expect((2.5...3).contains(seam.size))
    }
}
