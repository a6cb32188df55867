internal import Drawing
internal import SVGDocuments

extension PictureBuilder {
    /// The elements of a filter that are read.
    static let primitives: Set = [
        "feGaussianBlur", "feColorMatrix", "feBlend", "feComposite", "feOffset", "feMerge", "feFlood",
        "feDropShadow", "feComponentTransfer", "feMorphology",
    ]

    /// The most steps of a filter, each of which is a picture of its own.
    static let maxSteps = 100

    /// Returns parts as a filter shows them.
    func filtered(
        _ items: [Artwork.Item], by filter: Int, of node: Int, in place: Place
    ) -> [Artwork.Item] {
        guard let region = regionBox(of: filter, "filterUnits", for: node, in: place) else { return [] }
        var reader = FilterReader(moment: moment, filter: filter, room: region)
        if tree[filter]["primitiveUnits"] == "objectBoundingBox" {
            guard let box = bounds(of: node, in: place.viewport) else { return [] }
            reader.box = box
        }
        for child in tree.nodes[filter].children where Self.primitives.contains(tree[child].name) {
            reader.add(child)
        }
        let filter = ArtworkFilter(reader.steps, region: region, placing: place.transform)
        return [.filtered(items, filter)]
    }
}

/// Reads the steps of a filter.
private struct FilterReader {
    let moment: Moment
    let filter: Int
    /// The box of whose sides lengths are shares; nil where they are in the units of the element.
    var box: Extent?
    /// The region of the filter.
    let room: Extent
    private(set) var steps: [ArtworkFilter.Step] = []
    /// The steps by the names of their results.
    private var names: [String: Int] = [:]

    init(moment: Moment, filter: Int, room: Extent) {
        self.moment = moment
        self.filter = filter
        self.room = room
    }

    mutating func add(_ node: Int) {
        steps.append(.init(change(node), isLinear: isLinear(node), region: region(node)))
        if let name = moment.tree[node]["result"] { names[name] = steps.count - 1 }
    }

    private func change(_ node: Int) -> ArtworkFilter.Change {
        let first = input("in", node)
        switch moment.tree[node].name {
        case "feGaussianBlur":
            let (x, y) = pair(.stdDeviation, node, 0)
            return x < 0 || y < 0 ? .merge([first]) : .blur(first, across(x), down(y))
        case "feColorMatrix": return .matrix(first, matrix(node))
        case "feBlend":
            let mode = moment.word(.mode, node).flatMap { BlendMode(rawValue: $0) } ?? .normal
            return .blend(first, over: input("in2", node), mode)
        case "feComposite": return .composite(first, input("in2", node), composition(node))
        case "feOffset": return .offset(first, across(number(.dx, node)), down(number(.dy, node)))
        case "feMerge": return .merge(inputs(node))
        case "feFlood": return .flood(flood(node))
        case "feDropShadow":
            let (x, y) = pair(.stdDeviation, node, 2)
            return .shadow(
                first, x: across(number(.dx, node, 2)), y: down(number(.dy, node, 2)),
                blurX: across(max(x, 0)), blurY: down(max(y, 0)), flood(node))
        case "feComponentTransfer":
            return .transfer(
                first, red: transfer("feFuncR", node), green: transfer("feFuncG", node),
                blue: transfer("feFuncB", node), alpha: transfer("feFuncA", node))
        case "feMorphology":
            let (x, y) = pair(.radius, node, 0)
            return .morphology(
                first, across(max(x, 0)), down(max(y, 0)),
                isDilated: moment.word(.operation, node) == "dilate")
        default: return .merge([first])
        }
    }

    // MARK: Attributes

    private func input(_ attribute: String, _ node: Int) -> ArtworkFilter.Input {
        switch moment.tree[node][attribute] {
        case nil: return .previous
        case "SourceGraphic": return .source
        case "SourceAlpha": return .sourceAlpha
        case let name?: return names[name].map { .result($0) } ?? (isPaint(name) ? .nothing : .previous)
        }
    }

    /// All inputs of a step.
    private func inputs(_ node: Int) -> [ArtworkFilter.Input] {
        switch moment.tree[node].name {
        case "feFlood": return []
        case "feBlend", "feComposite": return [input("in", node), input("in2", node)]
        case "feMerge": return mergeNodes(node).map { input("in", $0) }
        default: return [input("in", node)]
        }
    }

    private func mergeNodes(_ node: Int) -> [Int] {
        moment.tree.nodes[node].children.filter { moment.tree[$0].name == "feMergeNode" }
    }

