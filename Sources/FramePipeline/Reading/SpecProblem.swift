/// Something that is wrong in a file.
struct SpecProblem: Error, Hashable {
    let position: FilePosition
    /// The way from the top of the file: `head.tracks[0].easing`; empty at the top.
    let path: String
    let message: String

    /// Where it stands, in files of these names.
    func place(_ names: [String]) -> SpecError.FilePlace {
        // A key can be anything; a terminal gets no control characters.
        let path = self.path.unicodeScalars.map {
            $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : "\($0)"
        }.joined()
        return SpecError.FilePlace(
            file: names[position.file], line: position.line, column: position.column, path: path)
    }
}

/// What is wrong in files: the first problems in the order of the files, and how many there are.
///
/// A wrong file can have as many problems as it has values. So what takes work, a name that may have been meant, is found for the
/// problems alone that are told.
struct SpecProblems: Sendable {
    /// The most problems that are told at once.
    static let maxTold = 100

    /// How many there are, each once, however many assets share it.
    private(set) var count = 0
    private var first: [Told] = []
    private var seen: Set<Int> = []

    private struct Told {
        let problem: SpecProblem
        let hint: @Sendable () -> String
    }

    var isEmpty: Bool { count == 0 }

    /// Whether there are more than are told.
    var areTooMany: Bool { count > Self.maxTold }

    /// The first problems in the order of the files.
    var told: [SpecProblem] {
        first.map { told in
            SpecProblem(
                position: told.problem.position, path: told.problem.path,
                message: told.problem.message + told.hint())
        }
    }

    /// - Parameter hint: What is said after the problem's message where it is told.
    mutating func add(_ problem: SpecProblem, hint: @escaping @Sendable () -> String = { "" }) {
        var hasher = Hasher()
        hasher.combine(problem.position)
        hasher.combine(problem.message)
        guard seen.insert(hasher.finalize()).inserted else { return }
        count += 1
        if first.count == Self.maxTold {
            guard problem.position < first[Self.maxTold - 1].problem.position else { return }
            first.removeLast()
        }
        // Those at one place stay as they came.
        let index = first.lastIndex { $0.problem.position <= problem.position }.map { $0 + 1 } ?? 0
        first.insert(Told(problem: problem, hint: hint), at: index)
    }

    mutating func add(_ problems: [SpecProblem]) {
        for problem in problems { add(problem) }
    }

    /// Adds what is wrong elsewhere; what of that is not told is counted.
    mutating func add(_ others: SpecProblems) {
        for told in others.first { add(told.problem, hint: told.hint) }
        for key in others.seen where seen.insert(key).inserted { count += 1 }
    }
}

/// Collects what is wrong in files while they are read.
final class SpecLog {
    private(set) var problems = SpecProblems()
    /// How many times something was found wrong, the same again included.
    private(set) var additions = 0

    init() {}

    func add(_ problem: SpecProblem, hint: @escaping @Sendable () -> String = { "" }) {
        additions += 1
        problems.add(problem, hint: hint)
    }
}
