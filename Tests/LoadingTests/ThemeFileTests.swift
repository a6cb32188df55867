import Drawing
import Indicators
import MotionCore
import Testing

@testable import Basics
@testable import Loading

@Suite struct ThemeFileTests {
    private func parse(_ text: String) throws(SpecError) -> Theme {
        try ThemeFile.parse(Array(text.utf8), name: "brand.yaml")
    }

    @Test("a theme of one's own has what the base has, but for what it says")
    func overriding() throws {
        let theme = try parse(
            """
            base: fiori-light
            name: brand
            colors: {error: "#123456", step-active: '#FF000080'}
            motion: fluent
            sizes: {large: {size: 96}, small: {stroke: 1}}
            linear: {width: 100, height: 6}
            track: true
            gap: 2
            cap: butt
            type: {label: {size: 18, weight: 600}}
            """)
        #expect(theme.name == "brand" && theme.motion == .fluent)
        #expect(theme[.error] == Color(rgba: 0x1234_56FF) && theme[.stepActive] == Color(rgba: 0xFF00_0080))
        #expect(theme[.success] == Theme.fioriLight[.success])
        #expect(theme.metrics.large == RingSize(96, stroke: 2.0 * 96 / 58))
        #expect(theme.metrics.small == RingSize(16, stroke: 1))
        #expect(theme.metrics.medium == Theme.fioriLight.metrics.medium)
        #expect(theme.metrics.linearWidth == 100 && theme.metrics.linearHeight == 6)
        #expect(theme.metrics.showsTrack && theme.metrics.gap == 2 && theme.metrics.cap == .butt)
        #expect(theme.type.label == TypeStyle(18, 24, weight: 600))
        #expect(theme.type.title == Theme.fioriLight.type.title)
    }

    @Test(
        "what is wrong is told with its place and how to fix it, all of it at once",
        arguments: [
            ("name: x", ["base"]), ("base: fiory-light", ["fiori-light"]),
            ("{base: fiori-light, colors: {eror: '#FFF'}}", ["1:30", "error"]),
            ("{base: fiori-light, colors: {error: redd}}", ["colors.error", "did you mean \"red\"?"]),
            ("{base: fiori-light, gap: -1}", ["gap", "0 to 4096"]),
            ("{base: fiori-light, sizes: {small: {size: 10, stroke: 6}}}", ["sizes.small.stroke", "5"]),
            ("{base: fiori-light, motion: fluentt}", ["fluent"]),
            ("{base: fiori-light, track: maybe, cap: square-ish}", ["track", "cap"]),
            ("[1]", ["map"]), ("{base: fiori-light, type: {label: {weight: 450.5}}}", ["weight"]),
        ])
    func refusals(text: String, words: [String]) {
        do {
            _ = try parse(text)
            Issue.record("\(text) is accepted")
        } catch {
            #expect(error.kind == .file)
            for word in words { #expect("\(error)".contains(word), "\(error)") }
        }
    }

    @Test("V1, V3: a theme says whether rings show a track while they run, and how bars and their text look")
    func running() throws {
        func theme(_ text: String) throws -> Theme { try ThemeFile.parse(Array(text.utf8), name: "t") }
        let always = try theme("{base: fiori-light, track: true}").metrics
        #expect(always.showsTrack(during: .fluent))
        let never = try theme("{base: material-light, running-track: false}").metrics
        #expect(never.showsTrack && !never.showsTrack(during: .materialRetreat))
        let bar = try theme("{base: neutral-dark, running-opacity: 0.5, type: {label: {size: 20}}}")
        #expect(bar.metrics.runningOpacity == 0.5)
        // Where the base has one style for both, both change.
        #expect(bar.type.linearLabel == bar.type.label && bar.type.label.size == 20)
        let fiori = try theme("{base: fiori-dark, type: {label: {size: 20}, linear-label: {weight: 500}}}")
            .type
        #expect(fiori.linearLabel == TypeStyle(12, 16, weight: 500))
        #expect(throws: SpecError.self) { try theme("{base: fiori-dark, running-opacity: 1.5}") }
    }
}
