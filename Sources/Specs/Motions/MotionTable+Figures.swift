internal import Basics
internal import Drawing
internal import MotionCore

/// The figures of elements.
extension MotionCoder {
    mutating func figure(
        _ kind: MotionFields.Figure, _ figure: MovingElement.Figure?
    ) -> MovingElement.Figure? {
        if kind == .path {
            var outlines: [[[ShapeCubic]]]?
            if case .outlines(let own)? = figure { outlines = own }
            return optional(
                "path", .outlines, outlines,
                "Path data as in SVG, filled by the nonzero rule; or a list of paths of the same commands, which morph goes through."
            ).map { .outlines($0) }
        }
        if kind == .line {
            let row = MotionRow<MovingElement.Figure>(key: kind.rawValue)
            return map(row, figure) { $0.line($1) }
        }
        let row = MotionRow<MovingElement.Figure>(
            key: kind.rawValue, isInline: [.disc, .ring, .box].contains(kind))
        return map(row, figure) { $0.figureRows(kind, $1) }
    }

    private mutating func figureRows(
        _ kind: MotionFields.Figure, _ figure: MovingElement.Figure?
    ) -> MovingElement.Figure {
        let numbers = figure?.numbers
        if kind == .shape {
            var old: MaterialShape?
            if case .shape(let shape, _, _, _)? = figure { old = shape }
            return self.shape(old) { coder, shape in
                let (x, y) = coder.place(numbers)
                return .shape(shape, x: x, y: y, r: coder.extent("r", numbers?[2]))
            }
        }
        let (x, y) = place(numbers)
        if kind == .box {
            return .box(
                x: x, y: y, width: extent("width", numbers?[2]), height: extent("height", numbers?[3]),
                radius: value("radius", .extent, numbers?[4], default: 0))
        }
        let r = extent("r", numbers?[2])
        if kind == .disc { return .disc(x: x, y: y, r: r) }
        let stroke = extent("stroke", numbers?[3])
        if kind == .ring { return .ring(x: x, y: y, r: r, stroke: stroke) }
        var fades: Bool?
        var oldCap: Motion.Cap?
        if case .arc(_, _, _, _, _, _, let cap, let own)? = figure { (oldCap, fades) = (cap, own) }
        return .arc(
            x: x, y: y, r: r, stroke: stroke,
            start: stated("start", .angle(in: -360...360), numbers?[4], default: 0),
            sweep: required("sweep", .angle(in: 0...360), numbers?[5]),
            cap: value("cap", .choice("cap", .butt), oldCap, default: .butt),
            fadesIn: value(
                "fades-in", .flag, fades, default: false,
                "Whether it grows opaque toward its end; it then has no caps, and always this length."))
    }

    private mutating func line(_ figure: MovingElement.Figure?) -> MovingElement.Figure {
        var old: (path: PathLine?, stroke: Double?, cap: Motion.Cap?, join: MovingElement.Join?)
        if case .line(let line, let isClosed, let stroke, let cap, let join)? = figure {
            old = (PathLine(line, isClosed: isClosed), stroke, cap, join)
        }
        let line = required(
            "path", .line, old.path, "Path data as in SVG, of one line; closed with Z.")
        return .line(
            line.cubics, isClosed: line.isClosed, stroke: extent("stroke", old.stroke),
            cap: value("cap", .choice("cap", .butt), old.cap, default: .butt),
            join: value("join", .choice("join", .miter), old.join, default: .miter))
    }

    private mutating func place(_ numbers: [Double]?) -> (Double, Double) {
        (required("x", .coordinate, numbers?[0]), required("y", .coordinate, numbers?[1]))
    }

    private mutating func extent(_ key: String, _ length: Double?) -> Double {
        required(key, .extent, length)
    }
}

extension MovingElement.Figure {
    var kind: MotionFields.Figure {
        switch self {
        case .disc: .disc
        case .ring: .ring
        case .box: .box
        case .arc: .arc
        case .shape: .shape
        case .outlines: .path
        case .line: .line
        }
    }

    /// Its place and its lengths, in the order of their keys.
    fileprivate var numbers: [Double] {
        switch self {
        case .disc(let x, let y, let r), .shape(_, let x, let y, let r): [x, y, r]
        case .ring(let x, let y, let r, let stroke): [x, y, r, stroke]
        case .box(let x, let y, let width, let height, let radius): [x, y, width, height, radius]
        case .arc(let x, let y, let r, let stroke, let start, let sweep, _, _):
            [x, y, r, stroke, start, sweep]
        case .outlines, .line: []
        }
    }

    /// The reason why a property that other figures of the kind have has no effect on this one; nil for another.
    func obstacle(to property: ElementTrack.Property) -> Message? {
        switch self {
        case .outlines where property == .morph: "there is one path, and nothing to morph into; list several"
        case .line where property == .trimOffset:
            "only a closed line goes on at its beginning; end the path with Z, or move trimStart and trimEnd"
        case .arc(_, _, _, _, _, _, _, fadesIn: true)
        where [.start, .sweep, .r, .strokeWidth].contains(property):
            "an arc that fades in keeps its length and width; leave out fades-in, or turn it with rotation"
        default: nil
        }
    }
}
