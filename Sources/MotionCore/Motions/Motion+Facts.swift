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

    /// The clause for a motion that has no other, faithful version.
    package var onlyVersion: String {
        seamNote == nil ? "which runs as published" : "which is in the catalog in this version alone"
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
                var seen = Set(choreography.elements.map { $0.look })
                // Bars that are turned about a point are spokes.
                let turned = choreography.elements.count { element in
                    element.look == .bars && element.placings.contains { $0.turns != 0 }
                }
                if turned >= Self.fewestSpokes {
                    seen.remove(.bars)
                    seen.insert(.spokes)
                }
                return MotionLook.allCases.filter { seen.contains($0) }
            }
        }
    }
}

extension Motion {
    /// The fewest bars about a point that look like spokes.
    private static let fewestSpokes = 5
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
        case .line(let line, _, _, _, _):
            let box = line.controlBox
            let middle = (box.low + box.high) * 0.5
            let radii = line.map { ($0.start - middle).length }
            let isRound =
                (radii.max() ?? 0) - (radii.min() ?? 0) < 0.02 * (radii.max() ?? 0) && line.count > 2
            // The corners of a square are as far from its middle as one another, but straight lines lead to them.
            let bends = line.allSatisfy { cubic in
                (cubic.point(at: 0.5) - (cubic.start + cubic.end) * 0.5).length
                    > 0.02 * (cubic.end - cubic.start).length
            }
            return isRound && bends ? .ring : .lines
        }
    }
}
