internal import Basics
internal import CairoRaster
internal import Drawing
internal import Files
internal import Indicators
internal import MotionCore
internal import Requests
internal import Specs

extension LabelSpec {
    /// Whether anything is to be written at all.
    var isEmpty: Bool { text == nil && states.isEmpty && progressText == nil }

    /// The label of a state, empty where there is none.
    func label(_ state: ValueState) -> String {
        let label = states[state] ?? text ?? ""
        return label.allSatisfy(\.isWhitespace) ? "" : label
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

    /// Refuses labels that no layout would show.
    func checkLabels() throws(SpecError) {
        for label in [text].compactMap({ $0 }) + states.values.sorted() {
            let length = label.unicodeScalars.count
            if length > TextBlock.lengthLimit {
                throw SpecError(
                    at: .option("label"),
                    "a label of \(length) characters is too long: at most \(TextBlock.lengthLimit)")
            }
        }
    }

    /// What texts are set in.
    func resolvedFonts() throws(SpecError) -> FontSet {
        do throws(FontError) { return try FontSet.resolve(font ?? .standard) } catch {
            let kind: SpecError.Kind =
                switch error {
                case .noFile: .missing
                case .noFont, .tooLarge: .file
                case .noLibrary, .notInstalled, .noFamily: .component
                }
            if case .noFile(let path) = error, let found = FileStamp(path)?.kind, found != .file {
                throw SpecError(kind, at: .option("font"), "\(quoted(path)) is \(found.rawValue), not a file")
            }
            throw SpecError(kind, at: .option("font"), "\(error)")
        }
    }

    /// What is to be known where fonts lack characters.
    static func note(missing count: Int) -> [Message] {
        if count == 0 { return [] }
        return [
            "no font has \(count) of the characters, which are drawn as boxes; choose a font that has them with \(option: "font")"
        ]
    }
}
