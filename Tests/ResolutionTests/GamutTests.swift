import Basics
import Drawing
import Formats
import Indicators
import Jobs
import Loading
import MotionCore
import Requests
import Testing
import Vectors

@Suite struct GamutTests {
    private static let red = "color(display-p3 1 0 0)"

    private func job(
        _ formats: [OutputFormat], _ change: (inout RenderSpec) throws -> Void
    ) throws -> RenderJob {
        var spec = RenderSpec()
        (spec.formats, spec.animation.frames) = (formats, 2)
        try change(&spec)
        return try spec.resolve()
    }

    @Test("A format that holds colors beyond sRGB gets them, and of any other a note says what it gets")
    func formats() throws {
        let job = try job(OutputFormat.all.filter { [.apng, .gif, .sheet, .webp].contains($0) }) {
            $0.colors = [try Color(parsing: Self.red)]
        }
        let gamuts = job.formats.map { ($0.name, job.gamut(in: $0)) }
        #expect(gamuts.filter { $0.1 == .displayP3 }.map { $0.0 } == ["apng", "webp"])
        for format in job.formats {
            #expect(job.renditions(in: format).allSatisfy { $0.sequence.gamut == job.gamut(in: format) })
        }
        let notes = job.notes.map { $0.description }.filter { $0.contains("sRGB") }
        #expect(notes == ["sheet, gif have no colors beyond sRGB: \(Self.red) is drawn as #FF0B0C"])
    }

    @Test("Notes name a color beyond sRGB as it is written, also in pairs and gradients")
    func written() throws {
        let (green, pink) = ("oklch(0.7 0.3 145)", "lab(60% 95 -10 / 50%)")
        for yaml in [
            "color: \(green)", "color: 'light-dark(\(green), red)'", "theme-color: 'indicator=\(green)'",
            "gradient: '\(green), blue, \(pink)'",
        ] {
            let spec = try RenderFile.parse(Array("{value: 0.5, to: gif, \(yaml)}".utf8), name: "a.yaml").spec
            let notes = try spec.resolve().notes.map { $0.description }
            #expect(notes.contains { $0.contains("sRGB: \(green) is drawn as #00C300") }, "\(notes)")
            #expect(notes.contains { $0.contains(", \(pink) is drawn as #") } == yaml.contains(pink))
        }
    }

    @Test("A color beyond sRGB that shows nowhere changes nothing")
    func hidden() throws {
        let job = try job([.apng, .gif]) {
            $0.theme = Theme("mine", colors: [.error: try Color(parsing: Self.red)])
        }
        #expect(job.gamut(in: .apng) == .srgb)
        #expect(!job.notes.contains { $0.description.contains("sRGB") })
    }

    @Test(
        "Colors beyond sRGB are seen wherever they are given",
        arguments: [
            { $0.colors = [$1] }, { $0.gradient = Gradient([Color(rgba: 0xFF), $1]) },
            { $0.trackPaint = .color($1) }, { $0.backdrop = .color($1) }, { $0.themeColors[.indicator] = $1 },
            { $0.theme = Theme("mine", colors: [.indicator: $1]) },
            {
                $0.theme = .standard
                $0.onDark.colors = [$1]
                $0.isDarkVariant = true
            },
        ] as [@Sendable (inout RenderSpec, Color) -> Void])
    func places(change: @Sendable (inout RenderSpec, Color) -> Void) throws {
        let job = try job([.apng, .gif]) { change(&$0, try Color(parsing: Self.red)) }
        #expect(job.gamut(in: .apng) == .displayP3)
        #expect(job.notes.contains { $0.description.contains("\(Self.red) is drawn as #FF0B0C") })
    }

    @Test("A catalog whose dark look alone has a color beyond sRGB has that look alone in Display P3")
    func looks() throws {
        let job = try job([.xcassets, .android]) {
            ($0.theme, $0.colors) = (.fioriLight, [Color(rgba: 0x0A6E_D1FF)])
            $0.onDark.colors = [try Color(parsing: Self.red)]
        }
        for place in job.renditions(in: .xcassets) {
            #expect(place.sequence.gamut == (place.sequence.variant.isDark ? .displayP3 : .srgb))
        }
        #expect(job.renditions(in: .android).allSatisfy { $0.sequence.gamut == .srgb })
        let note = "android has no colors beyond sRGB: \(Self.red) is drawn as #FF0B0C"
        #expect(job.notes.contains { $0.description == note })
    }

    @Test("A matte beyond sRGB is named with what it becomes")
    func matte() throws {
        let job = try job([.gif]) { $0.matte = try Color(parsing: Self.red) }
        #expect(job.notes.contains { $0.description.hasPrefix("gif has no colors beyond sRGB: \(Self.red)") })
    }

    @Test("SVG has the color of sRGB first, and that of Display P3 after it")
    func vectors() throws {
        let job = try job([.svg, .svgCSS]) {
            $0.kind = .linear
            $0.gradient = Gradient([Color(rgba: 0xFF), try Color(parsing: Self.red)])
            $0.animation.value = ValueSpan(0.5)
            $0.animation.frames = nil
        }
        let picture = try #require(job.picture)
        let text = picture.svg(.smil, gamut: .displayP3)
        let found = text.split(separator: "\n").first { $0.contains("stop-color: color(display-p3 1 0 0)") }
        let mark = try #require(found?.dropFirst().prefix { $0 != " " })
        #expect(text.contains(##"stop-color="#FF0B0C" class="\##(mark)"/>"##))
        #expect(text.contains(##"stop-color="#000000"/>"##), "black is one of sRGB")
        #expect(!picture.svg(.smil).contains("display-p3"))
    }

    @Test("Colors that change have both in the keyframes of CSS, and those of sRGB in SMIL")
    func changes() throws {
        let job = try job([.svg, .svgCSS]) {
            $0.motion = .swipeRefresh
            $0.colors = [try Color(parsing: Self.red), Color(rgba: 0x0000_FFFF)]
            $0.animation.frames = nil
        }
        let picture = try #require(job.picture)
        #expect(
            picture.svg(.css, gamut: .displayP3).contains("stroke: #FF0B0C; stroke: color(display-p3 1 0 0);")
        )
        #expect(!picture.svg(.smil, gamut: .displayP3).contains("display-p3"))
        let note = "svg has no colors beyond sRGB where they change: \(Self.red) is drawn as #FF0B0C"
        #expect(job.notes.contains { $0.description == note })
    }

    @Test("With the gamut sRGB, every color is the nearest of it, which no note says again")
    func asked() throws {
        let job = try job([.apng, .gif]) {
            $0.colors = [try Color(parsing: Self.red)]
            $0.gamut = .srgb
        }
        #expect(job.gamut(in: .apng) == .srgb)
        #expect(!job.notes.contains { $0.description.contains("sRGB") })
    }

    @Test("A gamut without a color that needs it is refused with the way out")
    func needless() {
        #expect {
            try job([.apng]) { $0.gamut = .srgb }
        } throws: {
            "\($0)".contains("without a color beyond sRGB") && "\($0)".contains("display-p3")
        }
    }
}
