import Drawing
import Indicators
import Testing

@testable import Presentations

/// Issue 24: SAP's skeleton, after the constants of its code.
@Suite struct ShimmerTests {
    private func colors(
        _ style: Shimmer.Style, _ theme: Theme, opacity: Double, on ground: UInt32, at phase: Double = 0.5
    ) -> [Color] {
        let shimmer = Shimmer(style, theme, width: 320, direction: .ltr)
        return shimmer.gradient(opacity: opacity, on: Color(rgba: ground), at: Self.sheen(phase)).gradient
            .colors
    }

    private static func sheen(_ place: Double, _ strength: Double = 1) -> FrameAppearance.Sheen {
        var sheen = FrameAppearance.Sheen()
        (sheen.place, sheen.strength) = (place, strength)
        return sheen
    }

    @Test(
        "on dark pages the light adds white with alpha .2, .7, .9, .7 and .2 to what covers 5E of the ground")
    func dark() {
        // Separator 8396A85E on black: 0x83 * 94 / 255, and 94 levels of white times the alpha.
        let shown = colors(.content, .fioriDark, opacity: 94.0 / 255, on: 0x0000_00FF)
        #expect(shown.count == 67)
        #expect(shown.first == Color(red: 48, green: 55, blue: 62) && shown.last == shown.first)
        for (index, alpha) in [(1, 0.2), (17, 0.7), (33, 0.9), (49, 0.7), (65, 0.2), (9, 0.45), (41, 0.8)] {
            func lit(_ channel: Double) -> UInt8 { UInt8((channel * 94 / 255 + 94 * alpha).rounded()) }
            #expect(shown[index] == Color(red: lit(0x83), green: lit(0x96), blue: lit(0xA8)), "\(index)")
        }
        #expect(shown == colors(.published, .fioriDark, opacity: 94.0 / 255, on: 0x0000_00FF))
    }

    @Test("as published, a light page shows nothing: its light is black, and the flat color below it white")
    func light() {
        let white = Color(red: 255, green: 255, blue: 255)
        let shown = colors(.published, .fioriLight, opacity: 94.0 / 255, on: 0xFFFF_FFFF)
        #expect(shown.allSatisfy { $0 == white })
        // Without these, the placeholder is there, and pales to what it lies on by half of the published alphas.
        let cleaned = colors(.content, .fioriLight, opacity: 94.0 / 255, on: 0xFFFF_FFFF)
        #expect(cleaned[0] == Color(red: 195, green: 203, blue: 212))
        #expect(cleaned[33] == Color(red: 222, green: 227, blue: 231))
    }

    @Test("on every light page, placeholders keep half of what tells them from the page")
    func recognizable() {
        func distance(_ a: Color, _ b: Color) -> Double {
            let channels = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)]
            return channels.map { Double($0.0) - Double($0.1) }.reduce(0) { $0 + $1 * $1 }.squareRoot()
        }
        for theme in Theme.all {
            let ground = theme[.card]
            guard Int(ground.red) + Int(ground.green) + Int(ground.blue) > 3 * 128 else { continue }
            for style in [Shimmer.Style.content, .ai] {
                let shimmer = Shimmer(style, theme, width: 320, direction: .ltr)
                let shown = shimmer.gradient(
                    opacity: Double(shimmer.ink.alpha) / 255, on: ground, at: Self.sheen(0.5)
                )
                .gradient.colors
                for color in shown {
                    #expect(
                        distance(color, ground) >= distance(shown[0], ground) / 2 - 2,
                        "\(theme.name), \(style)")
                    #expect(distance(color, ground) > 20, "\(theme.name), \(style)")
                }
            }
        }
    }

    @Test(
        "without any light, placeholders are as they are without a shimmer",
        arguments: [Shimmer.Style.content, .ai])
    func over(style: Shimmer.Style) {
        for theme in [Theme.fioriLight, .materialDark] {
            let shimmer = Shimmer(style, theme, width: 320, direction: .ltr)
            let shown = shimmer.gradient(
                opacity: Double(shimmer.ink.alpha) / 255, on: theme[.card], at: Self.sheen(0.5, 0)
            ).gradient.colors
            let (ink, below) = (theme[.placeholder], theme[.card])
            func mixed(_ ink: UInt8, _ below: UInt8, _ alpha: UInt8) -> Int {
                Int((Double(below) + (Double(ink) - Double(below)) * Double(alpha) / 255).rounded())
            }
            for color in shown {
                #expect(Int(color.red) == mixed(ink.red, below.red, ink.alpha))
                #expect(Int(color.blue) == mixed(ink.blue, below.blue, ink.alpha))
            }
        }
    }

    @Test("while AI is at work, all of it is the tint: twice, and a third time at both ends of the light")
    func ai() {
        let shown = colors(.ai, .fioriLight, opacity: 1, on: 0xFFFF_FFFF)
        #expect(shown[0] == Color(red: 0, green: 0xE0, blue: 255))
        #expect(shown[1] == Color(red: 0, green: 240, blue: 255) && shown[65] == shown[1])
        // White as published, of which a light page gets half: 0070F2 twice is 00E0FF.
        #expect(shown[33] == Color(red: 128, green: 240, blue: 255))
    }

    @Test("the light is as wide as the page, and goes from one width before it to one after it")
    func course() {
        for (direction, places) in [
            (LayoutDirection.ltr, [(0.0, -320.0), (0.25, -160), (0.5, 0), (0.75, 160), (1, 320)]),
            (.rtl, [(0, 640), (0.25, 480), (0.5, 320), (0.75, 160), (1, 0)]),
        ] {
            let shimmer = Shimmer(.content, .fioriDark, width: 320, direction: direction)
            for (phase, start) in places {
                let ends = shimmer.gradient(opacity: 1, on: Color(rgba: 0x0000_00FF), at: Self.sheen(phase))
                    .ends
                let (step, width) = direction == .ltr ? (5.0, 320.0) : (-5, -320)
                #expect(ends?.from == start - step && ends?.to == start + width + step, "\(phase)")
            }
        }
        #expect(Shimmer.period == 2000)
    }

    @Test("a placeholder covers what it covers without a shimmer, corners included")
    func parts() {
        let box = StageBox(x: 10, y: 20, width: 40, height: 30)
        let group = GroupShape(
            placeholder: box, corner: 8, Color(rgba: 0x8396_A85E), opacity: 0.6,
            on: Color(rgba: 0xFFFF_FFFF))
        func covers(_ x: Double, _ y: Double) -> Bool {
            group.parts.contains { part in
                guard case .block(let block) = part.figure else { return false }
                let (dx, dy) = (x - block.x, y - block.y)
                guard dx >= 0, dx <= block.width, dy >= 0, dy <= block.height else { return false }
                let (a, b) = (dx - block.width / 2, dy - block.height / 2)
                return !block.isRound || a * a + b * b <= block.width * block.width / 4
            }
        }
        for x in stride(from: 10.25, to: 50, by: 0.5) {
            for y in stride(from: 20.25, to: 50, by: 0.5) {
                let (inX, inY) = (max(18 - x, x - 42, 0), max(28 - y, y - 42, 0))
                let distance = (inX * inX + inY * inY).squareRoot()
                if (distance - 8).magnitude < 1e-6 { continue }
                #expect(covers(x, y) == (distance < 8), "\(x), \(y)")
            }
        }
        #expect(group.parts.allSatisfy { $0.isGradient })
    }
}
