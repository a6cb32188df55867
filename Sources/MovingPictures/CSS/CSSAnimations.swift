internal import SVGDocuments

/// The animations that style sheets give to the elements of a drawing.
struct CSSAnimations: Sendable {
    /// An animation of an element.
    struct Animation: Sendable {
        let node: Int
        let timing: CSSTiming
        let tracks: [CSSTrack]
    }

    let drawing: MovingDrawing
    private let cascade: CSSCascade
    /// Those of custom properties, in the same order.
    private(set) var customs: [Animation] = []
    /// In the order of the elements; of one element the later ones count more.
    private(set) var animations: [Animation] = []
    /// The parts that do nothing here.
    private(set) var notes = SVGNotes()

    /// The greatest number of animations of all elements, and of keys that their properties have together.
    private static let maxAnimations = 20_000, maxKeys = 500_000

    /// Finds the animations of a drawing.
    ///
    /// - Throws: ``SVGProblem`` for too many of them.
    init(_ drawing: MovingDrawing, _ cascade: CSSCascade) throws(SVGProblem) {
        self.drawing = drawing
        self.cascade = cascade
        var reader = CSSTrackReader(drawing, cascade)
        var (count, keys) = (0, 0)
        for (node, declared) in drawing.declared.enumerated() {
            noteMotion(declared) { cascade.place(of: $0, at: node) }
            guard let text = declared["animation-name"] else { continue }
            let names = CSSText(text).tokens[...].parts(between: ",").map { CSSTiming.name($0) ?? "" }
            count += names.count
            let lists = CSSTimingLists(declared)
            guard count <= Self.maxAnimations else {
                throw drawing.tree[node].problem("has more than \(Self.maxAnimations) animations; use fewer")
            }
            for (index, name) in names.enumerated() where !name.isEmpty {
                let (timing, easing, composition) = lists[index]
                guard cascade.keyframes[name] != nil else {
                    notes.add(
                        "the animation \(name) has no keyframes",
                        at: cascade.place(of: "animation-name", at: node))
                    continue
                }
                let tracks = reader.tracks(of: name, at: node, easing, composition)
                keys += tracks.reduce(0) { $0 + $1.keys.count }
                guard keys <= Self.maxKeys else {
                    throw drawing.tree[node].problem(
                        "the animations have more than \(Self.maxKeys) keyframes; use fewer")
                }
                let isCustom: (CSSTrack) -> Bool = { $0.property.hasPrefix("--") }
                let (custom, plain) = (tracks.filter(isCustom), tracks.filter { !isCustom($0) })
                if !plain.isEmpty {
                    animations.append(Animation(node: node, timing: timing, tracks: plain))
                }
                if !custom.isEmpty {
                    customs.append(Animation(node: node, timing: timing, tracks: custom))
                }
            }
        }
        notes.add(reader.notes.all)
    }

    private mutating func noteMotion(_ declared: [String: String], _ place: (String) -> SVGPlace) {
        for property in ["transition", "transition-property"] {
            guard let text = declared[property], text != "none", !text.hasPrefix("none ") else { continue }
            notes.add(
                "transitions do not run, for nothing in a picture changes its styles", at: place(property))
        }
        for property in ["animation-timeline", "animation-range"] {
            guard let text = declared[property], text != "auto", text != "normal" else { continue }
            notes.add("\(property) is not read; animations run by time", at: place(property))
        }
    }

    /// Sets the values of what moves.
    ///
    /// - Parameters:
    ///   - time: The time since the beginning of the document, in nanoseconds.
    ///   - values: The values so far, over which animations go.
    func apply(at time: Int64, to values: inout MovingValues) {
        for animation in animations {
            guard let progress = animation.timing.progress(at: time) else { continue }
            for track in animation.tracks {
                guard let property = track.drawn else { continue }
                let value = track.value(
                    at: progress.share, isBefore: progress.isBefore,
                    underlying: { computed(track.property, animation.node, values) },
                    resolve: { resolved($0, track.property, animation.node, values) })
                if let value { values[animation.node, property] = value }
            }
        }
    }

    /// The values that depend on custom properties.
    var dependents: [CSSCascade.Dependent] { cascade.dependents }

    /// Sets the values that depend on custom properties that move.
    ///
    /// - Parameter time: The time since the beginning of the document, in nanoseconds.
    /// - Returns: The values of elements whose own custom properties move: other animations of these go over what they have without any.
    func applyVariables(
        at time: Int64, to values: inout MovingValues
    ) -> [(node: Int, property: MovingProperty, value: MovingValue?)] {
        if customs.isEmpty { return [] }
        var moved: [Int: [String: String]] = [:]
        for animation in customs {
            guard let progress = animation.timing.progress(at: time) else { continue }
            for track in animation.tracks {
                let (name, node) = (track.property, animation.node)
                let kind = CSSCustomValue(cascade.registered[name])
                let text = moved[node]?[name] ?? cascade.variable(name, at: node)
                let value = track.value(
                    at: progress.share, isBefore: progress.isBefore,
                    underlying: { text.map { kind.value($0) } }, resolve: { $0 })
                if let value { moved[node, default: [:]][name] = kind.text(value) }
            }
        }
        if moved.isEmpty { return [] }
        var late: [(node: Int, property: MovingProperty, value: MovingValue?)] = []
        let texts = cascade.restyled(moved, accepts: CSSValidity.accepts)
        for (dependent, text) in zip(cascade.dependents, texts) {
            guard let property = MovingProperty(dependent.key) else { continue }
            let node = dependent.node
            let value = drawing.value(text, of: dependent.key, at: node)
            if moved[node] == nil {
                values[node, property] = value
            } else {
                late.append((node, property, value))
            }
        }
        return late
    }

    /// The value that a property has.
    func computed(_ property: String, _ node: Int, _ values: MovingValues) -> MovingValue? {
        if let drawn = MovingProperty(property),
            let value = values[node, drawn] ?? drawing.base(drawn, of: node)
        {
            return resolved(value, property, node, values)
        }
        if property == "transform", drawing.kinds[node].isGradient {
            return computed("gradientTransform", node, values)
        }
        return resolved(.word("unset"), property, node, values)
    }

    /// Returns the value that a word for any property stands for; any other value is itself.
    private func resolved(
        _ value: MovingValue, _ property: String, _ node: Int, _ values: MovingValues
    ) -> MovingValue? {
        guard case .word(let word) = value, MovingValue.isForAll(word) else { return value }
        let isInherited = word == "inherit" || word != "initial" && CSSProperties.isInherited(property)
        if isInherited, let parent = drawing.tree.nodes[node].parent {
            return computed(property, parent, values)
        }
        return drawing.initial(property, node)
    }

    // MARK: Repetition

    /// The time from which on everything repeats, and the least period of all that repeats.
    var repetition: Repetition {
        var result = Repetition()
        for timing in (animations + customs).map({ $0.timing }) where !timing.isPaused {
            guard let active = timing.activeDuration else {
                result.lead = max(result.lead, timing.delay)
                let alternates = timing.direction == .alternate || timing.direction == .alternateReverse
                result.meet(alternates ? timing.duration * 2 : timing.duration)
                continue
            }
            result.lead = max(result.lead, timing.delay.addingReportingOverflow(active).partialValue)
        }
        return result
    }
}
