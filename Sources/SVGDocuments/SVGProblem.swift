/// The problem of a drawing, with its place in the file.
package struct SVGProblem: Error {
    package let text: String
    /// The place, from 1; 0 where it is not known yet.
    package var line, column: Int

    package init(text: String, line: Int = 0, column: Int = 0) {
        self.text = text
        self.line = line
        self.column = column
    }
}

extension SVGElement {
    /// A problem with the place of this element, unless it has one.
    package func placed(_ problem: SVGProblem) -> SVGProblem {
        problem.line > 0 ? problem : self.problem(problem.text)
    }
}

/// The limits of a file.
package enum SVGLimits {
    /// The greatest size of a file, in bytes.
    package static let maxBytes = 1 << 20
    /// The greatest number of elements of a file, and the greatest depth of their nesting.
    package static let maxElements = 10_000, maxDepth = 64

    /// Refuses a drawing that is too large at an element.
    ///
    /// - Parameters:
    ///   - elements: The number of elements up to this one, each use counted.
    ///   - depth: The depth of this one.
    package static func check(_ element: SVGElement, elements: Int, depth: Int) throws(SVGProblem) {
        if elements > maxElements {
            throw element.problem(
                "has more than \(maxElements) elements, those used again counted each time; simplify the drawing"
            )
        }
        if depth > maxDepth {
            throw element.problem("elements lie more than \(maxDepth) deep; ungroup some")
        }
    }
}
