internal import Basics
internal import Builds
internal import Files
internal import Guidelines
internal import Loading
internal import Requests
internal import Specs

/// An edit that mends a finding, at its position.
struct FixIt: Hashable, Sendable {
    let edit: Rule.Edit
    let file: String
    let position: FilePosition
    /// The option whose value stands there; nil where that is none.
    let option: OptionKey?
    let rule: String
    /// The indicator that is mended by it.
    let subject: String
}

/// The edits that can be applied: those of values that mean the same for everything that uses them.
///
/// Assets share values: those of a manifest's defaults, and those of an asset with several variants. Changing such a
/// value for one of them would change the others, which may be right as they are. So it is changed only if each of them
/// asks for the same edit.
struct FixIts {
    /// A value of a file.
    struct Value: Hashable, Sendable {
        let file: String
        let line, column: Int

        init(_ file: String, _ position: FilePosition) {
            (self.file, line, column) = (file, position.line, position.column)
        }
    }

    private struct Key: Hashable {
        let value: Value
        let rule: String
        let edit: Rule.Edit

        init(_ fixIt: FixIt) {
            (value, rule, edit) = (Value(fixIt.file, fixIt.position), fixIt.rule, fixIt.edit)
        }
    }

    private var uses: [Value: Int] = [:]
    private var subjects: [Key: Set<String>] = [:]

    /// Counts an indicator that has this value.
    mutating func use(_ value: Value) { uses[value, default: 0] += 1 }

    mutating func add(_ fixIt: FixIt) { subjects[Key(fixIt), default: []].insert(fixIt.subject) }

    private func isCertain(_ fixIt: FixIt) -> Bool {
        fixIt.option != nil && subjects[Key(fixIt)]?.count == uses[Value(fixIt.file, fixIt.position)]
    }

    /// Returns the replacement for each of some edits; nil for those that are not certain.
    func replacements(for fixIts: [FixIt?], _ inputs: InputFiles) -> [CheckReport.Replacement?] {
        var sources: [String: SpecSource?] = [:]
        var known: [FixIt: CheckReport.Replacement?] = [:]
        return fixIts.map { fixIt in
            guard let fixIt, isCertain(fixIt) else { return nil }
            if let replacement = known[fixIt] { return replacement }
            if sources[fixIt.file] == nil { sources[fixIt.file] = .some(Self.source(fixIt.file, inputs)) }
            let replacement = sources[fixIt.file]?.flatMap { fixIt.replacement(in: $0) }
            known[fixIt] = .some(replacement)
            return replacement
        }
    }

    static func source(_ file: String, _ inputs: InputFiles) -> SpecSource? {
        let limits = ManifestSyntax.limits
        return (try? inputs.specBytes(file, limit: limits.bytes)).flatMap {
            SpecSource($0, limits: limits)
        }
    }
}

extension FixIt {
    /// The replacement of the value; nil unless the file still has it as the rule has seen it.
    fileprivate func replacement(in source: SpecSource) -> CheckReport.Replacement? {
        guard let scalar = source.scalar(at: position), isSeen(in: scalar),
            let found = change(scalar, in: source)
        else { return nil }
        let (start, end) = (
            source.position(of: found.range.lowerBound), source.position(of: found.range.upperBound)
        )
        return CheckReport.Replacement(
            bytes: found.range, start: .init(line: start.line, column: start.column),
            end: .init(line: end.line, column: end.column), text: found.text)
    }

    private func change(_ scalar: SpecSource.Scalar, in source: SpecSource) -> SpecSource.Replacement? {
        switch edit.change {
        case .replaced(.text(let text)): source.writing(text, over: scalar)
        case .replaced(.number(let number)):
            text(of: number, like: scalar).flatMap { source.writing(plain: $0, over: scalar) }
        case .replaced(.flag(let flag)): source.writing(plain: "\(flag)", over: scalar)
        case .removed: source.removing(scalar)
        case .joined(let key, .flag(true)) where isStepLine:
            source.writing("\(scalar.text):\(key)", over: scalar)
        case .joined(let key, let value):
            source.writing(key, value.text, beside: scalar)
        }
    }

    /// Whether the value is a step with its properties on one line: `Cart:complete`.
    private var isStepLine: Bool {
        option.map { $0.text.hasPrefix("steps.") && !$0.text.hasSuffix(".name") } ?? false
    }

    private func isSeen(in scalar: SpecSource.Scalar) -> Bool {
        if isStepLine, case .text(let name) = edit.from {
            let line = name.parts(between: ":").joined(separator: "\\:")
            return scalar.text == line || scalar.text.hasPrefix(line + ":")
        }
        return switch edit.from {
        case .text(let text): scalar.text == text
        case .number(let number): value(of: scalar.text) == number
        case .flag(let flag): scalar.isPlain && scalar.text == "\(flag)"
        }
    }

    private var unit: SpecUnit { option.flatMap { SpecOption.named($0) }?.unit ?? .none }

    private func value(of text: String) -> Double? { SpecNumber.value(of: unit.number(text)[...]) }

    /// A number with the unit that another one has.
    private func text(of number: Double, like scalar: SpecSource.Scalar) -> String? {
        if SpecNumber.value(of: scalar.text[...]) != nil { return number.shortestText }
        // As in 2.5 s, whatever comes after the digits.
        guard let last = scalar.text.lastIndex(where: { $0.isNumber || $0 == "." }) else { return nil }
        let suffix = String(scalar.text[scalar.text.index(after: last)...])
        guard let factor = value(of: "1" + suffix), factor > 0 else { return nil }
        return (number / factor).shortestText + suffix
    }
}

extension Rule.Edit.Value {
    /// The value as files have it without quotation marks.
    fileprivate var text: String {
        switch self {
        case .text(let text): text
        case .number(let number): number.shortestText
        case .flag(let flag): "\(flag)"
        }
    }
}
