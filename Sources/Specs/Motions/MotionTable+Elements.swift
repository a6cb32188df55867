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
        let figures = MotionRow<[MovingElement]>(
            key: "elements", isRequired: true, definition: "element", doc: "The figures, from back to front.")
        let around = PlanePoint(box.left + box.width / 2, box.top + box.height / 2)
        var elements = list(
            figures, 0...MotionFields.maxParts, choreography.map { $0.elements.map { [$0] } }
        ) { coder, old in
            let element = coder.element(old?.first, period, around: around)
            return coder.copies(of: element, around: around)
        }.flatMap { $0 }
        if elements.count > MotionFields.maxParts {
            check("elements", "\(elements.count) figures; a motion has at most \(MotionFields.maxParts)")
            elements.removeLast(elements.count - MotionFields.maxParts)
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

    private mutating func element(
        _ element: MovingElement?, _ period: Double, around: PlanePoint
    ) -> MovingElement {
        let kinds = MotionFields.Figure.allCases
        let names = kinds.map { $0.rawValue }
        one(of: names, else: "an element is one of \(names.joined(separator: ", ")); write one of them")
        var (figure, kind): (MovingElement.Figure?, MotionFields.Figure?)
        for next in kinds where figure == nil {
            figure = self.figure(next, element.flatMap { $0.figure.kind == next ? $0.figure : nil })
            kind = next
        }
        let pivot = optional("pivot", .place, element?.pivot, "What it turns about. Default: its own middle.")
        let anchor = optional(
            "anchor", .place, element?.anchor, "What scales keep in place. Default: its own middle.")
        let perspective = optional(
            "perspective", .number(1...100_000), element?.perspective,
            "How far the eye is, for what turns out of the plane. Default: infinitely far.")
        let windowRow = MotionRow<MovingElement.Window>(
            key: "within", isInline: true,
            doc: "The part of the box in which it shows, which nothing moves. Default: all of it and beyond.")
        let window = map(windowRow, element?.window) { coder, window in
            MovingElement.Window(
                x: coder.required("x", .coordinate, window?.x),
                y: coder.required("y", .coordinate, window?.y),
                width: coder.required("width", .side, window?.width),
                height: coder.required("height", .side, window?.height))
        }
        let isSeveral = element?.tracks.contains { $0.property == .color } == true
        let color = optional(
            "color", .color, isSeveral ? nil : element?.colors.first, "Default: the color of the indicator.")
        let fixed = MotionRow<MovingElement.Placing>(
            key: "placings", doc: "Fixed turns and scales, in their order, on top of what moves.")
        let placings = list(fixed, 0...8, element?.placings) {
            $0.placing($1, around: around)
        }
        var result = MovingElement(
            figure ?? .disc(x: 0, y: 0, r: 0), pivot: pivot, anchor: anchor, perspective: perspective,
            placings: placings, window: window, colors: color.map { [$0] } ?? [], [])
        let row = MotionRow<KeyedTrack>(
            key: "tracks", definition: "keyed", doc: "A property each, and its values at shares of a period.")
        let tracks = element?.tracks.map {
            KeyedTrack(track: $0, colors: $0.property == .color ? element?.colors ?? [] : [])
        }
        _ = list(row, 0...ElementTrack.Property.allCases.count, tracks) { coder, track in
            let keyed = coder.track(track, period)
            guard coder.isSound else { return keyed }
            if let problem = result.problem(with: keyed.track.property, figure == nil ? nil : kind) {
                coder.check(nil, problem)
            }
            result.tracks.append(keyed.track)
            if !keyed.colors.isEmpty { result.colors = keyed.colors }
            return keyed
        }
        if color != nil, result.tracks.contains(where: { $0.property == .color }) {
            check("color", "a track of color says it for every time; leave out one of them")
        }
        if isSound, let kind { checkEffect(of: result, kind) }
        return result
    }

    private mutating func placing(
        _ placing: MovingElement.Placing?, around: PlanePoint
    ) -> MovingElement.Placing {
        let none = PlanePoint(0, 0)
        let about = optional(
            "about", .place,
            placing.flatMap { $0.scale == 1 && $0.turns == 0 && $0.shift != none ? nil : $0.about },
            "The place that stays. Default: the middle of the box.")
        let scale = value("scale", .number(0.001...1000), placing?.scale, default: 1)
        let turns = value("turn", .angle(), placing?.turns, default: 0)
        let shift = optional(
            "shift", .place, placing.flatMap { $0.shift == none ? nil : $0.shift },
            "To the right and down, after that.")
        let isTurned = scale != 1 || turns != 0
        return MovingElement.Placing(
            scale: scale, turns: turns, about: about ?? (isTurned ? around : none), shift: shift ?? none)
    }

    private mutating func track(_ keyed: KeyedTrack?, _ period: Double) -> KeyedTrack {
        let track = keyed?.track
        let property = required(
            "property", .choice("property", .scale, synonyms: MotionFields.properties), track?.property,
            "See spindle curve.")
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
        let keys = required(
            "values", .keys(of: property),
            keyed.map { $0.colors.isEmpty ? .numbers($0.track.keys.map { $0.value }) : .colors($0.colors) },
            "Degrees, factors, opacities from 0 to 1, units of the box; of color, colors.")
        let values = keys.numbers
        let easings = value(
            "easing", .easings, track?.easings, default: [.linear],
            "How each value leads to the next: one for all, or a list of one each.")
        let sizes: [ElementTrack.Property] = [.r, .strokeWidth, .sweep, .width, .height, .radius]
        if sizes.contains(property), let low = values.first(where: { $0 < 0 }) {
            check("values", "\(property.rawValue) of \(low.shortestText) is below 0; use at least 0")
        }
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
        let isEach = easings.count == 1 || easings.count == values.count - 1
        if !isEach {
            check(
                "easing",
                "\(counted(easings.count, "easing")) for \(counted(values.count, "value")); give one, or one from each value to the next"
            )
        }
        if property == .color, let easing = easings.first(where: { $0.leavesValues }) {
            check("easing", "\(easing) goes beyond its values, and there is no color there; use another")
        }
        let result = ElementTrack(
            property, period: own ?? usual(values.count), delay: delay,
            zip(places, values).map { ElementTrack.Key($0, $1) }, easings: isEach ? easings : [.linear])
        return KeyedTrack(track: result, colors: keys.colors)
    }

    /// Reads how often an element is repeated, and returns it with its copies; writers find all of them in the motion.
    private mutating func copies(of element: MovingElement, around: PlanePoint) -> [MovingElement] {
        let row = MotionRow<[MovingElement]>(
            key: "repeat",
            doc: "Copies of the element, each placed and timed after the one before.")
        return map(row, nil) { coder, _ in
            let count = coder.required("count", .count(2...MotionFields.maxParts), nil)
            let turn = coder.value(
                "turn", .angle(), nil, default: 0, "The turn of each copy against the one before.")
            let about = coder.optional(
                "about", .place, nil, "What copies turn about. Default: the middle of the box.")
            let x = coder.value(
                "x", .coordinate, nil, default: 0, "The shift of each copy against the one before.")
            let y = coder.value("y", .coordinate, nil, default: 0)
            let delay = coder.optional("delay", .delay, nil, "The delay of each copy behind the one before.")
            let delays = coder.optional(
                "delays", .numbers(-86_400_000...86_400_000), nil,
                "The delay of each copy, in milliseconds, instead.")
            let colors = coder.optional("colors", .colors, nil, "The color of each copy.")
            coder.check(
                "delay", delays == nil ? nil : "delays says how late each copy is; leave out one of them")
            let lists = [("delays", "delay", delays?.count), ("colors", "color", colors?.count)]
            for (key, noun, given) in lists {
                guard let given, given != count else { continue }
                coder.check(
                    key,
                    "\(counted(given, noun)) for \(counted(count, "copy", "copies")); give one each"
                )
            }
            if !element.colors.isEmpty {
                coder.check(
                    "colors",
                    colors == nil ? nil : "the element says its color itself; leave out one of them")
            }
            guard coder.isSound else { return [element] }
            let lags = delays ?? delay.map { [0, $0] } ?? []
            let isLate = lags.contains { $0 != lags[0] }
            if isLate, !element.tracks.contains(where: { $0.keys.count > 1 }) {
                coder.check(
                    delays == nil ? "delay" : "delays",
                    "nothing of the element moves, so that no copy is late; leave it out")
            }
            if turn == 0, x == 0, y == 0, !isLate {
                coder.check(nil, "all copies lie on each other; give them turn, x, y or delay")
            }
            return (0..<max(count, 1)).map { index in
                let share = Double(index)
                var copy = element.copy(
                    shift: PlanePoint(x * share, y * share), turns: turn * share, about: about ?? around,
                    delay: delays.map { index < $0.count ? $0[index] : 0 } ?? (delay ?? 0) * share)
                if let colors, index < colors.count { copy.colors = [colors[index]] }
                return copy
            }
        } ?? [element]
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

/// A track with the colors of its keys, if it is one of color.
private struct KeyedTrack {
    var track: ElementTrack
    var colors: [Color]
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
        let turns: [ElementTrack.Property] = [.rotateX, .rotateY]
        let parts: [ElementTrack.Property] = [.start, .sweep, .trimStart, .trimEnd, .trimOffset]
        for (one, other) in [(turns, parts), (parts, turns)] where one.contains(property) {
            if let track = tracks.first(where: { other.contains($0.property) }) {
                return
                    "\(name) has no place beside \(track.property.rawValue); give one of them to another element"
            }
        }
        if let kind, ElementTrack.Property.ofFigures.contains(property), !figure.properties.contains(property)
        {
            return figure.obstacle(to: property)
                ?? "\(name) has no effect on a \(kind.rawValue); leave it out"
        }
        return nil
    }
}

extension MovingElement {
    /// The element elsewhere and later: first shifted, then turned.
    fileprivate func copy(shift: PlanePoint, turns: Double, about: PlanePoint, delay: Double) -> MovingElement
    {
        var copy = self
        if shift != PlanePoint(0, 0) { copy.placings.append(Placing(shift: shift)) }
        if turns != 0 { copy.placings.append(Placing(turns: turns, about: about)) }
        for index in tracks.indices where tracks[index].keys.count > 1 { copy.tracks[index].delay += delay }
        return copy
    }
}
