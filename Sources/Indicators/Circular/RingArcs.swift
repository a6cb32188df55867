package import Drawing

/// The arcs of a ring from back to front, without the rest of its picture, for tracing them over time.
package struct RingArcs {
    /// The arcs, each with its stroke as a fraction of the ring's.
    package private(set) var arcs: [RingShape.Arc] = []
    private let stroke: Double

    /// Creates an empty list of arcs of a ring.
    package init(_ ring: CircularIndicator) { stroke = ring.stroke }

    /// Removes all arcs and keeps their storage.
    package mutating func reset() { arcs.removeAll(keepingCapacity: true) }
}

/// A target that a ring is drawn into, from back to front.
protocol RingSink {
    mutating func add(_ ring: RingShape)
    mutating func add(_ stack: StackShape)
}

extension DisplayList: RingSink {
    mutating func add(_ ring: RingShape) { shapes.append(.ring(ring)) }

    mutating func add(_ stack: StackShape) { shapes.append(.stack(stack)) }
}

extension RingArcs: RingSink {
    mutating func add(_ ring: RingShape) {
        if let under = ring.under { arcs.append(under) }
        arcs.append(RingShape.Arc(ring.arc, scale: ring.arcScale * ring.width / stroke, ring.color))
    }

    mutating func add(_ stack: StackShape) {
        stack.forEachArea { area, layer in
            guard case .arc(let arc) = area else { return }
            arcs.append(RingShape.Arc(arc.span, scale: arc.width / stroke, stack.layers[layer].color))
        }
    }
}
