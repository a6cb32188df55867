internal import Basics
internal import Drawing
internal import MovingPictures
internal import Vectors

/// Clips and masks.
extension MovingTracer {
    typealias Content = (MoveChain) throws(SpecError) -> [VectorPicture.Group]

    /// Returns the content of an element within its clip and its mask.
    ///
    /// - Parameters:
    ///   - chain: Carries the clip and the mask.
    ///   - inner: Carries the content.
    func cut(
        _ element: SceneElement, _ chain: MoveChain, within inner: MoveChain, _ content: Content
    ) throws(SpecError) -> [VectorPicture.Group] {
        let fitter = fitter(element.stretches(.clip))
        let start = clock.document(0)
        guard let mask = try mask(of: element, fitter) else {
            return try clipped(element, fitter, chain, inner, content)
        }
        let first = element.mask(at: start)
        guard let region = first?.region, let layers = mask.layers else { return [] }
        func masked(_ moved: MoveChain) throws(SpecError) -> [VectorPicture.Group] {
            var group = VectorPicture.Group(
                parts: try clipped(element, fitter, moved, inner.within(chain, moved), content))
            group.mask = layers.map { $0.carried(by: moved.rest) }
            group.isOutside = mask.isOutside
            return group.parts.isEmpty ? [] : [group]
        }
        return try clipped(to: region, chain, masked) { $0 }
    }

    private func clipped(
        _ element: SceneElement, _ fitter: MovingFitter, _ chain: MoveChain, _ inner: MoveChain,
        _ content: Content
    ) throws(SpecError) -> [VectorPicture.Group] {
        switch element.clip(at: clock.document(0)) {
        case .none where !fitter.isMoving: return try content(inner)
        case .areas(let areas) where !fitter.isMoving:
            if areas.isEmpty { return [] }
            if areas.count == 1, !areas[0].isEvenOdd {
                return try clipped(to: areas[0].path, chain, content) { inner.within(chain, $0) }
            }
        case .nested: throw element.obstacle("has a clip that is clipped itself")
        default: break
        }
        let all = try fitter.moments.map { time throws(SpecError) -> [MovingArea]? in
            switch element.clip(at: clock.document(time)) {
            case .none: return nil
            case .areas(let areas): return areas
            case .nested: throw element.obstacle("has a clip that is clipped itself")
            }
        }
        if all.allSatisfy({ $0 == nil }) { return try content(inner) }
        if all.allSatisfy({ $0?.isEmpty ?? false }) { return [] }
        let layers = try self.layers(element, fitter) { time in
            if case .areas(let areas) = element.clip(at: time) { areas } else { [] }
        }
        return try masked(by: layers, isOutside: false, chain, inner, content)
    }

    private func masked(
        by layers: [VectorPicture.Layer], isOutside: Bool, _ chain: MoveChain, _ inner: MoveChain,
        _ content: Content
    ) throws(SpecError) -> [VectorPicture.Group] {
        let moved = chain.moves.isEmpty ? chain : chain.inner
        var group = VectorPicture.Group(parts: try content(inner.within(chain, moved)))
        if group.parts.isEmpty { return [] }
        group.mask = layers.map { $0.carried(by: moved.rest) }
        group.isOutside = isOutside
        return chain.moves.isEmpty ? [group] : [VectorPicture.Group(moves: chain.moves, parts: [group])]
    }

    /// Returns content within a clip that stands still in the units that a chain carries.
    ///
    /// - Parameter carry: Returns what carries the content, of what carries the clip within the moves around both.
    func clipped(
        to path: Path, _ chain: MoveChain, _ content: Content, _ carry: (MoveChain) -> MoveChain
    ) throws(SpecError) -> [VectorPicture.Group] {
        let moved = chain.moves.isEmpty ? chain : chain.inner
        let parts = try content(carry(moved))
        if parts.isEmpty { return [] }
        let group = VectorPicture.Group(clip: path.placed(moved.rest), parts: parts)
        return chain.moves.isEmpty ? [group] : [VectorPicture.Group(moves: chain.moves, parts: [group])]
    }

