/// Finds the elements of a drawing that selectors select.
struct CSSMatcher {
    /// The places of an element among the elements of its parent, from 1.
    private struct Place {
        var first = 1, last = 1, firstOfType = 1, lastOfType = 1
    }

    private let tree: SVGTree
    private var places: [Place]
    private let classes: [Set<Substring>]
    /// The work of the tests that have been made: one each, and more for those of long texts.
    private(set) var work = 0

    init(_ tree: SVGTree) {
        self.tree = tree
        places = tree.nodes.map { _ in Place() }
        classes = tree.nodes.map { Set(($0.element["class"] ?? "").split { $0.isWhitespace }) }
        for node in tree.nodes where !node.children.isEmpty {
            var counts: [String: Int] = [:]
            for (place, child) in node.children.enumerated() {
                let count = counts[tree[child].name, default: 0] + 1
                counts[tree[child].name] = count
                places[child] = Place(
                    first: place + 1, last: node.children.count - place, firstOfType: count, lastOfType: 0)
            }
            for child in node.children {
                places[child].lastOfType = (counts[tree[child].name] ?? 1) - places[child].firstOfType + 1
            }
        }
    }

    /// The reasons why a selector does not select, from the nearest to the farthest: none of the elements in question can.
    private enum Outcome { case selects, fails, failsForSiblings, failsForAll }

    /// The classes of an element.
    func classes(of node: Int) -> Set<Substring> { classes[node] }

    mutating func selects(_ selector: CSSSelector, _ node: Int) -> Bool {
        outcome(selector.parts[...], node) == .selects
    }

    private mutating func outcome(_ parts: ArraySlice<CSSSelector.Part>, _ node: Int) -> Outcome {
        guard let part = parts.last else { return .selects }
        work += 1
        for test in part.tests {
            if !passes(test, node) { return .fails }
        }
        let rest = parts.dropLast()
        if rest.isEmpty { return .selects }
        let parent = tree.nodes[node].parent
        switch part.relation {
        case .descendant:
            var next = parent
            while let outer = next {
                let outcome = outcome(rest, outer)
                if outcome == .selects || outcome == .failsForAll { return outcome }
                next = tree.nodes[outer].parent
            }
            return .failsForAll
        case .child:
            guard let parent else { return .failsForAll }
            let outcome = outcome(rest, parent)
            return outcome == .selects || outcome == .failsForAll ? outcome : .failsForSiblings
        case .next:
            guard let parent, tree.nodes[node].place > 0 else { return .failsForSiblings }
            return outcome(rest, tree.nodes[parent].children[tree.nodes[node].place - 1])
        case .later:
            guard let parent else { return .failsForSiblings }
            for place in (0..<tree.nodes[node].place).reversed() {
                let outcome = outcome(rest, tree.nodes[parent].children[place])
                if outcome != .fails { return outcome }
            }
            return .failsForSiblings
        }
    }

    private mutating func passes(_ test: CSSSelector.Test, _ node: Int) -> Bool {
        let element = tree[node]
        work += 1
        switch test {
        case .element(let name): return element.name == name
        case .id(let id): return element["id"] == id
        case .className(let name): return classes[node].contains(Substring(name))
        case .attribute(let test):
            work += (element[test.name]?.utf8.count ?? 0) / 8 * (test.value.utf8.count / 8 + 1)
            return test.accepts(element)
        case .place(let places, let fromEnd, let ofType):
            let own = self.places[node]
            return places.contains(
                ofType ? (fromEnd ? own.lastOfType : own.firstOfType) : fromEnd ? own.last : own.first)
        case .root: return tree.nodes[node].parent == nil
        case .empty: return element.children.isEmpty && element.text.isEmpty
        case .any(let selectors, let isNegated):
            return selectors.contains { selects($0, node) } != isNegated
        case .never: return false
        }
    }
}
