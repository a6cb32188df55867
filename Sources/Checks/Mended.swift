internal import Basics
internal import Builds
public import Files
internal import Loading

/// Files with everything mended that has one certain fix.
public struct Mended: Sendable {
    /// A file that has changed.
    public struct File: Hashable, Sendable {
        /// The path as findings call it.
        public let name: String
        /// All of its bytes, as they were and as they are to be.
        public let before, after: [UInt8]
    }

    /// The files in the order of the findings.
    public internal(set) var files: [File] = []
    /// The findings in the files as they are, and those in the files once they are mended.
    public internal(set) var before, after: CheckReport
}

extension Checker {
    /// Judges files, mends what is certain, and judges them again, until nothing is left to mend. No file is written.
    ///
    /// One fix can bring another to light, and several that change the same text are made one after another. A text
    /// that a fix would make unreadable stays as it was.
    ///
    /// - Parameters:
    ///   - files: As in ``check(_:inputs:)``.
    ///   - inputs: The reader of these files and of those that they name; nil for a new one.
    public func mended(_ files: [String], inputs: InputFiles? = nil) -> Mended {
        let inputs = inputs ?? InputFiles(named: files)
        let before = check(files, inputs: inputs)
        var round = Round(report: before, inputs: inputs)
        var (fixed, untouched, order): ([String: Int], Set<String>, [String]) = ([:], [], [])
        for _ in 0..<Self.maxRounds {
            let (changes, counts) = round.changes(but: untouched)
            if changes.isEmpty { break }
            let next = round.inputs.replacing(changes)
            let report = check(files, inputs: next)
            guard report.failures.map(\.count) == before.failures.map(\.count) else {
                // Whatever it is, it is not worth a file.
                untouched.formUnion(changes.keys)
                continue
            }
            for name in round.report.findings.map(\.file) where changes[name] != nil && !order.contains(name)
            {
                order.append(name)
            }
            fixed.merge(counts) { $0 + $1 }
            round = Round(report: report, inputs: next)
        }
        var after = round.report
        let left = after.findings.filter { $0.suppression == nil }.reduce(into: [:]) { left, finding in
            left[finding.file, default: 0] += 1
        }
        after.fixed = order.map { name in
            let count = fixed[name] ?? 0
            return CheckReport.Fixed(file: name, fixed: count, findings: count + (left[name] ?? 0))
        }
        let contents = order.compactMap { name -> Mended.File? in
            guard let old = Round.bytes(name, inputs), let new = Round.bytes(name, round.inputs), old != new
            else { return nil }
            return Mended.File(name: name, before: old, after: new)
        }
        return Mended(files: contents, before: before, after: after)
    }

    /// Enough for all that can be mended in one text.
    private static let maxRounds = 10
}

/// A state of the files on the way.
private struct Round {
    let report: CheckReport
    let inputs: InputFiles

    static func bytes(_ file: String, _ inputs: InputFiles) -> [UInt8]? {
        try? inputs.specBytes(file, limit: ManifestSyntax.limits.bytes)
    }

    /// The files with what can be mended at once, and how many findings that are.
    func changes(but untouched: Set<String>) -> (contents: [String: [UInt8]], counts: [String: Int]) {
        var replacements: [String: [CheckReport.Replacement: Int]] = [:]
        for finding in report.findings {
            guard let replacement = finding.replacement, !untouched.contains(finding.file) else { continue }
            replacements[finding.file, default: [:]][replacement, default: 0] += 1
        }
        var (contents, counts): ([String: [UInt8]], [String: Int]) = ([:], [:])
        for (file, all) in replacements {
            guard let source = FixIts.source(file, inputs) else { continue }
            var (chosen, end): ([SpecSource.Replacement], Int) = ([], 0)
            for (replacement, count) in all.sorted(by: { $0.key.comesBefore($1.key) })
            where replacement.bytes.lowerBound >= end {
                chosen.append(SpecSource.Replacement(range: replacement.bytes, text: replacement.text))
                end = max(replacement.bytes.upperBound, replacement.bytes.lowerBound + 1)
                counts[file, default: 0] += count
            }
            contents[file] = source.replacing(chosen)
            if contents[file] == nil { counts[file] = nil }
        }
        return (contents, counts)
    }
}

extension SpecError {
    /// The number of errors it stands for. Their positions may change.
    var count: Int { 1 + others.count }
}

extension CheckReport.Replacement {
    fileprivate func comesBefore(_ other: Self) -> Bool {
        (bytes.lowerBound, bytes.upperBound, text) < (
            other.bytes.lowerBound, other.bytes.upperBound, other.text
        )
    }
}
