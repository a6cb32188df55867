internal import Basics
internal import Drawing
internal import Formats
package import Guidelines
package import Indicators
internal import Jobs
internal import MotionCore
package import Presentations
package import Requests

extension RenderSpec {
    /// The subject of rules as it is known before the request is resolved.
    package var writtenSubject: Subject {
        var subject = indicator == .steps ? steps.subject : Subject(indicator)
        subject.steps?.isMoving = transition != nil
        (subject.activity, subject.screen) = (check.activity, check.screen)
        subject.duration = check.expected ?? operation.expected
        subject.isReduced = isReduced
        subject.isStartedBySystem = access.startedBy == .system
        if access.reducedMotion == .message || access.variants.contains(.message), !operation.updatesWait {
            subject.reducedTexts = access.reducedTexts
        }
        subject.showsOnlyOutcome = state?.isFinal ?? false
        subject.values = writtenValues
        subject.lacksValues =
            subject.values.isEmpty && operation.story?.events.contains { $0.verb == .determinate } ?? false
        if case .states(.determinate, .indeterminate) = transition { subject.losesValue = true }
        if let presentation {
            var place = Subject.Place(presentation)
            (place.message, place.label) = (present.message ?? "", label.text ?? "")
            place.asksForValue =
                animation.shown != nil || animation.named == .determinate
                || transition?.showsValue ?? false
                || operation.story?.reportsValue ?? false
            place.asksForWords = present.message != nil || label != LabelSpec()
            place.asksForOutcome = writtenOutcome
            place.buttonWord = presentation.isControl ? label.text ?? "" : ""
            place.offersWayOut = present.cancel != nil || present.pause != nil
            place.offersRestart = present.restart != nil
            subject.place = place
        }
        return subject
    }

    /// Whether the request is for a variant for reduced motion.
    var isReduced: Bool { access.reducedMotion != nil }

    /// The outcome that the request itself shows, or has a text for beside an operation's own; nil for none.
    private var writtenOutcome: ValueState? {
        var states = [state].compactMap { $0 }
        if case .states(_, let to) = transition { states.append(to.valueState) }
        return (states + label.states.keys.sorted { $0.rawValue < $1.rawValue }).first { $0.isFinal }
    }

    /// The values that are shown in a run, in a change or in a story.
    private var writtenValues: [Double] {
        // A countdown goes back by its nature.
        if animation.countdown != nil { return [] }
        if let value = animation.shown { return [value.from, value.to] }
        if case .states(let from, let to) = transition {
            return [from, to].compactMap { if case .determinate(let value) = $0 { value } else { nil } }
        }
        return (operation.story?.events ?? []).compactMap {
            if case .progress(let value) = $0.verb { value } else { nil }
        }
    }

    /// Returns the subject that rules judge for an indicator and its texts.
    ///
    /// - Parameter isDeterminate: Whether the indicator shows a value at one time or another.
    package func subject(
        _ looks: [Showing], isDeterminate: Bool, _ request: LabelRequest, _ layout: IndicatorLayout,
        _ stage: Stage?
    ) -> Subject {
        var subject = writtenSubject
        subject.place?.shortened = stage?.shortened ?? []
        subject.ends = looks.map { look in
            Subject.End(look.state, isDeterminate: isDeterminate && !look.state.isFinal, label: look.text)
        }
        for (index, text) in request.labels.enumerated() where !text.isEmpty {
            subject.labels.append(
                Subject.Label(
                    text, shown: layout.labels[index], lines: layout.lines[index],
                    maxLines: layout.maxLines, room: layout.room, size: request.label.size))
        }
        subject.value =
            switch request.progress {
            case .none: .none
            case .percent: .percent
            case .fraction(let total): .fraction(of: total)
            }
        return subject
    }

    /// Returns the subject that rules judge.
    func judgedSubject(_ film: ResolvedFilm, _ theme: Theme, _ presented: Presented?) -> Subject {
        var subject = film.subject
        subject.motion = film.timeline.motion.name
        let isVector = resolvedFormats().allSatisfy { $0.content == .vector }
        subject.addForm(
            film.scene, value: film.timeline.onlyValue, second: value2,
            scale: isVector ? nil : scales.min() ?? 1)
        subject.addValueColors(film.scene, film.palette.first)
        // A mask takes its colors from the platform, and a picture in the current color takes it from the page.
        // Placeholders say nothing that has to be read.
        if template == nil, !usesCurrentColor, skeleton.isEmpty {
            let areTiles = film.timeline.tileCount != nil
            let matted = matteGround(film.scene.surroundings.background)
            func ground(_ state: ValueState) -> [Color]? {
                presented.map { $0.presentation.ground($0.request.theme, in: state) } ?? matted
            }
            var palette = film.palette
            // A bar stands out least while it runs.
            if case .track(let track) = film.scene.body, !film.timeline.isDeterminate, !areTiles {
                palette = palette.map { $0.faded(track.runningOpacity) }
            }
            subject.addPaints(film.scene, palette, areTiles: areTiles, on: ground, theme)
            if let presented, presented.presentation.takesCancel, presented.request.hasButtons {
                subject.addWords(
                    "the buttons", presented.presentation.cancelColor(presented.request.theme),
                    on: ground(.active), theme)
            }
        }
        return subject
    }
}

