import Basics
import Indicators
import MotionCore
import RequestSupport
import Testing

@testable import Files
@testable import Formats
@testable import Jobs
@testable import Loading
@testable import Rendering
@testable import Requests

@Suite struct RenderSpecVariantsTests {
    private func job(_ change: (inout RenderSpec) throws -> Void = { _ in }) throws -> RenderJob {
        var spec = RenderSpec()
        (spec.formats, spec.animation.value) = ([.xcassets], 0.4)
        try change(&spec)
        return try spec.resolve()
    }

    private func variants(_ change: (inout RenderSpec) throws -> Void) throws -> [FrameVariant] {
        try job(change).variants.map(\.variant)
    }

    @Test(
        "more than ten thousand files are told of, with how to have fewer",
        arguments: [
            ([.frames], 10_000, nil), ([.frames], 10_001, "10001 files"), ([.webp], 10_001, nil),
            ([.android], 2000, "10001 files"), ([.frames, .android], 1700, "10201 files"),
        ] as [([OutputFormat], Int, String?)])
    func manyFiles(formats: [OutputFormat], frames: Int, message: String?) throws {
        func notes(_ motion: Motion, isFaithful: Bool) throws -> [Message] {
            try job {
                ($0.formats, $0.animation.value, $0.animation.frames, $0.extent, $0.direction) = (
                    formats, nil, frames, 8, .ltr
                )
                ($0.animation.motion, $0.animation.isFaithful) = (.value(motion), isFaithful)
            }.notes
        }
        // Lists of Android are told of as well.
        let told = try notes(.swipeRefresh, isFaithful: false).filter { !$0.contains("in memory") }
        #expect(told.count == (message == nil ? 0 : 1), "\(told)")
        guard let message else { return }
        #expect(told[0].hasPrefix(message) && told[0].contains("--fps"), "\(told)")
        #expect(!told[0].contains("--faithful"))
        #expect(try notes(.swipeRefresh, isFaithful: true)[0].contains("without --faithful"))
        let files = try notes(.fluent, isFaithful: true).first { $0.contains(message) }
        #expect(files?.contains("--faithful") == false)
    }

