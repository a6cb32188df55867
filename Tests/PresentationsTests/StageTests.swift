import Drawing
import Indicators
import TestSupport
import Testing

@testable import Presentations

/// Laws of all presentations, on many screens and in both directions.
@Suite struct StageTests {
    struct Case: CustomStringConvertible, Sendable {
        let presentation: Presentation
        let request: StageRequest
        var description: String {
            "\(presentation.name) in \(request.theme) on \(request.width), \(request.direction)"
        }

        func stage() throws -> Stage {
            try presentation.stage(request, measuring: FixedTextMeasurer())
        }
    }

    /// All measures and shapes that themes differ in.
    static let themes = [Theme.fioriLight, .materialDark, .neutralDark, .highContrast]

    /// Every presentation, compact and regular, with a ring or a track that it has room for.
    static let cases: [Case] = Presentation.all.flatMap { presentation in
        themes.flatMap { theme in
            [(375.0, nil), (320, 568), (1024, 768)].flatMap { width, height in
                LayoutDirection.allCases.flatMap { direction in
                    presentation.indicators.filter { $0 != .steps }.map { indicator in
                        var request = StageRequest(
                            isLinear: indicator == .linear, width: width, height: height,
                            direction: direction, theme: theme)
                        if presentation.message != .none { request.message = "Synchronizing contacts" }
                        if presentation.takesCancel { request.cancel = "Cancel" }
                        let ring = presentation.ring(in: theme).size
                        let room = try? presentation.room(request, measuring: FixedTextMeasurer())
                        request.blockWidth = indicator == .linear ? min(room ?? 0, 240) : ring
                        request.blockHeight = indicator == .linear ? theme.metrics.linearHeight : ring
                        return Case(presentation: presentation, request: request)
                    }
                }
            }
        }
    }

    private static func cases(of presentation: String) throws -> [Case] {
        let found = cases.filter { $0.presentation.name == presentation }
        try #require(!found.isEmpty, "there is no \(presentation)")
        return found
    }

    /// The smallest rectangle around a shape.
    private func extent(_ shape: Shape) -> StageBox {
        switch shape {
        case .text(let text):
            return StageBox(x: text.x, y: text.y, width: text.width, height: text.block.lineHeight)
        case .group(let group):
            guard case .block(let block)? = group.parts.first?.figure else { break }
            return StageBox(x: block.x, y: block.y, width: block.width, height: block.height)
        case .path(let path):
            guard let extent = path.path.extent else { break }
            return StageBox(x: extent.left, y: extent.top, width: extent.width, height: extent.height)
        case .shadow(let shadow):
            return StageBox(x: shadow.x, y: shadow.y, width: shadow.width, height: shadow.height)
                .inset(-shadow.reach, -shadow.reach)
        case .ring, .stack, .artwork: break
        }
        Issue.record("a stage has no such shape")
        return StageBox(x: 0, y: 0, width: 0, height: 0)
    }

    @Test(
        "what is on a card stays on it, however narrow that is (C13)", arguments: [66.0, 100, 160, 231, 232])
    func narrow(width: Double) throws {
        var request = StageRequest(width: width)
        (request.blockWidth, request.blockHeight) = (24, 24)
        let stage = try Presentation.partial.stage(request, measuring: FixedTextMeasurer())
        let parts = stage.ground.map(extent).filter { $0.height <= 48 }
        #expect(parts.count > 4)
        for part in parts {
            #expect(part.width > 0 && part.x >= 32 && part.right <= width - 32, "\(part)")
        }
    }

    private func paint(_ shape: Shape) -> (Color?, Double) {
        switch shape {
        case .text(let text): (text.color, text.opacity)
        case .path(let path): (path.color, path.opacity)
        case .group(let group): (group.parts.first?.color, group.parts.first?.opacity ?? 1)
        case .ring(let ring): (ring.color, 1)
        case .shadow(let shadow): (nil, shadow.opacity)
        case .stack, .artwork: (nil, 1)
        }
    }

    private func shapes(_ stage: Stage, visibility: Double = 1) -> [Shape] {
        var list = DisplayList(width: stage.width, height: stage.height)
        stage.drawBehind(visibility: visibility, into: &list)
        stage.drawInFront(visibility: visibility, into: &list)
        return list.shapes
    }

