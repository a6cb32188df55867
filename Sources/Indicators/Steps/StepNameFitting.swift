internal import Drawing

/// Fits the names of steps, so that no word is broken.
///
/// All names are measured in the weight of the current step's, so that the row stays as it is while the user moves from
/// step to step.
struct StepNameFitting {
    private let request: StepRequest
    private let measuring: any TextMeasuring
    private let style: TextBlock

    init(_ request: StepRequest, _ measuring: any TextMeasuring) {
        var type = request.view == .all ? request.theme.type.stepListName : request.theme.type.stepName
        type.weight += StepFace.emphasis
        style = type.block("", direction: request.direction)
        self.request = request
        self.measuring = measuring
    }

    private func size(_ name: String, width: Double, lines: Int = 2) throws(LayoutError) -> TextSize {
        var block = style
        (block.text, block.hasTabularFigures) = (name, false)
        (block.maxWidth, block.maxLines) = (width, lines)
        return try measuring.size(of: block)
    }

    /// Whether a word that begins in the two lines of a name is wider than a line.
    private func breaksWord(_ name: String, width: Double) throws(LayoutError) -> Bool {
        // The last of the lines that are set would end in an ellipsis instead.
        try size(name, width: width, lines: 3).breaksWord
    }

    /// Returns the greatest number of steps on a page with the fewest broken words, at least two; nil for as many as have
    /// room.
    ///
    /// - Parameter layout: Returns the row with at most this many steps.
    func steps(_ layout: (Int?) -> StepRowLayout) throws(LayoutError) -> Int? {
        var broken = request.list.steps.map { $0.name }
        var best: Int?
        var width = layout(nil).pitch - StepMetrics.nameSpace
        let usual = layout(nil).wholeSteps
        for most in stride(from: usual, through: min(2, usual), by: -1) {
            if most < usual { width = layout(most).pitch - StepMetrics.nameSpace }
            var rest: [String] = []
            for name in broken where try breaksWord(name, width: width) { rest.append(name) }
            if rest.count < broken.count { best = most < usual ? most : nil }
            if rest.isEmpty { break }
            broken = rest
        }
        return best
    }

    /// Returns the names with an ellipsis in each word that would be broken.
    ///
    /// - Parameter drops: Notes those words.
    func names(width: Double, _ drops: inout StepScreen.Drops) throws(LayoutError) -> [String] {
        var names: [String] = []
        for (index, step) in request.list.steps.enumerated() {
            guard try breaksWord(step.name, width: width) else {
                names.append(step.name)
                continue
            }
            drops.breaksNames.append(index)
            names.append(try shortened(step.name, width: width))
        }
        return names
    }

    /// Returns the number of lines of each name.
    func lines(_ names: [String], width: Double) throws(LayoutError) -> [Int] {
        var lines: [Int] = []
        for name in names { lines.append(try size(name, width: width).lineCount) }
        return lines
    }

    /// Returns the longest beginning that fits with an ellipsis and without a broken word.
    private func shortened(_ name: String, width: Double) throws(LayoutError) -> String {
        let characters = Array(name)
        var (tooMany, fitting) = (characters.count, 0)
        while tooMany - fitting > 1 {
            let middle = (tooMany + fitting) / 2
            let size = try size(LabelFitting.shortened(characters, to: middle), width: width)
            if size.breaksWord || size.isTruncated { tooMany = middle } else { fitting = middle }
        }
        return LabelFitting.shortened(characters, to: fitting)
    }
}
