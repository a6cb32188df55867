package import Basics
internal import Indicators
internal import MotionCore
internal import Presentations
package import Specs

/// Reads files that describe something: motions now, specs and manifests like them.
package enum SpecFile {
    /// The most problems that are told at once.
    package static let maxProblems = SpecProblems.maxReported

    /// A hint for a user who names an entry of a catalog where a file is expected; empty for other names.
    package static func hint(_ name: String) -> String {
        let catalogs = [
            ("indicator", IndicatorKind.all.map(\.name)), ("motion", Motion.all.map(\.name)),
            ("theme", Theme.all.map(\.name)), ("present", Presentation.all.map(\.name)),
        ]
        guard let key = catalogs.first(where: { $0.1.contains(name) })?.0 else { return "" }
        return
            "; write a file, such as spec.yaml with \"\(key): \(name)\" in it (--help shows one)"
    }

    /// Understands the content of a file, or throws everything that is wrong with it.
    ///
    /// - Parameter name: The name of the file in messages.
    package static func parse<Value>(
        _ bytes: [UInt8], name: String, _ read: (SpecReader) -> Value
    ) throws(SpecError) -> Value {
        let log = SpecLog()
        let root = try tree(bytes, name: name, log: log).root
        let value = read(SpecReader(node: root, path: "", log: log))
        if let error = error(of: log.problems, [name]) { throw error }
        return value
    }

    /// The content of a file as it stands there, and how large it is; what is wrong with it but does not keep it from
    /// being read on is logged.
    package static func tree(
        _ bytes: [UInt8], name: String, file: Int = 0, limits: SpecTree.Limits = SpecTree.Limits(),
        log: SpecLog
    ) throws(SpecError) -> (root: SpecNode, size: SpecTree.Size) {
        if bytes.count + limits.others.bytes > limits.bytes {
            throw SpecError(
                .file, at: name,
                limits.others.bytes > 0
                    ? "with this file the manifest has more than \(limits.bytes) bytes; split it into several builds"
                    : "a file of more than \(limits.bytes) bytes is too large")
        }
        do throws(YAMLSyntaxError) {
            return try SpecTree.read(bytes, file: file, limits: limits, log: log)
        } catch {
            let problem = SpecProblem(position: error.position, path: "", message: Message(error.message))
            throw SpecError(.file, at: .place(problem.place(name)), problem.message)
        }
    }

    /// The first problems and the number of the others as one error, in the order of the files; nil where there is none.
    ///
    /// - Parameter names: The names of the files in messages.
    package static func error(of problems: SpecProblems, _ names: [String]) -> SpecError? {
        var errors = problems.reported.map { problem in
            SpecError(.file, at: .place(problem.place(names[problem.position.file])), problem.message)
        }
        if problems.areTooMany {
            let more = problems.count - errors.count
            errors.append(SpecError(.file, at: names[0], "and \(counted(more, "more problem"))"))
        }
        return SpecError.all(errors)
    }

    package static func place(_ position: FilePosition, _ name: String) -> String {
        "\(name):\(position.line):\(position.column)"
    }
}
