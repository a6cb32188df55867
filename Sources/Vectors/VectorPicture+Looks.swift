internal import Drawing

extension VectorPicture {
    /// The screens that a part of a picture is for.
    enum Look: String {
        case light, dark
    }

    /// Returns the groups for all screens: what differs in its colors alone is there once, with those of both looks, and all else once for
    /// each look.
    ///
    /// - Parameter variesMovingColors: Whether colors that change over time can be others on dark screens.
    func groupsOfLooks(variesMovingColors: Bool) -> [Group] {
        darkGroups.isEmpty ? groups : Group.paired(groups, darkGroups, variesMovingColors)
    }
}

extension VectorPicture.Group {
    fileprivate static func paired(_ light: [Self], _ dark: [Self], _ variesMovingColors: Bool) -> [Self] {
        func only(_ groups: [Self], _ look: VectorPicture.Look) -> [Self] {
            groups.map { group in
                var group = group
                group.look = look
                return group
            }
        }
        guard light.count == dark.count else { return only(light, .light) + only(dark, .dark) }
        return zip(light, dark).flatMap { light, dark in
            light.united(with: dark, variesMovingColors).map { [$0] }
                ?? only([light], .light) + only([dark], .dark)
        }
    }

    /// The group for all screens; nil where it differs from the one for dark screens in more than its layers.
    private func united(with dark: Self, _ variesMovingColors: Bool) -> Self? {
        guard clip == dark.clip, isOutside == dark.isOutside, moves == dark.moves, opacity == dark.opacity,
            layers.count == dark.layers.count, parts.count == dark.parts.count,
            mask.count == dark.mask.count, zip(mask, dark.mask).allSatisfy({ $0.hasShape(of: $1) })
        else { return nil }
        var group = self
        group.layers = zip(layers, dark.layers).flatMap { light, dark in
            if let both = light.united(with: dark, variesMovingColors) { return [both] }
            var (light, dark) = (light, dark)
            (light.look, dark.look) = (.light, .dark)
            return [light, dark]
        }
        group.parts = Self.paired(parts, dark.parts, variesMovingColors)
        return group
    }
}

extension VectorPicture.Layer {
    /// Whether both layers differ in their paints at most.
    fileprivate func hasShape(of other: Self) -> Bool {
        content == other.content && opacity == other.opacity && moves == other.moves
    }

    /// The layer for all screens; nil where it differs from the one for dark screens in more than its colors.
    fileprivate func united(with dark: Self, _ variesMovingColors: Bool) -> Self? {
        guard hasShape(of: dark), let paint = paint.united(with: dark.paint, variesMovingColors) else {
            return nil
        }
        var layer = self
        layer.paint = paint
        return layer
    }
}

extension VectorPicture.Paint {
    fileprivate func united(with dark: Self, _ variesMovingColors: Bool) -> Self? {
        guard role == dark.role, ends == dark.ends, isVertical == dark.isVertical, place == dark.place,
            colors.count == dark.colors.count, shading?.plain == dark.shading?.plain
        else { return nil }
        if colors == dark.colors { return self }
        if let place, place.constant == nil, !variesMovingColors { return nil }
        var paint = self
        paint.darkColors = dark.colors
        return paint
    }
}

extension AreaGradient {
    /// The gradient without its colors.
    fileprivate var plain: Self {
        var gradient = self
        for index in stops.indices { gradient.stops[index].ink = .chosen(alpha: 1) }
        return gradient
    }
}
