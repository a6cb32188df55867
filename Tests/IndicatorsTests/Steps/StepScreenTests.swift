import Drawing
import TestSupport
import Testing

@testable import Indicators

@Suite struct StepScreenTests: StepScreenSuite {
    @Test("L5: right to left is the mirror image of every node, line, badge and name's box")
    func mirrored() throws {
        for var request in Self.requests {
            let ltr = try screen(request)
            request.direction = .rtl
            let rtl = try screen(request)
            #expect(ltr.width == rtl.width && ltr.height == rtl.height)
            for time in [0, 130, 260, 410, 500.0] {
                let (a, b) = (shapes(ltr, at: time), shapes(rtl, at: time))
                #expect(a.count == b.count)
                for (a, b) in zip(a, b) { try expectMirrored(a, b, ltr.width) }
            }
        }
    }

    private func expectMirrored(_ a: Shape, _ b: Shape, _ width: Double) throws {
        switch (a, b) {
        case (.group(let a), .group(let b)):
            #expect(a.parts.count == b.parts.count)
            for (a, b) in zip(a.parts, b.parts) {
                let (p, q) = (try #require(a.figure.block), try #require(b.figure.block))
                #expect(abs(p.x + p.width - (width - q.x)) < 1e-9 && abs(p.width - q.width) < 1e-9)
                #expect(p.y == q.y && p.height == q.height && a.color == b.color)
            }
        case (.text(let a), .text(let b)):
            #expect(abs(a.x + a.width - (width - b.x)) < 1e-9 && a.y == b.y && a.color == b.color)
            #expect(a.block.text == b.block.text)
        case (.path(let a), .path(let b)):
            let (p, q) = (try #require(a.path.extent), try #require(b.path.extent))
            // Signs and icons themselves are not mirrored, their places are.
            let middles = (p.left + p.right) / 2 + (q.left + q.right) / 2
            #expect(abs(middles - width) < p.width / 2 + 1e-6 && abs(p.top - q.top) < 1e-9, "\(p) \(q)")
        case (.stack, .stack), (.shadow, .shadow):
            #expect(a.pieces.count == b.pieces.count)
            for (a, b) in zip(a.pieces, b.pieces) { try expectMirrored(a, b, width) }
        default: Issue.record("one shape is another")
        }
    }

    @Test(
        "S3: every state differs from every other in what is drawn, colors aside",
        arguments: StepContent.allCases)
    func statesWithoutColor(content: StepContent) throws {
        for isDynamic in [false, true] {
            var seen: [[String]: StepState] = [:]
            for state in StepState.allCases {
                let steps = [Step("a", .complete), Step("b", state, isDynamic: isDynamic)]
                var request = StepRequest(
                    list: StepList(steps, current: state == .active ? 1 : 0), content: content, width: 375,
                    showsNames: false)
                request.theme = .fioriLight
                let marks = shapes(try screen(request), at: 0).compactMap { Self.form($0, from: 200) }
                #expect(seen[marks] == nil, "\(state) looks like \(seen[marks]!)")
                seen[marks] = state
            }
        }
    }

    /// A shape without its color; nil where it is left of a place.
    private static func form(_ shape: Shape, from left: Double) -> String? {
        switch shape {
        case .group(let group):
            let blocks = group.parts.compactMap { part -> String? in
                guard case .block(let block) = part.figure, block.x >= left, block.isRound else { return nil }
                return "\(block.width)"
            }
            // What has one color is one figure, the outermost.
            return group.singleColor == nil
                ? blocks.isEmpty ? nil : blocks.joined(separator: " in ") : blocks.last
        case .path(let path):
            guard let extent = path.path.extent, extent.left >= left else { return nil }
            return "path of \(path.path.elements.count)"
        case .text(let text): return text.x >= left ? text.block.text : nil
        case .ring, .stack, .artwork, .shadow: return nil
        }
    }

    @Test("S8: a width too small loses names, then the header, and then is refused with the least one")
    func narrow() throws {
        var request = request([.active, .default, .default], current: 0)
        (request.showsHeader, request.showsNames) = (true, true)
        var drops: [StepScreen.Drops] = []
        for width in [375, 150, 100, 75.0] {
            request.width = width
            drops.append(try screen(request).drops)
        }
        #expect(drops.map(\.button) == [false, true, true, false])
        #expect(drops.map(\.names) == [false, false, true, true])
        #expect(drops.map(\.header) == [false, false, false, true])
        request.width = 69
        #expect(throws: LayoutError.steps(.width, size: 69, least: 70)) { try screen(request) }
        request.width = 70
        #expect(try screen(request).height == 44)
    }

    @Test("C7, S8: names take two lines at most, and what does not fit is told")
    func longNames() throws {
        let steps = [Step("A name that goes on and on for ever", .active), Step("b", .default)]
        let request = StepRequest(list: StepList(steps, current: 0), width: 120)
        let screen = try screen(request)
        #expect(screen.drops.shortensNames == [0] && screen.height == 84)
        for part in screen.parts {
            #expect(part.after.name.maxLines == 2 && part.after.name.maxWidth == part.nameWidth)
        }
    }

    @Test("S2, C7: a title of the list that does not fit is told")
    func longTitle() throws {
        var request = request([.active, .default], current: 0)
        (request.view, request.allSteps) = (.all, String(repeating: "All Steps ", count: 12))
        #expect(try screen(request).drops.shortensTitle)
        request.width = 768
        #expect(try screen(request).drops.shortensTitle)
    }

    @Test("S4: a number of three figures stays clear of its node's stroke")
    func threeFigures() throws {
        let steps = (0..<120).map { Step("\($0)", .default) }
        let screen = try screen(StepRequest(list: StepList(steps, current: 0), view: .all, width: 375))
        let measurer = FixedTextMeasurer()
        let numbers = shapes(screen, at: 0).compactMap(\.text).filter { $0.width == StepMetrics(.large).node }
        #expect(numbers.contains { $0.block.text.count == 3 })
        for text in numbers {
            #expect(measurer.measure(text.block).width <= StepMetrics(.large).node - 6)
        }
    }

    @Test("S2, S3: in a list the inside of a node is the ground that it stands on")
    func listGround() throws {
        for theme in Theme.all {
            for (width, ground) in [(375.0, ThemeSlot.card), (768, .dialog)] {
                var request = request([.active, .default], current: 0, width: width)
                (request.view, request.theme) = (.all, theme)
                for part in try screen(request).parts { #expect(part.before.style.fill == theme[ground]) }
            }
        }
    }

    @Test("S3: no two discs of a node end within the same pixels, whose edge would be covered twice")
    func edges() throws {
        var pairs = 0
        for request in Self.requests {
            let screen = try screen(request)
            for time in [0, 100, 290, StepTransition.duration] {
                for group in shapes(screen, at: time).compactMap(\.group) {
                    let widths = group.parts.compactMap(\.figure.block).filter(\.isRound).map(\.width)
                    guard widths.count == 2 else { continue }
                    #expect(abs(widths[1] - widths[0]) >= min(1, widths[1] / 2))
                    pairs += 1
                }
            }
        }
        #expect(pairs > 1000, "\(pairs)")
    }

    @Test("S2: the list is a full screen below 600 points and a popover from there on")
    func views() throws {
        var request = request([.complete, .active, .default], current: 1)
        request.view = .all
        let full = try screen(request)
        #expect(full.width == 375 && full.height == 667)
        request.width = 600
        let popover = try screen(request)
        #expect(popover.width == 600 && popover.under.count == 1 && popover.window == nil)
        (request.width, request.height) = (375, 100)
        #expect(throws: LayoutError.self) { try screen(request) }
        let many = StepRequest(
            list: StepList((0..<30).map { Step("\($0)", .default) }, current: 0), view: .all, width: 375)
        #expect(try screen(many).height == 2084)
    }

    @Test(
        "S9: a word is broken nowhere while a page of fewer steps has room for it, and ends in an ellipsis after that"
    )
    func wholeWords() throws {
        // Each letter is 6.5 points wide.
        func screen(_ names: [String], _ width: Double) throws -> StepScreen {
            let steps = names.map { Step($0, .default) }
            return try self.screen(StepRequest(list: StepList(steps, current: 0), width: width))
        }
        let long = "Confirmation"
        for width in [320.0, 375, 390, 600, 768] {
            for count in 2...7 {
                let shown = try screen((1..<count).map { "Step \($0)" } + [long], width)
                #expect(shown.drops.breaksNames.isEmpty && shown.parts.allSatisfy { $0.nameWidth >= 78 })
                #expect(shown.parts.last?.after.name.text == long, "\(count) steps in \(width)")
            }
        }
        // Four such steps take three fourths of the row, and the fourth is cut.
        let few = try screen([long + "s", "Two", "Three", "Four"], 375)
        #expect(few.parts.map { $0.to.name?.x ?? 0 }[3] < 375 && few.parts[0].nameWidth > 84.5)
        // No page of two steps has room for it.
        let (name, shown) = ("One " + String(repeating: "o", count: 60), "One ")
        let cut = try screen([name, "Two", "Three"], 375)
        let text = try #require(cut.parts.first?.after.name.text)
        #expect(cut.drops.breaksNames == [0] && text.hasPrefix(shown) && text.hasSuffix("o…"))
        #expect(cut.drops.shortensNames.isEmpty && cut.parts[1].after.name.text == "Two")
        // The row is the same whoever is at which step: the current name is heavier.
        for part in cut.parts { #expect(part.before.name.text == part.after.name.text) }
    }

    @Test("S9: neighboring names are as far apart as published, or farther")
    func nameDistance() throws {
        for width in [150.0, 320, 375, 600, 900] {
            for count in 2...8 {
                let steps = (0..<count).map { Step("Confirmation \($0)", .default) }
                let parts = try screen(StepRequest(list: StepList(steps, current: 0), width: width)).parts
                for (part, next) in zip(parts, parts.dropFirst()) {
                    guard let x = part.to.name?.x, let end = next.to.name?.x else { continue }
                    #expect(end - x - part.nameWidth >= 8 - 1e-9)
                }
            }
        }
    }

    @Test(
        "S11: all steps in a popover stand over the default view, scroll, and are no taller than their screen"
    )
    func popover() throws {
        for direction in LayoutDirection.allCases {
            for (count, height) in [(3, nil), (9, 480.0), (30, 600), (200, nil)] as [(Int, Double?)] {
                for current in [0, count / 2, count - 1] {
                    var request = StepRequest(
                        list: StepList((0..<count).map { Step("\($0)", .default) }, current: current),
                        view: .all, width: 768, height: height)
                    request.direction = direction
                    let screen = try screen(request)
                    #expect(screen.width == 768 && screen.height <= height ?? 1024)
                    #expect(screen.under.first?.header?.button != nil)
                    var list = DisplayList(width: 1, height: 1)
                    screen.draw(at: 0, into: &list)
                    let names = list.shapes.compactMap(\.text).filter { $0.block.maxLines == 2 }
                    // Whoever opens the list sees where he is.
                    #expect(names.contains { $0.block.text == "\(current)" })
                    for name in names { #expect(name.y > 0 && name.y + 22 < screen.height - 28) }
                    #expect((screen.window == nil) == (names.count == count), "\(names.count) of \(count)")
                }
            }
        }
        let request = StepRequest(
            list: StepList([Step("a", .default), Step("b", .default)], current: 0), view: .all, width: 768,
            height: 120)
        #expect(throws: LayoutError.self) { try screen(request) }
    }
}
