internal import Basics
internal import MotionCore

/// Figures that move by themselves.
extension MotionCoder {
    mutating func elements(_ choreography: ElementChoreography?, _ period: Double) -> ElementChoreography {
        let row = MotionRow<Box>(
            key: "box", isRequired: true,
            remedy: "what the figures lie in, as in box: {width: 40, height: 40}",
            isInline: true, doc: "What the figures lie in, in their own units.")
        let old = choreography.map { Box(left: $0.left, top: $0.top, width: $0.width, height: $0.height) }
        let box = map(row, old) { $0.box($1) } ?? Box(left: 0, top: 0, width: 48, height: 48)
        let middle = optional(
            "middle", .place, choreography?.middle,
            "What groupRotation turns about. Default: the middle of the box.")
        let figures = MotionRow<MovingElement>(
            key: "elements", isRequired: true, definition: "element", doc: "The figures, from back to front.")
        let elements = list(figures, 0...MotionFields.maxParts, choreography?.elements) {
            $0.element($1, period)
        }
        countKeys(elements, period)
        return ElementChoreography(
            period: period, left: box.left, top: box.top, width: box.width, height: box.height,
            middle: middle, elements)
    }

    private mutating func box(_ box: Box?) -> Box {
        Box(
            left: stated("left", .coordinate, box?.left, default: 0),
            top: stated("top", .coordinate, box?.top, default: 0),
            width: required("width", .side, box?.width), height: required("height", .side, box?.height))
    }

    private mutating func element(_ element: MovingElement?, _ period: Double) -> MovingElement {
        let kinds = MotionFields.Figure.allCases
        let names = kinds.map { $0.rawValue }
        one(of: names, else: "an element is one of \(names.joined(separator: ", ")); write one of them")
        var (figure, kind): (MovingElement.Figure?, MotionFields.Figure?)
        for next in kinds where figure == nil {
            figure = self.figure(next, element.flatMap { $0.figure.kind == next ? $0.figure : nil })
            kind = next
        }
        let pivot = optional("pivot", .place, element?.pivot, "What it turns about. Default: its own middle.")
        let perspective = optional(
            "perspective", .number(1...100_000), element?.perspective,
            "How far the eye is, for what turns out of the plane.")
        let fixed = MotionRow<MovingElement.Placing>(
            key: "placings", doc: "Fixed turns and scales, in their order, on top of what moves.")
        let placings = list(fixed, 0...8, element?.placings) { $0.placing($1) }
        var result = MovingElement(
            figure ?? .disc(x: 0, y: 0, r: 0), pivot: pivot, perspective: perspective, placings: placings, [])
        let row = MotionRow<ElementTrack>(
            key: "tracks", definition: "keyed", doc: "A property each, and its values at shares of a period.")
        _ = list(row, 0...ElementTrack.Property.allCases.count, element?.tracks) { coder, track in
            let track = coder.track(track, period)
            guard coder.isSound else { return track }
            if let problem = result.problem(with: track.property, figure == nil ? nil : kind) {
                coder.check(nil, problem)
            }
            result.tracks.append(track)
            return track
        }
        return result
    }

    private mutating func figure(
        _ kind: MotionFields.Figure, _ figure: MovingElement.Figure?
    ) -> MovingElement.Figure? {
        if kind == .path {
            var outlines: [[ShapeCubic]]?
            if case .outlines(let own)? = figure { outlines = own }
            return optional(
                "path", .outlines, outlines, "Path data as in SVG, filled by the nonzero rule."
            ).map { .outlines($0) }
        }
        let row = MotionRow<MovingElement.Figure>(
            key: kind.rawValue, isInline: [.disc, .ring, .box].contains(kind))
        return map(row, figure) { $0.figureRows(kind, $1) }
    }

    private mutating func figureRows(
        _ kind: MotionFields.Figure, _ figure: MovingElement.Figure?
    ) -> MovingElement.Figure {
        let numbers = figure?.numbers
        if kind == .shape {
            var old: MaterialShape?
            if case .shape(let shape, _, _, _)? = figure { old = shape }
            return self.shape(old) { coder, shape in
                let (x, y) = coder.place(numbers)
                return .shape(shape, x: x, y: y, r: coder.extent("r", numbers?[2]))
            }
        }
        let (x, y) = place(numbers)
        if kind == .box {
            return .box(
                x: x, y: y, width: extent("width", numbers?[2]), height: extent("height", numbers?[3]),
                radius: value("radius", .extent, numbers?[4], default: 0))
        }
        let r = extent("r", numbers?[2])
        if kind == .disc { return .disc(x: x, y: y, r: r) }
        let stroke = extent("stroke", numbers?[3])
        if kind == .ring { return .ring(x: x, y: y, r: r, stroke: stroke) }
        var fades: Bool?
        if case .arc(_, _, _, _, _, _, let own)? = figure { fades = own }
        return .arc(
            x: x, y: y, r: r, stroke: stroke,
            start: stated("start", .angle(in: -360...360), numbers?[4], default: 0),
            sweep: required("sweep", .angle(in: 0...360), numbers?[5]),
            fadesIn: value(
                "fades-in", .flag, fades, default: false, "Whether it grows opaque toward its end."))
    }

