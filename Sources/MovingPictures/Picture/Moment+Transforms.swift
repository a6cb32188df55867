internal import Drawing
internal import MotionCore
internal import SVGDocuments

extension Moment {
    /// The steps of an element's transform, from the outside in.
    struct PlacedSteps {
        /// Those of a motion along a path, about the corner.
        var motion: [TransformStep]
        /// All others, about the origin.
        var own: [TransformStep]
        var origin: Point
        /// The box of which lengths are shares.
        var box: Extent
    }

    /// Returns the map from the units of an element's content to those around it.
    ///
    /// - Parameters:
    ///   - viewport: The room in whose units the element is.
    ///   - bounds: Returns the bounds of the element's content, with its strokes if that is asked for, in its own units; nil for one without
    ///     any.
    /// - Returns: Nil where the element has no area any more.
    func transform(of node: Int, in viewport: Viewport, bounds: (_ withStrokes: Bool) -> Extent?) -> Affine? {
        if let still = drawing.transforms[node], !values.properties(of: node).meets(Self.moving) {
            return still
        }
        guard let steps = placedSteps(of: node, in: viewport, bounds: bounds) else { return Affine() }
        let origin = steps.origin
        var result = Affine(steps.own, in: steps.box)
        if origin.x != 0 || origin.y != 0 {
            result = Affine.move(-origin.x, -origin.y).within(result).within(.move(origin.x, origin.y))
        }
        if !steps.motion.isEmpty { result = result.within(Affine(steps.motion, in: steps.box)) }
        return result.drawable
    }

    /// The steps of the same map; nil where there are none.
    func placedSteps(
        of node: Int, in viewport: Viewport, bounds: (_ withStrokes: Bool) -> Extent?
    ) -> PlacedSteps? {
        guard moves(node) else { return nil }
        // The attribute of gradients is their property of another name.
        let steps =
            steps(.transform, node) ?? (kind(node).isGradient ? steps(.gradientTransform, node) : nil)
        let own = [self.steps(.translate, node), self.steps(.rotate, node), self.steps(.scale, node)]
        let motion = self.steps(.motion, node)
        let path = offsetPath(of: node)
        guard steps != nil || path != nil || motion != nil || own.contains(where: { $0 != nil }) else {
            return nil
        }
        let box = referenceBox(of: node, in: viewport, bounds: bounds)
        var origin = Point(x: box.left, y: box.top)
        if let place = list(.transformOrigin, node), place.count >= 2 {
            origin = Point(
                x: box.left + place[0].length(of: box.width), y: box.top + place[1].length(of: box.height))
        } else if tree.nodes[node].parent == nil {
            // The outermost element is a box of its page.
            origin = Point(x: box.left + box.width / 2, y: box.top + box.height / 2)
        }
        let offset = path.map { [TransformStep.matrix(self.offset(along: $0, node, origin: origin, box))] }
        return PlacedSteps(
            motion: motion ?? [], own: own.flatMap { $0 ?? [] } + (offset ?? []) + (steps ?? []),
            origin: origin, box: box)
    }

    private static let transforms: PropertySet = [
        .transform, .translate, .rotate, .scale, .motion, .offsetPath,
    ]
    /// The properties besides `transform` that decide where an element is.
    static let placement: PropertySet = [
        .translate, .rotate, .scale, .offsetPath, .transformOrigin, .transformBox,
    ]
    private static let moving: PropertySet = placement | [.transform, .motion]

    /// Whether an element may have a transform.
    func moves(_ node: Int) -> Bool {
        let properties = properties(of: node)
        return properties.meets(Self.transforms)
            || kind(node).isGradient && properties.contains(.gradientTransform)
    }

    private func steps(_ property: MovingProperty, _ node: Int) -> [TransformStep]? {
        guard case .transforms(let steps)? = value(property, node) else { return nil }
        return steps
    }

    /// The box of which lengths and the origin of a transform are shares.
    private func referenceBox(of node: Int, in viewport: Viewport, bounds: (_ withStrokes: Bool) -> Extent?)
        -> Extent
    {
        let view = Extent(left: 0, top: 0, right: viewport.width, bottom: viewport.height)
        let box = word(.transformBox, node)
        switch box {
        case "fill-box"?, "content-box"?, "stroke-box"?, "border-box"?:
            let hasStrokes = box == "stroke-box" || box == "border-box"
            return bounds(hasStrokes) ?? Extent(left: 0, top: 0, right: 0, bottom: 0)
        default: return view
        }
    }

    // MARK: Along a path

    /// The curve of `offset-path`; nil for none.
    private func offsetPath(of node: Int) -> MeasuredCurve? {
        guard let word = word(.offsetPath, node), word.hasPrefix("path("),
            case .path(let path)? = MovingValue(word, of: "d", current: .black)
        else { return nil }
        let cubics = path.path.lines.flatMap { $0.cubics }
        return cubics.isEmpty ? nil : MeasuredCurve(cubics)
    }

    private func offset(
        along curve: MeasuredCurve, _ node: Int, origin: Point, _ box: Extent
    ) -> Affine {
        let whole = curve.length
        var distance = length(.offsetDistance, node)?.length(of: whole) ?? 0
        if let first = curve.cubics.first, let last = curve.cubics.last, first.start == last.end, whole > 0 {
            distance -= (distance / whole).rounded(.down) * whole
        }
        distance = min(max(distance, 0), whole)
        let (point, way) = (curve.point(at: distance), curve.way(at: distance))
        var degrees = 0.0
        let words = (word(.offsetRotate, node) ?? "auto").split { $0.isWhitespace }
        if words.contains("auto") || words.contains("reverse") { degrees = way.turns * 360 }
        if words.contains("reverse") { degrees += 180 }
        for word in words {
            if case .transforms(let steps)? = MovingValue(
                "rotate(\(word))", of: "transform", current: .black),
                case .rotate(let more, _, _)? = steps.first
            {
                degrees += more
            }
        }
        var anchor = origin
        if let place = list(.offsetAnchor, node), place.count >= 2 {
            anchor = Point(
                x: box.left + place[0].length(of: box.width), y: box.top + place[1].length(of: box.height))
        }
        // All of it is around the origin, so that the anchor lands on the path.
        let (x, y) = (anchor.x - origin.x, anchor.y - origin.y)
        return Affine.move(-x, -y).within(.turn(degrees)).within(
            .move(point.x - origin.x, point.y - origin.y))
    }
}
