package import Drawing

extension StepScreen {
    /// The colors of a step at the beginning.
    package struct StepColors {
        /// The outline of the node, what stands in it and what fills it.
        package let node, mark, fill: Color
        package let name: Color
    }

    /// One for each step.
    package var colors: [StepColors] {
        parts.map { part in
            let face = part.before
            return StepColors(
                node: face.style.stroke, mark: face.style.mark, fill: face.style.fill, name: face.nameColor)
        }
    }
}
