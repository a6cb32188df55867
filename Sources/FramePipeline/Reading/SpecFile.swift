internal import Basics
internal import Indicators
internal import MotionCore

/// Reads files that describe something: motions now, specs and manifests like them.
enum SpecFile {
    /// The most problems that are told at once.
    static let mostProblems = 20

    /// What somebody may have meant who names something of a catalogue where a file is wanted; empty for nothing.
    static func hint(_ name: String) -> String {
        let catalogues = [
            ("indicator", IndicatorKind.all.map(\.name)), ("motion", Motion.all.map(\.name)),
            ("theme", Theme.all.map(\.name)), ("present", Presentation.all.map(\.name)),
        ]
        guard let key = catalogues.first(where: { $0.1.contains(name) })?.0 else { return "" }
        return
            "; a file is wanted here, such as spec.yaml with \u{2018}\(key): \(name)\u{2019} in it (--help shows one)"
    }

    /// Understands the content of a file, or throws everything that is wrong with it.
    ///
    /// - Parameter name: What the file is called in messages.
    static func parse<Value>(
        _ bytes: [UInt8], name: String, _ read: (SpecReader) -> Value
    ) throws(SpecError) -> Value {
        let tree = try tree(bytes, name: name)
        let log = SpecLog(tree.problems)
        let value = read(SpecReader(node: tree.root, path: "", log: log))
        if let error = error(of: log.problems, [name]) { throw error }
        return value
    }

    /// The content of a file as it stands there, and what is wrong with it but does not keep it from
    /// being read on.
    static func tree(
        _ bytes: [UInt8], name: String, file: Int = 0, limits: SpecTree.Limits = SpecTree.Limits()
    ) throws(SpecError) -> (root: SpecNode, problems: [SpecProblem]) {
        if bytes.count > limits.bytes {
            throw SpecError(.file, at: name, "a file of more than \(limits.bytes) bytes is too large")
        }
        do throws(YAMLSyntaxError) {
            return try SpecTree.read(bytes, file: file, limits: limits)
        } catch {
            let problem = SpecProblem(position: error.position, path: "", message: error.message)
            throw SpecError(.file, at: .place(problem.place([name])), Message(problem.message))
        }
    }

    /// All problems as one error, in the order of the files; nil where there is none.
    ///
    /// - Parameter names: What the files are called in messages.
    static func error(of problems: [SpecProblem], _ names: [String]) -> SpecError? {
        let sorted = problems.sorted {
            let (a, b) = ($0.position, $1.position)
            return (a.file, a.line, a.column) < (b.file, b.line, b.column)
        }
        var errors = sorted.prefix(mostProblems).map { problem in
            SpecError(.file, at: .place(problem.place(names)), Message(problem.message))
        }
        if problems.count > mostProblems {
            let more = problems.count - mostProblems
            errors.append(SpecError(.file, at: names[0], "and \(counted(more, "more problem"))"))
        }
        return SpecError.all(errors)
    }

    static func place(_ position: FilePosition, _ name: String) -> String {
        "\(name):\(position.line):\(position.column)"
    }
}
