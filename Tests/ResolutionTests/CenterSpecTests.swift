import Basics
import Drawing
import Indicators
import Jobs
import Loading
import Requests
import Testing
import Vectors

/// What the middle of a ring takes, countdowns and cropped rings, and what they refuse.
@Suite struct CenterSpecTests {
    private func job(_ yaml: String) throws -> RenderJob {
        try RenderFile.parse(Array("{\(yaml)}".utf8), name: "a.yaml").spec.resolve()
    }

    private func list(_ job: RenderJob, _ index: Int) -> DisplayList {
        var list = DisplayList(width: 0, height: 0)
        job.draw(index, into: &list)
        return list
    }

    private func texts(_ job: RenderJob, _ index: Int) -> [String] {
        list(job, index).shapes.compactMap { if case .text(let text) = $0 { text.block.text } else { nil } }
    }

    private func sign(_ job: RenderJob, _ index: Int = 0) -> Extent? {
        list(job, index).shapes.lazy.compactMap { shape -> Extent? in
            guard case .path(let path) = shape, path.role == .sign else { return nil }
            return path.path.extent
        }.first
    }

    @Test(
        "a countdown shows whole seconds from the first to the last, at constant speed, and ends after its time",
        arguments: [(30, 121, 4.0), (10, 101, 10), (3, 103, 34), (60, 121, 2), (300, 301, 1), (1, 61, 60)])
    func countdown(seconds: Int, count: Int, fps: Double) throws {
        let job = try job("countdown: \(seconds)s, track: theme")
        let timeline = job.timeline
        #expect(timeline.count == count && timeline.fps == fps)
        #expect(timeline.time(of: count - 1) == Double(seconds) * 1000)
        #expect(timeline.values.first == 1 && timeline.values.last == 0)
        for index in 0..<count {
            let passed = Double(index) / fps
            #expect((timeline.values[index] - (1 - passed / Double(seconds))).magnitude < 1e-12)
            let left = (Double(seconds) - passed - 1e-9).rounded(.up)
            #expect(texts(job, index) == ["\(Int(left))"])
        }
        #expect(job.notes.contains { "\($0)".contains("\(count) frames, \(fps.shortestText) a second") })
    }

    @Test("a countdown has the frames that are asked for, and stills and parts by their values")
    func frames() throws {
        let few = try job("countdown: 30s, frames: 31")
        #expect(few.timeline.fps == 1 && (0...30).map { texts(few, $0) } == (0...30).map { ["\(30 - $0)"] })
        #expect(few.notes.isEmpty)
        let smooth = try job("countdown: 2s, fps: 25")
        #expect(smooth.timeline.count == 51)
        let still = try job("countdown: 30s, value: 0.41")
        #expect(still.timeline.count == 1 && texts(still, 0) == ["13"])
        let part = try job("countdown: 30s, value: 0.5:0.2, frames: 10")
        #expect(part.timeline.fps == 1 && texts(part, 0) == ["15"] && texts(part, 9) == ["6"])
        let other = try job("countdown: 30s, value: 0.5:0.2, frames: 10, center: 'text:{seconds} {percent}'")
        #expect(texts(other, 0) == ["15 50%"] && texts(other, 9) == ["24 20%"])
    }

