internal import SVGDocuments

/// The animations that style sheets give to the elements of a drawing.
struct CSSAnimations: Sendable {
    /// An animation of an element.
    private struct Animation: Sendable {
        let node: Int
        let timing: CSSTiming
        let tracks: [CSSTrack]
    }

    private let drawing: MovingDrawing
    /// In the order of the elements; of one element the later ones count more.
    private var animations: [Animation] = []
    /// The parts that do nothing here, in sentences without a period.
    private(set) var notes: [String] = []

    /// The greatest number of animations of all elements, and of keys that their properties have together.
    private static let maxAnimations = 20_000, maxKeys = 500_000

    /// Finds the animations of a drawing.
    ///
    /// - Throws: ``SVGProblem`` for too many of them.
    init(_ drawing: MovingDrawing, _ cascade: CSSCascade) throws(SVGProblem) {
        self.drawing = drawing
        var reader = CSSTrackReader(drawing, cascade)
        var (count, keys) = (0, 0)
        for (node, declared) in drawing.declared.enumerated() {
            noteMotion(declared)
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
                    note("the animation \(name) has no keyframes")
                    continue
                }
                let tracks = reader.tracks(of: name, at: node, easing, composition)
                keys += tracks.reduce(0) { $0 + $1.keys.count }
                guard keys <= Self.maxKeys else {
                    throw drawing.tree[node].problem(
                        "the animations have more than \(Self.maxKeys) keyframes; use fewer")
                }
                if !tracks.isEmpty {
                    animations.append(Animation(node: node, timing: timing, tracks: tracks))
                }
            }
        }
        for text in reader.notes { note(text) }
    }

    private mutating func noteMotion(_ declared: [String: String]) {
        if let text = declared["transition"] ?? declared["transition-property"], text != "none",
            !text.hasPrefix("none ")
        {
            note("transitions do not run, for nothing in a picture changes its styles")
        }
        if let text = declared["animation-timeline"], text != "auto" {
            note("animation-timeline is not read; animations run by time")
        }
    }

    private mutating func note(_ text: String) {
        if notes.count < 20, !notes.contains(text) { notes.append(text) }
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
                let underlying = computed(track.property, animation.node, values)
                let value = track.value(at: progress.share, isBefore: progress.isBefore, underlying: underlying) { value in
                    resolved(value, track.property, animation.node, values)
                }
                if let value { values[animation.node, track.property] = value }
            }
        }
    }

    /// The value that a property has.
    func computed(_ property: String, _ node: Int, _ values: MovingValues) -> MovingValue? {
        if let value = values[node, property] ?? drawing.base(property, of: node) {
            return resolved(value, property, node, values)
        }
        return resolved(.word("unset"), property, node, values)
    }

    /// What a value stands for: words for any property have others.
    private func resolved(
        _ value: MovingValue, _ property: String, _ node: Int, _ values: MovingValues
    ) -> MovingValue? {
        guard case .word(let word) = value, MovingValue.isForAll(word) else { return value }
        let isInherited = word == "inherit" || word != "initial" && CSSProperties.isInherited(property)
        if isInherited, let parent = drawing.tree.nodes[node].parent {
            return computed(property, parent, values)
        }
        return Self.initial(property, isRoot: drawing.tree.nodes[node].parent == nil, color: drawing.color)
    }

    private static func initial(_ property: String, isRoot: Bool, color: MovingColor) -> MovingValue? {
        func length(_ number: Double) -> MovingValue { .lengths([SVGLength(number)]) }
        switch property {
        case "color": return .color(color)
        case "fill", "stop-color", "flood-color": return .color(.black)
        case "lighting-color": return .color(MovingColor(red: 1, green: 1, blue: 1))
        case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "stroke-width":
            return length(1)
        case "stroke-miterlimit": return length(4)
        case "font-size": return length(16)
        case "x", "y", "cx", "cy", "r", "stroke-dashoffset", "offset-distance": return length(0)
        case "transform", "translate", "rotate", "scale": return .transforms([])
        case "transform-origin":
            let place = isRoot ? SVGLength(share: 0.5) : SVGLength()
            return .lengths([place, place])
        case "rx", "ry", "width", "height", "offset-anchor", "offset-rotate": return .word("auto")
        case "stroke", "stroke-dasharray", "d", "filter", "clip-path", "mask", "offset-path":
            return .word("none")
        case "visibility": return .word("visible")
        case "display": return .word("inline")
        case "fill-rule", "clip-rule": return .word("nonzero")
        case "stroke-linecap": return .word("butt")
        case "stroke-linejoin": return .word("miter")
        case "offset-position", "paint-order": return .word("normal")
        case "vector-effect": return .word("none")
        default: return nil
        }
    }

    // MARK: Repetition

    /// The greatest period, in nanoseconds.
    private static let maxPeriod: Int64 = 60_000_000_000

    /// The time from which on everything repeats, and the least period of all that repeats.
    var repetition: Repetition {
        var result = Repetition()
        for animation in animations where !animation.timing.isPaused {
            let timing = animation.timing
            guard let active = timing.activeDuration else {
                result.lead = max(result.lead, timing.delay)
                let alternates = timing.direction == .alternate || timing.direction == .alternateReverse
                let own = alternates ? timing.duration * 2 : timing.duration
                result.period = result.period.flatMap { Self.common($0, own) }
                continue
            }
            result.lead = max(result.lead, timing.delay.addingReportingOverflow(active).partialValue)
        }
        return result
    }

    /// Returns the least common multiple, of which 0 is the neutral one; nil where it is too large.
    private static func common(_ a: Int64, _ b: Int64) -> Int64? {
        guard b <= maxPeriod else { return nil }
        if a == 0 || b == 0 { return max(a, b) }
        var (divisor, rest) = (a, b)
        while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
        let (product, overflows) = (a / divisor).multipliedReportingOverflow(by: b)
        return overflows || product > maxPeriod ? nil : product
    }
}
