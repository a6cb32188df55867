internal import Basics
internal import Drawing
internal import SVGDocuments

extension SMILEffect {
    /// The motion along a path that an element states.
    ///
    /// - Parameters:
    ///   - animation: The index of an `animateMotion`.
    ///   - node: The element that moves.
    ///   - isEndless: Whether its simple duration never ends.
    ///   - refuse: Takes what is wrong although it moves.
    /// - Throws: The reason for which it does nothing.
    init(
        motion animation: Int, of node: Int, in drawing: MovingDrawing, isEndless: Bool,
        refuse: (String) -> Void
    ) throws(SVGProblem) {
        let element = drawing.tree[animation]
        let statements = Statements(element)
        let stated = try drawing.motionPath(animation)
        let path = if let stated { stated } else { try Self.way(statements, element) }
        let mode = Pace.Mode(element, usual: .paced, refuse: refuse)
        var ways = mode == .paced ? [0, path.length] : path.vertices
        if let text = element["keyPoints"] {
            guard let points = Pace.numbers(text), !points.isEmpty,
                points.allSatisfy({ (0...1).contains($0) })
            else {
                throw element.problem(
                    "its keyPoints \(quoted(text)) are not numbers in 0 to 1, so it does nothing")
            }
            ways = points.map { $0 * path.length }
        }
        self.node = node
        property = Self.motion
        values = .motion(MotionTrack(path: path, ways: ways, rotation: .init(element, refuse)))
        let even = Pace(distances: zip(ways, ways.dropFirst()).map { ($1 - $0).magnitude })
        if let even, mode == .paced {
            pace = even
        } else {
            pace = try Pace(element, mode, count: ways.count, isEndless: isEndless)
        }
        isAdditive = stated == nil && statements.form == .by || element["additive"] == "sum"
        accumulates = element["accumulate"] == "sum"
    }

    /// The way between points.
    private static func way(_ statements: Statements, _ element: SVGElement) throws(SVGProblem) -> MotionPath
    {
        var points: [Point] = []
        for text in statements.texts {
            guard let n = Pace.numbers(text, by: { $0.isWhitespace || $0 == "," }), n.count == 2,
                n.allSatisfy({ $0.magnitude <= Path.dataLimit })
            else { throw element.problem("\(quoted(text)) is no point of two numbers, so it does nothing") }
            points.append(Point(x: n[0], y: n[1]))
        }
        switch statements.form {
        case .to, .by: points.insert(Point(x: 0, y: 0), at: 0)
        case .fromBy: points[1] = points[0] + points[1]
        case .values, .fromTo: break
        }
        if points.isEmpty { throw element.problem("it has neither a path nor values, so it does nothing") }
        return MotionPath(points)
    }
}

extension MotionTrack.Rotation {
    init(_ element: SVGElement, _ refuse: (String) -> Void) {
        switch element["rotate"] ?? "0" {
        case "auto": self = .along
        case "auto-reverse": self = .against
        case let text:
            guard let degrees = Double(text), degrees.isFinite else {
                refuse(
                    "the rotate \(quoted(text)) is none of auto, auto-reverse and degrees; it is passed over")
                self = .fixed(0)
                return
            }
            self = .fixed(degrees)
        }
    }
}

extension MovingDrawing {
    /// The path that a motion goes along: that of an `mpath`, or its own; nil where it goes between points.
    fileprivate func motionPath(_ animation: Int) throws(SVGProblem) -> MotionPath? {
        let element = tree[animation]
        for child in element.children where child.name == "mpath" {
            guard let path = child.reference.flatMap({ tree[$0] }).flatMap({ motionPath(of: $0) }) else {
                throw child.problem("mpath refers to no path with data, so its animateMotion does nothing")
            }
            return path
        }
        guard let text = element["path"] else { return nil }
        if case .outOfRange? = MovingPath.error(in: text)?.reason {
            throw element.problem(
                "its path has a number further than \(Int(Path.dataLimit)) from 0, so it does nothing; use shorter ways"
            )
        }
        guard let path = MotionPath(MovingPath(text).commands) else {
            throw element.problem("its path has no points, so it does nothing")
        }
        return path
    }

    /// The way along a figure as it stands in the file; nil for one without a path.
    private func motionPath(of node: Int) -> MotionPath? {
        if tree[node].name == "path" {
            guard let text = declared[node]["d"], case .path(let path)? = value(text, of: "d", at: node)
            else {
                return nil
            }
            return MotionPath(path.commands)
        }
        let moment = Moment(drawing: self, values: MovingValues(), texts: nil)
        let box = PictureBuilder(moment: moment).viewBox(of: 0)
        let room = Viewport(
            width: box?.width ?? moment.length(.width, 0)?.user ?? 0,
            height: box?.height ?? moment.length(.height, 0)?.user ?? 0)
        return moment.path(of: node, in: room).flatMap { MotionPath($0) }
    }
}
