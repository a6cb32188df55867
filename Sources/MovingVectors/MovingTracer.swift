internal import Basics
internal import Drawing
internal import MotionCore
internal import MovingPictures
internal import VectorTracing
internal import Vectors

/// Turns a moving drawing into a picture of layers that move.
final class MovingTracer {
    let scene: MovingScene
    let clock: MovingClock
    /// The duration of the picture, in milliseconds.
    let duration: Double
    let loops: Bool
    /// The size of the picture, in points.
    let width, height: Double
    /// Whether anything jumps at the end of a picture that plays once.
    var jumpsAtEnd = false
    /// The number of layers so far of each name.
    private var counts: [String: Int] = [:]

    /// The largest error of fitted lengths, in points, and of fitted opacities.
    static let lengthTolerance = 0.01, opacityTolerance = 0.002

    init(
        _ scene: MovingScene, _ clock: MovingClock, duration: Double, loops: Bool, width: Double,
        height: Double
    ) {
        (self.scene, self.clock, self.duration, self.loops) = (scene, clock, duration, loops)
        (self.width, self.height) = (width, height)
    }

    /// Something that makes layers less opaque over time.
    struct Fade {
        let stretches: [MovingStretch]
        /// The opacity at a time of the picture.
        let opacity: (Double) -> Double
    }

    /// Returns the groups of all that is drawn.
    ///
    /// - Parameter scale: The size of the picture in relation to that of the file.
    /// - Throws: ``SpecError`` with the first thing that no vector picture has.
    func groups(scale: Double) throws(SpecError) -> [VectorPicture.Group] {
        let root = try scene.root()
        let chain = MoveChain(duration: duration, Affine(scale: scale, x: 0, y: 0))
        return Self.joined(try groups(of: root, chain, []))
    }

    func fitter(_ stretches: [MovingStretch]) -> MovingFitter {
        MovingFitter(stretches, duration: duration, clock: clock)
    }

    func layerName(_ name: String) -> String {
        counts[name, default: 0] += 1
        return "\(name)-\(counts[name] ?? 1)"
    }

    // MARK: Elements

    private func groups(
        of element: SceneElement, _ outer: MoveChain, _ fades: [Fade]
    ) throws(SpecError) -> [VectorPicture.Group] {
        var chain = try extended(outer, by: element)
        let (own, around) = (element.fitting, chain)
        chain.add(own)
        try refuseExcess(of: element)
        var fades = fades
        let presence = element.stretches(.presence)
        if !presence.isEmpty {
            fades.append(
                Fade(stretches: presence) { [clock] in element.isThere(at: clock.document($0)) ? 1 : 0 })
        }
        let group = try wholeOpacity(of: element, &fades)
        if group == 0 { return [] }
        // The effects of the outermost element are in units of its view, those of others in those outside of it.
        let inner = chain
        let cutting = element.outer == nil ? chain : around
        var content: (MoveChain) throws(SpecError) -> [VectorPicture.Group] = {
            [self, fades] chain throws(SpecError) in
            var groups = try background(of: element, chain, fades)
            if element.isFigure { groups += try layers(of: element, chain, fades) }
            for child in element.children { groups += try self.groups(of: child, chain, fades) }
            return Self.joined(groups)
        }
        if let window = element.window {
            let body = content
            content = { [self] chain throws(SpecError) in
                // The window is outside of the view.
                var outside = chain
                if let back = own.inverse { outside.add(back) }
                return try clipped(to: window, outside, body) { moved in
                    var moved = moved
                    moved.add(own)
                    return moved
                }
            }
        }
        let groups = try cut(element, cutting, within: inner, content)
        if group == 1 || groups.isEmpty { return groups }
        return [VectorPicture.Group(opacity: group, parts: groups)]
    }

