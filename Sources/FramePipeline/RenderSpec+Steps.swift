internal import Basics
internal import CairoRaster
internal import Drawing
internal import Exports
internal import Guidelines
internal import Indicators
internal import MotionCore

extension RenderSpec {
    /// Understands a request for steps.
    func resolvedSteps() throws(SpecError) -> RenderJob {
        try refuseWhatMoves()
        if access.reducedMotion != nil {
            throw SpecError(at: .option("reduced-motion"), "steps move for a moment only; leave it out")
        }
        if operation != OperationSpec() {
            throw SpecError(
                at: .option(operation.log == nil ? "operation" : "log"),
                "steps have no operation; move from one to the other with \(option: "transition")")
        }
        let theme = try resolvedTheme()
        let formats = try resolvedFormats()
        let drawn = try resolvedScreen(theme)
        let screen = drawn.screen
        let background = try resolvedStepBackground(theme)
        let surroundings = Surroundings(
            layout: IndicatorLayout(width: screen.width, height: screen.height), background: background,
            text: theme[.label])
        let scene = Scene(.steps(screen), surroundings, fonts: drawn.fonts)
        let timeline = try stepTimeline(drawn.request.change)
        let subject = writtenSubject.drawn(drawn.request, screen, background: background)
        let options = try resolvedOptions(formats)
        var job = RenderJob(
            name: try resolvedName(indicator.name, formats), animation: indicator.name, timeline: timeline,
            scene: scene, arcs: FrameArcs(timeline),
            colors: [theme[.stepActive]], palette: [theme[.stepActive]], change: nil, texts: [], signs: [],
            access: try stepAccess(), story: nil, words: nil, notes: subject.notes + drawn.notes,
            subject: subject,
            scales: try resolvedScales(scene, formats), formats: formats, options: options,
            rotationPerWrap: nil, hasUsualScales: self.scales.isEmpty)
        if formats.contains(where: { $0.name == OutputFormat.sheet.name }) { try options.sheet.check(job) }
        try job.addPicture()
        try addAlternatives(to: &job)
        return job
    }

    /// What is told of steps to those who do not see them.
    private func stepAccess() throws(SpecError) -> Access {
        var access = try access.resolve(label)
        let flow = try steps.resolve(transition: state.transition)
        let count = steps.count ?? StepRequest.defaultCount
        access.steps =
            StepRequest(
                list: flow.list, change: flow.change, width: StepRequest.defaultWidth, count: count
            ).words
        return access
    }

    /// Refuses what has no meaning for steps, and says what has instead.
    private func refuseWhatMoves() throws(SpecError) {
        let colors: Message =
            "steps have the colors of a theme; give \(option: "theme-color"), such as step-active=#0070F2"
        let none: Message = "has no meaning for steps"
        let label: Message = "steps have names; give \(option: "steps")"
        let given: [(flag: String, isGiven: Bool, why: Message)] = [
            (
                "present", present != PresentationSpec(),
                "steps are a part of a screen by themselves; give \(option: "view")"
            ),
            (
                "motion", motion.name != nil || motion.custom != nil,
                "steps move by \(option: "transition") only"
            ),
            ("value", motion.value != nil, "steps have no value; give \(option: "current")"),
            ("easing", motion.easing != nil, "the movement of steps is eased already"),
            ("faithful", motion.faithful, none), ("color", !self.colors.isEmpty, colors),
            ("template", template != nil, "a mask of one color cannot tell the states of steps apart"),
            ("track", track != nil, none), ("gap", gap != nil, none), ("cap", cap != nil, none),
            ("size", size != nil || sizeName != nil, "steps are as wide as \(option: "width") says"),
            ("stroke", stroke != nil, none), ("inset-caps", insetCaps, none),
            ("stop", stop != nil, none), ("buffer", buffer != nil, none),
            ("margin", margin != nil, "steps keep margins of their own"),
            ("current-color", currentColor, "the states of steps have colors of their own"),
            (
                "state", state.state != nil,
                "each step has a state of its own: write it after the name, such as \(option: "steps", "Payment:error")"
            ),
            ("t0", state.t0 != nil, none),
            ("glyph", state.glyph != nil, "signs in nodes are chosen by \(option: "content", "glyph")"),
            ("label", self.label.text != nil || !self.label.states.isEmpty, label),
            ("progress-text", self.label.progressText != nil, none),
            ("progress-total", self.label.total != nil, none),
            ("progress-placement", self.label.placement != nil, none),
            ("sheet.loop", sheet.loop != nil && sheet.loop != "full", "a change of steps is no loop"),
        ]
        if let first = given.first(where: \.isGiven) { throw SpecError(at: .option(first.flag), first.why) }
    }

    /// A picture with what was asked for.
    private struct DrawnSteps {
        let request: StepRequest
        let screen: StepScreen
        let fonts: FontSet
        /// What should be known about it.
        let notes: [Message]
    }

