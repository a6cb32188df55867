internal import Basics
internal import Drawing
internal import SVGDocuments

extension SMILEffect {
    /// The animation that an element states, where it is not one of a motion along a path.
    ///
    /// - Parameters:
    ///   - element: An `animate`, `set` or `animateTransform`.
    ///   - node: The element that moves.
    ///   - isEndless: Whether its simple duration never ends.
    ///   - refuse: Takes what is wrong although it moves.
    /// - Throws: The reason for which it does nothing.
    init(
        _ element: SVGElement, of node: Int, in drawing: MovingDrawing, isEndless: Bool,
        refuse: (String) -> Void
    ) throws(SVGProblem) {
        guard let property = element["attributeName"].map(Self.property), !property.isEmpty else {
            throw element.problem("its attributeName is missing, so it does nothing")
        }
        if let clause = MovingProperties.obstacle(toMoving: property) { throw element.problem(clause) }
        var steps = Statements(element)
        var mode = Pace.Mode(element, usual: .linear, refuse: refuse)
        if element.name == "set" {
            guard let to = element["to"] else {
                throw element.problem("its to is missing, so it does nothing")
            }
            (steps, mode) = (Statements(set: to), .discrete)
        }
        let values: Values
        if element.name == "animateTransform" {
            guard ValueKind.of(property) == .transform, property.lowercased().hasSuffix("transform") else {
                throw element.problem(
                    "animateTransform moves transform, gradientTransform and patternTransform, not \(quoted(property)), so it does nothing"
                )
            }
            values = try Self.transforms(steps, element)
        } else {
            guard ValueKind.of(property) != .transform || property == "rotate" else {
                throw element.problem(
                    "\(element.name) does not move \(property); write animateTransform, or it does nothing")
            }
            values = .plain(try Self.plain(steps, element, property, node, drawing))
        }
        if values.isWord(property) { mode = .discrete }
        let count = steps.form == .to ? 2 : values.count
        if count == 0 { throw element.problem("it has no values, so it does nothing") }
        self.node = node
        self.property = property
        self.values = values
        if element.name == "set" {
            pace = Pace(count: 1, isDiscrete: true)
        } else if let even = values.paced(mode, steps.form) {
            pace = even
        } else {
            pace = try Pace(element, mode, count: count, isEndless: isEndless)
        }
        goesTo = steps.form == .to && element.name != "set"
        isAdditive = !goesTo && (steps.form == .by || element["additive"] == "sum") && element.name != "set"
        // Full turns look like none, and so repeat.
        accumulates =
            !goesTo && element["accumulate"] == "sum" && element.name != "set" && !values.makesFullTurns
    }

    /// The name of an attribute without the prefix that some have.
    static func property(_ text: String) -> String { text == "xlink:href" ? "href" : text }

    private static func plain(
        _ steps: Statements, _ element: SVGElement, _ property: String, _ node: Int, _ drawing: MovingDrawing
    ) throws(SVGProblem) -> [MovingValue] {
        var values: [MovingValue] = []
        for text in steps.texts {
            guard let value = drawing.stated(text, of: property, at: node) else {
                throw element.problem("\(quoted(text)) is no value of \(property), so it does nothing")
            }
            if let clause = Undrawn.refusal(property, text, in: drawing.tree)?.text
                ?? Undrawn.clause(property, text, isRoot: false)
            {
                throw element.problem(clause)
            }
            values.append(value)
        }
        guard steps.form == .by || steps.form == .fromBy, let by = values.last else { return values }
        let rules = MixingRules.smil(property)
        let from = steps.form == .by ? by.accumulating(by, times: -1, rules) : values[0]
        guard let from, let sum = from.accumulating(by, times: 1, rules) else {
            throw element.problem(
                "nothing can be added to \(property), as its by asks for, so it does nothing")
        }
        return [from, sum]
    }

    private static func transforms(_ steps: Statements, _ element: SVGElement) throws(SVGProblem) -> Values {
        let name = element["type"] ?? "translate"
        guard let kind = TransformKind(rawValue: name) else {
            throw element.problem(
                "its type \(quoted(name)) is none of translate, scale, rotate, skewX and skewY, so it does nothing"
            )
        }
        var values: [Numbers] = []
        for text in steps.texts {
            guard let n = Pace.numbers(text, by: { $0.isWhitespace || $0 == "," }), kind.takes(n.count) else {
                throw element.problem("\(quoted(text)) are not the numbers of a \(name), so it does nothing")
            }
            let second = n.count > 1 ? n[1] : kind == .scale ? n[0] : 0
            values.append([n[0], second, n.count > 2 ? n[2] : 0])
        }
        switch steps.form {
        // Nothing is added at first: zeros also for a scale.
        case .by: values = [.zero, values[0]]
        case .fromBy: values = [values[0], values[0] + values[1]]
        case .values, .fromTo, .to: break
        }
        return .transforms(kind, values)
    }
}

extension SMILEffect.TransformKind {
    func takes(_ count: Int) -> Bool {
        switch self {
        case .translate, .scale: (1...2).contains(count)
        case .rotate: count == 1 || count == 3
        case .skewX, .skewY: count == 1
        }
    }
}

/// The values of an animation as its attributes state them.
struct Statements {
    enum Form { case values, fromTo, fromBy, to, by }

    let form: Form
    let texts: [String]

    init(set to: String) { (form, texts) = (.values, [to]) }

    /// Those that count: `values` before all others, `to` before `by`.
    init(_ element: SVGElement) {
        let (from, to, by) = (element["from"], element["to"], element["by"])
        if let values = element["values"] {
            (form, texts) = (.values, Pace.list(values))
        } else if let from, let to {
            (form, texts) = (.fromTo, [from, to])
        } else if let from, let by {
            (form, texts) = (.fromBy, [from, by])
        } else if let to {
            (form, texts) = (.to, [to])
        } else if let by {
            (form, texts) = (.by, [by])
        } else {
            (form, texts) = (.values, [])
        }
    }
}

extension SMILEffect.Values {
    var count: Int {
        switch self {
        case .plain(let values): values.count
        case .transforms(_, let values): values.count
        case .motion(let track): track.ways.count
        }
    }

    /// Whether each iteration ends in full turns around the origin.
    var makesFullTurns: Bool {
        guard case .transforms(.rotate, let values) = self, let last = values.last else { return false }
        return last.x.truncatingRemainder(dividingBy: 360) == 0 && last.y == 0 && last.z == 0
    }

    /// Whether nothing lies between the values, or between some of them.
    func isWord(_ property: String) -> Bool {
        guard case .plain(let values) = self else { return false }
        if case .word? = values.first, values.count == 1 { return true }
        return zip(values, values.dropFirst()).contains {
            $0.mixed(with: $1, at: 0.5, .smil(property)) == nil
        }
    }

    /// The pace of equal speed, if that is asked for and the values have distances.
    func paced(_ mode: Pace.Mode, _ form: Statements.Form) -> Pace? {
        guard mode == .paced, form != .to else { return nil }
        var distances: [Double] = []
        switch self {
        case .plain(let values):
            for (a, b) in zip(values, values.dropFirst()) {
                guard let distance = a.distance(to: b) else { return nil }
                distances.append(distance)
            }
        case .transforms(let kind, let values):
            for (a, b) in zip(values, values.dropFirst()) {
                let d = b - a
                distances.append(kind == .rotate ? d.x.magnitude : (d * d).sum().squareRoot())
            }
        case .motion: return nil
        }
        return Pace(distances: distances)
    }
}
