import Loading
import MotionCore
import Testing

@testable import Basics
@testable import Files

/// Issue 54: colors of figures in motion files, and files that show nothing.
@Suite struct FigureColorFileTests {
    private func motion(_ elements: String) throws -> Motion {
        let text =
            "{name: m, kind: elements, period: 1000, box: {width: 9, height: 9}, elements: [\(elements)]}"
        return try MotionFile.parse(Array(text.utf8), name: "m.yaml")
    }

    private func elements(_ text: String) throws -> [MovingElement] {
        let motion = try motion(text)
        guard case .drawn(let drawn) = motion.kind, case .elements(let choreography) = drawn.form else {
            return []
        }
        let file = try #require(MotionFile.yaml(motion, motion.kind))
        #expect(try MotionFile.parse(file, name: "copy").kind == motion.kind, "it reads back equal")
        return choreography.elements
    }

    private static let disc = "disc: {x: 4, y: 4, r: 4}"

    @Test("a figure says its color, for good, at keys of a track, or for each of its copies")
    func colors() throws {
        let found = try elements(
            """
            {\(Self.disc)}, {\(Self.disc), color: hotpink},
            {\(Self.disc), tracks: [{property: color, at: [0, 0.5, 1], values: ["#f00", "rgb(0 128 0)", red]}]},
            {\(Self.disc), repeat: {count: 2, x: 1, colors: ["#000", white]}}
            """)
        let (red, green) = (Color(rgba: 0xFF00_00FF), Color(rgba: 0x0080_00FF))
        #expect(
            found.map { $0.colors } == [
                [], [Color(rgba: 0xFF69_B4FF)], [red, green, red], [Color(rgba: 0x0000_00FF)],
                [Color(rgba: 0xFFFF_FFFF)],
            ])
        #expect(found[2].tracks[0].keys.map { $0.value } == [0, 1, 2])
        #expect(found[2].tracks[0].value(at: 250) == 0.5 && found[2].tracks[0].value(at: 750) == 1.5)
    }

    @Test("a figure says the part of the box in which it shows")
    func window() throws {
        let found = try elements("{\(Self.disc), within: {x: 1, y: 2, width: 3, height: 4}}")
        #expect(found.map { $0.window } == [.init(x: 1, y: 2, width: 3, height: 4)])
    }

    @Test(
        "what is wrong with colors is told with its place and what to write",
        arguments: [
            ("color: '#f008'", "elements[0].color: the color is translucent", "values: 0.53}"),
            (
                "color: color(display-p3 1 0 0)", "elements[0].color: the color is beyond sRGB",
                "write the nearest, #"
            ),
            ("color: hotpnk", "\"hotpnk\" is not a color", "hotpink"),
            (
                "tracks: [{property: color, values: [1]}]", "elements[0].tracks[0].values[0]",
                "is not a color"
            ),
            (
                "tracks: [{property: color, values: []}]", "elements[0].tracks[0].values: the list is empty",
                "write a color"
            ),
            (
                "tracks: [{property: color, values: [red, blue], easing: 'cubic-bezier(.3, 0, .3, 1.5)'}]",
                "elements[0].tracks[0].easing", "there is no color there"
            ),
            (
                "color: red, tracks: [{property: color, values: [red, blue]}]",
                "elements[0].color: a track of color",
                "leave out one of them"
            ),
            (
                "repeat: {count: 3, x: 1, colors: [red, blue]}",
                "elements[0].repeat.colors: 2 colors for 3 copies", "one each"
            ),
            (
                "color: red, repeat: {count: 2, x: 1, colors: [red, blue]}",
                "elements[0].repeat.colors: the element says its color itself", "leave out one of them"
            ),
        ])
    func wrongColors(part: String, start: String, remedy: String) {
        expectProblem("{\(Self.disc), \(part)}", start, remedy)
    }

    @Test(
        "what never shows, or has no effect, is refused with its place and what to write",
        arguments: [
            ("path: []", "elements[0].path: the list is empty", "write a path"),
            ("path: M1 1H5Z", "elements[0].path: the path is never seen, as its area is 0", "make it longer"),
            (
                "path: [M0 0H4V4Z, M1 0H4V4Z]", "only the first of 2 paths is ever seen",
                "add a track of morph"
            ),
            (
                "ring: {x: 4, y: 4, r: 3, stroke: 0}",
                "elements[0].ring: the ring is never seen, as stroke is 0", "add a track"
            ),
            (
                "box: {x: 0, y: 0, width: 0, height: 0}",
                "elements[0].box: the box is never seen, as width is 0", "make it longer"
            ),
            ("disc: {x: 4, y: 4, r: 0}", "the disc is never seen, as r is 0", "add a track of it"),
            (
                "arc: {x: 4, y: 4, r: 3, stroke: 1, sweep: 0}", "the arc is never seen, as sweep is 0",
                "make it longer"
            ),
            ("line: {path: M0 0H9, stroke: 0}", "the line is never seen, as stroke is 0", "make it longer"),
            (
                "disc: {x: 4, y: 4, r: 1}, tracks: [{property: opacity, values: [0, 0]}]",
                "as opacity is always 0", "change it"
            ),
            (
                "disc: {x: 4, y: 4, r: 1}, anchor: [0, 0]", "elements[0].anchor: nothing is scaled about it",
                "leave it out"
            ),
            (
                "disc: {x: 4, y: 4, r: 1}, pivot: [0, 0]", "elements[0].pivot: nothing turns about it",
                "leave it out"
            ),
            (
                "disc: {x: 4, y: 4, r: 1}, perspective: 9", "elements[0].perspective: nothing turns out",
                "leave it out"
            ),
            (
                "disc: {x: 4, y: 4, r: 1}, repeat: {count: 2}",
                "elements[0].repeat: all copies lie on each other", "give them"
            ),
            (
                "disc: {x: 4, y: 4, r: 1}, repeat: {count: 1, x: 2}", "repeat.count: \"1\" is out of range",
                "use 2 to 64"
            ),
            (
                "disc: {x: 4, y: 4, r: 1}, repeat: {count: 2, x: 2, delay: 9}",
                "elements[0].repeat.delay: nothing of the element moves", "leave it out"
            ),
            (
                "disc: {x: 4, y: 4, r: 1}, tracks: [{property: r, values: []}]", "values: the list is empty",
                "write a value"
            ),
        ])
    func unseen(part: String, start: String, remedy: String) { expectProblem("{\(part)}", start, remedy) }

    @Test(
        "what a track or a cap makes visible is taken",
        arguments: [
            "disc: {x: 4, y: 4, r: 0}, tracks: [{property: r, values: [0, 4]}]",
            "arc: {x: 4, y: 4, r: 3, stroke: 1, sweep: 0, cap: round}",
            "ring: {x: 4, y: 4, r: 3, stroke: 0}, tracks: [{property: strokeWidth, values: [0, 1]}]",
        ])
    func seen(part: String) throws { #expect(try elements("{\(part)}").count == 1) }

    private func expectProblem(_ element: String, _ start: String, _ remedy: String) {
        do {
            _ = try motion(element)
            Issue.record("\(element) is taken")
        } catch {
            let text = "\(error)"
            #expect(text.contains(start) && text.contains(remedy) && !text.contains("\n"), "\(text)")
        }
    }
}