    @Test("a light theme that was asked for has the dark one beside it, and no other theme has")
    func dark() throws {
        let dark = [FrameVariant(isDark: true)]
        #expect(try variants { $0.theme = .fioriHighContrastLight } == dark)
        #expect(try variants { $0.theme = .materialLight } == dark)
        for theme in [nil, .materialDark, .highContrast] as [Theme?] {
            #expect(try variants { $0.theme = theme } == [])
        }
        #expect(try variants { ($0.themeSource, $0.template) = (.value(.fioriLight), .white) } == [])
        // A theme of one's own has no sibling, whatever it is called.
        var own = Theme.fioriLight
        own.metrics.gap += 1
        #expect(try variants { $0.theme = own } == [])
        // Nothing in the picture is of the theme.
        #expect(
            try variants {
                ($0.themeSource, $0.colors, $0.trackPaint) = (
                    .value(.fioriLight), [Color(rgba: 0xFF00_00FF)], .hidden
                )
            } == [])
        let sibling = try job { $0.theme = .fioriLight }.variants[0]
        #expect(try sibling.colors == job { $0.theme = .fioriDark }.colors)
    }

    @Test("V2: Fiori has pictures for users who ask for more contrast, in its published colors for them")
    func contrast() throws {
        let contrast = FrameVariant(isHighContrast: true)
        let all = [FrameVariant(isDark: true), contrast, FrameVariant(isDark: true, isHighContrast: true)]
        let job = try job { $0.theme = .fioriLight }
        #expect(job.variants.map(\.variant) == all)
        #expect(
            job.variants.map { $0.colors[0].description } == ["#4DB1FF", "#0046A8", "#5CB7FF"])
        #expect(try variants { $0.theme = .fioriDark } == [contrast])
        #expect(try variants { ($0.themeSource, $0.template) = (.value(.fioriLight), .white) } == [])
        // Pages choose by contrast, Android does not.
        #expect(try variants { ($0.themeSource, $0.formats) = (.value(.fioriLight), [.web]) } == all)
        #expect(try variants { ($0.themeSource, $0.formats) = (.value(.fioriLight), [.android]) } == [all[0]])
        let both = try self.job {
            ($0.themeSource, $0.formats) = (.value(.fioriLight), [.android, .xcassets])
        }
        let names = try both.fileNames().names
        #expect(names.filter { $0.contains("contrast") }.count == 6)
        #expect(names.filter { $0.contains("night") }.count == 5)
    }

    @Test("a theme of one's own has its looks as variants, whose pictures have to stand in the same places")
    func ownLooks() throws {
        let dark = Theme("d", basedOn: .neutralDark, colors: [.indicator: Color(rgba: 0xFF00_00FF)])
        let theme = Theme(
            "own", looks: [.light: .neutralLight, .dark: dark, .darkHighContrast: .highContrast])
        let made = try job { $0.theme = theme }.variants
        // Contrast is increased on dark screens alone.
        #expect(
            made.map(\.variant) == [
                FrameVariant(isDark: true), FrameVariant(isDark: true, isHighContrast: true),
            ])
        #expect(made[0].colors == [Color(rgba: 0xFF00_00FF)])
        #expect(try variants { ($0.theme, $0.template) = (theme, .white) } == [])
        #expect(try variants { $0.theme = theme.only(.dark) } == [])
        #expect(try variants { ($0.theme, $0.formats) = (theme, [.android]) } == [FrameVariant(isDark: true)])
        var large = dark
        large.metrics.medium.size = 60
        let error = #expect(throws: SpecError.self) {
            try job { $0.theme = Theme("own", looks: [.light: .neutralLight, .dark: large]) }
        }
        #expect(error?.place == "--theme")
        #expect(
            error?.message.contains(
                "its look dark has pictures of 60 × 60 points where the first look has 48")
                == true)
        var other = dark
        other.motion = .carbon
        #expect(throws: SpecError.self) {
            try job {
                ($0.theme, $0.animation.value) = (
                    Theme("own", looks: [.light: .neutralLight, .dark: other]), nil
                )
            }
        }
    }

    @Test(
        "a pair of colors has a variant for dark screens, in the dark theme beside the one that is asked for")
    func pairs() throws {
        let (light, dark) = (Color(rgba: 0x0A6E_D1FF), Color(rgba: 0x5BA8_F5FF))
        func pair(_ spec: inout RenderSpec) { (spec.colors, spec.onDark.colors) = ([light], [dark]) }
        let plain = try job { pair(&$0) }
        #expect(plain.colors == [light] && plain.variants.map(\.variant) == [FrameVariant(isDark: true)])
        #expect(plain.variants[0].colors == [dark] && plain.variants[0].scene.size == plain.scene.size)
        let labeled = try job { spec in
            pair(&spec)
            (spec.label.text, spec.direction) = ("Loading", .ltr)
        }
        #expect(labeled.variants[0].scene.surroundings.text == Theme.neutralDark[.label])
        let themed = try job { spec in
            spec.theme = .materialLight
            spec.themeColors = [.indicator: light]
            spec.onDark.themeColors = [.indicator: dark]
        }
        #expect(themed.colors == [light] && themed.variants[0].colors == [dark])
        let black = try job { spec in
            pair(&spec)
            spec.theme = .fioriDark
        }
        #expect(black.colors == [dark])
    }

    @Test(
        "light themes have dark siblings with the same measures and motions (the frames of both go together)")
    func siblings() {
        for theme in Theme.all {
            #expect((theme.darkSibling != nil) == theme.name.hasSuffix("light"), "\(theme)")
            guard let dark = theme.darkSibling else { continue }
            #expect(dark.metrics == theme.metrics && dark.type == theme.type)
            #expect(dark.motion == theme.motion && dark.linearMotion == theme.linearMotion)
        }
    }

    @Test("what is the other way round from right to left has both, unless a direction was asked for (L5)")
    func mirrored() throws {
        let mirrored = [FrameVariant(isRightToLeft: true)]
        #expect(try variants { _ in } == [])
        #expect(try variants { $0.indicator = .linear } == mirrored)
        #expect(try variants { $0.label.text = "Loading" } == mirrored)
        #expect(try variants { ($0.indicator, $0.direction) = (.linear, .ltr) } == [])
        #expect(try variants { ($0.indicator, $0.direction) = (.linear, .rtl) } == [])
        #expect(
            try variants {
                ($0.indicator, $0.animation.value) = (.steps, nil)
                $0.steps.items = [.init("A"), .init("B")]
            } == mirrored)
        #expect(
            try variants { ($0.indicator, $0.themeSource) = (.linear, .value(.materialLight)) } == [
                FrameVariant(isDark: true), FrameVariant(isRightToLeft: true),
                FrameVariant(isDark: true, isRightToLeft: true),
            ])
    }

    @Test("only catalogs have variants, and the other formats of a request are what they are without")
    func others() throws {
        #expect(try variants { ($0.themeSource, $0.formats) = (.value(.fioriLight), [.frames, .svg]) } == [])
        let both = try job {
            ($0.themeSource, $0.formats, $0.matte) = (
                .value(.fioriLight), [.gif, .web, .frames], Color(rgba: 0xFFFF_FFFF)
            )
            $0.usesCurrentColor = false
        }
        let names = try both.fileNames().names
        #expect(names.filter { !$0.contains("/") } == ["determinate.gif", "determinate-0000.png"])
        #expect(names.filter { $0.contains("dark") }.count == 6)
    }

    @Test("a catalog has its platform's scales, or those of them that are asked for")
    func scales() throws {
        func pictures(_ format: OutputFormat, _ scales: [Double]) throws -> Int {
            try job { ($0.formats, $0.scales) = ([format], scales) }.fileNames().names
                .filter { $0.hasSuffix("png") }.count
        }
        #expect(try pictures(.xcassets, []) == 3 && pictures(.android, []) == 5 && pictures(.web, []) == 3)
        #expect(try pictures(.xcassets, [2, 3]) == 2 && pictures(.web, [1, 2.5, 8]) == 3)
        let some = try job { $0.scales = [1, 1.5, 2] }
        #expect(some.notes == ["xcassets does not support scale 1.5; it supports 1, 2, 3"])
        let error = #expect(throws: SpecError.self) {
            try job { ($0.formats, $0.scales) = ([.android], [2.5]) }
        }
        #expect(error?.place == "--scale" && error?.message.contains("1, 1.5, 2, 3, 4") == true)
    }

    @Test("a picture that its label makes too wide is refused there, and one that its ring does at the size")
    func wide() throws {
        for (key, value, flag) in [
            ("label", String(repeating: "W", count: 900), "--label"), ("size", "4000, scale: 2", "--size"),
        ] {
            let file = try RenderFile.parse(Array("{value: 0.4, \(key): \(value)}".utf8), name: "s")
            let error = #expect(throws: SpecError.self) { try file.spec.resolve() }
            #expect(error?.place == flag)
        }
    }

    @Test("frames of catalogs are checked at their own scales, and take whole points")
    func sizes() throws {
        let error = #expect(throws: SpecError.self) { try job { $0.size = 1366 } }
        #expect(error?.kind == .limit && error?.message.contains("scale 3") == true)
        _ = try job { $0.size = 1365 }
        let uneven = try job { ($0.extent, $0.formats) = (40.3, [.android]) }
        let sides = [1, 1.5, 2, 3, 4].map { uneven.sequence(scale: $0, inWholePoints: true).width }
        #expect(sides == [41, 62, 82, 123, 164])
        #expect(uneven.pixelCount == sides.reduce(0) { $0 + $1 * $1 } && uneven.paintCount == 5)
    }

    @Test(
        "a name that Android does not allow is refused with the nearest that it does",
        arguments: [OutputFormat.android, .avd])
    func names(format: OutputFormat) throws {
        let error = #expect(throws: SpecError.self) {
            try job { ($0.formats, $0.name) = ([format], "My-Ring") }
        }
        #expect(error?.place == "--name" && error?.message.contains("use \"my_ring\"") == true)
        _ = try job { ($0.formats, $0.name) = ([format], "my_ring") }
        // A motion's name is not the user's to mend.
        _ = try job {
            ($0.formats, $0.animation.value, $0.animation.motion) = ([format], nil, .value(.materialWeb))
        }
        _ = try job { ($0.formats, $0.name) = ([.web, .xcassets], "My-Ring") }
    }
}
