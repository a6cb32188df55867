import CairoRaster
import Drawing
import Guidelines
import Presentations
import TestSupport
import Testing

@testable import Indicators
@testable import Jobs
@testable import Loading
@testable import Requests

/// Where things stand in presentations while a story is told.
@Suite struct StoryStageTests {
    /// What a frame shows: its texts with their opacities, the middle of its ring, and the texts' boxes.
    struct Frame {
        var words: [String: Double] = [:]
        var texts: [TextShape] = []
        var ring: RingShape?
    }

    private static func job(_ events: String, _ more: String) throws -> RenderJob {
        let text = "{fps: 60, operation: {policy: immediate, events: [\(events)]}, \(more)}"
        let file = try RenderFile.parse(Array(text.utf8), name: "s")
        return try file.resolve()
    }

    private static func frames(_ job: RenderJob) -> [Frame] {
        var list = DisplayList(width: 1, height: 1)
        return (0..<job.timeline.count).map { index in
            job.draw(index, into: &list)
            var frame = Frame()
            frame.ring = list.shapes.compactMap(\.ring).last
            frame.texts = list.shapes.compactMap(\.text).filter { $0.opacity > 0 }
            for text in frame.texts { frame.words[text.block.text, default: 0] += text.opacity }
            return frame
        }
    }

    private static let outcome = "{at: 0, started}, {at: 1200, failed: 'The upload has failed: try again'}"

