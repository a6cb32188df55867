import MotionCore
import Testing

@Suite struct FrameFitTests {
    @Test("loops that are whole numbers of frames are not stretched")
    func whole() throws {
        for (name, fps, frames) in [
            ("material-advance", 60.0, 324), ("mdc-ios", 60, 400), ("fluent", 30, 45),
        ] {
            let fit = try #require(LoopAnalysis(Motion.named(name).kind)).frames(at: fps)
            #expect(fit.isWhole && fit.frames == frames && fit.stretch == 0)
        }
    }

    @Test("other loops are stretched to the nearest whole number")
    func stretched() throws {
        let fit = try #require(LoopAnalysis(Motion.carbon.kind)).frames(at: 60)
        #expect(!fit.isWhole && (fit.exactFrames - 41.4).magnitude < 1e-9 && fit.frames == 41)
        #expect((fit.period - 41_000.0 / 60).magnitude < 1e-9)
        #expect((fit.stretch - (41 / 41.4 - 1) * 100).magnitude < 1e-9)
        #expect(FrameFit(period: 1, fps: 1).frames == 1)
    }
}
