package import Basics
internal import Drawing
package import Indicators
package import Requests

extension LabelSpec {
    /// Whether no text at all is to be written.
    package var isEmpty: Bool { text == nil && states.isEmpty && progressText == nil }

    /// The label of a state; empty where there is none.
    package func label(_ state: ValueState) -> String {
        let label = states[state] ?? text ?? ""
        return label.allSatisfy { $0.isWhitespace } ? "" : label
    }

    /// The labels of all states that have one.
    func resolvedLabels() -> [ValueState: String] {
        var labels: [ValueState: String] = [:]
        for state in ValueState.allCases {
            let label = label(state)
            if !label.isEmpty { labels[state] = label }
        }
        return labels
    }

    func resolvedProgress() -> ProgressText {
        switch progressText {
        case .percent: .percent
        case .fraction: .fraction(total ?? 100)
        case .hidden, nil: .none
        }
    }

    /// Refuses labels that are too long for any layout.
    func checkLabels() throws(SpecError) {
        for label in [text].compactMap({ $0 }) + states.values.sorted() {
            let length = label.unicodeScalars.count
            if length > TextBlock.lengthLimit {
                throw SpecError(
                    at: .option(.label),
                    "a label of \(length) characters is too long: at most \(TextBlock.lengthLimit)")
            }
        }
    }

    /// The note about characters that no font has; empty for none.
    package static func note(missing count: Int) -> [Message] {
        if count == 0 { return [] }
        return [
            "no font has \(count) of the characters, which are drawn as boxes; set \(option: .font) to one that has them"
        ]
    }
}
