internal import Indicators
internal import Jobs
internal import Languages
internal import Requests

extension AccessSpec {
    /// - Parameters:
    ///   - locale: The language of texts that the request does not write; nil is English.
    ///   - message: The message of a presentation, which is its name where it has no label; empty for none.
    ///   - own: The text that a presentation has by itself, be it a message or a label; empty for none.
    func access(of label: LabelSpec, in locale: Language?, message: String = "", own: String = "") -> Access {
        let language = locale ?? .english
        let texts = resolvedTexts(own, in: language)
        return Access(
            sidecars: sidecars.unique, language: language, namesLanguage: locale != nil,
            isStartedByUser: startedBy != .system, labels: label.resolvedLabels(),
            message: message,
            progress: label.resolvedProgress(), texts: texts)
    }

    /// The texts that replace motion.
    ///
    /// - Parameter own: The text that a presentation has by itself, which comes first; empty for none.
    func resolvedTexts(_ own: String, in language: Language) -> [String] {
        if !reducedTexts.isEmpty { return reducedTexts }
        let texts = language.words.waiting
        return own.isEmpty ? texts : [own] + texts.dropFirst()
    }
}
