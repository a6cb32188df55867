package import Basics

/// Something that is wrong in a file.
package struct SpecProblem: Error, Hashable {
    package let position: FilePosition
    /// The way from the top of the file: `head.tracks[0].easing`; empty at the top.
    package let path: String
    /// Options are called as in files.
    package let message: Message

    package init(position: FilePosition, path: String, message: Message) {
        self.position = position
        self.path = path
        self.message = message
    }

    /// The place of the problem in a file of this name.
    package func place(_ file: String) -> SpecError.FilePlace {
        // A key can be anything; a terminal gets no control characters.
        let path = self.path.unicodeScalars.map {
            $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : "\($0)"
        }.joined()
        return SpecError.FilePlace(file: file, line: position.line, column: position.column, path: path)
    }
}

/// The problems of files: the first ones in the order of the files, and the number of all.
///
/// An invalid file can have as many problems as it has values, so no more are kept than are reported.
package struct SpecProblems: Sendable {
    /// The most problems that are told at once.
    package static let maxReported = 100

    /// The number of distinct problems; one that several assets share counts once.
    package private(set) var count = 0
    /// The first ones in the order of the files.
    package private(set) var reported: [SpecProblem] = []
    private var seen: Set<Int> = []

    package init() {}

    package var isEmpty: Bool { count == 0 }

    /// Whether there are more than are reported.
    package var areTooMany: Bool { count > Self.maxReported }

    package mutating func add(_ problem: SpecProblem) {
        var hasher = Hasher()
        hasher.combine(problem.position)
        hasher.combine(problem.message)
        guard seen.insert(hasher.finalize()).inserted else { return }
        count += 1
        if reported.count == Self.maxReported {
            guard problem.position < reported[Self.maxReported - 1].position else { return }
            reported.removeLast()
        }
        // Those at one place stay as they came.
        let index = reported.lastIndex { $0.position <= problem.position }.map { $0 + 1 } ?? 0
        reported.insert(problem, at: index)
    }

    package mutating func add(_ problems: [SpecProblem]) {
        for problem in problems { add(problem) }
    }

    /// Adds what is wrong elsewhere; what of that is not told is counted.
    package mutating func add(_ others: SpecProblems) {
        for problem in others.reported { add(problem) }
        for key in others.seen where seen.insert(key).inserted { count += 1 }
    }
}

/// Collects what is wrong in files while they are read.
package final class SpecLog {
    package private(set) var problems = SpecProblems()
    /// The number of problems added, repeated ones included.
    package private(set) var additions = 0

    package init() {}

    package func add(_ problem: SpecProblem) {
        additions += 1
        problems.add(problem)
    }
}
