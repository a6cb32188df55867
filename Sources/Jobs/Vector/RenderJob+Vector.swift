package import Basics
package import Drawing
internal import Formats
internal import Indicators
internal import MotionCore
package import Vectors

extension RenderJob {
    /// Adds the picture without pixels where a format needs it, and what is to be known about it.
    ///
    /// - Parameter typesetter: What outlines texts, where there are any.
    /// - Throws: ``SpecError`` where it would have too many curves.
    package mutating func addPicture(_ typesetter: Typesetter?) throws(SpecError) {
        guard formats.contains(where: { $0.content == .vector }) else { return }
        let picture = try vectorPicture(typesetter)
        (self.picture, notes) = (picture, notes + picture.fidelity.notes)
    }

    /// The job as curves over time, without pixels.
    ///
    /// - Throws: as ``addPicture(_:)``.
    package func vectorPicture(_ typesetter: Typesetter?) throws(SpecError) -> VectorPicture {
        let tracing = try VectorTracing(self, typesetter)
        var groups = [tracing.body()]
        if let ground = tracing.ground() { groups.insert(VectorPicture.Group([ground]), at: 0) }
        let stage = try tracing.stage()
        if !stage.behind.isEmpty { groups.insert(VectorPicture.Group(stage.behind), at: 0) }
        let front = try tracing.front()
        if !front.isEmpty { groups.append(VectorPicture.Group(front)) }
        if !stage.front.isEmpty { groups.append(VectorPicture.Group(stage.front)) }
        for group in groups.indices {
            for layer in groups[group].layers.indices { groups[group].layers[layer].separateAlpha() }
        }
        var picture = VectorPicture(
            width: scene.size.width, height: scene.size.height, duration: tracing.duration,
            loops: timeline.loops, groups: groups, markers: markers(tracing.duration))
        picture.fidelity = fidelity(of: picture)
        return picture
    }

    /// What happens when.
    private func markers(_ duration: Double) -> [VectorPicture.Marker] {
        switch timeline.content {
        case .loop: return [.init("loop", start: 0, duration: duration)]
        case .steps, .story, .words, .pull: return []
        case .run: return [.init("run", start: 0, duration: duration)]
        case .transition(let transition, _):
            let end = min(transition.duration, duration)
            return [
                .init("\(transition.from.word)-to-\(transition.to.word)", start: 0, duration: end),
                .init(transition.to.word, start: end, duration: duration - end),
            ]
        }
    }

    private func fidelity(of picture: VectorPicture) -> VectorFidelity {
        var result = VectorFidelity()
        for layer in picture.groups.flatMap({ $0.layers }) {
            result.opacity = max(result.opacity, layer.opacity.error)
            switch layer.content {
            case .area(let area):
                if case .dots(let dots) = scene.body {
                    result.distance = max(result.distance, area.scale.error * dots.diameter / 2)
                }
            case .stroke(let stroke):
                let unit: (start: Double, length: Double) =
                    switch stroke.line {
                    case .circle(_, let radius): (2 * .pi * radius, 2 * .pi * radius)
                    case .straight(_, let length): (1, length)
                    }
                let start = stroke.starts.reduce(0) { $0 + $1.error } * unit.start
                let off = max(start, start + stroke.length.error * unit.length, stroke.width.error / 2)
                result.distance = max(result.distance, off)
                if case .straight = stroke.line, stroke.cap == .round, stroke.width.isPartial {
                    let note = "round bars that are shorter than high are discs, not lenses"
                    if !result.departures.contains(note) { result.departures.append(note) }
                }
            }
        }
        if picture.groups.flatMap({ $0.layers }).contains(where: { $0.paint.changesAlpha }) {
            result.departures.append("spokes whose colors have different alphas all use the first alpha")
        }
        if case .ring(let ring) = scene.body, ring.track != nil, ring.gap == 0,
            palette.contains(where: { $0.alpha < 255 })
        {
            result.departures.append("the track shows through a translucent arc")
        }
        (result.distance, result.opacity) = (Self.roundedUp(result.distance), Self.roundedUp(result.opacity))
        return result
    }

    /// In three decimals.
    private static func roundedUp(_ value: Double) -> Double { (value * 1000).rounded(.up) / 1000 }
}

extension VectorPicture.Layer {
    /// Makes an opacity of the alpha of colors that differ in it: formats animate either by itself.
    fileprivate mutating func separateAlpha() {
        guard paint.changesAlpha, let place = paint.place, let whole = opacity.constant else { return }
        let colors = paint.colors
        func alpha(_ place: Double) -> Double { whole * Double(colors[Int(place)].alpha) / 255 }
        opacity = VectorCurve(
            place.segments.map {
                .init(from: $0.from, to: $0.to, start: alpha($0.start), end: alpha($0.end), timing: $0.timing)
            }, error: opacity.error)
        paint.colors = colors.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }
    }
}

extension VectorCurve {
    /// Whether it passes through anything between nothing and its greatest value.
    fileprivate var isPartial: Bool {
        let end = segments.reduce(0) { max($0, $1.start, $1.end) }
        return segments.contains { $0.start != $0.end || $0.start > 0 && $0.start < end }
    }
}

extension VectorPicture.Paint {
    fileprivate var changesAlpha: Bool { colors.contains { $0.alpha != colors[0].alpha } }
}

extension VectorFidelity {
    /// What whoever asked for the picture should know about it, a sentence each.
    package var notes: [Message] {
        var notes: [Message] = []
        if distance > 0 {
            notes.append(
                "vector formats: some curves are fitted, at most \(distance.shortestText) points from the motion's own"
            )
        }
        if opacity > 0 {
            notes.append("vector formats: some opacities are fitted, at most \(opacity.shortestText) off")
        }
        return notes + departures.map { "vector formats: \($0)" }
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
