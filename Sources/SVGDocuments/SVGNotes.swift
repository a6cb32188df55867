/// A place in a file, from 1; 0 where it is not known.
package struct SVGPlace: Hashable, Sendable {
    package let line, column: Int

    package static let unknown = SVGPlace(line: 0, column: 0)

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SVGElement {
    /// The place of the element.
    package var place: SVGPlace { SVGPlace(line: line, column: column) }
}

/// Clauses about parts of a drawing that do nothing here, each with the place where it is true first.
package struct SVGNotes: Sendable {
    private var first: [SVGProblem] = []
    private var texts: Set<String> = []

    /// The most clauses.
    private static let limit = 20

    package init() {}

    /// All clauses in the order in which they were added; the last one counts those beyond the limit.
    package var all: [SVGProblem] {
        let more = texts.count - first.count
        return more > 0 ? first + [SVGProblem(text: "and \(more) more of the kind of these")] : first
    }

    /// Adds a clause, unless it is known.
    package mutating func add(_ text: String, at place: SVGPlace) {
        // More of them are not even counted.
        guard texts.count < 1000, texts.insert(text).inserted, first.count < Self.limit else { return }
        first.append(SVGProblem(text: text, line: place.line, column: place.column))
    }

    /// Adds clauses, unless they are known.
    package mutating func add(_ problems: [SVGProblem]) {
        for problem in problems {
            add(problem.text, at: SVGPlace(line: problem.line, column: problem.column))
        }
    }
}
