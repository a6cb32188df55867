import Drawing
import Jobs
import Loading
import Requests
import Testing

/// What waves show of a value of nothing, and of hardly anything.
@Suite struct WaveZeroTests {
    /// The areas of a picture with their bounds.
    private func areas(_ yaml: String) throws -> [Extent] {
        let job = try RenderFile.parse(Array("{\(yaml)}".utf8), name: "a.yaml").resolve()
        var list = DisplayList(width: job.scene.size.width, height: job.scene.size.height)
        job.draw(0, into: &list)
        return list.shapes.compactMap { shape in
            guard case .path(let shape) = shape, !shape.path.elements.isEmpty else { return nil }
            return shape.path.extent
        }
    }

    private static let rings = ["material-wavy", "compose-wavy"]
    private static let bars = ["material-wavy-linear", "compose-wavy-linear"]

    @Test(
        "C17: in a theme without a track a wave shows at 0 a dot no longer than its caps",
        arguments: rings + bars, ["material-light", "material-dark", "fiori-light"])
    func dot(motion: String, theme: String) throws {
        let isBar = Self.bars.contains(motion)
        let size = isBar ? "indicator: linear, width: 200, height: 4, stop: 0" : "size: 48, stroke: 4"
        let request = "motion: \(motion), theme: \(theme), track: none, \(size)"
        let dots = try areas("\(request), value: 0")
        let dot = try #require(dots.first)
        #expect(dots.count == 1 && (dot.width - 4).magnitude < 1e-3 && (dot.height - 4).magnitude < 1e-3)
        // It begins where an arc does, or lies half before that where caps lie outside of ends.
        if isBar { #expect(dot.left.magnitude < 1e-6, "\(dot)") }
        for value in ["0.005", "0.01"] {
            let next = try #require(try areas("\(request), value: \(value)").first)
            #expect(next.height > 3.999, "a speck at \(value): \(next)")
            #expect(
                (next.left - dot.left).magnitude < 0.01 && next.right >= dot.right - 1e-6, "\(value): \(next)"
            )
            // Caps of Material's rings lie within their ends.
            if motion == "material-wavy" { #expect(next == dot, "\(value)") }
        }
    }

    @Test("C1: by itself, and on a track, a wave of nothing is nothing", arguments: rings + bars)
    func nothing(motion: String) throws {
        let isBar = Self.bars.contains(motion)
        let kind = isBar ? "indicator: linear, stop: 0, " : ""
        #expect(try areas("\(kind)motion: \(motion), value: 0").isEmpty)
        let tracked = try areas("\(kind)motion: \(motion), theme: material-light, track: theme, value: 0")
        #expect(tracked.count == (isBar ? 1 : 0), "a bar has its track: \(tracked)")
    }
}
