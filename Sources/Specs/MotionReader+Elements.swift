internal import Basics
internal import Drawing
internal import Formats
internal import MotionCore

/// Figures that move by themselves.
extension MotionReader {
    func choreography() -> ElementChoreography {
        var box = (left: 0.0, top: 0.0, width: 48.0, height: 48.0)
        if let reader = map.required(
            "box", remedy: "what the figures lie in, as in box: {width: 40, height: 40}")
        {
            var map = reader.map()
            map.rejectKeys(except: ["left", "top", "width", "height"])
            let sides = 0.01...MotionFields.lengthRange.upperBound
            box = (
                map["left"]?.number(in: MotionFields.placeRange) ?? 0,
                map["top"]?.number(in: MotionFields.placeRange) ?? 0,
                map.required("width")?.number(in: sides) ?? 48,
                map.required("height")?.number(in: sides) ?? 48
            )
        }
        let elements =
            map.required("elements").map { $0.list(MotionFields.maxParts).map { element($0) } } ?? []
        countKeys(elements)
        return ElementChoreography(
            period: length, left: box.left, top: box.top, width: box.width, height: box.height,
            middle: map["middle"].map { point($0) }, elements)
    }

    private func element(_ reader: SpecReader) -> MovingElement {
        var map = reader.map()
        map.rejectKeys(except: MotionFields.Figure.allCases.map { $0.rawValue } + MotionFields.elementKeys)
        let figures = MotionFields.Figure.allCases.filter { map[$0.rawValue] != nil }
        if map.isMap, figures.count != 1 {
            let names = MotionFields.Figure.allCases.map { $0.rawValue }.joined(separator: ", ")
            reader.problem("an element is one of \(names); write one of them")
        }
        let figure =
            figures.first.flatMap { kind in map[kind.rawValue].map { self.figure(kind, $0) } }
            ?? .disc(x: 0, y: 0, r: 0)
        var element = MovingElement(
            figure, pivot: map["pivot"].map { point($0) },
            perspective: map["perspective"]?.number(in: MotionFields.perspectiveRange),
            placings: map["placings"]?.list(MotionFields.maxPlacings).map { placing($0) } ?? [], [])
        guard let tracks = map["tracks"] else { return element }
        for reader in tracks.list(ElementTrack.Property.allCases.count) {
            let before = tracks.log.additions
            let track = track(reader)
            guard tracks.log.additions == before else { continue }
            if let problem = Self.problem(track.property, of: element, figures.first) {
                reader.problem(problem)
            }
            element.tracks.append(track)
        }
        return element
    }

    /// The message about a property that this track cannot move; nil if it can.
    private static func problem(
        _ property: ElementTrack.Property, of element: MovingElement, _ figure: MotionFields.Figure?
    ) -> Message? {
        let name = property.rawValue
        if element.tracks.contains(where: { $0.property == property }) {
            return "there is another track of \(name); leave out one of them"
        }
        if [.rotateX, .rotateY].contains(property), element.perspective == nil {
            return
                "\(name) turns an element out of the plane, which takes a perspective; add perspective: 120"
        }
        if let figure, ElementTrack.Property.ofFigures.contains(property),
            !element.figure.properties.contains(property)
        {
            return "\(name) has no effect on a \(figure.rawValue); leave it out"
        }
        return nil
    }

    private func figure(_ kind: MotionFields.Figure, _ reader: SpecReader) -> MovingElement.Figure {
        if kind == .path { return .outlines(outlines(reader)) }
        var map = reader.map()
        map.rejectKeys(except: kind.keys)
        func place(_ key: String) -> Double { map.required(key)?.number(in: MotionFields.placeRange) ?? 0 }
        func length(_ key: String) -> Double { map.required(key)?.number(in: MotionFields.lengthRange) ?? 0 }
        let (x, y) = (place("x"), place("y"))
        switch kind {
        case .disc, .path: return .disc(x: x, y: y, r: length("r"))
        case .ring: return .ring(x: x, y: y, r: length("r"), stroke: length("stroke"))
        case .box:
            return .box(
                x: x, y: y, width: length("width"), height: length("height"),
                radius: map["radius"]?.number(in: MotionFields.lengthRange) ?? 0)
        case .arc:
            return .arc(
                x: x, y: y, r: length("r"), stroke: length("stroke"),
                start: map["start"]?.angle(in: -360...360) ?? 0,
                sweep: map.required("sweep")?.angle(in: 0...360) ?? 0,
                fadesIn: map["fades-in"]?.flag() ?? false)
        case .shape: return .shape(shape(map), x: x, y: y, r: length("r"))
        }
    }

    private func outlines(_ reader: SpecReader) -> [[ShapeCubic]] {
        let path = reader.parsed(Path()) { text throws(PathDataError) in try Path(svg: text) }
        return path.lines.map { $0.cubics }
    }

    private func placing(_ reader: SpecReader) -> MovingElement.Placing {
        var map = reader.map()
        map.rejectKeys(except: ["scale", "turn", "about"])
        return MovingElement.Placing(
            scale: map["scale"]?.number(in: MotionFields.scaleRange) ?? 1,
            turns: map["turn"]?.angle(in: MotionFields.angleRange) ?? 0,
            about: map.required("about", remedy: "the place that stays, as in about: [20, 20]").map {
                point($0)
            }
                ?? PlanePoint(0, 0))
    }

    private func track(_ reader: SpecReader) -> ElementTrack {
        var map = reader.map()
        map.rejectKeys(except: ["property", "period", "delay", "at", "values", "easing"])
        let property =
            map.required("property")?.choice("property", ElementTrack.Property.scale) ?? .scale
        var values =
            map.required("values")?.numbers(in: MotionFields.valueRange, limit: MotionFields.maxKeys, .none)
            ?? []
        if values.isEmpty { values = [0] }
        // Evenly, as in SVG.
        let last = Double(max(values.count - 1, 1))
        var places: [Double] = values.indices.map { Double($0) / last }
        if let at = map["at"] {
            let own = at.numbers(in: MotionFields.shareRange, limit: MotionFields.maxKeys, .none)
            if own.count != values.count {
                at.problem(
                    "\(counted(own.count, "place")) for \(counted(values.count, "value")); give each value its place"
                )
            } else if zip(own, own.dropFirst()).contains(where: { $0 > $1 }) {
                at.problem("the places go back; list them from 0 to 1")
            } else {
                places = own
            }
        }
        let usual: Double = values.count == 1 ? 1 : length
        let period = map["period"]?.number(in: MotionFields.periodRange, .milliseconds) ?? usual
        let delay = map["delay"]?.number(in: MotionFields.delayRange, .milliseconds) ?? 0
        let easing: Easing = map["easing"].map { self.easing($0) } ?? .linear
        let keys = values.indices.map { ElementTrack.Key(places[$0], values[$0]) }
        return ElementTrack(property, period: period, delay: delay, keys, easing: easing)
    }

    /// Refuses motions that would take very long to draw.
    private func countKeys(_ elements: [MovingElement]) {
        var keys = 0.0
        for track in elements.flatMap({ $0.tracks }) where track.keys.count > 1 {
            keys += max(length / track.period, 1) * Double(track.keys.count)
        }
        if keys > Double(MotionFields.maxMoves) {
            map.reader.problem(
                "\(keys.rounded().shortestText) keys in a period are more than \(MotionFields.maxMoves)")
        }
    }
}