    private mutating func place(_ numbers: [Double]?) -> (Double, Double) {
        (required("x", .coordinate, numbers?[0]), required("y", .coordinate, numbers?[1]))
    }

    private mutating func extent(_ key: String, _ length: Double?) -> Double {
        required(key, .extent, length)
    }

    private mutating func placing(_ placing: MovingElement.Placing?) -> MovingElement.Placing {
        let about = required(
            "about", .place, placing?.about, remedy: "the place that stays, as in about: [20, 20]")
        let scale = value("scale", .number(0.001...1000), placing?.scale, default: 1)
        let turns = value("turn", .angle(), placing?.turns, default: 0)
        return MovingElement.Placing(scale: scale, turns: turns, about: about)
    }

    private mutating func track(_ track: ElementTrack?, _ period: Double) -> ElementTrack {
        let property = required(
            "property", .choice("property", .scale), track?.property, "See spindle curve.")
        func usual(_ count: Int) -> Double { count == 1 ? 1 : period }
        // Evenly, as in SVG.
        func evenly(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(max(count - 1, 1)) } }
        let own = optional(
            "period", .period, track.flatMap { $0.period == usual($0.keys.count) ? nil : $0.period },
            "Default: the motion's.")
        let delay = value("delay", .delay, track?.delay, default: 0)
        let at = optional(
            "at", .numbers(0...1),
            track.map { $0.keys.map { $0.place } }.flatMap { $0 == evenly($0.count) ? nil : $0 },
            "The share of the period at which each value is. Default: evenly.")
        var values = required(
            "values", .numbers(-360_000...360_000), track?.keys.map { $0.value },
            "Degrees, factors, opacities from 0 to 1, units of the box.")
        if values.isEmpty { values = [0] }
        let easing = value(
            "easing", .easing, track?.easing, default: .linear, "How each value leads to the next.")
        var places = evenly(values.count)
        if let at {
            if at.count != values.count {
                check(
                    "at",
                    "\(counted(at.count, "place")) for \(counted(values.count, "value")); give each value its place"
                )
            } else if zip(at, at.dropFirst()).contains(where: { $0 > $1 }) {
                check("at", "the places go back; list them from 0 to 1")
            } else {
                places = at
            }
        }
        return ElementTrack(
            property, period: own ?? usual(values.count), delay: delay,
            zip(places, values).map { ElementTrack.Key($0, $1) }, easing: easing)
    }

    /// Refuses motions that would take very long to draw.
    private mutating func countKeys(_ elements: [MovingElement], _ period: Double) {
        var keys = 0.0
        for track in elements.flatMap({ $0.tracks }) where track.keys.count > 1 {
            keys += max(period / track.period, 1) * Double(track.keys.count)
        }
        limit(keys, "keys in a period")
    }
}

/// The rectangle that figures lie in.
private struct Box {
    var left, top, width, height: Double
}

extension MovingElement {
    /// The message about a property that no further track can move; nil if one can.
    fileprivate func problem(
        with property: ElementTrack.Property, _ kind: MotionFields.Figure?
    ) -> Message? {
        let name = property.rawValue
        if tracks.contains(where: { $0.property == property }) {
            return "there is another track of \(name); leave out one of them"
        }
        if [.rotateX, .rotateY].contains(property), perspective == nil {
            return
                "\(name) turns an element out of the plane, which takes a perspective; add perspective: 120"
        }
        if let kind, ElementTrack.Property.ofFigures.contains(property), !figure.properties.contains(property)
        {
            return "\(name) has no effect on a \(kind.rawValue); leave it out"
        }
        return nil
    }
}

extension MovingElement.Figure {
    fileprivate var kind: MotionFields.Figure {
        switch self {
        case .disc: .disc
        case .ring: .ring
        case .box: .box
        case .arc: .arc
        case .shape: .shape
        case .outlines: .path
        }
    }

    /// Its place and its lengths, in the order of their keys.
    fileprivate var numbers: [Double] {
        switch self {
        case .disc(let x, let y, let r), .shape(_, let x, let y, let r): [x, y, r]
        case .ring(let x, let y, let r, let stroke): [x, y, r, stroke]
        case .box(let x, let y, let width, let height, let radius): [x, y, width, height, radius]
        case .arc(let x, let y, let r, let stroke, let start, let sweep, _): [x, y, r, stroke, start, sweep]
        case .outlines: []
        }
    }
}