    /// The color behind everything.
    private func background(
        of element: SceneElement, _ chain: MoveChain, _ fades: [Fade]
    ) throws(SpecError) -> [VectorPicture.Group] {
        guard element.outer == nil, let color = element.background(at: clock.document(0)) else { return [] }
        let times = fitter(element.stretches(.look)).moments
        if times.contains(where: { element.background(at: clock.document($0)) != color }) {
            throw element.obstacle("changes its background")
        }
        var outside = chain
        if let back = element.fitting.inverse { outside.add(back) }
        let path = Path.rectangle(x: 0, y: 0, width: width, height: height)
        return [
            VectorPicture.Group([
                .init(
                    layerName("background"),
                    .area(.init(outside.moves.isEmpty ? path : path.placed(outside.rest))),
                    opacity: opacity(Double(color.alpha) / 255, fades),
                    paint: .init(.surface, [color.with(alpha: 255)]), moves: outside.moves)
            ])
        ]
    }

    private func refuseExcess(of element: SceneElement) throws(SpecError) {
        let times = fitter(element.stretches(.effects)).moments
        for time in times {
            if let excess = element.excess(at: clock.document(time)) { throw element.obstacle(excess) }
        }
    }

    /// The opacity of all that an element draws as one; where it can be that of its parts, it is added to fades instead.
    private func wholeOpacity(of element: SceneElement, _ fades: inout [Fade]) throws(SpecError) -> Double {
        let stretches = element.stretches(.opacity)
        let value = { [clock] (time: Double) in element.opacity(at: clock.document(time)) }
        if stretches.isEmpty, value(0) == 0 || value(0) == 1 { return value(0) }
        if isDisjoint(element) {
            fades.append(Fade(stretches: stretches, opacity: value))
            return 1
        }
        if stretches.isEmpty { return value(0) }
        throw element.obstacle("fades as one while its parts lie on each other")
    }

    /// Whether no part of an element lies on another one, so that they can fade one by one.
    private func isDisjoint(_ element: SceneElement) -> Bool {
        let times = (0..<24).map { clock.document(duration * (Double($0) + 0.01) / 24) }
        return times.allSatisfy { time in
            let bounds = element.bounds(at: time)
            if bounds.count > 200 { return false }
            return bounds.indices.allSatisfy { index in
                bounds[(index + 1)...].allSatisfy { !$0.overlaps(bounds[index]) }
            }
        }
    }

    // MARK: Groups

    /// Joins neighbors that are nothing but layers.
    static func joined(_ groups: [VectorPicture.Group]) -> [VectorPicture.Group] {
        groups.reduce(into: []) { all, group in
            if let last = all.last, last.isPlain, group.isPlain {
                all[all.count - 1].layers += group.layers
            } else if !group.isEmpty {
                all.append(group)
            }
        }
    }

    /// Returns an opacity over time.
    ///
    /// - Parameter whole: That of a layer by itself.
    func opacity(_ whole: Double, _ fades: [Fade]) -> VectorCurve {
        opacity([Fade(stretches: []) { _ in whole }] + fades)
    }

    func opacity(_ fades: [Fade]) -> VectorCurve {
        let fitter = fitter(fades.flatMap { $0.stretches })
        let curve = fitter.curve(Self.opacityTolerance) { time in
            fades.reduce(1) { $0 * $1.opacity(time) }
        }
        note(curve) { time in fades.reduce(1) { $0 * $1.opacity(time) } }
        return curve.notNegative
    }

    /// Notes whether a number jumps at the end.
    func note(_ curve: VectorCurve, _ value: (Double) -> Double) {
        guard !loops, let last = curve.segments.last else { return }
        if (value(duration) - last.end).magnitude > 1e-4 { jumpsAtEnd = true }
    }
}

extension VectorPicture.Group {
    /// Whether the group is nothing but layers.
    fileprivate var isPlain: Bool {
        clip == nil && mask.isEmpty && moves.isEmpty && opacity == 1 && parts.isEmpty
    }
}

extension Extent {
    /// Whether both have more than an edge in common.
    fileprivate func overlaps(_ other: Extent) -> Bool {
        min(right, other.right) - max(left, other.left) > 1e-3
            && min(bottom, other.bottom) - max(top, other.top) > 1e-3
    }
}
