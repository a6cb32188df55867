import Drawing
import Indicators
import Presentations
import RequestSupport
import Testing

@testable import Jobs
@testable import Loading
@testable import Requests

@Suite struct TextSizeTests {
    private func job(_ text: String) throws -> RenderJob {
        let file = try RenderFile.parse(Array(text.utf8), name: "a.yaml")
        return try file.resolve(file.spec)
    }

    @Test("V5: rings and bars grow with the body text unless they have a size of their own")
    func growth() throws {
        func size(_ text: String) throws -> (Double, Double) { try job(text).scene.body.size }
        // 53 / 17 of 28, to half points, and of 4, to whole ones.
        #expect(try size("{theme: fiori-light, value: 0.4, text-size: ax5}") == (87.5, 87.5))
        #expect(try size("{theme: fiori-light, value: 0.4, size: large, text-size: x-small}") == (48, 48))
        #expect(
            try size("{indicator: linear, theme: fiori-light, value: 0.4, text-size: ax5}") == (240, 12))
        // Three times as thick a line, whose waves are three times as high.
        #expect(
            try size("{indicator: linear, motion: material-wavy-linear, value: 0.4, text-size: ax5}")
                == (240, 30))
        #expect(try size("{theme: fiori-light, value: 0.4, size: 40, text-size: ax5, label: A}") == (40, 40))
        #expect(try size("{motion: cupertino, text-size: ax1}").0 == (48 * 28.0 / 17 * 2).rounded() / 2)
        guard case .ring(let ring) = try job("{theme: fiori-light, value: 0.4, text-size: ax5}").scene.body
        else { return #expect(Bool(false)) }
        #expect(ring.stroke == 6)
    }

    @Test(
        "V5: a bar is as high as whole rows of pixels at every size of text", arguments: ContentSize.allCases)
    func heights(text: ContentSize) throws {
        for theme in Theme.all {
            let job = try job(
                "{indicator: linear, theme: \(theme.name), value: 0.4, text-size: \(text.rawValue)}")
            let height = job.scene.body.size.height
            #expect(height == height.rounded() && height >= 1, "\(theme.name)")
        }
    }

    @Test("V5: an indicator with its own size and no words stays as it is, and a note says so")
    func idle() throws {
        let notes = try job("{size: 40, value: 0.4, text-size: ax1}").notes
        #expect(notes.contains { $0.contains("text-size") && $0.contains("without words") }, "\(notes)")
        #expect(try job("{size: 40, value: 0.4, label: A, text-size: ax1}").notes.isEmpty)
    }

    @Test(
        "V5, V7: every presentation has room for every size of text on a common screen",
        arguments: Presentation.all)
    func presentations(presentation: Presentation) throws {
        for size in ContentSize.allCases {
            for theme in ["fiori-light", "material-dark"] {
                let message =
                    (presentation.message == .none ? "" : ", message: Saving")
                    + (presentation.takesCancel ? ", cancel: Stop" : "")
                let text =
                    "{theme: \(theme), text-size: \(size.rawValue), indicator: \(presentation.indicators[0].name), present: {name: \(presentation.name)\(message)}, frames: 1}"
                #expect(try job(text).timeline.count == 1)
            }
        }
    }

    @Test("V5: the words on a dialog's buttons stand within what one presses")
    func targets() throws {
        let job = try job(
            "{theme: fiori-light, text-size: ax5, present: {name: dialog, message: Saving, cancel: Stop}, frames: 1}"
        )
        let target = try #require(job.scene.stage?.targets.first)
        #expect(target.height >= 62)
    }

    @Test("V6: what is pressed has Fiori's tap color, or Material's state layer; who goes on has let go")
    func pressedSteps() throws {
        func colors(_ theme: String, _ steps: String) throws -> [StepScreen.StepColors] {
            let job = try job("{indicator: steps, theme: \(theme), current: 2, steps: [\(steps)]}")
            guard case .steps(let screen) = job.scene.body else { return [] }
            return screen.colors
        }
        let all = "'A:pressed', {name: B, pressed: true}, 'C:error:pressed', D"
        let light = try colors("fiori-light", all)
        #expect(light[0].fill == Color(rgba: 0x0040_B0FF) && light[1].node == Color(rgba: 0x0040_B0FF))
        #expect(light[2].node == Color(rgba: 0x8406_06FF) && light[2].name == Color(rgba: 0x8406_06FF))
        #expect(try colors("fiori-dark", all)[0].fill == Color(rgba: 0x1B90_FFFF))
        #expect(try colors("fiori-high-contrast-light", all)[2].mark == Color(rgba: 0x4E03_03FF))
        let material = try colors("material-light", all)
        let primary = Theme.materialLight[.indicator]
        #expect(material[0].fill == primary.mixed(with: Theme.materialLight[.stepCompleteNumber], 0.1))
        #expect(material[1].node == primary)
        #expect(material[1].fill == Theme.materialLight[.stepFill].mixed(with: primary, 0.1))
        let notes = try job("{indicator: steps, theme: fiori-light, steps: [A, 'B:pressed']}").notes
        #expect(notes.contains { $0.contains("looks the same") }, "\(notes)")
        #expect(throws: (any Error).self) {
            try job("{indicator: steps, steps: [A, 'B:disabled:pressed']}")
        }
        let moved = StepList(
            [Step("A", .active), Step("B", .default, isPressed: true)], current: 0
        ).moved(to: 1)
        #expect(!moved.steps[1].isPressed)
    }

    @Test("V6: a button is pressed as steps are, and nothing else that an indicator is shown in")
    func pressedButton() throws {
        func ground(_ theme: String) throws -> Bool {
            let (plain, pressed) = (
                try job("{theme: \(theme), present: {name: button}, frames: 1}"),
                try job("{theme: \(theme), present: {name: button, pressed: true}, frames: 1}")
            )
            return plain.scene != pressed.scene
        }
        for theme in Theme.all { #expect(try ground(theme.name), "\(theme)") }
        var list = DisplayList(width: 0, height: 0)
        try job("{theme: fiori-light, present: {name: button, pressed: true}, frames: 1}").draw(
            0, into: &list)
        let fills = list.shapes.compactMap { if case .path(let path) = $0 { path.color } else { nil } }
        #expect(fills.contains(Color(rgba: 0x0040_B0FF)))
        #expect(throws: (any Error).self) { try job("{present: {name: card, pressed: true}}") }
    }
}
