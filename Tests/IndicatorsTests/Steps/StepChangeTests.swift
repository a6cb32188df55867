import Drawing
import TestSupport
import Testing

@testable import Indicators

/// Moves from one step to another, and steps that appear.
@Suite struct StepChangeTests: StepScreenSuite {
    @Test("S6: nothing jumps: what changes most in a frame at 240 a second does so bit by bit within it")
    func continuity() throws {
        var judged = 0
        for request in Self.requests.prefix(70) where request.change != nil {
            let screen = try screen(request)
            let frames = (0...124).map { Self.ink(shapes(screen, at: Double($0) * 1000 / 240), screen.width) }
            for key in frames[0].indices {
                let changes = zip(frames, frames.dropFirst()).map { abs($1[key] - $0[key]) }
                let greatest = changes.max()!
                guard greatest > 0.001, let frame = changes.firstIndex(of: greatest) else { continue }
                let parts = (0...64).map {
                    Self.ink(
                        shapes(screen, at: (Double(frame) + Double($0) / 64) * 1000 / 240), screen.width)[key]
                }
                let jump = zip(parts, parts.dropFirst()).map { abs($1 - $0) }.max()!
                // Colors have 255 levels, of which a node takes one at a time.
                #expect(
                    jump < greatest / 8 + (key == 3 ? 8 : 0),
                    "of \(greatest) in frame \(frame), \(jump) come at once"
                )
                judged += 1
            }
        }
        #expect(judged > 100, "\(judged)")
    }

    /// What there is to see of lines, nodes, texts and colors: areas within the picture, weighted by opacity.
    private static func ink(_ shapes: [Shape], _ width: Double) -> [Double] {
        var (lines, nodes, texts, colors) = (0.0, 0.0, 0.0, 0.0)
        func visible(_ x: Double, _ extent: Double) -> Double { max(min(x + extent, width) - max(x, 0), 0) }
        for shape in shapes {
            switch shape {
            case .group(let group):
                for part in group.parts {
                    guard case .block(let block) = part.figure else { continue }
                    let area = visible(block.x, block.width) * block.height * part.opacity
                    if block.isRound { nodes += area } else { lines += area }
                    colors += area * Double(part.color.red) / 255
                }
            case .text(let text):
                // Words that stay are there in what comes and what goes, too.
                if case .shared = text.part { continue }
                texts += visible(text.x, text.width) * text.opacity
            case .path(let path):
                guard let extent = path.path.extent else { continue }
                nodes += visible(extent.left, extent.width) * extent.height * path.opacity
            case .ring, .stack, .artwork, .shadow: break
            }
        }
        return [lines, nodes, texts, colors]
    }

    @Test("S6: a change begins with the picture before it and ends with the picture after it")
    func ends() throws {
        var rests = 0
        for request in Self.requests {
            guard case .move(let index) = request.change else { continue }
            var still = request
            still.change = nil
            #expect(drawn(try screen(request), 0) == drawn(try screen(still), 0))
            #expect(drawn(try screen(request), -1e300) == drawn(try screen(still), 0))
            let moving = try screen(request)
            #expect(drawn(moving, 500) == drawn(moving, 1e300))
            still.list = request.list.moved(to: index)
            // Where one rests depends on where one comes from only in a row that scrolls.
            if try fits(request) {
                #expect(drawn(moving, 500) == drawn(try screen(still), 500))
                rests += 1
            }
        }
        #expect(rests > 40, "\(rests)")
    }

    private func fits(_ request: StepRequest) throws -> Bool {
        let shown = try screen(request)
        // A popover stands over a row that scrolls, and scrolls itself, where there are many.
        return shown.window == nil
            && ([shown] + shown.under).filter(\.isRow).allSatisfy { row in
                row.parts.allSatisfy {
                    $0.to.node.x >= $0.diameter / 2 && $0.to.node.x + $0.diameter / 2 <= row.width
                }
            }
    }

    private func drawn(_ screen: StepScreen, _ time: Double) -> [Shape] { shapes(screen, at: time) }

    @Test("S6: the line fills from the step that is left, without a pause or a step back")
    func fill() throws {
        for direction in LayoutDirection.allCases {
            var request = request([.complete, .active, .default, .default], current: 1, .move(to: 2))
            request.direction = direction
            let screen = try screen(request)
            let filled = request.theme[.stepCompleteFill]
            func length(_ time: Double) -> Double {
                shapes(screen, at: time).reduce(0) { sum, shape in
                    guard case .group(let group) = shape else { return sum }
                    return sum
                        + group.parts.reduce(0) { sum, part in
                            guard case .block(let block) = part.figure, !block.isRound, part.color == filled
                            else { return sum }
                            return sum + block.width
                        }
                }
            }
            let pitch = (375.0 - 32 + 2) / 4
            let line = pitch - 32
            #expect(abs(length(0) - line) < 1e-9 && abs(length(500) - 2 * line) < 1e-9)
            let lengths = stride(from: 0, through: 500, by: 5).map { length(Double($0)) }
            for (a, b) in zip(lengths, lengths.dropFirst()) { #expect(b >= a - 1e-9) }
        }
    }

    @Test("S5: a step that appears grows from nothing between its neighbors and pushes them apart")
    func appearing() throws {
        var steps = ["a", "b", "x", "c"].map { Step($0, .default, isDynamic: $0 == "x") }
        steps[0].state = .complete
        steps[1].state = .active
        for width in [375.0, 600] {
            for view in StepView.allCases {
                let request = StepRequest(
                    list: StepList(steps, current: 1), change: .appear(2), view: view, width: width)
                let screen = try screen(request)
                let part = screen.parts[2]
                #expect(part.pose(at: 0).presence == 0 && part.pose(at: 500).presence == 1)
                var without = request
                (without.change, without.list) = (nil, StepList([steps[0], steps[1], steps[3]], current: 1))
                let before = try self.screen(without)
                for (index, other) in [(0, 0), (1, 1), (3, 2)] {
                    #expect(screen.parts[index].pose(at: 0).node == before.parts[other].pose(at: 0).node)
                }
                for time in stride(from: 0.0, through: 500, by: 10) {
                    let poses = screen.parts.map { $0.pose(at: time) }
                    let places = poses.map { view == .all ? $0.node.y : $0.node.x }
                    let radius = 8 * poses[2].presence
                    #expect(places[2] - radius >= places[1] + 14 && places[2] + radius <= places[3] - 14)
                }
            }
        }
    }

    @Test("S6: at every moment of a move the header's texts are there, the old ones or the new ones")
    func headerDissolves() throws {
        var request = request([.active, .default], current: 0, .move(to: 1))
        (request.showsHeader, request.showsNames) = (true, false)
        let screen = try screen(request)
        for time in stride(from: 0.0, through: StepTransition.duration, by: 10) {
            var opacities: [Double: Double] = [:]
            for text in shapes(screen, at: time).compactMap(\.text) where text.block.alignment == .start {
                // Words that both have are there all the while.
                if case .shared = text.part { continue }
                opacities[text.y, default: 0] += text.opacity
            }
            #expect(opacities.values.allSatisfy { abs($0 - 1) < 1e-12 })
            #expect(opacities.count == 2)
        }
    }
}
