import Basics
import Drawing
import Files
import Indicators
import Jobs
import Loading
import MotionCore
import Platform
import Rendering
import RequestSupport
import Requests
import TestSupport
import Testing

/// What the frames of operations show.
@Suite struct StoryFrameTests {
    private static func spec(_ story: String, more: String = "") throws -> RenderJob {
        let text = "{operation: {events: [\(story)]}, \(more)}"
        let file = try RenderFile.parse(Array(text.utf8), name: "s")
        return try file.resolve(file.spec)
    }

    /// Random moments of a story in which everything happens, early and late.
    private static func story(_ random: inout SeededRandom) -> String {
        func ms(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        let pause = 1000 + ms(0...2000)
        let resume = pause + ms(1...1500)
        let first = resume + ms(1...1000)
        let second = first + ms(1...1500)
        let end = second + ms(1...1200)
        let verb = Bool.random(using: &random) ? "succeeded: Done" : "failed: No space left"
        return """
            {at: 0, started}, {at: \(pause), paused}, {at: \(resume), resumed}, {at: \(first), progress: 0.3}, \
            {at: \(second), progress: 0.8}, {at: \(end), \(verb)}
            """
    }

    @Test(
        "waves that travel never jump in an operation, and stand while it is paused at a value",
        arguments: [Motion.composeWavy, .composeWavyLinear])
    func waves(motion: Motion) throws {
        let story = """
            {at: 0, started}, {at: 1230, progress: 0.3}, {at: 2410, paused}, {at: 3570, resumed}, \
            {at: 4040, progress: 0.6}, {at: 5190, succeeded: Done}
            """
        let kind = motion == .composeWavyLinear ? "linear" : "circular"
        let timeline = try Self.spec(story, more: "indicator: \(kind), motion: \(motion.name)").timeline
        let line = try #require(timeline.content.story)
        let shown = try #require(line.shown)
        func phase(_ time: Double) throws -> Double {
            let moment = timeline.moment(at: time)
            let wave: WaveMoment? = if case .drawn(.wave(let wave)) = moment { wave } else { nil }
            return try #require(wave).phase
        }
        var last = try phase(shown)
        for time in stride(from: shown + 1, to: line.end, by: 1) {
            let next = try phase(time)
            let step = next - last - (next - last).rounded()
            // A wave passes in a second.
            #expect(step > -1e-9 && step < 1.0 / 1000 + 1e-9, "\(time)")
            if (2700..<3500).contains(time) { #expect(step.magnitude < 1e-12, "\(time)") }
            last = next
        }
    }

    @Test(
        "a frame that looks like the one before has the file that it has by itself, on any number of threads")
    func pauses() throws {
        let story = "{at: 0, started}, {at: 500, progress: 0.2}, {at: 1500, progress: 0.5}"
        let job = try Self.spec(story, more: "fps: 10, name: pause, label: Uploading, background: surface")
        let files = try job.files().files
        #expect(try job.files(workers: Workers(count: 3)).files == files)
        #expect(files.count == job.timeline.count)
        let names = files.keys.sorted()
        for (index, name) in names.enumerated() {
            #expect(try job.pngData(frame: index) == files[name], "\(name)")
        }
        let pauses = zip(names, names.dropFirst()).count { files[$0] == files[$1] }
        #expect(pauses > 3 && pauses < names.count - 10, "\(pauses) of \(names.count)")
    }

    @Test("C3: an arc never jumps, from the first frame of an operation to the last", arguments: arcMotions)
    func continuity(motion: Motion) throws {
        if motion.kind == .determinate { return }
        var random = SeededRandom(seed: 7)
        for _ in 0..<6 {
            let story = Self.story(&random)
            let timeline = try Self.spec(story, more: "motion: \(motion.name)").timeline
            let line = try #require(timeline.content.story)
            let shown = try #require(line.shown)
            var last = timeline.span(at: shown)
            var jumps: [Double] = []
            let step = 1.0
            let count = Int((line.end - shown) / step)
            for index in 1...count {
                let time = shown + Double(index) * step
                let span = timeline.span(at: time)
                // The motion itself may jump, where it is published so; what is between may not.
                let isRunning = line.act(at: time).map { $0.to.action == .running } ?? true
                defer { last = span }
                if isRunning { continue }
                func apart(_ a: Double, _ b: Double) -> Double { (a - b - (a - b).rounded()).magnitude }
                let limit = 8.0 / 1000 * step + 1e-6
                // What is no arc is no number, and below no limit.
                if !((span.sweep - last.sweep).magnitude < limit) { jumps.append(time) }
                // The ends of a closed or an empty ring are anywhere.
                if span.sweep > 1 - 1e-9 || span.sweep < 1e-9 || last.sweep > 1 - 1e-9 { continue }
                if apart(span.start, last.start) >= limit { jumps.append(time) }
            }
            #expect(jumps.isEmpty, "\(story)")
        }
    }

    @Test("a frame of an operation can be drawn alone, and shows nothing before the show delay (T2)")
    func frames() throws {
        let job = try Self.spec(
            "{at: 0, started}, {at: 2000, progress: 0.5}, {at: 3000, succeeded: Done}", more: "fps: 30")
        var list = DisplayListProbe()
        for index in [0, 29, 30] { #expect(list.count(job, index) == 0, "frame \(index)") }
        for index in [31, 60, 120] { #expect(list.count(job, index) > 0, "frame \(index)") }
        #expect(list.count(job, job.timeline.count - 1) == 0)
        #expect(list.texts(job, 120) == ["Done"])
    }

    @Test("T3: a label shows where ten seconds are expected, with the wait; a value follows it (C8)")
    func label() throws {
        let job = try Self.spec(
            "{at: 0, started}, {at: 2000, progress: 0.5}, {at: 4000, failed: No space left}",
            more: "label: Uploading, progress-text: percent")
        var list = DisplayListProbe()
        #expect(list.texts(job, 200) == [])
        #expect(list.texts(job, 320) == ["No space left"])
        let text =
            "{operation: {expected: 12000, events: [{at: 0, started}, {at: 2000, progress: 0.5}, {at: 4000, failed: No space left}]}, label: Uploading, progress-text: percent}"
        let file = try RenderFile.parse(Array(text.utf8), name: "s")
        let long = try file.resolve(file.spec)
        let wait = "Uploading (about\u{A0}10\u{A0}s)"
        #expect(list.texts(long, 80) == [wait])
        #expect(list.texts(long, 200) == [ProgressText.joined(wait, "50%")])
        #expect(list.texts(long, 320) == ["No space left"])
    }

    /// What a presentation with a message says in each frame, and how opaque that is.
    private static func words(_ present: String, _ end: String, more: String = "") throws -> [[String:
        Double]]
    {
        let job = try spec(
            "{at: 0, started}, {at: 1500, progress: 0.8}, {at: 3000, \(end)}",
            more: "fps: 50, present: {name: \(present), message: Uploading}, \(more)")
        var list = DisplayList(width: 1, height: 1)
        return (0..<job.timeline.count).map { frame in
            job.draw(frame, into: &list)
            var words: [String: Double] = [:]
            for text in list.shapes.compactMap(\.text) { words[text.block.text, default: 0] += text.opacity }
            return words
        }
    }

    @Test(
        "the message of a presentation gives way to the outcome, and never stands beside it (C5, C6, P2, P3)",
        arguments: ["toast", "dialog", "full-screen"], ["failed", "succeeded"])
    func outcome(present: String, end: String) throws {
        for indicator in ["circular", "linear"] {
            let words = try Self.words(present, "\(end): It is over", more: "indicator: \(indicator)")
            var last = words[100]
            #expect(last == ["Uploading": 1])
            var seen: Set<String> = []
            for frame in words[100..<250] {
                #expect(frame.count <= 1, "\(frame)")
                seen.formUnion(frame.keys)
                // Ten frames take it away and ten bring the other one: none of them jumps.
                for text in ["Uploading", "It is over"] {
                    #expect(((frame[text] ?? 0) - (last[text] ?? 0)).magnitude < 0.4)
                }
                last = frame
            }
            #expect(seen == ["Uploading", "It is over"] && last == ["It is over": 1])
        }
    }

    @Test("the outcome of an operation in a dialog that nobody saw running is all that is said (T2, C5)")
    func outcomeAtOnce() throws {
        let job = try Self.spec(
            "{at: 0, started}, {at: 500, failed: No connection}",
            more: "present: {name: dialog, message: Uploading}")
        var list = DisplayListProbe()
        #expect(list.texts(job, job.timeline.count - 1) == ["No connection"])
        #expect(!job.notes.contains { $0.contains("label") })
    }

    @Test("a pause that has a text of its own says so at once, and nothing once it is over (P4)")
    func pause() throws {
        func texts(_ label: String) throws -> [[String]] {
            let job = try Self.spec(
                "{at: 0, started}, {at: 2000, paused}, {at: 4000, resumed}, {at: 6000, failed: No space left}",
                more: "fps: 10, label: \(label)")
            var list = DisplayListProbe()
            return [15, 30, 50, 80].map { list.texts(job, $0) }
        }
        let named = try texts("{active: Uploading, paused: Upload paused}")
        #expect(named == [[], ["Upload paused"], [], ["No space left"]])
        #expect(try texts("Uploading") == [[], [], [], ["No space left"]])
    }

    @Test("a linear indicator in a toast leaves no row for what is written elsewhere (P2)")
    func rows() throws {
        func height(_ end: String) throws -> Double {
            let job = try Self.spec(
                "{at: 0, started}, {at: 1500, progress: 0.8}, {at: 3000, \(end)}",
                more: "indicator: linear, present: {name: toast, message: Uploading}")
            return job.scene.surroundings.layout.height
        }
        #expect(try height("succeeded: Done") == Theme.neutralLight.metrics.linearHeight)
    }

    @Test(
        "a sign beside a linear indicator never lies on a text, and no text moves that is new (P4, C5)",
        arguments: ["ltr", "rtl"])
    func signs(direction: String) throws {
        let job = try Self.spec(
            """
            {at: 0, started}, {at: 1500, progress: 0.8}, {at: 3000, paused}, {at: 4000, resumed}, \
            {at: 5500, failed: No connection}
            """,
            more: """
                indicator: linear, direction: \(direction), progress-text: percent,
                label: {active: Uploading, paused: Upload paused}
                """)
        let glyph = try #require(job.scene.surroundings.layout.glyph)
        let isForward = direction == "ltr"
        var list = DisplayList(width: 1, height: 1)
        var places: [String: Set<Double>] = [:]
        var besideSigns: Set<String> = []
        for frame in 0..<job.timeline.count {
            job.draw(frame, into: &list)
            let texts = list.shapes.compactMap(\.text).filter { !$0.block.text.hasSuffix("%") }
            let hasSign = list.shapes.contains { $0.path != nil }
            for text in texts {
                places[text.block.text, default: []].insert(text.x)
                guard hasSign else { continue }
                besideSigns.insert(text.block.text)
                let isFree =
                    isForward
                    ? text.x >= glyph.center.x + glyph.side / 2
                    : text.x + text.width <= glyph.center.x - glyph.side / 2
                #expect(isFree, "\(text.block.text) in frame \(frame)")
            }
        }
        #expect(places["No connection"]?.count == 1)
        #expect(besideSigns.isSuperset(of: ["Upload paused", "No connection"]), "\(besideSigns)")
    }

    @Test(
        "what contradicts itself is refused where it stands",
        arguments: [
            ("{at: 0, started}, {at: 9, resumed}", "s:1:41: operation.events[1]: resumed while"),
            ("{at: 5, progress: 0.5}", "operation.events[0]: progress before"),
            ("{at: 0, started}, {at: -1, paused}", "is out of range"),
            ("{at: 0, started, paused}", "several are given"), ("{at: 0}", "none is given"),
            ("{at: 0, begun}", "there is no key"), ("", "there are no events"),
            ("{at: 0, started}, {at: 9, failed: ' '}", "at least one letter"),
            ("{at: .nan, started}", "is not a time"),
            ("{at: 0, started: 5}", "takes no value; leave it out"),
        ])
    func refuses(story: String, message: String) {
        let error = #expect(throws: SpecError.self) { try Self.spec(story) }
        #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "")")
        #expect(error?.kind == .file)
    }

    @Test(
        "an event that is mistyped is told of once, with how to fix it",
        arguments: [
            ("{at: 0, strated}, {at: 9, succeeded: Yes}", "did you mean \"started\"?"),
            ("{at: 0, started}, {at: 9, cancelled: By you}", "cancelled takes no value; leave it out"),
            (
                "{at: 0, started}, {at: 9, indeterminate}",
                "an operation is indeterminate until its first progress, and not again afterwards; leave it out, or draw that change alone"
            ),
            ("{at: 0, started}, {at: 9, cancel}", "there is no \"cancel\"; write cancelled"),
            ("{aat: 0, started}, {at: 9, succeeded: Yes}", "did you mean \"at\"?"),
            ("{at: 9 years, started}, {at: 5, succeeded: Yes}", "is not a time"),
        ])
    func mistyped(story: String, message: String) {
        let error = #expect(throws: SpecError.self) { try Self.spec(story) }
        #expect(error?.others.isEmpty == true && error?.message.contains(message) == true, "\(error as Any)")
    }

    @Test(
        "a placeholder that stands for nothing is refused with those that do (T3)",
        arguments: [
            (
                "'{label} ({tme})'",
                "there is no placeholder \"tme\"; did you mean \"time\"? (known: label, time)"
            ),
            ("'{label} ({time)'", "an unmatched brace; write it like {label} or {time}"),
            ("'{}'", "there is no placeholder \"\""), ("'{label} soon'", nil), ("''", nil),
        ])
    func placeholders(text: String, message: String?) throws {
        let story = "expected: 12000, wait-text: \(text), events: [{at: 0, started}]"
        let file = try RenderFile.parse(Array("{operation: {\(story)}}".utf8), name: "s")
        do throws(SpecError) {
            _ = try file.resolve(file.spec)
            #expect(message == nil)
        } catch {
            #expect(error.place == "s:1:42: operation.wait-text" && error.kind == .file, "\(error)")
            #expect(error.message.contains(try #require(message, "\(error)")), "\(error)")
        }
    }

    @Test(
        "what an operation has by itself is refused beside it",
        arguments: [
            ("value: 0.5", "--value"), ("state: error", "--state"), ("frames: 9", "--frames"),
            ("to: svg, present: dialog", "--to"), ("motion: cupertino", "--motion"),
            ("motion: determinate", "--motion"),
            ("color: ['#FFF', '#000']", "--color"), ("log: x.csv", "--log"), ("log-unit: s", "--log-unit"),
        ])
    func excludes(more: String, flag: String) throws {
        let file = try RenderFile.parse(
            Array(
                "{operation: {events: [{at: 0, started}, {at: 2000, failed: No}]}, \(more)}".utf8), name: "s")
        let error = #expect(throws: SpecError.self) { try file.spec.resolve() }
        #expect(error?.place == flag)
    }
}