    @Test("C9–C15, P1–P3: every presentation fits on phones and tablets, and the indicator is within it")
    func fits() throws {
        #expect(Self.cases.count > 300)
        for test in Self.cases {
            let (stage, request) = (try test.stage(), test.request)
            #expect(request.blockWidth > 0 && request.blockHeight > 0, "\(test)")
            #expect(stage.x >= 0 && stage.x + request.blockWidth <= stage.width + 1e-6, "\(test)")
            #expect(stage.y >= 0 && stage.y + request.blockHeight <= stage.height + 1e-6, "\(test)")
            if test.presentation.extent == .screen { #expect(stage.width == request.width, "\(test)") }
            #expect(stage.isObstructive == test.presentation.isObstructive)
            #expect(stage.shortened.isEmpty, "\(test)")
        }
    }

    @Test("C14: on a full screen the indicator is in the exact middle")
    func middle() throws {
        for test in try Self.cases(of: "full-screen") {
            let (stage, request) = (try test.stage(), test.request)
            // On whole points where the middle lies between two.
            let (left, top) = (
                (stage.width - request.blockWidth) / 2, (stage.height - request.blockHeight) / 2
            )
            #expect(abs(stage.x - left) == abs(left - left.rounded()), "\(test)")
            #expect(abs(stage.y - top) == abs(top - top.rounded()), "\(test)")
        }
    }

    @Test(
        "the edges of the indicator and of all boxes lie on whole points, so that they are sharp at every scale"
    )
    func wholePoints() throws {
        let corners = [0.0, 0.25].map {
            Path.rectangle(x: 0, y: 0, width: 1, height: 1, radius: $0).elements.count
        }
        func expectWhole(_ box: StageBox, _ test: Case, _ what: String) {
            let edges = [box.x, box.right, box.y, box.bottom]
            #expect(edges.allSatisfy { abs($0 - $0.rounded()) < 1e-9 }, "\(what) of \(test): \(edges)")
        }
        for test in Self.cases {
            let (stage, request) = (try test.stage(), test.request)
            let block = StageBox(
                x: stage.x, y: stage.y, width: request.blockWidth, height: request.blockHeight)
            expectWhole(block, test, "the indicator")
            for shape in shapes(stage) where paint(shape).0 != request.theme[.cardHairline] {
                switch shape {
                case .path(let path) where corners.contains(path.path.elements.count): break
                case .group: break
                default: continue
                }
                expectWhole(extent(shape), test, "a box")
            }
        }
    }

    @Test("L5: right to left every shape is where the mirror shows it, in the same color")
    func mirrored() throws {
        for test in Self.cases where test.request.direction == .ltr {
            var request = test.request
            request.direction = .rtl
            let (ltr, rtl) = (
                try test.stage(), try test.presentation.stage(request, measuring: FixedTextMeasurer())
            )
            #expect(abs(rtl.x - (ltr.width - ltr.x - request.blockWidth)) < 1e-9 && rtl.y == ltr.y, "\(test)")
            let (a, b) = (shapes(ltr), shapes(rtl))
            try #require(a.count == b.count, "\(test)")
            for (left, right) in zip(a, b) {
                let (here, there) = (extent(left), extent(right))
                #expect(
                    abs(there.x - (ltr.width - here.right)) < 1e-6 && abs(there.y - here.y) < 1e-9
                        && abs(there.width - here.width) < 1e-6, "\(test)")
                #expect(paint(left) == paint(right))
            }
            #expect(zip(ltr.targets, rtl.targets).allSatisfy { $1.x == ltr.width - $0.right })
        }
    }

    @Test("C12, C13, P3: an overlay covers all that is to be blocked, before anything else appears")
    func covered() throws {
        for test in Self.cases where test.presentation.isObstructive {
            let stage = try test.stage()
            try #require(stage.cover.count == 1, "\(test)")
            let cover = extent(stage.cover[0])
            if test.presentation.name == "partial" {
                // The card is the largest shape that is no piece of the surface.
                let card = stage.ground.dropFirst().map(extent).filter { $0.height == cover.height }
                #expect(card.contains(cover), "\(test)")
            } else {
                #expect(cover.x <= 0 && cover.right >= stage.width, "\(test)")
                #expect(cover.y <= 0 && cover.bottom >= stage.height, "\(test)")
            }
            let drawn = shapes(stage)
            #expect(Array(drawn.prefix(stage.ground.count)) == stage.ground)
            #expect(drawn[stage.ground.count] == stage.cover[0])
        }
    }