    private func isPaint(_ name: String) -> Bool {
        ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"].contains(name)
    }

    private func number(_ attribute: MovingProperty, _ node: Int, _ usual: Double = 0) -> Double {
        moment.number(attribute, node) ?? usual
    }

    private func numbers(_ attribute: MovingProperty, _ node: Int) -> [Double] {
        if let list = moment.list(attribute, node) { return list.map { $0.length(of: 1) } }
        let text = moment.tree[node][attribute.name] ?? ""
        return text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    }

    private func pair(_ attribute: MovingProperty, _ node: Int, _ usual: Double) -> (Double, Double) {
        let numbers = numbers(attribute, node)
        let first = numbers.first ?? usual
        return (first, numbers.count > 1 ? numbers[1] : first)
    }

    private func across(_ length: Double) -> Double { box.map { length * $0.width } ?? length }

    private func down(_ length: Double) -> Double { box.map { length * $0.height } ?? length }

    private func flood(_ node: Int) -> Ink {
        let color: MovingColor =
            switch moment.value(.floodColor, node) {
            case .color(let color)?: color
            case .word("currentcolor")?: moment.color(of: node)
            default: .black
            }
        return .color(color.color(opacity: min(max(number(.floodOpacity, node, 1), 0), 1)))
    }

    private func isLinear(_ node: Int) -> Bool {
        var next: Int? = node
        while let current = next {
            if let word = moment.word(.colorInterpolationFilters, current) { return word != "srgb" }
            next = moment.tree.nodes[current].parent
        }
        return true
    }

    /// The part of the filter's region in which a step shows something; nil for all of it.
    private func region(_ node: Int) -> Extent? {
        let stated = [MovingProperty.x, .y, .width, .height].map { moment.length($0, node) }
        let usual = region(of: inputs(node))
        guard stated.contains(where: { $0 != nil }) else { return usual }
        let whole = usual ?? room
        let left = stated[0].map { across($0.user) + (box?.left ?? 0) } ?? whole.left
        let top = stated[1].map { down($0.user) + (box?.top ?? 0) } ?? whole.top
        return Extent(
            left: left, top: top, right: left + max(stated[2].map { across($0.user) } ?? whole.width, 0),
            bottom: top + max(stated[3].map { down($0.user) } ?? whole.height, 0))
    }

    /// The least rectangle around the regions of inputs; nil for all of the filter's region, which the source has, and what has no inputs.
    private func region(of inputs: [ArtworkFilter.Input]) -> Extent? {
        var union: Extent?
        for input in inputs {
            let index: Int
            switch input {
            case .previous: index = steps.count - 1
            case .result(let earlier): index = earlier
            case .source, .sourceAlpha, .nothing: return nil
            }
            guard steps.indices.contains(index), let region = steps[index].region else { return nil }
            let other = union ?? region
            union = Extent(
                left: min(region.left, other.left), top: min(region.top, other.top),
                right: max(region.right, other.right), bottom: max(region.bottom, other.bottom))
        }
        return union
    }

    private func composition(_ node: Int) -> ArtworkFilter.Composition {
        switch moment.word(.operation, node) {
        case "in": .in
        case "out": .out
        case "atop": .atop
        case "xor": .xor
        case "lighter": .lighter
        case "arithmetic":
            .arithmetic(number(.k1, node), number(.k2, node), number(.k3, node), number(.k4, node))
        default: .over
        }
    }

    private func transfer(_ name: String, _ node: Int) -> ArtworkFilter.Transfer {
        let functions = moment.tree.nodes[node].children.filter { moment.tree[$0].name == name }
        guard let function = functions.last else { return .identity }
        switch moment.tree[function]["type"] {
        case "table": return .table(numbers(.tableValues, function))
        case "discrete": return .discrete(numbers(.tableValues, function))
        case "linear": return .linear(number(.slope, function, 1), number(.intercept, function))
        case "gamma":
            return .gamma(
                amplitude: number(.amplitude, function, 1), exponent: number(.exponent, function, 1),
                offset: moment.number(.offset, function) ?? 0)
        default: return .identity
        }
    }

    /// The matrix of a color matrix.
    private func matrix(_ node: Int) -> [Double] {
        let values = numbers(.values, node)
        switch moment.tree[node]["type"] {
        case "saturate": return ColorMatrix.saturated(values.first ?? 1)
        case "hueRotate": return ColorMatrix.turned(values.first ?? 0)
        case "luminanceToAlpha": return ColorMatrix.luminanceToAlpha
        default: return values.count == 20 ? values : ColorMatrix.saturated(1)
        }
    }
}
