package import Basics
package import Drawing
internal import Formats
internal import Indicators
package import Jobs
internal import MotionCore
package import Vectors

extension RenderJob {
    /// Returns the picture without pixels, nil where no format needs it, and notes about it.
    ///
    /// - Parameter typesetter: The typesetter that outlines texts, where there are any.
    /// - Throws: ``SpecError`` where the picture would have too many curves.
    package func tracedPicture(
        _ typesetter: Typesetter?
    ) throws(SpecError) -> (picture: VectorPicture?, notes: [Message]) {
        guard formats.contains(where: { $0.content == .vector }) else { return (nil, []) }
        let picture = try vectorPicture(typesetter)
        if formats.contains(.avd) { try rejectForAndroid(picture) }
        for format in formats where [.lottie, .dotlottie, .tgs].contains(format) {
            try reject(for: format, picture)
        }
        try picture.rejectForPages(formats, animation)
        var notes = picture.fidelity.notes + turnNotes(picture)
        if formats.contains(.svgCSS), picture.changesOutlines {
            notes.append(
                "svg-css: CSS cannot change outlines in Safari and other WebKit browsers, where the outline of \(animation) stays as it is at first; use svg"
            )
        }
        if formats.contains(.avd), picture.fillsByEvenOdd {
            notes.append("avd: areas filled by the even-odd rule need Android 7.0, API level 24")
        }
        return (picture, notes)
    }

    /// The number of texts from which on a file of their outlines has more than about a megabyte.
    private static let manyTexts = 500

    /// The note about many texts that take turns, with the rate at which there would be fewer; none where they are few.
    private func turnNotes(_ picture: VectorPicture) -> [Message] {
        let count = picture.layers.count { $0.paint.role == .text && $0.opacity.constant == nil }
        guard count > Self.manyTexts else { return [] }
        let step = [2.0, 5].first { picture.duration / 1000 / $0 <= Double(Self.manyTexts) } ?? 10
        return [
            "vector formats: \(count) texts take turns, each with an outline of its own, which makes files of several megabytes; for fewer of them, use a lower \(option: .fps), such as \(option: .fps, (1 / step).shortestText)"
        ]
    }

    /// Refuses parts that Android vectors cannot hold.
    ///
    /// - Throws: ``SpecError`` at `--to`.
    package func rejectForAndroid(_ picture: VectorPicture) throws(SpecError) {
        if picture.changesOutlines {
            throw SpecError(
                at: .option(.to),
                "avd cannot hold \(animation): its outline changes, and an Android vector cannot repeat a sequence of changes to a path; use svg, lottie or apng"
            )
        }
        if case .track(let track) = scene.body, let effect = track.effect, timeline.onlyValue == nil {
            throw SpecError(
                at: .option(.to),
                "avd cannot hold \(effect.form.rawValue) on a bar that moves; use one \(option: .value), or svg, lottie or apng"
            )
        }
        if case .shape(let shape) = scene.body { try rejectForAndroid(shape, picture) }
        if scene.body.gradient != nil
            || picture.allGroups.contains(where: { !$0.mask.isEmpty && $0.window == nil })
        {
            let hasSecond = picture.allGroups.flatMap { $0.mask + $0.layers }.contains {
                $0.paint.role == .second
            }
            throw SpecError(
                at: .option(.to),
                scene.body.gradient != nil
                    ? "avd cannot hold a gradient; use svg, lottie or apng, or leave out \(option: .gradient)"
                    : !hasSecond
                        ? "avd cannot hold a translucent dot that shrinks; use an opaque \(option: .color), \(option: .stop, "0"), or svg, lottie or apng"
                        : "avd cannot hold a translucent second value; give it a color with a second \(option: .color), or use svg, lottie or apng"
            )
        }
        if let (name, bytes) = picture.excessForAndroid {
            throw SpecError(
                .limit, at: .option(.to),
                "avd cannot hold \(name): the longest outline of an app's drawable has 32767 bytes, and this one \(bytes); use shorter words or fewer segments, or svg, lottie or apng"
            )
        }
    }

    private func rejectForAndroid(_ shape: CustomShapeIndicator, _ picture: VectorPicture) throws(SpecError) {
        let paints = picture.layers.map { $0.paint }
        let single: Message = "or add \(option: .shapeColor, "single")"
        if paints.contains(where: { $0.shading != nil }) {
            throw SpecError(
                at: .option(.to), "avd cannot hold gradients of a drawing; use svg, lottie or apng, \(single)"
            )
        }
        if picture.allGroups.contains(where: { !$0.mask.isEmpty && $0.window == nil }) {
            throw SpecError(
                at: .option(.to),
                "avd cannot hold a shape that fills or empties while it comes back from a sign; use svg, lottie or apng, or \(option: .shapeBy, "trace")"
            )
        }
        guard picture.allGroups.contains(where: { $0.opacity < 1 }) else { return }
        throw SpecError(
            at: .option(.to),
            shape.rest == nil
                ? "avd cannot hold translucent lines that may lie on each other; use an opaque \(option: .color) and \(option: .track), or svg, lottie or apng"
                : shape.rest ?? 0 > 0
                    ? "avd cannot fade a drawing of several colors as one; add \(option: .track, "none"), use svg, lottie or apng, \(single)"
                    : "avd cannot hold translucent groups; use svg, lottie or apng, \(single)")
    }

