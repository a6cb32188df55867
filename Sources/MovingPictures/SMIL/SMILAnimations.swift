internal import Basics
internal import SVGDocuments

/// All that moves by elements of SMIL in a drawing.
struct SMILAnimations: Sendable {
    /// Notes on animations that are broken, or never begin, as clauses with their places.
    private(set) var notes: [SVGProblem] = []
    /// The time from which on all values repeat, and their period.
    private(set) var repetition = Repetition()

    private(set) var groups: [TimeGroup] = []
    private(set) var targets: [SMILTarget] = []

    /// The elements and properties that are moved.
    var moved: [(node: Int, property: String)] { targets.map { ($0.node, $0.property) } }

    /// Whether nothing moves.
    var isEmpty: Bool { targets.isEmpty }

    /// Reads and times all animations of a drawing.
    ///
    /// - Throws: ``SVGProblem`` for animations that begin each other too often.
    init(_ drawing: MovingDrawing) throws(SVGProblem) {
        let tree = drawing.tree
        let nodes = tree.nodes.indices.filter { tree[$0].isAnimation }
        for node in tree.nodes.indices where ["animateColor", "discard"].contains(tree[node].name) {
            notes.append(tree[node].problem("\(tree[node].name) is not read; write animate or set"))
        }
        if nodes.isEmpty { return }
        var places: [Int: Int] = [:]
        for (place, node) in nodes.enumerated() { places[node] = place }
        var effects: [SMILEffect?] = []
        var timings: [Timing] = []
        for node in nodes {
            let timing = Timing(
                tree[node], find: { places[tree.animation($0, before: node) ?? -1] },
                refuse: { notes.append(tree[node].named($0)) })
            timings.append(timing)
            effects.append(
                readEffect(of: node, in: drawing, isEndless: timing.simple == ClockValue.indefinite))
        }
        try time(timings, nodes.map { tree[$0] }, effects)
        for index in targets.indices { settle(index, drawing) }
        notes.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    private mutating func readEffect(of node: Int, in drawing: MovingDrawing, isEndless: Bool) -> SMILEffect?
    {
        let element = drawing.tree[node]
        var found: [SVGProblem] = []
        defer { notes += found }
        do throws(SVGProblem) {
            var target = drawing.tree.nodes[node].parent
            if let text = element["href"] ?? element["xlink:href"] {
                target = element.reference.flatMap { drawing.tree[$0] }
                if target == nil {
                    throw element.problem(
                        "it moves \(quoted(text)), which is no element here, so it does nothing")
                }
            }
            guard let target else { return nil }
            let refuse = { (text: String) in found.append(element.named(text)) }
            return element.name == "animateMotion"
                ? try SMILEffect(motion: node, of: target, in: drawing, isEndless: isEndless, refuse: refuse)
                : try SMILEffect(element, of: target, in: drawing, isEndless: isEndless, refuse: refuse)
        } catch {
            found.append(
                SVGProblem(text: "\(element.name): \(error.text)", line: error.line, column: error.column))
            return nil
        }
    }

    /// Times all animations, those that depend on each other together.
    private mutating func time(_ timings: [Timing], _ elements: [SVGElement], _ effects: [SMILEffect?])
        throws(SVGProblem)
    {
        var indices: [SMILTarget.Key: Int] = [:]
        var effort = Effort()
        for members in Timing.groups(timings) {
            var local: [Int: Int] = [:]
            for (place, member) in members.enumerated() { local[member] = place }
            let group = TimeGroup(members.map { timings[$0].renumbered { local[$0] } }, &effort)
            if let endless = group.endless {
                throw elements[members[endless]].problem(
                    "animations begin each other more than \(SMILLimits.maxInstances) times without coming back to where they were; give them longer durations, or let them end"
                )
            }
            if members.allSatisfy({ effects[$0] == nil }) { continue }
            groups.append(group)
            for (place, member) in members.enumerated() {
                guard let effect = effects[member] else { continue }
                let key = SMILTarget.Key(node: effect.node, property: effect.property)
                let target = indices[key] ?? targets.count
                if target == targets.count {
                    indices[key] = target
                    targets.append(SMILTarget(node: key.node, property: key.property))
                }
                targets[target].animations.append(
                    SMILTarget.Animation(
                        effect: effect, timing: timings[member], group: groups.count - 1, place: place,
                        member: member))
            }
            repetition.add(group, members.map { timings[$0] }, members.map { effects[$0] })
        }
        targets.sort { $0.node < $1.node }
    }

    private mutating func settle(_ index: Int, _ drawing: MovingDrawing) {
        targets[index].order()
        let target = targets[index]
        guard target.animations.contains(where: { $0.effect.needsUnderlying }) else { return }
        targets[index].underlying = drawing.underlying(target.property, target.node)
        guard CSSProperties.isInherited(target.property) else { return }
        var node: Int? = target.node
        while let current = node, drawing.declared[current][target.property] == nil {
            node = drawing.tree.nodes[current].parent
            if let node { targets[index].sources.append(node) }
        }
    }

    /// Adds all values at a time to those that are there already.
    ///
    /// - Parameter time: In nanoseconds from the beginning of the document.
    func apply(at time: Int64, to values: inout MovingValues) {
        let time = min(max(time, 0), ClockValue.greatest)
        for target in targets {
            if let property = target.drawn, let value = target.value(at: time, groups, values) {
                values[target.node, property] = value
            }
        }
    }
}

extension SVGElement {
    /// A problem of an animation, which names its element.
    fileprivate func named(_ text: String) -> SVGProblem { problem("\(name): \(text)") }
}
