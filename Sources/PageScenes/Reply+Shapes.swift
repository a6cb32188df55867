internal import Basics
internal import Drawing
internal import MotionCore
internal import PageMotions

/// A display list as a page reads it: a number for every case, in the order in which they are declared.
extension Reply {
    mutating func put(_ list: DisplayList) {
        put(list.width)
        put(list.height)
        // Pages draw shapes on each other.
        put(each: list.shapes.flatMap { $0.pieces }) { reply, shape in
            switch shape {
            case .stack, .shadow:
                preconditionFailure("a stack or a shadow is drawn as the shapes that it has")
            case .artwork: preconditionFailure("a page has no artwork, which only files have")
            case .ring(let ring):
                reply.put(0)
                reply.put(ring)
            case .group(let group):
                reply.put(1)
                reply.put(group)
            case .path(let area):
                reply.put(2)
                reply.put(each: area.path.elements) { $0.put($1) }
                reply.put(area.color)
                reply.put(area.opacity)
                reply.put(each: area.hairlines) { $0.put($1) }
            case .text(let text):
                reply.put(3)
                reply.put(text)
            }
        }
    }

    /// Writes a color as a floating-point number, as its 32 bits exceed a signed integer there.
    mutating func put(_ color: Color) {
        let (red, green) = (UInt32(color.red) << 24, UInt32(color.green) << 16)
        put(Double(red | green | UInt32(color.blue) << 8 | UInt32(color.alpha)))
    }

    private mutating func put(_ ring: RingShape) {
        put(ring.centerX)
        put(ring.centerY)
        put(ring.radius)
        put(ring.width)
        if let track = ring.track { put(track) } else { put(-1) }
        put(ring.arc.startDegrees)
        put(ring.arc.sweepDegrees)
        put(ring.arcScale)
        put(ring.cap)
        put(ring.color)
        put(ring.gradient != nil)
        if let gradient = ring.gradient {
            put(each: gradient.gradient.colors) { $0.put($1) }
            put(gradient.span.startDegrees)
            put(gradient.span.sweepDegrees)
        }
        put(ring.under != nil)
        if let under = ring.under {
            put(under.span.startDegrees)
            put(under.span.sweepDegrees)
            put(under.scale)
            put(under.color)
        }
    }

    private mutating func put(_ cap: StrokeCap) {
        switch cap {
        case .butt: put(0)
        case .round: put(1)
        case .square: put(2)
        }
    }

    private mutating func put(_ group: GroupShape) {
        put(group.isTransposed)
        put(group.clips != nil)
        if let clips = group.clips { put(clips.first) }
        put(each: group.parts) { reply, part in
            switch part.figure {
            case .block(let block):
                reply.put(0)
                reply.put(block)
            case .line(let line):
                reply.put(1)
                reply.put(line.x1)
                reply.put(line.y1)
                reply.put(line.x2)
                reply.put(line.y2)
                reply.put(line.width)
                reply.put(line.cap)
            }
            reply.put(part.color)
            reply.put(part.opacity)
            reply.put(part, group.gradient)
        }
    }

    /// The colors that a part has in place of its own, and from where to where they go.
    private mutating func put(_ part: GroupShape.Part, _ gradient: BarGradient?) {
        guard part.isGradient, let gradient, case .block(let block) = part.figure else { return put(false) }
        let ends = gradient.ends(in: block)
        put(true)
        put(each: gradient.gradient.colors) { $0.put($1) }
        put(ends.from)
        put(ends.to)
    }

    private mutating func put(_ block: BlockShape) {
        put(block.x)
        put(block.y)
        put(block.width)
        put(block.height)
        put(block.radius)
    }

    private mutating func put(_ element: Path.Element) {
        switch element {
        case .move(let point):
            put(0)
            put(point)
        case .line(let point):
            put(1)
            put(point)
        case .curve(let a, let b, let point):
            put(2)
            put(a)
            put(b)
            put(point)
        case .close: put(3)
        }
    }

    private mutating func put(_ line: Hairline) {
        put(line.x)
        put(line.y)
        put(line.width)
        put(line.height)
        put(line.corner)
    }

    private mutating func put(_ point: Point) {
        put(point.x)
        put(point.y)
    }

    mutating func put(_ text: TextShape) {
        put(text.block)
        put(text.x)
        put(text.y)
        put(text.width)
        put(text.color)
        put(text.opacity)
        switch text.part {
        case .whole: put(0)
        case .shared(let other):
            put(1)
            put(other)
        case .changed(let other):
            put(2)
            put(other)
        }
    }

    mutating func put(_ block: TextBlock) {
        put(block.text)
        put(block.size)
        put(block.lineHeight)
        put(block.weight.rawValue)
        put(block.letterSpacing)
        put(block.hasTabularFigures)
        put(block.maxWidth)
        put(block.maxLines)
        put(block.alignment.rawValue)
        put(block.direction.rawValue)
    }
}