    // MARK: Masks

    private struct Mask {
        /// Nil where it hides everything.
        var layers: [VectorPicture.Layer]?
        var isOutside = false
    }

    /// The mask of an element, in its units; nil for none.
    private func mask(of element: SceneElement, _ fitter: MovingFitter) throws(SpecError) -> Mask? {
        let masks = fitter.moments.map { element.mask(at: clock.document($0)) }
        guard let first = masks.first, let first else {
            if masks.contains(where: { $0 != nil }) { throw element.obstacle("has a mask for a time") }
            return nil
        }
        var (isInside, isOutside) = (true, true)
        for mask in masks {
            guard let mask, let areas = mask.areas, mask.region == first.region else {
                throw element.obstacle("has a mask with more than areas in one color each")
            }
            if areas.isEmpty { return Mask() }
            func shows(_ area: MovingArea) -> Bool {
                area.opacity == 1 && (!mask.isLuminance || area.luminance > 0.999)
            }
            isInside = isInside && areas.allSatisfy(shows)
            isOutside =
                isOutside && mask.isLuminance && areas.count > 1 && shows(areas[0])
                && areas[0].path == first.areas?[0].path
                && areas.dropFirst().allSatisfy { $0.opacity == 1 && $0.luminance == 0 }
        }
        guard isInside || isOutside else {
            throw element.obstacle("has a mask of other colors than white, or of black on white")
        }
        let layers = try self.layers(element, fitter) { time in
            element.mask(at: time)?.areas.map { isOutside ? Array($0.dropFirst()) : $0 } ?? []
        }
        return Mask(layers: layers, isOutside: isOutside)
    }

    /// Returns areas as layers of a mask, whose outlines change where they move.
    private func layers(
        _ element: SceneElement, _ fitter: MovingFitter, _ areas: (Double) -> [MovingArea]
    ) throws(SpecError) -> [VectorPicture.Layer] {
        let first = areas(clock.document(fitter.moments[0]))
        return try first.indices.map { index throws(SpecError) in
            for time in fitter.moments {
                let areas = areas(clock.document(time))
                guard areas.count == first.count, areas[index].isEvenOdd == first[index].isEvenOdd,
                    areas[index].path.hasSameSteps(as: first[index].path)
                else { throw element.obstacle("has a clip or a mask that changes its steps") }
            }
            var outline = try outline(fitter, element) { time in areas(clock.document(time))[index].path }
            outline.isEvenOdd = first[index].isEvenOdd
            return .init(
                layerName("cut"), .area(outline), opacity: .constant(1, for: duration),
                paint: .init(.surface, [Color(rgba: 0xFFFF_FFFF)]))
        }
    }
}

extension MoveChain {
    /// The chain within another one, whose moves belong to something around from now on.
    ///
    /// - Parameters:
    ///   - outer: The chain that this one begins with.
    ///   - moved: The same without its moves.
    func within(_ outer: MoveChain, _ moved: MoveChain) -> MoveChain {
        if outer.moves.count == moved.moves.count { return self }
        return inner
    }
}

extension VectorPicture.Layer {
    /// The layer of a mask, placed by a map.
    fileprivate func carried(by map: Affine) -> Self {
        guard case .area(var outline) = content else { return self }
        var layer = self
        outline.paths = outline.paths.map { $0.placed(map) }
        layer.content = .area(outline)
        return layer
    }
}

extension Path {
    /// Whether both are of the same steps, so that one can become the other.
    func hasSameSteps(as other: Path) -> Bool {
        elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy { own, other in
                switch (own, other) {
                case (.move, .move), (.line, .line), (.curve, .curve), (.close, .close): true
                default: false
                }
            }
    }
}
