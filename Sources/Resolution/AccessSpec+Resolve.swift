internal import Basics
internal import Indicators
internal import Jobs
internal import Languages
internal import MotionCore
internal import Requests

extension AccessSpec {
    /// - Parameters:
    ///   - locale: What is said by itself is said in this language; nil is English.
    ///   - message: What a presentation says beside the indicator, empty for nothing: its name where it has no label.
    ///   - own: What it says by itself, be it a message or a label.
    func resolve(_ label: LabelSpec, in locale: Language?, message: String = "", own: String = "") -> Access {
        let language = locale ?? .english
        let texts = resolvedTexts(own, in: language)
        return Access(
            sidecars: sidecars.unique, language: language, namesLanguage: locale != nil,
            isStartedByUser: startedBy != .system, labels: label.resolvedLabels(),
            message: message,
            progress: label.resolvedProgress(), texts: texts)
    }

    /// The texts that take the place of motion.
    ///
    /// - Parameter own: What a presentation says by itself, which comes first; empty for nothing.
    func resolvedTexts(_ own: String, in language: Language) -> [String] {
        if !reducedTexts.isEmpty { return reducedTexts }
        let texts = language.words.waiting
        return own.isEmpty ? texts : [own] + texts.dropFirst()
    }
}
