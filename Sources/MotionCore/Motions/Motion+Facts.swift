/// The look of a running indicator, by which people search for one.
public enum MotionLook: String, Hashable, Sendable, CaseIterable {
    /// A circle, or a part of one.
    case ring
    /// Bars along a track, or bars beside each other.
    case bars
    /// Spokes around a center.
    case spokes
    /// Discs.
    case dots
    /// Squares.
    case squares
    /// Lines that are drawn, other than circles.
    case lines
    /// Other outlines, which may morph.
    case shapes
    /// Waves.
    case waves

    /// Other words for the look, in lower case.
    public var synonyms: [String] {
        switch self {
        case .ring: ["rings", "circle", "circular", "arc", "arcs", "spinner"]
        case .bars: ["bar", "linear", "line", "rect", "rects", "rectangle", "equalizer"]
        case .spokes: ["spoke", "ticks", "leaves", "petals"]
        case .dots: ["dot", "ball", "balls", "disc", "discs", "bubbles", "points"]
        case .squares: ["square", "blocks", "block", "cubes", "cube", "grid"]
        case .lines: ["stroke", "strokes", "path", "outline"]
        case .shapes: ["shape", "morph", "icon"]
        case .waves: ["wave", "wavy", "squiggly"]
        }
    }
}

extension Motion {
    /// The system or collection that publishes the motion: the text in front of the first colon or comma of ``summary``; nil where
    /// it has no colon.
    public var system: String? {
        let parts = summary.split(separator: ":", maxSplits: 1)
        guard parts.count > 1 else { return nil }
        return parts[0].split(separator: ",").first.map { String($0) }
    }

    /// The license of the source, such as `MIT`, from the last parentheses of ``source``; nil where none is named.
    ///
    /// Numbers are taken over from sources, drawings and code are not.
    public var license: String? {
        guard let open = source.lastIndex(of: "("), source.hasSuffix(")") else { return nil }
        return String(source[source.index(after: open)...].dropLast())
    }

    /// The looks of the figures that move, each once.
    public var looks: [MotionLook] {
        switch kind {
        case .determinate, .arc: return [.ring]
        case .bars: return [.bars]
        case .spokes: return [.spokes]
        case .dots: return [.dots]
        case .drawn(let drawn):
            switch drawn.form {
            case .ringWave, .barWave: return [.waves]
            case .shapes: return [.shapes]
            case .elements(let choreography):
                let seen = Set(choreography.elements.map { $0.look })
                return MotionLook.allCases.filter { seen.contains($0) }
            }
        }
    }
}

extension MovingElement {
    fileprivate var look: MotionLook {
        switch figure {
        case .disc: return .dots
        case .ring, .arc: return .ring
        case .box(_, _, let width, let height, let radius):
            let (short, long) = (min(width, height), max(width, height))
            if radius * 2 >= long { return .dots }
            return short * 1.25 >= long ? .squares : .bars
        case .shape, .outlines: return .shapes
        case .line: return .lines
        }
    }
}
