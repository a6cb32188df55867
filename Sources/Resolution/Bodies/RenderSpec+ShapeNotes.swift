internal import Basics
internal import Indicators
internal import Requests

extension RenderSpec {
    /// Notes about the parts of a drawing that a custom shape leaves out.
    var shapeNotes: [Message] {
        var notes: [Message] = []
        for (subject, shape) in [("a shape", shape?.value), ("an icon in the middle", center?.icon)] {
            guard let shape, let losses = shape.losses, shapeColor(of: shape) == .single else { continue }
            let canKeep = shapeColor == .single && losses.obstacle == nil
            notes += lossNotes(
                losses, subject, remedy: canKeep ? "leave out \(option: .shapeColor), or " : "")
        }
        return notes + restNotes
    }

    /// The note about a pause that cannot be told from activity, since a drawing keeps its colors; none otherwise.
    private var restNotes: [Message] {
        guard let shape = shape?.value, shapeColor(of: shape) == .own, !shape.showsChosenColor else {
            return []
        }
        let states = [ValueState.paused, .disabled].filter { shows($0) && label.states[$0] == nil }
        if states.isEmpty || !label.label(.active).isEmpty && state != nil { return [] }
        let words = states.map { $0.rawValue }.joined(separator: " or ")
        return [
            "a shape in its own colors looks the same where it is \(words); say so with \(option: .label), or add \(option: .shapeColor, "single")"
        ]
    }

    /// Notes about what a drawing loses in one color.
    ///
    /// - Parameter remedy: The way to keep its colors, where there is one.
    private func lossNotes(_ losses: CustomShape.Losses, _ subject: String, remedy: Message) -> [Message] {
        let name = quoted(losses.name)
        var notes: [Message] = []
        let paints = losses.colors + losses.gradients
        if paints.count > 1 {
            notes.append(
                "\(subject) is drawn in one color, and \(name) has \(listed(paints)): what lies on another color cannot be told from it; \(remedy)in the drawing program, cut it out of what is below"
            )
        } else if let gradient = losses.gradients.first {
            notes.append(
                "\(subject) is drawn in one color, and \(name) has the \(gradient)"
                    + (remedy.isEmpty ? colorRemedy : "; leave out \(option: .shapeColor) to keep it"))
        } else if let color = losses.colors.first, color.hasPrefix("#"), color != "#000000", colors.isEmpty,
            template == nil, remedy.isEmpty
        {
            notes.append(
                "\(subject) has the color of the indicator; for that of \(name), add \(option: .color, color)"
            )
        }
        if losses.isTranslucent {
            notes.append(
                "translucent parts of \(name) are drawn solid; in the drawing program, remove those that should not show"
            )
        }
        if losses.hasCrossings {
            notes.append(
                "outlines in \(name) cross, and their holes by the even-odd rule are drawn otherwise; in the drawing program, unite the paths, or exclude them from each other"
            )
        }
        return notes
    }

    private var colorRemedy: Message {
        colors.isEmpty ? "; choose a color with \(option: .color)" : ""
    }

    /// The first six of several, and how many more there are.
    private func listed(_ names: [String]) -> String {
        if names.count > 6 { return names.prefix(6).joined(separator: ", ") + " and \(names.count - 6) more" }
        return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
}
