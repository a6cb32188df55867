import Drawing
import Indicators
import MotionCore
import Presentations
import Requests
import Testing

@Suite struct RenderSpecTests {
    @Test("a request names its motion and its theme at once; what is not named stays open")
    func naming() {
        var spec = RenderSpec()
        #expect(spec.animation.motion == nil && spec.theme == nil)
        spec.theme = .fioriDark
        #expect(RenderSpec(theme: .fioriDark) == spec)
        spec.motion = .fluent
        #expect(RenderSpec(.fluent, theme: .fioriDark) == spec)
        spec.theme = nil
        #expect(RenderSpec(.fluent) == spec)
    }

    @Test("plain values are set as they are, and what is not plain is nil to them")
    func plainValues() {
        var spec = RenderSpec()
        let (color, points, motion) = (Color(red: 10, green: 110, blue: 209), 64.0, Motion.fluent)
        spec.motion = motion
        spec.size = points
        spec.track = color
        spec.container = color
        spec.background = color
        spec.state = .success
        spec.presentation = .dialog
        #expect(
            spec.animation.motion == .value(.fluent) && spec.extent == 64 && spec.trackPaint == .color(color))
        #expect(spec.containerPaint == .color(color) && spec.backdrop == .color(color))
        #expect(spec.state == .success && spec.presentation == .dialog)
        #expect(spec.size == 64 && spec.track == color && spec.container == color && spec.background == color)
        spec.extent = .named(.small)
        spec.trackPaint = .theme
        spec.backdrop = .surface
        spec.themeSource = .file("brand.yaml")
        spec.animation.motion = .file("mine.yaml")
        #expect(spec.size == nil && spec.track == nil && spec.background == nil)
        #expect(spec.theme?.name == nil && spec.motion?.name == nil)
        (spec.size, spec.track, spec.theme) = (nil, nil, nil)
        #expect(spec.extent == nil && spec.trackPaint == nil && spec.themeSource == nil)
    }
}
