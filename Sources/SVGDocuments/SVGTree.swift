/// The elements of a drawing in the order in which they begin in the file, each with its place among the others.
package struct SVGTree: Sendable {
    /// An element, with the indices of those around it.
    package struct Node: Sendable {
        /// The element itself.
        package let element: SVGElement
        /// The element that it is in; nil for the outermost one.
        package let parent: Int?
        /// The elements that are in it, in their order.
        package internal(set) var children: [Int]
        /// The place among the children of its parent, from 0.
        package let place: Int
    }

    /// All elements; the outermost one is the first.
    package private(set) var nodes: [Node] = []
    private var ids: [String: Int] = [:]

    /// Numbers the elements of a drawing.
    package init(_ root: SVGElement) { add(root, in: nil, place: 0) }

    private mutating func add(_ element: SVGElement, in parent: Int?, place: Int) {
        let index = nodes.count
        nodes.append(Node(element: element, parent: parent, children: [], place: place))
        // Of several with one id the first counts, as in browsers.
        if let id = element["id"], ids[id] == nil { ids[id] = index }
        for (place, child) in element.children.enumerated() {
            nodes[index].children.append(nodes.count)
            add(child, in: index, place: place)
        }
    }

    /// The index of the element that has an id; nil for none.
    package subscript(id: String) -> Int? { ids[id] }

    /// The element at an index.
    package subscript(index: Int) -> SVGElement { nodes[index].element }

    /// Whether an element is in another one, or is that.
    package func isWithin(_ index: Int, _ outer: Int) -> Bool {
        var next: Int? = index
        while let current = next {
            if current == outer { return true }
            next = nodes[current].parent
        }
        return false
    }
}
