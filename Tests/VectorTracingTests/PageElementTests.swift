import Drawing
import Formats
import Jobs
import Loading
import MotionCore
import RequestSupport
import TestSupport
import Testing
import Vectors

@testable import Basics
@testable import Requests
@testable import Resolution

@Suite struct PageElementTests {
    private func picture(_ motion: String, _ change: (inout RenderSpec) -> Void = { _ in }) throws
        -> VectorPicture
    {
        var spec = RenderSpec()
        (spec.animation.motion, spec.formats) = (.value(try Motion.named(motion)), [.svg])
        change(&spec)
        return try #require(try spec.resolve().picture)
    }

    private func excess(_ motion: String, _ change: (inout RenderSpec) -> Void = { _ in }) throws -> (
        one: String?, many: String?
    ) {
        let picture = try picture(motion, change)
        return (picture.classExcess.map { $0.description }, picture.elementsExcess.map { $0.description })
    }

    @Test("a ring of one length is one layer that turns, in the color of the text")
    func ring() throws {
        let sheet = try picture("bootstrap-border").classSheet("ring", hasOwnColor: false)
        #expect(sheet.contains("rotate(135deg)") && sheet.contains("rotate(495deg)"))
        #expect(sheet.contains("background: currentColor") && !sheet.contains(".ring::after"))
        #expect(!sheet.contains(":where"))
        #expect(sheet.contains("calc(750ms / var(--spindle-speed, 1))"))
        #expect(sheet.contains("prefers-reduced-motion: reduce") && sheet.contains("calc(3000ms"))
        #expect(sheet.contains("forced-colors: active") && sheet.contains("CanvasText"))
        #expect(!sheet.contains("id="))
    }

    @Test("a color that is asked for is that of the text, unless the page says another")
    func color() throws {
        let sheet = try picture("bootstrap-border") { $0.colors = [Color(rgba: 0xFF00_00FF)] }
            .classSheet("ring", hasOwnColor: true)
        #expect(sheet.contains(":where(.ring) { color: #FF0000; }"))
    }

    @Test("spokes that go around in steps are one picture that turns in steps", arguments: ["cupertino"])
    func spokes(motion: String) throws {
        let sheet = try picture(motion).classSheet("spokes", hasOwnColor: false)
        #expect(sheet.contains("steps(8)") && sheet.contains("rotate(360deg)"))
        #expect(!sheet.contains("opacity: "))
    }

    @Test("an arc that stays short is one ring behind one window")
    func shortArc() throws {
        let sheet = try picture("mdc-ios").elements("arc", attribute: "arc", hasOwnColor: false)
        #expect(
            sheet.contains("<span class=\"arc\" role=\"progressbar\" aria-label=\"Loading\"><i><i></i></i>"))
    }

    @Test(
        "what only a script could show is refused by name",
        arguments: [
            ("material-loading", "outlines that change"),
            ("material-wavy", "a line that is drawn along a path"),
            ("material-contiguous", "colors that change"),
        ])
    func refused(motion: String, reason: String) throws {
        let excess = try excess(motion)
        #expect(excess.one == reason && excess.many == reason)
    }

    @Test("more parts than one element has layers need elements of their own")
    func parts() throws {
        let excess = try excess("sk-chase")
        #expect(
            excess.one?.hasSuffix("parts that move or are colored differently") == true && excess.many == nil)
    }

    @Test("a refusal says what else there is")
    func remedies() throws {
        var spec = RenderSpec()
        (spec.animation.motion, spec.formats) = (.value(.fluent), [.cssClass])
        let message = try #require(refusal(of: spec))
        #expect(
            message.contains("css-class cannot hold fluent") && message.contains("use html-css, or svg-css"))
        spec.animation.motion = .value(.materialLoading)
        #expect(try #require(refusal(of: spec)).contains("; use svg-css"))
    }

    private func refusal(of spec: RenderSpec) -> String? {
        do throws(SpecError) {
            _ = try spec.resolve()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "every motion is refused or shown, always in the same bytes, and by the class only what elements show, too",
        arguments: Motion.all)
    func all(motion: Motion) throws {
        let picture = try picture(motion.name)
        if picture.classExcess == nil {
            #expect(picture.elementsExcess == nil)
            #expect(picture.classSheet("a", hasOwnColor: true) == picture.classSheet("a", hasOwnColor: true))
        }
        if picture.elementsExcess == nil {
            let text = picture.elements("a", attribute: "a", hasOwnColor: false)
            #expect(text.contains("NaN") == false && text.contains("inf ") == false)
        }
    }
}
