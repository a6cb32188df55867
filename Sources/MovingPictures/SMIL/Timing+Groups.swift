internal import SVGDocuments

extension Timing {
    /// The indices of timings that depend on each other, in their order.
    static func groups(_ timings: [Timing]) -> [[Int]] {
        var leaders = Array(timings.indices)
        func leader(_ index: Int) -> Int {
            var current = index
            while leaders[current] != current {
                leaders[current] = leaders[leaders[current]]
                current = leaders[current]
            }
            return current
        }
        for (index, timing) in timings.enumerated() {
            for base in (timing.begins + timing.ends).compactMap({ $0.base }) {
                let (a, b) = (leader(index), leader(base))
                leaders[max(a, b)] = min(a, b)
            }
        }
        var groups: [[Int]] = []
        var places: [Int: Int] = [:]
        for index in timings.indices {
            let leader = leader(index)
            if let place = places[leader] {
                groups[place].append(index)
            } else {
                places[leader] = groups.count
                groups.append([index])
            }
        }
        return groups
    }

    /// The same with other numbers of its bases.
    func renumbered(_ number: (Int) -> Int?) -> Timing {
        var result = self
        for index in begins.indices { result.begins[index].base = begins[index].base.flatMap(number) }
        for index in ends.indices { result.ends[index].base = ends[index].base.flatMap(number) }
        return result
    }
}

extension SVGTree {
    /// The animation of an id, or the one before another if that is asked for; nil for none.
    func animation(_ id: String, before node: Int) -> Int? {
        if let found = self[id] { return self[found].isAnimation ? found : nil }
        guard id == "prev", let parent = nodes[node].parent else { return nil }
        return nodes[parent].children.last { $0 < node && self[$0].isAnimation }
    }
}

extension Repetition {
    /// Adds what repeats in a group.
    mutating func add(_ group: TimeGroup, _ timings: [Timing], _ effects: [SMILEffect?]) {
        lead = max(lead, group.lead)
        meet(group.period)
        for (place, list) in group.intervals.enumerated() {
            // One that never ends goes on by itself.
            guard let effect = effects[place], let last = list.last, last.end == ClockValue.indefinite,
                last.from <= group.lead, !effect.isConstant
            else { continue }
            let timing = timings[place]
            if timing.simple != ClockValue.indefinite, timing.intermediate == ClockValue.indefinite {
                meet(effect.accumulates ? nil : timing.simple)
            } else if timing.intermediate != ClockValue.indefinite {
                lead = max(lead, ClockValue.sum(last.begin, timing.intermediate))
            }
        }
    }
}
