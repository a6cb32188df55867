package import Basics
internal import Drawing
package import Guidelines
package import Indicators
package import Requests

extension StepSpec {
    /// The flow of steps, and the change in it.
    package struct Resolved {
        package let list: StepList
        let change: StepChange?
    }

    /// The steps as rules judge them before anything is drawn.
    package var subject: Subject {
        var subject = Subject(.steps)
        subject.steps = Subject.Steps(
            names: items.map { $0.name }, counted: items.count { !$0.isDynamic })
        subject.steps?.isLinear = flow != .free
        return subject
    }

    /// The breach of a flow with too few steps; nil where there are enough.
    private var tooFew: Rule.Breach? { Rule.tooFewSteps.breaches(by: subject).first }

    /// The advice for too few steps: to write the steps in a name that has commas separately, or an example.
    private var separately: Message {
        let names = items.count == 1 ? items[0].name.split(separator: ",").map { $0.drop { $0 == " " } } : []
        return names.count > 1
            ? "; write \(option: .steps, values: names.map { String($0) })"
            : "; write at least two, such as \(option: .steps, values: ["Cart", "Payment"])"
    }

    /// Resolves the steps and the transition.
    package func flow(transition: TransitionSpec?) throws(SpecError) -> Resolved {
        let steps = try resolvedSteps()
        switch transition {
        case nil: return Resolved(list: try list(steps, current: current), change: nil)
        case .steps(let from, let to):
            if let current, current != from {
                throw SpecError(
                    at: .option(.current),
                    "the transition begins at step \(from); leave out \(option: .current)")
            }
            let list = try list(steps, current: from, at: .transition)
            let target = try index(to, in: list, at: .transition)
            try check(target, list, flow ?? .linear)
            return Resolved(list: list, change: .move(to: target))
        case .appearance(let step):
            let list = try list(steps, current: current)
            let index = try index(step, in: list, at: .transition)
            guard list.steps[index].isDynamic else {
                throw SpecError(
                    at: .option(.transition),
                    "only a dynamic step can appear, and step \(step) is not; write :dynamic after its name")
            }
            guard index != list.current else {
                throw SpecError(
                    at: .option(.transition),
                    "step \(step) is the current one and is already visible; choose another \(option: .current)"
                )
            }
            return Resolved(list: list, change: .appear(index))
        case .states(let from, let to):
            throw SpecError(
                at: .option(.transition), TransitionSpec.rejection(ofSteps: "\(from):\(to)"))
        }
    }

    private func resolvedSteps() throws(SpecError) -> [(step: Step, isStated: Bool)] {
        if let first = items.first, first.isDynamic {
            throw SpecError(
                at: .option(.steps),
                "\(quoted(first.name)) depends on no step: a dynamic step cannot be the first")
        }
        if let breach = tooFew {
            throw SpecError(at: .option(.steps), "\(breach.message)\(separately)")
        }
        if items.contains(where: { $0.name.allSatisfy({ $0.isWhitespace }) }) {
            throw SpecError(at: .option(.steps), "every step needs a name")
        }
        if items.count > StepList.maxCount {
            throw SpecError(
                .limit, at: .option(.steps),
                "\(items.count) steps are too many: at most \(StepList.maxCount) have numbers that fit in nodes"
            )
        }
        if let item = items.first(where: { $0.isPressed && $0.state == .disabled }) {
            throw SpecError(
                at: .option(.steps),
                "\(quoted(item.name)) is disabled and cannot be pressed; leave one of them out")
        }
        for item in items {
            let length = item.name.unicodeScalars.count
            if length > TextBlock.lengthLimit {
                throw SpecError(
                    at: .option(.steps),
                    "a name of \(length) characters is too long: at most \(TextBlock.lengthLimit)")
            }
        }
        return items.map { item in
            let step = Step(
                item.name, item.state ?? .default, icon: item.icon, isDynamic: item.isDynamic,
                isPressed: item.isPressed)
            return (step, item.state != nil)
        }
    }

    /// Returns the list with every state: the steps before the current one are complete, those after it are not.
    private func list(
        _ given: [(step: Step, isStated: Bool)], current: StepAddress?, at option: OptionKey = .current
    ) throws(SpecError) -> StepList {
        var steps = given.map { $0.step }
        let active = steps.indices.filter { steps[$0].state == .active }
        if active.count > 1 {
            throw SpecError(
                at: .option(.steps),
                "\(quoted(steps[active[0]].name)) and \(quoted(steps[active[1]].name)) cannot both be active")
        }
        // The address of a step does not depend on states.
        for index in active { steps[index].state = .default }
        let plain = StepList(steps, current: 0)
        var index = active.first ?? defaultCurrent(given)
        if let current {
            index = try self.index(current, in: plain, at: option)
            if let first = active.first, first != index {
                throw SpecError(
                    at: .option(option),
                    "step \(current) is not the active one, which is step \(plain.address(of: first)); leave one of them out"
                )
            }
        }
        for other in steps.indices where !given[other].isStated {
            steps[other].state = other < index ? .complete : .default
        }
        switch steps[index].state {
        case .disabled:
            throw SpecError(
                at: .option(option),
                "step \(plain.address(of: index)) is disabled and cannot be the current one; choose another step"
            )
        case .default, .active: steps[index].state = .active
        case .complete where !given[index].isStated: steps[index].state = .active
        case .complete, .error: break
        }
        return StepList(steps, current: index)
    }

    /// Returns the index of the first step that still has to be done, or of the last one.
    private func defaultCurrent(_ given: [(step: Step, isStated: Bool)]) -> Int {
        given.firstIndex { !$0.isStated || $0.step.state == .default || $0.step.state == .error }
            ?? given.lastIndex { $0.step.state != .disabled } ?? 0
    }

    private func index(_ address: StepAddress, in list: StepList, at option: OptionKey) throws(SpecError)
        -> Int
    {
        if let index = list.index(of: address) { return index }
        var hint = ""
        if let dynamic = list.steps.indices.first(where: { list.steps[$0].isDynamic }) {
            hint = ", and dynamic ones such as \(list.address(of: dynamic))"
        }
        throw SpecError(
            at: .option(option),
            "there is no step \(address): steps are counted from 1 to \(list.total)\(hint)"
        )
    }

    /// Refuses a transition that the flow does not allow.
    private func check(_ target: Int, _ list: StepList, _ flow: StepFlow) throws(SpecError) {
        func refusal(_ why: Message) -> SpecError { SpecError(at: .option(.transition), why) }
        let (from, to) = (list.address(of: list.current), list.address(of: target))
        if target == list.current { throw refusal("step \(to) is already the current one") }
        if list.steps[target].state == .disabled {
            throw refusal("step \(to) is disabled and cannot be reached")
        }
        guard flow == .linear else { return }
        if target != list.current + 1 {
            let next = list.current + 1
            let way =
                list.steps.indices.contains(next)
                ? "step \(from) leads only to step \(list.address(of: next))"
                : "step \(from) is the last one"
            throw refusal(
                "in a linear flow \(way), not to step \(to); \(option: .flow, "free") allows any move")
        }
        if list.steps[list.current].state == .error {
            throw refusal(
                "in a linear flow step \(from) must be completed first, but it is in error; use \(option: .flow, "free")"
            )
        }
    }
}
