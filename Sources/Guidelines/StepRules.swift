internal import Basics

extension Rule {
    /// Rules about steps.
    static let steps: [Rule] = [
        tooFewSteps, longStepName, headerAndNames,
        Rule(
            "dynamic-steps-counted", .error, .steps, "S5",
            "Dynamic steps are not counted in the total number of steps",
            why: "Don't count dynamic steps in the total number of steps.",
            fix: "write {total} instead of the number"
        ) { subject in
            guard let steps = subject.steps, let count = steps.count, steps.counted < steps.names.count,
                numbers(in: count).contains(steps.names.count)
            else { return [] }
            return [
                Breach(
                    "\(quoted(count)) counts all \(steps.names.count) steps; without dynamic ones there are \(steps.counted)",
                    at: [.countText],
                    edit: .words(count, to: withTotal(count, in: steps.names.count)))
            ]
        },
        Rule(
            "partial-step", .error, .steps, "S7", "A row that does not scroll shows only whole steps",
            why:
                "Don't show a partial view of a step on the screen if the step progress indicator is not scrollable.",
            fix: "increase \(option: .width)"
        ) { subject in
            guard subject.steps?.cutsStep == true else { return [] }
            return [
                Breach("a step is cut at the edge of a row that does not scroll", at: [.width, .steps])
            ]
        },
        // Lines are of whole words.
        Rule(
            "step-name-broken", .warning, .steps, "S8", "A step's name is not broken within a word",
            why: "Keep step names short – we recommend no more than two lines of text.",
            fix: "increase \(option: .width) or use shorter words"
        ) { subject in
            guard let steps = subject.steps else { return [] }
            return steps.broken.filter { !steps.long.contains($0) }.map { index in
                Breach(
                    "the name of step \(index + 1), \(quoted(steps.names[index])), has a word that is wider than its column and is shortened",
                    at: [.steps.part("\(index)"), .steps])
            }
        },
        // Also "Describes the current step's name".
        Rule(
            "step-title-shortened", .warning, .steps, "S1",
            "The header shows the whole name of the current step",
            why: "Keep step names short – we recommend no more than two lines of text.",
            fix: "increase \(option: .width) or use fewer words"
        ) { subject in
            guard subject.steps?.shortensTitle == true else { return [] }
            return [
                Breach("the text above the steps does not fit and is shortened", at: [.width, .steps])
            ]
        },
        Rule(
            "sub-step-counted", .warning, .steps, "S5", "A sub-step is dynamic, and not counted",
            why: "Use dynamic steps for sub-steps and steps which are dependent on default steps.",
            fix: "add dynamic: true to the step"
        ) { subject in
            guard let steps = subject.steps else { return [] }
            let found = steps.names.indices.filter {
                !steps.dynamic.contains($0) && isSubStep($0, of: steps.names)
            }
            // A sub-step that is named by the number of a later step would be another step.
            let isCertain =
                !steps.isMoving && steps.current < found.first ?? 0 && steps.counted - found.count >= 2
            return found.map {
                Breach(
                    "step \($0 + 1), \(quoted(steps.names[$0])), is named as a sub-step, but counted as a step",
                    at: [.steps.part("\($0).name"), .steps.part("\($0)"), .steps],
                    edit: isCertain
                        ? Edit(.text(steps.names[$0]), .joined(key: "dynamic", .flag(true))) : nil)
            }
        },
        Rule(
            "mixed-step-content", .advice, .steps, "S4", "Nodes have either numbers or icons",
            why: "Displays the number or the icon representing a step in the user flow.",
            fix: "give every step an icon, or use \(option: .content, "number")"
        ) { subject in
            guard let steps = subject.steps, steps.icons > 0, steps.icons < steps.counted else { return [] }
            return [
                Breach(
                    "\(steps.icons) of \(steps.counted) steps have icons, and the others have numbers",
                    at: [.steps])
            ]
        },
        Rule(
            "step-out-of-order", .warning, .steps, "S6",
            "In a linear flow a step is reached only once those before it are complete",
            why: "In a linear user flow, users can tap on the next step when the current step is complete.",
            fix: "complete the steps before it, or use \(option: .flow, "free")"
        ) { subject in
            guard let steps = subject.steps, let early = steps.early else { return [] }
            return [
                Breach(
                    "step \(early + 1), \(quoted(steps.names[early])), is reached although a step before it is not complete",
                    at: [.steps.part("\(early)"), .steps])
            ]
        },
    ]

    /// The rule that there are at least two steps. Fewer are not a flow, and are never drawn.
    public static let tooFewSteps = Rule(
        "too-few-steps", .error, .steps, "S8", "There are at least two steps, not counting dynamic ones",
        why: "A step progress indicator should at least show two steps.",
        fix: "add a step, or leave the steps out"
    ) { subject in
        guard let steps = subject.steps, steps.counted < 2 else { return [] }
        let number = steps.counted == 0 ? "no steps" : "only one step"
        return [Breach("\(number) given: at least two are needed, not counting dynamic ones", at: [.steps])]
    }

    static let longStepName = Rule(
        "step-name-over-two-lines", .warning, .steps, "S8", "A step's name takes at most two lines",
        why: "Keep step names short – we recommend no more than two lines of text.",
        fix: "increase \(option: .width) or use fewer words"
    ) { subject in
        guard let steps = subject.steps else { return [] }
        return steps.long.map { index in
            Breach(
                "the name of step \(index + 1), \(quoted(steps.names[index])), takes more than two lines and is shortened",
                at: [.steps.part("\(index)"), .steps])
        }
    }

    static let headerAndNames = Rule(
        "header-and-names", .warning, .steps, "S8",
        "There is either a header with the current step's name, or there are names under the nodes",
        why: "Try to avoid showing both header and step names under step nodes.",
        fix: "leave out \(option: .names) or \(option: .header)"
    ) { subject in
        guard subject.steps?.showsBoth == true else { return [] }
        return [
            Breach(
                "the header already shows the name of the current step; the guideline advises against names under the nodes as well",
                at: [.names, .header])
        ]
    }

    /// A count with `{total}` in place of a number that occurs in it once; nil where it occurs more often, or not at all.
    private static func withTotal(_ text: String, in number: Int) -> String? {
        var (runs, rest): ([Range<String.Index>], Substring) = ([], text[...])
        while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
            let run = rest[start...].prefix { $0.isASCII && $0.isNumber }
            if Int(run) == number { runs.append(run.startIndex..<run.endIndex) }
            rest = rest[run.endIndex...]
        }
        guard runs.count == 1 else { return nil }
        return text[..<runs[0].lowerBound] + "{total}" + text[runs[0].upperBound...]
    }

    /// Whether a name calls its step a sub-step, or begins with the number of a step before it and one more sign: `2.1` or
    /// `2a` after `2`.
    private static func isSubStep(_ index: Int, of names: [String]) -> Bool {
        let name = names[index].lowercased()
        if ["sub-step", "substep", "sub step"].contains(where: { name.hasPrefix($0) }) { return true }
        let digits = name.prefix { $0.isASCII && $0.isNumber }
        let rest = name.dropFirst(digits.count).prefix { !$0.isWhitespace && $0 != ":" && $0 != ")" }
        let number = String(digits)
        guard !digits.isEmpty,
            names[..<index].contains(where: { $0.split(separator: " ").first.map { String($0) } == number })
        else { return false }
        return rest.count == 1 && rest.first?.isLetter == true
            || rest.first == "." && rest.dropFirst().first?.isNumber == true
    }

    /// The whole numbers in a text.
    private static func numbers(in text: String) -> [Int] {
        text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    }
}
