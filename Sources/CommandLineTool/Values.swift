import Arguments
import Basics
internal import Requests

/// Values of a command's own options.
extension Invocation {
    /// A whole number; nil where the option is not given.
    func count(_ option: Option, in range: ClosedRange<Int>) throws(ArgumentError) -> Int? {
        try value(option) { text throws(SpecError) in
            try SpecNumber.readCount(text, in: range, at: .named(option.flag))
        }
    }

    /// A number, with a unit or without one.
    func number(_ option: Option, _ unit: SpecUnit) throws(ArgumentError) -> Double? {
        try value(option) { text throws(SpecError) in
            if let problem = unit.problem(with: text) { throw SpecError(at: .named(option.flag), problem) }
            return try Self.number(text, option, unit)
        }
    }

    /// Numbers separated by commas, with a unit or without one.
    func numbers(_ option: Option, _ unit: SpecUnit) throws(ArgumentError) -> [Double]? {
        try value(option) { text throws(SpecError) in
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
            if let problem = unit.problem(with: parts) { throw SpecError(at: .named(option.flag), problem) }
            var numbers: [Double] = []
            for part in parts { numbers.append(try Self.number(part, option, unit)) }
            return numbers
        }
    }

    private static func number(_ text: String, _ option: Option, _ unit: SpecUnit) throws(SpecError) -> Double
    {
        if let value = SpecNumber.value(in: unit.number(text)) { return value }
        let problem =
            unit == .milliseconds
            ? "a time; write one such as 500, 500ms, 0.5s or 2min"
            : "a number; write a value such as \(option.flag) \(option.example)"
        throw SpecError(at: .named(option.flag), "\(quoted(text)) is not \(problem)")
    }

    private func value<Value>(
        _ option: Option, _ read: (String) throws(SpecError) -> Value
    ) throws(ArgumentError) -> Value? {
        guard let text = text(option) else { return nil }
        do throws(SpecError) { return try read(text) } catch { throw ArgumentError(error) }
    }
}

extension ArgumentError {
    /// Converts an error about a value to one about its flag.
    init(_ error: SpecError) { self.init(at: error.place(.flags), error.message.text(.flags)) }
}
