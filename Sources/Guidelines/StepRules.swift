internal import Basics
internal import Indicators

extension Rule {
    /// About steps.
    static let steps: [Rule] = [
        tooFewSteps, longStepName, headerAndNames,
        Rule(
            "dynamic-steps-counted", .error, .steps, "S5",
            "Dynamic steps are not counted in the total number of steps",
            fix: "write {total} instead of the number"
        ) { subject in
            guard let steps = subject.steps, let count = steps.count, steps.counted < steps.names.count,
                numbers(in: count).contains(steps.names.count)
            else { return [] }
            return [
                Breach(
                    "\(quoted(count)) counts all \(steps.names.count) steps; without dynamic ones there are \(steps.counted)",
                    at: ["count-text"])
            ]
        },
        Rule(
            "partial-step", .error, .steps, "S7", "A row that does not scroll shows only whole steps",
            fix: "increase \(option: "width")"
        ) { subject in
            guard subject.steps?.cutsStep == true else { return [] }
            return [
                Breach("a step is cut at the edge of a row that does not scroll", at: ["width", "steps"])
            ]
        },
        // "Keep step names short – we recommend no more than two lines of text": lines are of whole words.
        Rule(
            "step-name-broken", .warning, .steps, "S8", "A step's name is not broken within a word",
            fix: "increase \(option: "width") or use shorter words"
        ) { subject in
            guard let steps = subject.steps else { return [] }
            return steps.broken.filter { !steps.long.contains($0) }.map { index in
                Breach(
                    "the name of step \(index + 1), \(quoted(steps.names[index])), has a word that is wider than its column and is broken",
                    at: ["steps.\(index)", "steps"])
            }
        },
        // "Describes the current step's name", and "Keep step names short".
        Rule(
            "step-title-shortened", .warning, .steps, "S1",
            "The header shows the whole name of the current step",
            fix: "increase \(option: "width") or use fewer words"
        ) { subject in
            guard subject.steps?.shortensTitle == true else { return [] }
            return [
                Breach("a text above the steps does not fit and is shortened", at: ["width", "steps"])
            ]
        },
        // "Displays the number or the icon representing a step in the user flow."
        Rule(
            "mixed-step-content", .advice, .steps, "S4", "Nodes have either numbers or icons",
            fix: "give every step an icon, or use \(option: "content", "number")"
        ) { subject in
            guard let steps = subject.steps, steps.icons > 0, steps.icons < steps.counted else { return [] }
            return [
                Breach(
                    "\(steps.icons) of \(steps.counted) steps have icons, and the others numbers",
                    at: ["steps"])
            ]
        },
        // "In a linear user flow, users can tap on the next step when the current step is complete."
        Rule(
            "step-out-of-order", .warning, .steps, "S6",
            "In a linear flow a step is complete only after all those before it",
            fix: "complete the steps before it, or use \(option: "flow", "free")"
        ) { subject in
            guard let steps = subject.steps, let early = steps.early else { return [] }
            return [
                Breach(
                    "step \(early + 1), \(quoted(steps.names[early])), is complete before those that lead to it",
                    at: ["steps.\(early)", "steps"])
            ]
        },
    ]

    /// Fewer are no flow, and are never drawn.
    public static let tooFewSteps = Rule(
        "too-few-steps", .error, .steps, "S8", "There are at least two steps, not counting dynamic ones",
        fix: "add a step, or leave the steps out"
    ) { subject in
        guard let steps = subject.steps, steps.counted < 2 else { return [] }
        let number = steps.counted == 0 ? "no steps" : "only one step"
        return [Breach("\(number) given: at least two are needed, not counting dynamic ones", at: ["steps"])]
    }

    static let longStepName = Rule(
        "step-name-over-two-lines", .warning, .steps, "S8", "A step's name takes at most two lines",
        fix: "increase \(option: "width") or use fewer words"
    ) { subject in
        guard let steps = subject.steps else { return [] }
        return steps.long.map { index in
            Breach(
                "the name of step \(index + 1), \(quoted(steps.names[index])), takes more than two lines and is shortened",
                at: ["steps.\(index)", "steps"])
        }
    }

    static let headerAndNames = Rule(
        "header-and-names", .warning, .steps, "S8",
        "There is either a header with the current step's name or names under the nodes",
        fix: "leave out \(option: "names")"
    ) { subject in
        guard subject.steps?.showsBoth == true else { return [] }
        return [
            Breach(
                "the header already shows the current name, and the guideline advises against names under the nodes as well",
                at: ["names", "header"])
        ]
    }

    /// The whole numbers that are written in a text.
    private static func numbers(in text: String) -> [Int] {
        text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    }
}