extension Subject {
    /// Adds the colors of an indicator and of its texts.
    ///
    /// - Parameters:
    ///   - colors: The colors that the indicator takes while it runs.
    ///   - areTiles: Whether these colors show together.
    ///   - place: The background colors of the presentation in a state; nil without a presentation.
    mutating func addPaints(
        _ scene: Scene, _ colors: [Color], areTiles: Bool, on place: (ValueState) -> [Color]?, _ theme: Theme
    ) {
        let background = scene.surroundings.background
        func ground(_ state: ValueState) -> [Color] {
            place(state) ?? [theme[.surface]] + (background.map { [$0] } ?? [])
        }
        func add(
            _ role: Paint.Role, _ part: String, _ color: Color, _ state: ValueState, on over: [Color] = [],
            _ options: [OptionKey]
        ) {
            let paint = Paint(
                role, part, color, on: ground(state) + over,
                isAssumed: place(state) == nil && background == nil && over.isEmpty,
                options: options)
            if !paints.contains(paint) { paints.append(paint) }
        }
        var active = colors
        // Of tiles, the one that stands out most counts.
        let running = ground(.active)
        if areTiles, let best = colors.max(by: { $0.stands(on: running) < $1.stands(on: running) }) {
            active = [best]
        }
        // Of a gradient, the color that stands out least counts.
        let gradient = scene.body.gradient?.gradient.samples
        func least(on ground: [Color]) -> Color? {
            gradient?.min { $0.stands(on: ground) < $1.stands(on: ground) }
        }
        if let color = least(on: running) { active = [color] }
        stateColors[.active] = areTiles ? nil : colors.first
        for state in Set(ends.map({ $0.state })) where state.isFinal {
            stateColors[state] = theme.color(state)
        }
        for state in Set(ends.map({ $0.state })).sorted(by: { $0.rawValue < $1.rawValue })
        where state != .disabled {
            let isActive = state == .active
            // A logo is no choice of the theme, and its colors need not differ from what is behind it everywhere.
            if isActive, scene.body.hasOwnColors { continue }
            let part = isActive ? "the indicator" : "the indicator in the \(state.rawValue) state"
            let options: [OptionKey] =
                (isActive ? [gradient == nil ? .color : .gradient] : []) + [
                    .themeColor, .theme, .background,
                ]
            for color in isActive ? active : [theme.color(state)] {
                if let container = scene.body.container {
                    var paint = Paint(
                        .graphic, part, color, on: [container], isAssumed: false,
                        options: [.container] + options.filter { $0 != .background })
                    paint.isContained = true
                    if !paints.contains(paint) { paints.append(paint) }
                    continue
                }
                add(.graphic, part, color, state, options)
                if let track = scene.body.track, !state.isFinal {
                    let color = isActive ? least(on: ground(state) + [track]) ?? color : color
                    add(.track, part, color, state, on: [track], [.track] + options)
                }
            }
        }
        if let second = valueColors?.second, ends.contains(where: { $0.state == .active }) {
            add(
                .second, "the second value", second, .active, [.color, .themeColor, .theme, .background])
        }
        if !labels.isEmpty || value != .none || self.place?.message.isEmpty == false {
            let options: [OptionKey] = [.themeColor, .theme, .background]
            add(.text, "the label", scene.surroundings.text, .active, options)
            // Some colors of text change with an outcome.
            let turned = [
                (ValueState.error, scene.surroundings.errorText), (.success, scene.surroundings.successText),
            ]
            for (state, color) in turned where ends.contains(where: { $0.state == state }) {
                guard let color else { continue }
                add(.text, "the label in the \(state.rawValue) state", color, state, options)
            }
        }
    }
}

extension Subject {
    /// Adds the color of a text on a background.
    ///
    /// - Parameter background: The background; nil for a transparent one.
    mutating func addWords(
        _ part: String, _ color: Color, on place: [Color]?, background: Color? = nil, _ theme: Theme
    ) {
        paints.append(
            Paint(
                .text, part, color, on: place ?? [theme[.surface]] + (background.map { [$0] } ?? []),
                isAssumed: place == nil && background == nil,
                options: [.themeColor, .theme, .background]))
    }
}

extension OperationSpec {
    /// Whether the text for a known wait changes by itself.
    fileprivate var updatesWait: Bool {
        hasEvents && expected.map { $0 >= OperationPolicy.fiori.labelAfter } ?? false && saysTime
    }

    /// Whether the text for a known wait has the time in it.
    var saysTime: Bool { waitText.map { $0.parts(between: "{time}").count > 1 } ?? true }
}

extension TransitionSpec {
    fileprivate var showsValue: Bool {
        guard case .states(let from, let to) = self else { return false }
        return [from, to].contains { if case .determinate = $0 { true } else { false } }
    }
}

extension Operation {
    fileprivate var reportsValue: Bool {
        events.contains { $0.verb.reports }
    }
}

extension Color {
    fileprivate func stands(on ground: [Color]) -> Double { Contrast.ratio(of: self, on: ground) }
}

extension Gradient {
    /// Colors of the gradient, close enough together to stand for the contrast of all.
    fileprivate var samples: [Color] {
        let count = max(colors.count - 1, 1) * 16
        return (0...count).map { color(at: Double($0) / Double(count)) }
    }
}

extension Scene.Body {
    /// The color of the circle that a shape lies in.
    fileprivate var container: Color? { if case .drawn(let drawn) = self { drawn.container } else { nil } }

    /// The color of the track.
    fileprivate var track: Color? {
        switch self {
        case .ring(let ring): ring.track
        case .track(let track): track.track
        case .drawn(let drawn): drawn.track
        case .shape(let shape): shape.track
        case .spokes, .dots, .steps, .words: nil
        }
    }
}

extension Scene.Body {
    /// Whether the body is a shape in colors of its own.
    fileprivate var hasOwnColors: Bool {
        if case .shape(let shape) = self { shape.rest != nil } else { false }
    }
}
