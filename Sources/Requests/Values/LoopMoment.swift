package import Basics

/// A moment of a loop or an operation, for a picture of it.
public enum LoopMoment: Hashable, Sendable {
    /// So many milliseconds after the start.
    case time(Double)
    /// After such a part of it, in 0…1.
    case share(Double)
}

extension LoopMoment {
    /// The message about a moment that is invalid for every loop; nil if it is valid.
    package var problem: Message? {
        switch self {
        case .time(let time): problem(written: "\(time.shortestText) ms")
        case .share(let share): problem(written: "\((share * 100).shortestText)%")
        }
    }

    private func problem(written text: String) -> Message? {
        switch self {
        case .time(let time) where !(time >= 0 && time < .infinity):
            "\(text) is out of range: times begin at 0 ms"
        case .share(let share) where !(0...1).contains(share):
            "\(text) is out of range: use 0% to 100%"
        case .time, .share: nil
        }
    }

    /// Reads a time such as 500, 500ms or 1.2s, or a part of the whole such as 40%.
    package init(parsing text: String) throws(Message) {
        if let problem = SpecUnit.milliseconds.problem(with: text) {
            throw "\(problem); for a part of the whole, write a percentage such as 50%"
        }
        let unit: SpecUnit = text.hasSuffix("%") ? .none : .milliseconds
        let number = SpecNumber.value(of: unit.number(text)[...])
        let moment = number.map { unit == .none ? LoopMoment.share($0) : .time($0) }
        guard let moment else {
            throw
                "\(quoted(text)) is not a moment: write a time such as 500ms or 1.2s, or a percentage such as 40%"
        }
        if let problem = moment.problem(written: text) { throw problem }
        self = moment
    }
}
