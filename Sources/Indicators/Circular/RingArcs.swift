package import Drawing

/// The arcs of a ring from back to front, and nothing else of its picture: for whoever follows them from time to time.
package struct RingArcs {
    /// Each as wide as a fraction of the ring.
    package private(set) var arcs: [RingShape.Arc] = []
    private let stroke: Double

    /// No arcs of a ring.
    package init(_ ring: CircularIndicator) { stroke = ring.stroke }

    /// Takes all arcs away and keeps their storage.
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
