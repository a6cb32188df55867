internal import Basics
internal import Drawing
internal import Guidelines
internal import Indicators
internal import Jobs
internal import Languages
internal import MotionCore
internal import Requests

extension RenderSpec {
    /// Resolves a request for steps.
    func stepFilm(_ theme: Theme) throws(SpecError) -> ResolvedFilm {
        let drawn = try resolvedScreen(theme)
        let screen = drawn.screen
        let background = resolvedStepBackground(theme)
        let surroundings = Surroundings(
            layout: IndicatorLayout(width: screen.width, height: screen.height), background: background,
            text: theme[.label])
        let scene = Scene(.steps(screen), surroundings, fonts: drawn.fonts)
        let timeline = try stepTimeline(drawn.request.change)
        let subject = writtenSubject.drawn(drawn.request, screen, background: background)
        return ResolvedFilm(
            name: indicator.name, timeline: timeline, scene: scene, content: .steps,
            colors: [theme[.stepActive]], palette: [theme[.stepActive]],
            notes: subject.notes + drawn.notes, subject: subject, access: try stepAccess())
    }

    /// Returns the texts that assistive technology reads for steps.
    private func stepAccess() throws(SpecError) -> Access {
        var access = access.access(of: label, in: locale)
        let flow = try steps.flow(transition: transition)
        let request = StepRequest(
            list: flow.list, change: flow.change, width: StepRequest.defaultWidth, count: steps.count,
            language: language)
        (access.steps, access.stepStates) = (request.words, request.stepWords)
        return access
    }

    /// The steps as they are drawn, with their request.
    private struct DrawnSteps {
        let request: StepRequest
        let screen: StepScreen
        let fonts: FontSet
        /// The notes about the picture.
        let notes: [Message]
    }

    private func resolvedScreen(_ theme: Theme) throws(SpecError) -> DrawnSteps {
        let flow = try steps.flow(transition: transition)
        let view = steps.view ?? .default
        let usual = flow.list.steps.contains { $0.icon != nil } ? StepContent.icon : .number
        let content = steps.content ?? usual
        try NameTemplate.check(steps.count ?? "", ["n", "total"], at: .countText)
        let request = StepRequest(
            list: flow.list, change: flow.change, view: view, content: content,
            width: width ?? StepRequest.defaultWidth, height: try resolvedHeight(view),
            showsHeader: steps.showsHeader ?? false,
            showsNames: steps.showsNames ?? !(steps.showsHeader ?? false),
            allSteps: steps.allSteps, count: steps.count, language: language,
            direction: resolvedDirection(), theme: theme)
        if view == .all {
            if steps.showsHeader != nil {
                throw SpecError(
                    at: .option(.header), "the list of all steps has a title; leave out \(option: .header)")
            }
            if steps.showsNames == false {
                throw SpecError(
                    at: .option(.names),
                    "the list of all steps consists of names; leave out \(option: .names, "false")")
            }
        }
        let texts = try textSetting()
        do throws(LayoutError) {
            let screen = try StepScreen.make(request, measuring: texts.engine)
            var written = flow.list.steps.map { $0.name }
            if view == .all || request.showsHeader { written.append(request.allSteps) }
            if request.showsHeader { written.append(request.count) }
            var missing = 0
            for text in written {
                let block = theme.type.stepName.block(text, direction: request.direction)
                missing += try texts.engine.size(of: block).missingGlyphs
            }
            return DrawnSteps(
                request: request, screen: screen, fonts: texts.fonts,
                notes: notes(screen.drops, request) + LabelSpec.note(missing: missing))
        } catch {
            var key = OptionKey.width
            if case .steps(let side, _, _) = error { key = side == .width ? .width : .height }
            throw SpecError(error, at: .option(key))
        }
    }

    private func resolvedHeight(_ view: StepView) throws(SpecError) -> Double? {
        guard height == nil || view == .all else {
            throw SpecError(
                at: .option(.height), "only the list of all steps has a height: that of its screen")
        }
        return height
    }

    private func notes(_ drops: StepScreen.Drops, _ request: StepRequest) -> [Message] {
        let notes: [(Bool, Message)] = [
            (
                request.content == .icon && request.list.steps.allSatisfy { $0.icon == nil },
                "no step has an icon, so all show numbers; write one after a name, such as \(option: .steps, "Cart:icon=cart")"
            ),
            (
                request.theme.metrics.stateLayer == 0
                    && request.list.steps.contains { $0.isPressed && $0.state == .default },
                "in \(request.theme.name) a step that is still to come looks the same while it is pressed"
            ),
            (drops.button, "there is no room for the All Steps button; increase \(option: .width)"),
            (drops.names, "there is no room for names under the nodes; increase \(option: .width)"),
            (drops.header, "there is no room for a header; increase \(option: .width)"),
            (
                drops.shortensTitle,
                "the title does not fit and is shortened; increase \(option: .width) or use fewer words"
            ),
        ]
        return notes.filter { $0.0 }.map { $0.1 } + scrollNote(drops.wholeSteps, of: request.list.steps)
    }

    /// Returns a note on the steps that show of a row that scrolls, as a picture of it cannot be scrolled.
    private func scrollNote(_ whole: [Int], of steps: [Step]) -> [Message] {
        guard let first = whole.first, let last = whole.last else { return [] }
        let names = (first == last ? [first] : [first, last]).map { quoted(steps[$0].name) }
        return [
            "only \(names.joined(separator: " to ")) of \(counted(steps.count, "step")) can be seen, as the row scrolls; increase \(option: .width), or show all with \(option: .view, "all")"
        ]
    }

    /// Returns the background: that of a screen's card unless the request gives another.
    private func resolvedStepBackground(_ theme: Theme) -> Color? {
        let isScreen =
            steps.view == .all
            && width ?? StepRequest.defaultWidth < LabelRequest.regularWidth
        return isScreen && backdrop == nil ? theme[.card] : resolvedBackground(theme)
    }

    private func stepTimeline(_ change: StepChange?) throws(SpecError) -> Timeline {
        guard change != nil else {
            if let frames = animation.frames, frames != 1 {
                throw SpecError(
                    at: .option(.frames),
                    "without \(option: .transition) steps do not move and are a single frame")
            }
            return Timeline(
                motion: .determinate, content: .steps(duration: 0), count: 1,
                fps: animation.fps ?? MotionSpec.defaultFPS)
        }
        let length = StepTransition.duration
        let (count, fps) = try TransitionSpec.frames(animation, length: length)
        return Timeline(motion: .determinate, content: .steps(duration: length), count: count, fps: fps)
    }
}