    private func resolvedScreen(_ theme: Theme) throws(SpecError) -> DrawnSteps {
        let flow = try steps.resolve(transition: state.transition)
        let view = try steps.choice("view", "view", steps.view, StepView.default)
        let usual = flow.list.steps.contains { $0.icon != nil } ? StepContent.icon : .number
        let content = try steps.choice("content", "content", steps.content, usual)
        try NameTemplate.check(steps.count ?? "", ["n", "total"], at: "count-text")
        let request = StepRequest(
            list: flow.list, change: flow.change, view: view, content: content,
            width: try resolvedWidth(), height: try resolvedHeight(view),
            showsHeader: steps.header ?? false, showsNames: steps.names ?? !(steps.header ?? false),
            allSteps: try text("all-steps-text", steps.allSteps, StepRequest.defaultAllSteps),
            count: try text("count-text", steps.count, StepRequest.defaultCount),
            direction: try resolvedDirection(), theme: theme)
        if view == .all {
            if steps.header != nil {
                throw SpecError(
                    at: .option("header"), "all steps have a title; leave out \(option: "header")")
            }
            if steps.names == false {
                throw SpecError(
                    at: .option("names"),
                    "the list of all steps consists of names; leave out \(option: "names", "false")")
            }
        }
        let fonts = try label.resolvedFonts()
        do throws(LayoutError) {
            let engine = TextEngine(fonts: fonts)
            let screen = try StepScreen.make(request, measuring: engine)
            let names = flow.list.steps.map(\.name)
            var missing = 0
            for name in names {
                let block = theme.type.stepName.block(name, direction: request.direction)
                missing += try engine.size(of: block).missingGlyphs
            }
            return DrawnSteps(
                request: request, screen: screen, fonts: fonts,
                notes: notes(screen.drops, request) + LabelSpec.note(missing: missing))
        } catch {
            var flag = "width"
            if case .steps(let side, _, _) = error { flag = "--\(side.rawValue)" }
            throw SpecError(error, at: .option(flag))
        }
    }

    private func resolvedWidth() throws(SpecError) -> Double {
        let width = width ?? StepRequest.defaultWidth
        guard RenderJob.sizeRange.contains(width) else {
            throw SpecError(
                at: .option("width"), "\(width.shortestText) is out of range: steps are 1 to 4096 points wide"
            )
        }
        return width
    }

    private func resolvedHeight(_ view: StepView) throws(SpecError) -> Double? {
        guard let height else { return nil }
        guard view == .all, width ?? StepRequest.defaultWidth < LabelRequest.regularWidth else {
            throw SpecError(
                at: .option("height"), "only a full screen has it: all steps in less than 600 points")
        }
        guard RenderJob.sizeRange.contains(height) else {
            throw SpecError(
                at: .option("height"),
                "\(height.shortestText) is out of range: a screen is 1 to 4096 points high")
        }
        return height
    }

    private func text(_ flag: String, _ text: String?, _ usual: String) throws(SpecError) -> String {
        guard let text else { return usual }
        let length = text.unicodeScalars.count
        // Both placeholders become numbers of at most three digits.
        guard length <= TextBlock.lengthLimit else {
            throw SpecError(
                at: .option(flag),
                "a text of \(length) characters is too long: at most \(TextBlock.lengthLimit)")
        }
        return text
    }

    private func notes(_ drops: StepScreen.Drops, _ request: StepRequest) -> [Message] {
        let notes: [(Bool, Message)] = [
            (
                request.content == .icon && request.list.steps.allSatisfy { $0.icon == nil },
                "no step has an icon, so all have numbers; write one after a name, such as \(option: "steps", "Cart:icon=cart")"
            ),
            (drops.button, "there is no room for the button to all steps; give more \(option: "width")"),
            (drops.names, "there is no room for names under the nodes; give more \(option: "width")"),
            (drops.header, "there is no room for a header; give more \(option: "width")"),
            (
                drops.shortensTitle,
                "the title does not fit and is shortened; give more \(option: "width") or fewer words"
            ),
        ]
        return notes.filter(\.0).map(\.1)
    }

    /// A screen has a ground of its own unless the request says otherwise.
    private func resolvedStepBackground(_ theme: Theme) throws(SpecError) -> Color? {
        let isScreen =
            steps.view == StepView.all.rawValue
            && width ?? StepRequest.defaultWidth < LabelRequest.regularWidth
        return isScreen && background == nil ? theme[.card] : try resolvedBackground(theme)
    }

    private func stepTimeline(_ change: StepChange?) throws(SpecError) -> Timeline {
        try motion.checkRates()
        guard change != nil else {
            if let frames = motion.frames, frames != 1 {
                throw SpecError(
                    at: .option("frames"),
                    "steps stand still without \(option: "transition"), and are one frame")
            }
            return Timeline(
                motion: .determinate, content: .steps(duration: 0), count: 1,
                fps: motion.fps ?? MotionSpec.defaultFPS)
        }
        let length = StepTransition.duration
        let (count, fps) = try TransitionSpec.frames(motion, length: length)
        return Timeline(motion: .determinate, content: .steps(duration: length), count: count, fps: fps)
    }
}
