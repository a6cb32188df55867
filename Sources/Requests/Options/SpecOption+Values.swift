package import Basics
internal import Indicators
internal import Presentations

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
        case .text(_, let slot), .texts(_, _, let slot): isGiven = slot.count(&spec) > 0
        case .numbers(_, _, _, let access): access(&spec) { isGiven = !$0.isEmpty }
        case .size(_, let access): access(&spec) { isGiven = $0 != nil }
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
        case .text(_, let slot), .texts(_, _, let slot): slot.clear(&spec)
        case .numbers(_, _, _, let access): access(&spec) { $0 = [] }
        case .size(_, let access): access(&spec) { $0 = nil }
        case .hold(_, let time, let persists):
            time(&spec) { $0 = nil }
            persists(&spec) { $0 = false }
        case .structure(let structure): structure.remove(from: &spec)
        }
    }

    /// The message about an invalid value, regardless of the rest of the request; nil if it is valid or not given.
    package func problem(in spec: inout RenderSpec) -> Message? {
        var problem: Message?
        func check(_ numbers: [Double], _ range: ClosedRange<Double>, _ unit: SpecUnit) {
            guard let number = numbers.first(where: { !range.contains($0) }) else { return }
            problem = SpecNumber.outOfRange(number.shortestText, number, range, unit.rawValue)
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
        case .text(_, let slot): problem = slot.problem(&spec)
        case .texts(_, let limit, let slot):
            problem = tooMany(slot.count(&spec), limit) ?? slot.problem(&spec)
        case .numbers(let range, let limit, let unit, let access):
            access(&spec) { numbers in
                check(numbers, range, unit)
                problem = tooMany(numbers.count, limit) ?? problem
            }
        case .size(let range, let access):
            access(&spec) { if case .points(let points) = $0 { check([points], range, .points) } }
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
        case .indicator: spec.kind != nil
        case .theme: spec.themeSource != nil
        case .motion: spec.animation.motion != nil
        case .label: spec.label.text != nil || !spec.label.states.isEmpty
        case .present: spec.presentation != nil
        case .steps: !spec.steps.items.isEmpty
        case .log: spec.operation.log != nil
        case .events: spec.operation.story != nil
        case .off: !spec.check.off.isEmpty
        }
    }

    package func remove(from spec: inout RenderSpec) {
        switch self {
        case .indicator: spec.kind = nil
        case .theme: spec.themeSource = nil
        case .motion: spec.animation.motion = nil
        case .label: (spec.label.text, spec.label.states) = (nil, [:])
        case .present: spec.presentation = nil
        case .steps: spec.steps.items = []
        case .log: spec.operation.log = nil
        case .events: spec.operation.story = nil
        case .off: spec.check.off = [:]
        }
    }
}

extension SpecOption.Words {
    /// The message for a `text` that is none of these words; nil if it is one, or if only the resolution of the request can tell.
    package func problem(with text: String) -> Message? {
        switch self {
        case .any, .open, .numeric: return nil
        case .one(let known, let kind):
            if known.contains(where: { $0.name == text }) { return nil }
            let unknown = UnknownName(kind: kind, name: text, known: known)
            if kind == "loop", let count = Int(text), count > 0 {
                return "\(unknown.message); to play it \(count) times, use \(option: .repeat, text)"
            }
            if kind == "state" { return "\(unknown.message)\(late: text, { unknown.stateHint })" }
            return "\(unknown)"
        case .name where text.allSatisfy { $0.isWhitespace }:
            return "a text needs at least one letter"
        case .name(let limit), .short(let limit):
            // Nothing has more characters than bytes.
            guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return nil }
            return "a text of \(text.unicodeScalars.count) characters is too long: at most \(limit)"
        }
    }
}

extension SpecOption {
    /// The message for a text that is not the name of a ring size; nil if it is one.
    package static func problem(withSize name: String, _ range: ClosedRange<Double>) -> Message? {
        let names = RingSize.Name.allCases.map { $0.rawValue }
        if names.contains(name) { return nil }
        return
            "\(UnknownName(kind: "size", name: name, known: names).message); use \(names.joined(separator: ", ")) or a number of points, \(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"
    }
}
