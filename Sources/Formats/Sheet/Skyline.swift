/// A region that is filled with rectangles from the top down: what is taken of it ends in steps.
///
/// Each rectangle goes where its far edge is nearest to the top, and of such places to the leftmost.
struct Skyline {
    private struct Step {
        var x, y, width: Int
    }

    let width, height: Int
    /// The far edge of the lowest rectangle, and that of the rightmost one.
    private(set) var usedHeight = 0
    private(set) var usedWidth = 0
    /// The number of steps looked at so far.
    private(set) var work = 0
    private var steps: [Step]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        steps = [Step(x: 0, y: 0, width: width)]
    }

    /// Takes a place for a rectangle and returns its corner; nil, with nothing taken, where none is left.
    mutating func place(width: Int, height: Int) -> (x: Int, y: Int)? {
        var best: (index: Int, y: Int)?
        work += 2 * steps.count
        for index in steps.indices {
            guard let y = top(from: index, width: width), y + height <= self.height else { continue }
            if y < best?.y ?? .max { best = (index, y) }
        }
        guard let best else { return nil }
        let x = steps[best.index].x
        take(best.index, Step(x: x, y: best.y + height, width: width))
        usedWidth = max(usedWidth, x + width)
        usedHeight = max(usedHeight, best.y + height)
        return (x, best.y)
    }

    /// The y coordinate at which a rectangle that begins with this step would lie; nil if it would stick out on the right.
    private func top(from index: Int, width: Int) -> Int? {
        let end = steps[index].x + width
        guard end <= self.width else { return nil }
        var y = 0
        for step in steps[index...] {
            if step.x >= end { break }
            y = max(y, step.y)
        }
        return y
    }

    private mutating func take(_ index: Int, _ step: Step) {
        let end = step.x + step.width
        var last = index
        while last < steps.count, steps[last].x + steps[last].width <= end { last += 1 }
        if last < steps.count, steps[last].x < end {
            steps[last].width -= end - steps[last].x
            steps[last].x = end
        }
        steps.replaceSubrange(index..<last, with: [step])
        // Equal neighbors become one.
        if index + 1 < steps.count, steps[index + 1].y == step.y {
            steps[index].width += steps[index + 1].width
            steps.remove(at: index + 1)
        }
        if index > 0, steps[index - 1].y == step.y {
            steps[index - 1].width += steps[index].width
            steps.remove(at: index)
        }
    }
}