    @Test("C15, P3: what one can touch is 44 points wide and high at least, and in the picture")
    func targets() throws {
        for test in Self.cases {
            let stage = try test.stage()
            #expect(
                stage.targets.isEmpty == (test.request.cancel.isEmpty && !test.presentation.isControl))
            for target in stage.targets {
                #expect(target.width >= 44 && target.height >= 44, "\(test)")
                #expect(target.x >= 0 && target.right <= stage.width + 1e-9, "\(test)")
                #expect(target.y >= 0 && target.bottom <= stage.height, "\(test)")
            }
        }
    }

    @Test("what comes and goes is not there at 0, whole at 1, and nowhere jumps on the way")
    func visibility() throws {
        for test in Self.cases where test.request.theme == .fioriLight || test.request.theme == .materialDark
        {
            let stage = try test.stage()
            let gone = shapes(stage, visibility: 0)
            #expect(gone == stage.ground + stage.content + stage.idle + stage.chrome, "\(test)")
            let whole = shapes(stage)
            var nearly = shapes(stage, visibility: 0.999)
            // What the indicator takes the place of is nearly gone.
            let start = stage.ground.count + stage.content.count
            let idle = nearly[start..<start + stage.idle.count]
            #expect(idle.allSatisfy { paint($0).1 <= 0.001 + 1e-9 }, "\(test)")
            nearly.removeSubrange(start..<start + stage.idle.count)
            try #require(whole.count == nearly.count)
            for (a, b) in zip(whole, nearly) {
                let (here, there) = (extent(a), extent(b))
                #expect(abs(here.y - there.y) < 0.2 && abs(here.x - there.x) < 0.2, "\(test)")
                #expect(abs(paint(a).1 - paint(b).1) <= 0.001 + 1e-9, "\(test)")
            }
            #expect(stage.offset(visibility: 1) == 0)
        }
    }

    @Test(
        "C10: a list moves down as it is pulled, and the indicator is in the middle of the gap; or a disc comes"
    )
    func pulled() throws {
        for test in try Self.cases(of: "swipe-refresh") {
            let (stage, request) = (try test.stage(), test.request)
            let first = extent(try #require(stage.content.first))
            for pull in stride(from: 0, through: 1, by: 0.25) {
                let moved = extent(shapes(stage, visibility: pull)[stage.ground.count])
                let gap = moved.y - first.y
                let middle = stage.y + stage.offset(visibility: pull) + request.blockHeight / 2
                if request.surfaces.pullMovesList {
                    #expect(abs(gap - pull * (request.blockHeight + 32)) < 1e-9, "\(test)")
                    let bar = stage.y - 16
                    #expect(abs(middle - bar - gap / 2) < 1e-9, "\(test)")
                } else {
                    #expect(gap == 0 && stage.offset(visibility: pull) <= 0, "\(test)")
                }
            }
        }
    }

    @Test("C11: the indicator is below the last row, which ends the screen while nothing is loaded")
    func loading() throws {
        for test in try Self.cases(of: "scroll-load") {
            let stage = try test.stage()
            let count = stage.ground.count
            func lowest(_ visibility: Double) -> Double {
                let rows = shapes(stage, visibility: visibility)[count..<count + stage.content.count]
                // The shadow of a list reaches further.
                return rows.filter { paint($0).0?.alpha ?? 0 > 2 }.map { extent($0).bottom }.max() ?? 0
            }
            #expect(lowest(1) <= stage.y, "\(test)")
            #expect(lowest(0) > stage.y + test.request.blockHeight - 32, "\(test)")
        }
    }

    @Test("where a screen is too small the smallest that is enough is told, and is enough")
    func tooSmall() throws {
        for test in Self.cases where test.request.width == 375 && test.request.direction == .ltr {
            guard [Theme.fioriLight, .materialDark].contains(test.request.theme) else { continue }
            for (width, height) in [(1.0, 1.0), (100, 667), (375, 40), (159, 159), (200, 200)] {
                var request = test.request
                (request.width, request.height) = (width, height)
                var tries = 0
                while tries < 12 {
                    do throws(LayoutError) {
                        _ = try test.presentation.room(request, measuring: FixedTextMeasurer())
                        _ = try test.presentation.stage(request, measuring: FixedTextMeasurer())
                        break
                    } catch {
                        guard case .stage(let side, let size, let least) = error else { throw error }
                        #expect(least > size, "\(test): \(error)")
                        if side == .width { request.width = least } else { request.height = least }
                    }
                    tries += 1
                }
                #expect(tries < 12, "\(test) on \(width) × \(height)")
                // Everything but the indicator alone needs more than a point.
                #expect(tries > 0 || width > 1 || test.presentation.name == "bare", "\(test)")
            }
        }
    }

    @Test("an outcome has room in the place of the message, and follows when that is gone (P2, P3, C12, C14)")
    func outcome() throws {
        for test in Self.cases where !test.request.message.isEmpty {
            var request = test.request
            request.outcome = "Some contacts could not be synchronized. Try again."
            request.paused = "Paused"
            let stage = try test.presentation.stage(request, measuring: FixedTextMeasurer())
            func texts(_ turn: Double, pause: Double = 0) -> [TextShape] {
                var list = DisplayList(width: stage.width, height: stage.height)
                stage.drawBehind(visibility: 1, pause: pause, turn: turn, into: &list)
                return list.shapes.compactMap(\.text)
                    .filter { $0.block.text != request.cancel }
                    .filter { if case .shared = $0.part { false } else { true } }
            }
            #expect(texts(0).map(\.block.text) == [request.message], "\(test)")
            #expect(texts(0.25).map(\.opacity) == [0.5] && texts(0.5).isEmpty, "\(test)")
            #expect(texts(1).map(\.block.text) == [request.outcome], "\(test)")
            #expect(texts(1)[0].x == texts(0)[0].x && texts(1)[0].width == texts(0)[0].width, "\(test)")
            #expect(texts(1)[0].y <= texts(0)[0].y, "\(test)")
            #expect(texts(0, pause: 0.5).isEmpty)
            #expect(texts(0, pause: 1).map(\.block.text) == ["Paused"], "\(test)")
            #expect(texts(0.25, pause: 1).map(\.opacity) == [0.5], "\(test)")
            #expect(texts(1, pause: 1).map(\.block.text) == [request.outcome], "\(test)")
        }
    }

    @Test(
        "on a low screen no button lies below what is said in the middle (C14)", arguments: [200.0, 320, 439])
    func lowScreen(height: Double) throws {
        func hasButton(_ height: Double) throws -> Bool {
            var request = StageRequest(
                width: 320, height: height, message: "Synchronizing contacts", theme: .fioriLight)
            (request.blockWidth, request.blockHeight) = (48, 48)
            let stage = try Presentation.fullScreen.stage(request, measuring: FixedTextMeasurer())
            // The arrow that leads back has that color too.
            return stage.ground.contains {
                paint($0).0 == request.theme[.button] && extent($0).width > 100
            }
        }
        #expect(try !hasButton(height) && hasButton(568))
    }

    @Test(
        "P8: a phone on its side has content on both sides of what is said, which touches no card",
        arguments: [(844.0, 390.0), (600, 320), (667, 375), (932, 430)], LayoutDirection.allCases)
    func landscape(screen: (width: Double, height: Double), direction: LayoutDirection) throws {
        for presentation in [Presentation.messageBox, .fullScreen] {
            for theme in Self.themes {
                var request = StageRequest(
                    width: screen.width, height: screen.height, message: "Processing payment",
                    direction: direction, theme: theme)
                (request.blockWidth, request.blockHeight) = (48, 48)
                let stage = try presentation.stage(request, measuring: FixedTextMeasurer())
                let cards = stage.ground.filter { paint($0).0 == theme[.card] }.map(extent).filter {
                    (112..<screen.width).contains($0.width) && $0.height > 64
                }
                let middle = screen.width / 2
                #expect(cards.contains { $0.centerX < middle - 100 }, "\(presentation.name)")
                #expect(cards.contains { $0.centerX > middle + 100 }, "\(presentation.name)")
                guard presentation == .fullScreen else { continue }
                let text = try #require(stage.messages.first?.first?.text)
                let half = FixedTextMeasurer().measure(text.block).width / 2
                for card in cards {
                    #expect(card.right < middle - half - 16 || card.x > middle + half + 16, "\(theme)")
                }
            }
        }
    }
}