    @Test("pies, bars and rings that say so count without a text; a ring without room says it")
    func bare() throws {
        for yaml in ["form: pie", "form: cooldown", "indicator: linear", "center: none", "center: stop"] {
            #expect(texts(try job("countdown: 3s, \(yaml)"), 0).isEmpty)
        }
        let small = try job("countdown: 30s, size: 10")
        #expect(texts(small, 0).isEmpty)
        #expect(small.notes.contains { "\($0)".contains("no room for the seconds") })
        #expect(texts(try job("countdown: 30s, size: 16"), 0) == ["30"])
        #expect(
            texts(try job("countdown: 5s, progress-text: percent, progress-placement: center"), 0) == ["100%"]
        )
    }

    @Test("signs and icons are in the middle, an icon with its longer side as long as that of a sign")
    func signs() throws {
        let icon = try #require(sign(try job("value: 0.4, size: 100, stroke: 10, center: M0 0h20v10h-20z")))
        #expect((icon.width - 0.64 * 80).magnitude < 1e-9 && (icon.height - 0.32 * 80).magnitude < 1e-9)
        #expect(
            (icon.left + icon.right - 100).magnitude < 1e-9 && (icon.top + icon.bottom - 100).magnitude < 1e-9
        )
        let stop = try #require(sign(try job("value: 0.4, size: 100, stroke: 10, center: stop")))
        #expect(
            (stop.width - 0.6 * 0.64 * 80).magnitude < 1e-9 && (stop.left + stop.right - 100).magnitude < 1e-9
        )
        #expect(
            sign(try job("motion: fluent, frames: 3, size: 100, center: close"), 1)
                == sign(try job("motion: fluent, frames: 3, size: 100, glyph: cancel"), 1))
    }

    @Test("what is in the middle gives way to the sign of an outcome, and a text stays in a pause")
    func states() throws {
        for center in ["close", "M0 0h20v10h-20z", "'text:{percent}'"] {
            let done = try job("value: 0.4, size: 100, state: success, frames: 1, center: \(center)")
            let check = try job("value: 0.4, size: 100, state: success, frames: 1")
            #expect(list(done, 0).shapes == list(check, 0).shapes)
        }
        let way = try job("value: 0.4, size: 100, state: success, center: 'text:{percent}'")
        #expect(texts(way, 0) == ["40%"] && texts(way, way.timeline.count - 1).isEmpty)
        let paused = try job("value: 0.4, size: 100, state: paused, frames: 1, center: 'text:{percent}'")
        #expect(texts(paused, 0) == ["40%"] && sign(paused) == nil)
        let run = try job("size: 100, transition: 'indeterminate:determinate=0.4', center: 'text:{percent}'")
        #expect(texts(run, 0).isEmpty && texts(run, run.timeline.count - 1) == ["40%"])
    }

    @Test("a text in the middle stands beside a label with its own value")
    func labels() throws {
        let job = try job(
            "countdown: 30s, value: 0.5, center: 'text:{seconds-left}', label: Expires, progress-text: percent, locale: de"
        )
        #expect(texts(job, 0).contains("15") && texts(job, 0).contains { $0.contains("50\u{A0}%") })
    }

    @Test(
        "figures are in the middle of the ring by their outlines, and no text touches it",
        arguments: ["en", "bn", "fa"])
    func outlines(locale: String) throws {
        for text in ["{value}", "{percent}", "{value}/{total}", "Ag{seconds-left}j"] {
            for size in [32.0, 48, 96, 200] {
                let job = try job(
                    "countdown: 90s, value: 0.88, size: \(size), locale: \(locale), center: 'text:\(text)'")
                guard case .text(let shape)? = list(job, 0).shapes.last else {
                    Issue.record("no text")
                    return
                }
                let engine = Typesetter.pango.engine(try #require(job.scene.fonts))
                let extent = try #require(try engine.outline(of: shape).extent)
                guard case .ring(let ring) = job.scene.body else {
                    Issue.record("no ring")
                    return
                }
                let free = size / 2 - ring.stroke
                for (x, y) in [(extent.left, extent.top), (extent.right, extent.bottom)] {
                    let (x, y) = (x - size / 2, y - size / 2)
                    #expect((x * x + y * y).squareRoot() < free)
                }
                if text == "{value}" {
                    let middle = (extent.top + extent.bottom) / 2
                    // Figures of other scripts are lower or higher than Latin ones by a part of their size.
                    #expect((middle - size / 2).magnitude < shape.block.size * (locale == "en" ? 0.02 : 0.12))
                }
            }
        }
    }

    @Test(
        "a cropped ring takes its part of the picture, with what is in its middle, beside labels and with a margin"
    )
    func crops() throws {
        let half = try job("value: 0.4, size: 96, opening: 180, crop: true")
        #expect(half.scene.size == (96, 48))
        #expect(try job("value: 0.4, size: 96, opening: 180, crop: true, margin: 4").scene.size == (104, 56))
        let whole = try job("value: 0.4, size: 96, opening: 180")
        #expect(list(half, 0).shapes == list(whole, 0).shapes)
        let right = try job("value: 0.4, size: 96, opening: 180, start-angle: 0, crop: true")
        #expect(right.scene.size == (48, 96))
        let sign = try #require(
            sign(try job("value: 0.4, size: 96, stroke: 8, opening: 180, crop: true, center: stop")))
        #expect(sign.bottom < 48 && (sign.left + sign.right - 96).magnitude < 1e-9)
    }

    @Test(
        "what does not go together is refused with a way out",
        arguments: [
            ("value: 0.4, center: stop, glyph: pause", "leave out one of them"),
            (
                "value: 0.4, center: 'text:{value}', progress-text: percent, progress-placement: center",
                "text:{percent}"
            ),
            ("value: 0.4, form: pie, center: stop", "form"),
            ("value: 0.4, form: pie, center: 'text:a'", "form"),
            ("motion: fluent, center: 'text:{percent}'", "add value"),
            ("value: 0.4, center: 'text:{seconds}'", "countdown: 30s"),
            ("motion: fluent, center: 'text:{seconds-left}'", "countdown: 30s"),
            ("value: 0.4, center: 'text:{step}'", "segments: 5"),
            ("value: 0.4, center: none", "leave it out"),
            ("value: 0.4, center: foo", "text:{percent}"),
            ("value: 0.4, center: 'text:{foo}'", "{seconds-left}"),
            ("value: 0.4, size: 30, center: 'text:A long text in here'", "are needed"),
            ("value: 0.4, size: 8, center: stop", "increase size"),
            ("motion: cupertino, center: stop", "spokes"),
            ("indicator: linear, value: 0.4, center: stop", "linear"),
            ("countdown: 30s, span: 0.2:0.4", "leave out"),
            ("countdown: 30s, easing: ease", "constant speed"),
            ("countdown: 30s, value: 0.2:0.8", "value: 0.8:0.2"),
            ("countdown: 30s, frames: 20, fps: 10", "leave out frames or fps"), ("countdown: 2h", "3600000"),
            ("countdown: 30s, frames: 3", "use at least 4"),
            ("countdown: 30s, state: success", "countdown"), ("motion: fluent, countdown: 30s", "countdown"),
            ("value: 0.4, crop: true", "opening: 180deg"),
            ("value: 0.4, opening: 10, crop: true", "wider opening"),
            (
                "value: 0.4, opening: 180, crop: true, progress-text: percent, progress-placement: center",
                "text:{percent}"
            ),
            ("value: 0.4, opening: 180, crop: true, present: card", "leave out"),
            ("value: 0.4, shape: M0 0h9v9z, center: stop", "ring"),
        ])
    func refusals(yaml: String, remedy: String) {
        let error = #expect(throws: (any Error).self) { try job(yaml) }
        #expect(error.map { "\($0)" }?.contains(remedy) == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test("vectors hold every text of a countdown, each in its turn, and icons and signs")
    func vectors() throws {
        let job = try job("countdown: 3s, to: [svg, svg-css, lottie, avd]")
        let layers = try #require(job.picture).groups.flatMap { $0.layers }.filter { $0.paint.role == .text }
        #expect(layers.count == 4)
        for second in 0..<3 {
            let time = Double(second) * 1000
            for (number, layer) in layers.enumerated() {
                for moment in [time + 1, time + 990] {
                    #expect(layer.opacity.value(at: moment) == (number == second ? 1 : 0))
                }
            }
        }
        let icon = try self.job("value: 0:1, frames: 5, center: M0 0h20v10h-20z, to: [svg, lottie, avd]")
        #expect(try #require(icon.picture).groups.flatMap { $0.layers }.count { $0.paint.role == .sign } == 1)
    }
}
