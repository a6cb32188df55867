internal import Basics

/// One animation in a stylesheet: in equal steps along the rows of a regular grid, otherwise from place to
/// place.
struct StylesheetPlay {
    /// The declarations of the element's rule.
    let declarations: [String]
    /// The `@keyframes` rules.
    let keyframes: String

    init(_ part: Sheet.Animation, _ sheet: Sheet, keyframes name: String) {
        let frames = part.frames.map { sheet.frames[$0] }
        let duration = sheet.duration(of: part)
        let point = { (pixels: Int) in
            pixels == 0 ? "0" : "\((-Double(pixels) / sheet.sequence.scale).shortestText)px"
        }
        let position = { (frame: Sheet.Frame) in "\(point(frame.place.x)) \(point(frame.place.y))" }
        let plays = part.clip.plays
        let count = plays == 0 ? "infinite" : plays == 1 ? "forwards" : "\(plays) forwards"
        let start = "background-position: \(position(frames[0]))"
        if part.isSprite {
            (declarations, keyframes) = ([start], "")
            return
        }
        func animation(_ name: String, _ duration: Double, _ timing: String) -> String {
            "\(cssIdentifier(name)) \(duration.shortestText)ms \(timing) \(count)"
        }
        func steps(_ name: String, _ axis: String, _ run: FrameGrid.Run) -> String {
            let property = "background-position-\(axis)"
            return """
                @keyframes \(cssIdentifier(name)) {
                  from { \(property): \(point(run.start)); }
                  to { \(property): \(point(run.start + run.count * run.step)); }
                }

                """
        }

        // An animation that plays once would end one step beyond the last frame.
        if plays == 0, part.clip.sequence.delays.isEmpty, part.tag.direction == .forward,
            let grid = FrameGrid(frames)
        {
            let (fast, slow) = (grid.fast, grid.slow)
            var animations = [
                animation(
                    name + "-" + grid.fastAxis, duration / Double(slow.count), "steps(\(fast.count))")
            ]
            var rules = steps(name + "-" + grid.fastAxis, grid.fastAxis, fast)
            if slow.count > 1 {
                animations.append(animation(name + "-" + grid.slowAxis, duration, "steps(\(slow.count))"))
                rules += steps(name + "-" + grid.slowAxis, grid.slowAxis, slow)
            }
            declarations = [start, "animation: \(animations.joined(separator: ", "))"]
            keyframes = rules
            return
        }
        var lines: [String] = []
        var last = ""
        for (frame, start) in zip(frames, sheet.starts(of: part)) where position(frame) != last {
            last = position(frame)
            lines.append("  \(start.shortestText)% { background-position: \(last); }\n")
        }
        lines.append("  100% { background-position: \(last); }\n")
        declarations = [start, "animation: \(animation(name, duration, "step-end"))"]
        keyframes = "@keyframes \(cssIdentifier(name)) {\n" + lines.joined() + "}\n"
    }
}

/// Frames that stand in full rows, or columns, of equal distances.
private struct FrameGrid {
    /// Equal steps along one axis, in pixels.
    struct Run {
        let start, step, count: Int
    }

    /// The axis along which one frame follows the other, and the one of rows, or columns.
    let fast, slow: Run
    let fastAxis, slowAxis: String

    /// nil where the frames, at least one, stand otherwise, or where one of them is at a place twice.
    init?(_ frames: [Sheet.Frame]) {
        guard frames.count > 1, frames.allSatisfy({ $0.index == $0.original }) else { return nil }
        let points = frames.map { ($0.place.x, $0.place.y) }
        if points[0].1 == points[1].1 {
            (fastAxis, slowAxis) = ("x", "y")
            guard let runs = Self.runs(points) else { return nil }
            (fast, slow) = runs
        } else {
            (fastAxis, slowAxis) = ("y", "x")
            guard let runs = Self.runs(points.map { ($0.1, $0.0) }) else { return nil }
            (fast, slow) = runs
        }
    }

    /// - Parameter points: at least two, as (fast, slow).
    private static func runs(_ points: [(Int, Int)]) -> (fast: Run, slow: Run)? {
        let length = points.prefix { $0.1 == points[0].1 }.count
        guard points.count.isMultiple(of: length) else { return nil }
        let rows = points.count / length
        let fast = Run(
            start: points[0].0, step: length > 1 ? points[1].0 - points[0].0 : 0, count: length)
        let slow = Run(
            start: points[0].1, step: rows > 1 ? points[length].1 - points[0].1 : 0, count: rows)
        let fits = points.enumerated().allSatisfy { index, point in
            point.0 == fast.start + index % length * fast.step
                && point.1 == slow.start + index / length * slow.step
        }
        return fits ? (fast, slow) : nil
    }
}
