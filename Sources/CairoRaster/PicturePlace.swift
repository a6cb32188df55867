internal import Drawing
internal import MotionCore

/// The place of a picture on its canvas.
struct PicturePlace: Hashable {
    /// The scale from points to pixels, and the position of the picture on the canvas in pixels.
    let scale, insetX, insetY: Double
    /// The size of the canvas in pixels.
    let width, height: Int

    /// The shapes with their lines moved onto whole pixels where they are to lie on such.
    func onPixels(_ shapes: [Shape]) -> [Shape] {
        shapes.onPixels(scale: scale, insetX: insetX, insetY: insetY)
    }

    /// A figure in pixels.
    func figure(_ figure: Figure) -> PixelFigure {
        PixelFigure(figure, scale: scale, insetX: insetX, insetY: insetY)
    }

    /// A ring in pixels.
    func geometry(_ ring: RingShape) -> RingGeometry {
        let center = Point(x: insetX + ring.centerX * scale, y: insetY + ring.centerY * scale)
        return RingGeometry(
            width: width, height: height, center: center, radius: ring.radius * scale,
            stroke: ring.width * scale,
            isCentered: center == Point(x: Double(width) / 2, y: Double(height) / 2))
    }

    /// An area in pixels.
    func outline(of area: StackShape.Area) -> Path {
        area.outline.placed(scale: scale, x: insetX, y: insetY)
    }

    /// The pixels that an area can touch; nil for none.
    func bounds(of area: StackShape.Area) -> PixelRect? {
        let rect = outline(of: area).bounds(width, height)
        return rect.intersection(rect)
    }

    /// The pixels that layers can touch; nil for none.
    func bounds(of stack: StackShape) -> PixelRect? {
        var box: PixelRect?
        var ring: ArcShape?
        for area in stack.layers.lazy.flatMap({ $0.areas }) {
            var part = area
            if case .arc(var arc) = area {
                // The whole ring, with the corners of square caps outside of it, holds all of its arcs.
                (arc.span, arc.cap, arc.width) = (ArcSpan(start: 0, sweep: 1), .butt, 2 * arc.width)
                if arc == ring { continue }
                ring = arc
                part = .arc(arc)
            }
            if let bounds = bounds(of: part) { box = box?.union(bounds) ?? bounds }
        }
        return box
    }

    /// The same place with x and y exchanged.
    var transposed: PicturePlace {
        PicturePlace(scale: scale, insetX: insetY, insetY: insetX, width: height, height: width)
    }

    /// The pixels that a group can touch; nil for none.
    func bounds(of group: GroupShape) -> PixelRect? {
        if group.isTransposed { return transposed.bounds(of: group.upright)?.transposed }
        let boxes = group.parts.map { box(of: $0, in: group) }
        guard let first = boxes.first else { return nil }
        return PixelRect(around: boxes.dropFirst().reduce(first) { $0.union($1) }, width, height)
    }

    /// The pixels that a part of a group can touch; nil for none.
    func bounds(of part: GroupShape.Part, in group: GroupShape) -> PixelRect? {
        if group.isTransposed { return transposed.bounds(of: part, in: group.upright)?.transposed }
        return PixelRect(around: box(of: part, in: group), width, height)
    }

    /// The pixels in which a part of a group differs from another in its place, around both of its ends, of which the left one is the
    /// upper one of what is transposed; nil where more differs, or may differ.
    func changes(
        of new: GroupShape.Part, since old: GroupShape.Part, in group: GroupShape
    ) -> (left: PixelRect?, right: PixelRect?)? {
        if group.isTransposed {
            return transposed.changes(of: new, since: old, in: group.upright).map {
                ($0.left?.transposed, $0.right?.transposed)
            }
        }
        var other = old
        other.figure = new.figure
        // A gradient extends from end to end.
        guard other == new, !new.isGradient,
            let changes = BlockChanges(of: figure(new.figure), since: figure(old.figure))
        else { return nil }
        let clip = group.clips.map { figure(.block($0.bounds)).box }
        func pixels(_ box: Box?) -> PixelRect? {
            box.flatMap { PixelRect(around: $0.intersection(clip), width, height) }
        }
        return (pixels(changes.left), pixels(changes.right))
    }

    private func box(of part: GroupShape.Part, in group: GroupShape) -> Box {
        figure(part.figure).box.intersection(group.clips.map { figure(.block($0.bounds)).box })
    }
}

extension BlockShape {
    /// The area to which the block clips: corners have half its width as their radius at most.
    var outline: Figure {
        guard width < 2 * radius, width > 0 else { return .block(self) }
        if 2 * radius < height {
            return .block(BlockShape(x: x, y: y, width: width, height: height, radius: width / 2))
        }
        let middle = x + width / 2
        return .line(
            LineShape(
                x1: middle, y1: y + width / 2, x2: middle, y2: y + height - width / 2, width: width,
                cap: .round))
    }
}

extension GroupShape {
    /// The same group without its coordinates exchanged.
    var upright: GroupShape {
        var group = self
        group.isTransposed = false
        return group
    }
}
