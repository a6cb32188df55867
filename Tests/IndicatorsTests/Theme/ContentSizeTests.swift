import TestSupport
import Testing

@testable import Drawing
@testable import Indicators

/// What grows with the size of text that users have chosen.
@Suite struct ContentSizeTests {
    @Test("V5: Fiori's type is Apple's at every size of Dynamic Type")
    func published() {
        // Human Interface Guidelines, Typography: Large, xxxLarge, AX1 and AX5; size and leading.
        let rows: [(KeyPath<ThemeType, TypeStyle>, [(Double, Double)])] = [
            (\.button, [(17, 22), (23, 29), (28, 34), (53, 62)]),
            (\.message, [(17, 22), (23, 29), (28, 34), (53, 62)]),
            (\.label, [(15, 20), (21, 28), (25, 31), (49, 58)]),
            (\.stepName, [(13, 18), (19, 24), (23, 29), (44, 52)]),
            (\.linearLabel, [(12, 16), (18, 23), (22, 28), (43, 51)]),
        ]
        let sizes: [ContentSize] = [.large, .extraExtraExtraLarge, .accessibility1, .accessibility5]
        for (path, measures) in rows {
            for (size, (points, leading)) in zip(sizes, measures) {
                let style = Theme.fioriLight.scaled(to: size).type[keyPath: path]
                #expect(style.size == points && style.lineHeight == leading, "\(path) at \(size)")
            }
        }
        #expect(Theme.fioriLight.scaled(to: .extraSmall).type.linearLabel == TypeStyle(11, 13))
    }

    @Test("V5: no size is smaller than the one before it, in any theme", arguments: Theme.all)
    func grows(theme: Theme) {
        let sizes = ContentSize.allCases.map { theme.scaled(to: $0) }
        for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
            #expect(smaller.type.label.size <= larger.type.label.size)
            #expect(smaller.type.message.lineHeight < larger.type.message.lineHeight)
            #expect(
                smaller.metrics.grown(theme.metrics.medium).size
                    < larger.metrics.grown(theme.metrics.medium).size)
            #expect(smaller.metrics.grown(4) <= larger.metrics.grown(4))
        }
        #expect(theme.scaled(to: .large) == theme)
        #expect(ContentSize.accessibility5.growth == 53.0 / 17)
    }

    @Test(
        "V5: nodes, lines and paddings of steps are those of SAP's code at every size",
        arguments: [
            (ContentSize.extraSmall, 28, 16, 8, 2, 86, 126, 140, 68),
            (.extraExtraLarge, 28, 16, 8, 2, 86, 126, 140, 68),
            (.extraExtraExtraLarge, 28, 16, 8, 3, 104, 116, 130, 68),
            (.accessibility1, 48, 28, 14, 4, 166, 206, 229, 100),
            (.accessibility2, 57, 33, 16.5, 4, 204, 229, 255, 115),
            (.accessibility3, 66, 38, 19, 4, 242, 252, 281, 130),
            (.accessibility4, 75, 43, 21.5, 4, 280, 275, 307, 145),
            (.accessibility5, 84, 48, 24, 4, 319, 300, 336, 160),
        ] as [(ContentSize, Double, Double, Double, Double, Double, Double, Double, Double)])
    func steps(
        size: ContentSize, node: Double, dynamic: Double, padding: Double, line: Double, compact: Double,
        regular: Double, stretched: Double, list: Double
    ) throws {
        let metrics = StepMetrics(size)
        #expect(metrics.node == node && metrics.dynamicNode == dynamic && metrics.padding == padding)
        #expect(metrics.line == line)
        #expect(
            metrics.compactPitch == compact && metrics.regularPitch == regular && metrics.listPitch == list)
        #expect(metrics.stretchedPitch == stretched)
        // A regular row of three fills the width from there on.
        func pitch(_ width: Double) -> Double {
            StepRowLayout(count: 3, width: width, names: true, lastNode: node, text: size).pitch
        }
        let filled = 3 * stretched - 2 + 32
        if filled > 600 {
            #expect(abs(pitch(filled) - stretched) < 1e-9 && pitch(filled - 1) == regular)
        }
        #expect(abs(pitch(filled + 600) - stretched - 200) < 1e-9)
        // As it is drawn, in a row that is too long for its width.
        let steps = (1...9).map { Step("\($0)", .default) }
        var request = StepRequest(list: StepList(steps, current: 0), width: 400)
        request.theme = Theme.fioriLight.scaled(to: size)
        let screen = try StepScreen.make(request, measuring: FixedTextMeasurer())
        #expect(screen.parts[0].diameter == node)
        #expect(screen.parts[0].to.node.y == padding + node / 2)
        let pitch = screen.parts[1].to.node.x - screen.parts[0].to.node.x
        #expect(pitch >= compact)
        request.view = .all
        let all = try StepScreen.make(request, measuring: FixedTextMeasurer())
        #expect(all.parts[1].to.node.y - all.parts[0].to.node.y == list)
    }

    @Test(
        "S11, V5: with every size of text, names in a popover end above where its list is cut",
        arguments: ContentSize.allCases)
    func popover(size: ContentSize) throws {
        let names = (1...40).map { $0.isMultiple(of: 3) ? "Delivery to a second address \($0)" : "\($0)" }
        for current in [0, 2, 20, 39] {
            var request = StepRequest(
                list: StepList(names.map { Step($0, .default) }, current: current), view: .all, width: 768)
            request.theme = Theme.fioriLight.scaled(to: size)
            let screen = try StepScreen.make(request, measuring: FixedTextMeasurer())
            let window = try #require(screen.window)
            var list = DisplayList(width: 1, height: 1)
            screen.draw(at: 0, into: &list)
            let shown = list.shapes.compactMap(\.text).filter { $0.block.maxLines == 2 }
            #expect(shown.contains { $0.block == screen.parts[current].after.name })
            for name in shown {
                let height = FixedTextMeasurer().measure(name.block).height
                #expect(name.y >= window.lowerBound && name.y + height <= window.upperBound, "\(name)")
            }
            #expect(window.upperBound <= screen.height - 28)
        }
    }
}