    /// Refuses gradients that Lottie cannot hold.
    private func reject(for format: OutputFormat, _ picture: VectorPicture) throws(SpecError) {
        for layer in picture.layers {
            guard let shading = layer.paint.shading else { continue }
            var excess = shading.excessForLottie
            if format == .tgs, case .stroke = layer.content { excess = "a gradient along a line" }
            guard let excess else { continue }
            throw SpecError(
                at: .option(.to),
                "\(format.name) cannot hold \(excess), which \(layer.name) of the drawing has; change it in the drawing program, or use svg or apng, or add \(option: .shapeColor, "single")"
            )
        }
    }

    /// Returns the job as curves over time, without pixels.
    ///
    /// - Throws: The errors of ``tracedPicture(_:)``.
    package func vectorPicture(_ typesetter: Typesetter?) throws(SpecError) -> VectorPicture {
        if case .shape(let shape) = scene.body, shape.drawing.hasEffects {
            throw SpecError(
                at: .option(.to),
                "vector formats cannot hold masks, filters and blend modes of a drawing; use apng, sheet or frames, or add \(option: .shapeColor, "single")"
            )
        }
        let tracing = try Tracer(self, typesetter)
        var groups = tracing.visible(try tracing.body())
        if let ground = tracing.ground() { groups.insert(VectorPicture.Group([ground]), at: 0) }
        let stage = try tracing.stage()
        if !stage.behind.isEmpty { groups.insert(VectorPicture.Group(stage.behind), at: 0) }
        let front = try tracing.front()
        if !front.isEmpty { groups.append(VectorPicture.Group(front)) }
        if !stage.front.isEmpty { groups.append(VectorPicture.Group(stage.front)) }
        for group in groups.indices {
            groups[group].changeLayers { $0.separateAlpha() }
        }
        var picture = VectorPicture(
            width: scene.size.width, height: scene.size.height, duration: tracing.duration,
            loops: timeline.loops, groups: groups, markers: markers(tracing.duration))
        picture.isReduced = options.playback.tellsTime
        picture.valueRing = valueRing
        picture.fidelity = fidelity(of: picture)
        return picture
    }

    /// Returns the markers of the phases of the animation.
    private func markers(_ duration: Double) -> [VectorPicture.Marker] {
        switch timeline.content {
        case .loop: return [.init("loop", start: 0, duration: duration)]
        case .steps, .words, .pull: return []
        case .story(let line):
            return timeline.isStill ? [] : line.phases(until: duration)
        case .run: return [.init("run", start: 0, duration: duration)]
        case .transition(let transition, _):
            let end = min(transition.duration, duration)
            return [
                .init("\(transition.from.word)-to-\(transition.to.word)", start: 0, duration: end),
                .init(transition.to.word, start: end, duration: duration - end),
            ]
        }
    }
}

extension Storyline {
    /// The markers of the states from the time when the indicator appears.
    fileprivate func phases(until duration: Double) -> [VectorPicture.Marker] {
        guard let shown else { return [] }
        let begins = [(shown, opening.state)] + acts.map { ($0.start, $0.to.state) }
        let ends = acts.map { $0.start } + [leaving ?? duration]
        return zip(begins, ends).filter { $0.0 < $1 }.map { begin, end in
            .init(begin.1.rawValue, start: begin.0, duration: end - begin.0)
        }
    }
}

extension VectorPicture {
    /// Whether the even-odd rule fills anything in the picture.
    package var fillsByEvenOdd: Bool {
        layers.contains { layer in
            if case .area(let outline) = layer.content { outline.isEvenOdd } else { false }
        }
    }

    /// Whether anything in the picture changes its outline.
    package var changesOutlines: Bool {
        layers.contains { layer in
            switch layer.content {
            case .area(let outline): return outline.place != nil
            case .stroke(let stroke):
                if case .path(let outline, _, _) = stroke.line { return outline.place != nil }
                return false
            }
        }
    }
}

extension VectorPicture.Layer {
    /// Turns the alpha of colors that differ in it into an opacity, as formats animate colors and opacity separately.
    fileprivate mutating func separateAlpha() {
        guard paint.changesAlpha, let place = paint.place, let whole = opacity.constant else { return }
        let colors = paint.colors
        func alpha(_ place: Double) -> Double { whole * Double(colors[Int(place)].alpha) / 255 }
        opacity = VectorCurve(
            place.segments.map {
                .init(from: $0.from, to: $0.to, start: alpha($0.start), end: alpha($0.end), timing: $0.timing)
            }, error: opacity.error)
        paint.colors = colors.map { $0.with(alpha: 255) }
    }
}

extension VectorPicture.Paint {
    var changesAlpha: Bool {
        ends == nil && shading == nil && colors.contains { $0.alpha != colors[0].alpha }
    }
}

extension Transition.Pose {
    /// The pose in a word.
    fileprivate var word: String {
        switch self {
        case .running: "indeterminate"
        case .standing: "paused"
        case .determinate: "determinate"
        case .closed: "complete"
        }
    }
}
