internal import Basics
internal import Drawing
internal import Formats
internal import MotionCore

/// Shapes that become each other.
extension MotionReader {
    func course() -> ShapeCourse {
        let style = map["style"]?.choice("style", ShapeCourse.Style.views) ?? .views
        let usual: MotionFields.Matching = style == .views ? .angle : .length
        let matching = map["matching"]?.choice("way of matching", usual) ?? usual
        return ShapeCourse(
            style: style, shapes: shapes(), matching: matching == .angle ? .byAngle : .byLength,
            interval: map["interval"]?.number(in: MotionFields.periodRange, .milliseconds) ?? 650,
            steadyTurn: map["steady-turn"]?.angle(in: MotionFields.angleRange) ?? 0,
            springTurn: map["spring-turn"]?.angle(in: MotionFields.angleRange) ?? 0.25,
            startTurn: map["start-turn"]?.angle(in: MotionFields.angleRange) ?? 0, period: length)
    }

    private func shapes() -> [MaterialShape] {
        if let one = map["shape"] {
            map["morph"]?.problem("shape is the only one that is shown; leave out shape or morph")
            return [shape(one)]
        }
        guard let morph = map.required("morph", remedy: "shapes, as in morph: [circle, heart]") else {
            return [.placeholder]
        }
        let shapes = Array(morph.list(MotionFields.maxShapes).map { shape($0) })
        if morph.isList, shapes.isEmpty { morph.problem("the list is empty; name a shape") }
        return shapes.isEmpty ? [.placeholder] : shapes
    }

    /// A published shape by its name, or one of one's own by its corners.
    func shape(_ reader: SpecReader) -> MaterialShape {
        if reader.isMap {
            var map = reader.map()
            map.rejectKeys(except: ["name", "corners", "center"])
            return shape(map)
        }
        return reader.parsed(.placeholder) { name throws(UnknownName) in try MaterialShape.named(name) }
    }

    /// The same where other keys stand beside.
    func shape(_ map: SpecMap) -> MaterialShape {
        guard let corners = map["corners"] else {
            if let center = map["center"] { center.problem("only corners have a center; leave it out") }
            return map.required("name", remedy: "one of spindle list shapes, or corners").map { shape($0) }
                ?? .placeholder
        }
        let before = corners.log.additions
        let vertices = corners.list(MotionFields.cornerRange.upperBound).map { vertex($0) }
        let center = map["center"].map { point($0) }
        let name = map["name"]?.text() ?? "own"
        guard corners.log.additions == before else { return .placeholder }
        if let problem = Self.problem(Array(vertices)) {
            corners.problem(problem)
            return .placeholder
        }
        return MaterialShape(name: name, vertices: Array(vertices), center: center)
    }

    private func vertex(_ reader: SpecReader) -> RoundedPolygon.Vertex {
        let numbers = Array(reader.list(4))
        guard numbers.count >= 2 else {
            if reader.isList {
                reader.problem("a corner is [x, y], [x, y, radius] or [x, y, radius, smoothing]")
            }
            return RoundedPolygon.Vertex(0, 0)
        }
        return RoundedPolygon.Vertex(
            numbers[0].number(in: MotionFields.placeRange), numbers[1].number(in: MotionFields.placeRange),
            radius: numbers.count > 2 ? numbers[2].number(in: MotionFields.lengthRange) : 0,
            smoothing: numbers.count > 3 ? numbers[3].number(in: MotionFields.shareRange) : 0)
    }

    /// A place as `[x, y]`.
    func point(_ reader: SpecReader) -> PlanePoint {
        let numbers = Array(reader.list(2))
        guard numbers.count == 2 else {
            if reader.isList { reader.problem("a place is [x, y]") }
            return PlanePoint(0, 0)
        }
        return PlanePoint(
            numbers[0].number(in: MotionFields.placeRange), numbers[1].number(in: MotionFields.placeRange))
    }

    /// The message about corners that form no valid shape; nil if they do.
    private static func problem(_ vertices: [RoundedPolygon.Vertex]) -> Message? {
        guard MotionFields.cornerRange.contains(vertices.count) else {
            return
                "\(counted(vertices.count, "corner")): a shape has \(MotionFields.cornerRange.lowerBound) to \(MotionFields.cornerRange.upperBound)"
        }
        var (area, extent) = (0.0, 0.0)
        for (index, vertex) in vertices.enumerated() {
            let (from, to) = (vertex.point - vertices[0].point, vertices[(index + 1) % vertices.count].point)
            let next = to - vertices[0].point
            area += (from.x * next.y - from.y * next.x) / 2
            extent = max(extent, from.length)
        }
        if area.magnitude <= extent * extent * 1e-6 {
            return "the corners surround no area; move them apart"
        }
        return area > 0 ? nil : "the corners run counterclockwise; list them clockwise, y downward"
    }
}

extension MaterialShape {
    /// The stand-in for a shape that could not be read.
    fileprivate static var placeholder: MaterialShape { loading[0] }
}
