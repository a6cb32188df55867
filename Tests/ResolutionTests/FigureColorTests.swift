import Drawing
import Formats
import Indicators
import Loading
import RequestSupport
import TestSupport
import Testing
import Vectors

@testable import Basics
@testable import Jobs
@testable import MotionCore
@testable import Requests

/// Issue 54: motions that are published in several colors.
@Suite struct FigureColorTests {
    private static let published = [0x1B52_99FF, 0xEF83_54FF, 0xDB54_61FF].map { Color(rgba: $0) }
    private static let (red, green, blue) = (
        Color(rgba: 0xFF00_00FF), Color(rgba: 0x0080_00FF), Color(rgba: 0x0000_FFFF)
    )

    private func job(_ change: (inout RenderSpec) throws -> Void = { _ in }) throws -> RenderJob {
        var spec = RenderSpec()
        spec.motion = try Motion.named("rls-rotating-triangles")
        try change(&spec)
        return try spec.resolve()
    }

    private func colors(_ job: RenderJob) -> [Color] { job.list(0).shapes.compactMap { $0.path?.color } }

    @Test("a motion has its published colors, with a theme of the catalog, too")
    func published() throws {
        #expect(colors(try job()) == Self.published)
        #expect(colors(try job { $0.theme = .fioriDark }) == Self.published)
        #expect(try job().palette == Self.published)
    }

    @Test("one color paints all of it, and as many as it has take their places in order")
    func given() throws {
        #expect(colors(try job { $0.colors = [Self.red] }) == [Self.red, Self.red, Self.red])
        let three = [Self.red, Self.green, Self.blue]
        #expect(colors(try job { $0.colors = three }) == three)
        let error = #expect(throws: SpecError.self) { try job { $0.colors = [Self.red, Self.green] } }
        #expect(
            error.map { "\($0)" }?.contains("has 3 colors, but 2 are given; give one for all of it, or 3")
                == true)
    }

    @Test(
        "a color of the indicator, a theme for high contrast or of one's own, a mask and the page's color paint all of it"
    )
    func asked() throws {
        let asked: [(inout RenderSpec) -> Void] = [
            { $0.themeColors[.indicator] = Self.red }, { $0.theme = .highContrast },
            { $0.theme = Theme("mine", colors: [.indicator: Self.red]) },
            { $0.template = .white }, { ($0.usesCurrentColor, $0.formats) = (true, [.svg]) },
        ]
        for change in asked {
            let found = colors(try job(change))
            #expect(found.count == 3 && Set(found).count == 1 && !Self.published.contains(found[0]))
        }
        var theme = Theme("mine")
        theme.colors = [Self.red, Self.green, Self.blue]
        #expect(colors(try job { $0.theme = theme }) == theme.colors)
    }

    @Test("figures without a color of their own have the theme's, beside those that have one")
    func some() throws {
        let motion = try Motion.named("law-discrete-circle")
        let job = try job {
            $0.motion = motion
            $0.theme = .fioriLight
        }
        #expect(job.palette == [Theme.fioriLight[.indicator]] + motion.palette)
        #expect(colors(job) == [Theme.fioriLight[.indicator]])
    }

    @Test("an operation has one color, and a note says so")
    func story() throws {
        let job = try job {
            var story = Operation()
            try story.add(.init(at: 0, .started))
            try story.add(.init(at: 3000, .finished))
            $0.operation.story = story
        }
        #expect(Set(colors(job)).isSubset(of: [Theme.standard[.indicator]]))
        #expect(
            job.notes.contains {
                "\($0)".contains("is published in 3 colors, which are left out, as an operation has one")
            })
    }

    @Test(
        "vectors have the color of each figure at all times",
        arguments: Motion.all.filter { !$0.palette.isEmpty })
    func vectors(motion: Motion) throws {
        let job = try job {
            $0.motion = motion
            $0.formats = [.svg]
        }
        let picture = try #require(job.picture)
        guard case .drawn(let drawn) = motion.kind, case .elements(let choreography) = drawn.form else {
            Issue.record("\(motion.name) has no figures")
            return
        }
        for layer in picture.groups.flatMap(\.layers) {
            let number = try #require(Int(layer.name.split(separator: "-")[1]))
            let element = choreography.elements[number - 1]
            for step in 0..<97 {
                let time = (Double(step) + 0.37) / 97 * picture.duration
                let values = element.tracks.map { $0.value(at: time) }
                let own = element.color(values) ?? Theme.standard[.indicator]
                let shown = layer.paint.shown(at: time)
                let differences = [(own.red, shown.red), (own.green, shown.green), (own.blue, shown.blue)]
                #expect(
                    differences.allSatisfy { max($0, $1) - min($0, $1) <= 1 },
                    "\(motion.name), \(layer.name) at \(time): \(own), \(shown)")
            }
        }
    }
}

extension VectorPicture.Paint {
    fileprivate func shown(at time: Double) -> Color {
        guard let place, let segment = place.segments.last(where: { $0.from <= time }) else {
            return colors[0]
        }
        let way = segment.end - segment.start
        let share = way == 0 ? 0 : (segment.value(at: time) - segment.start) / way
        return color(segment.start).mixed(with: color(segment.end), share)
    }
}
