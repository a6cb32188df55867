package import Drawing
internal import MotionCore

/// Bars with an effect.
extension LinearIndicator {
    /// Adds parts in their places from left to right with the effect on those that show a value, as areas that share pixels.
    func draw(_ parts: [GroupShape.Part], _ effect: BarEffect, into list: inout DisplayList) {
        let clips = clips
        var layers: [StackShape.Layer] = []
        for part in parts {
            guard case .block(let block) = part.figure else { continue }
            let areas = clips.compactMap { $0.area(of: block) }
            let color = part.color.faded(part.opacity)
            if part.role == .value {
                layers.append(layer(lit(block, areas, effect), effect.color(on: color), part.role))
            }
            layers.append(layer(areas, color, part.role))
        }
        list.shapes.append(.stack(StackShape(layers.filter { !$0.areas.isEmpty }, .crossing)))
    }

    /// Returns the areas of an effect on a bar, which has these areas.
    private func lit(_ bar: BlockShape, _ areas: [Path], _ effect: BarEffect) -> [Path] {
        let ends = (left: max(bar.x, x), right: min(bar.x + bar.width, x + width))
        return areas.flatMap { effect.areas(on: $0, of: ends, from: Point(x: x, y: y)) }
    }

    /// Returns the part of a bar that shows on a horizontal track.
    package func area(of bar: BlockShape) -> Path { .joined(clips.compactMap { $0.area(of: bar) }) }

    /// Returns the area of an effect on a bar of a horizontal track, at the bar's place in the reading direction.
    package func area(of effect: BarEffect, on bar: BlockShape) -> Path {
        var track = self
        track.isVertical = false
        var bar = bar
        bar.x = x + direction.left(bar.x - x, width: bar.width, in: width)
        let areas = lit(bar, clips.compactMap { $0.area(of: bar) }, effect)
        return .joined(areas.map { $0.mapped(track.placed) })
    }

    /// The outlines of the track, or of all its segments.
    private var clips: [BlockShape] {
        (cuts?.spans(along: width) ?? [BarSpan(tail: 0, head: 1)]).map { span in
            BlockShape(
                x: x + span.tail * width, y: y, width: span.length * width, height: height, radius: radius)
        }
    }

    private func layer(_ areas: [Path], _ color: Color, _ role: PartRole) -> StackShape.Layer {
        StackShape.Layer(areas.map { .path($0.mapped(placed)) }, color, role: role)
    }

    /// Returns the place of a point of a track that runs from left to right.
    private func placed(_ point: Point) -> Point {
        let left = direction == .rtl ? x + width - (point.x - x) : point.x
        return isVertical ? Point(x: point.y, y: left) : Point(x: left, y: point.y)
    }
}

extension BlockShape {
    /// The part of another block within this one; nil for none.
    fileprivate func area(of block: BlockShape) -> Path? {
        let (left, right) = (max(x, block.x), min(x + width, block.x + block.width))
        guard right > left else { return nil }
        let isRound = block.radius > 0 && block.radius == radius && width >= 2 * radius
        if isRound, block.height == height {
            return .block(BlockShape(x: left, y: y, width: right - left, height: height, radius: radius))
        }
        // A dot lies within the end of its track.
        if block.height < height { return .block(block) }
        let whole = Path.rectangle(x: x, y: y, width: width, height: height, radius: min(radius, width / 2))
        if left == x, right == x + width { return whole }
        return whole.cut(to: Extent(left: left, top: y - 1, right: right, bottom: y + height + 1))
    }
}

extension Path {
    /// The areas of several paths.
    fileprivate static func joined(_ paths: [Path]) -> Path { paths.reduce(into: Path()) { $0.add($1) } }
}
