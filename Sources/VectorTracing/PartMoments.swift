internal import Drawing
internal import MotionCore

/// The parts of an indicator at any time, by role and index: arcs from back to front, other figures from front to back.
struct PartMoments {
    /// A part at one time.
    struct Part {
        let role: PartRole
        /// The index among the parts of the role.
        let index: Int
        let form: Form
        let opacity: Double
    }

    enum Form {
        case arc(RingShape.Arc)
        case figure(Figure)
    }

    /// The width of a whole stroke, of which those of arcs are shares.
    private let stroke: Double
    /// Draws the indicator at a time.
    private let draw: (Double, inout DisplayList) -> Void
    private var list = DisplayList(width: 0, height: 0)
    /// The parts of all times that came up, one time after the other.
    private var known: [Part] = []
    private var times = KnownTimes()
    /// The end of each time's parts, which begin at the end of those of the time that came up before.
    private var ends: [Int] = []

    init(stroke: Double = 1, _ draw: @escaping (Double, inout DisplayList) -> Void) {
        self.stroke = stroke
        self.draw = draw
    }

    /// Returns all parts at a time.
    mutating func parts(at time: Double) -> ArraySlice<Part> {
        let number = times.number(of: time)
        if number == ends.count {
            list.reset(width: 0, height: 0)
            draw(time, &list)
            known += list.parts(stroke)
            ends.append(known.count)
        }
        return known[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
    }

    /// Returns a part at a time; nil where its role has fewer.
    mutating func part(_ role: PartRole, _ index: Int, at time: Double) -> Part? {
        parts(at: time).first { $0.role == role && $0.index == index }
    }

    /// Returns an arc at a time; nil where its role has fewer.
    mutating func arc(_ role: PartRole, _ index: Int, at time: Double) -> RingShape.Arc? {
        guard case .arc(let arc)? = part(role, index, at: time)?.form else { return nil }
        return arc
    }

    /// Returns a block at a time; nil where its role has fewer.
    mutating func block(_ role: PartRole, _ index: Int, at time: Double) -> BlockShape? {
        guard case .figure(.block(let block))? = part(role, index, at: time)?.form else { return nil }
        return block
    }
}

extension DisplayList {
    /// The arcs of rings and stacks from back to front, or the figures of the first group from front to back: segments of a bar
    /// are groups of the same figures.
    fileprivate func parts(_ stroke: Double) -> [PartMoments.Part] {
        var parts: [PartMoments.Part] = []
        if case .group(let group)? = shapes.first {
            var hasSecond = false
            for part in group.parts {
                hasSecond = hasSecond || part.role == .second
                let role = part.role.seen(isBehind: hasSecond)
                parts.append(
                    .init(
                        role: role, index: Int(part.index), form: .figure(part.figure), opacity: part.opacity)
                )
            }
            return parts
        }
        let arcs = arcs(stroke)
        // An arc that is empty at this time may begin to show at once, but hides nothing.
        let front = arcs.lastIndex { $0.role == .second && !$0.span.isEmpty } ?? 0
        for (place, arc) in arcs.enumerated() {
            let role = arc.role.seen(isBehind: place < front)
            let index = parts.count { $0.role == role }
            parts.append(.init(role: role, index: index, form: .arc(arc), opacity: 1))
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
            case .group, .path, .artwork, .shadow, .text: break
            }
        }
        return arcs
    }
}

extension PartRole {
    /// The role of a part that lies behind a second value, or does not.
    fileprivate func seen(isBehind: Bool) -> PartRole { self == .value && isBehind ? .behind : self }

    /// Returns the name of a layer, in which a value is a figure such as an arc or a bar.
    func name(_ figure: String) -> String {
        switch self {
        case .value: figure
        case .behind: "\(figure)-behind"
        case .surface: "page"
        case .track: "track"
        case .second: "second"
        case .buffer: "buffer"
        case .stop: "stop"
        case .sign: "sign"
        case .text: "text"
        }
    }
}
