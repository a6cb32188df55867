import Drawing
import Guidelines
import RequestSupport
import TestSupport
import Testing
import Vectors

@testable import Indicators
@testable import Jobs
@testable import Loading
@testable import Presentations
@testable import Requests

/// What outcomes look like in buttons, beside icons, under bars and after checkouts.
@Suite struct OutcomeLookTests {
    private func job(_ text: String) throws -> RenderJob {
        try RenderFile.parse(Array(text.utf8), name: "s").resolve()
    }

    private func fills(_ list: DisplayList) -> [Color] {
        list.shapes.compactMap { shape in
            if case .path(let path) = shape, path.opacity == 1 { path.color } else { nil }
        }
    }

    @Test(
        "P9: a button that has failed is light, with a red ring and its words in the usual color",
        arguments: Theme.all)
    func button(theme: Theme) throws {
        let job = try job(
            "{theme: \(theme.name), present: button, state: error, label: {active: Save, error: Try again}, fps: 60}"
        )
        let (first, last) = (job.list(0), job.list(job.timeline.count - 1))
        let ground = Presentation.button.ground(theme, in: .error)[0]
        #expect(!fills(first).contains(ground) && fills(last).contains(ground))
        // A wave that has fallen flat is a path.
        let ring = last.shapes.compactMap(\.ring).last?.color ?? fills(last).first { $0 == theme[.error] }
        #expect(ring == theme[.error])
        #expect(first.shapes.compactMap(\.text).map(\.color) == [theme[.buttonLabel]])
        #expect(last.shapes.compactMap(\.text).map(\.color) == [theme[.label]])
    }

    @Test(
        "the sign on a shape is opaque, and is seen on containers that let the surface shine through",
        arguments: Theme.all)
    func contained(theme: Theme) throws {
        let job = try job(
            "{theme: \(theme.name), motion: material-loading, container: theme, state: success, size: 96}")
        let fills = fills(job.list(job.timeline.count - 1))
        let sign = try #require(fills.last)
        #expect(sign.alpha == 255 && sign != theme[.success])
        #expect(Contrast.ratio(of: sign, on: [theme[.surface], theme[.success]]) > 1.5)
    }

    @Test("P9: a button is as before once a failure has left it, and while none is told")
    func leaves() throws {
        let job = try job(
            """
            {theme: fiori-light, present: button, label: Save, fps: 30, operation: {policy: immediate, success-hold: 500,
            events: [{at: 0, started}, {at: 800, succeeded: Saved}]}}
            """)
        let ground = Presentation.button.ground(.fioriLight, in: .success)[0]
        let seen = (0..<job.timeline.count).map { fills(job.list($0)).contains(ground) }
        #expect(seen.contains(true) && seen.first == false && seen.last == false)
    }

    @Test("P9: vector formats show the ground of the outcome when there is one")
    func vector() throws {
        let text =
            "theme: fiori-light, present: button, label: {active: Save, error: Try again}, to: [svg-css]"
        let names = try job("{\(text), state: error}").picture?.groups.flatMap(\.layers).map(\.name) ?? []
        #expect(names.contains { $0.hasPrefix("page-error") })
        let others = try job("{\(text)}").picture?.groups.flatMap(\.layers).map(\.name) ?? []
        #expect(!others.contains { $0.hasPrefix("page-error") } && !others.isEmpty)
    }

    @Test(
        "P10: an indicator takes the place of the icon while there is one", arguments: ["icon", "toolbar"],
        Theme.all)
    func icon(name: String, theme: Theme) throws {
        let job = try job(
            """
            {theme: \(theme.name), present: \(name), label: Report, fps: 30, operation: {policy: fiori, success-hold: 500,
            events: [{at: 0, started}, {at: 2500, succeeded: Saved}]}}
            """)
        let stage = try #require(job.scene.stage)
        let idle = stage.idle
        #expect(idle.count == 3)
        #expect(Array(job.list(0).shapes.suffix(idle.count + 1).prefix(idle.count)) == idle)
        #expect(job.list(0).shapes.compactMap(\.ring).isEmpty)
        let running = job.list(60)
        #expect(!running.shapes.compactMap(\.ring).isEmpty && !running.shapes.contains(idle[0]))
        // The ring is where the icon was.
        let ring = try #require(running.shapes.compactMap(\.ring).last)
        guard case .path(let stem) = idle[0], let extent = stem.path.extent else {
            Issue.record("the icon is drawn as paths")
            return
        }
        #expect(abs(extent.left + extent.width / 2 - ring.centerX) < 1e-6)
        #expect(running.shapes.compactMap(\.text).map(\.block.text) == ["Report"])
    }

    @Test("P11: what tells that a checkout has failed starts it again where the spec says so")
    func restart() throws {
        func words(_ more: String) throws -> [String] {
            let job = try job(
                """
                {theme: fiori-light, present: {name: message-box, message: Paying\(more)}, fps: 10, operation: {policy: immediate,
                events: [{at: 0, started}, {at: 1500, failed: The payment failed}]}}
                """)
            return job.list(job.timeline.count - 1).shapes.compactMap(\.text).map(\.block.text)
        }
        #expect(try words("") == ["The payment failed"])
        #expect(try words(", restart: Try again") == ["The payment failed", "Try again"])
    }

    @Test(
        "V1: the words of a failed bar have the color of the error in Fiori, and there alone",
        arguments: Theme.all)
    func bar(theme: Theme) throws {
        let job = try job(
            "{indicator: linear, theme: \(theme.name), state: error, label: Upload failed, fps: 30}")
        let color = job.list(job.timeline.count - 1).shapes.compactMap(\.text).last?.color
        #expect(color == theme[theme.name.hasPrefix("fiori") ? .error : .linearLabel])
    }

    @Test(
        "V1: toasts have a line of a point around them in Fiori's themes of high contrast",
        arguments: Theme.all.filter { $0.name.hasPrefix("fiori") })
    func border(theme: Theme) throws {
        let job = try job("{theme: \(theme.name), present: {name: toast, message: Saving}, frames: 1}")
        var line = theme[.cardHairline]
        line.alpha = 255
        let isThere = fills(job.list(0)).contains(line)
        #expect(isThere == theme.name.hasPrefix("fiori-high-contrast"))
    }

    @Test(
        "V6: what one presses shows that it is pressed, and what cannot be pressed is refused",
        arguments: Theme.all)
    func pressed(theme: Theme) throws {
        for place in [
            "button", "icon", "toolbar", "dialog, message: Saving, cancel: Stop",
            "toast, message: Saving, cancel: Stop",
        ] {
            let plain = try job("{theme: \(theme.name), present: {name: \(place)}, frames: 1}")
            let pressed = try job(
                "{theme: \(theme.name), present: {name: \(place), pressed: true}, frames: 1}")
            #expect(plain.list(0) != pressed.list(0), "\(place)")
        }
        #expect(throws: (any Error).self) { try job("{present: {name: card, pressed: true}}") }
        #expect(throws: (any Error).self) {
            try job("{present: {name: dialog, message: Saving, pressed: true}}")
        }
    }
}
