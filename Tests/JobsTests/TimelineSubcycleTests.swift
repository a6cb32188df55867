import Basics
import Files
import Formats
import Indicators
import Jobs
import Loading
import MotionCore
import RequestSupport
import Requests
import Testing

@Suite struct TimelineSubcycleTests {
    private func job(_ name: String, fps: Double? = nil, frames: Int? = nil, subcycle: Bool) throws
        -> RenderJob
    {
        var spec = RenderSpec(try .named(name))
        (spec.animation.fps, spec.animation.frames) = (fps, frames)
        spec.formats = [.sheet]
        if subcycle { spec.sheet.loop = .subcycle }
        return try spec.resolve()
    }

    /// The published figures: frames of a wrap at 60 fps, and degrees per wrap.
    static let published = [
        ("material-web", 80, 216.0), ("material-advance", 81, 270), ("compose-m2", 80, 216),
        ("mdc-ios", 80, 216),
    ]

    @Test(
        "material-web takes 80 frames and 216° instead of 400 frames, and others theirs", arguments: published
    )
    func figures(name: String, frames: Int, degrees: Double) throws {
        let job = try job(name, subcycle: true)
        #expect(job.timeline.count == frames)
        #expect(job.rotationPerWrap == degrees)
        #expect(job.timeline.fps == 60)
    }

    /// The motions with a part shorter than the loop that repeats up to a rotation.
    static let repeating = [
        "material-advance", "compose-m2", "swiperefresh", "flutter", "chromium", "material-web", "adwaita",
        "qt-material", "mdc-ios", "cupertino", "ionic-lines",
    ]

    @Test(
        "sub-cycle and rotation give the full loop's spans, frame by frame, for every motion that has one",
        arguments: repeating)
    func composition(name: String) throws {
        let small = try job(name, frames: 40, subcycle: true)
        let rotation = try #require(small.rotationPerWrap)
        let period = try #require(Motion.named(name).period)
        let clock = try #require(small.timeline.content.clock)
        let wraps = Int((period / clock.period).rounded())
        #expect(abs(Double(wraps) * clock.period - period) < 1e-6)
        let full = try job(name, frames: 40 * wraps, subcycle: false)
        for index in 0..<full.timeline.count {
            let turns = Double(index / 40) * rotation / 360
            switch (full.timeline.moment(of: index), small.timeline.moment(of: index % 40)) {
            case (.arc(let whole), .arc(let part)):
                let difference = part.start + turns - whole.start
                #expect(abs(difference - difference.rounded()) < 1e-9)
                #expect(abs(part.sweep - whole.sweep) < 1e-9)
            case (.spokes(let whole), .spokes(let part)):
                let shift = Int((turns * Double(part.count)).rounded())
                for spoke in part.indices {
                    #expect(abs(part[spoke] - whole[(spoke + shift) % part.count]) < 1e-9)
                }
            default: Issue.record("\(name) changes kind")
            }
        }
    }

    @Test("motions without a sub-cycle say so")
    func refusals() throws {
        for motion in Motion.plain where !Self.repeating.contains(motion.name) && motion.kind != .determinate
        {
            let error = #expect(throws: SpecError.self, "\(motion)") {
                try job(motion.name, frames: 40, subcycle: true)
            }
            #expect(error?.place == "--loop", "\(motion): \(error as Any)")
        }
        #expect(
            throws: SpecError(
                at: .option(.sheetLoop),
                "no shorter part of the loop of fluent repeats as a rotated copy; leave it out")
        ) {
            try job("fluent", subcycle: true)
        }
        let error = #expect(throws: SpecError.self) {
            try job("material-web", fps: 30, frames: 10, subcycle: true)
        }
        #expect(error?.message.contains("leave one of them out") == true, "\(error as Any)")
    }

    @Test("frames and colors that do not repeat with it are refused, and other formats than a sheet")
    func conflicts() throws {
        func expectRefusal(_ spec: RenderSpec, _ words: String) {
            let error = #expect(throws: SpecError.self) { try spec.resolve() }
            #expect(error?.place == "--loop" && error?.message.contains(words) == true, "\(error as Any)")
        }
        var spec = RenderSpec()
        (spec.animation.motion, spec.sheet.loop) = (.value(.materialAdvance), .subcycle)
        expectRefusal(spec, "has no effect on frames")
        spec.formats = [.sheet, .frames]
        expectRefusal(spec, "only a sheet")
        spec.formats = [.sheet]
        _ = try spec.resolve()
        spec.colors = [Color(rgba: 0xFFFF_FFFF), Color(rgba: 0x0000_00FF)]
        expectRefusal(spec, "has one color, but 2 are given")
        spec = RenderSpec()
        (spec.animation.value, spec.sheet.loop, spec.formats) = (
            ValueSpan(from: 0, to: 1), .subcycle, [.sheet]
        )
        expectRefusal(spec, "has no effect on a value")
        let error = #expect(throws: SpecError.self) { try spec.give("sheet.loop", "half") }
        #expect(error?.place == "--loop" && error?.message.contains("there is no loop \"half\"") == true)
    }
}
