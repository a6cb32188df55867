import MotionCore
import Testing

@Suite struct BarChoreographyTests {
    @Test("only the part on the track shows")
    func clipping() {
        #expect(BarSpan(tail: -0.5, head: 0.25).clipped == BarSpan(tail: 0, head: 0.25))
        #expect(BarSpan(tail: 0.75, head: 1.5).clipped == BarSpan(tail: 0.75, head: 1))
        #expect(BarSpan(tail: -0.5, head: 0).clipped == nil)
        #expect(BarSpan(tail: 0.5, head: 0.25).clipped == nil)
        #expect(BarSpan(tail: 0.5, head: 0.25).length == -0.25)
    }

    @Test("a bar that lags does what the motion did before")
    func lag() {
        let tail = TrackSum([.steady(1, every: 100)])
        let bar = BarTracks(tail: tail, head: TrackSum(offset: 1), lag: 25)
        #expect(bar.span(at: 0).tail == -0.25 && bar.span(at: 75).tail == 0.5)
        #expect(BarTracks(length: 0.25, tail: tail).span(at: 50) == BarSpan(tail: 0.5, head: 0.75))
    }

    @Test("bars that are no tiles have one color")
    func colors() {
        let bars = BarChoreography(period: 10, bars: [BarTracks(length: 1, tail: TrackSum())])
        #expect(bars.color(ofBar: 0, at: 35, colors: 3) == 0)
    }
}
