public import Basics
internal import Indicators
internal import Presentations

/// Options as they are written on the command line.
extension SpecOption {
    /// The arguments that follow the option's flag on the command line.
    public enum Form: Hashable, Sendable {
        /// Nothing.
        case flag
        /// Nothing, or the flag begins with `--no-`.
        case choice
        /// One value.
        case value
        /// One value or several.
        case values
    }

    /// The arguments that follow the option's flag on the command line.
    public var form: Form {
        switch kind {
        case .flag: .flag
        case .choice: .choice
        case .texts, .structure(.steps): .values
        default: .value
        }
    }

    /// The placeholder for a value in a synopsis: `points`, `cap`, `from:to`.
    public var valueWord: String {
        if let valueName { return valueName }
        switch kind {
        case .number(_, .rate, _): return "rate"
        case .number(_, .none, _), .count(_, .none, _): return "number"
        case .number(_, let unit, _), .count(_, let unit, _): return unit.rawValue
        case .numbers: return "number,…"
        case .text(.one(_, let noun), _), .texts(.one(_, let noun), _, _): return lastWord(noun, " ")
        default: return lastWord(flag ?? name, "-")
        }
    }

    private func lastWord(_ text: String, _ separator: Character) -> String {
        text.split(separator: separator).last.map { String($0) } ?? text
    }

    /// Whether a value can be the path of a file.
    public var takesFiles: Bool {
        switch kind {
        case .structure(.theme), .structure(.motion), .structure(.log): true
        default: [.font, .shape, .center].contains(key)
        }
    }

    /// Gives a request what stands after the option's flag, each time that it is there.
    ///
    /// - Parameters:
    ///   - texts: The values, in their order; of a flag `true`, or `false` where it begins with `--no-`.
    ///   - spec: The request that takes them.
    /// - Throws: ``SpecError`` at the option where one is not what the option takes, or out of its range, and for different values
    ///   of an option that takes one.
    public func set(_ texts: [String], in spec: inout RenderSpec) throws(SpecError) {
        guard let last = texts.last else { return }
        if form != .values, let other = texts.first(where: { $0 != last }) {
            throw error("takes one value, but \(quoted(other)) and \(quoted(last)) are given; give it once")
        }
        switch kind {
        case .number(let range, let unit, let access):
            let number = try number(last, range, unit)
            access(&spec) { $0 = number }
        case .count(let range, let unit, let access):
            let count = try count(last, range, unit)
            access(&spec) { $0 = count }
        case .flag(let access): access(&spec) { $0 = last == "true" }
        case .choice(let access): access(&spec) { $0 = last == "true" }
        case .text(_, let slot): try put(last, slot, &spec)
        case .texts(_, let limit, let slot):
            try check(count: texts.count, limit)
            // All or none of them.
            var changed = spec
            if !slot.adds { slot.clear(&changed) }
            for text in texts {
                do throws(SpecError) { try put(text, slot, &changed) } catch {
                    throw joined(text, limit, slot, changed).map { self.error($0) } ?? error
                }
            }
            spec = changed
        case .numbers(let range, let limit, let unit, let access):
            let parts = last.split(separator: ",", omittingEmptySubsequences: false)
            try check(count: parts.count, limit)
            var numbers: [Double] = []
            for part in parts {
                if unit == .scale, let scale = Self.scale(of: part) {
                    throw error("\(quoted(String(part))) is a density; write \(scale.shortestText) for it")
                }
                numbers.append(try number(String(part), range, unit))
            }
            access(&spec) { $0 = numbers }
        case .size(let range, let access):
            let extent = try extent(last, range)
            access(&spec) { $0 = extent }
        case .hold(let range, let time, let persists):
            let length = last == "persist" ? nil : try number(last, range, .milliseconds)
            time(&spec) { $0 = length }
            persists(&spec) { $0 = length == nil }
        case .structure(let structure): try set(structure, texts, in: &spec)
        }
    }

    private func set(_ structure: Structure, _ texts: [String], in spec: inout RenderSpec) throws(SpecError) {
        guard let last = texts.last else { return }
        do throws(Message) {
            switch structure {
            case .theme: spec.themeSource = try Source(theme: last)
            case .motion: spec.animation.motion = try Source(parsing: last)
            case .label: spec.label.text = last
            case .present: spec.presentation = try .read(last)
            case .log: spec.operation.log = last
            case .steps:
                var items: [StepSpec.Item] = []
                for text in texts { items.append(try StepSpec.Item(parsing: text)) }
                spec.steps.items = items
            // Only files have them.
            case .indicator, .events, .off: break
            }
        } catch {
            throw self.error(error)
        }
    }

    private func put(_ text: String, _ slot: Slot, _ spec: inout RenderSpec) throws(SpecError) {
        do throws(Message) { try slot.put(text, &spec) } catch { throw self.error(error) }
    }

    /// The message that suggests repeating the option instead of separating its values with commas; nil if the parts are not valid
    /// values. More than there may be are too many in any case.
    private func joined(_ text: String, _ limit: Int, _ slot: Slot, _ spec: RenderSpec) -> Message? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            String($0.drop { $0 == " " })
        }
        var spec = spec
        do throws(SpecError) { for part in parts { try put(part, slot, &spec) } } catch { return nil }
        if parts.count > limit { return "\(parts.count) values are too many: at most \(limit)" }
        let problem: Message = "\(quoted(text)) is \(parts.count) values; write"
        return parts.count > 1 ? parts.reduce(problem) { $0 + " \(option: key, $1)" } : nil
    }

    /// A number of points, or one of the sizes that themes have.
    private func extent(_ text: String, _ range: ClosedRange<Double>) throws(SpecError) -> RingExtent {
        if let name = RingSize.Name(rawValue: text) { return .named(name) }
        let text = SpecUnit.points.number(Self.side(text) ?? text)
        if SpecNumber.value(of: text[...]) == nil, let problem = Self.problem(withSize: text, range) {
            throw error(problem)
        }
        return .points(try number(text, range, .points))
    }
}

// MARK: - Values

extension SpecOption {
    private func error(_ message: Message) -> SpecError { SpecError(at: .option(key), message) }

    private func number(_ text: String, _ range: ClosedRange<Double>, _ unit: SpecUnit) throws(SpecError)
        -> Double
    {
        if let problem = unit.problem(with: text) { throw error(problem) }
        return try SpecNumber.read(unit.number(text), in: range, unit.rawValue, at: .option(key))
    }

    private func count(_ text: String, _ range: ClosedRange<Int>, _ unit: SpecUnit) throws(SpecError) -> Int {
        if let problem = problem(withCount: text) { throw error(problem) }
        let plain = unit == .none ? text : unit.number(text)
        return try SpecNumber.readCount(plain, in: range, unit.rawValue, at: .option(key))
    }

    /// The message about a count that means forever, which only `repeat` gets wrong; nil for any other.
    package func problem(withCount text: String) -> Message? {
        let isForever =
            ["forever", "infinite", "infinity", "inf"].contains(text) || SpecNumber.value(in: text) == 0
        guard key == .repeat, isForever else { return nil }
        return
            "\(quoted(text)) is not a number of times: use 1 to 1000, or leave it out so that loops play forever"
    }

    private func check(count: Int, _ limit: Int) throws(SpecError) {
        if count > limit { throw error("\(count) values are too many: at most \(limit)") }
    }
}