    @Test(
        "what cancels a toast fades out with the message, and is back in no frame after that (P2)",
        arguments: ["fiori-light", "material-light"], ["toast"])
    func cancel(theme: String, present: String) throws {
        let job = try Self.job(
            Self.outcome,
            "theme: \(theme), present: {name: \(present), message: Uploading, cancel: Cancel}")
        let frames = Self.frames(job)
        #expect(frames[60].words == ["Uploading": 1, "Cancel": 1])
        for frame in frames[72...] { #expect(frame.words["Cancel"] == frame.words["Uploading"]) }
        #expect(frames.last?.words.keys.sorted() == ["The upload has failed: try again"])
    }

    @Test(
        "a ring is in the middle while nothing stands beside it, and makes room for a text without a jump (C9–C11)",
        arguments: ["card", "swipe-refresh", "scroll-load", "full-screen"], ["ltr", "rtl"])
    func middle(present: String, direction: String) throws {
        for screen in ["375", "240x480"] {
            let job = try Self.job(
                Self.outcome,
                "theme: material-light, direction: \(direction), present: {name: \(present), screen: \(screen)}"
            )
            let frames = Self.frames(job)
            let rings = frames.map(\.ring)
            let stage = try #require(job.scene.stage)
            let (early, late) = (try #require(rings[60]), try #require(rings.last ?? nil))
            let block = job.scene.surroundings.layout
            // What it stands in is on whole points.
            #expect(abs(early.centerX - stage.width / 2) <= 0.5)
            #expect(abs(early.centerY - (stage.y + block.height / 2)) < 1e-9)
            // In the end it stands where the layout has it.
            #expect(abs(late.centerX - (block.x + late.radius + late.width / 2)) < 1)
            var last = early
            let way = abs(late.centerX - early.centerX)
            #expect(way > 20)
            for (ring, frame) in zip(rings, frames).dropFirst(60) {
                let ring = try #require(ring)
                #expect(abs(ring.centerX - last.centerX) < 0.25 * way)
                // What can be read is not covered.
                for text in frame.texts where text.opacity > 0.2 {
                    let isFree =
                        direction == "ltr"
                        ? text.x >= ring.centerX + ring.radius
                        : text.x + text.width <= ring.centerX - ring.radius
                    #expect(isFree)
                }
                last = ring
            }
        }
    }

    @Test("the disc over a list that is pulled is round until there is an outcome, then a pill (C10)")
    func disc() throws {
        let job = try Self.job(Self.outcome, "theme: material-light, present: swipe-refresh")
        var list = DisplayList(width: 1, height: 1)
        func disc(_ frame: Int) throws -> (width: Double, height: Double) {
            job.draw(frame, into: &list)
            let number = try #require(
                list.shapes.firstIndex { $0.ring != nil })
            let path = try #require(list.shapes[number - 1].path)
            let extent = try #require(path.path.extent)
            return (extent.width, extent.height)
        }
        let (early, late) = (try disc(60), try disc(job.timeline.count - 1))
        #expect(abs(early.width - early.height) < 1e-6 && early.width > 20)
        #expect(late.width == job.scene.surroundings.layout.width + 16)
    }

    @Test(
        "the text of a button stands in its middle from the first frame on, until the outcome takes its place (C15)"
    )
    func button() throws {
        for direction in ["ltr", "rtl"] {
            let text = """
                {fps: 60, direction: \(direction), theme: fiori-light, label: Send, present: button,
                 operation: {events: [{at: 0, started}, {at: 3000, succeeded: Everything is sent}]}}
                """
            let file = try RenderFile.parse(Array(text.utf8), name: "s")
            let job = try file.resolve()
            let (frames, stage) = (Self.frames(job), try #require(job.scene.stage))
            let width = try #require(frames.last?.texts.first).width
            for frame in frames[..<180] { #expect(frame.words == ["Send": 1]) }
            for frame in frames { #expect(frame.words.values.reduce(0, +) <= 1) }
            #expect(frames[0].ring == nil && frames.last?.words == ["Everything is sent": 1])
            // Without the ring the text alone is in the middle, with it both are.
            let first = frames[0].texts[0]
            let own = job.scene.surroundings.layout.group((20, 20), label: 0).width - 20
            let isForward = direction == "ltr"
            let gap = job.scene.surroundings.layout.width - 20 - width
            let middle = isForward ? first.x + (own - gap) / 2 : first.x + width - (own - gap) / 2
            #expect(abs(middle - stage.width / 2) < 0.51)
            let ring = try #require(frames[150].ring)
            let start = isForward ? ring.centerX - 10 : ring.centerX + 10
            let end = isForward ? start + 20 + own : start - 20 - own
            #expect(abs((start + end) / 2 - stage.width / 2) < 0.51)
        }
    }

    @Test("the outcome in a button is in the middle, whatever value followed the label before (C15)")
    func buttonWithValue() throws {
        let job = try Self.job(
            "{at: 0, started}, {at: 900, progress: 0.5}, {at: 2500, failed: 'It has failed: try again'}",
            "label: Send, progress-text: percent, present: button")
        let (last, stage) = (try #require(Self.frames(job).last), try #require(job.scene.stage))
        let (ring, text) = (try #require(last.ring), try #require(last.texts.first))
        var block = text.block
        block.maxWidth = nil
        let width = try TextEngine(fonts: FontSet(.standard)).measure(block).width
        let middle = (ring.centerX - ring.radius - ring.width / 2 + text.x + width) / 2
        #expect(abs(middle - stage.width / 2) < 0.76)
    }

    @Test(
        "an operation that is over before its indicator would show leaves the text of its button alone (C15, T2)"
    )
    func quickButton() throws {
        for (end, last) in [("succeeded: Sent", "Send"), ("failed: Not sent", "Not sent")] {
            let text =
                "{label: Send, present: button, operation: {events: [{at: 0, started}, {at: 500, \(end)}]}}"
            let file = try RenderFile.parse(Array(text.utf8), name: "s")
            let frames = Self.frames(try file.resolve())
            #expect(frames.first?.words == ["Send": 1] && frames.last?.words == [last: 1])
        }
    }

    @Test(
        "a label that stands for a message is there with the indicator (P2, C12)",
        arguments: ["toast", "message-box"])
    func labelAtOnce(present: String) throws {
        let job = try Self.job(
            "{at: 0, started}, {at: 2500, succeeded: Paid}", "label: Paying, present: \(present)")
        let frames = Self.frames(job)
        #expect(frames[60].words == ["Paying": 1])
        let ends = job.subject.ends
        #expect(ends.first { $0.state == .active }?.label == "Paying")
        #expect(
            Rule.all.allSatisfy {
                $0.id != "obstructive-without-message" || $0.breaches(by: job.subject).isEmpty
            })
    }

    @Test(
        "what is said during a pause takes the message's place, and the ring stays where it is (P2–P4, C14)",
        arguments: ["toast", "dialog", "full-screen"])
    func pause(present: String) throws {
        let job = try Self.job(
            """
            {at: 0, started}, {at: 1000, progress: 0.5}, {at: 2000, paused}, {at: 4000, resumed}, \
            {at: 6000, succeeded: Done}
            """,
            "theme: fiori-light, label: {paused: Upload paused}, present: {name: \(present), message: Uploading}"
        )
        let frames = Self.frames(job)
        for (frame, words) in [(90, "Uploading"), (180, "Upload paused"), (320, "Uploading"), (480, "Done")] {
            #expect(frames[frame].words == [words: 1], "frame \(frame)")
        }
        for frame in frames { #expect(frame.words.count <= 1) }
        let places = Set(frames.compactMap { $0.ring?.centerX })
        #expect(places.count == 1)
        let middle = (job.scene.stage?.width ?? 0) / 2
        if present != "toast" { #expect(try abs(#require(places.first) - middle) <= 0.5) }
    }

    @Test(
        "a pause of a bar in a dialog or a toast is told by more than a color, unless a label or a button does (P3, P4)",
        arguments: ["dialog", "toast"])
    func pausedBar(present: String) throws {
        let events = """
            {at: 0, started}, {at: 1000, progress: 0.5}, {at: 2000, paused}, {at: 4000, resumed}, \
            {at: 6000, succeeded: Done}
            """
        for (stage, label, words) in [
            ("message: Uploading", "", "Paused"), ("message: Uploading", "label: {paused: Held}, ", "Held"),
            ("message: Uploading, cancel: Stop, pause: Pause", "", "Uploading"),
        ] {
            let job = try Self.job(
                events,
                "theme: fiori-light, indicator: linear, \(label)present: {name: \(present), \(stage)}")
            let frames = Self.frames(job)
            #expect(frames[90].words["Uploading"] == 1 && frames[180].words[words] == 1, "\(stage)")
        }
        // A card and a row have no message, and say it where a label is.
        for present in ["card", "inline"] {
            let job = try Self.job(events, "theme: fiori-light, indicator: linear, present: \(present)")
            let frames = Self.frames(job)
            #expect(frames[90].words.isEmpty && frames[180].words["Paused"] == 1, "\(present)")
        }
        let german = "indicator: linear, locale: de, present: {name: \(present), message: Hochladen}"
        #expect(Self.frames(try Self.job(events, german))[180].words["Pausiert"] == 1)
    }
}
