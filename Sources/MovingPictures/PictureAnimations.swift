internal import Basics
internal import SVGDocuments

/// All animations of a drawing: SMIL first, which style sheets may override.
struct PictureAnimations: Sendable {
    private let smil: SMILAnimations
    private let css: CSSAnimations
    /// The properties that SMIL moves without effect: those that are important, and a `transform` that a style sheet says, where SMIL moves
    /// the attribute.
    private let overridden: [(node: Int, property: MovingProperty)]

    init(_ drawing: MovingDrawing, _ cascade: CSSCascade) throws(SVGProblem) {
        smil = try SMILAnimations(drawing)
        css = try CSSAnimations(drawing, cascade)
        overridden = smil.moved.compactMap { node, property in
            let counts =
                cascade.isImportant(property, at: node)
                || property == "transform"
                    && drawing.declared[node][property] != drawing.tree[node][property]
            return counts ? MovingProperty(property).map { (node, $0) } : nil
        }
    }

    /// Notes on animations that are broken, or never begin.
    var notes: [SVGProblem] { smil.notes + css.notes.all }

    /// Gives what moves its value at a moment.
    ///
    /// - Parameter time: Nanoseconds from the beginning of the document.
    func apply(at time: Int64, to values: inout MovingValues) {
        let late = css.applyVariables(at: time, to: &values)
        smil.apply(at: time, to: &values)
        for (node, property) in overridden { values[node, property] = nil }
        css.apply(at: time, to: &values)
        for (node, property, value) in late where values[node, property] == nil {
            values[node, property] = value
        }
    }

    /// Adds the parts of all animations from key to key.
    func addStretches(to stretches: inout MovingStretches) {
        smil.addStretches(to: &stretches)
        css.addStretches(to: &stretches)
    }

    /// The course of all of them.
    var loop: MovingLoop {
        var repetition = smil.repetition
        repetition.join(css.repetition)
        let lead = Double(repetition.lead) / 1e6
        guard let period = repetition.period else {
            return .never(
                from: lead,
                seam: repetition.seam.map {
                    MovingLoop.Seam(length: Double($0.length) / 1e6, jump: Double($0.jump) / 1e6)
                })
        }
        if period > 0 { return .repeats(from: lead, every: Double(period) / 1e6) }
        return lead > 0 ? .once(length: lead) : .still
    }
}

extension SVGProblem {
    /// The note about it, with its place.
    var sentence: Message { line > 0 ? "line \(line), column \(column): \(text)" : Message(text) }
}
