package import Drawing

extension StepScreen {
    /// The colors of a step at the beginning.
    package struct StepColors {
        /// The colors of the outline of the node, of its content and of its fill.
        package let node, mark, fill: Color
        package let name: Color
    }

    /// The colors of each step.
    package var colors: [StepColors] {
        parts.map { part in
            let face = part.before
            return StepColors(
                node: face.style.stroke, mark: face.style.mark, fill: face.style.fill, name: face.nameColor)
        }
    }
}
