import Indicators
import MotionCore
import Requests
import Testing

@Suite struct RenderSpecTests {
    @Test("a request names its motion and its theme at once; what is not named stays open")
    func naming() {
        var spec = RenderSpec()
        #expect(spec.motion.motion == nil && spec.theme == nil)
        spec.theme = .value(.fioriDark)
        #expect(RenderSpec(theme: .fioriDark) == spec)
        spec.motion.motion = .value(.fluent)
        #expect(RenderSpec(.fluent, theme: .fioriDark) == spec)
        spec.theme = nil
        #expect(RenderSpec(.fluent) == spec)
    }
}
