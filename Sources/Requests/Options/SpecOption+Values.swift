package import Basics
internal import Exports
internal import Files
internal import Indicators
internal import MotionCore
internal import Presentations
internal import Specs

/// The value of an option in a request.
extension SpecOption {
    /// Whether the request has it.
    ///
    /// - Parameter spec: Not changed; lent to what finds the value in it.
    package func isGiven(in spec: inout RenderSpec) -> Bool {
        var isGiven = false
        switch kind {
        case .number(_, _, let access): access(&spec) { isGiven = $0 != nil }
        case .count(_, _, let access): access(&spec) { isGiven = $0 != nil }
        case .flag(let access): access(&spec) { isGiven = $0 }
        case .choice(let access): access(&spec) { isGiven = $0 != nil }
        case .text(_, let access): access(&spec) { isGiven = $0 != nil }
        case .texts(_, _, let access): access(&spec) { isGiven = !$0.isEmpty }
        case .numbers(_, _, _, let access): access(&spec) { isGiven = !$0.isEmpty }
        case .size(_, _, let number, let name):
            number(&spec) { isGiven = $0 != nil }
            name(&spec) { isGiven = isGiven || $0 != nil }
        case .hold(_, let time, let persists):
            time(&spec) { isGiven = $0 != nil }
            persists(&spec) { isGiven = isGiven || $0 }
        case .structure(let structure): isGiven = structure.isGiven(in: spec)
        }
        return isGiven
    }

    /// Takes it out of the request.
    package func remove(from spec: inout RenderSpec) {
        switch kind {
        case .number(_, _, let access): access(&spec) { $0 = nil }
        case .count(_, _, let access): access(&spec) { $0 = nil }
        case .flag(let access): access(&spec) { $0 = false }
        case .choice(let access): access(&spec) { $0 = nil }
        case .text(_, let access): access(&spec) { $0 = nil }
        case .texts(_, _, let access): access(&spec) { $0 = [] }
        case .numbers(_, _, _, let access): access(&spec) { $0 = [] }
        case .size(_, _, let number, let name):
            number(&spec) { $0 = nil }
            name(&spec) { $0 = nil }
        case .hold(_, let time, let persists):
            time(&spec) { $0 = nil }
            persists(&spec) { $0 = false }
        case .structure(let structure): structure.remove(from: &spec)
        }
    }

    /// What is wrong with it, whatever else the request has; nil for nothing, and where it is not given.
    package func problem(in spec: inout RenderSpec) -> Message? {
        var problem: Message?
        func check(_ numbers: [Double], _ range: ClosedRange<Double>, _ unit: Unit) {
            guard let number = numbers.first(where: { !range.contains($0) }) else { return }
            problem = "\(number.shortestText) is out of range: \(SpecNumber.allowed(range, unit.rawValue))"
        }
        switch kind {
        case .number(let range, let unit, let access):
            access(&spec) { check($0.map { [$0] } ?? [], range, unit) }
        case .count(let range, let unit, let access):
            access(&spec) { count in
                guard let count, !range.contains(count) else { return }
                let range = Double(range.lowerBound)...Double(range.upperBound)
                problem = "\(count) is out of range: \(SpecNumber.allowed(range, unit.rawValue))"
            }
        case .text(let words, let access):
            access(&spec) { problem = $0.flatMap(words.problem) }
        case .texts(let words, let limit, let access):
            access(&spec) { texts in
                problem = tooMany(texts.count, limit) ?? texts.lazy.compactMap(words.problem).first
            }
        case .numbers(let range, let limit, let unit, let access):
            access(&spec) { numbers in
                check(numbers, range, unit)
                problem = tooMany(numbers.count, limit) ?? problem
            }
        case .size(let range, let names, let number, let name):
            number(&spec) { check($0.map { [$0] } ?? [], range, .points) }
            name(&spec) { name in
                problem = name.flatMap { Words.problem(withSize: $0, names, range) } ?? problem
            }
        case .hold(let range, let time, _):
            time(&spec) { check($0.map { [$0] } ?? [], range, .milliseconds) }
        case .flag, .choice, .structure: break
        }
        return problem
    }

    private func tooMany(_ count: Int, _ limit: Int) -> Message? {
        count > limit ? "\(count) are too many: at most \(limit)" : nil
    }
}

extension SpecOption.Structure {
    func isGiven(in spec: RenderSpec) -> Bool {
        switch self {
        case .indicator: true
        case .theme: spec.theme != nil || spec.customTheme != nil
        case .motion: spec.motion.name != nil || spec.motion.custom != nil
        case .label: spec.label.text != nil || !spec.label.states.isEmpty
        case .present: spec.present.name != nil
        case .steps: !spec.steps.items.isEmpty
        case .log: spec.operation.log != nil
        case .events: spec.operation.story != nil
        case .off: !spec.check.off.isEmpty
        }
    }

    package func remove(from spec: inout RenderSpec) {
        switch self {
        case .indicator: break
        case .theme: (spec.theme, spec.customTheme) = (nil, nil)
        case .motion: (spec.motion.name, spec.motion.custom) = (nil, nil)
        case .label: (spec.label.text, spec.label.states) = (nil, [:])
        case .present: spec.present.name = nil
        case .steps: spec.steps.items = []
        case .log: spec.operation.log = nil
        case .events: spec.operation.story = nil
        case .off: spec.check.off = [:]
        }
    }
}

extension SpecOption.Words {
    /// Why `text` is none of these; nil where it is one, or where only the resolution of the request can tell.
    package func problem(with text: String) -> Message? {
        switch self {
        case .any, .open, .numeric: return nil
        case .one(let known, let kind):
            if known.contains(text) { return nil }
            let unknown = Self.unknown(kind, text, known)
            if kind == "state" { return "\(unknown.message)\(late: text, { unknown.stateHint })" }
            return "\(unknown)"
        case .name where text.allSatisfy { $0.isWhitespace }:
            return "a text has at least one letter"
        case .name(let limit), .short(let limit):
            // Nothing has more characters than bytes.
            guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return nil }
            return "a text of \(text.unicodeScalars.count) characters is too long: at most \(limit)"
        }
    }

    /// What to say of a word that is none of some: those of a catalogue have other names too.
    private static func unknown(_ kind: String, _ text: String, _ known: [String]) -> UnknownName {
        switch kind {
        case IndicatorKind.noun: IndicatorKind.unknown(text)
        case OutputFormat.noun: OutputFormat.unknown(text)
        case Presentation.noun: Presentation.unknown(text)
        case SheetDialect.noun: SheetDialect.unknown(text)
        default: UnknownName(kind: kind, name: text, known: known)
        }
    }

    /// Why `name` is not the name of a size; nil where it is one.
    package static func problem(withSize name: String, _ names: [String], _ range: ClosedRange<Double>)
        -> Message?
    {
        if names.contains(name) { return nil }
        return
            "\(UnknownName(kind: "size", name: name, known: names)), or a number of points, \(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"
    }
}
