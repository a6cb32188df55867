internal import Drawing
internal import MotionCore

/// Parts of one role that lie equally deep, in the order of layers from back to front.
enum Strand: Int, CaseIterable {
    case track
    /// Values behind a second one.
    case behind
    case second
    case buffer
    case stop
    case value

    /// Returns the name of a layer of the strand, in which a value is a figure such as an arc or a bar.
    func name(_ figure: String) -> String {
        switch self {
        case .track: "track"
        case .behind: "\(figure)-behind"
        case .second: "second"
        case .buffer: "buffer"
        case .stop: "stop"
        case .value: figure
        }
    }
}

/// The parts of an indicator at any time, by role and index: arcs from back to front, bars from front to back.
struct PartMoments {
    /// A part at one time.
    struct Part {
        let strand: Strand
        /// The index among the parts of the strand.
        let index: Int
        let figure: Figure
        let opacity: Double
    }

    enum Figure {
        case arc(RingShape.Arc)
        case block(BlockShape)
    }

    /// The width of a whole stroke, of which those of arcs are shares.
    private let stroke: Double
    /// Draws the indicator at a time.
    private let draw: (Double, inout DisplayList) -> Void
    private var list = DisplayList(width: 0, height: 0)
    private var known = KnownMoments<Part>()

    init(stroke: Double, _ draw: @escaping (Double, inout DisplayList) -> Void) {
        self.stroke = stroke
        self.draw = draw
    }

    /// Returns all parts at a time.
    mutating func parts(at time: Double) -> ArraySlice<Part> {
        if let found = known.indices(of: time) { return known.elements[found] }
        list.reset(width: 0, height: 0)
        draw(time, &list)
        let added = known.add(list.parts(stroke))
        return known.elements[added]
    }

    /// Returns an arc at a time; nil where its strand has fewer.
    mutating func arc(_ strand: Strand, _ index: Int, at time: Double) -> RingShape.Arc? {
        guard case .arc(let arc)? = figure(strand, index, at: time) else { return nil }
        return arc
    }

    /// Returns a block at a time; nil where its strand has fewer.
    mutating func block(_ strand: Strand, _ index: Int, at time: Double) -> BlockShape? {
        guard case .block(let block)? = figure(strand, index, at: time) else { return nil }
        return block
    }

    private mutating func figure(_ strand: Strand, _ index: Int, at time: Double) -> Figure? {
        parts(at: time).first { $0.strand == strand && $0.index == index }?.figure
    }
}

extension DisplayList {
    /// The arcs of rings and stacks from back to front, or the blocks of the first group from front to back: segments of a bar
    /// are groups of the same blocks.
    fileprivate func parts(_ stroke: Double) -> [PartMoments.Part] {
        var parts: [PartMoments.Part] = []
        if case .group(let group)? = shapes.first {
            var hasSecond = false
            for part in group.parts {
                guard case .block(let block) = part.figure else { continue }
                hasSecond = hasSecond || part.role == .second
                parts.append(
                    .init(
                        strand: Strand(part.role, isBehind: hasSecond), index: Int(part.index),
                        figure: .block(block), opacity: part.opacity))
            }
            return parts
        }
        let arcs = arcs(stroke)
        // An arc that is empty at this time may begin to show at once, but hides nothing.
        let front = arcs.lastIndex { $0.role == .second && !$0.span.isEmpty } ?? 0
        for (place, arc) in arcs.enumerated() {
            let strand = Strand(arc.role, isBehind: place < front)
            let index = parts.count { $0.strand == strand }
            parts.append(.init(strand: strand, index: index, figure: .arc(arc), opacity: 1))
        }
        return parts
    }

    /// Returns the arcs from back to front.
    private func arcs(_ stroke: Double) -> [RingShape.Arc] {
        var arcs: [RingShape.Arc] = []
        for shape in shapes {
            switch shape {
            case .ring(let ring):
                if let under = ring.under { arcs.append(under) }
                let scale = ring.arcScale * ring.width / stroke
                arcs.append(RingShape.Arc(ring.arc, scale: scale, ring.color, role: ring.role))
            case .stack(let stack):
                stack.forEachArea { area, index in
                    guard case .arc(let arc) = area else { return }
                    let layer = stack.layers[index]
                    let scale = arc.width / stroke
                    arcs.append(RingShape.Arc(arc.span, scale: scale, layer.color, role: layer.role))
                }
            case .group, .path, .shadow, .text: break
            }
        }
        return arcs
    }
}

extension Strand {
    fileprivate init(_ role: PartRole, isBehind: Bool) {
        self =
            switch role {
            case .track: .track
            case .second: .second
            case .buffer: .buffer
            case .stop: .stop
            case .value, .surface, .sign, .text: isBehind ? .behind : .value
            }
    }
}
